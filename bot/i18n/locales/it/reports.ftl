# Segnalazioni ai moderatori di un server (ux.md 3.6, E60).
cmd-admin-reports = segnalazioni
    .description = Leggi le segnalazioni dei giocatori e contrassegnale come risolte
ui-btn-others = Altro…
ui-others-words = **A parole** racconta tutto il tavolo riga per riga. **Regole** elenca come si gioca qui.
ui-others-report = **Segnala** avvisa i moderatori di questo server che qualcosa non va. Le carte in mano sono solo per chi le ha: finché la partita dura nessuno può mostrarle o inoltrarle.
ui-btn-report = Segnala…
ui-seated-fair = Le tue carte saranno solo per i tuoi occhi: finché la partita dura non mostrarle e non inoltrarle.
report-title = Segnala ai moderatori
report-whom = Di chi si tratta? (facoltativo)
report-said = Che cosa non va?
report-said-hint = Bastano una o due frasi. I moderatori vedono il tuo nome; il tavolo non ne sa nulla.
report-empty = La segnalazione era vuota. Di’ in una frase che cosa non va.
report-filed = La tua segnalazione è conservata. I moderatori di questo server la trovano con `/gestione segnalazioni`; al tavolo nessuno ne sa nulla.
report-filed-told = La tua segnalazione è conservata e i moderatori di questo server sono stati avvisati. Al tavolo nessuno ne sa nulla.
report-news-title = 🚩 C’è una segnalazione
report-news-hint = Possono leggerla solo i moderatori. `/gestione segnalazioni` elenca tutte quelle aperte.
report-btn-read = Leggi
report-list-title = Segnalazioni aperte
report-list-none = Nessuna segnalazione in attesa.
report-list-more = { $count ->
    [one] Ce n’è un’altra in attesa.
   *[other] Ce ne sono altre { $count } in attesa.
}
report-page-title = 🚩 Segnalazione
report-from = Scrive **{ $who }**:
report-hands-running = La partita continua: il registro contiene tutto ciò che era scoperto fino alla segnalazione, e le carte in mano di nessuno.
report-hands-over = La partita è finita: il registro contiene tutto fino alla segnalazione, anche le carte in mano.
report-settled = ✅ Sbrigata: { $when }
report-btn-log = Registro
report-btn-settle = Sbrigata
report-btn-all = Tutte
report-what = Tavolo **{ $table }** · mano { $deal } · { $when }
report-what-lobby = Tavolo **{ $table }** · prima dell’inizio · { $when }
report-about = Riguarda **{ $who }**, posto { $number }
report-unknown = Questo server non ha più una segnalazione così.
report-log-dropped = Le mosse di questo tavolo non sono più conservate.
report-log-here = Il registro del tavolo fino alla segnalazione. Gli orari sono UTC.
ui-setup-reports = { $count ->
    [one] 🚩 Una segnalazione in attesa: `/gestione segnalazioni`
   *[other] 🚩 { $count } segnalazioni in attesa: `/gestione segnalazioni`
}
ui-setup-notices = Avvisi ai moderatori…
ui-notices-title = Dove avviso i moderatori
ui-notices-text = Quando qualcuno segnala qualcosa, lì dico che c’è da leggere; che cosa dice lo leggono solo i moderatori. Lì avviso anche se i messaggi di un tavolo vengono eliminati più volte. Senza un canale uso quello che il server ha per avvisi del genere, se ce l’ha.
ui-notices-pick = Un canale per i moderatori (nessuno)
ui-btn-back-setup = Torna alle impostazioni

# Il registro che si legge con una segnalazione.
report-log-opened = Il tavolo viene aperto.
report-log-seated = { $who } si siede.
report-log-botseated = { $who } si siede.
report-log-vacated = { $who } si alza.
report-log-started = La partita comincia.
report-log-checkended = Non c’erano tutti: la partita non comincia.
report-log-handedtobot = D’ora in poi un bot gioca per { $who }.
report-log-takenback = { $who } gioca di nuovo.
report-log-abandoned = { $who } ha abbandonato la partita.
report-log-chairoffered = { $who } cerca un sostituto.
report-log-chairoffered-no = { $who } non cerca più un sostituto.
report-log-substituted = { $who } subentra al posto.
report-log-concessionoffered = { $who } propone la resa.
report-log-concessionagreed = { $who } accetta la resa.
report-log-concessiondeclined = { $who } non si arrende.
report-log-conceded = La partita finisce per resa.
report-log-dealconceded = La mano è abbandonata.
report-log-pauseasked = { $who } vorrebbe una pausa.
report-log-paused = Il tavolo è in pausa.
report-log-resumed = Il tavolo riprende.
report-log-timegranted = { $who } ha chiesto più tempo.
report-log-hinttaken = { $who } ha preso un consiglio: la partita non conta più nella classifica contro i bot.
report-log-acted-person = { $who } decide.
report-log-acted-computer = Un bot decide per { $who }.
report-log-acted-clock = Tempo scaduto: un bot decide per { $who }.
report-log-called-notice = { $who } viene chiamato.
report-log-called-nudge = { $who } viene sollecitato.
report-log-called-reminder = A { $who } si ricorda il turno.
report-log-moderated = Un moderatore: { $what }.
report-log-deed-repair = rimesso in ordine
report-log-deed-pause = messo in pausa
report-log-deed-resume = ripreso
report-log-deed-end = chiuso
report-log-deed-void = chiuso senza risultato
report-log-deed-displace = un giocatore escluso
report-log-finished = La partita è finita.
report-log-closed = Il tavolo viene chiuso.
report-log-trick = Presa { $number }, ancora in corso: esce { $leader }. { $cards }.
report-news-unnamed = Riguarda un tavolo in un canale che non tutti, qui, possono vedere.
