"""Text before translation: a catalogue key and typed arguments.

The user interface turns a :class:`Line` into a sentence; until then, arguments refer to cards and seats by number.
"""

from __future__ import annotations

import msgspec


class CardArg(msgspec.Struct, frozen=True, tag="card"):
    """A card, shown by its name."""

    card: int


class CardsArg(msgspec.Struct, frozen=True, tag="cards"):
    """Several cards, shown as a list."""

    cards: tuple[int, ...]


class SeatArg(msgspec.Struct, frozen=True, tag="seat"):
    """The player at a seat, shown by name."""

    seat: int


class SideArg(msgspec.Struct, frozen=True, tag="side"):
    """A side (a pair, or one player in games without pairs), shown by its names."""

    side: int


class TermArg(msgspec.Struct, frozen=True, tag="term"):
    """Another catalogue key, shown in the same language (a suit, a contract, a kind of versicola)."""

    key: str


class MomentArg(msgspec.Struct, frozen=True, tag="moment"):
    """A time (Unix ms), shown relative to now."""

    at: int


Arg = int | str | CardArg | CardsArg | SeatArg | SideArg | TermArg | MomentArg


class Line(msgspec.Struct, frozen=True):
    """One sentence: catalogue key and arguments."""

    key: str
    args: dict[str, Arg] = {}
