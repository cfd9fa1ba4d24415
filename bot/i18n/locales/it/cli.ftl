# Ciò che il comando dice a chi amministra il bot.
cli-ready = Germini è pronto. Si gioca qui: { $url }
cli-stand-in = Un bot può collegarsi a { $api } con qualsiasi token. Si gioca qui: { $url }
cli-tcp-taken = La porta { $port } è occupata. Scegline un’altra: --tcp { $other }
cli-tcp-elsewhere = --tcp offre il server locale a un altro bot. Per usarlo togli DISCORD_TOKEN e GERMINI_SOCKET e non indicare --socket.
cli-setting = Impostazione { $name } non valida: { $why }.
cli-token-empty = DISCORD_TOKEN è vuoto. Assegnagli il token del bot, o toglilo per giocare in locale.
cli-token-wrong = Discord non accetta questo token. Controlla DISCORD_TOKEN (Developer Portal, la tua applicazione, Bot, Reset Token).
cli-intents = Discord rifiuta gli intent di questa applicazione. Germini chiede solo Guilds e Guild Messages; non c’è da attivare nessuno di quelli privilegiati. Controlla nel Developer Portal (la tua applicazione, Bot) che il bot non abbia restrizioni e che DISCORD_TOKEN sia il suo token.
cli-gateway-refuses = Discord rifiuta la connessione (codice { $code }). Forse questa versione di Germini è troppo vecchia: aggiornala e riavviala. Nessuna partita è persa.
cli-stopped = Il bot si è fermato inaspettatamente ({ $error }). Il registro qui sopra dice dove. Nessuna partita è persa: riavvialo.
cli-port-taken = La porta { $port } è occupata. Scegline un’altra: make play PORT={ $other }
cli-unsaid = Impossibile scrivere l’output: { $why }.
cli-data-folder = La cartella dei dati { $where } non si può usare: { $why }.
cli-private-closed = Altri utenti di questo computer potevano leggere i dati di Germini. Ora non più: { $names }.
cli-private-open = Altri utenti di questo computer potrebbero leggere i dati di Germini, e Germini non può impedirlo: { $names }. Assegnali all’utente che esegue Germini (chown) e togli l’accesso agli altri (chmod go=), o scegli un’altra cartella con --data-dir.
cli-data-unwritable = La cartella dei dati { $where } non è scrivibile. Dai il permesso di scrittura all’utente che esegue Germini, o scegli un’altra cartella con --data-dir.
cli-data-locked = Il database { $where } è bloccato da un altro programma. Chiudi quel programma e riavvia.
cli-data-in-use = Un altro Germini sta già usando { $where }. Fermalo prima.
cli-data-linked = Il database { $where } ha un secondo nome, un collegamento fisico (hard link). Due Germini sui due nomi lo distruggerebbero. Elimina l’altro nome; una copia di riserva dev’essere una copia vera.
cli-data-newer = Il database { $where } è stato scritto da un Germini più recente (revisione { $revision }). Aggiorna Germini, o ripristina una copia precedente.
cli-data-corrupt = Il database { $where } è danneggiato o non è un database. Ripristina al suo posto una copia di riserva (germini restore FILE --replace). Se non hai una copia, «.recover» nel programma sqlite3 salva in un nuovo file ciò che è ancora leggibile; poi ricostruisci classifiche e risultati con «germini rebuild».
cli-data-damaged = Durante l’esecuzione il database { $where } è risultato danneggiato: Germini si è fermato prima di scrivere dati sbagliati. Ripristina al suo posto una copia di riserva (germini restore FILE --replace); il file danneggiato resta conservato. Se non hai una copia, «.recover» nel programma sqlite3 salva in un nuovo file ciò che è ancora leggibile; poi ricostruisci classifiche e risultati con «germini rebuild».
cli-data-gone = Il database { $where } è stato spostato, sostituito o cancellato mentre Germini era in esecuzione, perciò Germini si è fermato. Rimettilo dov’era, o ripristina al suo posto una copia di riserva, e riavvia.
cli-data-taken = Un altro Germini ({ $holder }) ha preso il database { $where }, perciò questo si è fermato. Da quel momento non ha scritto nulla, e nulla di ciò che aveva confermato è andato perso. Lasciane attivo uno solo. Non cancellare il file che finisce in .lock: impedisce l’avvio di un secondo Germini.
cli-data-unreachable = Il database { $where } non è raggiungibile. Controlla DATABASE_URL e che il server sia attivo.
cli-alive = attivo
cli-not-alive = non attivo
cli-silent = non attivo: l’ultimo segno di vita risale a { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} fa
cli-unsaved = Non si può salvare nulla: { $why ->
    [full] il disco è pieno. Libera spazio.
    [readonly] il database è in sola lettura. Rendilo scrivibile per l’utente che esegue Germini.
    [locked] un altro programma tiene bloccato il database. Chiudi quel programma.
    [unreachable] il database non è raggiungibile. Controlla DATABASE_URL e che il server sia attivo.
    [damaged] il database è danneggiato. Ripristina al suo posto una copia di riserva.
    [gone] il database non è più dov’era. Rimettilo al suo posto.
    [taken] un altro Germini ha preso il database. Lasciane attivo uno solo.
    [in-use] un altro Germini ha preso il database. Lasciane attivo uno solo.
    [forbidden] questo utente non può leggere il database. Esegui il comando con l’utente che esegue Germini.
   *[other] il disco rifiuta di scrivere. Controllalo.
} Ciò che è stato confermato è al sicuro. Se il bot è attivo, i tavoli aspettano e riprendono da soli.
cli-load = sotto carico (livello { $step } di 3). { $step ->
    [1] I tabelloni si aggiornano meno spesso.
    [2] I tabelloni si aggiornano meno spesso, gli avvisi arrivano più tardi, le immagini sono più leggere.
   *[other] I tabelloni si aggiornano una volta per presa, e non si aprono nuovi tavoli.
}
cli-rebuild-done = { $count ->
    [one] Classifiche e risultati sono stati ricostruiti dal registro di un tavolo.
   *[other] Classifiche e risultati sono stati ricostruiti dai registri di { $count } tavoli.
}
cli-badge-false = Medaglia falsa: «{ $badge }» della persona { $person } non risulta dal registro del tavolo { $table }.
cli-badge-more = { $count ->
    [one] Un’altra medaglia falsa.
   *[other] Altre { $count } medaglie false.
}
cli-badge-missing = { $count ->
    [one] Una medaglia che risulta dai registri non è salvata.
   *[other] { $count } medaglie che risultano dai registri non sono salvate.
}
cli-badge-added = { $count ->
    [one] Una medaglia che risulta dai registri mancava e ora è salvata.
   *[other] { $count } medaglie che risultano dai registri mancavano e ora sono salvate.
}
cli-badge-none = Tutte le medaglie risultano dai registri.
cli-rebuild-corrupt = Non è stato modificato nulla: il registro del tavolo { $table } non è leggibile all’evento { $seq } ({ $why }). Ripristina una copia di riserva.
cli-rebuild-missing = Il database { $where } non esiste. Indica la sua cartella con --data-dir.
cli-rebuild-busy = Non è stato modificato nulla: non è stato possibile scrivere nel database ({ $why }). Riprova.
