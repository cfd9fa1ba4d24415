# The sentences that several games have in common. A game asks for `<game>-status-lead` or `phase-<game>-play`; if its own
# catalogue does not have that key, the sentence without the name of the game is taken: `status-lead`, `phase-play`. A game whose
# sentence differs has its own.

# Seats.
seat-0 = Sud
seat-1 = Est
seat-2 = Ovest

# How many play, and the word for one trump.
form-three = In tre
trump-tarocco = un tarocco
trump-other = un trionfo

# Come una frase nomina una carta. La funzione THE la chiede così, `{ THE($card) }`; `{ $card }` è il nome nudo, per etichette ed
# elenchi. `$first` è la prima parola del nome e `$rest` il resto; di una carta con il numero la frase dice solo il numero. Una
# carta che si nomina in altro modo ha un attributo `the`.
card-the = { $first ->
    [Amore] l’{ $name }
    [Angelo] l’{ $name }
    [Appeso] l’{ $name }
    [Asso] l’{ $name }
    [Donna] la { $name }
    [Eremita] l’{ $name }
    [Fantina] la { $name }
    [Forza] la { $name }
    [Giustizia] la { $name }
    [Imperatore] l’{ $name }
    [Imperatrice] l’{ $name }
    [Luna] la { $name }
    [Morte] la { $name }
    [Otto] l’{ $name }
    [Papessa] la { $name }
    [Regina] la { $name }
    [Ruota] la { $name }
    [Saetta] la { $name }
    [Stella] la { $name }
    [Temperanza] la { $name }
    [Torre] la { $name }
    [Il] il { $rest }
    [La] la { $rest }
    [Le] le { $rest }
    [U] il { $rest }
   *[other] il { $name }
}
card-the-number = { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}

# Phases of a deal.
phase-draw = Sorteggio del primo mazziere
phase-shuffle = Prima della prima mano
phase-cut = L’alzata
phase-auction = Asta
phase-declare = Accuse
phase-play = Gioco
phase-over = Conto
phase-ended = Fine della partita

# Questions.
decision-cut = Alza il mazzo: quante carte alzi (da { $least } a { $most })?
decision-lead = Esci tu. Quale carta?
decision-play = Tocca a te. Quale carta?

# The panel on which a player declares.
claims-choose = Scegli che cosa accusare
claims-all = Accusa tutto ({ $points })
claims-one = Accusa ({ $points })
claims-some = Solo quelle scelte ({ $points })
claims-none = Niente
claims-none-ask = { $points ->
    [one] Se non accusi niente, rinunci a { $points } punto. Confermi?
   *[other] Se non accusi niente, rinunci a { $points } punti. Confermi?
}
claims-none-sure = Sì, non accuso niente
claims-go-on = Niente da accusare: continua

# Badges and groups of cards.
badge-cutter = Alza
zone-captured = Carte prese
zone-declared = Accusa
zone-discards = Scarto
zone-own-discards = Il tuo scarto

# What is being waited for.
status-draw = Si sorteggia il primo mazziere.
status-shuffle = Si mescolano le carte.
status-cut = { $seat } alza.
    .you-seat = Alzi tu.
status-declare = { $seat } può accusare.
    .you-seat = Puoi accusare.
status-lead = Esce { $seat }.
    .you-seat = Esci tu.
status-turn = Tocca a { $seat }.
    .you-seat = Tocca a te.
status-led = Seme d’uscita: { $suit }.
status-fool-led = È uscito il Matto: la prossima carta decide il seme.
status-over = La mano è finita.
status-ended = La partita è finita.

# News.
news-first-dealer = Il primo mazziere è { $seat }.
    .you-seat = Il primo mazziere sei tu.
news-deal = Mano { $deal }: dà le carte { $seat }.
    .you-seat = Mano { $deal }: dai le carte tu.
news-cut = { $count ->
    [one] { $seat } alza una carta.
   *[other] { $seat } alza { $count } carte.
}
    .you-seat = { $count ->
        [one] Alzi una carta.
       *[other] Alzi { $count } carte.
    }
news-discarded = { $count ->
    [one] { $seat } ha scartato una carta.
   *[other] { $seat } ha scartato { $count } carte.
}
    .you-seat = { $count ->
        [one] Hai scartato una carta.
       *[other] Hai scartato { $count } carte.
    }
news-leads = { $seat } esce alla prima presa.
    .you-seat = Esci tu alla prima presa.
news-played = { $seat }: { $card }
    .you-seat = Tu: { $card }
news-trick = { $seat } vince la presa { $number }.
    .you-seat = Vinci la presa { $number }.
news-scored = Mano { $deal }: conto fatto.
news-stopped = { $count ->
    [0] La partita è finita in anticipo.
    [one] La partita è finita in anticipo; una mano non è stata giocata.
   *[other] La partita è finita in anticipo; { $count } mani non sono state giocate.
}

# Score.
score-hands = Mani che contano: { $count } su { $hands }

# Table options.
option-hands_per_game = Durata della partita

# Highlights of a deal.
highlight-cappotto = Cappotto! { $who }: tutte le prese.
highlight-king-saved = { $who } ha salvato un Re con il Matto: { $cards }.
highlight-cappotto-name = cappotto
highlight-king-saved-name = Re salvato dal Matto

# What the command line shows in words.
tell-allowed = Si può giocare: { $cards }.
tell-option = { $option }: { $value }

# Pictures of chapters.
diagram-aim-you = Tu
diagram-aim-table = Uno contro due, si gira a destra
diagram-aim-defender = Difensore
diagram-auction-order = Si parla in quest’ordine
diagram-auction-first = Parla per primo
diagram-auction-second = Parla per secondo
diagram-cards-all = { $count } carte
diagram-cards-last = Ultima presa
diagram-play-leads = esce
diagram-play-follows = risponde al seme
diagram-first-you = tu devi rispondere al seme
diagram-first-counting = Le { $count } carte che valgono di più, ognuna con i suoi punti
diagram-well-pass = Con queste si passa: { $count } trionfi
