# La mano guidata: che cosa si dice di alzata e scarto (M: i numeri delle regole).

teach-minchiate-cut = Alzi tu: se l’ultima carta del tuo pacchetto è di conto, o un tarocco dal 20 al 29, la rubi e scopri la seguente (M38–M47).
teach-minchiate-cut-do = **{ $value }** — nessuno può sapere che carta c’è: va bene qualsiasi numero.
teach-minchiate-discard = Hai preso carte in più: scarta quelle che superano le 21. Dopo la prima presa le vedono tutti (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — tieni le carte di conto e i tarocchi; se resti senza un seme, puoi tagliarlo.
