"""A second opinion of one hand of Chinze (C6-C23, C26, C35, C36, C38): dealt from a cut pack and played card by card.

The oracle is told what people do and raises `AssertionError` for what the rules forbid; everything else it works out
for itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.support.oracles.chinze import FOOL, Rules, legal, order, pile_points, reply_wins
from tests.support.oracles.chinze_melds import Meld, score

FRENCH = {"C": "♥", "D": "♦", "B": "♣", "S": "♠"}


@dataclass
class Trick:
    """One trick in the words of the vectors: who led what, what was melded before, who won, what was drawn."""

    leader: int
    leader_melds: list[tuple[str, list[str], int]] = field(default_factory=list)
    lead: str | None = None
    reply_melds: list[tuple[str, list[str], int]] = field(default_factory=list)
    reply: str | None = None
    winner: int | None = None
    draws: list[tuple[int, str]] = field(default_factory=list)


def mark(kind: str, cards: Sequence[str]) -> str:
    """The mark beside a meld on the sheet: T, G, the suit sign of a family, the rank of a three or four (C38)."""
    if kind == "family":
        return FRENCH[cards[0][0]]
    return {"tarocchi": "T", "gatti": "G"}.get(kind, cards[0][1:])


class Hand:
    """A hand from the deal to the count. Seats are 0 and 1; `deck` is the pack after the cut, in the order dealt."""

    def __init__(self, dealer: int, deck: Sequence[str], rules: Rules) -> None:
        self.dealer, self.rules = dealer, rules
        self.talon = list(deck)
        self.hands: list[list[str]] = [[], []]
        for _ in range(3):
            for seat in (1 - dealer, dealer):
                self.hands[seat] += [self.talon.pop(0) for _ in range(5)]
        self.melds: list[list[Meld]] = [[], []]
        self.lines: list[list[tuple[int, str]]] = [[], []]
        self.captured: list[list[str]] = [[], []]
        self.later: list[str] = []
        """Cards which may be given for the Fool (C22)."""
        self.fool_of: int | None = None
        self.given: str | None = None
        self.tricks = [Trick(1 - dealer)]

    @property
    def trick(self) -> Trick:
        """The trick under way, or the last one."""
        return self.tricks[-1]

    @property
    def played_out(self) -> bool:
        """True after the 39th trick (C8)."""
        return not self.hands[0] and not self.hands[1]

    @property
    def turn(self) -> int:
        """Whose card it is (C9)."""
        return self.trick.leader if self.trick.lead is None else 1 - self.trick.leader

    def legal(self) -> list[str]:
        """Cards which the player whose turn it is may play."""
        return legal(self.hands[self.turn], self.trick.lead, self.rules)

    def worth(self, kind: str, cards: Sequence[str]) -> int | None:
        """What a meld of the player whose turn it is would score, None when it is refused."""
        return score(kind, cards, self.hands[self.turn], self.melds[self.turn], self.rules)

    def announce(self, kind: str, cards: Sequence[str]) -> None:
        """The player to move shows a meld before playing a card (C26)."""
        seat, points = self.turn, self.worth(kind, cards)
        assert points is not None
        self.melds[seat].append((kind, list(cards)))
        self.lines[seat].append((points, mark(kind, cards)))
        said = self.trick.leader_melds if self.trick.lead is None else self.trick.reply_melds
        said.append((kind, order(cards), points))

    def play(self, card: str) -> None:
        """The player whose turn it is plays a card; the second card ends the trick and both draw (C13, C14)."""
        assert card in self.legal()
        self.hands[self.turn].remove(card)
        if self.trick.lead is None:
            self.trick.lead = card
            return
        self.trick.reply = card
        self._close()

    def _close(self) -> None:
        trick = self.trick
        lead, reply = trick.lead, trick.reply
        assert lead is not None
        assert reply is not None
        trick.winner = winner = 1 - trick.leader if reply_wins(lead, reply, self.rules) else trick.leader
        taken = [card for card in (lead, reply) if card != FOOL]
        self.captured[winner] += taken
        if FOOL in (lead, reply):
            self.fool_of = 1 - winner
        elif winner == self.fool_of and (self.rules["fool_exchange"] == "end" or not self.later):
            self.later += taken
        for seat in (winner, 1 - winner):
            if self.talon:
                card = self.talon.pop(0)
                self.hands[seat].append(card)
                trick.draws.append((seat, card))
        if not self.played_out:
            self.tricks.append(Trick(winner))

    @property
    def owing(self) -> list[str]:
        """Cards among which the player of the Fool must now choose one to give; empty when nothing is due (C22)."""
        due = self.played_out or self.rules["fool_exchange"] == "first_trick"
        return order(self.later) if due and self.given is None else []

    def give(self, card: str) -> None:
        """The player of the Fool pays for it."""
        assert card in self.owing
        assert self.fool_of is not None
        self.given = card
        self.captured[self.fool_of].remove(card)
        self.captured[1 - self.fool_of].append(card)

    @property
    def fate(self) -> str:
        """What became of the Fool: `exchanged`, `lost` or `kept` (C22, C23)."""
        if self.given is not None:
            return "exchanged"
        return "kept" if self.rules["fool_unpaid"] == "kept" else "lost"

    def piles(self) -> list[list[str]]:
        """Both piles after the exchange."""
        assert self.played_out
        assert not self.owing
        assert self.fool_of is not None
        piles = [list(pile) for pile in self.captured]
        piles[1 - self.fool_of if self.fate == "lost" else self.fool_of].append(FOOL)
        return [order(pile) for pile in piles]

    def urtimo(self) -> list[int]:
        """Points of the Bagatto urtimo of each seat (C35)."""
        points, last = [0, 0], self.trick
        assert last.winner is not None
        if "T1" in (last.lead, last.reply):
            bagatto_of = last.leader if last.lead == "T1" else 1 - last.leader
            if self.rules["urtimo_to"] == "trick_winner" or bagatto_of == last.winner:
                amount = self.rules["urtimo_points"]
                assert isinstance(amount, int)
                points[last.winner] = amount
        return points

    def sheet(self) -> list[list[tuple[int, str]]]:
        """The hand's rows on paper, a column per seat: melds, Bagatto urtimo (B), trick points without a mark (C38)."""
        urtimo, piles = self.urtimo(), self.piles()
        extra = [[(points, "B")] if points else [] for points in urtimo]
        tricks = [(pile_points(pile, self.rules), "") for pile in piles]
        return [[*self.lines[seat], *extra[seat], tricks[seat]] for seat in (0, 1)]

    def result(self) -> dict[str, object]:
        """The `result` of the vectors (C36)."""
        piles, urtimo = self.piles(), self.urtimo()
        tricks = [pile_points(pile, self.rules) for pile in piles]
        melds = [sum(points for points, _ in lines) for lines in self.lines]
        return {
            "piles": piles,
            "fool_fate": self.fate,
            "trick_points": tricks,
            "meld_points": melds,
            "urtimo": urtimo,
            "total": [tricks[seat] + melds[seat] + urtimo[seat] for seat in (0, 1)],
        }
