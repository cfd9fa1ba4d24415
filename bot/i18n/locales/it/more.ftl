# What stands under More… beside the readings (ux.md S4).
ui-btn-down = Porta in fondo
ui-btn-language = Lingua…
ui-btn-pause = Pausa
ui-btn-resign = Lascia…
ui-others-down = **Porta in fondo** pubblica di nuovo il tabellone in fondo al thread, al massimo una volta al minuto.
ui-others-leave = **Pausa** chiede una pausa al tavolo. **Lascia…** mostra i modi di uscire dalla partita, prima che succeda qualcosa.
ui-language-title = Lingua di «{ $name }»
ui-language-hint = Per il cartello, il tabellone e tutto ciò che vedono tutti. Le tue carte restano nella tua lingua.
reply-down = Il tabellone di «{ $table }» ora è in fondo al thread.
reply-down-early = Il tabellone è stato pubblicato meno di un minuto fa. Aspetta un momento prima di riportarlo in fondo.
reply-language = Da ora «{ $table }» si rivolge a tutti in questa lingua: { $language }.
refusal-language-same = Il tavolo parla già questa lingua.
reply-paused = «{ $table }» è in pausa. Premi **Riprendi** o fai la tua prossima mossa per continuare.
ui-btn-resume = Riprendi
reply-resumed = «{ $table }» riprende.
