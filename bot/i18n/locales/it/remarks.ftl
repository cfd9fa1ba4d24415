# Quello che dicono i bot, secondo il carattere: dopo un momento speciale e alla fine di una partita.
ui-remark = 💬 { $who }: «{ $said }»
remark-cheerful-did = Che mano! Questa me la ricordo.
remark-cheerful-saw = Bravi! Non me l’aspettavo.
remark-cheerful-won = Bella partita. Ne facciamo un’altra?
remark-cheerful-lost = Avete giocato bene. Ancora una?
remark-dry-did = Non capita tutti i giorni.
remark-dry-saw = Prendo nota.
remark-dry-won = I conti tornano.
remark-dry-lost = Ha vinto chi ha giocato meglio. Sarà per la prossima.
remark-proud-did = Ve l’avevo detto di tenermi d’occhio.
remark-proud-saw = Godetevela. Risponderò.
remark-proud-won = Come previsto.
remark-proud-lost = Questione di fortuna. Voglio la rivincita.
