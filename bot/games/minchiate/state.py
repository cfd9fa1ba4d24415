"""The state of a match, in parts that change at different speeds, so that one card played copies little.

Hands and piles are masks (:mod:`bot.games.minchiate.pack`). Suit numbers: 0-3 C D S B, 4 tarocchi, -1 none yet.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Player, Seat
from bot.games.minchiate.events import (
    Cards,
    DealScored,
    Declared,
    Four,
    Marked,
    PlayerForfeited,
    SeatsDrawn,
    TrickTaken,
    Two,
)
from bot.games.minchiate.options import Rules

DRAW, SHUFFLE, CUT, LOOK, DISCARD, PLAY, DECLARE, OVER, ENDED = (
    "draw",
    "shuffle",
    "cut",
    "look",
    "discard",
    "play",
    "declare",
    "over",
    "ended",
)
"""Phases. SHUFFLE is before the first deal, OVER between two deals, ENDED after the last."""

NO_CARDS: tuple[Cards, Cards, Cards, Cards] = ((), (), (), ())


class Match(msgspec.Struct, frozen=True, gc=False):
    """What outlives a deal. ``order`` are the players P1-P4 (M30), ``seats`` the player at each seat of
    the running or last deal; ``balances`` are rests per player (M37)."""

    rules: Rules
    order: tuple[Player, Player, Player, Player]
    seats: tuple[Player, Player, Player, Player]
    draw: SeatsDrawn | None = None
    played: int = 0
    balances: Four = (0, 0, 0, 0)
    scored: tuple[DealScored, ...] = ()
    forfeits: tuple[PlayerForfeited, ...] = ()
    stopped: bool = False
    stop_balances: Four = (0, 0, 0, 0)


class Setup(msgspec.Struct, frozen=True, gc=False):
    """A deal up to the first lead: pack, cut, packets, folla, discards. Empty parts have not come about yet."""

    deal: int = 0
    dealer: Seat = 0
    deck: Cards = ()
    cut: int = 0
    peek: Cards = ()
    robbed: Cards = ()
    rob_stop: Card | None = None
    first: tuple[Cards, Cards, Cards, Cards] = NO_CARDS
    second: tuple[Cards, Cards, Cards, Cards] = NO_CARDS
    up_cards: tuple[tuple[Seat, Card], ...] = ()
    turned: Cards = ()
    turn_stop: Card | None = None
    taken: Cards = ()
    folla1: Cards = ()
    counts1: Four | None = None
    need: Four = (0, 0, 0, 0)
    short: int = 0
    discards: tuple[Cards, Cards, Cards, Cards] = NO_CARDS
    filled: Cards = ()
    folla2: Cards = ()
    counts2: Four | None = None
    shown: tuple[Cards, Cards, Cards, Cards] | None = None

    @property
    def cutter(self) -> Seat:
        """The seat on the dealer's left (M39)."""
        return (self.dealer + 3) % 4


class Tally(msgspec.Struct, frozen=True, gc=False):
    """The marks of the deal (M64-M68): raw sums, unpaid difference seen from pair 0, rests paid."""

    raw: Two = (0, 0)
    diff: int = 0
    paid: Two = (0, 0)
    marks: tuple[Marked, ...] = ()
    declared: tuple[Declared, ...] = ()


class Gathered(msgspec.Struct, frozen=True, gc=False):
    """One finished trick, its cards in the order of play and who chose each."""

    leader: Seat
    cards: Cards
    by: tuple[Seat, ...]
    led: int
    taken: TrickTaken


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once a trick. ``suits_led`` and ``fallen`` are masks of suits 0-3 and of seats; ``owing`` is the
    pair whose Matto is not paid yet, else -1; ``number`` is the running trick, from 1."""

    number: int = 1
    piles: Two = (0, 0)
    won: Four = (0, 0, 0, 0)
    suits_led: int = 0
    fallen: int = 0
    falls: tuple[tuple[int, Seat], ...] = ()
    owing: int = -1
    matto_trick: int = 0
    matto_seat: Seat = -1
    matto_gone: str = ""
    matto_paid: tuple[int, Card, int] | None = None
    history: tuple[Gathered, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """What changes with every card: the four hands and the trick that lies there."""

    hands: Four = (0, 0, 0, 0)
    leader: Seat = 0
    turn: Seat = 0
    cards: Cards = ()
    by: tuple[Seat, ...] = ()
    led: int = -1


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match. ``news`` are the facts since the last decision, for the view."""

    phase: str
    match: Match
    setup: Setup
    tally: Tally
    tricks: Tricks
    table: Table
    news: tuple[Any, ...] = ()


FRESH_SETUP, FRESH_TALLY, FRESH_TRICKS, FRESH_TABLE = Setup(), Tally(), Tricks(), Table()
