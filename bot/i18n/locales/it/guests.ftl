# Ospiti.
cmd-table-invite = invita
    .description = Invita un giocatore a questo tavolo
cmd-table-invite-player = giocatore
    .description = Chi inviti
menu-invite = Invita al mio tavolo
menu-record = Scheda carte
ui-btn-invite = Invita…
ui-btn-sit-at = Siediti a «{ $name }»
ui-btn-agree = D’accordo
ui-invite-title = Chi inviti a «{ $name }»?
ui-invite-hint = Ognuno viene menzionato una volta, nel canale del tavolo.
ui-invite-choose = Scegli fino a cinque persone
ui-invitation = { $guest }, { $who } ti invita a una partita di { $game } al tavolo «{ $name }».
ui-welcomed = { $who } siede a «{ $table }».
reply-no-lobby = Non siedi a nessun tavolo che debba ancora cominciare. `/tavolo crea` ne apre uno.
reply-invited = { $who }: invito mandato.
reply-invite-bot = { $who } è un bot di Discord e non gioca a carte. **Aggiungi bot** fa entrare un bot che gioca.
reply-invite-there = { $who } siede già a questo tavolo.
reply-invite-barred = { $who } non può sedere ai tavoli di questo server.
reply-invite-not = { $who } non si può invitare a questo tavolo.
reply-invite-again = { $who } ha avuto un invito a questo tavolo poco fa.
reply-invite-failed = Non ho potuto scrivere l’invito per { $who } nel canale del tavolo.

# Impostazioni a partita cominciata.
ui-set-ranked = Classifica
ui-set-ranked-yes = La partita conta
ui-set-ranked-no = Amichevole: non conta per nessuno
ui-pace-wish = { $who } vorrebbe un altro ritmo: **{ $pace }**.
ui-pace-missing = Si cambia quando sono d’accordo anche: { $who }
ui-pace-changed = Ora il tavolo gioca a questo ritmo: **{ $pace }**.
reply-pace-now = Ora il tavolo gioca a questo ritmo: «{ $pace }».
reply-pace-asked = Nel thread si chiede agli altri se vogliono il ritmo «{ $pace }».

# Several tables.
ui-which-choose = Le carte di quale tavolo?
ui-which-title = { $count } tavoli aspettano te, il più urgente per primo.
ui-which-play = { $count } tavoli aspettano te. A quale giochi questa carta? Per ora non è stato giocato nulla.
ui-which-play-at = { $card } a «{ $table }»
