# Ciò che offre Altro… oltre a ciò che si legge (ux.md S4).
ui-btn-down = Porta in fondo il tabellone
ui-btn-language = Lingua…
ui-btn-pause = Pausa
ui-btn-resign = Lascia…
ui-others-down = **Porta in fondo il tabellone** lo pubblica di nuovo in fondo al thread, al massimo una volta al minuto.
ui-others-leave = **Pausa** chiede una pausa al tavolo. **Lascia…** mostra come puoi lasciare la partita; per ora non succede nulla.
ui-language-title = Lingua di «{ $name }»
ui-language-hint = Per il messaggio del tavolo, il tabellone e tutto ciò che vedono tutti. Le tue carte restano nella tua lingua.
reply-down = Il tabellone di «{ $table }» ora è in fondo al thread.
reply-down-early = Il tabellone è stato pubblicato meno di un minuto fa. Aspetta un momento prima di riportarlo in fondo.
reply-language = Ora «{ $table }» usa questa lingua: { $language }.
refusal-language-same = Il tavolo usa già questa lingua.
reply-paused = «{ $table }» è in pausa. Premi **Riprendi** o fai la tua prossima mossa per continuare.
ui-btn-resume = Riprendi
reply-resumed = «{ $table }» riprende.
