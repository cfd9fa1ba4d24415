# Richiami al turno, chi lascia la partita, chi subentra.

ui-call = { $who } tocca a te
ui-call-again = { $who } il tavolo ti aspetta ancora
ui-call-by = Te lo chiede { $who }.
ui-btn-nudge = Sollecita
reply-nudged = Fatto: chi deve giocare è stato avvisato.
refusal-nudge-yourself = Il tavolo sta aspettando te.
refusal-nudge-nobody = Non si aspetta nessuno che si possa avvisare.
refusal-nudge-early = È presto: prima lascia passare metà del tempo. Puoi sollecitare { $when }.
refusal-nudge-enough = Per questa scelta è già stato avvisato abbastanza.
refusal-nudge-none = Puoi sollecitare la stessa persona una volta ogni sei ore: di nuovo { $when }.
refusal-nudge-no-clock = È presto: per chi deve giocare non corre ancora nessun orologio.
ui-gone = 🤖 La tua assenza è durata troppo: un bot tiene il tuo posto fino alla fine della partita.
ui-bot-stays = 🤖 tiene fino alla fine il posto di { $who }
ui-over-assisted = Ha lasciato la partita: { $who }. L’ha finita un bot; nessun altro ne risponde.
refusal-abandoned = La tua assenza è durata troppo: un bot tiene il tuo posto fino alla fine di questa partita.

ui-leave-title = Lasciare il tavolo «{ $name }»
ui-btn-handover = Lascia giocare un bot
ui-leave-handover = gioca subito il bot; con «{ ui-btn-back }» riprendi il posto. Se manchi per un’altra mano intera (72 ore a un tavolo giornaliero), hai abbandonato la partita.
ui-btn-concede = Arrenditi
ui-leave-consent = è una proposta: la partita finisce se accetta { $who }. La proposta scade con questa mano.
ui-leave-at-once = la partita finisce subito.
ui-btn-offerchair = Cerca un sostituto
ui-leave-substitute = chi prende il posto nel thread continua con le tue carte; il risultato resta tuo.
ui-btn-keepchair = Tengo il posto
ui-concession = 🏳️ { $who } propone la resa. Manca ancora il consenso di: { $waiting }. La proposta scade con questa mano.
ui-btn-decline = Si gioca
ui-open-chair = 🪑 { $who } cerca un sostituto. Chi prende il posto continua con queste carte; il risultato resta a { $who }.
ui-btn-relieve = Prendo il posto
ui-over-conceded = { $count ->
    [one] Resa di { $who }.
   *[other] Resa di { $who }.
}
    .you = La resa è tua.
ui-closed-conceded = La partita è finita con una resa prima che si segnasse qualcosa.
reply-handover = Un bot ha preso il tuo posto al tavolo «{ $table }». Con «{ ui-btn-back }», nel pannello delle carte, lo riprendi.
reply-concede = Hai proposto la resa al tavolo «{ $table }».
reply-agree = Hai accettato la resa al tavolo «{ $table }».
reply-decline = La partita al tavolo «{ $table }» continua.
reply-offerchair = Il tuo posto al tavolo «{ $table }» è libero per un sostituto. Finché nessuno lo prende continui a giocare tu.
reply-keepchair = Tieni il tuo posto al tavolo «{ $table }».
refusal-concede-offered = C’è già una proposta di resa.
refusal-concede-not-asked = Questa proposta non richiede il tuo consenso.
ui-concede-counts = { $count ->
    [one] Vale come persa: { $who } finisce all’ultimo posto, qualunque sia il punteggio.
   *[other] Vale come persa: { $who } finiscono all’ultimo posto, qualunque sia il punteggio.
}
ui-concede-free = Questa partita non conta per la classifica.
reply-conceded = La resa al tavolo «{ $table }» è registrata.
reply-agreed = Hai accettato: la partita al tavolo «{ $table }» è finita.
refusal-concede-substitute = Il risultato di questo posto è di chi giocava prima di te: un sostituto non può arrendersi.
refusal-chair-offered = Il tuo posto è già libero per un sostituto.
refusal-chair-kept = Questo posto non cerca sostituti.
refusal-chair-hands-known = In questa partita hai già avuto un’altra mano di carte: questa non puoi giocarla.
ui-btn-rematch = Rivincita
ui-btn-lots = Rivincita, posti a sorte
reply-rematch = Sei al tavolo «{ $table }». La partita comincia quando hanno accettato tutti; i posti di chi non torna sono liberi sul suo cartello.
ui-former-player = ex giocatore
