"""The state of a match, in parts that change at different speeds, so that one card played copies little.

Hands and piles are masks (:mod:`bot.games.terziglio.pack`). Suit numbers: 0-3 S B C D, 4 trumps, -1 none yet.
Side 0 is the declarer, side 1 the defenders.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.terziglio.events import Called, Cards, DealScored, Declared, Three, TrickTaken, Two
from bot.games.terziglio.options import Rules

DRAW, SHUFFLE, AUCTION, DISCARD, DECLARE, PLAY, PAY, OVER, ENDED = (
    "draw",
    "shuffle",
    "auction",
    "discard",
    "declare",
    "play",
    "pay",
    "over",
    "ended",
)
"""Phases. SHUFFLE is before the first deal, OVER between two deals, ENDED after the last."""

TRICKS = 19
NOBODY = -1


class Match(msgspec.Struct, frozen=True, gc=False):
    """What outlives a deal. ``dealer`` deals the running or last deal; ``played`` hands count towards the length,
    ``thrown`` are the deals that do not (T15); ``balances`` are game points per player."""

    rules: Rules
    dealer: Seat = 0
    dealt: int = 0
    played: int = 0
    thrown: int = 0
    balances: Three = (0, 0, 0)
    scored: tuple[DealScored, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True, gc=False):
    """A deal up to the first lead: stock, auction, contract, discard, declarations."""

    deal: int = 0
    dealer: Seat = 0
    deck: Cards = ()
    stock: Cards = ()
    calls: tuple[Called, ...] = ()
    declarer: Seat = NOBODY
    contract: str = ""
    taken: bool = False
    discards: Cards = ()
    declared: tuple[Declared, ...] = ()

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer (T1)."""
        return (self.dealer + 1) % 3

    def side(self, seat: Seat) -> int:
        """0 for the declarer, 1 for a defender."""
        return 0 if seat == self.declarer else 1


class Gathered(msgspec.Struct, frozen=True, gc=False):
    """One finished trick, its cards in the order of play."""

    leader: Seat
    cards: Cards
    led: int
    taken: TrickTaken


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once a trick. ``number`` is the running trick, from 1; the Fool lies beside ``fool_seat`` once it
    was played to a trick of side ``fool_to``; ``payer`` owes a choice and ``paid`` is what was given. ``rest`` is the
    side to which the others left all tricks that remained."""

    number: int = 1
    piles: Two = (0, 0)
    won: Three = (0, 0, 0)
    bonus: Two = (0, 0)
    fool_seat: Seat = NOBODY
    fool_to: int = NOBODY
    payer: Seat = NOBODY
    paid: Card | None = None
    history: tuple[Gathered, ...] = ()
    rest: int = NOBODY


class Table(msgspec.Struct, frozen=True, gc=False):
    """What changes with every card: the three hands and the trick that lies there."""

    hands: Three = (0, 0, 0)
    leader: Seat = 0
    turn: Seat = 0
    cards: Cards = ()
    led: int = -1


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match. ``news`` are the facts since the last decision, for the view."""

    phase: str
    match: Match
    setup: Setup
    tricks: Tricks
    table: Table
    news: tuple[Any, ...] = ()


FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE = Setup(), Tricks(), Table()
"""A match before its first fact."""
