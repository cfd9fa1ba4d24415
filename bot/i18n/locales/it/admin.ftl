# Per chi gestisce un server.
cmd-admin-table = tavolo
    .description = Ripara, metti in pausa o chiudi qualsiasi tavolo
cmd-admin-table-table = tavolo
    .description = Quale tavolo
cmd-admin-table-what = cosa
    .description = Che cosa si deve fare
cmd-admin-ban = escludi
    .description = Escludi o riammetti un giocatore in questo server
cmd-admin-ban-player = giocatore
    .description = Chi; chi è escluso viene riammesso
cmd-admin-setup = configura
    .description = Canali, lingua, limiti e controllo dei permessi
cmd-admin-data = dati
    .description = Esporta o cancella i dati di questo server
ui-deed-repair = ripara
ui-deed-pause = metti in pausa
ui-deed-resume = riprendi
ui-deed-end = chiudi, contando ciò che si è giocato
ui-deed-void = chiudi senza risultato
reply-deed-repair = «{ $table }» è rimesso in ordine: i suoi messaggi vengono rimandati.
reply-deed-pause = «{ $table }» è in pausa finché un moderatore non lo fa riprendere.
reply-deed-resume = «{ $table }» riprende.
reply-deed-end = «{ $table }» è chiuso.
reply-deed-void = «{ $table }» è chiuso senza risultato.
reply-unreadable = Il registro di questo tavolo non si può leggere, perciò qui non può continuare. Chi gestisce il bot trova la ragione nel suo log e può riprendere il tavolo da una copia di riserva; con *{ ui-deed-void }* il tavolo si chiude e chi ci siede è di nuovo libero.
reply-barred = { $who } non può più sedere ai tavoli di questo server; nelle partite in corso un bot tiene i suoi posti. Lo stesso comando riammette { $who }.
reply-readmitted = { $who } può di nuovo sedere ai tavoli di questo server.
reply-not-barrable = Non puoi escludere { $who }.
reply-boards-off = Questo server non mostra classifiche.
mod-told-repair = 🔧 { $who }, che modera, ha fatto rimettere in ordine questo tavolo. Nulla è perduto; gli orologi proseguono.
mod-told-pause = ⏸ { $who } (moderazione) ha messo in pausa questo tavolo. Gli orologi sono fermi.
mod-told-resume = ▶ { $who } (moderazione) ha ripreso la partita. Gli orologi ripartono da dov’erano.
mod-told-end = ⏹ La moderazione ({ $who }) ha chiuso questa partita. Le mani già contate valgono.
mod-told-void = ⏹ La moderazione ({ $who }) ha chiuso questa partita senza risultato. Non conta per nessuno.
mod-told-displace = 🤖 { $who } qui non gioca più; un bot tiene il suo posto.
ui-setup-title = Impostazioni di questo server
ui-setup-hint = Ciò che scegli vale subito. Chi vede `/gestione` si decide in Impostazioni del server → Integrazioni; moderatori sono anche quelli con Gestisci thread o Gestisci messaggi.
ui-setup-permissions = Che cosa posso fare
ui-setup-ok = ✅ { $channel }
ui-setup-lacks = ❌ { $channel }: mi manca { $names }
ui-setup-channels = Canali per i tavoli (nessuno scelto: tutti)
ui-setup-language = Lingua dei nuovi tavoli
ui-setup-language-server = I tavoli parlano la lingua del server
ui-setup-language-en = I tavoli parlano inglese
ui-setup-language-it = I tavoli parlano italiano
ui-setup-language-es = I tavoli parlano spagnolo
ui-setup-limit = Quanti tavoli possono essere aperti
ui-setup-tables = { $count ->
    [one] Al massimo { $count } tavolo alla volta
   *[other] Al massimo { $count } tavoli alla volta
}
ui-setup-tables-default = { $count ->
    [one] Nessun limite proprio: al massimo { $count } tavolo
   *[other] Nessun limite proprio: al massimo { $count } tavoli
}
ui-setup-role = Ruolo di chi modera i tavoli (nessuno)
ui-setup-boards-on = Classifiche: mostrate
ui-setup-boards-off = Classifiche: nascoste
ui-btn-check = Controlla di nuovo
ui-data-title = Dati di questo server
ui-data-text = Conservo i tavoli di questo server con giocate e risultati, le classifiche e le stagioni, queste impostazioni, le segnalazioni e chi è escluso. L’esportazione contiene tutto, tranne lo svolgimento delle partite, che `/storico` dà a chi le ha giocate.
ui-btn-data-export = Esporta
ui-btn-data-erase = Cancella…
ui-erase-title = Cancellare tutto di questo server?
ui-erase-text = { $count ->
    [0] Partite, classifiche, stagioni, impostazioni, segnalazioni ed esclusioni di questo server si cancellano per sempre. I rating di tutti i server insieme restano.
    [one] Un tavolo aperto viene chiuso senza risultato; poi partite, classifiche, stagioni, impostazioni, segnalazioni ed esclusioni di questo server si cancellano per sempre. I rating di tutti i server insieme restano.
   *[other] { $count } tavoli aperti vengono chiusi senza risultato; poi partite, classifiche, stagioni, impostazioni, segnalazioni ed esclusioni di questo server si cancellano per sempre. I rating di tutti i server insieme restano.
}
ui-btn-erase-yes = Sì, cancella tutto
reply-data-export = Tutto ciò che si conserva di questo server. Le persone vi stanno col loro numero.
reply-data-erased = Tutto ciò che era di questo server è stato cancellato.
perm-create-public-threads = Crea thread pubblici

# Quanto una persona può fare in un’ora.
ui-btn-limits = Limiti per persona
ui-limits-title = Limiti per persona
ui-limits-text = Quanto una persona può fare in questo server in un’ora. Ciò che scegli vale subito.
ui-limits-hint = Chi ha il permesso Gestisci server apre tavoli e pubblica senza questi limiti. Nessuno può avere insieme più di un terzo dei tavoli di questo server.
ui-limits-open = { $count ->
    [0] Nessun tavolo aperto
    [one] { $count } tavolo aperto in un’ora
   *[other] { $count } tavoli aperti in un’ora
}
ui-limits-post = { $count ->
    [0] Nessun messaggio per tutti
    [one] { $count } messaggio per tutti in un’ora
   *[other] { $count } messaggi per tutti in un’ora
}
ui-limits-invite = { $count ->
    [0] Nessun invito
    [one] { $count } invito in un’ora
   *[other] { $count } inviti in un’ora
}
ui-limits-guest = { $count ->
    [0] Stesso invitato: nessun invito
    [one] Stesso invitato: { $count } invito da una persona in un’ora
   *[other] Stesso invitato: { $count } inviti da una persona in un’ora
}
ui-limits-guests = { $count ->
    [0] Stesso invitato: nessun invito da nessuno
    [one] Stesso invitato: { $count } invito da tutti insieme in un’ora
   *[other] Stesso invitato: { $count } inviti da tutti insieme in un’ora
}
ui-limits-nudge = { $count ->
    [0] Nessun sollecito
    [one] { $count } sollecito in un’ora
   *[other] { $count } solleciti in un’ora
}
ui-limits-report = { $count ->
    [one] { $count } segnalazione in un’ora
   *[other] { $count } segnalazioni in un’ora
}
ui-limits-offer = { $count ->
    [one] Stessa partita: { $count } proposta (resa, fine, sostituto) in un’ora
   *[other] Stessa partita: { $count } proposte (resa, fine, sostituto) in un’ora
}
ui-shown-to-you = Lo vedi solo tu. { $why }
