# Una partita registrata, raccontata riga per riga (germini replay).
minchiate-seat-0 = Sud
minchiate-seat-1 = Est
minchiate-seat-2 = Nord
minchiate-seat-3 = Ovest
minchiate-tell-hands = Le mani all’inizio del gioco
minchiate-tell-hand = { $seat }: { $cards }
minchiate-tell-trick = Presa { $number }: apre { $leader }. { $cards }. Prende { $winner }.
minchiate-tell-chosen = (La carta di { $seat } l’ha scelta { $by }.)
minchiate-tell-count = Il conto
minchiate-tell-total = Totale
minchiate-tell-refused = Qui il gioco è rifiutato ({ $code }, regola { $rule }).
