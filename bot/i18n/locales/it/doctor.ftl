# germini doctor, per chi amministra il bot.
cli-doctor-line-ok = ok       { $subject }: { $what }
cli-doctor-line-fault = ERRORE   { $subject }: { $what }
cli-doctor-line-skipped = saltato  { $subject }: { $what }
cli-doctor-well = Tutto ciò che è stato controllato è a posto.
cli-doctor-faults = { $count ->
    [one] un errore; la riga qui sopra dice che cosa fare.
   *[other] { $count } errori; le righe qui sopra dicono che cosa fare.
}
cli-doctor-subject-program = programma
cli-doctor-subject-disk = disco
cli-doctor-subject-fonts = caratteri
cli-doctor-subject-pictures = immagini
cli-doctor-subject-database = database
cli-doctor-subject-migrations = migrazioni
cli-doctor-subject-reach = Discord
cli-doctor-subject-clock = ora
cli-doctor-subject-token = token
cli-doctor-subject-intents = intent
cli-doctor-subject-permissions = permessi
cli-doctor-program = { $version }, Python { $python }
cli-doctor-unchecked = non controllato: prima va sistemato ciò che manca qui sopra.
cli-doctor-disk = { $where } è scrivibile e chiusa agli altri utenti. Liberi: { $free } MB.
cli-doctor-disk-full = in { $where } sono liberi { $free } MB e ne servono { $least }. Libera spazio, o elimina vecchie copie di riserva.
cli-doctor-folder-new = { $where } non esiste ancora. Germini la crea al primo avvio. Liberi: { $free } MB.
cli-doctor-folder-open = { $where } è scrivibile. Altri utenti possono aprirla; Germini la chiude al prossimo avvio. Liberi: { $free } MB.
cli-doctor-folder-file = { $where } non è una cartella. Scegline un’altra con --data-dir.
cli-doctor-folder-closed = questo utente non può scrivere in { $where }. Assegnala all’utente che esegue Germini (chown), o scegli un’altra cartella con --data-dir.
cli-doctor-fonts = si possono caricare tutti e { $count }.
cli-doctor-fonts-missing = questi non si possono caricare: { $names }. Reinstalla Germini.
cli-doctor-pictures = ne sono state disegnate { $count } in { $ms } ms.
cli-doctor-pictures-fail = non è stato possibile disegnare la locandina di { $game } ({ $error }). Reinstalla Germini e Pillow.
cli-doctor-database = { $where } si può leggere e scrivere. Nessun bot lo sta usando.
cli-doctor-database-runs = { $where } si può leggere e scrivere. Un bot lo sta usando.
cli-doctor-database-new = { $where } non esiste ancora. Germini lo crea al primo avvio.
cli-doctor-database-url = { $where } non è né un file SQLite né un database PostgreSQL. Correggi DATABASE_URL.
cli-doctor-database-unsaved = in { $where } non si può salvare nulla: { $why ->
    [full] il disco è pieno. Libera spazio.
    [readonly] è di sola lettura. Rendilo scrivibile per l’utente che esegue Germini.
    [locked] un altro programma lo tiene bloccato. Chiudi quel programma.
    [unreachable] non risponde. Controlla DATABASE_URL e che il server sia attivo.
    [damaged] è danneggiato. Ferma il bot e ripristina una copia di riserva: germini restore.
    [forbidden] questo utente non può leggerlo. Esegui il comando con l’utente che esegue Germini.
   *[other] il disco rifiuta di scrivere. Controllalo.
}
cli-doctor-database-aside = questi tavoli sono sospesi perché i loro registri non si possono leggere: { $tables }. Il registro del bot dice perché; germini restore rimette a posto una copia di riserva.
cli-doctor-migrations = il database è alla revisione più recente ({ $revision }).
cli-doctor-migrations-new = un database nuovo ha la revisione più recente ({ $revision }).
cli-doctor-migrations-due = il database è alla revisione { $revision } e passa alla { $head } al prossimo avvio. Prima ne viene fatta una copia.
cli-doctor-migrations-newer = il database è stato scritto da un Germini più recente (revisione { $revision }; questo conosce la { $head }). Aggiorna Germini, o ripristina una copia precedente.
cli-doctor-migrations-unread = le tabelle di { $where } non si possono leggere. Ferma il bot e ripristina una copia di riserva: germini restore.
cli-doctor-reach = raggiunto in { $ms } ms.
cli-doctor-reach-not = { $where } non è raggiungibile ({ $why }). Controlla rete, firewall e DNS di questo computer.
cli-doctor-reach-status = { $where } risponde con lo stato { $status }. Aspetta un po’; se continua, forse Discord blocca l’indirizzo di questo computer.
cli-doctor-clock = questo computer e Discord hanno la stessa ora.
cli-doctor-clock-wrong = questo computer è { $way ->
    [fast] avanti
   *[slow] indietro
} di { $seconds } secondi. Regola l’ora dalla rete (NTP), per esempio con: timedatectl set-ntp true
cli-doctor-token = Discord lo accetta. Il bot è { $name }.
cli-doctor-token-none = DISCORD_TOKEN qui non è impostato, perciò Germini aprirebbe la pagina locale. Assegnagli il token del bot (Developer Portal, la tua applicazione, Bot, Reset Token).
cli-doctor-token-wrong = Discord non lo accetta. Assegna a DISCORD_TOKEN il token del bot (Developer Portal, la tua applicazione, Bot, Reset Token).
cli-doctor-token-grant = Discord lo accetta, ma il bot { $name } non si può invitare. Disattiva «Requires OAuth2 Code Grant» (Developer Portal, la tua applicazione, Bot).
cli-doctor-token-unanswered = Discord non ha risposto all’accesso ({ $why }). Riprova tra qualche minuto.
cli-doctor-intents = Discord accetta Guilds e Guild Messages. Non serve nessun intent privilegiato.
cli-doctor-intents-refused = Discord li rifiuta. Germini non ha bisogno di intent privilegiati; controlla che il bot non abbia restrizioni (Developer Portal, la tua applicazione, Bot).
cli-doctor-gateway-not = il gateway non ha risposto ({ $why }). Le connessioni WebSocket a gateway.discord.gg (porta 443) devono essere permesse.
cli-doctor-gateway-refuses = il gateway rifiuta la connessione (codice { $code }). Forse questa versione di Germini è troppo vecchia: aggiornala.
cli-doctor-no-servers = il bot non è su nessun server. Invitalo: il link è nel README.
cli-doctor-server-away = in questo momento Discord non raggiunge il server { $server }.
cli-doctor-server = { $server }: nei canali usati ({ $count }) non manca nulla.
cli-doctor-server-open = { $server }: si possono aprire tavoli in { $count } canali di testo su { $of }.
cli-doctor-lacks = { $server }, #{ $channel }: permessi mancanti: { $names }. Concedili al bot in Discord (impostazioni del canale, Permessi).
cli-doctor-lacks-all = { $server }: non c’è nessun canale di testo in cui si possano aprire tavoli. In #{ $channel } mancano: { $names }. Concedili lì, o al ruolo del bot.

# /admin doctor, per chi modera un server.
cmd-admin-doctor = diagnosi
    .description = Controlla i permessi e lo stato del bot su questo server
doctor-title = Diagnosi
doctor-here = Permessi
doctor-bot = Il bot
doctor-emojis = { $done ->
    [0] ⏳ Emoji delle carte: ancora nessuna su { $of } caricata. Fino ad allora le carte hanno le emoji dei semi.
   *[other] ⏳ Emoji delle carte: { $done } su { $of } caricate. Finché non ci sono tutte, alcune carte hanno le emoji dei semi.
}
doctor-emojis-all = ✅ Emoji delle carte: tutte e { $of } caricate
doctor-emojis-off = ✅ Emoji delle carte: disattivate da chi amministra il bot. Le carte hanno le emoji dei semi.
doctor-saving = ✅ Le mosse vengono salvate
doctor-unsaved = ❌ In questo momento non si può salvare nulla. I tavoli aspettano e riprendono da soli; avvisa chi amministra il bot.
doctor-calm = ✅ Nessun carico eccessivo
doctor-load = { $step ->
    [1] ⏳ Sotto carico: i tabelloni si aggiornano meno spesso
    [2] ⏳ Sotto carico: i tabelloni si aggiornano meno spesso, gli avvisi arrivano più tardi, le immagini sono più piccole
   *[other] ⏳ Sotto forte carico: i tabelloni si aggiornano una volta per presa e non si possono aprire altri tavoli
}
doctor-tables = ✅ I tavoli di questo server si possono leggere
doctor-aside = { $count ->
    [one] ❌ Un tavolo di questo server è sospeso perché il suo registro non si può leggere. `/gestione tavolo` lo chiude; chi amministra il bot può ripristinarlo.
   *[other] ❌ { $count } tavoli di questo server sono sospesi perché i loro registri non si possono leggere. `/gestione tavolo` li chiude; chi amministra il bot può ripristinarli.
}
doctor-hint = `/gestione configura` cambia i canali. Concedi ciò che manca nelle impostazioni del canale o al ruolo del bot.
