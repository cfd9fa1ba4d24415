"""The state of a match, split by how often its parts change, so that playing a card copies few fields."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.tricktaking.entry import DRAW, OVER, SHUFFLE, Refusals
from bot.games.chinze.events import Cards, HandScored, MeldAnnounced, Two
from bot.games.chinze.melds import NOTHING_SAID, Said
from bot.games.chinze.options import Rules

CUT, PLAY, EXCHANGE = "cut", "play", "exchange"
"""The phases of a hand. EXCHANGE waits for the card to give for the Fool (C22)."""

UNDEALT = (DRAW, SHUFFLE, CUT, OVER)
"""The phases of a running match in which nobody holds cards."""

refuse = Refusals(
    "chinze",
    {
        "bad-action": "C9",
        "bad-chance": "C5",
        "bad-pack": "C1",
        "match-over": "C9",
        "must-follow": "C10",
        "must-trump": "C10",
        "no-chance-due": "C5",
        "no-deal-yet": "C9",
        "no-forfeit": "C4",
        "no-play-now": "C9",
        "no-such-card": "C1",
        "no-such-seat": "C5",
        "not-held": "C9",
        "nothing-to-say": "C26",
        "one-card": "C9",
        "table-only": "C5",
    },
)
"""Makes the refusals that every game gives, with their rules in Chinze."""

HAND, TRICKS = 15, 39
"""Cards dealt to each player (C6), and tricks in a hand."""


class Match(msgspec.Struct, frozen=True, gc=False):
    """What lasts longer than a hand.

    ``first`` is the first dealer, -1 before the draw. ``played`` counts finished hands, ``totals`` are their sums.
    ``stopped`` says that the match ended early.
    """

    rules: Rules
    first: Seat = -1
    played: int = 0
    totals: Two = (0, 0)
    scored: tuple[HandScored, ...] = ()
    stopped: bool = False


class Setup(msgspec.Struct, frozen=True, gc=False):
    """The pack of a hand as shuffled, the number of cards cut, and the talon at the deal, first card to draw first."""

    deal: int = 0
    dealer: Seat = 0
    deck: Cards = ()
    cut: int = 0
    talon: Cards = ()


class Melds(msgspec.Struct, frozen=True, gc=False):
    """What was announced in the hand, in order; what each seat has announced; and the meld points of each seat."""

    announced: tuple[MeldAnnounced, ...] = ()
    said: tuple[Said, Said] = (NOTHING_SAID, NOTHING_SAID)
    points: Two = (0, 0)


class CompletedTrick(msgspec.Struct, frozen=True, gc=False):
    """A trick of two cards.

    ``fool`` is the seat that played the Fool to it or -1, ``given`` the card given for the Fool after it or -1.
    """

    number: int
    leader: Seat
    lead: Card
    reply: Card
    winner: Seat
    fool: Seat = -1
    given: Card = -1


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """What changes once per trick. ``number`` is the current trick, from 1.

    ``piles`` are masks of the captured cards, without the Fool until the count. ``fool`` is the seat that played the
    Fool, -1 before; ``after`` are the cards that this seat has captured since; ``owing`` says whether it still owes a
    card; ``given`` is the card it gave, else -1. ``due`` are the cards to choose from while it is asked. ``taken`` is
    the number of cards drawn from the talon. ``drawn`` are the cards shown after each trick from the first one on, the
    winner's first; they are empty if nobody saw them.
    """

    number: int = 1
    piles: Two = (0, 0)
    taken: int = 0
    fool: Seat = -1
    after: int = 0
    owing: bool = False
    given: Card = -1
    due: int = 0
    history: tuple[CompletedTrick, ...] = ()
    drawn: tuple[Cards, ...] = ()

    @property
    def won(self) -> Two:
        """The number of tricks of each seat."""
        second = sum([trick.winner for trick in self.history])
        return len(self.history) - second, second


class Table(msgspec.Struct, frozen=True, gc=False):
    """What changes with every card: the hands as masks, the card led (``lead``, -1 if none) and its ``reply``, which
    lies there until the trick is taken.

    ``shown`` are the cards of each seat that everyone has seen in this hand, those since played too. ``passed`` and
    ``showing`` are unfinished answers of the seat whose turn it is, which only that seat may see
    (:class:`bot.games.chinze.events.MeldsPassed`, ``ShowingChosen``); ``second_thoughts`` counts these answers before
    the current card.
    """

    hands: Two = (0, 0)
    shown: Two = (0, 0)
    leader: Seat = 0
    turn: Seat = 0
    lead: Card = -1
    reply: Card = -1
    passed: bool = False
    showing: str = ""
    second_thoughts: int = 0

    @property
    def known(self) -> Two:
        """The cards in each hand that everyone has seen."""
        return self.hands[0] & self.shown[0], self.hands[1] & self.shown[1]


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
