"""Combinations and patterns of Terziglio counted a second time, from T20-T35: simple, slow, without code of the bot.

A pattern of a sequence is tried out as a row of marks, one for each place: ``N`` its natural card, ``W`` a wild card,
``-`` nobody. Every row is made and each of T25-T29 is asked in its own words.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

Options = dict[str, Any]

DEFAULTS: Options = {
    "trump_order": "world_high",
    "pip_order": "standard",
    "direction": "ccw",
    "dealer_rotation": "with_play",
    "hands_per_game": 3,
    "passed_hand_counts": False,
    "first_lead": "declarer",
    "discard_restriction": "five_point",
    "solo_stock": "declarer",
    "top_skip": "one",
    "wild_extension": "natural",
    "suit_pattern_cards": "court_ace",
    "combo_wild": "none",
    "trick_bonus": True,
    "fool_in_trick_bonus": False,
    "fool_lead": "allowed",
    "odd_card": "declarer",
    "tie": "declarer_loses",
    "all_tricks": "plus40",
}
"""T, section 11: the defaults."""

WILD = ("MAT", "T1")
MOORS = ("T5", "T4", "T3", "T2")
ACES = ("SA", "BA", "CA", "DA")
COMBINATIONS = {
    "tarocchi": (("T21", "T20", "T1", "MAT"), 18),
    "kings": (("SK", "BK", "CK", "DK"), 17),
    "queens": (("SQ", "BQ", "CQ", "DQ"), 14),
    "cavaliers": (("SC", "BC", "CC", "DC"), 13),
    "jacks": (("SJ", "BJ", "CJ", "DJ"), 12),
}
"""T20: the members, and the points of three; four are twice that."""
SEQUENCES = ("grande", "suit:S", "suit:B", "suit:C", "suit:D")
PATTERNS = (*SEQUENCES, "mori", "assi")


def skeleton(family: str, options: Options) -> list[str]:
    """T25: the cards of the places from the head down. The Moor places bear the names of the Moors."""
    if family == "grande":
        top = ["T20", "T21"] if options["trump_order"] == "bolognese" else ["T21", "T20"]
        return [*top, *(f"T{rank}" for rank in range(19, 0, -1))]
    suit = family[-1]
    if options["suit_pattern_cards"] == "court_ace":
        tail = "A"
    elif options["pip_order"] == "bolognese" and suit in "CD":
        tail = "A 6 7 8 9 10"
    else:
        tail = "10 9 8 7 6 A"
    return [suit + rank for rank in ("K Q C J " + tail).split()]


def held_places(family: str, cards: frozenset[str], options: Options) -> tuple[bool, ...]:
    """Which places have their natural card; the Moors shown fill the first of the Moor places (T25)."""
    moors = sum(card in cards for card in MOORS)
    places: list[bool] = []
    for card in skeleton(family, options):
        if card in MOORS:
            places.append(MOORS.index(card) < moors)
        else:
            places.append(card in cards)
    return tuple(places)


def rows(held: tuple[bool, ...], wilds: int) -> Iterator[str]:
    """Every row of marks for cards held: the four places of the top freely, then a tail that stops anywhere."""
    for top in product(*(("N", "-") if has else ("W", "-") for has in held[:4])):
        if top.count("W") <= wilds:
            yield from _with_tails("".join(top), held, wilds)


def _with_tails(row: str, held: tuple[bool, ...], wilds: int) -> Iterator[str]:
    yield row
    if len(row) < len(held):
        mark = "N" if held[len(row)] else "W"
        if mark == "N" or row.count("W") < wilds:
            yield from _with_tails(row + mark, held, wilds)


def legal_row(row: str, options: Options) -> bool:
    """T25-T28 for one row, the cards added at the end apart."""
    if row[0] != "N":
        return False  # T26: the head is natural
    under, tail = row[1:4], row[4:]
    if options["top_skip"] == "one" and under.count("-") > 1:
        return False  # T25: at least two of three
    if options["top_skip"] == "none" and ("-" in under[:2] or (under[2] == "-" and tail)):
        return False  # T25: without a break
    if "W" in row and "N" not in under:
        return False  # T26
    if "WW" in row:
        return False  # T27
    return all(  # T28: a bridge stands between two natural cards
        row[place - 1] == "N" and row[place + 1 : place + 2] == "N" for place in range(4, len(row)) if row[place] == "W"
    )


def may_add(row: str, options: Options) -> bool:
    """T29: whether unused wild cards may be added at the end of a legal row."""
    if options["wild_extension"] == "free":
        return True
    complete = row[1:3] == "NN" if options["top_skip"] == "none" else row[1:4].count("N") >= 2
    return complete and (options["wild_extension"] == "natural" or "W" not in row)


@cache
def _lengths(held: tuple[bool, ...], wilds: int, top_skip: str, wild_extension: str) -> frozenset[int]:
    options = {"top_skip": top_skip, "wild_extension": wild_extension}
    found: set[int] = set()
    for row in rows(held, wilds):
        if legal_row(row, options):
            used = len(row) - row.count("-")
            spare = wilds - row.count("W") if may_add(row, options) else 0
            found.update(used + added for added in range(spare + 1))
    return frozenset(length for length in found if length >= 3)


def lengths(family: str, cards: frozenset[str], options: Options) -> set[int]:
    """All lengths of legal patterns of the family made of the cards (T24-T31)."""
    wilds = [card for card in WILD if card in cards]
    if family in ("mori", "assi"):
        natural = sum(card in cards for card in (MOORS if family == "mori" else ACES))
        return {n + w for n in range(2, natural + 1) for w in range(len(wilds) + 1) if n + w >= 3}
    held = held_places(family, cards, options)
    ways = [(held, len(wilds))]
    if family == "grande" and "T1" in cards:
        ways = [(held, len(wilds) - 1), ((*held[:-1], False), len(wilds))]
    found: set[int] = set()
    for places, free in ways:
        found |= _lengths(places, free, options["top_skip"], options["wild_extension"])
    return found


def longest(family: str, cards: frozenset[str], options: Options) -> int:
    """T35: the longest pattern, 0 for none."""
    return max(lengths(family, cards, options), default=0)


def members(family: str, options: Options) -> set[str]:
    """The cards that may be shown for a family of patterns."""
    if family == "mori":
        return {*MOORS, *WILD}
    return {*ACES, *WILD} if family == "assi" else {*skeleton(family, options), *WILD}


def largest(family: str, cards: frozenset[str], options: Options) -> int:
    """T20, T21: the largest combination, 0 for none."""
    natural = sum(card in cards for card in COMBINATIONS[family][0])
    count = natural
    if options["combo_wild"] == "allowed" and family != "tarocchi" and natural >= 2:
        count = min(4, natural + sum(card in cards for card in WILD))
    return count if count >= 3 else 0


def combination_points(counts: dict[str, int]) -> int:
    """T20, T22: the points of combinations scored at the same time, by family and number of cards."""
    points = sum(COMBINATIONS[family][1] * (2 if count == 4 else 1) for family, count in counts.items())
    return points * 2 if len(counts) >= 3 else points


def pattern_points(counts: dict[str, int]) -> int:
    """T31, T32: the points of patterns scored at the same time, by family and length."""
    points = sum(10 + 5 * (count - 3) for count in counts.values())
    return points * 2 if len(counts) >= 3 else points


def best(cards: frozenset[str], options: Options) -> dict[str, Any]:
    """T35: the best score of a set of cards."""
    combinations = {family: count for family in COMBINATIONS if (count := largest(family, cards, options))}
    patterns = {family: count for family in PATTERNS if (count := longest(family, cards, options))}
    return {
        "combinations": combinations,
        "combination_points": combination_points(combinations),
        "patterns": patterns,
        "pattern_points": pattern_points(patterns),
        "total": combination_points(combinations) + pattern_points(patterns),
    }


def legal_claim(family: str, shown: list[str], options: Options) -> bool:
    """T20, T21, T34: whether the cards shown are one combination or one pattern of the family, with none left over."""
    cards = frozenset(shown)
    if len(cards) != len(shown):
        return False
    if family in PATTERNS:
        return cards <= members(family, options) and len(cards) in lengths(family, cards, options)
    if family not in COMBINATIONS or len(cards) not in (3, 4):
        return False
    own = set(COMBINATIONS[family][0])
    if cards <= own:
        return True
    wild = options["combo_wild"] == "allowed" and family != "tarocchi"
    return wild and cards <= own | set(WILD) and len(cards & own) >= 2


def declared(hand: frozenset[str], claims: list[tuple[str, list[str]]], options: Options) -> int | None:
    """T39, T40: the points of one declaration, None if it is not allowed."""
    families = [family for family, _ in claims]
    if len(set(families)) != len(families):
        return None
    for family, shown in claims:
        if not set(shown) <= hand or not legal_claim(family, shown, options):
            return None
    sizes = {family: len(shown) for family, shown in claims}
    return combination_points({family: n for family, n in sizes.items() if family in COMBINATIONS}) + pattern_points(
        {family: n for family, n in sizes.items() if family in PATTERNS}
    )
