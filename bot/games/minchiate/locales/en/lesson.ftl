# The guided hand: what is said of cut and discard (M: the numbers of the rules).

teach-minchiate-cut = You cut: if the bottom card of your packet is a counting card or a tarocco from 20 to 29, you rob it and turn up the next one (M38–M47).
teach-minchiate-cut-do = **{ $value }** — nobody can know which card is there: any number will do.
teach-minchiate-discard = You took extra cards: discard as many as you hold over 21. After the first trick everybody sees them (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — keep your counting cards and tarocchi; if you empty a suit, you can take it with tarocchi.
