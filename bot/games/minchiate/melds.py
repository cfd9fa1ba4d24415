"""Finds the versicole in a set of cards (M13-M25)."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.cards import Card
from bot.games.minchiate.deck import BIT, KINGS, MATTO, MATTO_BIT, VALUE, cards_of, trump

_DEVIL_VALUES = {trump(29): 5, trump(14): 5}
"""Points of the cards that count only inside a versicola (M13)."""


class Versicola(msgspec.Struct, frozen=True, gc=False):
    """One versicola. ``id`` is that of M25, ``type`` is its family.

    ``cards`` do not include an added Matto; ``points`` do. ``matto`` says whether the Matto was added.
    """

    id: str
    type: str
    cards: tuple[Card, ...]
    matto: bool
    points: int

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards, with the Matto if it was added."""
        return (*self.cards, MATTO) if self.matto else self.cards


def versicola_key(found: Versicola) -> str:
    """Return the catalogue key of the name of a versicola."""
    return f"versicola-minchiate-{found.id.partition(':')[0].replace('_', '-')}"


class _Shape(msgspec.Struct, frozen=True, gc=False):
    plain: Versicola
    with_matto: Versicola


def _shape(name: str, kind: str, cards: tuple[Card, ...], *, takes_matto: bool = True) -> _Shape:
    points = sum(_DEVIL_VALUES.get(card, VALUE[card]) for card in cards)
    plain = Versicola(name, kind, cards, False, points)
    return _Shape(plain, Versicola(name, kind, cards, True, points + 5) if takes_matto else plain)


@cache
def _runs(block: int, first: int, kind: str) -> tuple[_Shape, ...]:
    """Return each longest sequence of three or more tarocchi (M15, M16). Bit 0 of ``block`` is tarocco ``first``."""
    found: list[_Shape] = []
    number = first
    while block:
        length = 0
        while block & 1:
            length += 1
            block >>= 1
        if length >= 3:
            last = number + length - 1
            found.append(_shape(f"{kind}:{number}-{last}", kind, tuple(map(trump, range(number, last + 1)))))
        number += length + 1
        block >>= 1
    return tuple(found)


@cache
def _kings(held: int) -> _Shape:
    cards = cards_of(held)
    return _shape(f"kings:{len(cards)}", "kings", cards)


def _bits(*numbers: int) -> int:
    return sum(BIT[trump(number)] for number in numbers)


_MATTO_PAIR = _bits(1, 40)
_TREDICI = _bits(1, 13, 28)
_TENS_HEART = _bits(20, 30)
_TENS = _bits(10, 20, 30, 40)
_DEVIL = _bits(14, 35, 39)
_MATTO_SHAPE = _shape("matto", "matto", (trump(1), MATTO, trump(40)), takes_matto=False)
_TREDICI_SHAPE = _shape("tredici", "tredici", tuple(map(trump, (1, 13, 28))))
_DEVIL_SHAPE = _shape("diavolo", "diavolo", tuple(map(trump, (14, 35, 39))))
_TENS_SHAPES = {
    _TENS: _shape("diecine", "diecine", tuple(map(trump, (10, 20, 30, 40)))),
    _bits(20, 30, 40): _shape("diecine_vergognose", "diecine", tuple(map(trump, (20, 30, 40)))),
    _bits(10, 20, 30): _shape("diecine_vergognose", "diecine", tuple(map(trump, (10, 20, 30)))),
}


def versicole(held: int, devil: bool) -> tuple[Versicola, ...]:
    """Return all versicole of a mask, whole and once each, in the order of M25.

    ``devil`` adds the versicola of the devil (M22).
    """
    shapes: list[_Shape] = []
    block = held >> 56 & 0x1F
    if block:
        shapes.extend(_runs(block, 1, "papi"))
    block = held >> 83 & 0x1FFF
    if block:
        shapes.extend(_runs(block, 28, "run"))
    kings = held & KINGS
    if kings.bit_count() >= 3:
        shapes.append(_kings(kings))
    if held & MATTO_BIT and held & _MATTO_PAIR == _MATTO_PAIR:
        shapes.append(_MATTO_SHAPE)
    if held & _TREDICI == _TREDICI:
        shapes.append(_TREDICI_SHAPE)
    if held & _TENS_HEART == _TENS_HEART:
        tens = _TENS_SHAPES.get(held & _TENS)
        if tens is not None:
            shapes.append(tens)
    if devil and held & _DEVIL == _DEVIL:
        shapes.append(_DEVIL_SHAPE)
    if held & MATTO_BIT:
        return tuple([shape.with_matto for shape in shapes])
    return tuple([shape.plain for shape in shapes])
