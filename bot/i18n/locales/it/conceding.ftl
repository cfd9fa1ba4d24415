# Abbandonare una sola mano.

news-conceded = 🏳️ Mano data per persa da { $side }: le prese e le carte che restano vanno all’altra parte.
outcome-conceded = Mano data per persa da { $side }.
refusal-concede-deal-not-now = Una mano si può dare per persa solo mentre si giocano le prese; alle Minchiate dalla seconda presa in poi.
refusal-concede-deal-substitute = Giochi per chi aveva questo posto prima di te: un sostituto non può dare per persa la mano.
ui-btn-concede-deal = Dai per persa la mano
ui-leave-deal-consent = è una proposta: la mano finisce se accetta { $who }. La proposta scade con questa mano.
ui-leave-deal-at-once = la mano finisce subito.
ui-concession-deal = 🏳️ { $who } propone di dare per persa questa mano. Manca ancora il consenso di: { $waiting }. La proposta scade con la mano.
reply-concede-deal = Hai proposto di dare per persa la mano al tavolo «{ $table }».
reply-conceded-deal = Hai dato per persa la mano al tavolo «{ $table }».
reply-agreed-deal = Hai accettato: la mano al tavolo «{ $table }» è data per persa.

# Finire una partita che giocano anche altri.
ui-closing-asked = Giocate in più d’uno, quindi lo chiedi agli altri: la partita finisce quando è d’accordo anche { $who }. Le mani già contate restano valide, quella in corso va perduta e la partita non conta per la classifica. Se devi andare via solo tu, `/tavolo abbandona` mostra come.
ui-concession-stop = 🏁 { $who } propone di finire qui la partita. Finisce se è d’accordo anche: { $waiting }. Le mani già contate restano valide, quella in corso va perduta e la partita non conta per la classifica. La proposta decade con questa mano.
reply-end-asked = Hai chiesto agli altri del tavolo «{ $table }» di finire la partita.
reply-agree-stop = Hai accettato di finire la partita al tavolo «{ $table }».
# La domanda prima di abbandonare, con il suo prezzo.
ui-concede-asked = Vuoi arrenderti al tavolo «{ $name }»?
ui-concede-deal-asked = Vuoi dare per persa questa mano?
ui-concede-at-once = La partita finisce subito. Non si può tornare indietro.
ui-concede-needs = È una proposta: la partita finisce se accetta { $who }. La proposta scade con questa mano.
ui-concede-cost = Il tuo punteggio ora è { $now }. Con le regole per una partita interrotta diventa **{ $then }**, e il tuo piazzamento è { $place } su { $of }.
ui-concede-stands = Il tuo punteggio resta **{ $then }**, e il tuo piazzamento è { $place } su { $of }.
ui-concede-nothing = Non è stato ancora segnato nulla, perciò la partita finisce senza risultato.
