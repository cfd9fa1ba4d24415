"""Things to be said, before any language: a catalogue key and typed arguments.

The edge turns a :class:`Line` into a sentence; until then a card is a card and a seat is a seat.
"""

from __future__ import annotations

import msgspec


class CardArg(msgspec.Struct, frozen=True, tag="card"):
    """A card, said with its name."""

    card: int


class CardsArg(msgspec.Struct, frozen=True, tag="cards"):
    """Several cards, said as a list."""

    cards: tuple[int, ...]


class SeatArg(msgspec.Struct, frozen=True, tag="seat"):
    """The person at a seat, said with the person's name."""

    seat: int


class SideArg(msgspec.Struct, frozen=True, tag="side"):
    """A side (a pair, or one player where everybody plays alone), said with its names."""

    side: int


class TermArg(msgspec.Struct, frozen=True, tag="term"):
    """Another catalogue key, said in the same language (a suit, a contract, a kind of versicola)."""

    key: str


class MomentArg(msgspec.Struct, frozen=True, tag="moment"):
    """A moment (Unix ms), said as how far off it is."""

    at: int


Arg = int | str | CardArg | CardsArg | SeatArg | SideArg | TermArg | MomentArg


class Line(msgspec.Struct, frozen=True):
    """One sentence to be: catalogue key and arguments."""

    key: str
    args: dict[str, Arg] = {}
