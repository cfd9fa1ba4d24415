# Dare per persa una sola mano.

news-conceded = 🏳️ Mano data per persa da { $side }: le prese e le carte rimaste vanno all’altra parte.
    .you-side = 🏳️ Hai dato per persa la mano: le prese e le carte rimaste vanno all’altra parte.
    .pair-side = 🏳️ Mano data per persa da te e { $side }: le prese e le carte rimaste vanno all’altra parte.
outcome-conceded = Mano data per persa da { $side }.
    .you-side = Hai dato per persa la mano.
    .pair-side = Mano data per persa da te e { $side }.
refusal-concede-deal-not-now = Una mano si può dare per persa solo durante le prese; alle Minchiate, dalla seconda in poi.
refusal-concede-deal-substitute = Giochi per chi aveva questo posto prima di te: un sostituto non può dare per persa la mano.
ui-btn-concede-deal = Dai per persa la mano
ui-leave-deal-consent = è una proposta: serve il consenso di { $who }. Scade alla fine di questa mano.
ui-leave-deal-at-once = la mano finisce subito.
ui-concession-deal = 🏳️ { $who } propone di dare per persa questa mano. Manca ancora il consenso di { $waiting }. La proposta scade alla fine della mano.
reply-concede-deal = Hai proposto di dare per persa la mano al tavolo «{ $table }».
reply-conceded-deal = Hai dato per persa la mano al tavolo «{ $table }».
reply-agreed-deal = Hai accettato: la mano al tavolo «{ $table }» è data per persa.

# Finire una partita che giocano anche altri.
ui-closing-asked = Ci sono altri giocatori: la partita finisce solo con il consenso di { $who }. Le mani già finite contano, quella in corso no, e la partita non conta per la classifica. Se devi andare via solo tu, vedi `/tavolo abbandona`.
ui-concession-stop = 🏁 { $who } propone di finire qui la partita. Manca ancora il consenso di { $waiting }. Le mani già finite contano, quella in corso no, e la partita non conta per la classifica. La proposta scade alla fine di questa mano.
reply-end-asked = Hai proposto agli altri del tavolo «{ $table }» di finire la partita.
reply-agree-stop = Hai accettato di finire la partita al tavolo «{ $table }».
# La domanda prima di arrendersi, con quello che costa.
ui-concede-asked = Vuoi arrenderti al tavolo «{ $name }»?
ui-concede-deal-asked = Vuoi dare per persa questa mano?
ui-concede-at-once = La partita finisce subito. Non si può tornare indietro.
ui-concede-needs = È una proposta: serve il consenso di { $who }. Scade alla fine di questa mano.
ui-concede-cost = Ora il tuo punteggio è { $now }. Secondo le regole per una partita interrotta diventa **{ $then }**, e il tuo piazzamento è { $place } su { $of }.
ui-concede-stands = Il tuo punteggio resta **{ $then }**, e il tuo piazzamento è { $place } su { $of }.
ui-concede-nothing = Non è ancora stato segnato nulla, perciò la partita finisce senza risultato.
