# Una partita registrata, raccontata riga per riga (germini replay).
seat-terziglio-0 = Sud
seat-terziglio-1 = Est
seat-terziglio-2 = Ovest
terziglio-tell-hands = Le mani distribuite
terziglio-tell-hand = { $seat }: { $cards }
terziglio-tell-stock = Nel monte: { $cards }
terziglio-tell-trick = Presa { $number }: esce { $leader }. { $cards }. Prende { $winner }.
terziglio-tell-count = Il conto
terziglio-tell-total = Totale
terziglio-tell-refused = Qui la registrazione si interrompe ({ $where }: { $why }).
terziglio-tell-lying = { $leader } ha aperto; in tavola: { $cards }
terziglio-tell-allowed = Si può giocare: { $cards }.
terziglio-tell-bonus = Nella presa
terziglio-tell-combinations = Combinazioni
terziglio-tell-patterns = Sequenze
terziglio-tell-claim = { $name }: { $cards }
terziglio-tell-no-claim = Questo non si può dichiarare.
