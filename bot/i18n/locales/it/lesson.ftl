# La mano guidata di /regole: una mano spiegata decisione per decisione (ux.md S23).

ui-lesson-button = Mano guidata
ui-lesson-title = { $game } — mano guidata
ui-lesson-intro = Una mano vera contro i bot, uguale per tutti. Dura circa cinque minuti e non conta per niente. 💡 segna quello che farebbe chi gioca bene; puoi fare qualunque altra cosa le regole permettano.
ui-lesson-cards = { $count ->
    [one] La carta consigliata
   *[other] Le { $count } carte consigliate
}
ui-lesson-finish = Finisci tu la mano
ui-lesson-again = Rigioca la mano
ui-lesson-back = Torna alle regole
ui-lesson-alone = { $count ->
    [one] Una mossa obbligata è stata giocata per te.
   *[other] { $count } mosse obbligate sono state giocate per te.
}
ui-lesson-enough = L’essenziale l’hai visto: continua pure, o lascia che i bot finiscano la mano.
ui-lesson-full = Per una mano guidata basta così. Lascia che i bot la finiscano.
ui-lesson-over = La mano è finita
ui-lesson-brought = I guadagni maggiori: { $what }.
ui-lesson-line = +{ $amount } { $name }

teach-lead = Esci tu: puoi giocare qualsiasi carta ({ $rule }).
teach-after-fool = Non c’è ancora un seme d’uscita: puoi giocare qualsiasi carta ({ $rule }).
teach-follow = Devi rispondere al seme: { $suit } ({ $rule }).
teach-trumps = { $word ->
    [trump] L’uscita è di trionfi: devi giocare un trionfo, ma non per forza più alto ({ $rule }).
   *[other] L’uscita è di tarocchi: devi giocare un tarocco, ma non per forza più alto ({ $rule }).
}
teach-trumps-higher = { $word ->
    [trump] L’uscita è di trionfi: devi giocare un trionfo, più alto se ce l’hai ({ $rule }).
   *[other] L’uscita è di tarocchi: devi giocare un tarocco, più alto se ce l’hai ({ $rule }).
}
teach-void = { $word ->
    [trump] Non hai più { $suit }: devi giocare un trionfo ({ $rule }).
   *[other] Non hai più { $suit }: devi giocare un tarocco ({ $rule }).
}
teach-free = { $word ->
    [trump] Non hai né il seme né trionfi: puoi giocare qualsiasi carta ({ $rule }).
   *[other] Non hai né il seme né tarocchi: puoi giocare qualsiasi carta ({ $rule }).
}
teach-fool-may = Puoi comunque giocare { THE($card) }, qualunque sia l’uscita ({ $rule }).
teach-fallen = { $who } non ha più tarocchi e casca: le sue carte sono scoperte e scegli tu ({ $rule }).

teach-card-lead-fool = **{ $card }** — uscendo così rinunci alla presa, ma non perdi niente di valore.
teach-card-lead-trump-top = { $word ->
    [trump] **{ $card }** — nessun avversario può avere un trionfo più alto: vince, e chi ha trionfi deve darne uno.
   *[other] **{ $card }** — nessun avversario può avere un tarocco più alto: vince, e chi ha tarocchi deve darne uno.
}
teach-card-lead-trump = { $word ->
    [trump] **{ $card }** — se esci a trionfi, chi ne ha deve darne uno: poi i tuoi semi sono più al sicuro.
   *[other] **{ $card }** — se esci a tarocchi, chi ne ha deve darne uno: poi i tuoi semi sono più al sicuro.
}
teach-card-lead-alone = { $word ->
    [trump] **{ $card }** — agli altri non restano carte di { $suit }: chi vuole la presa deve spendere un trionfo.
   *[other] **{ $card }** — agli altri non restano carte di { $suit }: chi vuole la presa deve spendere un tarocco.
}
teach-card-lead-top = { $word ->
    [trump] **{ $card }** — nessun avversario può avere una carta di { $suit } più alta: la supera solo un trionfo.
   *[other] **{ $card }** — nessun avversario può avere una carta di { $suit } più alta: la supera solo un tarocco.
}
teach-card-lead-single = { $word ->
   *[other] **{ $card }** — è la tua unica carta di { $suit }: poi puoi tagliare quel seme.
}
teach-card-lead-short = { $word ->
   *[other] **{ $card }** — hai poche carte di { $suit }: finite quelle, puoi tagliare quel seme.
}
teach-card-lead-draw = **{ $card }** — fa uscire le carte più alte di { $suit }; poi le altre del tuo seme possono vincere.
teach-card-lead-long = **{ $card }** — esci basso da un seme lungo: gli altri spendono carte alte per una presa che vale poco.
teach-card-fool = **{ $card }** — non può vincere, ma ti risparmia una carta di conto.
teach-card-fool-now = **{ $card }** — con questa non devi rispondere al seme: le altre carte ti restano in mano.
teach-card-home = **{ $card }** — la presa è già della tua parte, ma prendi tu con questa carta (vale { $worth }): è al sicuro se chi gioca dopo non la supera.
teach-card-over-friend = **{ $card }** — la presa è già della tua parte; è la carta che ti costa meno.
teach-card-take-last = { $points ->
    [0] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, e poi esci tu.
    [one] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, con { $points } punto dentro.
   *[other] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, con { $points } punti dentro.
}
teach-card-home-last = **{ $card }** — dopo di te non gioca nessuno: porti a casa questa carta (vale { $worth }), e la presa con lei.
teach-card-take-top = **{ $card }** — nel suo seme nessuno può più superarla: prendi.
teach-card-take-try = **{ $card }** — per ora prende; chi gioca dopo deve trovare di meglio.
teach-card-give = **{ $card }** — la presa è della tua parte: mettici questa carta (vale { $worth }).
teach-card-give-nothing = **{ $card }** — la presa è della tua parte: non serve spendere niente di buono.
teach-card-spare = **{ $card }** — potresti prendere, ma non vale la pena spendere una carta migliore.
teach-card-cannot = **{ $card }** — questa presa non la puoi vincere: dai la carta che vale meno e tieni quelle di conto.
teach-card-cannot-dear = **{ $card }** — questa presa non la puoi vincere, e di questa carta sentirai meno la mancanza.
teach-card-fallen-friend = **{ $card }** — sono le carte del tuo compagno: scegli quella che serve di più alla tua parte.
teach-card-fallen-foe = **{ $card }** — sono le carte di un avversario: scegli quella che ti danneggia meno.
teach-card-fallen-foe-dear = **{ $card }** — sono le carte di un avversario: chiama quella di conto finché la tua parte può prenderla.

teach-end-won = Hai vinto la mano.
teach-end-lost = Hai perso la mano.
teach-end-even = La mano finisce in parità.
teach-end-void = La mano è andata a monte: nessuno segna niente.
