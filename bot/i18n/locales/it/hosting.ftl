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
refusal-channel-not-allowed = In questo server i tavoli si aprono in altri canali: { $channels }. Usa lì `/tavolo crea`.
refusal-channel-none-allowed = In quel canale non si aprono tavoli. Chi gestisce il server sceglie i canali con `/gestione configura`.
refusal-tables-many = { $count ->
    [one] In questo server può essere aperto un tavolo alla volta. `/tavolo elenco` mostra che cosa è aperto.
   *[other] In questo server possono essere aperti { $count } tavoli alla volta. `/tavolo elenco` mostra quelli aperti.
}
refusal-live-elsewhere = Stai già giocando dal vivo a «{ $table }».
refusal-slow-many = Siedi già a { $count } tavoli senza fretta: di più non se ne tengono d’occhio.
refusal-somebody-live = { $who } sta già giocando dal vivo a un altro tavolo, perciò questo deve restare senza fretta.

# On the chair of somebody who gets no direct messages.
ui-lobby-plays-here = gioca con **Le mie carte**

# Quanto una persona può fare in un’ora.
refusal-quota-open = { $count ->
    [0] In questo server apre tavoli solo chi lo gestisce.
    [one] Qui una persona può aprire un tavolo in un’ora, e l’hai aperto. Puoi aprire il prossimo { $when }.
   *[other] Qui una persona può aprire { $count } tavoli in un’ora, e li hai aperti. Puoi aprire il prossimo { $when }.
}
refusal-quota-post = { $count ->
    [0] In questo server pubblica per tutti solo chi lo gestisce.
    [one] Qui una persona può pubblicare per tutti una volta in un’ora, e l’hai fatto. Puoi pubblicare di nuovo { $when }.
   *[other] Qui una persona può pubblicare per tutti { $count } volte in un’ora, e l’hai fatto. Puoi pubblicare di nuovo { $when }.
}
refusal-quota-invite = { $count ->
    [0] In questo server non si mandano inviti tramite me.
    [one] Qui una persona può mandare un invito in un’ora, e l’hai mandato. Puoi invitare di nuovo { $when }.
   *[other] Qui una persona può mandare { $count } inviti in un’ora, e li hai mandati. Puoi invitare di nuovo { $when }.
}
refusal-quota-guest = { $count ->
    [0] In questo server non si mandano inviti tramite me: nessun invito per { $who }.
    [one] Nell’ultima ora hai già mandato un invito a { $who }, e qui di più non si può. Puoi mandarne un altro { $when }.
   *[other] Nell’ultima ora hai già mandato { $count } inviti a { $who }, e qui di più non si può. Puoi mandarne un altro { $when }.
}
refusal-quota-guests = { $count ->
    [0] In questo server non si mandano inviti tramite me: nessun invito per { $who }.
   *[other] Per ora { $who } ha ricevuto abbastanza inviti. Se ne può mandare un altro { $when }.
}
refusal-quota-nudge = { $count ->
    [0] In questo server non si sollecita nessuno.
    [one] Qui una persona può sollecitare una volta in un’ora, e l’hai fatto. Puoi sollecitare di nuovo { $when }.
   *[other] Qui una persona può sollecitare { $count } volte in un’ora, e l’hai fatto. Puoi sollecitare di nuovo { $when }.
}
refusal-quota-report = { $count ->
    [one] Qui una persona può mandare una segnalazione in un’ora, e la tua è conservata. Puoi mandare la prossima { $when }.
   *[other] Qui una persona può mandare { $count } segnalazioni in un’ora, e le tue sono conservate. Puoi mandare la prossima { $when }.
}
refusal-quota-offer = { $count ->
    [one] Una persona può chiedere qualcosa al resto del tavolo una volta in un’ora, e l’hai fatto. Puoi chiedere di nuovo { $when }.
   *[other] Una persona può chiedere qualcosa al resto del tavolo { $count } volte in un’ora, e l’hai fatto. Puoi chiedere di nuovo { $when }.
}
refusal-tables-share = { $count ->
    [one] Dei { $limit } tavoli che questo server può avere uno è tuo, e una persona non può averne di più. Puoi aprire il prossimo quando quello è finito o chiuso.
   *[other] Dei { $limit } tavoli che questo server può avere { $count } sono tuoi, e una persona non può averne di più. Puoi aprire il prossimo quando uno di quelli è finito o chiuso.
}
refusal-tables-share-back = { $count ->
    [one] Hai aperto tu questo tavolo e, sedendoti, lo avresti di nuovo. Dei { $limit } tavoli che questo server può avere uno è tuo, e una persona non può averne di più. Puoi sederti qui quando quello è finito o chiuso.
   *[other] Hai aperto tu questo tavolo e, sedendoti, lo avresti di nuovo. Dei { $limit } tavoli che questo server può avere { $count } sono tuoi, e una persona non può averne di più. Puoi sederti qui quando uno di quelli è finito o chiuso.
}
refusal-tables-last = L’ultimo tavolo libero di questo server è per chi non ne ha nessuno. Puoi aprire il prossimo quando uno dei tuoi è finito o chiuso, o quando c’è posto per più di uno.
refusal-chair-not-yours = Non puoi sederti a questo tavolo. `/tavolo elenco` mostra gli altri, e `/tavolo crea` ne apre uno tuo.
refusal-blocked-there = Al prossimo tavolo siede una persona che hai bloccato, perciò non ti ci porto. `/preferenze` mostra la tua lista; `/tavolo crea` apre un tavolo tuo.
reply-invite-declined = { $who } non riceve inviti.
reply-invite-blocked = Hai bloccato { $who }. Per mandare un invito, togli il blocco in `/preferenze`.
reply-not-server-moderator = Può farlo solo chi modera tutto il server.
ui-elsewhere-lobby = Quella partita non è ancora cominciata: lasciare il tavolo non costa nulla.
ui-elsewhere-playing = Continua lì, oppure lascia: un bot prende il tuo posto e puoi riprenderlo. Se manchi per un’altra mano intera, hai abbandonato la partita. **Lascia…** mostra come uscire e che cosa costa.
ui-btn-quit = Lascia…
