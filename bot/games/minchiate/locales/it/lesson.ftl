# La mano guidata: che cosa si dice di alzata e scarto (M: i numeri delle regole).

teach-minchiate-cut = Alzi tu: se l’ultima carta del tuo pacchetto è di conto, o un tarocco dal 20 al 29, la rubi, e così la seguente (M38–M47).
teach-minchiate-cut-do = **{ $value }** — nessuno può sapere che cosa c’è: va bene qualsiasi numero.
teach-minchiate-discard = Hai preso carte oltre le tue 21, e ne scarti altrettante; dopo la prima presa le vedono tutti (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — tieni le carte di conto e i tarocchi; svuota un seme, per poterlo tagliare.
