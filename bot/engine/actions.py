"""Actions, decisions, refusals and announced combinations.

All games use the same few kinds of action, so that the table, the store and the user interface need no knowledge of a
game. A :class:`Decision` is a question to a seat. A :class:`Refusal` is a code with arguments, never a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.text import Arg


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Choose cards: play one, discard several, pay one."""

    cards: tuple[Card, ...]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Choose one of the offered words: a call in an auction, or simply "go on"."""

    word: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """Choose a number: the size of the packet lifted at the cut."""

    value: int


class ClaimItem(msgspec.Struct, frozen=True):
    """One announced combination: the key of the offer and the cards shown (empty: the cards of the offer)."""

    key: str
    cards: tuple[Card, ...] = ()


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Announce combinations; an empty list announces none."""

    items: tuple[ClaimItem, ...]


class Chance(msgspec.Struct, frozen=True, tag="chance"):
    """The randomness that a game asked for (:meth:`Game.chance`). Only the bot sends it, never a seat.

    ``cards`` overrides the shuffle with a fixed order (test data, recorded games); the game checks it like a shuffle.
    """

    seed: bytes = b""
    cards: tuple[Card, ...] = ()


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End the match early; a deal in progress is void (Minchiate M128, M129). Only the bot sends it."""


class Forfeit(msgspec.Struct, frozen=True, tag="forfeit"):
    """A player has left for good (Minchiate M130, ``abandon = forfeit``). Only the bot sends it."""

    player: int


class ConcedeDeal(msgspec.Struct, frozen=True, tag="yield"):
    """A player's side concedes the deal (ux.md 3.3). Only the bot sends it, once all players of the side have agreed.

    The historical sources have no such rule. The other side takes all remaining tricks with all cards still to be
    played. Each game defines the consequences in its function ``concede``. Refused as ``concede-deal-not-now`` outside
    the play of the tricks.
    """

    player: int


Action = Pick | Say | Number | Claim | Chance | Stop | Forfeit | ConcedeDeal

NOT_NOW = "concede-deal-not-now"
"""Refusal code if a deal cannot be conceded because the tricks have not begun or none remain."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action was refused: a catalogue code, arguments of its sentence, and the number of the rule ("M78")."""

    code: str
    args: dict[str, Arg] = {}
    rule: str = ""


class Word(msgspec.Struct, frozen=True):
    """One word that may be said. ``key`` is its catalogue key; ``style`` is neutral, good or danger."""

    word: str
    key: str
    style: str = "neutral"


class ClaimOffer(msgspec.Struct, frozen=True):
    """A combination that the seat could announce: catalogue key and arguments of its name, its cards and its points.

    ``part_of`` is the key of a larger offer that contains all of these cards; if both are announced, only the larger
    one counts. ``group`` joins offers whose points are doubled together (:attr:`Decision.doubled_from`).
    """

    key: str
    name: str
    args: dict[str, Arg]
    cards: tuple[Card, ...]
    points: int
    part_of: str = ""
    group: str = ""


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat. The kinds of answer whose fields are not empty are open.

    ``kind`` names the question; its catalogue key is ``decision-<slug>-<kind>``. ``of`` is the seat whose cards are
    chosen if they are not the asked seat's own (a fallen hand, M104). The match does not wait for an ``optional``
    answer. For :class:`Pick`, ``least`` to ``most`` of ``cards`` are chosen. ``default`` is the neutral answer for an
    absent player; if it is None, a computer player answers instead. If at least ``doubled_from`` claims of one group
    are announced together, they count double; 0 means that nothing is doubled.
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


def whole(decision: Decision) -> tuple[ClaimOffer, ...]:
    """Return the offers that are not part of a larger one: the best that can be announced."""
    return tuple(offer for offer in decision.claims or () if not offer.part_of)


def worth(decision: Decision, chosen: Iterable[ClaimOffer]) -> int:
    """Return the points of the chosen offers if they are announced together.

    Of an offer and its parts only the largest counts. A group counts double from :attr:`Decision.doubled_from` offers
    on.
    """
    standing: dict[str, ClaimOffer] = {}
    for offer in chosen:
        family = offer.part_of or offer.key
        if family not in standing or offer.points > standing[family].points:
            standing[family] = offer
    groups: dict[str, list[int]] = {}
    for offer in standing.values():
        groups.setdefault(offer.group, []).append(offer.points)
    least = decision.doubled_from
    return sum(sum(points) * (2 if least and len(points) >= least else 1) for points in groups.values())
