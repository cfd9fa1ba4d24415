# Ciò che dice il gioco piccolo.

phase-small-draw = Sorteggio del primo mazziere
phase-small-shuffle = Prima della prima mano
phase-small-play = Gioco
phase-small-over = Conteggio
phase-small-ended = Fine della partita

decision-small-lead = Esci tu. Quale carta?
decision-small-play = Tocca a te. Quale carta?

small-status-draw = Si sorteggia il primo mazziere.
small-status-shuffle = Si mescolano le carte.
small-status-over = La mano è finita.
small-status-ended = La partita è finita.
small-status-turn = Tocca a { $seat }.
small-status-led = Seme d’uscita: { $suit }.
small-score = { $side }: { $points }

small-news-dealer = { $seat } dà le carte per primo.
small-news-deal = Mano { $deal }: dà le carte { $seat }.
small-news-played = { $seat }: { $card }
small-news-trick = { $seat } vince la presa { $number }.
small-news-scored = La mano { $deal } è contata.
small-news-stopped = La partita finisce prima. Mani non giocate: { $count }.

small-row-tricks = Prese
small-row-kings = Re
small-row-last = Ultima presa
small-outcome-best = { $side } ha più punti: { $points }.

refusal-small-fool-led = { $card } non può essere la carta d’uscita.

option-small-deals = Durata della partita
option-small-deals--3 = 3 mani
option-small-deals--1 = 1 mano
option-small-must_trump = Senza il seme d’uscita
option-small-must_trump--true = Una briscola
option-small-must_trump--false = Qualsiasi carta
option-small-fool_leads = Uscire col Matto
option-small-fool_leads--false = Solo come ultima carta
option-small-fool_leads--true = Permesso
option-small-last_trick = Punti per l’ultima presa
preset-small-plain = Regole solite
preset-small-free = Gioco libero
rule-small-concede = Ciascuno degli altri ha un punto per ogni presa non giocata.
