# Una partita registrata, raccontata riga per riga (germini replay).
seat-minchiate-0 = Sud
seat-minchiate-1 = Est
seat-minchiate-2 = Nord
seat-minchiate-3 = Ovest
minchiate-tell-hands = Le carte in mano all’inizio del gioco
minchiate-tell-hand = { $seat }: { $cards }
minchiate-tell-trick = Presa { $number }: esce { $leader }. { $cards }. Prende { $winner }.
minchiate-tell-chosen = (La carta di { $seat } l’ha scelta { $by }.)
minchiate-tell-count = Il conto
minchiate-tell-total = Totale
minchiate-tell-refused = Qui il gioco è rifiutato ({ $code }, regola { $rule }).
