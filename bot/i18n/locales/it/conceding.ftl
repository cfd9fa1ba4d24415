# Abbandonare una sola mano.

news-conceded = 🏳️ Mano abbandonata da { $side }: le prese e le carte che restano vanno all’altra parte.
outcome-conceded = Mano abbandonata da { $side }.
refusal-concede-deal-not-now = Una mano si può abbandonare solo mentre si giocano le prese; alle Minchiate dalla seconda presa in poi.
refusal-concede-deal-substitute = Giochi per chi sedeva qui prima di te: un sostituto non può abbandonare la mano al posto suo.
ui-btn-concede-deal = Abbandona la mano
ui-leave-deal-consent = è una proposta: la mano finisce se accetta { $who }. Decade con questa mano.
ui-leave-deal-at-once = la mano finisce subito.
ui-concession-deal = 🏳️ { $who } propone di abbandonare questa mano. Finisce se è d’accordo anche: { $waiting }. La proposta decade con la mano.
reply-concede-deal = Hai proposto di abbandonare la mano al tavolo «{ $table }».
reply-conceded-deal = Hai abbandonato la mano al tavolo «{ $table }».
reply-agreed-deal = Hai accettato: la mano al tavolo «{ $table }» è abbandonata.

# Finire una partita che giocano anche altri.
ui-closing-asked = Giocate in più d’uno, quindi lo chiedi agli altri: la partita finisce quando è d’accordo anche { $who }. Le mani già contate restano valide, quella in corso va perduta e la partita non conta per la classifica. Se devi andare via solo tu, `/tavolo abbandona` mostra come.
ui-concession-stop = 🏁 { $who } propone di finire qui la partita. Finisce se è d’accordo anche: { $waiting }. Le mani già contate restano valide, quella in corso va perduta e la partita non conta per la classifica. La proposta decade con questa mano.
reply-end-asked = Hai chiesto agli altri del tavolo «{ $table }» di finire la partita.
reply-agree-stop = Hai accettato di finire la partita al tavolo «{ $table }».
# La domanda prima di abbandonare, con il suo prezzo.
ui-concede-asked = Abbandonare la partita al tavolo «{ $name }»?
ui-concede-deal-asked = Abbandonare questa mano?
ui-concede-at-once = La partita finisce subito. Non si può tornare indietro.
ui-concede-needs = È una proposta: la partita finisce se accetta { $who }. Decade con questa mano.
ui-concede-cost = Ora hai { $now }. Le regole per una partita interrotta ne fanno **{ $then }**, e il tuo posto è il { $place } su { $of }.
ui-concede-stands = Resti con **{ $then }**, e il tuo posto è il { $place } su { $of }.
ui-concede-nothing = Non è stato ancora segnato nulla, perciò la partita finisce senza risultato.
