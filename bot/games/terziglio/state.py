"""The state of a match, in parts that change at different rates, so that playing a card copies little.

Hands and piles are masks (:mod:`bot.games.terziglio.deck`). Suit numbers: 0-3 are S B C D, 4 the trumps, -1 none yet.
Side 0 is the declarer, side 1 the defenders.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.tricktaking.entry import Refusals
from bot.games.terziglio.events import Called, Cards, DealScored, Declared, Three, TrickTaken, Two
from bot.games.terziglio.options import Rules

AUCTION, DISCARD, DECLARE, PLAY, PAY = "auction", "discard", "declare", "play", "pay"
"""The phases of a hand. PAY waits for the card to give for the Fool (T50)."""

refuse = Refusals(
    "terziglio",
    {
        "bad-action": "T65",
        "bad-chance": "T10",
        "bad-pack": "T2",
        "match-over": "T63",
        "must-follow": "T42",
        "must-trump": "T42",
        "no-chance-due": "T10",
        "no-deal-yet": "T10",
        "no-forfeit": "T63",
        "no-play-now": "T41",
        "no-such-card": "T2",
        "no-such-seat": "T1",
        "not-held": "T42",
        "nothing-to-say": "T13",
        "one-card": "T41",
        "table-only": "T9",
    },
)
"""Makes the refusals that every game gives, with their rules in Terziglio."""

TRICKS = 19
"""The number of tricks in a hand."""
NOBODY = -1
"""In place of a seat or side: none."""


class Match(msgspec.Struct, frozen=True, gc=False):
    """What is kept from deal to deal. ``dealer`` is the dealer of the current or last deal, ``dealt`` its number.

    ``played`` is the number of hands that count towards the length of the match, ``thrown`` the number of deals that do
    not (T15). ``balances`` are the game points per player.
    """

    rules: Rules
    dealer: Seat = 0
    dealt: int = 0
    played: int = 0
    thrown: int = 0
    balances: Three = (0, 0, 0)
    scored: tuple[DealScored, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True, gc=False):
    """A deal before the first lead: deck, stock, auction, contract, discard, declarations."""

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
        """Return the seat after the dealer (T1)."""
        return (self.dealer + 1) % 3

    def side(self, seat: Seat) -> int:
        """Return the side of a seat: 0 for the declarer, 1 for a defender."""
        return 0 if seat == self.declarer else 1


class CompletedTrick(msgspec.Struct, frozen=True, gc=False):
    """A complete trick, its cards in the order of play."""

    leader: Seat
    cards: Cards
    led: int
    taken: TrickTaken


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once per trick. ``number`` is the number of the current trick, from 1.

    ``fool_seat`` played the Fool to a trick won by side ``fool_to``. ``payer`` chooses the card for the Fool, ``paid``
    is that card. ``rest`` is the side that got all remaining tricks by concession.
    """

    number: int = 1
    piles: Two = (0, 0)
    won: Three = (0, 0, 0)
    bonus: Two = (0, 0)
    fool_seat: Seat = NOBODY
    fool_to: int = NOBODY
    payer: Seat = NOBODY
    paid: Card | None = None
    history: tuple[CompletedTrick, ...] = ()
    rest: int = NOBODY


class Table(msgspec.Struct, frozen=True, gc=False):
    """What changes with every card: the three hands and the current trick."""

    hands: Three = (0, 0, 0)
    leader: Seat = 0
    turn: Seat = 0
    cards: Cards = ()
    led: int = -1


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match. ``news`` are the facts since the previous decision, for the view."""

    phase: str
    match: Match
    setup: Setup
    tricks: Tricks
    table: Table
    news: tuple[Any, ...] = ()


FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE = Setup(), Tricks(), Table()
"""The parts of a match before its first fact."""
