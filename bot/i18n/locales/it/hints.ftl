cmd-hint = consiglio
    .description = Mostra la risposta migliore, il perché e quanto vale ognuna; non nelle partite classificate
cmd-hint-table = tavolo
    .description = Tavolo (predefinito: quello che ti aspetta)

ui-btn-hint = Consiglio
ui-hint-chart = Quanto ti frutta in media ogni risposta, in { $unit }
ui-hint-note = Da { $count } mani compatibili con ciò che vedi; barre: intervallo del 95 %
ui-hint-note-same = Le differenze sono le stesse in tutte le { $count } mani esaminate
ui-hint-own = la tua scelta
ui-hint-instead = invece di
ui-hint-only = C’è una sola risposta possibile.
ui-hint-usual = Un bot di livello «{ $level }» risponderebbe così. Qui non posso dirti quanto vale ogni risposta.
ui-hint-preparing = Un bot di livello «{ $level }» risponderebbe così. Non posso ancora valutare ogni risposta: richiedi il consiglio fra un minuto o due. Quando c’è molto da fare, serve più tempo.
ui-hint-cost-title = Un consiglio al tavolo «{ $name }»?
ui-hint-cost = Questa partita conta nella classifica contro i bot. Se chiedi un consiglio non conta più; poi puoi averne quanti ne vuoi.
ui-lesson-worth = Quanto vale ogni risposta
ui-hint-sure = Mostra il consiglio
refusal-hint-ranked = Questa partita è classificata, quindi non ci sono consigli. Li hai ai tavoli non classificati, contro i bot e nella mano guidata.
refusal-hint-ladder = Questa partita conta nella classifica contro i bot e ci giocano anche altre persone, quindi non ci sono consigli. Li hai ai tavoli non classificati.
refusal-hint-not-asked = Ora non c’è nulla da decidere per te. Potrai avere un consiglio quando tocca a te.
refusal-hint-cut = Dove alzi non cambia nulla. Il mazzo è mescolato, quindi ogni ordine delle carte è ugualmente probabile prima e dopo l’alzata.
ui-unranked-hints = Non classificata: qualcuno ha chiesto un consiglio.

why-close-card = **{ $card }** — cambia poco: altre risposte fruttano circa lo stesso.
why-close = Cambia poco: altre risposte fruttano circa lo stesso.
why-most-card = **{ $card }** — nella media di { $count } mani compatibili con ciò che vedi, è quella che frutta di più.
why-most = Nella media di { $count } mani compatibili con ciò che vedi, è quella che frutta di più.
why-last = **{ $card }** — così tieni { THE($top) } per l’ultima presa.
why-king = **{ $card }** — porta a casa i suoi punti ora: è la prima volta che si esce a { $suit }, quindi è probabile che nessuno tagli.
why-lead-home = **{ $card }** — porta a casa i suoi punti ora: difficilmente un avversario può superarla.
why-partner = { $word ->
   *[other] **{ $card }** — { $who } probabilmente non ha più { $suit } e può tagliare.
}
why-draw = { $word ->
    [trump] **{ $card }** — fa uscire i trionfi degli altri, così ti tagliano meno carte buone.
   *[other] **{ $card }** — fa uscire i tarocchi degli altri, così ti tagliano meno carte buone.
}
why-lead-top = **{ $card }** — difficilmente un avversario può superarla, e poi esci ancora tu.
why-untrumped = { $word ->
   *[other] **{ $card }** — probabilmente nessun avversario può ancora tagliare { $suit }.
}
why-together = **{ $card }** — così la tua combinazione resta intera.
why-empties = { $word ->
   *[other] **{ $card }** — è la tua ultima carta di { $suit }: da ora puoi tagliare quel seme.
}
why-lead-cheap = **{ $card }** — non regala carte di conto.
why-fool = **{ $card }** — non può vincere, ma ti risparmia una carta che ti servirà dopo.
why-breaks = **{ $card }** — prende una carta che serve all’altra parte per la sua combinazione.
why-home = **{ $card }** — fa la presa ed è al sicuro (vale { $worth }).
why-gives = **{ $card }** — la presa sarà probabilmente della tua parte: mettici questa carta (vale { $worth }).
why-gains = { $points ->
    [one] **{ $card }** — fa la presa, con { $points } punto dentro.
   *[other] **{ $card }** — fa la presa, con { $points } punti dentro.
}
why-cheaply = **{ $card }** — fa la presa spendendo il meno possibile.
why-top = **{ $card }** — chi gioca dopo di te difficilmente può superarla, e poi esci tu.
why-least = **{ $card }** — questa presa non la puoi vincere: dai la carta che vale meno e tieni quelle di conto.
why-ours = **{ $card }** — la presa sarà probabilmente comunque della tua parte: tieni le carte buone per dopo.
why-spares = **{ $card }** — lascia questa presa: le carte che possono vincerla valgono di più dopo.
why-give-card = **{ $card }** — quello che dai conta per l’altra parte: questa carta ti costa meno di tutte.

# The review of a deal: the decisions that cost a person most.

ui-btn-review = Analizza la mia mano
ui-btn-review-match = Analizza la mia partita
ui-btn-review-back = Precedente
ui-btn-review-on = Successiva
ui-review-title = Analisi della tua mano { $deal }
ui-review-title-match = Analisi della tua partita
ui-review-part = { $number } di { $count }
ui-review-cost = Hai scelto { THE($played) }. In media con { THE($better) } avresti ottenuto { $amount } { $unit } in più{ $within }, in base a ciò che potevi sapere allora.
ui-review-none = { $count ->
    [one] Ho potuto valutare una tua decisione: nessun’altra risposta era chiaramente migliore, in base a ciò che potevi sapere allora.
   *[other] Ho valutato { $count } tue decisioni: nessun’altra risposta era chiaramente migliore, in base a ciò che potevi sapere allora.
}
ui-review-unjudged = Nessuna delle tue decisioni si può valutare: era possibile una sola risposta, un bot ha risposto per te, o qui la ricerca non è attiva.
ui-review-late = L’analisi richiede più del solito, perché c’è molto da valutare o ci sono molti tavoli attivi. Intanto continua: premi di nuovo il pulsante fra un minuto.
ui-review-busy = { $count ->
    [one] Una tua analisi è ancora in corso. Premi di nuovo quando è pronta.
   *[other] Sono ancora in corso { $count } tue analisi. Premi di nuovo quando una è pronta.
}
ui-review-preparing = Non posso ancora analizzare le mani: dopo ogni aggiornamento mi servono un minuto o due. Poi premi di nuovo il pulsante. Quando c’è molto da fare, serve più tempo.
ui-review-gone = Le mosse di questa partita sono state cancellate, quindi non c’è analisi.
ui-review-running = Puoi analizzare una mano quando è finita.

# L’analisi di una partita: quanto sono costate le decisioni, sommate.

ui-curve-title = Costo totale delle tue decisioni: { $amount } { $unit }
ui-curve-nothing = Nel complesso le tue decisioni non sono costate niente
ui-curve-deal = Mano
ui-curve-cost = Decisioni
ui-curve-score = Risultato
ui-curve-note = Numeri: le decisioni qui sotto. Puntini: altre che sono chiaramente costate qualcosa.
ui-curve-unmarked = Nessuna singola decisione è chiaramente costata qualcosa.
ui-curve-units = Decisioni in { $lost }, risultati in { $gained }.
ui-curve-told = { $count ->
    [one] A ogni decisione la linea scende di quanto è costata, in base a ciò che potevi sapere allora. Si è potuta valutare una decisione.
   *[other] A ogni decisione la linea scende di quanto è costata, in base a ciò che potevi sapere allora. Si sono potute valutare { $count } decisioni.
}
ui-curve-how = Cerco la risposta migliore in alcune mani compatibili con ciò che vedevi, e misuro in altre quanto è costata la tua: così il caso non aggiunge niente. Dove la tua è andata meglio, la linea sale. La mia ricerca è breve: ciò che non vede non è contato.
