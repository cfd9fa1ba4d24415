# Una partita registrata, raccontata riga per riga (germini replay).
seat-chinze-0 = Sud
seat-chinze-1 = Nord
chinze-tell-deal = Mano { $deal }: dà le carte { $seat }.
chinze-tell-hand = { $seat }: { $cards }
chinze-tell-trick = Presa { $number }: esce { $leader }. { $cards }. Prende { $winner }.
chinze-tell-count = Il foglio dei punti
chinze-tell-total = Totale
chinze-tell-game = La partita
chinze-tell-refused = Qui il gioco è rifiutato ({ $code }, regola { $rule }, in { $where }).
chinze-tell-led = { $seat } esce con { $card }.
chinze-tell-allowed = Si può giocare: { $cards }.
chinze-tell-no-meld = Non si può accusare: { $cards }.
