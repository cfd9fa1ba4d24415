# Prima dell’inizio: chi c’è.
ui-btn-here = Ci sono
ui-check = **Ci siete tutti?** Premete «Ci sono» ({ $until }).
ui-check-here = ✅ { $who }
ui-check-missing = ⏳ { $who }
ui-check-hint = Chi non risponde in tempo lascia il posto; gli altri tengono il loro.
ui-check-begun = C’erano tutti: la partita al tavolo «{ $name }» è cominciata.
ui-check-over = Non c’erano tutti: il tavolo «{ $name }» aspetta di nuovo nel suo canale.
reply-check = Al tavolo «{ $table }» si chiede a tutti se ci sono. La partita comincia quando tutti hanno risposto.
refusal-check-running = Si sta chiedendo ai giocatori se ci sono: in questo minuto non si cambia nulla.
refusal-already-here = Hai già detto che ci sei; si aspettano gli altri.

# Un altro ritmo a partita cominciata.
refusal-pace-same = Il tavolo gioca già a questo ritmo.
refusal-pace-asked = Hai già chiesto questo ritmo; devono essere d’accordo anche gli altri.

# Moderatori.
refusal-not-moderator = Può farlo solo un moderatore.
refusal-deed-unknown = A un tavolo non si può fare nulla che si chiami «{ $what }».
refusal-paused-moderator = Un moderatore ha messo in pausa questo tavolo. Solo un moderatore lo fa riprendere.
refusal-not-there = Quella persona non siede a questo tavolo.
ui-paused-moderator = ⏸ Un moderatore ha messo in pausa questo tavolo. Solo un moderatore lo fa riprendere.
ui-closed-void = Un moderatore ha chiuso questa partita senza risultato.

# Chi può aprire un tavolo, e sedersi.
refusal-barred = Chi gestisce questo server non ti lascia sedere ai suoi tavoli.
refusal-channel-not-allowed = In questo server i tavoli si aprono in altri canali: { $channels }.
refusal-tables-many = { $count ->
    [one] In questo server può essere aperto un tavolo alla volta, e uno c’è già. `/tavolo elenco` lo mostra.
   *[other] In questo server possono essere aperti { $count } tavoli alla volta, e tanti ce ne sono. `/tavolo elenco` li mostra.
}
refusal-live-elsewhere = Stai già giocando dal vivo a «{ $table }». Finisci lì, oppure alzati.
refusal-slow-many = Siedi già a { $count } tavoli senza fretta: di più non se ne tengono d’occhio.
refusal-somebody-live = { $who } sta già giocando dal vivo a un altro tavolo, perciò questo deve restare senza fretta.

# On the chair of somebody who gets no direct messages.
ui-lobby-plays-here = gioca con **Le mie carte**
reply-not-server-moderator = Può farlo solo chi modera tutto il server.
