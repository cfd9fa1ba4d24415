"""A second opinion of Chinze's melds (C24-C34), by brute force over every set of cards a hand can show."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.support.oracles.chinze import COURTS, FOOL, SUITS, Rules, is_trump, order, suit_of

Meld = tuple[str, list[str]]

KINDS = ["tarocchi", "gatti", "family", "four", "three"]


def shape(kind: str, cards: Sequence[str], rules: Rules) -> str | None:
    """What the meld is of (a suit, a rank, else its kind), None when the cards are no such meld (C24, C27)."""
    if len(set(cards)) != len(cards):
        return None
    if kind == "tarocchi":
        return kind if len(cards) >= 10 and all(is_trump(card) for card in cards) else None
    if kind == "gatti":
        return kind if set(cards) == {FOOL, "T1", f"T{rules['counting_trump']}"} else None
    if kind == "family":
        for suit in SUITS:
            if set(cards) == {suit + rank for rank in COURTS}:
                return suit
        return None
    size = {"four": 4, "three": 3}.get(kind)
    if len(cards) != size or any(suit_of(card) is None for card in cards):
        return None
    ranks = {card[1:] for card in cards}
    return ranks.pop() if len(ranks) == 1 and ranks <= set(COURTS) else None


def score(kind: str, cards: Sequence[str], hand: Sequence[str], before: Sequence[Meld], rules: Rules) -> int | None:
    """Points of the meld after the player's own melds `before` in this hand, None when it may not be announced."""
    of = shape(kind, cards, rules)
    if of is None or any(card not in hand for card in cards):
        return None
    if kind == "tarocchi":
        most = max((len(shown) for earlier, shown in before if earlier == kind), default=0)
        return len(cards) - most if len(cards) > most else None
    scored = [(earlier, shape(earlier, shown, rules)) for earlier, shown in before]
    if (kind, of) in scored:
        return None
    if kind in ("gatti", "family"):
        return 10
    if kind == "three":
        return None if ("four", of) in scored else 5
    return 5 if ("three", of) in scored else 10


def every_set(hand: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Every set of three or four cards of the hand under every name it could be called, and all its trumps."""
    for kind, size in (("gatti", 3), ("family", 4), ("four", 4), ("three", 3)):
        for cards in combinations(order(hand), size):
            yield kind, list(cards)
    yield "tarocchi", order(card for card in hand if is_trump(card))


def likely_sets(hand: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """The same without the sets that are plainly no meld."""
    counting = [card for card in order(hand) if card in (FOOL, "T1", "T20", "T21")]
    groups = [("gatti", 3, counting)]
    groups += [("family", 4, [card for card in order(hand) if suit_of(card) == suit]) for suit in SUITS]
    for rank in COURTS:
        held = [card for card in order(hand) if suit_of(card) and card[1:] == rank]
        groups += [("four", 4, held), ("three", 3, held)]
    for kind, size, cards in groups:
        yield from ((kind, list(found)) for found in combinations(cards, size))
    yield "tarocchi", order(card for card in hand if is_trump(card))


def every_meld(
    hand: Sequence[str], before: Sequence[Meld], rules: Rules, *, brute: bool = False
) -> list[tuple[str, list[str], int]]:
    """Every meld that would score now with its points; of *taròcchi* the largest only (C27)."""
    sets = every_set(hand) if brute else likely_sets(hand)
    scored = ((kind, cards, score(kind, cards, hand, before, rules)) for kind, cards in sets)
    return [(kind, cards, points) for kind, cards, points in scored if points is not None]


def largest(
    hand: Sequence[str], before: Sequence[Meld], rules: Rules, *, brute: bool = False
) -> list[tuple[str, list[str], int]]:
    """The `available` list of the vectors: every largest meld that would score now.

    Three only when exactly three are held; threes and fours stand together by rank, highest rank first.
    """
    held = {rank: [card for card in hand if suit_of(card) and card[1:] == rank] for rank in COURTS}
    found = every_meld(hand, before, rules, brute=brute)
    kept = [meld for meld in found if meld[0] != "three" or len(held[meld[1][0][1:]]) == 3]

    def place(meld: tuple[str, list[str], int]) -> tuple[int, int]:
        kind, cards, _ = meld
        if kind in ("four", "three"):
            return 3, COURTS.index(cards[0][1:])
        return KINDS.index(kind), SUITS.index(cards[0][0]) if kind == "family" else 0

    return sorted(kept, key=place)


def parts(hand: Sequence[str], before: Sequence[Meld], rules: Rules) -> list[str]:
    """What may also be shown in part: fewer *taròcchi* than are held (C27), three of the four of a rank (C31)."""
    trumps = order(card for card in hand if is_trump(card))
    found = ["tarocchi"] if score("tarocchi", trumps[:-1], hand, before, rules) is not None else []
    for rank in COURTS:
        four = [suit + rank for suit in SUITS]
        if set(four) <= set(hand) and score("three", four[:3], hand, before, rules) is not None:
            found.append(rank)
    return found


def broken_rule(kind: str, cards: Sequence[str], hand: Sequence[str], before: Sequence[Meld], rules: Rules) -> str:
    """The rule by which a meld that does not score is refused."""
    if any(card not in hand for card in cards):
        return "C25"
    if kind == "tarocchi":
        most = max((len(shown) for earlier, shown in before if earlier == kind), default=0)
        return "C28" if all(is_trump(card) for card in cards) and len(set(cards)) <= most else "C27"
    return "C24" if shape(kind, cards, rules) is None else "C33"
