# Ospiti.
cmd-table-invite = invita
    .description = Invita un giocatore a questo tavolo
cmd-table-invite-player = giocatore
    .description = Giocatore da invitare
menu-invite = Invita al mio tavolo
menu-record = Profilo di gioco
ui-btn-invite = Invita…
ui-btn-sit-at = Siediti al tavolo «{ $name }»
ui-btn-agree = D’accordo
ui-invite-title = Chi vuoi invitare al tavolo «{ $name }»?
ui-invite-hint = Ogni persona viene menzionata una volta, nel canale del tavolo.
ui-invite-choose = Scegli fino a cinque persone
ui-invitation = { $guest }, { $who } ti invita a una partita di { $game } al tavolo «{ $name }».
ui-welcomed = { $who } è al tavolo «{ $table }».
reply-no-lobby = Non sei a nessun tavolo in attesa di cominciare. `/tavolo crea` ne apre uno.
reply-invited = Invito mandato a { $who }.
reply-invite-bot = { $who } è un bot di Discord e non gioca a carte. **Aggiungi bot** fa entrare un bot che gioca.
reply-invite-there = { $who } è già a questo tavolo.
reply-invite-barred = { $who } non può giocare ai tavoli di questo server, per decisione della moderazione.
reply-invite-not = Non puoi invitare { $who } a questo tavolo.
reply-invite-again = { $who } ha ricevuto un invito a questo tavolo poco fa.
reply-invite-failed = Non ho potuto pubblicare l’invito per { $who } nel canale del tavolo.

# Impostazioni a partita cominciata.
ui-set-ranked = Classificata
ui-set-ranked-yes = Partita classificata
ui-set-ranked-no = Amichevole (non classificata)
ui-pace-wish = { $who } propone un altro ritmo: **{ $pace }**.
ui-pace-missing = Manca l’accordo di: { $who }
ui-pace-changed = Ora il ritmo è **{ $pace }**.
reply-pace-now = Ora il ritmo è «{ $pace }».
reply-pace-asked = Nel thread si chiede agli altri se passare al ritmo «{ $pace }».

# Più tavoli.
ui-which-choose = Le carte di quale tavolo?
ui-which-title = { $count } tavoli ti aspettano, dal più urgente.
ui-which-play = { $count } tavoli ti aspettano. A quale giochi questa carta? Per ora non è stato giocato nulla.
ui-which-play-at = { $card } a «{ $table }»
