"""Words that have to stand whole: of the ways to say a thing the first that fits, a little smaller if need be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.render import ink
from bot.render.model import BOARD_WIDTH, WIDTH
from cards_art import fonts

STEPS = 4
"""In so many steps words are set smaller, down to the least size."""
SPARE = 4
"""px kept free: a line of words is rounded up to whole px."""
MEASURES = (1.0, BOARD_WIDTH / WIDTH)
"""The scales at which pictures are drawn: letters move on by whole px, so words may be wider at one of them."""


class Fit(NamedTuple):
    """Words and the size in px at which they are whole."""

    said: str
    size: float


def sizes(size: float, least: float) -> tuple[float, ...]:
    """From the wanted size down to the least one."""
    least = min(least or size, size)
    return tuple(size - (size - least) * step / STEPS for step in range(STEPS + 1)) if least < size else (size,)


def width(said: str, size: float, font: str = fonts.LABEL) -> float:
    """Width in px of the words in one line, whatever the scale of the picture."""
    return max(ink.width(said, round(size * scale, 1), font) / scale for scale in MEASURES)


def fits(said: str, size: float, room: float, font: str = fonts.LABEL) -> bool:
    """Whether the words are whole in one line."""
    return width(said, size, font) <= room - SPARE


def whole(ways: Iterable[str], size: float, room: float, least: float = 0, font: str = fonts.LABEL) -> Fit:
    """The first of the ways that fits at any size; the last one as small as it may be if none does."""
    said = ""
    for said in ways:
        for one in sizes(size, least):
            if fits(said, one, room, font):
                return Fit(said, one)
    return Fit(said, min(least or size, size))


def lines(said: str, size: float, room: float, most: int) -> list[str] | None:
    """The words in at most so many lines, cut between words; None if they need more, or a word alone is too wide."""
    found: list[str] = []
    for word in said.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and fits(longer, size, room):
            found[-1] = longer
        elif fits(word, size, room) and len(found) < most:
            found.append(word)
        else:
            return None
    return found


def paragraph(ways: Iterable[str], size: float, room: float, most: int) -> list[str]:
    """The first of the ways that has room in so many lines; the last one with an ellipsis if none has."""
    said = ""
    for said in ways:
        found = lines(said, size, room, most)
        if found is not None:
            return found
    return ink.wrapped(said, size, room, most)


def halves(parts: list[str], size: float, room: float) -> tuple[str, str]:
    """Parts in two lines, the first alone in the upper one if the others have room, else as even as can be."""
    if len(parts) < 2:
        return (parts[0] if parts else "", "")
    splits = [(" · ".join(parts[:n]), " · ".join(parts[n:])) for n in range(1, len(parts))]
    if fits(splits[0][1], size, room):
        return splits[0]
    return min(splits, key=lambda both: max(width(one, size) for one in both))
