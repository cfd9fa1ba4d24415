"""Write the arguments of controls into custom ids, and read them back: numbers, cards, text (ux.md 2.0).

What is read comes from outside: each function says what it makes of text that the bot did not write.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

# -- numbers in ids

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """Return a whole number >= 0 in base 36. Raises ValueError for a negative number."""
    if number < 0:
        raise ValueError("only whole numbers from 0 on")
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits


def unbase36(text: str) -> int | None:
    """Return the number written in base 36 (at most 6 digits), or None for any other text."""
    return int(text, 36) if re.fullmatch(r"[0-9a-z]{1,6}", text) else None


def whole(text: str) -> int | None:
    """Return the whole number written in decimal digits (at most 20, with an optional minus), or None for other text.

    ``str.isdigit`` is not enough: it accepts "²", for which ``int`` raises ValueError.
    """
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else None


def pack_numbers(numbers: Iterable[int]) -> str | None:
    """Return cards (or indices) as the arg of an id, in the order given, or None if they exceed 64 characters."""
    text = ".".join(base36(number) for number in numbers)
    return text if len(text) <= 64 else None


def unpack_numbers(arg: str) -> tuple[int, ...] | None:
    """Return the cards (or indices) in an arg, () for an empty arg, None for an invalid one."""
    if not arg:
        return ()
    numbers = [unbase36(part) for part in arg.split(".")]
    return None if None in numbers else tuple(number for number in numbers if number is not None)


# -- arguments

A = TypeVar("A")


class ArgCodec(NamedTuple, Generic[A]):
    """How an argument is written in an id. ``read`` returns what was written, and raises ValueError for other text."""

    write: Callable[[A], str]
    read: Callable[[str], A]


def _no_arg(text: str) -> None:
    if text:
        raise ValueError(f"no argument belongs here: {text!r}")


def _number(text: str) -> int:
    found = unbase36(text)
    if found is None:
        raise ValueError(f"not a number: {text!r}")
    return found


def _packed(numbers: tuple[int, ...]) -> str:
    return pack_numbers(numbers) or ""


def _unpacked(text: str) -> tuple[int, ...]:
    found = unpack_numbers(text)
    if found is None:
        raise ValueError(f"not numbers: {text!r}")
    return found


def _in_place(text: str) -> bool:
    if text not in ("", "b"):
        raise ValueError(f"neither empty nor b: {text!r}")
    return bool(text)


NONE: ArgCodec[None] = ArgCodec(lambda _: "", _no_arg)
TEXT: ArgCodec[str] = ArgCodec(str, str)
INT36: ArgCodec[int] = ArgCodec(base36, _number)
INDEX: ArgCodec[int] = ArgCodec(base36, lambda text: _number(text or "0"))
"""The index of a menu, when a question has several; no argument is the first."""
CARDS: ArgCodec[tuple[int, ...]] = ArgCodec(_packed, _unpacked)
"""Card numbers or indices. Written as "" if they do not fit into an id."""
IN_PLACE: ArgCodec[bool] = ArgCodec(lambda there: "b" if there else "", _in_place)
"""Whether the pressed message is replaced."""
