"""The state of a match.

Its parts change at different rates, so playing a card copies only a small part. Hands and piles are masks
(:mod:`bot.games.minchiate.deck`). Suit numbers: 0-3 are C D S B, 4 is the tarocchi, -1 is no suit yet.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Player, Seat
from bot.engine.tricktaking.entry import Refusals
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

CUT, LOOK, DISCARD, PLAY, DECLARE = "cut", "look", "discard", "play", "declare"
"""The phases of a deal. In LOOK the cutter looks at the packet (M43)."""

refuse = Refusals(
    "minchiate",
    {
        "bad-action": "M29",
        "bad-chance": "M38",
        "bad-pack": "M38",
        "match-over": "M36",
        "must-follow": "M78",
        "must-trump": "M79",
        "no-chance-due": "M38",
        "no-deal-yet": "M76",
        "no-forfeit": "M130",
        "no-play-now": "M76",
        "no-such-card": "M2",
        "no-such-seat": "M29",
        "not-held": "M77",
        "nothing-to-say": "M43",
        "one-card": "M77",
        "table-only": "M29",
    },
)
"""Makes the refusals that every game gives, with their rules in Minchiate."""

NO_CARDS: tuple[Cards, Cards, Cards, Cards] = ((), (), (), ())


class Match(msgspec.Struct, frozen=True, gc=False):
    """The part of the state that lasts longer than a deal.

    ``order`` are the players P1-P4 (M30). ``seats`` is the player at each seat of the running or last deal.
    ``balances`` are rests per player (M37).
    """

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
    """A deal up to the first lead: pack, cut, packets, folla, discards. Fields of later steps are still empty.

    ``cutter`` is the seat on the left of the dealer (M39).
    """

    deal: int = 0
    dealer: Seat = 0
    cutter: Seat = 3
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


class Tally(msgspec.Struct, frozen=True, gc=False):
    """The marks of the deal (M64-M68): raw sums in points, unpaid difference seen from pair 0, rests paid."""

    raw: Two = (0, 0)
    diff: int = 0
    paid: Two = (0, 0)
    marks: tuple[Marked, ...] = ()
    declared: tuple[Declared, ...] = ()


class CompletedTrick(msgspec.Struct, frozen=True, gc=False):
    """One finished trick: its cards in the order of play, and the seat that chose each card."""

    leader: Seat
    cards: Cards
    by: tuple[Seat, ...]
    led: int
    taken: TrickTaken


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """The part of the state that changes once per trick. ``number`` is the running trick, from 1.

    ``suits_led`` is a mask of suits 0-3, ``fallen`` a mask of seats. ``owing`` is the pair that still has to pay for
    its Matto, -1 if there is none.
    """

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
    history: tuple[CompletedTrick, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """The part of the state that changes with each card: the four hands and the running trick."""

    hands: Four = (0, 0, 0, 0)
    leader: Seat = 0
    turn: Seat = 0
    cards: Cards = ()
    by: tuple[Seat, ...] = ()
    led: int = -1


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole state of a match. ``news`` are the events since the last decision, for the view."""

    phase: str
    match: Match
    setup: Setup
    tally: Tally
    tricks: Tricks
    table: Table
    news: tuple[Any, ...] = ()


FRESH_SETUP, FRESH_TALLY, FRESH_TRICKS, FRESH_TABLE = Setup(), Tally(), Tricks(), Table()
