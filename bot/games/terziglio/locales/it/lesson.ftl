# La mano guidata: i suoi argomenti, spiegati una volta sola, e le risposte (T: i numeri delle regole).

teach-terziglio-auction = **L’asta.** Parlano tutti una volta: passo, gioco (prendi le cinque carte del monte) o solo (le lasci, e vale doppio). Il giocatore solo è contro gli altri due (T12–T16).
teach-terziglio-overcall = **Dopo «gioco».** Qualcuno ha già detto «gioco»: puoi soltanto passare o dire «solo»: giochi senza il monte e la mano vale doppio (T13).
teach-terziglio-say-play = **Gioco** — con { $trumps ->
        [one] un trionfo
       *[other] { $trumps } trionfi
    } { $high ->
        [0] anche senza carte da 5
        [one] e una carta da 5
       *[other] e { $high } carte da 5
    } puoi vincere contro due, e il monte migliora le tue carte.
teach-terziglio-say-solo = **Solo** — con { $trumps ->
        [one] un trionfo
       *[other] { $trumps } trionfi
    } { $high ->
        [0] anche senza carte da 5
        [one] e una carta da 5
       *[other] e { $high } carte da 5
    } il monte non ti serve, e la mano vale doppio.
teach-terziglio-say-pass = **Passo** — { $trumps ->
        [0] senza trionfi
        [one] con un trionfo
       *[other] con { $trumps } trionfi
    } e { $high ->
        [0] senza carte da 5
        [one] con una carta da 5
       *[other] con { $high } carte da 5
    } contro due sarebbe dura; contro un giocatore solo hai invece un compagno.
teach-terziglio-stock = **Il monte.** Chi ha detto «gioco» prende le cinque carte del monte senza mostrarle, e ne scarta cinque (T16).
teach-terziglio-discard = **Lo scarto.** Scarta cinque carte, ma non Re, 21, 20, 1 o Matto. Alla fine contano per te, se fai almeno una presa (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — figure e assi che potresti perdere sono al sicuro nello scarto. Tieni i trionfi; un seme corto finisce presto, e allora puoi tagliarlo.
teach-terziglio-declare = **Le accuse.** Prima dell’uscita puoi accusare quello che hai e tenerti le carte. Le *cricche* sono tre o quattro fra 21, 20, 1 e Matto, o tre o quattro figure uguali; le *sequenze* scendono da un Re o dal 21, o sono di Mori o di assi (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — accusa tutto: { $points } punto, e le carte restano tue.
   *[other] **{ $chosen }** — accusa tutto: { $points } punti, e le carte restano tue.
}
teach-terziglio-wild = **I contatori.** Il Matto e l’1 possono sostituire una carta mancante di una sequenza o allungarla, anche in più sequenze insieme. In una cricca non sostituiscono mai un’altra carta (T21–T23).
teach-terziglio-double = **Tre insieme.** Tre o più cricche accusate insieme valgono doppio, e così tre o più sequenze (T22, T32).
teach-terziglio-sides = **Uno contro due.** Il giocatore solo esce per primo. Le prese dei due difensori contano insieme, e così le loro accuse (T41, T53, T57).
teach-terziglio-trick-score = **Punti in una presa.** Se le tre carte di una presa fanno una cricca o una sequenza, chi la vince la segna subito per la sua parte (T46).
teach-terziglio-fool = **Il Matto** si può giocare sempre e non prende mai. Si mette da parte: alla fine torna alla sua parte, che dà una carta in cambio se la presa era degli altri (T44, T49).
teach-terziglio-pay = **Pagare il Matto.** Una parte che ha giocato il Matto in una presa degli altri lo tiene e dà in cambio una carta presa, a scelta (T49–T50).
teach-terziglio-pay-do = **{ $card }** — non rompe le tue cricche né le tue sequenze, ed è quella che serve meno agli altri.
teach-terziglio-last = **L’ultima presa** vale 6 punti: tieni una carta che possa vincerla (T55).
teach-terziglio-count = **Il conto.** Si sommano le accuse, i punti nelle prese, i punti delle carte e quello che le carte prese fanno insieme. Vince il totale più alto; ogni 50 punti sono un punto di partita (T52–T62).
