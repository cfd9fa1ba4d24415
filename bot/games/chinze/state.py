"""The state of a match, in parts that change at different speeds, so that one card played copies little."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.chinze.events import Cards, HandScored, MeldAnnounced, Two
from bot.games.chinze.melds import NOTHING_SAID, Said
from bot.games.chinze.options import Rules

DRAW, SHUFFLE, CUT, PLAY, EXCHANGE, OVER, ENDED = ("draw", "shuffle", "cut", "play", "exchange", "over", "ended")
"""Phases. SHUFFLE is before the first hand, OVER between two hands, ENDED after the last."""

HAND, TRICKS = 15, 39


class Match(msgspec.Struct, frozen=True, gc=False):
    """What outlives a hand. ``first`` is the first dealer, -1 before he is drawn; ``played`` counts finished hands."""

    rules: Rules
    first: Seat = -1
    played: int = 0
    totals: Two = (0, 0)
    scored: tuple[HandScored, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True, gc=False):
    """The pack of a hand: as shuffled, where it was cut, and the talon in order, next card first."""

    deal: int = 0
    dealer: Seat = 0
    deck: Cards = ()
    cut: int = 0
    talon: Cards = ()


class Melds(msgspec.Struct, frozen=True, gc=False):
    """What was announced in the hand, by whom, and what each seat may no longer announce."""

    announced: tuple[MeldAnnounced, ...] = ()
    said: tuple[Said, Said] = (NOTHING_SAID, NOTHING_SAID)
    points: Two = (0, 0)


class Gathered(msgspec.Struct, frozen=True, gc=False):
    """One finished trick; ``drawn`` are the cards shown after it, winner's first, and the card given for the Fool."""

    number: int
    leader: Seat
    lead: Card
    reply: Card
    winner: Seat
    fool: Seat = -1
    drawn: Cards = ()
    given: Card = -1


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once a trick. ``number`` is the running trick, from 1. The piles lack the Fool until the count.

    ``fool`` is the seat that played it, -1 before; ``after`` the cards that seat has captured since; ``owing`` whether
    it still owes a card; ``given`` the card it gave, else -1. ``due`` are the cards to choose from while it is asked.
    ``taken`` is the number of cards gone from the talon.
    """

    number: int = 1
    piles: Two = (0, 0)
    won: Two = (0, 0)
    taken: int = 0
    fool: Seat = -1
    after: int = 0
    owing: bool = False
    given: Card = -1
    due: int = 0
    history: tuple[Gathered, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """What changes with every card: the hands and the card that lies there (``lead``, -1: none).

    ``known`` are cards in each hand that all have seen. ``passed`` and ``showing`` are the private beginnings of an
    answer by the seat whose turn it is (:class:`bot.games.chinze.events.MeldsPassed`, ``ShowingChosen``);
    ``second_thoughts`` is how many of them there were before this card.
    """

    hands: Two = (0, 0)
    known: Two = (0, 0)
    leader: Seat = 0
    turn: Seat = 0
    lead: Card = -1
    passed: bool = False
    showing: str = ""
    second_thoughts: int = 0


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match. ``news`` are the facts since the last decision, for the view."""

    phase: str
    match: Match
    setup: Setup
    melds: Melds
    tricks: Tricks
    table: Table
    news: tuple[Any, ...] = ()


FRESH_SETUP, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE = Setup(), Melds(), Tricks(), Table()
