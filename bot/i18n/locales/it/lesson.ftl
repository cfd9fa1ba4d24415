# La mano guidata di /regole: una mano spiegata decisione per decisione (ux.md S23).

ui-lesson-button = Mano guidata
ui-lesson-title = { $game } — mano guidata
ui-lesson-intro = Una mano vera contro i bot. Dura da cinque a dieci minuti e non conta. 💡 segna quello che farebbe chi gioca bene; puoi scegliere altro. Puoi smettere e riprendere dopo. **{ ui-lesson-onward }** gioca come suggerito fino alla prossima novità.
ui-lesson-cards = { $count ->
    [one] La carta consigliata
   *[other] Le { $count } carte consigliate
}
ui-lesson-onward = Prossimo argomento
ui-lesson-continue = Riprendi la mano
ui-lesson-over-again = Ricomincia
ui-lesson-back-here = Riprendi da dove avevi smesso.
ui-lesson-skipped = { $count ->
    [one] Ho dato io la risposta seguente, come consigliato.
   *[other] Ho dato io le { $count } risposte seguenti, come consigliato.
}
ui-lesson-finish = Finisci tu la mano
ui-lesson-again = Rigioca la mano
ui-lesson-back = Torna alle regole
ui-lesson-other = Mano guidata di un altro gioco…
ui-lesson-alone = { $count ->
    [one] Una mossa obbligata è stata giocata per te.
   *[other] { $count } mosse obbligate sono state giocate per te.
}
ui-lesson-won = Prende { $seat }.
    .you-seat = Prendi tu.
ui-lesson-lead = Esci tu.
ui-lesson-full = Per una mano guidata basta così. Lascia che i bot la finiscano.
ui-lesson-over = La mano è finita
ui-lesson-brought = I guadagni maggiori: { $what }.
ui-lesson-line = +{ $amount } { $name }

teach-lead = { $others ->
    [one] **Esci tu.** Puoi giocare qualsiasi carta: decide a quale seme deve rispondere l’avversario ({ $rule }).
   *[other] **Esci tu.** Puoi giocare qualsiasi carta: decide a quale seme devono rispondere gli altri ({ $rule }).
}
teach-after-fool = **Dopo il Matto.** Non c’è ancora un seme d’uscita: puoi giocare qualsiasi carta ({ $rule }).
teach-follow = **Rispondere al seme.** Si gioca a { $suit }: finché hai carte del seme devi darne una, non per forza più alta ({ $rule }).
teach-trumps = { $word ->
    [trump] **Anche i trionfi sono un seme.** L’uscita è di trionfi: devi darne uno, ma non per forza più alto ({ $rule }).
   *[other] **Anche i tarocchi sono un seme.** L’uscita è di tarocchi: devi darne uno, ma non per forza più alto ({ $rule }).
}
teach-trumps-higher = { $word ->
    [trump] **Si esce a trionfi.** Devi darne uno, più alto se ce l’hai ({ $rule }).
   *[other] **Si esce a tarocchi.** Devi darne uno, più alto se ce l’hai ({ $rule }).
}
teach-void = { $word ->
    [trump] **Senza il seme.** Non hai { $suit }: devi giocare un trionfo, che supera qualsiasi carta di un seme ({ $rule }).
   *[other] **Senza il seme.** Non hai { $suit }: devi giocare un tarocco, che supera qualsiasi carta di un seme ({ $rule }).
}
teach-free = { $word ->
    [trump] **Una carta a scelta.** Non hai né il seme né trionfi: puoi giocare qualsiasi carta, ma non può prendere ({ $rule }).
   *[other] **Una carta a scelta.** Non hai né il seme né tarocchi: puoi giocare qualsiasi carta, ma non può prendere ({ $rule }).
}
teach-fallen = **Carte scoperte.** Hai vinto la presa precedente: scegli tu la carta di { $who } ({ $rule }).

teach-card-lead-fool = **{ $card }** — uscendo così rinunci alla presa, ma non perdi niente di valore.
teach-card-lead-sure = **{ $card }** — nessuno può più superare questa carta: la presa è tua.
teach-card-lead-sure-again = **{ $card }** — nemmeno questa si può superare.
teach-card-lead-trump-top = { $word ->
    [trump] **{ $card }** — gli altri non hanno niente di più alto: prende, e chi ha trionfi deve darne uno. Trionfi ancora fuori: { $out }.
   *[other] { $others ->
        [one] **{ $card }** — l’avversario non ha niente di più alto: la presa è tua. Tarocchi ancora fuori: { $out }.
       *[other] **{ $card }** — gli altri non hanno niente di più alto: prende, e chi ha tarocchi deve darne uno. Tarocchi ancora fuori: { $out }.
    }
}
teach-card-lead-trump-top-again = { $word ->
    [trump] **{ $card }** — fuori non c’è niente di più alto: prende anche questa. Trionfi ancora fuori: { $out }.
   *[other] **{ $card }** — fuori non c’è niente di più alto: prende anche questa. Tarocchi ancora fuori: { $out }.
}
teach-card-lead-trump = { $word ->
    [trump] **{ $card }** — chi ha trionfi deve darne uno, e i tuoi semi sono più al sicuro. Trionfi ancora fuori: { $out }, più alti di questo: { $above }.
   *[other] { $others ->
        [one] **{ $card }** — se ha tarocchi, l’avversario deve darne uno, e i tuoi semi sono più al sicuro. Tarocchi ancora fuori: { $out }, più alti di questo: { $above }.
       *[other] **{ $card }** — chi ha tarocchi deve darne uno, e i tuoi semi sono più al sicuro. Tarocchi ancora fuori: { $out }, più alti di questo: { $above }.
    }
}
teach-card-lead-trump-again = { $word ->
    [trump] **{ $card }** — chi ha ancora trionfi deve darne un altro. Ancora fuori: { $out }, più alti di questo: { $above }.
   *[other] { $others ->
        [one] **{ $card }** — se ne ha ancora, l’avversario deve dare un altro tarocco. Ancora fuori: { $out }, più alti di questo: { $above }.
       *[other] **{ $card }** — chi ha ancora tarocchi deve darne un altro. Ancora fuori: { $out }, più alti di questo: { $above }.
    }
}
teach-card-lead-alone = { $word ->
    [trump] **{ $card }** — agli altri non restano carte di { $suit }: per prendere devono spendere un trionfo. Ancora fuori: { $out }.
   *[other] { $others ->
        [one] **{ $card }** — all’avversario non restano carte di { $suit }: per prendere deve spendere un tarocco. Ancora fuori: { $out }.
       *[other] **{ $card }** — agli altri non restano carte di { $suit }: per prendere devono spendere un tarocco. Ancora fuori: { $out }.
    }
}
teach-card-lead-alone-again = { $word ->
    [trump] **{ $card }** — nessun altro ha { $suit }: può prendere solo un trionfo. Ancora fuori: { $out }.
   *[other] { $others ->
        [one] **{ $card }** — l’avversario non ha { $suit }. Tarocchi ancora fuori: { $out }.
       *[other] **{ $card }** — nessun altro ha { $suit }: può prendere solo un tarocco. Ancora fuori: { $out }.
    }
}
teach-card-lead-top = { $word ->
    [trump] **{ $card }** — nel seme di { $suit } non c’è più niente di più alto: può prendere solo un trionfo.
   *[other] **{ $card }** — nel seme di { $suit } non c’è più niente di più alto: può prendere solo un tarocco.
}
teach-card-lead-top-again = { $others ->
    [one] **{ $card }** — fuori non c’è niente di più alto in { $suit }.
   *[other] **{ $card }** — nessun altro ha una carta più alta di { $suit }. Ancora fuori nel seme: { $left }.
}
teach-card-lead-top-void = { $word ->
    [trump] **{ $card }** — nel seme di { $suit } non c’è più niente di più alto, ma { $who } non ha più quel seme e può prendere con un trionfo.
   *[other] **{ $card }** — nel seme di { $suit } non c’è più niente di più alto, ma { $who } non ha più quel seme e può prendere con un tarocco.
}
teach-card-lead-top-void-again = { $word ->
    [trump] **{ $card }** — una carta alta di { $suit }, ma { $who } può ancora prendere con un trionfo.
   *[other] **{ $card }** — una carta alta di { $suit }, ma { $who } può ancora prendere con un tarocco.
}
teach-card-lead-single = { $word ->
   *[other] **{ $card }** — la tua unica carta di { $suit }: poi puoi tagliare quel seme.
}
teach-card-lead-single-again = **{ $card }** — la tua ultima carta di { $suit }: poi ti manca anche quel seme.
teach-card-lead-short = { $word ->
   *[other] **{ $card }** — hai poche carte di { $suit }: finite quelle, puoi tagliare quel seme.
}
teach-card-lead-short-again = **{ $card }** — così ti restano poche carte anche di { $suit }. Ancora fuori nel seme: { $left }.
teach-card-lead-draw = **{ $card }** — fa uscire le carte più alte di { $suit }; poi le altre che hai nel seme possono prendere.
teach-card-lead-draw-again = **{ $card }** — fa uscire un’altra carta alta di { $suit }. Più alte ancora fuori: { $above }.
teach-card-lead-long = { $others ->
    [one] **{ $card }** — una bassa da un seme lungo: l’avversario può spendere una carta alta per una presa da poco.
   *[other] **{ $card }** — una bassa da un seme lungo: gli altri possono spendere carte alte per una presa da poco.
}
teach-card-lead-long-again = **{ $card }** — una bassa di { $suit }. Ancora fuori: { $left }.
teach-card-fool = **{ $card }** — non può vincere, ma ti risparmia una carta di conto.
teach-card-fool-now = **{ $card }** — con questa non devi rispondere al seme: le altre carte ti restano in mano.
teach-card-home = **{ $card }** — finora prende la tua parte; con questa prendi tu e porti a casa { $worth ->
        [one] un punto
       *[other] { $worth } punti
    }, se nessuno la supera. Più alte ancora fuori: { $above }.
teach-card-home-again = **{ $card }** — { $worth ->
        [one] un altro punto
       *[other] altri { $worth } punti
    } per la tua parte, se nessuno supera questa carta. Più alte ancora fuori: { $above }.
teach-card-over-friend = **{ $card }** — finora prende la tua parte; questa è la carta che ti costa meno.
teach-card-over-friend-again = **{ $card }** — finora prende la tua parte: basta la carta più economica.
teach-card-home-last = **{ $card }** — dopo di te non gioca nessuno: la presa è tua e questa carta (vale { $worth }) è al sicuro.
teach-card-home-last-again = **{ $card }** — dopo di te non gioca nessuno: è al sicuro (vale { $worth }).
teach-card-take-last = { $points ->
    [0] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, e poi esci tu.
    [one] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, con { $points } punto dentro.
   *[other] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, con { $points } punti dentro.
}
teach-card-take-last-again = { $points ->
    [0] **{ $card }** — basta per prendere.
    [one] **{ $card }** — basta per prendere { $points } punto.
   *[other] **{ $card }** — basta per prendere { $points } punti.
}
teach-card-take-top = **{ $card }** — nessuno può più superare questa carta: la presa è tua.
teach-card-take-top-again = **{ $card }** — nemmeno questa si può superare.
teach-card-take-suit = { $word ->
    [trump] **{ $card }** — nel seme di { $suit } non c’è più niente di più alto: può prendere solo un trionfo.
   *[other] **{ $card }** — nel seme di { $suit } non c’è più niente di più alto: può prendere solo un tarocco.
}
teach-card-take-suit-again = { $word ->
    [trump] **{ $card }** — nessun altro ha una carta più alta di { $suit }: prende, se nessuno gioca un trionfo.
   *[other] **{ $card }** — nessun altro ha una carta più alta di { $suit }: prende, se nessuno gioca un tarocco.
}
teach-card-take-try = **{ $card }** — per ora prende. Più alte ancora fuori: { $above }.
teach-card-take-try-again = **{ $card }** — finora basta; più alte ancora fuori: { $above }.
teach-card-give = **{ $card }** — finora prende il tuo compagno: mettici questa carta (vale { $worth }).
teach-card-give-again = **{ $card }** — { $worth ->
        [one] un altro punto
       *[other] altri { $worth } punti
    } nella presa del tuo compagno.
teach-card-give-nothing = **{ $card }** — finora prende il tuo compagno: non serve niente di buono.
teach-card-give-nothing-again = **{ $card }** — finora prende il tuo compagno: una carta di cui puoi fare a meno.
teach-card-spare = **{ $card }** — potresti prendere, ma le tue carte migliori varranno di più dopo.
teach-card-spare-again = **{ $card }** — lascia anche questa presa e tieni le carte migliori.
teach-card-cannot = **{ $card }** — questa presa non la puoi vincere: dai una carta che conta poco.
teach-card-cannot-again = **{ $card }** — nemmeno questa presa la puoi vincere.
teach-card-cannot-dear = **{ $card }** — questa presa non la puoi vincere, e questa carta ti mancherà meno delle altre.
teach-card-cannot-dear-again = **{ $card }** — questa carta la perdi, ma le altre che hai in mano valgono di più.
teach-card-fallen-friend = **{ $card }** — sono le carte del tuo compagno: scegli quella che serve di più alla tua parte.
teach-card-fallen-friend-again = **{ $card }** — dalle carte scoperte del compagno: è quella che vi serve di più.
teach-card-fallen-foe = **{ $card }** — sono le carte di un avversario: scegli quella che ti danneggia meno.
teach-card-fallen-foe-again = **{ $card }** — dalle carte scoperte dell’avversario: è quella che ti danneggia meno.
teach-card-fallen-foe-dear = **{ $card }** — sono le carte di un avversario: scegli la carta di conto finché la tua parte può prenderla.
teach-card-fallen-foe-dear-again = **{ $card }** — un’altra carta di conto che la tua parte può prendere.

teach-end-won = Hai vinto la mano.
teach-end-lost = Hai perso la mano.
teach-end-even = La mano finisce in parità.
teach-end-void = La mano è andata a monte: nessuno segna niente.
