"""Combinations (*cricche*) and patterns (*sequenze*) in a set of cards (T20-T35).

Families never compete for a card (T33), so the best score of a set is the largest combination and the longest pattern
of every family (T35), and a shown set is legal exactly if the longest pattern of it uses it up (T34).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.engine.cards import Card
from bot.games.terziglio.pack import (
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
from bot.games.terziglio.runs import NO_RUN, Run, longest

COMBINATIONS = ("tarocchi", "kings", "queens", "cavaliers", "jacks")
PATTERNS = ("grande", "suit:S", "suit:B", "suit:C", "suit:D", "mori", "assi")
FAMILIES = COMBINATIONS + PATTERNS

_MEMBERS: dict[str, int] = dict(zip(COMBINATIONS, (TAROCCHI, *COURTS), strict=True))
_WORTH = {"tarocchi": (18, 36), "kings": (17, 34), "queens": (14, 28), "cavaliers": (13, 26), "jacks": (12, 24)}
_ALIKE = {"mori": MOORS, "assi": ACES}

DOUBLED_FROM = 3
"""So many combinations, or patterns, scored at the same time count double (T22, T32)."""

GRANDE_PLACES = 21
MOOR_PLACE, MAGICIAN_PLACE = 16, 20


class Found(NamedTuple):
    """A combination or pattern: family, all its cards with the wild ones, points before any doubling."""

    family: str
    cards: tuple[Card, ...]
    points: int


class Best(NamedTuple):
    """The best score of a set (T35). Points are after doubling."""

    combinations: tuple[Found, ...]
    combination_points: int
    patterns: tuple[Found, ...]
    pattern_points: int

    @property
    def total(self) -> int:
        """Combinations and patterns together."""
        return self.combination_points + self.pattern_points


NOTHING = Best((), 0, (), 0)


def pattern_points(length: int) -> int:
    """What a pattern of so many cards is worth, three at least (T31)."""
    return 5 * (length - 1)


def doubled(points: list[int]) -> int:
    """The sum, twice if there are three or more (T22, T32)."""
    return sum(points) * (2 if len(points) >= DOUBLED_FROM else 1)


def total_of(points: Mapping[str, int]) -> int:
    """The points of all families together, combinations and patterns doubled by themselves."""
    return doubled([points[family] for family in COMBINATIONS if points[family]]) + doubled(
        [points[family] for family in PATTERNS if points[family]]
    )


class Finder:
    """Finds combinations and patterns under one choice of the options that touch them."""

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
        self._touched = tuple([tuple([one for one in FAMILIES if sets[one] >> card & 1]) for card in range(SIZE)])

    def best(self, cards: int) -> Best:
        """The best score of a set of cards."""
        combinations = patterns = ()
        if any((cards & members).bit_count() >= self._fewest for members in _MEMBERS.values()):
            combinations = tuple([found for family in COMBINATIONS if (found := self.combination(family, cards))])
        if cards & self._heads or (cards & MOORS).bit_count() > 1 or (cards & ACES).bit_count() > 1:
            patterns = tuple([found for family in PATTERNS if (found := self.pattern(family, cards))])
        if not combinations and not patterns:
            return NOTHING
        return Best(
            combinations,
            doubled([found.points for found in combinations]),
            patterns,
            doubled([found.points for found in patterns]),
        )

    def find(self, family: str, cards: int) -> Found | None:
        """The largest combination or longest pattern of one family in a set, None if there is none."""
        return self.combination(family, cards) if family in _MEMBERS else self.pattern(family, cards)

    def points(self, families: Iterable[str], cards: int) -> dict[str, int]:
        """The points of these families in a set, before any doubling; 0 where there is nothing."""
        found = {family: self.find(family, cards) for family in families}
        return {family: 0 if one is None else one.points for family, one in found.items()}

    def touched(self, card: Card) -> tuple[str, ...]:
        """The families in which a card may count."""
        return self._touched[card]

    def legal(self, family: str, cards: int) -> Found | None:
        """The set as a combination or pattern of the family that uses all of its cards (T34), or None."""
        found = self.find(family, cards)
        return found if found is not None and len(found.cards) == cards.bit_count() else None

    def combination(self, family: str, cards: int) -> Found | None:
        """The largest combination of a family (T20, T21)."""
        natural = cards & _MEMBERS[family]
        count = natural.bit_count()
        if count < 3 and (count < 2 or not self._combo_wild or family == "tarocchi"):
            return None
        if self._combo_wild and count < 4 and family != "tarocchi":
            natural = _with_wilds(natural, cards, 4 - count)
            count = natural.bit_count()
        return Found(family, cards_of(natural), _WORTH[family][count - 3]) if count >= 3 else None

    def pattern(self, family: str, cards: int) -> Found | None:
        """The longest pattern of a family (T23-T30)."""
        if family in _ALIKE:
            natural = cards & _ALIKE[family]
            count = natural.bit_count()
            if count < 2:
                return None
            natural = _with_wilds(natural, cards, 2)
            length = natural.bit_count()
            return Found(family, cards_of(natural), pattern_points(length)) if length >= 3 else None
        head, under = self._tops[family]
        if not cards & head or not cards & under:
            return None
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
        """The Magician is a wild card or the last trump of the pattern, never both (T23)."""
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
    """The natural cards and up to ``most`` of the wild ones at hand, the Fool first."""
    for wild in (MATTO_BIT, MAGICIAN_BIT):
        if most > 0 and cards & wild:
            natural |= wild
            most -= 1
    return natural


@lru_cache(maxsize=96)
def finder(trumps: bool, pips: bool, full: bool, skip: bool, extension: str, combo_wild: bool) -> Finder:
    """The finder for these options: Angel highest, pips of C and D upside down, whole suits as patterns, a free gap,
    when wild cards lengthen a pattern (T29), wild cards in combinations."""
    return Finder(trumps, pips, full, skip, extension, combo_wild)
