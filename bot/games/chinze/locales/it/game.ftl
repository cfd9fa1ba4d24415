# Che cosa dice Chinze: fasi, domande, accuse, notizie, il foglio dei punti, rifiuti, opzioni.

# Fasi di una mano.
phase-chinze-draw = Sorteggio del primo mazziere
phase-chinze-shuffle = Prima della prima mano
phase-chinze-cut = L’alzata
phase-chinze-play = Gioco
phase-chinze-exchange = Una carta per il Matto
phase-chinze-over = Conto
phase-chinze-ended = Fine della partita

# Domande e parole.
decision-chinze-cut = Alza il mazzo: quante carte prendi (da { $least } a { $most })?
decision-chinze-lead = Esci tu. Quale carta?
decision-chinze-play = Tocca a te. Quale carta?
decision-chinze-meld-lead = Accusa o esci con una carta.
decision-chinze-meld-play = Accusa o gioca una carta.
decision-chinze-show = { $said ->
    [0] Quali tarocchi mostri (da { $least } a { $most })? Un punto per ciascuno.
   *[other] Quali tarocchi mostri (da { $least } a { $most })? Un punto per ciascuno oltre i { $said } già mostrati.
}
decision-chinze-three = { $rank }: quali tre delle quattro carte mostri per 5 punti?
decision-chinze-exchange = Quale carta presa dopo il Matto dai in cambio?
word-chinze-announce = Torno alle accuse
word-chinze-back = Indietro
word-chinze-part-tarocchi = Scelgo i tarocchi da mostrare
word-chinze-part-K = Solo tre Re
word-chinze-part-Q = Solo tre Regine
word-chinze-part-C = Solo tre Cavalli
word-chinze-part-J = Solo tre Fanti

# Segni e gruppi di carte.
badge-chinze-cutter = Alza
badge-chinze-owing = Deve una carta per il Matto
zone-chinze-talon = Tallone
zone-chinze-captured = Carte prese
zone-chinze-fool = Il Matto
zone-chinze-known = In mano, viste da tutti
zone-chinze-meld = Accuse

# Accuse; il segno è quello del foglio dei punti.
chinze-sign-C = ♥
chinze-sign-D = ♦
chinze-sign-B = ♣
chinze-sign-S = ♠
chinze-mark-K = R
chinze-mark-Q = D
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
chinze-announced-gatti = { $seat } accusa i gatti per { $points }: { $cards }.
chinze-announced-family = { $seat } accusa la famiglia di { $of } per { $points }: { $cards }.
chinze-announced-four = { $seat } accusa quattro { $of } per { $points }: { $cards }.
chinze-announced-three = { $seat } accusa tre { $of } per { $points }: { $cards }.

# Che cosa si aspetta.
chinze-status-draw = Si sorteggia il primo mazziere.
chinze-status-shuffle = Si mescolano le carte.
chinze-status-over = La mano è finita.
chinze-status-ended = La partita è finita.
chinze-status-cut = { $seat } alza.
    .you-seat = Alzi tu.
chinze-status-lead = Esce { $seat }.
    .you-seat = Esci tu.
chinze-status-turn = Tocca a { $seat }.
    .you-seat = Tocca a te.
chinze-status-led = Seme d’uscita: { $suit }.
chinze-status-fool-led = È uscito il Matto: si risponde con qualsiasi carta.
chinze-status-talon = { $count ->
    [0] Il tallone è finito.
   *[other] Tallone: { $count }.
}
chinze-status-exchange = { $seat } sceglie la carta presa da dare in cambio del Matto.
    .you-seat = Scegli la carta presa da dare in cambio del Matto.

# Punteggio.
chinze-score-running = { $side }: { $points }, accuse { $melds }
chinze-score-total = { $side }: { $points }

# Il Matto.
chinze-fool-played = { $seat } riprende il Matto; in cambio darà una carta presa più tardi.
chinze-fool-owed = Resta da dare una carta in cambio
chinze-fool-paid = Pagato
chinze-fool-given = { $seat } dà { $card } per il Matto.
chinze-fool-lost = { $seat } non ha più preso nulla dopo il Matto e lo perde.
chinze-fool-kept = { $seat } non ha più preso nulla dopo il Matto e lo tiene senza dare nulla.

# Notizie.
chinze-news-dealer = Il primo mazziere è { $seat }.
    .you-seat = Il primo mazziere sei tu.
chinze-news-deal = Mano { $deal }: dà le carte { $seat }.
    .you-seat = Mano { $deal }: dai le carte tu.
chinze-news-cut = { $count ->
    [one] { $seat } alza una carta.
   *[other] { $seat } alza { $count } carte.
}
    .you-seat = { $count ->
        [one] Alzi una carta.
       *[other] Alzi { $count } carte.
    }
chinze-news-played = { $seat }: { $card }
    .you-seat = Tu: { $card }
chinze-news-trick = { $seat } vince la presa { $number }.
    .you-seat = Vinci la presa { $number }.
chinze-drew = { $seat } pesca { $card }.
    .you-seat = Peschi { $card }.
chinze-news-drawn = Tutti e due pescano una carta.
chinze-news-scored = La mano { $deal } è contata.
chinze-news-stopped = { $count ->
    [one] La partita finisce prima; non si è giocata una mano.
   *[other] La partita finisce prima; non si sono giocate { $count } mani.
}

# Il foglio dei punti (C38).
chinze-row-tarocchi = { $points } T – { $count } tarocchi
chinze-row-gatti = { $points } G – gatti
chinze-row-family = { $points } { $mark } – famiglia di { $of }
chinze-row-four = { $points } { $mark } – quattro { $of }
chinze-row-three = { $points } { $mark } – tre { $of }
chinze-row-urtimo = { $points } B – Bagatto urtimo ({ $card })
chinze-row-tricks = Punti delle prese ({ $first } e { $second } carte)
chinze-outcome-ahead = { $points ->
    [one] { $side }: un punto in più in questa mano.
   *[other] { $side }: { $points } punti in più in questa mano.
}
    .you-side = { $points ->
        [one] Tu: un punto in più in questa mano.
       *[other] Tu: { $points } punti in più in questa mano.
    }
chinze-outcome-even = { $points ->
    [one] Un punto per uno in questa mano.
   *[other] { $points } punti per uno in questa mano.
}
chinze-outcome-totals = Partita finora: { $first } a { $second }.
chinze-outcome-won = { $side }: partita vinta.
    .you-side = Hai vinto la partita.
chinze-outcome-draw = La partita è pari.

# Rifiuti.
refusal-chinze-must-follow = { $card } no: bisogna rispondere al seme d’uscita ({ $suit }).
refusal-chinze-must-trump = { $card } no: senza il seme d’uscita ({ $suit }) bisogna giocare un tarocco.
refusal-chinze-must-overtrump = { $card } no: { $lead } va superato con un tarocco più alto.
refusal-chinze-not-captured = { $card } non è tra le carte che hai preso dopo il Matto.
refusal-chinze-no-such-card = Questa carta non è nel mazzo.
refusal-chinze-nothing-to-cut = Ora non c’è nulla da alzare.
refusal-chinze-cut-range = Si alzano da { $least } a { $most } carte.
refusal-chinze-no-meld-now = Ora non si può accusare.
refusal-chinze-nothing-to-announce = Non hai nulla da accusare.
refusal-chinze-meld-unknown = Con queste carte non puoi accusare nulla.
refusal-chinze-meld-not-held = Le carte di un’accusa devi averle tutte in mano.
refusal-chinze-meld-tarocchi = Per accusare i tarocchi ce ne vogliono { $count } o più, e il Matto non conta.
refusal-chinze-meld-more-tarocchi = Hai già mostrato { $count } tarocchi: per accusare di nuovo devi mostrarne di più.
refusal-chinze-meld-twice = Questa accusa l’hai già segnata in questa mano.
refusal-chinze-show-three = Delle quattro carte se ne mostrano tre.
refusal-chinze-bad-action = Non è una mossa di questo gioco.
refusal-chinze-bad-pack = Il mazzo deve avere una volta ciascuna delle 78 carte.
refusal-chinze-no-chance-due = Ora non c’è nulla da mescolare.

# Opzioni del tavolo e loro valori (sezione 8).
option-chinze-hands_per_game = Durata della partita
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
option-chinze-red_pips = Numerali di coppe e denari
option-chinze-red_pips--standard = Il 10 è il più alto
option-chinze-red_pips--reversed = L’asso è il più alto
option-chinze-overtrump = Quando esce un tarocco
option-chinze-overtrump--trump_led = Si supera, potendo
option-chinze-overtrump--none = Basta un tarocco
option-chinze-fool_exchange = Carta in cambio del Matto
option-chinze-fool_exchange--end = Alla fine, fra tutte le prese seguenti
option-chinze-fool_exchange--first_trick = Dalla prima presa vinta
option-chinze-fool_unpaid = Matto non pagato
option-chinze-fool_unpaid--lost = Va all’avversario
option-chinze-fool_unpaid--kept = Resta senza pagare
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

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-chinze-concede = L’altro segna le accuse che ha ancora in mano e prende tutte le carte ancora da giocare, tallone compreso. Per il Bagatto non segna nessuno.
form-chinze = In due
about-chinze = Liguria: un duello con accuse e tallone

# I momenti di una mano.
highlight-chinze-urtimo = Bagatto urtimo! { $who } ha fatto l’ultima presa con il Bagatto.
highlight-chinze-kings = Quattro Re per { $who }: { $cards }.
highlight-chinze-urtimo-name = Bagatto urtimo
highlight-chinze-kings-name = quattro Re
