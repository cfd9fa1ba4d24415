# The guided hand: its topics, each explained once, and the answers (M: the numbers of the rules).

teach-minchiate-cut = **The cut.** You lift a packet off the pack. If its bottom card is a counting card or a tarocco from 20 to 29, you *rob* it (keep it) and look at the next one, until another kind of card appears (M39–M42).
teach-minchiate-cut-do = **{ $value }** — what you turn up is chance. But the bottom card of the whole pack is worthless, and if you cut here the dealer, an opponent, gets it (M38).
teach-minchiate-rob = **Robbed cards** go to the hand of the player who cut, who discards as many. Counting cards are marked at once (M41, M57).
teach-minchiate-mark = **Marks** are points scored during the deal: for cards robbed, turned up, declared or captured from the other pair. Only the difference between the pairs is kept (M64–M65).
teach-minchiate-turn = **The dealer and the folla.** The cards left over are the *folla*. The dealer turns up and keeps them as long as counting cards, which are marked, or tarocchi 20–29 appear, and then takes the other counting cards unmarked (M51–M53).
teach-minchiate-folla = **What the folla tells you.** The dealer’s partner says how many cards of each suit are in it. Nobody owns them: if many of a suit are there, the players hold few (M54–M56).
teach-minchiate-discard = **Discarding.** You took extra cards: discard as many. After the first trick everybody sees them (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — keep counting cards and tarocchi; once you have no cards of a suit, you can win its tricks with tarocchi.
teach-minchiate-versicola = **Your versicola.** Three or more tarocchi in a row from 1–5 or 28–40, three Kings and a few other groups are *versicole*. You mark yours in the first trick; at the end they count again if your pair captures the cards (M13–M22, M71, M113).
teach-minchiate-home = **Bringing a card home.** A counting card that your own pair captures is safe: the other pair marks nothing, and it counts for you at the end. Add one when your partner is sure to win the trick (M90, M115).
teach-minchiate-death = **A card dies.** A counting card that the other pair captures *dies*: they mark its value at once and count it at the end. A lost King costs you 5 points and gives them 10 (M89, M115).
teach-minchiate-king = **The King rule.** The first time a suit is led, its King must be played if somebody has already played a tarocco to the trick (M84).
teach-minchiate-fool = **The Fool** may be played at any time and never wins. It comes back to its pair, which gives a worthless card for it if the other pair won the trick. It is lost only in the last trick (M83, M93–M99).
teach-minchiate-rest = **A rest.** When a pair is 60 points ahead in marks, it wins one *rest* and the difference goes down by 60. Rests are what the match is played for (M66, M120).
teach-minchiate-fall = **Falling.** A player without tarocchi *falls*: their cards are shown, and the winner of the previous trick chooses which one is played (M102–M105).
teach-minchiate-last = **The last trick** counts 10 points: keep a high tarocco for it (M114).
teach-minchiate-count = **The count.** Each pair counts its cards over 42, its versicole, the last trick and its counting cards, and adds its lead in marks. Every 60 points of difference make one rest; what is left over makes one more (M110–M121).
