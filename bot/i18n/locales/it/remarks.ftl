# Quello che dicono i bot, secondo il carattere: dopo un momento speciale e alla fine di una partita.
ui-remark = 💬 { $who }: «{ $said }»
remark-cheerful-did = Che mano! Questa me la ricordo.
remark-cheerful-saw = Complimenti! Non me l’aspettavo.
remark-cheerful-won = Bella partita. Ne facciamo un’altra?
remark-cheerful-lost = Bella partita, complimenti. Ancora una?
remark-dry-did = Non capita tutti i giorni.
remark-dry-saw = Prendo nota.
remark-dry-won = Come da calcoli.
remark-dry-lost = Ha vinto chi ha giocato meglio. Sarà per la prossima.
remark-proud-did = L’avevo detto di tenermi d’occhio.
remark-proud-saw = Bel colpo. Ora però tocca a me.
remark-proud-won = Come previsto.
remark-proud-lost = Tutta fortuna. Voglio la rivincita.
