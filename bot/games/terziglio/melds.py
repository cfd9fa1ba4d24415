"""Combinations (*cricche*) and patterns (*sequenze*) in a set of cards (T20-T35).

A card may count in several families at once (T33). The best score of a set therefore contains the largest combination
and the longest pattern of every family (T35). A shown set is legal if the longest pattern in it uses all its cards
(T34).

:func:`longest` works on the places of a sequence family instead of cards (T25): place 0 is the head, places 1-3 come
next, the tail begins at place 4. A set of places is an int in which bit ``n`` is place ``n``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.engine.cards import Card
from bot.games.terziglio.deck import (
    ACES,
    BIT,
    COURTS,
    MAGICIAN_BIT,
    MATTO_BIT,
    MOORS,
    RANKS,
    SIZE,
    SUITS,
    TAROCCHI,
    TRUMPS,
    WILDS,
    cards_of,
    mask_of,
    of_suit,
    trump,
)


class Run(NamedTuple):
    """A pattern on places: its number of cards, the places that hold their own cards, its number of wild cards."""

    length: int
    natural: int
    wilds: int


NO_RUN = Run(0, 0, 0)

_FILLS: tuple[tuple[int, int], ...] = ((0, 0), (0b001, 1), (0b010, 1), (0b100, 1), (0b101, 2))
"""The sets of places 1-3 (bits 0-2) that wild cards may fill, never two adjacent ones (T27), with their sizes."""


@lru_cache(maxsize=1 << 15)
def longest(held: int, places: int, wilds: int, skip: bool, extension: str) -> Run:
    """Return the longest legal pattern, or NO_RUN. ``held`` are the places whose own card is available, ``places`` is
    the number of places of the family, ``wilds`` the number of wild cards available. With ``skip`` one of places 1-3
    may stay empty (T25). ``extension`` is the option for wild cards at the end of a pattern (T29)."""
    best = NO_RUN
    top = held >> 1 & 7
    if not held & 1 or not top:
        return best
    complete = top & 3 == 3 or (skip and top.bit_count() >= 2)
    for fill, count in _FILLS:
        if count > wilds or fill & top:
            continue
        filled = top | fill
        if not (filled & 3 == 3 or (skip and filled.bit_count() >= 2)):
            continue
        natural = 1 | top << 1
        length = 1 + filled.bit_count()
        tails = _tails(held, places, wilds - count) if skip or filled & 4 else _NO_TAIL
        for tail, bridges in tails:
            used = count + bridges
            spare = wilds - used
            if (extension != "free" and not complete) or (extension == "strict" and used):
                spare = 0
            total = length + tail.bit_count() + bridges + spare
            if total > best.length:
                best = Run(total, natural | tail, used + spare)
    return best if best.length >= 3 else NO_RUN


_NO_TAIL: list[tuple[int, int]] = [(0, 0)]
"""The result of :func:`_tails` when no tail is allowed: without the option for a gap it needs place 3 filled (T25)."""


def _tails(held: int, places: int, wilds: int) -> list[tuple[int, int]]:
    """Return every possible tail: the places filled by their own cards, and the number of wild cards in gaps (T28)."""
    found: list[tuple[int, int]] = []
    natural = bridges = 0
    place = 4
    while place < places:
        if held >> place & 1:
            natural |= 1 << place
        else:
            # A tail that ends here saves a wild card for the end of the pattern.
            found.append((natural, bridges))
            if bridges == wilds or not held >> place - 1 & 1 or place + 1 >= places or not held >> place + 1 & 1:
                return found
            bridges += 1
        place += 1
    found.append((natural, bridges))
    return found


COMBINATIONS = ("tarocchi", "kings", "queens", "cavaliers", "jacks")
PATTERNS = ("grande", "suit:S", "suit:B", "suit:C", "suit:D", "mori", "assi")
FAMILIES = COMBINATIONS + PATTERNS

_MEMBERS: dict[str, int] = dict(zip(COMBINATIONS, (TAROCCHI, *COURTS), strict=True))
_COMBINED = TAROCCHI | COURTS[0] | COURTS[1] | COURTS[2] | COURTS[3]
_WORTH = {"tarocchi": (18, 36), "kings": (17, 34), "queens": (14, 28), "cavaliers": (13, 26), "jacks": (12, 24)}
_ALIKE = {"mori": MOORS, "assi": ACES}
_EQUAL = MOORS | ACES


def family_key(family: str) -> str:
    """Return the catalogue key of a family's name."""
    return f"family-terziglio-{family.replace(':', '-')}"


DOUBLED_FROM = 3
"""From this number of combinations, or of patterns, scored at the same time their points are doubled (T22, T32)."""

GRANDE_PLACES = 21
MOOR_PLACE, MAGICIAN_PLACE = 16, 20
"""The ``grande`` has 21 places: the Moors fill places 16-19 from the front, the Magician place 20."""


class Found(NamedTuple):
    """A combination or pattern: its family, all its cards (wild cards included), its points before doubling."""

    family: str
    cards: tuple[Card, ...]
    points: int


class Best(NamedTuple):
    """The best score of a set of cards (T35). Points are after doubling."""

    combinations: tuple[Found, ...]
    combination_points: int
    patterns: tuple[Found, ...]
    pattern_points: int

    @property
    def total(self) -> int:
        """Return the points of combinations and patterns together."""
        return self.combination_points + self.pattern_points


NOTHING = Best((), 0, (), 0)


def pattern_points(length: int) -> int:
    """Return the points of a pattern of ``length`` cards, at least three (T31)."""
    return 5 * (length - 1)


def doubled(points: list[int]) -> int:
    """Return the sum of the points, doubled if there are at least DOUBLED_FROM items (T22, T32)."""
    return sum(points) * (2 if len(points) >= DOUBLED_FROM else 1)


def total_of(points: Mapping[str, int]) -> int:
    """Return the points of all families together. Combinations and patterns are doubled separately."""
    return doubled([worth for family in COMBINATIONS if (worth := points[family])]) + doubled(
        [worth for family in PATTERNS if (worth := points[family])]
    )


class Finder:
    """Finds combinations and patterns under the table options that affect them."""

    def __init__(self, trumps: bool, pips: bool, full: bool, skip: bool, extension: str, combo_wild: bool) -> None:
        self._skip, self._extension, self._combo_wild = skip, extension, combo_wild
        ranks = (20, 21) if trumps else (21, 20)
        self._fewest = 2 if combo_wild else 3
        self._places: dict[str, tuple[Card, ...]] = {
            "grande": (*map(trump, (*ranks, *range(19, 5, -1))), *map(trump, (5, 4, 3, 2)), trump(1))
        }
        for suit, letter in enumerate(SUITS):
            tail = (RANKS[4:] if suit < 2 or not pips else ("A", "6", "7", "8", "9", "10")) if full else ("A",)
            self._places[f"suit:{letter}"] = tuple(of_suit(suit, rank) for rank in (*RANKS[:4], *tail))
        self._tops = {family: (BIT[row[0]], mask_of(row[1:4])) for family, row in self._places.items()}
        self._heads = mask_of(row[0] for row in self._places.values())
        sets = {family: mask_of(row) | WILDS for family, row in self._places.items()}
        sets |= {family: members | WILDS for family, members in _ALIKE.items()}
        sets |= {family: members | (WILDS if combo_wild else 0) for family, members in _MEMBERS.items()}
        self._sets = sets
        self._touched = tuple([tuple([one for one in FAMILIES if sets[one] >> card & 1]) for card in range(SIZE)])

    def best(self, cards: int) -> Best:
        """Return the best score of a set of cards."""
        combinations: list[Found] = []
        if (cards & _COMBINED).bit_count() >= self._fewest:
            for family, members in _MEMBERS.items():
                if (cards & members).bit_count() >= self._fewest and (found := self.find(family, cards)):
                    combinations.append(found)
        patterns: list[Found] = []
        if cards & self._heads:
            for family, (head, under) in self._tops.items():
                if cards & head and cards & under and (found := self.find(family, cards)):
                    patterns.append(found)
        if (cards & _EQUAL).bit_count() > 1:
            for family, members in _ALIKE.items():
                if (cards & members).bit_count() > 1 and (found := self.find(family, cards)):
                    patterns.append(found)
        if not combinations and not patterns:
            return NOTHING
        return Best(
            tuple(combinations),
            doubled([found.points for found in combinations]),
            tuple(patterns),
            doubled([found.points for found in patterns]),
        )

    def find(self, family: str, cards: int) -> Found | None:
        """Return the largest combination or the longest pattern of a family in a set of cards, or None."""
        top = self._tops.get(family)
        if top is not None and not (cards & top[0] and cards & top[1]):
            return None
        return _found(self, family, cards & self._sets[family])

    def worth(self, family: str, cards: int) -> int:
        """Return the points of a family in a set of cards, before doubling; 0 if it has none."""
        found = self.find(family, cards)
        return 0 if found is None else found.points

    def points(self, families: Iterable[str], cards: int) -> dict[str, int]:
        """Return the points of each family in a set of cards, before doubling; 0 if it has none."""
        return {family: self.worth(family, cards) for family in families}

    def touched(self, card: Card) -> tuple[str, ...]:
        """Return the families in which a card may count."""
        return self._touched[card]

    def legal(self, family: str, cards: int) -> Found | None:
        """Return the combination or pattern of the family that uses all the given cards (T34), or None."""
        found = self.find(family, cards)
        return found if found is not None and len(found.cards) == cards.bit_count() else None

    def combination(self, family: str, cards: int) -> Found | None:
        """Return the largest combination of a family (T20, T21), or None."""
        natural = cards & _MEMBERS[family]
        count = natural.bit_count()
        if count < 3 and (count < 2 or not self._combo_wild or family == "tarocchi"):
            return None
        if self._combo_wild and count < 4 and family != "tarocchi":
            natural = _with_wilds(natural, cards, 4 - count)
            count = natural.bit_count()
        return Found(family, cards_of(natural), _WORTH[family][count - 3]) if count >= 3 else None

    def pattern(self, family: str, cards: int) -> Found | None:
        """Return the longest pattern of a family (T23-T30), or None."""
        if family in _ALIKE:
            natural = cards & _ALIKE[family]
            count = natural.bit_count()
            if count < 2:
                return None
            natural = _with_wilds(natural, cards, 2)
            length = natural.bit_count()
            return Found(family, cards_of(natural), pattern_points(length)) if length >= 3 else None
        natural, run = self._grande(cards) if family == "grande" else self._suit(self._places[family], cards)
        if not run.length:
            return None
        free = cards & WILDS & ~natural
        shown = _with_wilds(natural, free, run.wilds)
        return Found(family, cards_of(shown), pattern_points(run.length))

    def _suit(self, places: tuple[Card, ...], cards: int) -> tuple[int, Run]:
        held = 0
        for place, card in enumerate(places):
            held |= (cards >> card & 1) << place
        run = longest(held, len(places), (cards & WILDS).bit_count(), self._skip, self._extension)
        return _cards_at(places, run.natural), run

    def _grande(self, cards: int) -> tuple[int, Run]:
        """Find the longest ``grande``. The Magician is either a wild card or its last trump, never both (T23)."""
        places = self._places["grande"]
        moors = cards & MOORS
        held = cards & TRUMPS & 0xFFFF | (1 << moors.bit_count()) - 1 << MOOR_PLACE
        if places[0] != 0:
            held = held & ~3 | held >> 1 & 1 | (held & 1) << 1
        fool, magician = cards >> 21 & 1, cards >> 20 & 1
        run = longest(held, GRANDE_PLACES, fool + magician, self._skip, self._extension)
        if magician:
            other = longest(held | 1 << MAGICIAN_PLACE, GRANDE_PLACES, fool, self._skip, self._extension)
            run = other if other.length > run.length else run
        if run is NO_RUN:
            return 0, run
        natural = _cards_at(places[:MOOR_PLACE], run.natural)
        if run.natural >> MOOR_PLACE & 15:
            natural |= moors
        if run.natural >> MAGICIAN_PLACE:
            natural |= MAGICIAN_BIT
        return natural, run


def _cards_at(places: tuple[Card, ...], filled: int) -> int:
    mask = 0
    for place, card in enumerate(places):
        if filled >> place & 1:
            mask |= BIT[card]
    return mask


def _with_wilds(natural: int, cards: int, most: int) -> int:
    """Return the natural cards with up to ``most`` of the wild cards in ``cards``, the Fool first."""
    for wild in (MATTO_BIT, MAGICIAN_BIT):
        if most > 0 and cards & wild:
            natural |= wild
            most -= 1
    return natural


@lru_cache(maxsize=1 << 13)
def _found(melds: Finder, family: str, cards: int) -> Found | None:
    """Return what :meth:`Finder.find` does; ``cards`` are those that may count in the family. Hands, piles and tricks
    have few different sets of them."""
    return melds.combination(family, cards) if family in _MEMBERS else melds.pattern(family, cards)


@lru_cache(maxsize=96)
def finder(trumps: bool, pips: bool, full: bool, skip: bool, extension: str, combo_wild: bool) -> Finder:
    """Return the finder for these options. ``trumps``: the Angel is the highest trump. ``pips``: the pips of C and D
    are in Bolognese order. ``full``: patterns of a suit contain its pips. ``skip`` and ``extension``: see
    :func:`longest`. ``combo_wild``: wild cards count in combinations (T21)."""
    return Finder(trumps, pips, full, skip, extension, combo_wild)
