# Che cosa dice il gioco di Mineo: fasi, domande, chiamate, notizie, jochi, rifiuti, opzioni.

# Fasi di una mano.
phase-mineo-draw = Sorteggio del primo mazziere
phase-mineo-shuffle = Prima della prima distribuzione
phase-mineo-auction = Le chiamate
phase-mineo-scarto = Lo scarto
phase-mineo-declare = Scommessa e rivanto
phase-mineo-play = Gioco
phase-mineo-over = Conto
phase-mineo-ended = Fine dell’incontro

# Domande e parole.
decision-mineo-call = { $cards } carte: che dici? Si parla una volta sola.
decision-mineo-final = Venti carte in mano e il monte in tavola: la tua ultima parola?
decision-mineo-answer = Le offerte sono state prese. Vai solo o lasci stare?
decision-mineo-scarto = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte.
}
decision-mineo-scommessa = Scommetti che alla fine Giove, Picciotti e Fujutu saranno tutti tuoi?
decision-mineo-rivanto = Ti vanti di fare l’ultima presa?
decision-mineo-lead = Esci tu. Quale carta?
decision-mineo-play = Tocca a te. Quale carta?
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

# Le parole fra i compagni (S91).
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
badge-mineo-soloist = Solo
badge-mineo-stata = Solo di stata
badge-mineo-scommessa = Scommessa
badge-mineo-rivanto = Rivanto
badge-mineo-pago = Paga
zone-mineo-pack = Mazzo
zone-mineo-monte = Monte
zone-mineo-own-monte = Il monte (solo tu)
zone-mineo-bottom = Ultima carta del mazzo (solo tu)
zone-mineo-scarto = Scarto
zone-mineo-own-scarto = Il tuo scarto
zone-mineo-pile-soloist = Prese del solo
zone-mineo-pile-defenders = Prese dei compagni
zone-mineo-fujutu-owed = Il Fujutu, ancora da pagare

# Che cosa si aspetta.
mineo-status-draw = Si sorteggia il primo mazziere.
mineo-status-shuffle = Si mescolano le carte.
mineo-status-over = La mano è finita.
mineo-status-ended = L’incontro è finito.
mineo-status-call = { $cards } carte: parla { $seat }.
mineo-status-final = Ultima parola: tocca a { $seat }.
mineo-status-offer = { $count ->
    [one] { $seat } offre un joco.
   *[other] { $seat } offre { $count } jochi.
}
mineo-status-answer = { $taker } prende; { $seat } può ancora andare solo.
mineo-status-scarto = { $seat } scarta tre carte.
mineo-status-scommessa = { $seat } può fare la scommessa.
mineo-status-rivanto = { $seat } può dire mi rivanto.
mineo-status-lead = Esce { $seat }.
mineo-status-turn = Tocca a { $seat }.
mineo-status-led = Seme d’uscita: { $suit }.
mineo-status-fujutu-led = È uscito il Fujutu: la carta che segue dà il seme.

# Punteggio.
mineo-score-solo = { $seat } va solo
mineo-score-stata = { $seat } fa la stata: doppio
mineo-score-scommessa = Scommessa
mineo-score-rivanto = Rivanto di { $seat }
mineo-score-pigliate = Pigliate { $soloist } : { $defenders }
mineo-score-hands = Mani { $count } di { $hands }

# Prese: pigliate e Fujutu.
mineo-pigliata = Pigliata: { $seat } prende { $card }
mineo-fujutu-home = { $card }: resta a { $seat }, che ha vinto la presa con i suoi
mineo-fujutu-back = { $card } torna dalla parte di { $seat }, che deve una scartina
mineo-fujutu-lost = { $card } di { $seat } è perso nell’ultima presa
mineo-fujutu-paid-soloist = { $seat } dà { $card } per il Fujutu
mineo-fujutu-paid-defenders = I compagni danno { $card } a { $seat } per il Fujutu
mineo-fujutu-surrendered-soloist = { $seat } non ha scartine da dare: { $card } passa ai compagni
mineo-fujutu-surrendered-defenders = I compagni non hanno scartine da dare: { $card } passa a { $seat }
mineo-fujutu-unpaid-soloist = { $seat } non ha scartine da dare e tiene { $card }
mineo-fujutu-unpaid-defenders = I compagni non hanno scartine da dare a { $seat } e tengono { $card }

# Notizie.
mineo-news-first-dealer = Il primo mazziere è { $seat }.
mineo-news-deal = Mano { $deal }: { $seat } dà cinque carte a testa.
mineo-news-giro = Altre cinque a testa: { $cards } carte in mano.
mineo-news-rest-dealt = Si danno le altre: venti carte a testa.
mineo-news-monte = { $seat } guarda il monte e lo posa coperto.
mineo-news-called = { $seat }: «{ $call }»
mineo-news-solo = { $seat } gioca solo contro gli altri due.
mineo-news-stata = { $seat } va solo con cinque carte: è una stata, tutto vale doppio.
mineo-news-monte-shown = { $seat } mostra il monte e lo prende: { $cards }.
mineo-news-monte-taken = { $seat }, che è mazziere, prende il monte senza mostrarlo.
mineo-news-scarto = { $seat } scarta tre carte.
mineo-news-scarto-trumps = { $seat } scarta tre carte, con questi trionfi: { $cards }.
mineo-news-said-no = { $seat } non dice nulla.
mineo-news-said-scommessa = { $seat } fa la scommessa: Giove, Picciotti e Fujutu.
mineo-news-said-rivanto = { $seat }: «Mi rivanto», per l’ultima presa.
mineo-news-said-vanto = { $seat }: «Mi vanto», per l’ultima presa, con Giove in mano.
mineo-news-leads = { $seat } esce alla prima presa.
mineo-news-played = { $seat }: { $card }
mineo-news-trick = { $seat } vince la presa { $number }.
mineo-news-scored = La mano { $deal } è contata.
mineo-news-annulled = La mano { $deal } è annullata: nessuno la gioca.
mineo-news-paid = { $count ->
    [one] { $seat } paga un joco a { $taker } e la mano va a monte.
   *[other] { $seat } paga { $count } jochi a { $taker } e la mano va a monte.
}
mineo-news-stopped = L’incontro finisce prima; la mano in corso è nulla.

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
mineo-outcome-annulled = Annullata: nessuno paga e tocca al mazziere seguente.
mineo-outcome-paid = { $count ->
    [one] { $seat } paga un joco a { $taker }.
   *[other] { $seat } paga { $count } jochi a { $taker }.
}
mineo-outcome-even = Jochi pari: nessuno paga.
mineo-outcome-stata = { $count ->
    [one] Un joco di differenza, raddoppiato per la stata.
   *[other] { $count } jochi di differenza, raddoppiati per la stata.
}
mineo-outcome-soloist = { $count ->
    [one] Vince { $seat }: ogni compagno paga un joco.
   *[other] Vince { $seat }: ogni compagno paga { $count } jochi.
}
mineo-outcome-defenders = { $count ->
    [one] { $seat } ha perso: un joco a ogni compagno.
   *[other] { $seat } ha perso: { $count } jochi a ogni compagno.
}

# Rifiuti.
refusal-mineo-not-held = Non hai quella carta: { $card }.
refusal-mineo-must-follow = Non { $card }: bisogna rispondere al seme d’uscita ({ $suit }).
refusal-mineo-must-trump = Non { $card }: senza il seme d’uscita ({ $suit }) si deve giocare un trionfo.
refusal-mineo-must-overtrump = Non { $card }: si deve superare, potendo, il trionfo più alto in tavola.
refusal-mineo-fujutu-lead = Con { $card } si può uscire solo se è l’ultima carta.
refusal-mineo-one-card = Gioca una carta.
refusal-mineo-no-such-card = Nel mazzo non c’è una carta così.
refusal-mineo-no-such-seat = Al tavolo non c’è quel posto.
refusal-mineo-no-play-now = Ora non si può giocare una carta.
refusal-mineo-no-deal-yet = Le carte non sono ancora state date.
refusal-mineo-match-over = L’incontro è finito.
refusal-mineo-call-not-now = Ora non si può dire «{ $call }».
refusal-mineo-nothing-to-say = Ora non c’è nulla del genere da dire.
refusal-mineo-scarto-count = { $count ->
    [one] Scarta esattamente una carta.
   *[other] Scarta esattamente { $count } carte diverse.
}
refusal-mineo-scarto-card = { $card } non si può scartare.
refusal-mineo-scarto-first = Nello scarto non ci sono tutte le carte che devono andarci per prime.
refusal-mineo-scommessa-fujutu = A questo tavolo la scommessa vuole il Fujutu in mano.
refusal-mineo-defenders-talk = Possono parlare solo i compagni.
refusal-mineo-signal-not-now = In questo momento non si può dire.
refusal-mineo-table-only = Lo può fare solo il tavolo stesso.
refusal-mineo-bad-action = Non è una mossa di questo gioco.
refusal-mineo-bad-chance = La mescolata non si può leggere.
refusal-mineo-bad-pack = Il mazzo deve avere ognuna delle 63 carte una volta.
refusal-mineo-no-chance-due = Ora non c’è nulla da mescolare.
refusal-mineo-no-forfeit = In questo gioco subentra invece un giocatore automatico.

# Opzioni del tavolo e loro valori (sezione 15).
option-mineo-last_trick_points = Punti per l’ultima presa
option-mineo-last_trick_points--5 = Cinque (109 in tutto)
option-mineo-last_trick_points--0 = Nessuno (104 in tutto)
option-mineo-rimatura_rule = Maggioranza dei punti
option-mineo-rimatura_rule--majority = Più della metà
option-mineo-rimatura_rule--full_points = 55 punti interi
option-mineo-pago_standing = Il pago resta valido
option-mineo-pago_standing--until_next_call = Finché chi l’ha detto non riparla
option-mineo-pago_standing--round_only = Solo per quel giro
option-mineo-prendo_rounds = Si può dire prendo
option-mineo-prendo_rounds--final = Con venti carte
option-mineo-prendo_rounds--all = In ogni giro
option-mineo-pago_after_prendo = Pago dopo un prendo
option-mineo-pago_after_prendo--false = No
option-mineo-pago_after_prendo--true = Sì
option-mineo-dealer_final_pago = Ultimo pago del mazziere
option-mineo-dealer_final_pago--false = No
option-mineo-dealer_final_pago--true = Sì
option-mineo-pago_amount = Jochi pagati per un pago
option-mineo-dealer_shows_monte = Il mazziere che va solo mostra il monte
option-mineo-dealer_shows_monte--never = Mai
option-mineo-dealer_shows_monte--stata = Nella stata
option-mineo-discard_rule = Lo scarto
option-mineo-discard_rule--no_5_10 = Niente carte da 5 o da 10
option-mineo-discard_rule--no_trumps = E niente trionfi, finché si può
option-mineo-discard_rule--scartine_only = Solo scartine, finché ce n’è
option-mineo-discard_rule--free = Tre carte qualsiasi
option-mineo-show_discarded_trumps = I trionfi scartati si mostrano
option-mineo-show_discarded_trumps--false = No
option-mineo-show_discarded_trumps--true = Sì
option-mineo-void_play = Senza il seme d’uscita
option-mineo-void_play--must_trump = Si deve giocare un trionfo
option-mineo-void_play--free = Una carta qualsiasi
option-mineo-overtrump = Obbligo di superare i trionfi
option-mineo-overtrump--false = No
option-mineo-overtrump--true = Sì
option-mineo-fujutu_lead = Uscire col Fujutu
option-mineo-fujutu_lead--allowed = Permesso
option-mineo-fujutu_lead--forbidden = Solo come ultima carta
option-mineo-fujutu_last_trick = Il Fujutu nell’ultima presa
option-mineo-fujutu_last_trick--keep = Si tiene come sempre
option-mineo-fujutu_last_trick--lost = Perso a favore degli altri
option-mineo-fujutu_unpaid = Niente scartine da dare per il Fujutu
option-mineo-fujutu_unpaid--surrender = Il Fujutu passa agli altri
option-mineo-fujutu_unpaid--keep = Si tiene senza pagare
option-mineo-scommessa_requires = La scommessa richiede
option-mineo-scommessa_requires--none = Nulla
option-mineo-scommessa_requires--fujutu = Il Fujutu in mano
option-mineo-rivanto_eligibility = Chi può dire mi rivanto
option-mineo-rivanto_eligibility--not_spoken = Chi non aveva ancora parlato
option-mineo-rivanto_eligibility--not_passed = Chi non aveva detto mischio
option-mineo-rivanto_eligibility--any_defender = Qualsiasi compagno
option-mineo-rivanto_target = L’ultima presa per il rivanto
option-mineo-rivanto_target--side = Di uno dei compagni
option-mineo-rivanto_target--personal = Di chi l’ha detto
option-mineo-rivanto_failure = Un rivanto fallito
option-mineo-rivanto_failure--to_soloist = Un joco al solo
option-mineo-rivanto_failure--nothing = Non costa nulla
option-mineo-arie_giove_cumulative = Arie e Giove insieme valgono tre
option-mineo-arie_giove_cumulative--false = No
option-mineo-arie_giove_cumulative--true = Sì
option-mineo-match_hands = Durata dell’incontro
option-mineo-match_hands--6 = Sei mani
option-mineo-match_hands--3 = Tre mani
option-mineo-match_hands--9 = Nove mani
option-mineo-match_hands--12 = Dodici mani
option-mineo-match_hands--15 = 15 mani
option-mineo-match_hands--18 = 18 mani
option-mineo-match_hands--21 = 21 mani
option-mineo-match_hands--24 = 24 mani
option-mineo-match_hands--27 = 27 mani
option-mineo-match_hands--30 = 30 mani
option-mineo-match_hands--33 = 33 mani
option-mineo-match_hands--36 = 36 mani
option-mineo-match_hands--39 = 39 mani
option-mineo-match_hands--42 = 42 mani
option-mineo-match_hands--45 = 45 mani
option-mineo-match_hands--48 = 48 mani
option-mineo-match_hands--51 = 51 mani
option-mineo-match_hands--54 = 54 mani
option-mineo-match_hands--57 = 57 mani
option-mineo-match_hands--60 = 60 mani
option-mineo-match_hands--63 = 63 mani
option-mineo-match_hands--66 = 66 mani
option-mineo-match_hands--69 = 69 mani
option-mineo-match_hands--72 = 72 mani
option-mineo-match_hands--75 = 75 mani
option-mineo-match_hands--78 = 78 mani
option-mineo-match_hands--81 = 81 mani
option-mineo-match_hands--84 = 84 mani
option-mineo-match_hands--87 = 87 mani
option-mineo-match_hands--90 = 90 mani
option-mineo-match_hands--93 = 93 mani
option-mineo-match_hands--96 = 96 mani
option-mineo-match_hands--99 = 99 mani
option-mineo-match_count = Mani che contano
option-mineo-match_count--played = Quelle giocate
option-mineo-match_count--settled = Giocate o pagate
option-mineo-match_count--deals = Tutte
option-mineo-starting_chips = Chip all’inizio
option-mineo-bottom_peek = Il mazziere vede l’ultima carta
option-mineo-bottom_peek--true = Sì
option-mineo-bottom_peek--false = No
option-mineo-first_dealer = Primo mazziere
option-mineo-first_dealer--random = A sorte
option-mineo-first_dealer--host = Chi ospita
option-mineo-vanto_terms = Vanto e rivanto
option-mineo-vanto_terms--single = Una sola parola
option-mineo-vanto_terms--dummett = Mi vanto con Giove, mi rivanto senza
option-mineo-table_talk = Parole fra i compagni
option-mineo-table_talk--off = Nessuna
option-mineo-table_talk--buttons = Con le parole proposte

# Regole pronte.
preset-mineo-mineo = Mineo
preset-mineo-parlato = Parlato
preset-mineo-dummett = Secondo Dummett
preset-mineo-rapido = Tre mani veloci
