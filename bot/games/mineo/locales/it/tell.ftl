# Una mano registrata, raccontata riga per riga (germini replay).
seat-mineo-0 = Sud
seat-mineo-1 = Est
seat-mineo-2 = Ovest
mineo-tell-hands = Le mani all’inizio del gioco
mineo-tell-hand = { $seat }: { $cards }
mineo-tell-scarto = Scartate da { $seat }: { $cards }
mineo-tell-trick = Presa { $number }: esce { $leader }. { $cards }. Prende { $winner }.
mineo-tell-count = I jochi: { $soloist } solo, poi { $first } e { $second }
mineo-tell-total = Totale
mineo-tell-refused = Qui la mano è rifiutata ({ $code }, regola { $rule }).
