"""The state of a match, in parts that change at different speeds, so that one card played copies little.

Hands and piles are masks (:mod:`bot.games.mineo.pack`). Two numbers are the soloist's side and the defenders'. Players
never change seats, so player ``n`` sits at seat ``n``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Seat
from bot.games.mineo.auction import Auction
from bot.games.mineo.events import Cards, Declared, FujutuSettled, HandEnd, Signalled, Three, TrickTaken
from bot.games.mineo.options import Rules
from bot.games.mineo.score import Two

DRAW, SHUFFLE, AUCTION, SCARTO, DECLARE, PLAY, OVER, ENDED = (
    "draw",
    "shuffle",
    "auction",
    "scarto",
    "declare",
    "play",
    "over",
    "ended",
)
"""Phases. SHUFFLE is before the first deal, OVER between two deals, ENDED after the last."""


class Match(msgspec.Struct, frozen=True, gc=False):
    """What outlives a hand: the next dealer, hands dealt and counted (S86), chips won by seat, how every hand ended."""

    rules: Rules
    dealer: Seat = 0
    dealt: int = 0
    counted: int = 0
    chips: Three = (0, 0, 0)
    ends: tuple[HandEnd, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True, gc=False):
    """A hand up to the first lead. ``soloist`` is -1 until there is one; ``asking`` are the seats still to be asked for
    a declaration, the next one first; ``scarto_shown`` its trumps where the table shows them."""

    deal: int = 0
    dealer: Seat = 0
    deck: Cards = ()
    auction: Auction = Auction(0)
    monte: Cards = ()
    monte_shown: bool = False
    soloist: Seat = -1
    stata: bool = False
    eligible: tuple[Seat, ...] = ()
    scarto: Cards = ()
    scarto_shown: Cards = ()
    asking: tuple[Seat, ...] = ()
    declared: tuple[Declared, ...] = ()
    scommessa: bool = False
    rivanto_by: Seat = -1


class Gathered(msgspec.Struct, frozen=True, gc=False):
    """One finished trick, its cards in the order of play."""

    leader: Seat
    cards: Cards
    led: int
    taken: TrickTaken


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once a trick. ``number`` is the running trick, from 1; ``owing`` the side whose Fujutu is not paid
    yet, else -1; ``pigliate`` with the seat that made each; ``led_by`` the plain suit each seat led last, else -1;
    ``suits_led`` the mask of plain suits led so far."""

    number: int = 1
    piles: Two = (0, 0)
    won: Three = (0, 0, 0)
    pigliate: tuple[tuple[int, Seat], ...] = ()
    owing: int = -1
    settled: FujutuSettled | None = None
    led_by: Three = (-1, -1, -1)
    suits_led: int = 0
    history: tuple[Gathered, ...] = ()
    signals: tuple[Signalled, ...] = ()


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


def side_of(soloist: Seat, seat: Seat) -> int:
    """0 for the soloist, 1 for a defender."""
    return 0 if seat == soloist else 1
