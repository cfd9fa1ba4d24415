# Che cosa dice il terziglio: fasi, chiamate, domande, notizie, conto, rifiuti, opzioni.

# Fasi di una mano.
phase-terziglio-discard = Monte e scarto
phase-terziglio-pay = Pagamento del Matto

# Domande, parole e chiamate.
decision-terziglio-auction = Tocca a te parlare: passo, gioco col monte, o solo senza monte (vale doppio)?
decision-terziglio-overcall = Qualcuno ha già detto «gioco»: passo, o solo senza monte (vale doppio)?
decision-terziglio-discard = { $barred ->
    [0] Scarta { $count } carte.
   *[other] Scarta { $count } carte, nessuna da cinque punti.
}
decision-terziglio-declare = Quali cricche e sequenze accusi?
decision-terziglio-pay = Ti torna { THE($fool) }: quale carta dai in cambio?
word-terziglio-pass = Passo
word-terziglio-play = Gioco
word-terziglio-solo = Solo, senza monte
call-terziglio-pass = Passo
call-terziglio-play = Gioco
call-terziglio-solo = Solo

# Segni e gruppi di carte.
badge-terziglio-declarer = Giocatore solo
badge-terziglio-solo = Solo
badge-terziglio-fool = Matto messo da parte
zone-terziglio-stock = Monte
zone-terziglio-own-stock = Il monte che hai preso
zone-terziglio-fool = Il Matto, messo da parte
zone-terziglio-paid = Data per il Matto
zone-terziglio-pile = Carte prese

# Cricche e sequenze.
family-terziglio-tarocchi = Tarocchi
family-terziglio-kings = Re
family-terziglio-queens = Regine
family-terziglio-cavaliers = Cavalli
family-terziglio-jacks = Fanti
family-terziglio-grande = Sequenza grande
family-terziglio-suit-S = Sequenza di Spade
family-terziglio-suit-B = Sequenza di Bastoni
family-terziglio-suit-C = Sequenza di Coppe
family-terziglio-suit-D = Sequenza di Denari
family-terziglio-mori = Mori
family-terziglio-assi = Assi
claim-terziglio-meld = { $name }, { $count } carte
claim-terziglio-part = { $name }, solo { $count }
terziglio-meld = { $name }, { $count } carte: { $points }
terziglio-side = { $side }

# Che cosa si aspetta.
terziglio-status-auction = Tocca a { $seat } parlare.
    .you-seat = Tocca a te parlare.
terziglio-status-discard = { $seat } scarta.
    .you-seat = Scarti tu.
terziglio-status-pay = { $seat } sceglie la carta da dare per il Matto.
    .you-seat = Scegli la carta da dare per il Matto.

# Punteggio e note sotto una presa.
terziglio-contract-play = Gioca { $seat }
    .you-seat = Giochi tu
terziglio-contract-solo = { $seat } va solo
    .you-seat = Vai solo
terziglio-score = { $side }: { $points }
    .you-side = Tu: { $points }
terziglio-score-in-full = { $points ->
    [one] { $side }: un punto finora
   *[other] { $side }: { $points } punti finora
}
    .you-side = { $points ->
        [one] Tu: un punto finora
       *[other] Tu: { $points } punti finora
    }
terziglio-note-meld = { $points } a { $side }: { $name } nella presa ({ $cards })
    .you-side = { $points } a te: { $name } nella presa ({ $cards })
    .pair-side = { $points } a te e { $side }: { $name } nella presa ({ $cards })
terziglio-note-fool = { $card }: { $seat } lo mette da parte, si sistema alla fine
    .you-seat = { $card }: lo metti da parte, si sistema alla fine

# Notizie.
terziglio-news-pass = { $seat }: passo.
    .you-seat = Tu: passo.
terziglio-news-play = { $seat }: gioco.
    .you-seat = Tu: gioco.
terziglio-news-solo = { $seat }: solo.
    .you-seat = Tu: solo.
terziglio-news-thrown-in = Passano tutti: la mano va a monte.
terziglio-news-not-counted = Passano tutti: la mano va a monte e non conta.
terziglio-news-stock = { $seat } prende le { $count } carte del monte.
    .you-seat = Prendi le { $count } carte del monte.
terziglio-news-declared = { $seat } accusa per { $points } ({ $name }): { $cards }.
    .you-seat = Accusi per { $points } ({ $name }): { $cards }.
terziglio-news-declared-total = { $seat }: accuse per { $points } in tutto.
    .you-seat = Tu: accuse per { $points } in tutto.
terziglio-news-declared-doubled = { $seat }: accuse per { $points } in tutto; tre o più valgono doppio.
    .you-seat = Tu: accuse per { $points } in tutto; tre o più valgono doppio.
terziglio-news-declared-none = { $seat } non accusa niente.
    .you-seat = Non accusi niente.
terziglio-news-owes = { $seat } riprende { THE($card) } e deve dare una carta in cambio.
    .you-seat = Riprendi { THE($card) } e devi dare una carta in cambio.
terziglio-news-paid = { $seat } dà { THE($card) } per { THE($fool) }.
    .you-seat = Dai { THE($card) } per { THE($fool) }.
terziglio-news-stock-shown = Nel monte c’erano { THE($cards) }.
terziglio-news-discards-shown = Scartate: { $cards }.

# Il conto.
terziglio-count-declared = Accuse di { $seat }
    .you-seat = Accuse tue
terziglio-count-tricks = Segnati nelle prese
terziglio-count-cards = Carte ({ $first } e { $second })
terziglio-count-last = Ultima
terziglio-count-meld = { $name }, { $count } carte
terziglio-count-family = { $name }, fino a { $count } carte
terziglio-count-doubled-combinations = Criccone: tre o più cricche, doppio
terziglio-count-doubled-patterns = Tre o più sequenze: doppio
terziglio-outcome-play = { $amount ->
    [one] { $side }: { $points } punti, un punto di partita.
   *[other] { $side }: { $points } punti, { $amount } punti di partita.
}
    .you-side = { $amount ->
        [one] Tu: { $points } punti, un punto di partita.
       *[other] Tu: { $points } punti, { $amount } punti di partita.
    }
terziglio-outcome-solo = { $amount ->
    [0] { $side }: { $points } punti, nessun punto di partita.
   *[other] { $side }: { $points } punti, raddoppiati per il solo: { $amount } punti di partita.
}
    .you-side = { $amount ->
        [0] Tu: { $points } punti, nessun punto di partita.
       *[other] Tu: { $points } punti, raddoppiati per il solo: { $amount } punti di partita.
    }
terziglio-outcome-all = { $amount ->
    [one] { $side }: cappotto e { $points } punti, un punto di partita.
   *[other] { $side }: cappotto e { $points } punti, { $amount } punti di partita.
}
    .you-side = { $amount ->
        [one] Tu: cappotto e { $points } punti, un punto di partita.
       *[other] Tu: cappotto e { $points } punti, { $amount } punti di partita.
    }
terziglio-outcome-wins = { $amount ->
    [0] { $seat } non riceve niente.
   *[other] { $seat } riceve { $amount } da ciascuno degli altri.
}
    .you-seat = { $amount ->
        [0] Non ricevi niente.
       *[other] Ricevi { $amount } da ciascuno degli altri.
    }
terziglio-outcome-loses = { $amount ->
    [0] { $seat } non paga niente.
   *[other] { $seat } paga { $amount } a ciascuno degli altri.
}
    .you-seat = { $amount ->
        [0] Non paghi niente.
       *[other] Paghi { $amount } a ciascuno degli altri.
    }
terziglio-outcome-even = I totali sono pari: perde il giocatore solo.
terziglio-outcome-tie = I totali sono pari: nessuno paga.
terziglio-outcome-fool-pay = { $card }: ripreso, in cambio di un’altra carta.
terziglio-outcome-fool-lost = { $card }: perso da una parte senza prese.

# Rifiuti.
refusal-terziglio-not-held = Non hai in mano { THE($cards) }.
refusal-terziglio-play-taken = Qualcuno ha già detto «gioco»: passa o vai solo.
refusal-terziglio-discard-barred = Non puoi scartare Re, Mondo, Angelo, Bagatto e Matto: { $cards }.
refusal-terziglio-claim-unknown = Non hai questa cricca o sequenza.
refusal-terziglio-claim-twice = Puoi accusare una sola volta ogni tipo: { $name }.
refusal-terziglio-claim-illegal = Non puoi accusare così queste carte: { $cards }.
refusal-terziglio-nothing-to-pay = Ora non devi dare una carta per il Matto.
refusal-terziglio-not-payable = La tua parte non ha preso { THE($card) }.
refusal-terziglio-bad-pack = Il mazzo deve contenere una sola volta ognuna delle 62 carte.

# Opzioni del tavolo e i loro valori (sezione 11 delle regole).
option-terziglio-trump_order = Trionfo più alto
option-terziglio-trump_order--world_high = Il Mondo
option-terziglio-trump_order--bolognese = L’Angelo, con mazzo bolognese
option-terziglio-pip_order = Numerali di Coppe e Denari
option-terziglio-pip_order--standard = Il dieci è il più alto
option-terziglio-pip_order--bolognese = L’asso è il più alto, alla bolognese
option-terziglio-direction = Verso del gioco
option-terziglio-direction--ccw = Antiorario
option-terziglio-direction--cw = Orario
option-terziglio-dealer_rotation = Il turno di dare le carte passa
option-terziglio-dealer_rotation--with_play = Nel verso del gioco
option-terziglio-dealer_rotation--against_play = Contro il verso del gioco
option-terziglio-hands_per_game--1 = Una mano
option-terziglio-hands_per_game--3 = Tre mani
option-terziglio-hands_per_game--6 = Sei mani
option-terziglio-hands_per_game--9 = Nove mani
option-terziglio-passed_hand_counts = La mano passata da tutti conta
option-terziglio-passed_hand_counts--false = No
option-terziglio-passed_hand_counts--true = Sì
option-terziglio-first_lead = Prima uscita
option-terziglio-first_lead--declarer = Del giocatore solo
option-terziglio-first_lead--eldest = Di chi viene dopo il mazziere
option-terziglio-discard_restriction = Scarto delle carte da cinque
option-terziglio-discard_restriction--five_point = Vietato
option-terziglio-discard_restriction--none = Permesso
option-terziglio-solo_stock = Il monte del solo va
option-terziglio-solo_stock--declarer = Al giocatore solo
option-terziglio-solo_stock--last_trick = A chi fa l’ultima
option-terziglio-top_skip = Vuoto sotto la cima della sequenza
option-terziglio-top_skip--one = Può mancare una carta
option-terziglio-top_skip--none = Nessuno
option-terziglio-wild_extension = I contatori allungano una sequenza
option-terziglio-wild_extension--natural = Se è completa senza contatori
option-terziglio-wild_extension--strict = Solo se non ne contiene
option-terziglio-wild_extension--free = Sempre
option-terziglio-suit_pattern_cards = Sequenze di un seme
option-terziglio-suit_pattern_cards--court_ace = Figure e asso
option-terziglio-suit_pattern_cards--full_suit = Tutte e dieci le carte
option-terziglio-combo_wild = Contatori nelle cricche
option-terziglio-combo_wild--none = No
option-terziglio-combo_wild--allowed = Con almeno due figure
option-terziglio-trick_bonus = Punti nelle prese
option-terziglio-trick_bonus--true = Sì
option-terziglio-trick_bonus--false = No
option-terziglio-fool_in_trick_bonus = Il Matto vale nelle prese
option-terziglio-fool_in_trick_bonus--false = No
option-terziglio-fool_in_trick_bonus--true = Sì
option-terziglio-fool_lead = Uscire col Matto
option-terziglio-fool_lead--allowed = Permesso
option-terziglio-fool_lead--forbidden = Solo come ultima carta
option-terziglio-odd_card = Ultima carta spaiata nel conto
option-terziglio-odd_card--declarer = Al giocatore solo
option-terziglio-odd_card--defenders = Ai difensori
option-terziglio-tie = Totali pari
option-terziglio-tie--declarer_loses = Perde il giocatore solo
option-terziglio-tie--void = Nessuno paga
option-terziglio-all_tricks = Cappotto
option-terziglio-all_tricks--plus40 = 40 punti di partita in più
option-terziglio-all_tricks--flat40 = 40 punti di partita in tutto

# Regole del tavolo.
preset-terziglio-seed = Terziglio
preset-terziglio-bologna = Bologna

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-terziglio-concede = L’altra parte prende tutte le carte ancora da giocare e l’ultima presa. Se la tua parte non ha ancora prese, l’altra segna il cappotto.
form-terziglio = { form-three }
about-terziglio = Bologna: tarocchini in tre, uno contro due

# I momenti di una mano.
highlight-terziglio-solo = { $who } ha vinto il solo.
highlight-terziglio-solo-name = solo vinto
