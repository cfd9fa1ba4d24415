# The guided hand: what is said of cut and discard (M: the numbers of the rules).

teach-minchiate-cut = You cut: if the bottom card of your packet counts, or is a tarocco from 20 to 29, you rob it, and so with the next (M38–M47).
teach-minchiate-cut-do = **{ $value }** — nobody can know what lies there: any number will do.
teach-minchiate-discard = You took cards beyond your 21, so you lay as many away; after the first trick everybody sees them (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — keep what counts and your tarocchi; empty a suit, so that you can take it with tarocchi.
