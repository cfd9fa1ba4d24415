cmd-hint = consiglio
    .description = La risposta migliore ora, quanto vale ognuna e perché; non nelle partite classificate
cmd-hint-table = tavolo
    .description = Quale tavolo; senza indicarlo, quello che ti aspetta

ui-btn-hint = Consiglio
ui-hint-chart = Quanto ti porta in media ogni risposta, in { $unit }
ui-hint-note = { $count } mani compatibili con ciò che vedi; barre: intervallo del 95 %
ui-hint-note-same = Le differenze sono le stesse in tutte le { $count } mani esaminate
ui-hint-own = la tua scelta
ui-hint-instead = invece di
ui-hint-only = Non c’è altra risposta possibile.
ui-hint-usual = Un bot di livello «{ $level }» risponderebbe così. Quanto vale ogni risposta, qui non te lo so dire.
ui-hint-preparing = Un bot di livello «{ $level }» risponderebbe così. Fra un minuto o due potrò dirti quanto vale ogni risposta: la ricerca è ancora in preparazione.
ui-hint-cost-title = Un consiglio a { $name }?
ui-hint-cost = Questa partita conta nella classifica contro i bot. Con un consiglio non conta più; poi puoi averne quanti ne vuoi.
ui-lesson-worth = Quanto vale ogni risposta
ui-hint-sure = Mostra il consiglio
refusal-hint-ranked = Questa partita è classificata, quindi non ci sono consigli. Li hai ai tavoli che l’host rende non classificati, contro i bot e nella mano guidata.
refusal-hint-ladder = Questa partita conta nella classifica contro i bot e ci giocano anche altre persone, quindi non ci sono consigli. Li hai ai tavoli che l’host rende non classificati.
refusal-hint-not-asked = Ora non devi rispondere a niente. Il consiglio lo hai quando tocca a te.
refusal-hint-cut = Dove tagli non cambia nulla: il mazzo è mescolato, quindi ogni ordine delle carte è ugualmente probabile, prima del taglio e dopo.
ui-unranked-hints = Non classificata: qualcuno ha preso un consiglio.

why-close-card = **{ $card }** — cambia poco: altre risposte portano circa lo stesso.
why-close = Cambia poco: altre risposte portano circa lo stesso.
why-most-card = **{ $card }** — nella media di { $count } mani compatibili con ciò che vedi, è quella che porta di più.
why-most = Nella media di { $count } mani compatibili con ciò che vedi, è quella che porta di più.
why-last = **{ $card }** — così tieni { $top } per l’ultima presa.
why-king = **{ $card }** — portala a casa ora: il seme di { $suit } non è ancora uscito, e quasi tutti devono ancora rispondere.
why-lead-home = **{ $card }** — portala a casa ora: contro di te quasi nessuno può superarla.
why-partner = { $word ->
    [trump] **{ $card }** — { $who } probabilmente non ha più { $suit } e può tagliare.
   *[other] **{ $card }** — { $who } probabilmente non ha più { $suit } e può prendere con un tarocco.
}
why-draw = { $word ->
    [trump] **{ $card }** — fa uscire i trionfi degli altri, così meno carte buone ti vengono tagliate.
   *[other] **{ $card }** — fa uscire i tarocchi degli altri, così meno carte buone ti vengono prese.
}
why-lead-top = **{ $card }** — contro di te quasi nessuno può superarla, e l’uscita resta a te.
why-untrumped = { $word ->
   *[other] **{ $card }** — probabilmente contro di te nessuno può ancora tagliare { $suit }.
}
why-together = **{ $card }** — così la tua combinazione resta intera.
why-empties = { $word ->
   *[other] **{ $card }** — la tua ultima carta di { $suit }: da ora quel seme lo puoi tagliare.
}
why-lead-cheap = **{ $card }** — non regala niente che conti.
why-fool = **{ $card }** — non può vincere, ma ti risparmia una carta che ti serve dopo.
why-breaks = **{ $card }** — prende una carta che all’altra parte serve per la sua combinazione.
why-home = **{ $card }** — fa la presa e lì è al sicuro: vale { $worth }.
why-gives = **{ $card }** — probabilmente la presa è della tua parte: dalle i { $worth } di questa carta.
why-gains = { $points ->
    [one] **{ $card }** — fa la presa, dove c’è { $points } punto.
   *[other] **{ $card }** — fa la presa, dove ci sono { $points } punti.
}
why-cheaply = **{ $card }** — fa la presa spendendo il meno possibile.
why-top = **{ $card }** — dopo di te quasi nessuno può superarla, e poi esci tu.
why-least = **{ $card }** — questa presa non la puoi fare: dai quel che vale meno e tieni quel che conta.
why-ours = **{ $card }** — la presa è probabilmente già della tua parte: tieni le carte buone per dopo.
why-spares = **{ $card }** — lascia andare questa presa: le carte che la farebbero valgono di più dopo.
why-give-card = **{ $card }** — quello che dai conta per l’altra parte: questa carta ti costa meno di tutte.

# The review of a deal: the decisions that cost a person most.

ui-btn-review = Analizza la mia mano
ui-btn-review-match = Analizza la mia partita
ui-btn-review-back = Precedente
ui-btn-review-on = Seguente
ui-review-title = La tua mano { $deal }, analizzata
ui-review-title-match = La tua partita, analizzata
ui-review-part = { $number } di { $count }
ui-review-cost = Hai risposto { $played }. { $better } avrebbe portato in media { $amount } { $unit } in più{ $within }, per quanto potevi sapere allora.
ui-review-none = { $count ->
    [one] Ho valutato l’unica decisione valutabile: non si vedeva niente di chiaramente migliore.
   *[other] Ho valutato { $count } tue decisioni: nessuna era chiaramente peggiore di un’altra risposta, per quanto potevi sapere allora.
}
ui-review-unjudged = Nessuna delle tue decisioni si può valutare: ogni volta era possibile una sola risposta, un bot ha risposto per te, o qui non si fanno ricerche.
ui-review-late = L’analisi dura più del solito, perché c’è molto da valutare o molti tavoli pensano. Intanto continua: premi di nuovo il pulsante fra un minuto.
ui-review-busy = { $count ->
        [one] Una tua analisi è in corso. Premi di nuovo quando è pronta.
       *[other] Sono in corso { $count } tue analisi. Premi di nuovo quando una è pronta.
    }
ui-review-preparing = La ricerca è ancora in preparazione, come dopo ogni aggiornamento. Premi di nuovo il pulsante fra un minuto o due.
ui-review-gone = Le mosse di questa partita sono cancellate, quindi non c’è analisi.
ui-review-running = Una mano si può analizzare quando è finita.

# L’analisi di una partita: quanto sono costate le decisioni, sommate.

ui-curve-title = Le tue decisioni sono costate in tutto { $amount } { $unit }
ui-curve-nothing = In tutto le tue decisioni non sono costate niente
ui-curve-deal = Mano
ui-curve-cost = Decisioni
ui-curve-score = Risultato
ui-curve-note = Numeri: le decisioni che seguono. Dischi piccoli: altre che sono chiaramente costate qualcosa.
ui-curve-unmarked = Nessuna decisione da sola è chiaramente costata qualcosa.
ui-curve-units = Decisioni in { $lost }, risultati in { $gained }.
ui-curve-told = { $count ->
    [one] La linea scende di quanto è costata ogni tua decisione, per quanto potevi sapere allora. Se ne poteva valutare una.
   *[other] La linea scende di quanto è costata ogni tua decisione, per quanto potevi sapere allora. Se ne potevano valutare { $count }.
}
ui-curve-how = La risposta migliore si trova in alcune mani compatibili con ciò che vedevi, e quanto è costata la tua si misura in altre: così il caso non aggiunge niente. Dove la tua ha fatto meglio, la linea sale. Quello che la mia breve ricerca non vede non è contato.
