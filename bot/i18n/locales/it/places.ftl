# Un tavolo che non si può giocare dov’è: che cosa si dice a chi gioca (ux.md E7-E20).
ui-paused-board = ⏸ In pausa: il tabellone è stato eliminato più volte. Premi **Riprendi** o fai la tua prossima mossa per continuare.
ui-paused-gone = ⏸ Il thread o il canale di questo tavolo è stato eliminato. La partita aspetta, e gli orologi sono fermi.
ui-paused-locked = ⏸ Il thread di questo tavolo è bloccato. La partita riprende da sola appena viene sbloccato.
ui-paused-forbidden = ⏸ Non ho più il permesso di scrivere qui. La partita riprenderà da sola appena lo riavrò.
ui-paused-removed = ⏸ Il bot è stato rimosso dal server di questo tavolo. La partita è conservata per 30 giorni.
ui-paused-unavailable = ⏸ In questo momento Discord non raggiunge il server di questo tavolo. Gli orologi sono fermi.
ui-paused-returned = ⏸ Il bot è di nuovo su questo server. Premi **Riprendi** o fai la tua prossima mossa per continuare.
refusal-held-gone = Il thread o il canale di questo tavolo è stato eliminato. L’host può continuare la partita in un nuovo thread; non si perde nulla.
refusal-held-locked = Il thread di questo tavolo è bloccato. La partita riprende da sola appena un moderatore lo sblocca.
refusal-held-forbidden = Non ho il permesso di scrivere dove si gioca questo tavolo. La partita riprenderà da sola appena lo avrò; non si perde nulla.
refusal-held-removed = Il bot è stato rimosso dal server di questo tavolo: la partita aspetta.
refusal-held-unavailable = In questo momento Discord non raggiunge il server di questo tavolo. Gli orologi sono fermi; non si perde nulla.
ui-closed-forsaken = Questo tavolo è stato chiuso senza risultato: per 30 giorni nessuno ha ripreso la partita.
ui-closed-gone = Questo tavolo è stato chiuso senza risultato, perché il suo thread è stato eliminato.
ui-closed-removed = Questo tavolo è stato chiuso senza risultato, perché il bot è stato rimosso dal server.

place-board-title = Il tabellone è stato eliminato { $count } volte
place-board-text = Il tavolo «{ $table }» è in pausa. Per i moderatori: il registro attività del server può mostrare chi elimina i messaggi. Chiunque sia al tavolo può riprendere con il pulsante.
place-gone-title = Tavolo «{ $table }»: il suo thread o canale è stato eliminato
place-gone-text = La partita è al sicuro: non si è perso nulla e gli orologi sono fermi. L’host può continuarla in un nuovo thread entro sette giorni.
place-gone-host = La partita è al sicuro: non si è perso nulla e gli orologi sono fermi. Puoi continuarla in un nuovo thread o chiuderla senza risultato. Dopo sette giorni si chiude da sola, senza risultato.
place-locked-text = Un moderatore ha bloccato il thread. Gli orologi sono fermi e la partita riprende da sola appena il thread viene sbloccato.
place-locked-title = Il tavolo «{ $table }» è in pausa
place-forbidden-title = Il tavolo «{ $table }» è in pausa
place-forbidden-text = In { $channel } non ho il permesso { $permission }. Gli orologi sono fermi. Ricontrollo a ogni pulsante premuto e ogni dieci minuti, e la partita riprende da sola.
place-forbidden-unknown = In { $channel } Discord non mi lascia scrivere. Gli orologi sono fermi. Ricontrollo a ogni pulsante premuto e ogni dieci minuti, e la partita riprende da sola.
place-forbidden-automod = In { $channel } l’AutoMod del server blocca il tabellone, anche senza nomi. Gli orologi sono fermi. Un moderatore può autorizzarmi; ricontrollo a ogni pulsante premuto e ogni dieci minuti.
place-removed-title = Il tavolo «{ $table }» è in pausa
place-removed-text = Il bot è stato rimosso dal server. La partita è conservata per 30 giorni; se il bot viene invitato di nuovo, può riprendere da dove si era fermata.
place-returned-title = Il tavolo «{ $table }» può riprendere
place-returned-text = Il bot è di nuovo sul server. Premi **Riprendi** qui sotto o fai la tua prossima mossa per continuare la partita.
place-on-title = Il tavolo «{ $table }» riprende
place-over-title = Il tavolo «{ $table }» è chiuso
place-btn-continue = Continua in un nuovo thread
place-btn-void = Chiudi senza risultato
place-rest = 💤 Questo tavolo è fermo da un giorno. Chiunque giochi qui può riprendere la partita. Termine: { $until }. Poi viene chiusa senza risultato.
place-btn-resume = Riprendi
place-choose = Anche il canale non c’è più. Dove vuoi continuare la partita?
place-choose-menu = Scegli un canale
place-nowhere = Su quel server non vedo nessun canale in cui possiamo scrivere tutti e due. Chiedi a un moderatore di crearne uno, poi premi di nuovo.
place-failed = Lì non è stato possibile creare un thread: { $channel }. Riprova, o fai controllare i miei permessi da un moderatore.
place-continued = La partita continua: { $channel }
place-voided = Il tavolo «{ $table }» è finito senza risultato.
place-past = È già stato deciso.
place-taken = Qui non posso creare un thread, e in questo canale si gioca già il tavolo «{ $table }». Gioca lì, o apri il tuo tavolo in un altro canale.
place-kind = Qui non si può giocare. Usa un canale testuale, un thread, un post di un forum o la chat di un canale vocale.
reply-create-here = Il tavolo «{ $table }» è aperto: il suo messaggio è qui sotto. Si giocherà proprio qui, senza un thread a parte. Hai il posto 1.
place-busy = Al momento non posso aprire altri tavoli. Riprova fra dieci minuti; quelli aperti continuano.
reply-unsaved = Al momento non posso salvare nulla. Gli orologi sono fermi e chi amministra il bot è stato avvisato.
reply-aside = Questo tavolo è sospeso, perché il suo registro non si può leggere. Non è stato cancellato nulla e chi amministra il bot è stato avvisato.
cli-aside = { $count ->
    [one] Un tavolo è sospeso, perché il suo registro non si può leggere: { $tables }. Gli altri continuano.
   *[other] { $count } tavoli sono sospesi, perché i loro registri non si possono leggere: { $tables }. Gli altri continuano.
}
place-broken = ⚠️ Il registro del tavolo «{ $table }» non si può leggere, perciò il tavolo è sospeso. Non è stato cancellato nulla. Chi amministra il bot è stato avvisato; gli altri tavoli continuano.
