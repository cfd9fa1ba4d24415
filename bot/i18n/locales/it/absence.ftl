# Richiami al turno, chi lascia la partita, chi subentra.

ui-call = { $who } tocca a te
ui-call-again = { $who } il tavolo ti aspetta ancora
ui-call-by = Te lo chiede { $who }.
ui-btn-nudge = Sollecita
reply-nudged = Fatto: chi deve giocare è stato avvisato.
refusal-nudge-yourself = Il tavolo sta aspettando te.
refusal-nudge-nobody = Non si aspetta nessuno che si possa avvisare.
refusal-nudge-early = È presto: prima lascia passare metà del tempo.
refusal-nudge-enough = Per questa scelta è già stato avvisato abbastanza.
refusal-nudge-none = Puoi sollecitare la stessa persona una volta ogni sei ore.
ui-gone = 🤖 Sei mancato troppo a lungo: un giocatore automatico tiene il tuo posto fino alla fine della partita.
ui-bot-stays = 🤖 tiene fino alla fine il posto di { $who }
ui-over-assisted = Ha lasciato la partita: { $who }. L’ha finita un giocatore automatico; nessun altro ne risponde.
refusal-abandoned = Sei mancato troppo a lungo: fino alla fine di questa partita il tuo posto lo tiene un giocatore automatico.
