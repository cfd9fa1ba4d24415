# Le frasi delle Minchiate: fasi, domande, notizie, segni, conto, rifiuti, opzioni.

# Fasi di una partita.
phase-minchiate-draw = Sorteggio dei posti
phase-minchiate-look = Chi ha alzato guarda
phase-minchiate-discard = Scarto

# Domande e parole.
decision-minchiate-look = Queste sono le tredici carte in fondo al tuo pacchetto. Continua quando le hai viste.
decision-minchiate-discard = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte.
}
decision-minchiate-fallen = Scegli tu per { $of }, che non ha più tarocchi. Quale carta?
decision-minchiate-fall = Non hai più tarocchi. Puoi cascare: scopri tutte le tue carte.
decision-minchiate-declare = Quali versicole accusi?
word-minchiate-deal = Continua: si danno le carte
word-minchiate-fall = Casca: scopri le carte

# Segni e gruppi di carte.
badge-minchiate-fallen = Senza tarocchi
badge-minchiate-left = Ha lasciato la partita
zone-minchiate-drawn = Estratte per i posti
zone-minchiate-robbed = Rubate
zone-minchiate-rob-stop = Fine del rubare
zone-minchiate-up-card = Carta scoperta
zone-minchiate-scoperti = Scoperte dalla folla
zone-minchiate-turn-stop = Fine dello scoprire
zone-minchiate-pigliati = Pigliate dalla folla
zone-minchiate-folla = Folla
zone-minchiate-folla-cards = Le carte della folla
zone-minchiate-filled = Prese dallo scarto di chi ha alzato
zone-minchiate-own-captured = Le carte prese dalla tua coppia
zone-minchiate-matto-open = Il Matto, ancora da pagare
zone-minchiate-peek = Le tredici carte dell’alzata

# Versicole.
versicola-minchiate-papi = Papi
versicola-minchiate-run = Sequenza
versicola-minchiate-kings = Re
versicola-minchiate-matto = Versicola del Matto
versicola-minchiate-tredici = Versicola del tredici
versicola-minchiate-diecine = Diecine
versicola-minchiate-diecine-vergognose = Diecine vergognose
versicola-minchiate-diavolo = Diavolo, Mondo e Carne
minchiate-versicola = { $name }: { $points }
minchiate-pair = { $side }

# Che cosa si aspetta.
minchiate-status-draw = Si sorteggiano i posti.
minchiate-status-look = { $seat } guarda le carte dell’alzata.
    .you-seat = Guardi le carte dell’alzata.
minchiate-status-discard = { $count ->
    [one] { $seat } deve scartare una carta.
   *[other] { $seat } deve scartare { $count } carte.
}
    .you-seat = { $count ->
        [one] Devi scartare una carta.
       *[other] Devi scartare { $count } carte.
    }
minchiate-status-turn-for = { $seat } sceglie la carta di { $of }.
    .you-seat = Scegli tu la carta di { $of }.
    .you-of = { $seat } sceglie la tua carta.
minchiate-status-king = Chi ha { THE($card) } deve giocarlo.
minchiate-status-matto-led = { status-fool-led }

# Punteggio.
minchiate-score-marks = { $side }: { $points } segnati
minchiate-score-ahead = { $side }: avanti di { $points }
minchiate-score-level = Segni pari
minchiate-score-paid = { $rests ->
    [one] { $side }: un resto vinto in questa mano
   *[other] { $side }: { $rests } resti vinti in questa mano
}

# Segni: a chi, per quale carta.
minchiate-mark-rubare = { $points } a { $side }: { $seat } ruba { THE($card) }
    .you-seat = { $points } alla tua coppia: rubi { THE($card) }
    .pair-side = { $points } alla tua coppia: { $seat } ruba { THE($card) }
minchiate-mark-scoperta21 = { $points } a { $side }: carta scoperta di { $seat }, { THE($card) }
    .you-seat = { $points } alla tua coppia: la tua carta scoperta, { THE($card) }
    .pair-side = { $points } alla tua coppia: carta scoperta di { $seat }, { THE($card) }
minchiate-mark-scoprire = { $points } a { $side }: { $seat } scopre { THE($card) }
    .you-seat = { $points } alla tua coppia: scopri { THE($card) }
    .pair-side = { $points } alla tua coppia: { $seat } scopre { THE($card) }
minchiate-mark-versicola = { $points } a { $side }: { $seat } accusa una versicola che comincia con { THE($card) }
    .you-seat = { $points } alla tua coppia: accusi una versicola che comincia con { THE($card) }
    .pair-side = { $points } alla tua coppia: { $seat } accusa una versicola che comincia con { THE($card) }
minchiate-mark-muore = { $points } a { $side }: muore una carta di { $seat }, { THE($card) }
    .you-seat = { $points } a { $side }: ti muore una carta, { THE($card) }
    .pair-side = { $points } alla tua coppia: muore una carta di { $seat }, { THE($card) }

# Il Matto.
minchiate-matto-home = { $card } resta alla coppia di { $seat }, che vince la presa.
    .you-seat = { $card } resta alla tua coppia, che vince la presa.
minchiate-matto-back = { $card } torna alla coppia di { $seat }, in cambio di una carta senza valore.
    .you-seat = { $card } torna alla tua coppia, in cambio di una carta senza valore.
minchiate-matto-captured = { $card } di { $seat } va a chi vince l’ultima presa.
    .you-seat = { $card }, giocato da te, va a chi vince l’ultima presa.
minchiate-matto-paid = { $side }: { THE($card) } in cambio del Matto.
minchiate-matto-owed = { $side }: in cambio, la prima carta senza valore presa

# Notizie.
minchiate-news-drew = { $seat } estrae { THE($card) }.
    .you-seat = Estrai { THE($card) }.
minchiate-news-partners = Nuove coppie: { $first } contro { $second }.
    .pair-first = Nuove coppie: tu e { $first } contro { $second }.
    .pair-second = Nuove coppie: { $first } contro te e { $second }.
minchiate-news-robbed = { $seat } ruba { THE($cards) }.
    .you-seat = Rubi { THE($cards) }.
minchiate-news-robbed-none = { $seat } non ruba niente.
    .you-seat = Non rubi niente.
minchiate-news-rob-stop = Il rubare finisce con { THE($card) }, che non si ruba.
minchiate-news-rest = { $rests ->
    [one] { $side }: un resto vinto
   *[other] { $side }: { $rests } resti vinti
}
minchiate-news-up-card = Carta scoperta di { $seat }: { $card }.
    .you-seat = La tua carta scoperta: { $card }.
minchiate-news-turned = { $seat } scopre { THE($cards) }.
    .you-seat = Scopri { THE($cards) }.
minchiate-news-turn-stop = Lo scoprire finisce con { THE($card) }, che torna nella folla.
minchiate-news-taken = { $seat } piglia dalla folla { THE($cards) } (non si segna).
    .you-seat = Pigli dalla folla { THE($cards) } (non si segna).
minchiate-news-announced = Nella folla: Coppe { $cups }, Denari { $coins }, Spade { $swords }, Bastoni { $staves }, tarocchi { $trumps }.
minchiate-news-announced-final = Nella folla definitiva: Coppe { $cups }, Denari { $coins }, Spade { $swords }, Bastoni { $staves }, tarocchi { $trumps }.
minchiate-folla-counts = { $cups } Coppe, { $coins } Denari, { $swords } Spade, { $staves } Bastoni, { $trumps } tarocchi
minchiate-news-short = { $count ->
    [one] A { $seat } manca una carta: la prenderà dallo scarto di chi ha alzato.
   *[other] A { $seat } mancano { $count } carte: le prenderà dallo scarto di chi ha alzato.
}
    .you-seat = { $count ->
        [one] Ti manca una carta: la prenderai dallo scarto di chi ha alzato.
       *[other] Ti mancano { $count } carte: le prenderai dallo scarto di chi ha alzato.
    }
minchiate-news-filled = { $count ->
    [one] { $seat } prende una carta dello scarto di chi ha alzato, senza vederla.
   *[other] { $seat } prende { $count } carte dello scarto di chi ha alzato, senza vederle.
}
    .you-seat = { $count ->
        [one] Prendi una carta dello scarto di chi ha alzato, senza vederla.
       *[other] Prendi { $count } carte dello scarto di chi ha alzato, senza vederle.
    }
minchiate-news-played-for = { $seat } per { $of }: { $card }
    .you-seat = Tu per { $of }: { $card }
    .you-of = { $seat } per te: { $card }
minchiate-news-declared = { $seat } accusa una versicola per { $points } ({ $name }): { $cards }.
    .you-seat = Accusi una versicola per { $points } ({ $name }): { $cards }.
minchiate-news-discards = { $seat } ha scartato: { $cards }.
    .you-seat = Hai scartato: { $cards }.
minchiate-news-fell = { $seat } non ha più tarocchi e casca.
    .you-seat = Non hai più tarocchi e caschi.
minchiate-news-stopped = { $count ->
    [one] La partita è finita in anticipo; una mano del giro non è stata giocata.
   *[other] La partita è finita in anticipo; { $count } mani del giro non sono state giocate.
}
minchiate-news-forfeited = { $seat } ha lasciato la partita e paga due resti a ogni avversario.
    .you-seat = Hai lasciato la partita e paghi due resti a ogni avversario.

# Il conto.
minchiate-count-cards = Carte oltre le 42 ({ $first } e { $second })
minchiate-count-versicola = { $name }
minchiate-count-ultima = Ultima
minchiate-count-conto = Carte di conto
minchiate-count-marks = Segni non pagati
minchiate-outcome-cappotto = { $rests ->
    [one] { $side }: cappotto (tutte le prese), un resto.
   *[other] { $side }: cappotto (tutte le prese), { $rests } resti.
}
minchiate-outcome-difference = { $rests ->
    [one] { $side }: avanti di { $points }, un resto.
   *[other] { $side }: avanti di { $points }, { $rests } resti.
}
minchiate-outcome-even = Il conto è pari: nessun resto.
minchiate-outcome-paid = { $rests ->
    [one] { $side }: un resto vinto durante la mano.
   *[other] { $side }: { $rests } resti vinti durante la mano.
}
minchiate-outcome-rests = { $rests ->
    [one] Totale della mano: un resto a testa per { $side }.
   *[other] Totale della mano: { $rests } resti a testa per { $side }.
}
    .pair-side = { $rests ->
        [one] Totale della mano: un resto a testa per te e { $side }.
       *[other] Totale della mano: { $rests } resti a testa per te e { $side }.
    }
minchiate-outcome-level = Totale della mano: nessun resto per nessuno.

# Rifiuti.
refusal-minchiate-not-held = Fra quelle carte non c’è { THE($card) }.
refusal-minchiate-must-trump = { must-trump-tarocco }
refusal-minchiate-king-rule = Non puoi giocare { THE($card) }: il seme di { $suit } esce per la prima volta ed è già stato tagliato, quindi devi giocare { THE($king) }.
refusal-minchiate-matto-forced = Non puoi giocare { THE($card) }: con due carte in mano devi giocare il Matto.
refusal-minchiate-matto-lead = { refusal-fool-lead }
refusal-minchiate-no-such-player = Questa persona non partecipa alla partita.
refusal-minchiate-discard-conto = { $count ->
    [one] Scarta esattamente una carta di conto.
   *[other] Scarta esattamente { $count } carte di conto.
}
refusal-minchiate-claim-unknown = Non hai quella versicola, o l’hai scelta due volte.
refusal-minchiate-claim-shortened = Puoi accusare solo versicole intere.
refusal-minchiate-may-not-fall = Ora non puoi cascare.
refusal-minchiate-bad-pack = Il mazzo deve contenere una sola volta ognuna delle 97 carte.
refusal-minchiate-bottom-card = Questa carta non può stare in fondo al mazzo.
refusal-minchiate-no-forfeit = Chi lascia questo tavolo non paga niente: subentra un bot.
refusal-minchiate-already-left = Questa persona ha già lasciato la partita.

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
option-minchiate-bottom_card--cartiglia = Carta di seme, ma non Re (cartiglia)
option-minchiate-bottom_card--non_counting = Qualsiasi carta senza valore
option-minchiate-cut_min = Minimo di carte in un pacchetto all’alzata
option-minchiate-rob_limit = Massimo di carte rubate
option-minchiate-rob_limit--13 = Tredici
option-minchiate-rob_limit--24 = Ventiquattro
option-minchiate-cut_peek = Chi alza guarda tredici carte
option-minchiate-cut_peek--true = Sì
option-minchiate-cut_peek--false = No
option-minchiate-discard_conto = Scartare carte di conto
option-minchiate-discard_conto--allowed = Permesso
option-minchiate-discard_conto--forbidden = Solo se inevitabile
option-minchiate-discards_shown = Scarto dopo la prima presa
option-minchiate-discards_shown--cards = Si mostra, con il nome di chi lo ha fatto
option-minchiate-discards_shown--counts = Si dice solo quante per seme
option-minchiate-declare = Accuse
option-minchiate-declare--auto = Automatiche e complete
option-minchiate-declare--manual = Fatte dai giocatori
option-minchiate-devil_versicola = Diavolo, Mondo e Carne
option-minchiate-devil_versicola--false = No
option-minchiate-devil_versicola--true = Sì
option-minchiate-king_rule = Re obbligato sotto un tarocco
option-minchiate-king_rule--suit_first_led = La prima volta che esce il seme
option-minchiate-king_rule--first_trick = Solo alla prima presa
option-minchiate-king_rule--off = Mai
option-minchiate-matto_lead = Uscire col Matto
option-minchiate-matto_lead--allowed = Permesso
option-minchiate-matto_lead--forbidden = Solo come ultima carta
option-minchiate-matto_last = Il Matto alla fine
option-minchiate-matto_last--captured = Si perde nell’ultima presa
option-minchiate-matto_last--forced = Va giocato alla ventesima presa
option-minchiate-matto_last_extra = Segni in più per la morte del Matto
option-minchiate-matto_last_extra--0 = Nessuno
option-minchiate-matto_last_extra--5 = Cinque
option-minchiate-cascare = Cascare senza tarocchi
option-minchiate-cascare--mandatory = Obbligatorio
option-minchiate-cascare--optional = Facoltativo
option-minchiate-cascare--off = Nessuno casca
option-minchiate-card_points = Punti per le carte
option-minchiate-card_points--over_42 = Ogni carta oltre le 42
option-minchiate-card_points--literal_piles = Solo con quattordici carte di conto
option-minchiate-scoring = Come si tengono i segni
option-minchiate-scoring--differential = La differenza
option-minchiate-scoring--cumulative = I due totali
option-minchiate-rest_payment = Quando si pagano i resti
option-minchiate-rest_payment--immediate = Ogni 60 punti
option-minchiate-rest_payment--at_end = A fine mano
option-minchiate-unfinished_giro = Giro non finito
option-minchiate-unfinished_giro--two_rests = Due resti per ogni mano mancante
option-minchiate-unfinished_giro--none = Niente
option-minchiate-abandon = Chi lascia la partita
option-minchiate-abandon--bot = Subentra un bot
option-minchiate-abandon--forfeit = Paga due resti a ogni avversario

# Regole pronte.
preset-minchiate-florence = Firenze
preset-minchiate-dresden = Dresda 1798
preset-minchiate-renzoni_ricci = Renzoni e Ricci
preset-minchiate-devil = Con il Diavolo
preset-minchiate-quick = Una mano veloce

# Quanto vale una mano data per persa: si mostra a chi vuole darla per persa e fra le regole del tavolo.
rule-minchiate-concede = L’altra coppia prende tutte le carte ancora da giocare e l’ultima. Fra queste muoiono le carte di conto della coppia che dà per persa la mano, e se questa non ha ancora fatto prese è cappotto.
form-minchiate = Due coppie
about-minchiate = Firenze: quattro giocatori in due coppie, 97 carte, 40 tarocchi

# I momenti di una mano.
highlight-minchiate-kings = Tutti e quattro i Re e il Matto per { $who }: { $cards }.
highlight-minchiate-kings-name = quattro Re e il Matto

# Perché un’alzata è la migliore.
why-minchiate-cut = L’ultima carta del mazzo di sicuro non vale niente, e la tua alzata decide a chi tocca: meglio all’altra coppia che alla tua.
