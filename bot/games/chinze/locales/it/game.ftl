# Le frasi di Chinze: fasi, domande, accuse, notizie, il foglio dei punti, rifiuti, opzioni.

# Fasi di una mano.
phase-chinze-exchange = Una carta per il Matto

# Domande e parole.
decision-chinze-meld-lead = Accusa, o esci con una carta.
decision-chinze-meld-play = Accusa, o gioca una carta.
decision-chinze-show = { $said ->
    [0] Quali tarocchi mostri (da { $least } a { $most })? Un punto per ciascuno.
   *[other] Quali tarocchi mostri (da { $least } a { $most })? Ne hai già mostrati { $said }: un punto per ciascuno in più.
}
decision-chinze-three = { $rank }: quali tre delle quattro carte mostri per 5 punti?
decision-chinze-exchange = Quale carta dai in cambio del Matto?
word-chinze-announce = Torna alle accuse
word-chinze-back = Indietro
word-chinze-part-tarocchi = Scegli i tarocchi da mostrare
word-chinze-part-K = Solo tre Re
word-chinze-part-Q = Solo tre Regine
word-chinze-part-C = Solo tre Cavalli
word-chinze-part-J = Solo tre Fanti

# Segni e gruppi di carte.
badge-chinze-owing = Deve una carta per il Matto
zone-chinze-talon = Tallone
zone-chinze-fool = Il Matto
zone-chinze-known = In mano, note a tutti
zone-chinze-meld = Accuse

# Accuse; il segno è quello del foglio dei punti.
chinze-sign-C = ♥
chinze-sign-D = ♦
chinze-sign-B = ♣
chinze-sign-S = ♠
chinze-mark-K = R
chinze-mark-Q = Rg
chinze-mark-C = C
chinze-mark-J = F
chinze-rank-K = Re
chinze-rank-Q = Regine
chinze-rank-C = Cavalli
chinze-rank-J = Fanti
meld-chinze-tarocchi = T · { $count } tarocchi
meld-chinze-gatti = G · gatti
meld-chinze-family = Famiglia di { $of }
meld-chinze-four = { $mark } · quattro { $of }
meld-chinze-three = { $mark } · tre { $of }
chinze-announced-tarocchi = { $seat } accusa { $count } tarocchi per { $points }: { $cards }.
    .you-seat = Accusi { $count } tarocchi per { $points }: { $cards }.
chinze-announced-gatti = { $seat } accusa i gatti per { $points }: { $cards }.
    .you-seat = Accusi i gatti per { $points }: { $cards }.
chinze-announced-family = { $seat } accusa la famiglia di { $of } per { $points }: { $cards }.
    .you-seat = Accusi la famiglia di { $of } per { $points }: { $cards }.
chinze-announced-four = { $seat } accusa quattro { $of } per { $points }: { $cards }.
    .you-seat = Accusi quattro { $of } per { $points }: { $cards }.
chinze-announced-three = { $seat } accusa tre { $of } per { $points }: { $cards }.
    .you-seat = Accusi tre { $of } per { $points }: { $cards }.

# Che cosa si aspetta.
chinze-status-fool-led = È uscito il Matto: si può giocare qualsiasi carta.
chinze-status-talon = { $count ->
    [0] Il tallone è finito.
   *[other] Tallone: { $count }.
}
chinze-status-exchange = { $seat } sceglie la carta presa da dare in cambio del Matto.
    .you-seat = Scegli la carta presa da dare in cambio del Matto.

# Punteggio.
chinze-score-running = { $side }: { $points } (accuse { $melds })
    .you-side = Tu: { $points } (accuse { $melds })
chinze-score-total = { $side }: { $points }

# Il Matto.
chinze-fool-played = { $seat } riprende il Matto; in cambio darà una carta presa più tardi.
    .you-seat = Riprendi il Matto; in cambio darai una carta presa più tardi.
chinze-fool-owed = Resta da dare una carta in cambio
chinze-fool-paid = Pagato
chinze-fool-given = { $seat } dà { THE($card) } in cambio del Matto.
    .you-seat = Dai { THE($card) } in cambio del Matto.
chinze-fool-lost = { $seat } non ha più preso niente dopo il Matto e lo perde.
    .you-seat = Non hai più preso niente dopo il Matto e lo perdi.
chinze-fool-kept = { $seat } non ha più preso niente dopo il Matto e lo tiene senza dare carte.
    .you-seat = Non hai più preso niente dopo il Matto e lo tieni senza dare carte.

# Notizie.
chinze-news-dealer = { news-first-dealer }
    .you-seat = { news-first-dealer.you-seat }
chinze-drew = { $seat } pesca { THE($card) }.
    .you-seat = Peschi { THE($card) }.
chinze-news-drawn = Tutti e due pescano una carta.

# Il foglio dei punti (C38).
chinze-row-tarocchi = { $points } T – { $count } tarocchi
chinze-row-tarocchi-in-full = { $count } tarocchi
chinze-row-gatti = { $points } G – gatti
chinze-row-gatti-in-full = Gatti
chinze-row-family = { $points } { $mark } – famiglia di { $of }
chinze-row-family-in-full = Famiglia di { $of }
chinze-row-four = { $points } { $mark } – quattro { $of }
chinze-row-four-in-full = Quattro { $of }
chinze-row-three = { $points } { $mark } – tre { $of }
chinze-row-three-in-full = Tre { $of }
chinze-row-urtimo = { $points } B – Bagatto urtimo ({ $card })
chinze-row-urtimo-in-full = Bagatto urtimo ({ $card })
chinze-row-tricks = Punti delle prese ({ $first } e { $second } carte)
chinze-outcome-ahead = { $points ->
    [one] { $side } vince questa mano di un punto.
   *[other] { $side } vince questa mano di { $points } punti.
}
    .you-side = { $points ->
        [one] Vinci questa mano di un punto.
       *[other] Vinci questa mano di { $points } punti.
    }
chinze-outcome-even = { $points ->
    [one] Un punto a testa in questa mano.
   *[other] { $points } punti a testa in questa mano.
}
chinze-outcome-totals = Partita finora: { $first } a { $second }.
chinze-outcome-won = { $side } vince la partita.
    .you-side = Vinci la partita.
chinze-outcome-draw = La partita finisce in parità.

# Rifiuti.
refusal-chinze-must-trump = { must-trump-tarocco }
refusal-chinze-must-overtrump = Non puoi giocare { THE($card) }: devi superare { THE($lead) } con un tarocco più alto.
refusal-chinze-not-captured = Non hai preso { THE($card) } dopo aver giocato il Matto.
refusal-chinze-no-meld-now = Ora non si può accusare.
refusal-chinze-nothing-to-announce = Non hai niente da accusare.
refusal-chinze-meld-unknown = Con queste carte non puoi accusare niente.
refusal-chinze-meld-not-held = Devi avere in mano tutte le carte di un’accusa.
refusal-chinze-meld-tarocchi = Per accusare i tarocchi ne servono { $count } o più, e il Matto non conta.
refusal-chinze-meld-more-tarocchi = Hai già mostrato { $count } tarocchi: per accusare di nuovo devi mostrarne di più.
refusal-chinze-meld-twice = In questa mano hai già segnato questa accusa.
refusal-chinze-show-three = Mostra tre delle quattro carte.
refusal-chinze-bad-pack = Il mazzo deve contenere una sola volta ognuna delle 78 carte.

# Opzioni del tavolo e loro valori (sezione 8).
option-chinze-hands_per_game--2 = 2 mani
option-chinze-hands_per_game--4 = 4 mani
option-chinze-hands_per_game--6 = 6 mani
option-chinze-hands_per_game--8 = 8 mani
option-chinze-hands_per_game--10 = 10 mani
option-chinze-hands_per_game--12 = 12 mani
option-chinze-hands_per_game--14 = 14 mani
option-chinze-hands_per_game--16 = 16 mani
option-chinze-hands_per_game--18 = 18 mani
option-chinze-hands_per_game--20 = 20 mani
option-chinze-hands_per_game--22 = 22 mani
option-chinze-hands_per_game--24 = 24 mani
option-chinze-top_trump = Tarocco più alto
option-chinze-top_trump--21 = 21, il Mondo
option-chinze-top_trump--20 = 20, l’Angelo
option-chinze-counting_trump = Tarocco che vale 4
option-chinze-counting_trump--20 = 20, l’Angelo
option-chinze-counting_trump--21 = 21, il Mondo
option-chinze-red_pips = Numerali di Coppe e Denari
option-chinze-red_pips--standard = Il 10 è il più alto
option-chinze-red_pips--reversed = L’asso è il più alto
option-chinze-overtrump = Risposta a un tarocco
option-chinze-overtrump--trump_led = Uno più alto, se c’è
option-chinze-overtrump--none = Un tarocco qualsiasi
option-chinze-fool_exchange = Carta in cambio del Matto
option-chinze-fool_exchange--end = Alla fine, fra tutte le prese seguenti
option-chinze-fool_exchange--first_trick = Dalla prima presa vinta
option-chinze-fool_unpaid = Matto non pagato
option-chinze-fool_unpaid--lost = Va all’avversario
option-chinze-fool_unpaid--kept = Resta senza dare carte
option-chinze-urtimo_points = Punti per il Bagatto urtimo
option-chinze-urtimo_to = Il Bagatto urtimo va
option-chinze-urtimo_to--trick_winner = A chi vince la presa
option-chinze-urtimo_to--bagatto_winner = A chi lo gioca, se vince la presa
option-chinze-draw_shown = Carte pescate dal tallone
option-chinze-draw_shown--true = Si mostrano
option-chinze-draw_shown--false = Non si mostrano

# Regole pronte.
preset-chinze-seed = Genova, testo più vecchio
preset-chinze-sbiro_revised = Genova, testo nuovo
preset-chinze-piedmont = Ordine piemontese

# Quanto vale una mano data per persa: si mostra a chi vuole darla per persa e fra le regole del tavolo.
rule-chinze-concede = L’avversario segna le accuse che ha ancora in mano e prende tutte le carte ancora da giocare, tallone compreso. Nessuno segna per il Bagatto.
form-chinze = Due giocatori
about-chinze = Liguria: un duello con accuse e tallone

# I momenti di una mano.
highlight-chinze-urtimo = Bagatto urtimo! { $who } ha vinto l’ultima presa, in cui c’era il Bagatto.
highlight-chinze-kings = Quattro Re per { $who }: { $cards }.
highlight-chinze-urtimo-name = Bagatto urtimo
highlight-chinze-kings-name = quattro Re
