# Prima dell’inizio: l’appello.
ui-btn-here = Ci sono
ui-check = **Appello!** Premi «Ci sono» ({ $until }).
ui-check-here = ✅ { $who }
ui-check-missing = ⏳ { $who }
ui-check-hint = Chi non risponde in tempo perde il posto; gli altri conservano il loro.
ui-check-begun = Appello completo: la partita al tavolo «{ $name }» è cominciata.
ui-check-over = Mancava qualcuno all’appello: il tavolo «{ $name }» aspetta di nuovo nel suo canale.
reply-check = Al tavolo «{ $table }» si fa l’appello. La partita comincia quando tutti hanno risposto.
refusal-check-running = È in corso l’appello: finché non è finito non si può cambiare nulla.
refusal-already-here = Hai già risposto all’appello. Si aspettano gli altri.

# Un altro ritmo a partita cominciata.
refusal-pace-same = Il tavolo ha già questo ritmo.
refusal-pace-asked = Hai già chiesto questo ritmo. Ora devono accettarlo anche gli altri.

# Moderatori.
refusal-not-moderator = Possono farlo solo i moderatori.
refusal-deed-unknown = Azione sconosciuta: «{ $what }».
refusal-paused-moderator = La moderazione ha messo in pausa questo tavolo. Solo un moderatore può farlo riprendere.
refusal-not-there = Quella persona non è a questo tavolo.
ui-paused-moderator = ⏸ La moderazione ha messo in pausa questo tavolo. Solo un moderatore può farlo riprendere.
ui-closed-void = La moderazione ha chiuso questa partita senza risultato.

# Chi può aprire un tavolo, ed entrarci.
refusal-barred = Non puoi giocare ai tavoli di questo server: la moderazione ti ha escluso.
refusal-channel-not-allowed = In quel canale non puoi aprire tavoli. Usa `/tavolo crea` in uno di questi: { $channels }.
refusal-channel-none-allowed = In quel canale non puoi aprire tavoli. Chi ha il permesso Gestisci server sceglie i canali con `/gestione configura`.
refusal-tables-many = { $count ->
    [one] Questo server ha raggiunto il limite di un tavolo aperto. `/tavolo elenco` mostra che cosa è aperto.
   *[other] Questo server ha raggiunto il limite di { $count } tavoli aperti. `/tavolo elenco` mostra quelli aperti.
}
refusal-live-elsewhere = Stai già giocando dal vivo a «{ $table }».
refusal-slow-many = Sei già a { $count } tavoli lenti (giornalieri o senza orologio): è il massimo.
refusal-somebody-live = { $who } sta già giocando dal vivo a un altro tavolo, perciò questo deve restare a ritmo lento.

# Al posto di chi non riceve messaggi diretti.
ui-lobby-plays-here = gioca con **Le mie carte**

# Quanto una persona può fare in un’ora.
refusal-quota-open = { $count ->
    [0] Su questo server può aprire tavoli solo chi ha il permesso Gestisci server.
    [one] Qui puoi aprire un tavolo all’ora, e l’hai già aperto. Puoi aprire il prossimo { $when }.
   *[other] Qui puoi aprire { $count } tavoli all’ora, e li hai già aperti. Puoi aprire il prossimo { $when }.
}
refusal-quota-post = { $count ->
    [0] Su questo server può pubblicare per tutti solo chi ha il permesso Gestisci server.
    [one] Qui puoi pubblicare per tutti una volta all’ora, e l’hai già fatto. Puoi pubblicare di nuovo { $when }.
   *[other] Qui puoi pubblicare per tutti { $count } volte all’ora, e l’hai già fatto. Puoi pubblicare di nuovo { $when }.
}
refusal-quota-invite = { $count ->
    [0] Su questo server gli inviti sono disattivati.
    [one] Qui puoi mandare un invito all’ora, e l’hai già mandato. Puoi invitare di nuovo { $when }.
   *[other] Qui puoi mandare { $count } inviti all’ora, e li hai già mandati. Puoi invitare di nuovo { $when }.
}
refusal-quota-guest = { $count ->
    [0] Su questo server gli inviti sono disattivati: nessun invito per { $who }.
    [one] Nell’ultima ora hai già invitato { $who }, e qui una volta all’ora è il massimo. Potrai mandare un altro invito { $when }.
   *[other] Nell’ultima ora hai già invitato { $who } { $count } volte: qui è il massimo. Potrai mandare un altro invito { $when }.
}
refusal-quota-guests = { $count ->
    [0] Su questo server gli inviti sono disattivati: nessun invito per { $who }.
   *[other] Per ora { $who } ha ricevuto abbastanza inviti. Potrai mandarne un altro { $when }.
}
refusal-quota-nudge = { $count ->
    [0] Su questo server i solleciti sono disattivati.
    [one] Qui puoi sollecitare una volta all’ora, e l’hai già fatto. Puoi sollecitare di nuovo { $when }.
   *[other] Qui puoi sollecitare { $count } volte all’ora, e l’hai già fatto. Puoi sollecitare di nuovo { $when }.
}
refusal-quota-report = { $count ->
    [one] Qui puoi mandare una segnalazione all’ora, e la tua è salvata. Puoi mandare la prossima { $when }.
   *[other] Qui puoi mandare { $count } segnalazioni all’ora, e le tue sono salvate. Puoi mandare la prossima { $when }.
}
refusal-quota-offer = { $count ->
    [one] A ogni tavolo puoi fare una proposta all’ora agli altri, e l’hai già fatta. Puoi farne un’altra { $when }.
   *[other] A ogni tavolo puoi fare { $count } proposte all’ora agli altri, e le hai già fatte. Puoi farne un’altra { $when }.
}
refusal-tables-share = { $count ->
    [one] Dei { $limit } tavoli di questo server uno è tuo, ed è il massimo per una persona. Puoi aprirne un altro quando quello è finito o chiuso.
   *[other] Dei { $limit } tavoli di questo server { $count } sono tuoi, ed è il massimo per una persona. Puoi aprirne un altro quando uno di quelli è finito o chiuso.
}
refusal-tables-share-back = { $count ->
    [one] Hai aperto tu questo tavolo: se entri, torna a essere tuo. Dei { $limit } tavoli di questo server uno è già tuo, ed è il massimo per una persona. Puoi entrare quando quello è finito o chiuso.
   *[other] Hai aperto tu questo tavolo: se entri, torna a essere tuo. Dei { $limit } tavoli di questo server { $count } sono già tuoi, ed è il massimo per una persona. Puoi entrare quando uno di quelli è finito o chiuso.
}
refusal-tables-last = L’ultimo tavolo libero di questo server è riservato a chi non ne ha. Puoi aprirne un altro quando uno dei tuoi è finito o chiuso, o quando ce n’è più di uno libero.
refusal-chair-not-yours = Non puoi entrare a questo tavolo. `/tavolo elenco` mostra gli altri, e `/tavolo crea` ne apre uno tuo.
refusal-blocked-there = Al prossimo tavolo c’è una persona che hai bloccato, perciò non ti ci porto. `/preferenze` mostra chi hai bloccato; `/tavolo crea` apre un tavolo tuo.
reply-invite-declined = { $who } non accetta inviti.
reply-invite-blocked = Hai bloccato { $who }. Per mandare un invito, togli il blocco in `/preferenze`.
reply-not-server-moderator = Possono farlo solo i moderatori di tutto il server.
ui-elsewhere-lobby = Quella partita non è ancora cominciata: lasciare il tavolo non costa nulla.
ui-elsewhere-playing = Continua lì, oppure lascia: un bot prende il tuo posto e puoi riprenderlo. Se manchi per un’altra mano intera, abbandoni la partita. **Lascia…** mostra che cosa puoi fare e quanto costa.
ui-btn-quit = Lascia…
