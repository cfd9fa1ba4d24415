"""Melds: which ones a player may announce, what they score, and what they are called (C24-C34)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.text import Arg, CardsArg, Line, SeatArg, TermArg
from bot.games.chinze.deck import (
    BIT,
    COURT_CARDS,
    COURTS,
    FAMILIES,
    GATTI_CARDS,
    OF_RANK,
    SIZE,
    SUITS,
    TRUMPS,
    counting_mask,
)

TAROCCHI, GATTI, FAMILY, FOUR, THREE = "tarocchi", "gatti", "family", "four", "three"
KINDS = (TAROCCHI, GATTI, FAMILY, FOUR, THREE)
LEAST_TAROCCHI = 10
"""The fewest tarocchi that may be announced (C27)."""

LEAST_COURTS = 3
"""The fewest courts that form a meld (C31)."""


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A meld. ``of`` is the suit letter of a family, the rank of a three or four, "" for the other kinds."""

    kind: str
    of: str
    cards: tuple[Card, ...]
    points: int

    @property
    def key(self) -> str:
        """Return the key, unique in a hand: "tarocchi", "gatti", "family:D", "four:K", "three:Q"."""
        return f"{self.kind}:{self.of}" if self.of else self.kind


class Said(msgspec.Struct, frozen=True, gc=False):
    """What a player has announced in the hand so far.

    ``tarocchi`` is the largest number of them shown. ``families`` has one bit per suit, ``threes`` and ``fours`` have
    one bit per rank.
    """

    tarocchi: int = 0
    gatti: bool = False
    families: int = 0
    threes: int = 0
    fours: int = 0

    def after(self, kind: str, cards: tuple[Card, ...]) -> Said:
        """Return a copy with one more meld."""
        tarocchi, gatti = self.tarocchi, self.gatti
        families, threes, fours = self.families, self.threes, self.fours
        if kind == TAROCCHI:
            tarocchi = max(tarocchi, len(cards))
        elif kind == GATTI:
            gatti = True
        elif kind == FAMILY:
            families |= 1 << _place(FAMILIES, mask_of(cards))
        elif kind == THREE:
            threes |= 1 << _place(OF_RANK, mask_of(cards))
        else:
            fours |= 1 << _place(OF_RANK, mask_of(cards))
        return Said(tarocchi, gatti, families, threes, fours)


NOTHING_SAID = Said()


def _place(groups: tuple[int, ...], mask: int) -> int:
    """Return the index of the first group that contains all these cards, -1 if there is none."""
    return next((place for place, group in enumerate(groups) if mask and not mask & ~group), -1)


def shaped(kind: str, cards: tuple[Card, ...], counting: Card) -> bool:
    """Return whether these cards form a meld of this kind, regardless of earlier announcements."""
    if not all(0 <= card < SIZE for card in cards) or len(set(cards)) != len(cards):
        return False
    mask = mask_of(cards)
    if kind == TAROCCHI:
        return len(cards) >= LEAST_TAROCCHI and not mask & ~TRUMPS
    if kind == GATTI:
        return mask == counting_mask(counting)
    if kind == FAMILY:
        return mask in FAMILIES
    if kind == FOUR:
        return mask in OF_RANK
    return kind == THREE and len(cards) == 3 and _place(OF_RANK, mask) >= 0


def meld(said: Said, hand: int, counting: Card, kind: str, cards: tuple[Card, ...]) -> Meld | None:
    """Return the meld with the points it scores now (C27-C33), or None if it may not be announced."""
    if not shaped(kind, cards, counting):
        return None
    mask = mask_of(cards)
    if mask & ~hand:
        return None
    if kind == TAROCCHI:
        gain, of = len(cards) - said.tarocchi, ""
    elif kind == GATTI:
        gain, of = 0 if said.gatti else 10, ""
    elif kind == FAMILY:
        suit = _place(FAMILIES, mask)
        gain, of = 0 if said.families >> suit & 1 else 10, SUITS[suit]
    else:
        rank = _place(OF_RANK, mask)
        gain, of = _of_a_kind(said, rank, kind == FOUR), COURTS[rank]
    return Meld(kind, of, tuple(sorted(cards)), gain) if gain > 0 else None


def _of_a_kind(said: Said, rank: int, four: bool) -> int:
    """Return the points of a four or three of this rank now, 0 if it may not be announced (C31-C33)."""
    if said.fours >> rank & 1:
        return 0
    three_said = said.threes >> rank & 1
    if four:
        return 5 if three_said else 10
    return 0 if three_said else 5


def available(said: Said, hand: int, counting: Card) -> tuple[Meld, ...]:
    """Return every largest meld that scores now. All of them may be announced together (C34)."""
    # Computer players and the panel ask before every card, and mostly there is nothing.
    courts, gatti, count = hand & COURT_CARDS, GATTI_CARDS[counting], (hand & TRUMPS).bit_count()
    groups = NO_COURTS if courts.bit_count() < LEAST_COURTS else _of_courts(courts)
    if groups is NO_COURTS and count < LEAST_TAROCCHI and hand & gatti != gatti:
        return ()
    found: list[Meld] = []
    if count >= LEAST_TAROCCHI and count > said.tarocchi:
        found.append(Meld(TAROCCHI, "", cards_of(hand & TRUMPS), count - said.tarocchi))
    if hand & gatti == gatti and not said.gatti:
        found.append(Meld(GATTI, "", cards_of(gatti), 10))
    families, ranks = groups
    for suit in families:
        if not said.families >> suit & 1:
            found.append(Meld(FAMILY, SUITS[suit], cards_of(FAMILIES[suit]), 10))
    for rank, held in ranks:
        count = held.bit_count()
        points = _of_a_kind(said, rank, count == 4)
        if points:
            found.append(Meld(FOUR if count == 4 else THREE, COURTS[rank], cards_of(held), points))
    return tuple(found)


Courts = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]
"""The suits of families, and ranks with their cards."""

NO_COURTS: Courts = ((), ())


@lru_cache(maxsize=4096)
def _of_courts(courts: int) -> Courts:
    """Return the families among these courts and the ranks of which there are three or four; NO_COURTS if none."""
    families = tuple(suit for suit, group in enumerate(FAMILIES) if courts & group == group)
    held = tuple((rank, courts & group) for rank, group in enumerate(OF_RANK))
    ranks = tuple((rank, cards) for rank, cards in held if cards.bit_count() >= LEAST_COURTS)
    return (families, ranks) if families or ranks else NO_COURTS


def partial(said: Said, hand: int) -> tuple[str, ...]:
    """Return what may be announced in part: "tarocchi" (C27), and ranks of which three of four may be shown (C31)."""
    count = (hand & TRUMPS).bit_count()
    found = [TAROCCHI] if count > max(LEAST_TAROCCHI, said.tarocchi + 1) else []
    return (
        *found,
        *(
            COURTS[rank]
            for rank, group in enumerate(OF_RANK)
            if hand & group == group and not (said.threes | said.fours) >> rank & 1
        ),
    )


def still_held(cards: tuple[Card, ...], hand: int) -> tuple[Card, ...]:
    """Return the cards that are in the hand."""
    return tuple(card for card in cards if hand & BIT[card])


def rank_key(rank: str) -> str:
    """Return the catalogue key of a rank in the plural: Kings, Queens, Cavaliers, Jacks."""
    return f"chinze-rank-{rank}"


def meld_args(found: Meld) -> dict[str, Arg]:
    """Return the arguments of the name of a meld: points, number of cards, mark on the score sheet, suit or rank."""
    args: dict[str, Arg] = {"points": found.points, "count": len(found.cards)}
    if found.kind == FAMILY:
        args |= {"mark": TermArg(f"chinze-sign-{found.of}"), "of": TermArg(f"suit-chinze-{found.of}")}
    elif found.of:
        args |= {"mark": TermArg(f"chinze-mark-{found.of}"), "of": TermArg(rank_key(found.of))}
    return args


def meld_line(found: Meld) -> Line:
    """Return a meld as it is written on the score sheet (C38)."""
    return Line(f"chinze-row-{found.kind}", meld_args(found))


def announced_line(seat: Seat, found: Meld) -> Line:
    """Return who announced which meld."""
    args = {**meld_args(found), "seat": SeatArg(seat), "cards": CardsArg(found.cards)}
    return Line(f"chinze-announced-{found.kind}", args)
