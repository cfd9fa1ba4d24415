# La mano guidata di /regole: una mano spiegata decisione per decisione (ux.md S23).

ui-lesson-button = Mano guidata
ui-lesson-title = { $game } — mano guidata
ui-lesson-intro = Una mano vera, uguale per tutti, contro bot. Dura circa cinque minuti e non conta per niente. 💡 segna quello che farebbe un buon giocatore; puoi fare qualunque altra cosa le regole permettano.
ui-lesson-cards = { $count ->
    [one] La carta consigliata
   *[other] Le { $count } carte consigliate
}
ui-lesson-finish = Finisci tu la mano
ui-lesson-again = Rigioca la mano
ui-lesson-back = Torna alle regole
ui-lesson-alone = { $count ->
    [one] Una volta ti restava una sola risposta possibile: è stata data per te.
   *[other] { $count } volte ti restava una sola risposta possibile: è stata data per te.
}
ui-lesson-enough = Il più l’hai visto: continua pure, o lascia finire la mano ai bot.
ui-lesson-full = Per una mano guidata basta così: lascia finire la mano ai bot.
ui-lesson-over = La mano è finita
ui-lesson-brought = Ha reso di più: { $what }.
ui-lesson-line = +{ $amount } { $name }

teach-lead = Tocca a te uscire: puoi giocare qualsiasi carta ({ $rule }).
teach-after-fool = Finora c’è solo una carta che non è di nessun seme: puoi giocare quel che vuoi ({ $rule }).
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
    [trump] Non hai più { $suit }, quindi devi giocare un trionfo ({ $rule }).
   *[other] Non hai più { $suit }, quindi devi giocare un tarocco ({ $rule }).
}
teach-free = { $word ->
    [trump] Non hai né il seme né trionfi: va bene qualsiasi carta ({ $rule }).
   *[other] Non hai né il seme né tarocchi: va bene qualsiasi carta ({ $rule }).
}
teach-fool-may = { $card } si può giocare comunque, qualunque sia l’uscita ({ $rule }).
teach-fallen = { $who } non ha più tarocchi ed è cascato: le carte sono in terra e scegli tu ({ $rule }).

teach-card-lead-fool = **{ $card }** — uscendo così rinunci alla presa, ma non perdi niente che valga.
teach-card-lead-trump-top = { $word ->
    [trump] **{ $card }** — contro di te non c’è più nessun trionfo più alto: vince, e chi ha trionfi deve darne uno.
   *[other] **{ $card }** — contro di te non c’è più nessun tarocco più alto: vince, e chi ha tarocchi deve darne uno.
}
teach-card-lead-trump = { $word ->
    [trump] **{ $card }** — uscendo di trionfi, chi ne ha deve darne; poi i tuoi semi sono più al sicuro.
   *[other] **{ $card }** — uscendo di tarocchi, chi ne ha deve darne; poi i tuoi semi sono più al sicuro.
}
teach-card-lead-alone = { $word ->
    [trump] **{ $card }** — contro di te non c’è più nessuna carta di { $suit }: chi vuole la presa deve spendere un trionfo.
   *[other] **{ $card }** — contro di te non c’è più nessuna carta di { $suit }: chi vuole la presa deve spendere un tarocco.
}
teach-card-lead-top = { $word ->
    [trump] **{ $card }** — contro di te non c’è più niente di più alto a { $suit }: può prenderla solo un trionfo.
   *[other] **{ $card }** — contro di te non c’è più niente di più alto a { $suit }: può prenderla solo un tarocco.
}
teach-card-lead-single = { $word ->
   *[other] **{ $card }** — è la tua unica carta di { $suit }: giocata questa, quel seme lo puoi tagliare.
}
teach-card-lead-short = { $word ->
   *[other] **{ $card }** — di { $suit } hai poche carte: finite quelle, quel seme lo puoi tagliare.
}
teach-card-lead-draw = **{ $card }** — fa uscire le carte più alte di { $suit }; poi il resto del tuo seme è buono.
teach-card-lead-long = **{ $card }** — esci da un seme lungo: che una carta alta si spenda per una che vale poco.
teach-card-fool = **{ $card }** — non può vincere, ma ti risparmia una carta che conta.
teach-card-fool-now = **{ $card }** — qui con un’altra carta guadagni poco: meglio darla ora che doverla dare in un momento peggiore.
teach-card-home = **{ $card }** — la presa è della tua parte: superala con una carta da { $worth } e portala a casa.
teach-card-over-friend = **{ $card }** — la presa è già della tua parte; è la carta che ti costa meno.
teach-card-take-last = { $points ->
    [0] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, e tocca a te uscire.
    [one] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, con { $points } punto dentro.
   *[other] **{ $card }** — dopo di te non gioca nessuno e questa basta: la presa è tua, con { $points } punti dentro.
}
teach-card-home-last = **{ $card }** — dopo di te non gioca nessuno e nessuno può più prenderla: portala a casa (vale { $worth }), e la presa con lei.
teach-card-take-top = **{ $card }** — contro di te, nel suo seme, non c’è più niente che la batta: prendi.
teach-card-take-try = **{ $card }** — per ora tiene la presa; chi gioca dopo deve trovare di meglio.
teach-card-give = **{ $card }** — la presa è del compagno: mettici i { $worth } punti di questa carta.
teach-card-give-nothing = **{ $card }** — la presa è del compagno: non serve spendere niente di buono.
teach-card-spare = **{ $card }** — potresti prendere, ma quel che c’è in terra non vale una carta alta: tienila.
teach-card-cannot = **{ $card }** — questa presa non la puoi fare: dai quel che vale meno e tieni quel che conta.
teach-card-cannot-dear = **{ $card }** — questa presa non la puoi fare, e questa è la carta di cui sentirai meno la mancanza.
teach-card-fallen-friend = **{ $card }** — sono le carte del compagno: scegli quel che serve di più alla tua parte.
teach-card-fallen-foe = **{ $card }** — sono le carte dell’altra coppia: scegli quel che ti fa meno danno.
teach-card-fallen-foe-dear = **{ $card }** — sono le carte dell’altra coppia: chiama quella di conto, finché la tua parte può prenderla.

teach-end-won = La tua parte ha vinto la mano.
teach-end-lost = L’altra parte ha vinto la mano.
teach-end-even = La mano finisce in parità.
teach-end-void = La mano è andata a monte: nessuno segna niente.
