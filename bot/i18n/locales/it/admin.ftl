# Per chi gestisce un server.
cmd-admin-table = tavolo
    .description = Ripristina, metti in pausa, riprendi o chiudi qualsiasi tavolo
cmd-admin-table-table = tavolo
    .description = Tavolo su cui agire
cmd-admin-table-what = cosa
    .description = Azione da eseguire
cmd-admin-ban = escludi
    .description = Escludi un giocatore dai tavoli di questo server, o riammettilo
cmd-admin-ban-player = giocatore
    .description = Giocatore (se è già escluso, viene riammesso)
cmd-admin-setup = configura
    .description = Imposta canali, lingua e limiti, e controlla i permessi
cmd-admin-data = dati
    .description = Esporta o cancella i dati di questo server
ui-deed-repair = ripristina i messaggi
ui-deed-pause = metti in pausa
ui-deed-resume = riprendi
ui-deed-end = chiudi e conta le mani finite
ui-deed-void = chiudi senza risultato
reply-deed-repair = «{ $table }» è stato ripristinato: i suoi messaggi vengono ripubblicati.
reply-deed-pause = «{ $table }» è in pausa finché un moderatore non lo fa riprendere.
reply-deed-resume = «{ $table }» riprende.
reply-deed-end = «{ $table }» è stato chiuso.
reply-deed-void = «{ $table }» è stato chiuso senza risultato.
reply-unreadable = Il registro di questo tavolo non si può leggere, perciò il tavolo non può continuare. Chi amministra il bot trova il motivo nel log del bot e può ripristinare il tavolo da una copia di riserva. *{ ui-deed-void }* chiude il tavolo e libera chi ci gioca.
reply-barred = { $who } non può più giocare ai tavoli di questo server; nelle partite in corso un bot prende i suoi posti. Lo stesso comando riammette { $who }.
reply-readmitted = { $who } può di nuovo giocare ai tavoli di questo server.
reply-not-barrable = Non puoi escludere { $who }.
reply-boards-off = Su questo server le classifiche sono disattivate.
mod-told-repair = 🔧 { $who } (moderazione) ha ripristinato i messaggi di questo tavolo. Non si è perso nulla; gli orologi proseguono.
mod-told-pause = ⏸ { $who } (moderazione) ha messo in pausa questo tavolo. Gli orologi sono fermi.
mod-told-resume = ▶ { $who } (moderazione) ha fatto riprendere questo tavolo. Gli orologi ripartono da dov’erano.
mod-told-end = ⏹ { $who } (moderazione) ha chiuso questa partita. Le mani finite valgono.
mod-told-void = ⏹ { $who } (moderazione) ha chiuso questa partita senza risultato. Non conta per nessuno.
mod-told-displace = 🤖 { $who } qui non gioca più; il suo posto è passato a un bot.
ui-setup-title = Impostazioni di questo server
ui-setup-hint = Le modifiche valgono subito. Chi vede `/gestione` si decide in Impostazioni del server → Integrazioni. Sono moderatori anche i membri con Gestisci thread o Gestisci messaggi.
ui-setup-permissions = I miei permessi
ui-setup-ok = ✅ { $channel }
ui-setup-lacks = ❌ { $channel }: permessi mancanti: { $names }
ui-setup-channels = Canali per i tavoli (nessuno scelto: tutti)
ui-setup-language = Lingua dei nuovi tavoli
ui-setup-language-server = Lingua dei tavoli: quella del server
ui-setup-language-en = Lingua dei tavoli: inglese
ui-setup-language-it = Lingua dei tavoli: italiano
ui-setup-language-es = Lingua dei tavoli: spagnolo
ui-setup-limit = Numero massimo di tavoli aperti
ui-setup-tables = { $count ->
    [one] Al massimo { $count } tavolo alla volta
   *[other] Al massimo { $count } tavoli alla volta
}
ui-setup-tables-default = { $count ->
    [one] Limite predefinito: al massimo { $count } tavolo
   *[other] Limite predefinito: al massimo { $count } tavoli
}
ui-setup-role = Ruolo dei moderatori dei tavoli (nessuno)
ui-setup-boards-on = Classifiche: mostrate
ui-setup-boards-off = Classifiche: nascoste
ui-btn-check = Controlla di nuovo
ui-data-title = Dati di questo server
ui-data-text = Conservo i tavoli di questo server con giocate e risultati, le classifiche e le stagioni, queste impostazioni, le segnalazioni e le esclusioni. L’esportazione contiene tutto tranne le giocate delle partite, che chi ha giocato esporta con `/storico`.
ui-btn-data-export = Esporta
ui-btn-data-erase = Cancella…
ui-erase-title = Cancellare tutti i dati di questo server?
ui-erase-text = { $count ->
    [0] Partite, classifiche, stagioni, impostazioni, segnalazioni ed esclusioni di questo server verranno cancellate per sempre. I rating globali restano.
    [one] Un tavolo aperto verrà chiuso senza risultato; poi partite, classifiche, stagioni, impostazioni, segnalazioni ed esclusioni di questo server verranno cancellate per sempre. I rating globali restano.
   *[other] { $count } tavoli aperti verranno chiusi senza risultato; poi partite, classifiche, stagioni, impostazioni, segnalazioni ed esclusioni di questo server verranno cancellate per sempre. I rating globali restano.
}
ui-btn-erase-yes = Sì, cancella tutto
reply-data-export = Tutti i dati conservati per questo server. Le persone sono indicate con un numero; la sezione `people` ha i nomi che non sono nascosti.
reply-data-erased = Tutti i dati di questo server sono stati cancellati.
perm-create-public-threads = Crea thread pubblici

# Quanto una persona può fare in un’ora.
ui-btn-limits = Limiti per persona
ui-limits-title = Limiti per persona
ui-limits-text = Quanto una persona può fare su questo server in un’ora. Le modifiche valgono subito.
ui-limits-hint = Chi ha il permesso Gestisci server apre tavoli e pubblica senza questi limiti. Nessuno può avere insieme più di un terzo dei tavoli di questo server.
ui-limits-open = { $count ->
    [0] Nessun tavolo
    [one] { $count } tavolo aperto all’ora
   *[other] { $count } tavoli aperti all’ora
}
ui-limits-post = { $count ->
    [0] Nessun messaggio per tutti
    [one] { $count } messaggio per tutti all’ora
   *[other] { $count } messaggi per tutti all’ora
}
ui-limits-invite = { $count ->
    [0] Nessun invito
    [one] { $count } invito all’ora
   *[other] { $count } inviti all’ora
}
ui-limits-guest = { $count ->
    [0] Alla stessa persona: nessun invito
    [one] Alla stessa persona: { $count } invito all’ora da un giocatore
   *[other] Alla stessa persona: { $count } inviti all’ora da un giocatore
}
ui-limits-guests = { $count ->
    [0] Alla stessa persona: nessun invito da nessuno
    [one] Alla stessa persona: { $count } invito all’ora da tutti insieme
   *[other] Alla stessa persona: { $count } inviti all’ora da tutti insieme
}
ui-limits-nudge = { $count ->
    [0] Nessun sollecito
    [one] { $count } sollecito all’ora
   *[other] { $count } solleciti all’ora
}
ui-limits-report = { $count ->
    [one] { $count } segnalazione all’ora
   *[other] { $count } segnalazioni all’ora
}
ui-limits-offer = { $count ->
    [one] Nella stessa partita: { $count } proposta all’ora (resa, fine, sostituto)
   *[other] Nella stessa partita: { $count } proposte all’ora (resa, fine, sostituto)
}
ui-shown-to-you = Lo vedi solo tu. { $why }
