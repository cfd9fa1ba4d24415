# Segnalazioni ai moderatori di un server (ux.md 3.6, E60).
cmd-admin-reports = segnalazioni
    .description = Leggi le segnalazioni dei giocatori e contrassegnale come risolte
ui-btn-others = Altro…
ui-others-words = **A parole** descrive il tavolo riga per riga. **Regole** elenca le regole di questo tavolo.
ui-others-report = **Segnala** avvisa i moderatori di questo server che qualcosa non va. Le carte in mano sono private: finché la partita è in corso nessuno può mostrarle o inoltrarle.
ui-btn-report = Segnala…
ui-seated-fair = Le tue carte sono private: finché la partita è in corso non mostrarle e non inoltrarle.
report-title = Segnala ai moderatori
report-whom = Di chi si tratta? (facoltativo)
report-said = Che cosa non va?
report-said-hint = Bastano una o due frasi. I moderatori vedono il tuo nome; al tavolo nessuno viene avvisato.
report-empty = La segnalazione era vuota. Scrivi in una frase che cosa non va.
report-filed = La tua segnalazione è stata salvata. I moderatori di questo server la trovano con `/gestione segnalazioni`; al tavolo nessuno viene avvisato.
report-filed-told = La tua segnalazione è stata salvata e i moderatori di questo server hanno ricevuto un avviso. Al tavolo nessuno viene avvisato.
report-news-title = 🚩 Nuova segnalazione
report-news-hint = Possono leggerla solo i moderatori. `/gestione segnalazioni` elenca tutte quelle aperte.
report-btn-read = Leggi
report-list-title = Segnalazioni aperte
report-list-none = Non ci sono segnalazioni aperte.
report-list-more = { $count ->
    [one] Ce n’è un’altra aperta.
   *[other] Ce ne sono altre { $count } aperte.
}
report-page-title = 🚩 Segnalazione
report-from = Scrive **{ $who }**:
report-hands-running = La partita è ancora in corso: il registro contiene tutto ciò che era pubblico fino alla segnalazione, ma nessuna carta in mano.
report-hands-over = La partita è finita: il registro contiene tutto fino alla segnalazione, anche le carte in mano.
report-settled = ✅ Risolta: { $when }
report-btn-log = Registro
report-btn-settle = Risolta
report-btn-all = Tutte
report-what = Tavolo **{ $table }** · mano { $deal } · { $when }
report-what-lobby = Tavolo **{ $table }** · prima dell’inizio · { $when }
report-about = Riguarda **{ $who }**, posto { $number }
report-unknown = Su questo server quella segnalazione non c’è più.
report-log-dropped = Le giocate di questo tavolo non sono più conservate.
report-log-here = Il registro del tavolo fino alla segnalazione. Gli orari sono UTC.
ui-setup-reports = { $count ->
    [one] 🚩 Una segnalazione aperta: `/gestione segnalazioni`
   *[other] 🚩 { $count } segnalazioni aperte: `/gestione segnalazioni`
}
ui-setup-notices = Avvisi ai moderatori…
ui-notices-title = Dove avviso i moderatori
ui-notices-text = Quando qualcuno manda una segnalazione, pubblico lì un avviso; la segnalazione la leggono solo i moderatori. Avviso lì anche se i messaggi di un tavolo vengono eliminati più volte. Senza un canale uso quello che il server ha scelto per avvisi del genere, se c’è.
ui-notices-pick = Canale per i moderatori (nessuno)
ui-btn-back-setup = Torna alle impostazioni

# Il registro che si legge con una segnalazione.
report-log-opened = Il tavolo viene aperto.
report-log-seated = { $who } prende posto.
report-log-botseated = { $who } prende posto.
report-log-vacated = { $who } lascia il tavolo.
report-log-started = La partita comincia.
report-log-checkended = Mancava qualcuno all’appello: la partita non comincia.
report-log-handedtobot = D’ora in poi un bot gioca per { $who }.
report-log-takenback = { $who } riprende il posto.
report-log-abandoned = { $who } ha abbandonato la partita.
report-log-chairoffered = { $who } cerca un sostituto.
report-log-chairoffered-no = { $who } non cerca più un sostituto.
report-log-substituted = { $who } subentra.
report-log-concessionoffered = { $who } propone la resa.
report-log-concessionagreed = { $who } accetta la resa.
report-log-concessiondeclined = { $who } non si arrende.
report-log-conceded = La partita finisce per resa.
report-log-dealconceded = La mano è data per persa.
report-log-pauseasked = { $who } chiede una pausa.
report-log-paused = Il tavolo è in pausa.
report-log-resumed = Il tavolo riprende.
report-log-timegranted = { $who } ha chiesto più tempo.
report-log-hinttaken = { $who } ha preso un consiglio: la partita non conta più nella classifica contro i bot.
report-log-acted-person = { $who } decide.
report-log-acted-computer = Un bot decide per { $who }.
report-log-acted-clock = Tempo scaduto: un bot decide per { $who }.
report-log-called-notice = Avviso a { $who }.
report-log-called-nudge = Sollecito a { $who }.
report-log-called-reminder = Promemoria a { $who }.
report-log-moderated = Intervento della moderazione: { $what }.
report-log-deed-repair = ripristino
report-log-deed-pause = pausa
report-log-deed-resume = ripresa
report-log-deed-end = chiusura
report-log-deed-void = chiusura senza risultato
report-log-deed-displace = esclusione di un giocatore
report-log-finished = La partita è finita.
report-log-closed = Il tavolo viene chiuso.
report-log-trick = Presa { $number }, ancora in corso: esce { $leader }. { $cards }.
report-news-unnamed = Riguarda un tavolo in un canale che qui non tutti possono vedere.
