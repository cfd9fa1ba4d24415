"""The state of a match.

It is split into parts by how often they change, so that a card played copies only a small part. Hands and piles are
masks (:mod:`bot.games.mineo.deck`). Of two numbers the first is for the soloist, the second for the defenders. Players
never change seats, so player ``n`` sits at seat ``n``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Seat
from bot.engine.tricktaking.entry import Refusals
from bot.games.mineo.auction import Auction
from bot.games.mineo.events import Cards, Declared, FujutuSettled, HandEnd, Signalled, Three, TrickTaken
from bot.games.mineo.options import Rules
from bot.games.mineo.scoring import Two

AUCTION, SCARTO, DECLARE, PLAY = "auction", "scarto", "declare", "play"
"""The phases of a hand."""

refuse = Refusals(
    "mineo",
    {
        "bad-action": "S94",
        "bad-chance": "S16",
        "bad-pack": "S16",
        "match-over": "S85",
        "must-follow": "S53",
        "must-trump": "S54",
        "no-chance-due": "S16",
        "no-deal-yet": "S16",
        "no-forfeit": "S94",
        "no-play-now": "S94",
        "no-such-card": "S2",
        "no-such-seat": "S14",
        "not-held": "S52",
        "nothing-to-say": "S94",
        "one-card": "S52",
        "table-only": "S94",
    },
)
"""Makes the refusals that every game gives, with their rules in Mineo."""


class Match(msgspec.Struct, frozen=True, gc=False):
    """What lasts longer than a hand.

    ``dealer`` deals the next hand. ``dealt`` and ``counted`` are numbers of hands (S86). ``chips`` are the chips won,
    by seat. ``ends`` says how each hand ended.
    """

    rules: Rules
    dealer: Seat = 0
    dealt: int = 0
    counted: int = 0
    chips: Three = (0, 0, 0)
    ends: tuple[HandEnd, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True, gc=False):
    """A hand up to the first lead.

    ``soloist`` and ``rivanto_by`` are seats, or -1. ``eligible`` are the defenders who may say *mi rivanto*. ``asking``
    are the seats still to be asked for a declaration, the next one first. ``scarto_shown`` are the trumps of the scarto
    if the options show them to all players.
    """

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


class CompletedTrick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick. ``cards`` are in the order of play."""

    leader: Seat
    cards: Cards
    led: int
    taken: TrickTaken


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once per trick.

    ``number`` is the current trick, from 1. ``owing`` is the side that still owes a card for the Fujutu, or -1.
    ``pigliate`` holds each card with the seat that captured it. ``led_by`` is the plain suit that each seat led last,
    or -1. ``suits_led`` is the mask of plain suits led so far.
    """

    number: int = 1
    piles: Two = (0, 0)
    won: Three = (0, 0, 0)
    pigliate: tuple[tuple[int, Seat], ...] = ()
    owing: int = -1
    settled: FujutuSettled | None = None
    led_by: Three = (-1, -1, -1)
    suits_led: int = 0
    history: tuple[CompletedTrick, ...] = ()
    signals: tuple[Signalled, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """What changes with every card: the three hands and the current trick.

    ``led`` is the suit to follow, or -1.
    """

    hands: Three = (0, 0, 0)
    leader: Seat = 0
    turn: Seat = 0
    cards: Cards = ()
    led: int = -1


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a whole match. ``news`` are the facts since the previous decision, for the views."""

    phase: str
    match: Match
    setup: Setup
    tricks: Tricks
    table: Table
    news: tuple[Any, ...] = ()


FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE = Setup(), Tricks(), Table()


def side_of(soloist: Seat, seat: Seat) -> int:
    """Return 0 for the soloist and 1 for a defender."""
    return 0 if seat == soloist else 1
