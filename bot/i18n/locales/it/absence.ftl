# Richiami al turno, chi lascia la partita, chi subentra.

ui-call = { $who } tocca a te
ui-call-again = { $who } il tavolo ti aspetta ancora
ui-call-by = Te lo chiede { $who }.
ui-btn-nudge = Sollecita
reply-nudged = Fatto: chi deve giocare è stato avvisato.
refusal-nudge-yourself = Il tavolo sta aspettando te.
refusal-nudge-nobody = Non si aspetta nessuno che si possa avvisare.
refusal-nudge-early = È presto: prima lascia passare metà del tempo.
refusal-nudge-enough = Per questa scelta è già stato avvisato abbastanza.
refusal-nudge-none = Puoi sollecitare la stessa persona una volta ogni sei ore.
ui-gone = 🤖 Sei mancato troppo a lungo: un giocatore automatico tiene il tuo posto fino alla fine della partita.
ui-bot-stays = 🤖 tiene fino alla fine il posto di { $who }
ui-over-assisted = Ha lasciato la partita: { $who }. L’ha finita un giocatore automatico; nessun altro ne risponde.
refusal-abandoned = Sei mancato troppo a lungo: fino alla fine di questa partita il tuo posto lo tiene un giocatore automatico.

ui-leave-title = Lasciare il tavolo «{ $name }»
ui-btn-handover = Cedi il posto al computer
ui-leave-handover = gioca subito lui; con «Sono tornato» riprendi il posto. Chi manca per un’altra mano intera (72 ore a un tavolo giornaliero) ha abbandonato la partita.
ui-btn-concede = Abbandona la partita
ui-leave-consent = è una proposta: la partita finisce se accetta { $who }. Decade con questa mano.
ui-leave-at-once = la partita finisce subito.
ui-btn-offerchair = Cerca un sostituto
ui-leave-substitute = chi prende il posto nel thread continua con le tue carte; il risultato resta tuo.
ui-btn-keepchair = Tengo il posto
ui-concession = 🏳️ { $who } propone di abbandonare la partita. Finisce se è d’accordo anche: { $waiting }. La proposta decade con questa mano.
ui-btn-decline = Si gioca
ui-open-chair = 🪑 { $who } cerca un sostituto. Chi prende il posto continua con queste carte; il risultato resta a { $who }.
ui-btn-relieve = Prendo il posto
ui-over-conceded = { $count ->
    [one] Ha abbandonato la partita: { $who }.
   *[other] Hanno abbandonato la partita: { $who }.
}
ui-closed-conceded = La partita è stata abbandonata prima che si segnasse qualcosa.
reply-handover = Un giocatore automatico ha preso il tuo posto al tavolo «{ $table }». Con «Sono tornato», tra le tue carte, lo riprendi.
reply-concede = Hai proposto di abbandonare la partita al tavolo «{ $table }».
reply-agree = Hai accettato di abbandonare la partita al tavolo «{ $table }».
reply-decline = La partita al tavolo «{ $table }» continua.
reply-offerchair = Il tuo posto al tavolo «{ $table }» è libero per un sostituto. Finché nessuno lo prende continui a giocare tu.
reply-keepchair = Tieni il tuo posto al tavolo «{ $table }».
refusal-concede-offered = C’è già una proposta di abbandonare.
refusal-concede-not-asked = Questa proposta non chiede il tuo accordo.
ui-concede-counts = { $count ->
    [one] Vale come persa: { $who } finisce all’ultimo posto, qualunque sia il punteggio.
   *[other] Vale come persa: { $who } finiscono all’ultimo posto, qualunque sia il punteggio.
}
ui-concede-free = Questa partita non conta per la classifica.
reply-conceded = Hai abbandonato la partita al tavolo «{ $table }».
reply-agreed = Hai accettato: la partita al tavolo «{ $table }» è finita.
refusal-concede-substitute = Il risultato di questo posto è di chi sedeva qui prima di te: un sostituto non può abbandonare la partita.
refusal-chair-offered = Il tuo posto è già libero per un sostituto.
refusal-chair-kept = Questo posto non cerca sostituti.
ui-btn-rematch = Rivincita
ui-btn-lots = Rivincita, posti a sorte
reply-rematch = Sei al tavolo «{ $table }». La partita comincia quando hanno accettato tutti; i posti di chi non torna sono liberi sul suo cartello.
ui-former-player = ex giocatore
