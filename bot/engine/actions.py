"""What a seat may do and what it is asked to do.

Actions are the same few kinds in every game, so that the table, the store and the edge never learn a game's name.
What is asked is a :class:`Decision`; what is refused is a :class:`Refusal` (a code and arguments, never a sentence).
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.text import Arg


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Choose cards: play one, discard several, pay one."""

    cards: tuple[Card, ...]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Choose one of the words offered: a call in an auction, or simply "go on"."""

    word: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """Name a number: the size of the packet lifted at the cut."""

    value: int


class ClaimItem(msgspec.Struct, frozen=True):
    """One combination announced: the key the offer had and the cards shown (empty: the cards of the offer)."""

    key: str
    cards: tuple[Card, ...] = ()


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Announce combinations; an empty list announces nothing."""

    items: tuple[ClaimItem, ...]


class Chance(msgspec.Struct, frozen=True, tag="chance"):
    """The randomness a game asked for (:meth:`Game.chance`). Only the table sends it, never a seat.

    ``cards`` overrides the shuffle with a fixed order (test data, recorded games); the game checks it like a shuffle.
    """

    seed: bytes = b""
    cards: tuple[Card, ...] = ()


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End the match early; a deal in progress is void (Minchiate M128, M129). Only the table sends it."""


class Forfeit(msgspec.Struct, frozen=True, tag="forfeit"):
    """A player has left for good (Minchiate M130, ``abandon = forfeit``). Only the table sends it."""

    player: int


class Yield(msgspec.Struct, frozen=True, tag="yield"):
    """A player's side concedes the deal (ux.md 3.3). Only the table sends it, once all of the side have agreed.

    No source speaks of it. The other side takes every trick that remains, with all the cards that are still to be
    played; what each game makes of that stands in its module ``concede``. Refused as ``concede-deal-not-now`` outside
    the play of the tricks.
    """

    player: int


Action = Pick | Say | Number | Claim | Chance | Stop | Forfeit | Yield

NOT_NOW = "concede-deal-not-now"
"""Why a deal cannot be conceded: the tricks have not begun, or nothing is left of them."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done: a catalogue code, arguments for its sentence, and the rule that says so ("M78")."""

    code: str
    args: dict[str, Arg] = {}
    rule: str = ""


class Word(msgspec.Struct, frozen=True):
    """One word that may be said. ``key`` is its catalogue key; ``style`` is neutral, good or danger."""

    word: str
    key: str
    style: str = "neutral"


class ClaimOffer(msgspec.Struct, frozen=True):
    """A combination the seat could announce: catalogue key and arguments of its name, its cards and its points.

    ``part_of`` is the key of a larger offer that holds all of these cards: announced together, the larger stands.
    ``group`` gathers the offers whose points double together (:attr:`Decision.doubled_from`).
    """

    key: str
    name: str
    args: dict[str, Arg]
    cards: tuple[Card, ...]
    points: int
    part_of: str = ""
    group: str = ""


class Decision(msgspec.Struct, frozen=True):
    """A question put to one seat. Exactly the ways that are non-empty are open.

    ``kind`` names the question; its catalogue key is ``decision-<slug>-<kind>``. ``of`` is the seat whose cards are
    chosen when it is not the asked seat's own (a fallen hand, M104). With ``optional`` nobody waits for the answer.
    For :class:`Pick`, ``least``..``most`` of ``cards`` are chosen; ``held`` are cards that may *not* be picked now.
    ``default`` is the neutral answer taken for an absent player; None asks a computer player instead.
    ``doubled_from`` claims of one group or more, announced together, count double; 0: nothing ever doubles.
    """

    seat: Seat
    kind: str
    cards: tuple[Card, ...] = ()
    least: int = 1
    most: int = 1
    of: Seat | None = None
    words: tuple[Word, ...] = ()
    number: tuple[int, int] | None = None
    claims: tuple[ClaimOffer, ...] | None = None
    optional: bool = False
    default: Action | None = None
    args: dict[str, Arg] = {}
    doubled_from: int = 0
