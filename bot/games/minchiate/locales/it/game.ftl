# Che cosa dice la Minchiate: fasi, domande, notizie, segni, conto, rifiuti, opzioni.

# Fasi di una partita.
phase-minchiate-draw = Sorteggio dei posti
phase-minchiate-shuffle = Prima della prima mano
phase-minchiate-cut = L’alzata
phase-minchiate-look = Chi ha alzato guarda
phase-minchiate-discard = Scarto
phase-minchiate-play = Gioco
phase-minchiate-declare = Dichiarazioni
phase-minchiate-over = Conto
phase-minchiate-ended = Fine della partita

# Domande e parole.
decision-minchiate-cut = Alza il mazzo: quante carte alzi (da { $least } a { $most })?
decision-minchiate-look = Queste sono le tredici carte in fondo al tuo pacchetto. Continua quando le hai guardate.
decision-minchiate-discard = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte.
}
decision-minchiate-lead = Esci tu. Quale carta?
decision-minchiate-play = Tocca a te. Quale carta?
decision-minchiate-fallen = Scegli tu per { $of }, che non ha più tarocchi. Quale carta?
decision-minchiate-fall = Non hai più tarocchi. Puoi cascare.
decision-minchiate-declare = Quali versicole dichiari?
word-minchiate-deal = Continua: si danno le carte
word-minchiate-fall = Casco

# Segni e gruppi di carte.
badge-minchiate-cutter = Alza
badge-minchiate-fallen = In terra
badge-minchiate-left = Ha lasciato la partita
zone-minchiate-drawn = Estratte per i posti
zone-minchiate-robbed = Rubate
zone-minchiate-rob-stop = Fermò il rubare
zone-minchiate-up-card = Carta scoperta
zone-minchiate-scoperti = Scoperti dalla folla
zone-minchiate-turn-stop = Fermò lo scoprire
zone-minchiate-pigliati = Pigliati dalla folla
zone-minchiate-folla = Folla
zone-minchiate-folla-cards = Le carte della folla
zone-minchiate-discards = Scarto
zone-minchiate-filled = Prese dallo scarto di chi ha rubato
zone-minchiate-own-discards = Il tuo scarto
zone-minchiate-declared = Dichiarata
zone-minchiate-captured = Carte prese
zone-minchiate-own-captured = Le carte prese dalla tua coppia
zone-minchiate-matto-open = Il Matto, ancora da pagare
zone-minchiate-peek = Le tredici carte dell’alzata

# Versicole.
versicola-minchiate-papi = Papi
versicola-minchiate-run = Versicola d’arie e sopratrenta
versicola-minchiate-kings = Re
versicola-minchiate-matto = Versicola del Matto
versicola-minchiate-tredici = Versicola del tredici
versicola-minchiate-diecine = Diecine
versicola-minchiate-diecine-vergognose = Diecine vergognose
versicola-minchiate-diavolo = Diavolo, mondo e carne
minchiate-versicola = { $name }: { $points }
minchiate-pair = { $side }

# Che cosa si aspetta.
minchiate-status-draw = Si sorteggiano i posti.
minchiate-status-shuffle = Si mescolano le carte.
minchiate-status-over = La mano è finita.
minchiate-status-ended = La partita è finita.
minchiate-status-cut = { $seat } alza.
    .you-seat = Alzi tu.
minchiate-status-look = { $seat } guarda le carte dell’alzata.
    .you-seat = Guardi le carte dell’alzata.
minchiate-status-discard = { $count ->
    [one] { $seat } scarta una carta.
   *[other] { $seat } scarta { $count } carte.
}
    .you-seat = { $count ->
        [one] Scarti una carta.
       *[other] Scarti { $count } carte.
    }
minchiate-status-declare = { $seat } può dichiarare.
    .you-seat = Puoi dichiarare.
minchiate-status-lead = Esce { $seat }.
    .you-seat = Esci tu.
minchiate-status-turn = Tocca a { $seat }.
    .you-seat = Tocca a te.
minchiate-status-turn-for = { $seat } sceglie per { $of }.
    .you-seat = Scegli tu per { $of }.
    .you-of = { $seat } sceglie per te.
minchiate-status-led = Seme d’uscita: { $suit }.
minchiate-status-king = Chi ha il { $card } deve giocarlo.
minchiate-status-matto-led = È uscito il Matto: la carta che segue dà il seme.

# Punteggio.
minchiate-score-marks = { $side }: segnati { $points }
minchiate-score-ahead = { $side }: avanti di { $points }
minchiate-score-level = Segni pari
minchiate-score-paid = { $rests ->
    [one] { $side }: un resto vinto in questa mano
   *[other] { $side }: { $rests } resti vinti in questa mano
}

# Segni: a chi, per quale carta.
minchiate-mark-rubare = { $points } a { $side }: { $seat } ruba { $card }
    .you-seat = { $points } a { $side }: rubi { $card }
minchiate-mark-scoperta21 = { $points } a { $side }: { $seat } ha scoperto { $card }
    .you-seat = { $points } a { $side }: hai scoperto { $card }
minchiate-mark-scoprire = { $points } a { $side }: { $seat } scopre { $card }
    .you-seat = { $points } a { $side }: scopri { $card }
minchiate-mark-versicola = { $points } a { $side }: { $seat } dichiara una versicola da { $card }
    .you-seat = { $points } a { $side }: dichiari una versicola da { $card }
minchiate-mark-muore = { $points } a { $side }: muore { $card } di { $seat }
    .you-seat = { $points } a { $side }: { $card } ti muore

# Il Matto.
minchiate-matto-home = { $card }: la coppia di { $seat } vince la presa e lo tiene.
    .you-seat = { $card }: la tua coppia vince la presa e lo tiene.
minchiate-matto-back = { $card } torna alla coppia di { $seat }, in cambio di una carta senza valore.
    .you-seat = { $card } torna alla tua coppia, in cambio di una carta senza valore.
minchiate-matto-captured = { $card } di { $seat } resta nell’ultima presa.
    .you-seat = { $card }, tuo, resta nell’ultima presa.
minchiate-matto-paid = { $side }: { $card } data per il Matto.
minchiate-matto-owed = Paga { $side }, con la prima carta senza valore

# Notizie.
minchiate-news-drew = { $seat } estrae { $card }.
    .you-seat = Estrai { $card }.
minchiate-news-first-dealer = Il primo mazziere è { $seat }.
    .you-seat = Il primo mazziere sei tu.
minchiate-news-partners = Si cambia compagno: { $first } contro { $second }.
minchiate-news-deal = Mano { $deal }: dà le carte { $seat }.
    .you-seat = Mano { $deal }: dai le carte tu.
minchiate-news-cut = { $count ->
    [one] { $seat } alza una carta.
   *[other] { $seat } alza { $count } carte.
}
    .you-seat = { $count ->
        [one] Alzi una carta.
       *[other] Alzi { $count } carte.
    }
minchiate-news-robbed = { $seat } ruba { $cards }.
    .you-seat = Rubi { $cards }.
minchiate-news-robbed-none = { $seat } non ruba nulla.
    .you-seat = Non rubi nulla.
minchiate-news-rob-stop = { $card } ferma il rubare.
minchiate-news-rest = { $rests ->
    [one] { $side }: un resto pagato
   *[other] { $side }: { $rests } resti pagati
}
minchiate-news-up-card = Scoperta per { $seat }: { $card }.
    .you-seat = Scoperta per te: { $card }.
minchiate-news-turned = { $seat } scopre { $cards }.
    .you-seat = Scopri { $cards }.
minchiate-news-turn-stop = { $card } ferma lo scoprire e torna nella folla.
minchiate-news-taken = { $seat } piglia { $cards } dalla folla, senza segnare.
    .you-seat = Pigli { $cards } dalla folla, senza segnare.
minchiate-news-announced = Nella folla: coppe { $cups }, denari { $coins }, spade { $swords }, bastoni { $staves }, tarocchi { $trumps }.
minchiate-news-announced-final = Nella folla definitiva: coppe { $cups }, denari { $coins }, spade { $swords }, bastoni { $staves }, tarocchi { $trumps }.
minchiate-folla-counts = { $cups } coppe, { $coins } denari, { $swords } spade, { $staves } bastoni, { $trumps } tarocchi
minchiate-news-short = { $count ->
    [one] A { $seat } manca una carta: la prenderà dallo scarto di chi ha rubato.
   *[other] A { $seat } mancano { $count } carte: le prenderà dallo scarto di chi ha rubato.
}
    .you-seat = { $count ->
        [one] Ti manca una carta: la prenderai dallo scarto di chi ha rubato.
       *[other] Ti mancano { $count } carte: le prenderai dallo scarto di chi ha rubato.
    }
minchiate-news-discarded = { $count ->
    [one] { $seat } ha scartato una carta.
   *[other] { $seat } ha scartato { $count } carte.
}
    .you-seat = { $count ->
        [one] Hai scartato una carta.
       *[other] Hai scartato { $count } carte.
    }
minchiate-news-filled = { $count ->
    [one] { $seat } prende una carta dello scarto senza vederla.
   *[other] { $seat } prende { $count } carte dello scarto senza vederle.
}
    .you-seat = { $count ->
        [one] Prendi una carta dello scarto senza vederla.
       *[other] Prendi { $count } carte dello scarto senza vederle.
    }
minchiate-news-leads = { $seat } esce alla prima presa.
    .you-seat = Esci tu alla prima presa.
minchiate-news-played = { $seat }: { $card }
    .you-seat = Tu: { $card }
minchiate-news-played-for = { $seat } per { $of }: { $card }
    .you-seat = Tu per { $of }: { $card }
    .you-of = { $seat } per te: { $card }
minchiate-news-declared = { $seat } dichiara { $name } per { $points }: { $cards }.
    .you-seat = Dichiari { $name } per { $points }: { $cards }.
minchiate-news-trick = { $seat } vince la presa { $number }.
    .you-seat = Vinci la presa { $number }.
minchiate-news-discards = Scarto di { $seat }: { $cards }.
    .you-seat = Scarto tuo: { $cards }.
minchiate-news-fell = { $seat } non ha più tarocchi e casca.
    .you-seat = Non hai più tarocchi e caschi.
minchiate-news-scored = La mano { $deal } è contata.
minchiate-news-stopped = { $count ->
    [one] La partita finisce prima; non si è giocata una mano del giro.
   *[other] La partita finisce prima; non si sono giocate { $count } mani del giro.
}
minchiate-news-forfeited = { $seat } ha lasciato e paga due resti a ciascun avversario.
    .you-seat = Hai lasciato e paghi due resti a ciascun avversario.

# Il conto.
minchiate-count-cards = Carte oltre le 42 ({ $first } e { $second } carte)
minchiate-count-versicola = { $name }
minchiate-count-ultima = Ultima
minchiate-count-conto = Carte di conto
minchiate-count-marks = Segni non ancora pagati
minchiate-outcome-cappotto = { $rests ->
    [one] { $side }: cappotto, tutte le prese. Un resto.
   *[other] { $side }: cappotto, tutte le prese. { $rests } resti.
}
minchiate-outcome-difference = { $rests ->
    [one] { $side }: { $points } in più, un resto.
   *[other] { $side }: { $points } in più, { $rests } resti.
}
minchiate-outcome-even = Il conto è pari: nessun resto.
minchiate-outcome-paid = { $rests ->
    [one] { $side }: un resto pagato durante la mano.
   *[other] { $side }: { $rests } resti pagati durante la mano.
}
minchiate-outcome-rests = { $rests ->
    [one] In tutto un resto a ciascuno di { $side }.
   *[other] In tutto { $rests } resti a ciascuno di { $side }.
}
minchiate-outcome-level = Nessuno vince resti in questa mano.

# Rifiuti.
refusal-minchiate-not-held = La carta non è tra quelle in mano: { $card }.
refusal-minchiate-must-follow = { $card } no: bisogna rispondere al seme d’uscita ({ $suit }).
refusal-minchiate-must-trump = { $card } no: senza il seme d’uscita ({ $suit }) bisogna giocare un tarocco.
refusal-minchiate-king-rule = { $card } no: { $suit } esce per la prima volta ed è tagliato, quindi va giocato { $king }.
refusal-minchiate-matto-forced = { $card } no: con due carte in mano si deve giocare il Matto.
refusal-minchiate-matto-lead = { $card }: si esce così solo con l’ultima carta.
refusal-minchiate-one-card = Si gioca una carta.
refusal-minchiate-no-such-card = Questa carta non è nel mazzo.
refusal-minchiate-no-such-player = Questo giocatore non è nella partita.
refusal-minchiate-nothing-to-cut = Ora non c’è nulla da alzare.
refusal-minchiate-cut-range = Il pacchetto deve avere da { $least } a { $most } carte.
refusal-minchiate-nothing-to-say = Ora non c’è da dire nulla del genere.
refusal-minchiate-no-discard-due = Non hai nulla da scartare.
refusal-minchiate-discard-count = { $count ->
    [one] Scarta esattamente una carta.
   *[other] Scarta esattamente { $count } carte diverse.
}
refusal-minchiate-discard-conto = { $count ->
    [one] Delle carte di conto se ne scarta esattamente una.
   *[other] Delle carte di conto se ne scartano esattamente { $count }.
}
refusal-minchiate-nothing-to-declare = Ora non si può dichiarare.
refusal-minchiate-claim-unknown = Non hai quella versicola, o l’hai nominata due volte.
refusal-minchiate-claim-shortened = Una versicola si dichiara intera.
refusal-minchiate-may-not-fall = Ora non puoi cascare.
refusal-minchiate-table-only = Può farlo solo il tavolo.
refusal-minchiate-bad-pack = Il mazzo deve avere una volta ciascuna delle 97 carte.
refusal-minchiate-bottom-card = Questa carta non può stare in fondo al mazzo.
refusal-minchiate-no-forfeit = A questo tavolo non si può perdere una mano per assenza: subentra un bot.
refusal-minchiate-already-left = Questo giocatore se n’è già andato.

# Opzioni del tavolo e loro valori (M150).
option-minchiate-seat_draw = Posti
option-minchiate-seat_draw--cards = Estratti con le carte
option-minchiate-seat_draw--random = A caso
option-minchiate-seat_draw--fixed = Come ci si siede
option-minchiate-set_length = Durata della partita
option-minchiate-set_length--12 = Dodici mani
option-minchiate-set_length--4 = Quattro mani
option-minchiate-set_length--1 = Una mano
option-minchiate-bottom_card = Carta in fondo al mazzo
option-minchiate-bottom_card--cartiglia = Una cartiglia
option-minchiate-bottom_card--non_counting = Qualsiasi carta senza valore
option-minchiate-cut_min = Minimo di carte nell’alzata
option-minchiate-rob_limit = Massimo di carte rubate
option-minchiate-rob_limit--13 = Tredici
option-minchiate-rob_limit--24 = Ventiquattro
option-minchiate-cut_peek = Chi alza guarda tredici carte
option-minchiate-cut_peek--true = Sì
option-minchiate-cut_peek--false = No
option-minchiate-discard_conto = Scartare carte di conto
option-minchiate-discard_conto--allowed = Permesso
option-minchiate-discard_conto--forbidden = Solo se non si può altro
option-minchiate-discards_shown = Scarto dopo la prima presa
option-minchiate-discards_shown--cards = Si mostra di chi è
option-minchiate-discards_shown--counts = Solo annunciato per semi
option-minchiate-declare = Dichiarazioni
option-minchiate-declare--auto = Automatiche e complete
option-minchiate-declare--manual = Dei giocatori
option-minchiate-devil_versicola = Diavolo, mondo e carne
option-minchiate-devil_versicola--false = No
option-minchiate-devil_versicola--true = Sì
option-minchiate-king_rule = Re sotto il taglio
option-minchiate-king_rule--suit_first_led = La prima volta che esce il seme
option-minchiate-king_rule--first_trick = Solo alla prima presa
option-minchiate-king_rule--off = Mai obbligato
option-minchiate-matto_lead = Uscire col Matto
option-minchiate-matto_lead--allowed = Permesso
option-minchiate-matto_lead--forbidden = Solo come ultima carta
option-minchiate-matto_last = Il Matto alla fine
option-minchiate-matto_last--captured = Preso nell’ultima presa
option-minchiate-matto_last--forced = Va giocato alla ventesima
option-minchiate-matto_last_extra = Segni in più per la morte del Matto
option-minchiate-matto_last_extra--0 = Nessuno
option-minchiate-matto_last_extra--5 = Cinque
option-minchiate-cascare = Cascare
option-minchiate-cascare--mandatory = Obbligatorio
option-minchiate-cascare--optional = A piacere
option-minchiate-cascare--off = Nessuno casca
option-minchiate-card_points = Punti per le carte
option-minchiate-card_points--over_42 = Ogni carta oltre le 42
option-minchiate-card_points--literal_piles = Solo con quattordici carte di conto
option-minchiate-scoring = Tenere i segni
option-minchiate-scoring--differential = La differenza
option-minchiate-scoring--cumulative = I due totali
option-minchiate-rest_payment = Pagare i resti
option-minchiate-rest_payment--immediate = A ogni sessanta
option-minchiate-rest_payment--at_end = A fine mano
option-minchiate-unfinished_giro = Giro non finito
option-minchiate-unfinished_giro--two_rests = Due resti per ogni folla mancata
option-minchiate-unfinished_giro--none = Nulla
option-minchiate-abandon = Chi lascia la partita
option-minchiate-abandon--bot = Subentra un bot
option-minchiate-abandon--forfeit = Paga due resti a ciascun avversario

# Regole pronte.
preset-minchiate-florence = Firenze
preset-minchiate-dresden = Dresda 1798
preset-minchiate-renzoni_ricci = Renzoni e Ricci
preset-minchiate-devil = Col diavolo
preset-minchiate-quick = Una mano veloce

# What a conceded deal is worth, for whoever thinks of it and among the rules of the table.
rule-minchiate-concede = L’altra coppia prende tutte le carte ancora da giocare; muoiono le vostre carte di conto, l’ultima è sua e, se non avete ancora fatto prese, è cappotto.
form-minchiate = Due coppie
about-minchiate = Firenze: quattro giocatori in due coppie, 97 carte, 40 tarocchi

# I momenti di una mano.
highlight-minchiate-cappotto = Cappotto! { $who }: tutte le prese.
highlight-minchiate-kings = Tutti e quattro i re con il Matto per { $who }: { $cards }.
highlight-minchiate-king-saved = { $who } ha salvato un re con il Matto: { $cards }.
highlight-minchiate-cappotto-name = cappotto
highlight-minchiate-kings-name = quattro re e il Matto
highlight-minchiate-king-saved-name = re salvato dal Matto

# Why a cut is the best one.
why-minchiate-cut = L’ultima carta del mazzo di sicuro non conta nulla, e il taglio decide a chi tocca: meglio agli avversari che alla tua parte.
