# Un tavolo che non si può giocare dov’è: che cosa si dice a chi gioca (ux.md E7-E20).
ui-paused-board = ⏸ Il messaggio del tavolo è stato eliminato più volte, perciò c’è una pausa. Si continua con **Riprendi** o con la prossima mossa.
ui-paused-gone = ⏸ Il posto di questo tavolo è stato eliminato. La partita aspetta; gli orologi sono fermi.
ui-paused-locked = ⏸ Il thread di questo tavolo è bloccato. La partita riprende da sola appena viene riaperto.
ui-paused-forbidden = ⏸ Non posso più scrivere dove si gioca questo tavolo. La partita riprende da sola appena potrò.
ui-paused-removed = ⏸ Sono stato tolto dal server di questo tavolo. La partita vi aspetta per 30 giorni.
ui-paused-unavailable = ⏸ In questo momento Discord non raggiunge il server di questo tavolo. Gli orologi sono fermi.
ui-paused-returned = ⏸ Sono di nuovo nel server. Si continua con **Riprendi** o con la prossima mossa.
refusal-held-gone = Il posto di questo tavolo è stato eliminato. Chi ospita può continuare la partita in un nuovo thread; non si perde nulla.
refusal-held-locked = Il thread di questo tavolo è bloccato. La partita riprende da sola appena un moderatore lo riapre.
refusal-held-forbidden = Non posso scrivere dove si gioca questo tavolo. La partita riprende da sola appena potrò; non si perde nulla.
refusal-held-removed = Sono stato tolto dal server di questo tavolo: la partita aspetta.
refusal-held-unavailable = In questo momento Discord non raggiunge il server di questo tavolo. Gli orologi sono fermi; non si perde nulla.
ui-closed-forsaken = Questo tavolo è stato chiuso senza risultato: per 30 giorni nessuno ha ripreso la partita.
ui-closed-gone = Questo tavolo è stato chiuso senza risultato, perché il suo thread è stato eliminato.
ui-closed-removed = Questo tavolo è stato chiuso senza risultato, perché il bot è stato tolto dal server.

place-board-title = Il messaggio del tavolo è stato eliminato { $count } volte
place-board-text = Il tavolo «{ $table }» è in pausa. Per i moderatori: il registro attività del server può mostrare chi elimina i messaggi. Chiunque sieda al tavolo può riprendere con il pulsante.
place-gone-title = Tavolo «{ $table }»: il suo posto è stato eliminato
place-gone-text = La partita è al sicuro: non si è perso nulla e gli orologi sono fermi. Chi ospita può continuarla in un nuovo thread entro sette giorni.
place-gone-host = La partita è al sicuro: non si è perso nulla e gli orologi sono fermi. Puoi continuarla in un nuovo thread o chiuderla senza risultato. Dopo sette giorni si chiude da sola, senza risultato.
place-locked-text = Un moderatore ha bloccato il thread. Gli orologi sono fermi e la partita riprende da sola appena il thread viene riaperto.
place-locked-title = Il tavolo «{ $table }» è in pausa
place-forbidden-title = Il tavolo «{ $table }» è in pausa
place-forbidden-text = In { $channel } mi manca il permesso { $permission }. Gli orologi sono fermi. Ricontrollo a ogni pulsante premuto e ogni dieci minuti, e la partita riprende da sola.
place-forbidden-unknown = In { $channel } Discord non mi lascia scrivere. Gli orologi sono fermi. Ricontrollo a ogni pulsante premuto e ogni dieci minuti, e la partita riprende da sola.
place-forbidden-automod = In { $channel } l’AutoMod del server non lascia passare il tavolo, nemmeno senza nomi. Gli orologi sono fermi. Un moderatore può autorizzarmi; ricontrollo a ogni pulsante premuto e ogni dieci minuti.
place-removed-title = Il tavolo «{ $table }» è in pausa
place-removed-text = Sono stato tolto dal server. La partita è conservata per 30 giorni; se vengo invitato di nuovo, può riprendere da dove si era fermata.
place-returned-title = Il tavolo «{ $table }» può riprendere
place-returned-text = Sono di nuovo nel server. Con un pulsante qualsiasi del tavolo la partita riprende da dove si era fermata.
place-on-title = Il tavolo «{ $table }» riprende
place-over-title = Il tavolo «{ $table }» è chiuso
place-btn-continue = Continua in un nuovo thread
place-btn-void = Chiudi senza risultato
place-rest = 💤 Questo tavolo riposa da un giorno. La partita aspetta i suoi giocatori: può riprenderla chiunque vi sieda. Dopo il { $until } verrà chiusa senza risultato.
place-btn-resume = Riprendi
place-choose = Anche il canale non c’è più. Dove deve continuare la partita?
place-choose-menu = Scegli un canale
place-nowhere = In quel server non vedo nessun canale in cui possiamo scrivere tutti e due. Fanne creare uno da un moderatore, poi premi di nuovo.
place-failed = Lì non è stato possibile creare un thread: { $channel }. Riprova, o fai controllare i miei permessi da un moderatore.
place-continued = La partita continua: { $channel }
place-voided = Il tavolo «{ $table }» è finito senza risultato.
place-past = È già stato deciso.
place-taken = Qui non posso creare un thread, e in questo canale si gioca già il tavolo «{ $table }». Gioca lì, o apri il tuo tavolo in un altro canale.
place-kind = Qui non si può giocare. Usa un canale testuale, un thread, un post di un forum o la chat di un canale vocale.
reply-create-here = Il tavolo «{ $table }» è aperto: il suo cartello è qui sotto. Si giocherà proprio qui, perché non c’è un thread tutto suo. Hai il primo posto.
place-busy = In questo momento la casa è piena. Riprova fra dieci minuti; i tavoli aperti vanno avanti.
reply-unsaved = In questo momento non posso salvare nulla. Gli orologi sono fermi, e chi gestisce questo bot è stato avvertito.
reply-aside = Questo tavolo è stato messo da parte, perché il suo registro non si può leggere. Non è stato cancellato nulla, e chi gestisce questo bot è stato avvertito.
cli-aside = { $count ->
    [one] Un tavolo è stato messo da parte, perché il suo registro non si può leggere: { $tables }. Gli altri vanno avanti.
   *[other] { $count } tavoli sono stati messi da parte, perché i loro registri non si possono leggere: { $tables }. Gli altri vanno avanti.
}
place-broken = ⚠️ Il registro del tavolo «{ $table }» non si può leggere, perciò il tavolo è stato messo da parte. Non è stato cancellato nulla. Chi gestisce questo bot è stato avvertito; gli altri tavoli vanno avanti.
