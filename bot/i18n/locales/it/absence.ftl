# Avvisi e solleciti, lasciare la partita, sostituti.

ui-call = { $who } tocca a te
ui-call-again = { $who }, il tavolo ti aspetta ancora
ui-call-by = Sollecito di { $who }.
ui-btn-nudge = Sollecita
reply-nudged = Fatto: chi deve giocare ha ricevuto un avviso.
refusal-nudge-yourself = Il tavolo sta aspettando te.
refusal-nudge-nobody = Adesso non c’è nessuno da sollecitare.
refusal-nudge-early = È presto: prima deve passare la metà del tempo. Puoi sollecitare { $when }.
refusal-nudge-enough = Per questa scelta ci sono già stati abbastanza avvisi.
refusal-nudge-none = Puoi sollecitare la stessa persona una volta ogni sei ore: di nuovo { $when }.
refusal-nudge-no-clock = È presto: per chi deve giocare non corre ancora nessun orologio.
ui-gone = 🤖 La tua assenza è durata troppo: un bot occupa il tuo posto fino alla fine della partita.
ui-bot-stays = 🤖 gioca per { $who } fino alla fine della partita
ui-over-assisted = Partita abbandonata da { $who }. L’ha finita un bot; nessun altro viene penalizzato.
    .you = Hai abbandonato la partita. L’ha finita un bot; nessun altro viene penalizzato.
refusal-abandoned = La tua assenza è durata troppo: un bot occupa il tuo posto fino alla fine di questa partita.

ui-leave-title = Lasciare il tavolo «{ $name }»
ui-btn-handover = Lascia giocare un bot
ui-leave-handover = gioca subito un bot; con «{ ui-btn-back }» riprendi il posto. Se manchi per un’altra mano intera (72 ore a un tavolo giornaliero), abbandoni la partita.
ui-btn-concede = Arrenditi
ui-leave-consent = è una proposta: serve il consenso di { $who }. Scade alla fine di questa mano.
ui-leave-at-once = la partita finisce subito.
ui-btn-offerchair = Cerca un sostituto
ui-leave-substitute = nel thread qualcuno può prendere il tuo posto e continuare con le tue carte; il risultato resta tuo.
ui-btn-keepchair = Tengo il posto
ui-concession = 🏳️ { $who } propone la resa. Manca ancora il consenso di { $waiting }. La proposta scade alla fine di questa mano.
ui-btn-decline = Si continua
ui-open-chair = 🪑 { $who } cerca un sostituto. Chi prende il posto continua con queste carte; il risultato resta a { $who }.
ui-btn-relieve = Prendo il posto
ui-over-conceded = { $count ->
    [one] Resa di { $who }.
   *[other] Resa di { $who }.
}
    .you = Hai dichiarato la resa.
    .you-and = Resa tua e di { $who }.
ui-closed-conceded = La partita è finita con una resa prima che si segnassero punti.
reply-handover = Un bot ha preso il tuo posto al tavolo «{ $table }». Con «{ ui-btn-back }», nel pannello delle carte, lo riprendi.
reply-concede = Hai proposto la resa al tavolo «{ $table }».
reply-agree = Hai accettato la resa al tavolo «{ $table }».
reply-decline = La partita al tavolo «{ $table }» continua.
reply-offerchair = Il tuo posto al tavolo «{ $table }» è aperto a un sostituto. Continui a giocare tu finché qualcuno non lo prende.
reply-keepchair = Resti al tuo posto al tavolo «{ $table }».
refusal-concede-offered = C’è già una proposta di resa.
refusal-concede-not-asked = Questa proposta non richiede il tuo consenso.
ui-concede-counts = { $count ->
    [one] Vale come persa: { $who } finisce all’ultimo posto, qualunque sia il punteggio.
   *[other] Vale come persa: { $who } finiscono all’ultimo posto, qualunque sia il punteggio.
}
ui-concede-free = Questa partita non è classificata.
reply-conceded = Hai dichiarato la resa al tavolo «{ $table }».
reply-agreed = Hai accettato: la partita al tavolo «{ $table }» è finita.
refusal-concede-substitute = Il risultato di questo posto è di chi giocava prima di te: un sostituto non può arrendersi.
refusal-chair-offered = Il tuo posto è già aperto a un sostituto.
refusal-chair-kept = Per questo posto non si cerca un sostituto.
refusal-chair-hands-known = In questa partita hai già visto le carte di un altro posto: queste non puoi giocarle.
ui-btn-rematch = Rivincita
ui-btn-lots = Rivincita, posti a sorteggio
reply-rematch = Rivincita accettata al tavolo «{ $table }». Comincia quando hanno accettato tutti; i posti non ripresi diventano liberi.
ui-former-player = ex partecipante
