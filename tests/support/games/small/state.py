"""The state of a match."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Seat
from bot.engine.tricktaking.entry import Refusals
from tests.support.games.small.events import Cards, DealScored, Three
from tests.support.games.small.options import Rules

PLAY = "play"
TRICKS = 8

refuse = Refusals(
    "small",
    {
        "bad-action": "Z3",
        "bad-chance": "Z2",
        "bad-pack": "Z1",
        "match-over": "Z2",
        "must-follow": "Z3",
        "must-trump": "Z3",
        "no-chance-due": "Z2",
        "no-deal-yet": "Z2",
        "no-forfeit": "Z7",
        "no-play-now": "Z3",
        "no-such-card": "Z1",
        "no-such-seat": "Z2",
        "not-held": "Z3",
        "nothing-to-say": "Z3",
        "one-card": "Z3",
        "table-only": "Z2",
    },
)


class Match(msgspec.Struct, frozen=True):
    """What lasts longer than a deal. ``first`` is the first dealer, -1 before the draw."""

    rules: Rules
    first: Seat = -1
    totals: Three = (0, 0, 0)
    scored: tuple[DealScored, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True):
    """The number of the deal and its dealer."""

    deal: int = 0
    dealer: Seat = 0


class CompletedTrick(msgspec.Struct, frozen=True):
    """A trick of three cards. ``winner`` is -1 until it is known."""

    leader: Seat
    cards: Cards
    winner: Seat = -1


class Table(msgspec.Struct, frozen=True):
    """The hands as masks, the running trick and those before it."""

    hands: Three = (0, 0, 0)
    leader: Seat = 0
    lying: Cards = ()
    history: tuple[CompletedTrick, ...] = ()

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.lying)) % 3


class State(msgspec.Struct, frozen=True):
    """A whole match. ``news`` are the facts since the last decision."""

    phase: str
    match: Match
    setup: Setup = Setup()
    table: Table = Table()
    news: tuple[Any, ...] = ()
