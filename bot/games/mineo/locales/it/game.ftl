# Che cosa dice il gioco di Mineo: fasi, domande, chiamate, notizie, jochi, rifiuti.

# Fasi di una mano.
phase-mineo-scarto = Lo scarto
phase-mineo-declare = Scommessa e rivanto

# Domande e parole.
decision-mineo-call = { $cards ->
    [5] Cinque carte: che dici? Andare solo adesso è una stata: tutto doppio.
    [10] Dieci carte: che dici?
   *[other] Quindici carte: che dici?
}
decision-mineo-final = Hai tutte e venti le carte e il monte è in tavola: la tua ultima parola?
decision-mineo-answer = Le offerte sono state accettate. Vai solo o passi?
decision-mineo-scarto = { $forced ->
    [0] Scarta tre carte.
    [one] Scarta due carte; deve andare anche questa: { $cards }.
   *[other] Scarta una carta; devono andare anche queste: { $cards }.
}
decision-mineo-scommessa = Scommetti un joco che alla fine Giove, Picciotti e Fujutu saranno tutti tuoi?
decision-mineo-rivanto = { $target ->
    [personal] Scommetti un joco che l’ultima presa la vinci tu?
   *[side] Scommetti un joco che l’ultima presa la vince la tua parte?
}
decision-mineo-talk = Puoi dire qualcosa al compagno; sentono tutti.
word-mineo-pago = Pago
word-mineo-mischio = Mischio
word-mineo-altre5 = Altre cinque
word-mineo-solo = Vado solo
word-mineo-prendo = Prendo
word-mineo-scommessa = Scommetto
word-mineo-rivanto = Mi rivanto
word-mineo-vanto = Mi vanto
word-mineo-no = No
call-mineo-pago = Pago
call-mineo-mischio = Mischio
call-mineo-altre5 = Altre cinque
call-mineo-solo = Vado solo
call-mineo-prendo = Prendo

# Le parole fra i difensori (S91).
signal-mineo-ask = Che gioco?
signal-mineo-mine = Al mio gioco
signal-mineo-yours = Al tuo gioco
signal-mineo-his = Al gioco suo
signal-mineo-not_his = Non al gioco suo
signal-mineo-trump = Trionfi
signal-mineo-new = Gioco nuovo
signal-mineo-over = Il mio è finito
signal-mineo-load = Carica
signal-mineo-low = Liscio
mineo-signal = { $seat }: «{ $words }»

# Segni e gruppi di carte.
badge-mineo-soloist = Solista
badge-mineo-stata = Solista di stata
badge-mineo-scommessa = Scommessa
badge-mineo-rivanto = Rivanto
badge-mineo-pago = Offre un joco
zone-mineo-pack = Mazzo
zone-mineo-monte = Monte
zone-mineo-own-monte = Il monte (solo tu)
zone-mineo-bottom = Ultima carta del mazzo (solo tu)
zone-mineo-scarto = Scarto
zone-mineo-own-scarto = Il tuo scarto
zone-mineo-pile-soloist = Prese del solista
zone-mineo-pile-defenders = Prese dei difensori
zone-mineo-fujutu-owed = Il Fujutu, ancora da pagare

# Che cosa si aspetta.
mineo-status-call = { $cards } carte: parla { $seat }.
    .you-seat = { $cards } carte: parli tu.
mineo-status-final = Ultimo giro: parla { $seat }.
    .you-seat = Ultimo giro: parli tu.
mineo-status-offer = { $count ->
    [one] { $seat } offre un joco.
   *[other] { $seat } offre { $count } jochi.
}
    .you-seat = { $count ->
        [one] Offri un joco.
       *[other] Offri { $count } jochi.
    }
mineo-status-answer = { $taker } accetta; { $seat } può ancora andare solo.
    .you-seat = { $taker } accetta; puoi ancora andare solo.
    .you-taker = Accetti tu; { $seat } può ancora andare solo.
mineo-status-scarto = { $seat } scarta tre carte.
    .you-seat = Scarti tre carte.
mineo-status-scommessa = { $seat } può fare la scommessa.
    .you-seat = Puoi fare la scommessa.
mineo-status-rivanto = { $seat } può dire mi rivanto.
    .you-seat = Puoi dire mi rivanto.
mineo-status-fujutu-led = È uscito il Fujutu: la prossima carta decide il seme.

# Punteggio.
mineo-score-solo = { $seat } va solo
    .you-seat = Sei solista
mineo-score-stata = { $seat } fa la stata: doppio
    .you-seat = Fai la stata: doppio
mineo-score-scommessa = Scommessa
mineo-score-rivanto = Rivanto di { $seat }
    .you-seat = Il tuo rivanto
mineo-score-pigliate = Pigliate { $soloist } : { $defenders }

# Prese: pigliate e Fujutu.
mineo-pigliata = Pigliata: { $seat } prende { THE($card) }
    .you-seat = Pigliata: prendi { THE($card) }
mineo-fujutu-home = { $card }: la parte di { $seat } vince la presa e lo tiene.
    .you-seat = { $card }: la tua parte vince la presa e lo tiene.
mineo-fujutu-back = { $card } torna alla parte di { $seat }, che deve una scartina.
    .you-seat = { $card } torna alla tua parte, che deve una scartina.
mineo-fujutu-lost = { $card } di { $seat } va perso nell’ultima presa.
    .you-seat = { $card }, che hai giocato tu, va perso nell’ultima presa.
mineo-fujutu-paid-soloist = { $seat } dà { THE($card) } per il Fujutu.
    .you-seat = Dai { THE($card) } per il Fujutu.
mineo-fujutu-paid-defenders = I difensori danno { THE($card) } a { $seat } per il Fujutu.
    .you-seat = I difensori ti danno { THE($card) } per il Fujutu.
mineo-fujutu-surrendered-soloist = { $seat } non ha scartine da dare: { THE($card) } passa ai difensori.
    .you-seat = Non hai scartine da dare: { THE($card) } passa ai difensori.
mineo-fujutu-surrendered-defenders = I difensori non hanno scartine da dare: { THE($card) } passa a { $seat }.
    .you-seat = I difensori non hanno scartine da dare: { THE($card) } passa a te.
mineo-fujutu-unpaid-soloist = { $seat } non ha scartine da dare e tiene { THE($card) }.
    .you-seat = Non hai scartine da dare e tieni { THE($card) }.
mineo-fujutu-unpaid-defenders = I difensori non hanno scartine da dare a { $seat } e tengono { THE($card) }.
    .you-seat = I difensori non hanno scartine da darti e tengono { THE($card) }.

# Notizie.
mineo-news-deal = Mano { $deal }: { $seat } dà cinque carte a testa.
    .you-seat = Mano { $deal }: dai cinque carte a testa.
mineo-news-giro = Altre cinque a testa: { $cards } carte in mano.
mineo-news-rest-dealt = Si danno le altre: venti carte a testa.
mineo-news-monte = { $seat } guarda il monte e lo posa coperto.
    .you-seat = Guardi il monte e lo posi coperto.
mineo-news-called = { $seat }: «{ $call }»
    .you-seat = Tu: «{ $call }»
mineo-news-solo = { $seat } va solo contro gli altri due.
    .you-seat = Vai solo contro gli altri due.
mineo-news-stata = { $seat } va solo con cinque carte: è una stata, tutto vale doppio.
    .you-seat = Vai solo con cinque carte: è una stata, tutto vale doppio.
mineo-news-monte-shown = { $seat } mostra il monte e lo prende: { $cards }.
    .you-seat = Mostri il monte e lo prendi: { $cards }.
mineo-news-monte-taken = { $seat }, che è mazziere, prende il monte senza mostrarlo.
    .you-seat = Tu, che sei mazziere, prendi il monte senza mostrarlo.
mineo-news-scarto = { $seat } scarta tre carte.
    .you-seat = Scarti tre carte.
mineo-news-scarto-trumps = { $seat } scarta tre carte, con questi trionfi: { $cards }.
    .you-seat = Scarti tre carte, con questi trionfi: { $cards }.
mineo-news-said-no = { $seat } non dice niente.
    .you-seat = Non dici niente.
mineo-news-said-scommessa = { $seat } fa la scommessa: Giove, Picciotti e Fujutu.
    .you-seat = Fai la scommessa: Giove, Picciotti e Fujutu.
mineo-news-said-rivanto = { $seat }: «Mi rivanto», per l’ultima presa.
    .you-seat = Tu: «Mi rivanto», per l’ultima presa.
mineo-news-said-vanto = { $seat }: «Mi vanto», per l’ultima presa, con Giove in mano.
    .you-seat = Tu: «Mi vanto», per l’ultima presa, con Giove in mano.
mineo-news-annulled = La mano { $deal } è annullata: nessuno la gioca.
mineo-news-paid = { $count ->
    [one] { $seat } paga un joco a { $taker } e la mano è annullata.
   *[other] { $seat } paga { $count } jochi a { $taker } e la mano è annullata.
}
    .you-seat = { $count ->
        [one] Paghi un joco a { $taker } e la mano è annullata.
       *[other] Paghi { $count } jochi a { $taker } e la mano è annullata.
    }
    .you-taker = { $count ->
        [one] { $seat } ti paga un joco e la mano è annullata.
       *[other] { $seat } ti paga { $count } jochi e la mano è annullata.
    }
mineo-news-stopped = La partita è finita in anticipo; la mano in corso non conta.

# Il conto.
mineo-count-pago = Pago
mineo-count-rimatura = Rimatura ({ $soloist } punti a { $defenders })
mineo-count-vanto = Vanto, l’ultima presa
mineo-count-rivanto = Rivanto di { $seat }
mineo-count-quattro-re = Quattro Re
mineo-count-arie = Arie
mineo-count-arie-giove = Arie e Giove
mineo-count-pigliate = { $count ->
    [one] Una pigliata
   *[other] { $count } pigliate
}
mineo-count-scommessa = Scommessa: Giove, Picciotti, Fujutu
mineo-outcome-annulled = Annullata: nessuno paga e dà le carte il giocatore seguente.
mineo-outcome-paid = { $count ->
    [one] { $seat } paga un joco a { $taker }.
   *[other] { $seat } paga { $count } jochi a { $taker }.
}
    .you-seat = { $count ->
        [one] Paghi un joco a { $taker }.
       *[other] Paghi { $count } jochi a { $taker }.
    }
    .you-taker = { $count ->
        [one] { $seat } ti paga un joco.
       *[other] { $seat } ti paga { $count } jochi.
    }
mineo-outcome-even = Jochi pari: nessuno paga.
mineo-outcome-stata = { $count ->
    [one] Un joco di differenza, raddoppiato per la stata.
   *[other] { $count } jochi di differenza, raddoppiati per la stata.
}
mineo-outcome-soloist = { $count ->
    [one] Vince { $seat }: ogni difensore paga un joco.
   *[other] Vince { $seat }: ogni difensore paga { $count } jochi.
}
    .you-seat = { $count ->
        [one] Ogni difensore ti paga un joco.
       *[other] Ogni difensore ti paga { $count } jochi.
    }
mineo-outcome-defenders = { $count ->
    [one] Perde { $seat }: un joco a ogni difensore.
   *[other] Perde { $seat }: { $count } jochi a ogni difensore.
}
    .you-seat = { $count ->
        [one] Paghi un joco a ogni difensore.
       *[other] Paghi { $count } jochi a ogni difensore.
    }

# Rifiuti.
refusal-mineo-must-overtrump = Non puoi giocare { THE($card) }: se puoi, devi superare il trionfo più alto in tavola.
refusal-mineo-fujutu-lead = { refusal-fool-lead }
refusal-mineo-call-not-now = Ora non puoi dire «{ $call }».
refusal-mineo-scarto-count = { refusal-discard-count }
refusal-mineo-scarto-card = Non puoi scartare { THE($card) }.
refusal-mineo-scarto-first = Nel tuo scarto manca una carta che deve andarci per prima.
refusal-mineo-scommessa-fujutu = A questo tavolo per la scommessa devi avere in mano il Fujutu.
refusal-mineo-defenders-talk = Possono parlare solo i difensori.
refusal-mineo-signal-not-now = In questo momento non puoi dirlo.
refusal-mineo-bad-pack = Il mazzo deve contenere una sola volta ognuna delle 63 carte.
refusal-mineo-no-forfeit = In questo gioco non si può perdere una mano per assenza: subentra un bot.

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-mineo-concede = L’altra parte prende tutte le carte ancora da giocare, un joco per ogni Aria e per i Picciotti che la tua parte ha ancora in mano, e l’ultima presa con tutto ciò che ne dipende.
form-mineo = { form-three }
about-mineo = Sicilia: un’asta, poi uno contro due

# I momenti di una mano.
highlight-mineo-stata = { $who } ha vinto la stata: tutto valeva doppio.
highlight-mineo-scommessa = { $who } ha vinto la scommessa: { $cards }.
highlight-mineo-four-kings = Quattro Re per { $who }: { $cards }.
highlight-mineo-king-saved = { $who } ha salvato un Re con il Fujutu: { $cards }.
highlight-mineo-stata-name = stata vinta
highlight-mineo-scommessa-name = scommessa vinta
highlight-mineo-four-kings-name = Quattro Re
highlight-mineo-king-saved-name = Re salvato dal Fujutu
