"""What decided a match, pointed out in the pictures of its replay: a band with a crown above the picture, and a star on
the card that took the best trick."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card
from bot.engine.text import CardArg, Line
from bot.render.model import ALT_LIMIT, WIDTH
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE, safe_width, whole

BAND = 68
"""Height in px of the band."""
CROWN = (40, 32)
"""Width and height in px of the crown."""


class Pointer(msgspec.Struct, frozen=True):
    """What to point out: why in a few words, and the card (None: no card)."""

    why: tuple[str, ...]
    card: Card | None = None


def starred(pointer: Pointer, speech: Speech) -> str:
    """Return the id of the card that gets a star, "" for none."""
    return speech.id(pointer.card) if pointer.card is not None else ""


def pointed(
    surface: Surface, alt: str, speech: Speech, pointer: Pointer, *, large: bool = False
) -> tuple[Surface, str]:
    """Return the picture below a band with what it points out, and its alt text, which says the same."""
    said = [f"{' · '.join(pointer.why)}."]
    if pointer.card is not None:
        said.append(speech.line(Line("render-alt-star", {"card": CardArg(pointer.card)})))
    before = f"{' '.join(said)} "
    room = ALT_LIMIT - len(before)
    return _banded(surface, pointer, large=large), before + (alt if len(alt) <= room else f"{alt[: room - 1]}…")


def _banded(surface: Surface, pointer: Pointer, *, large: bool) -> Surface:
    """Return a picture that is higher by the band."""
    high = round(surface.image.height / surface.scale)
    taller = Surface(surface.theme_name, surface.pack, surface.image.width, high + BAND, language=surface.language)
    theme, smallest = taller.theme, LARGE_MIN_SIZE if large else MIN_SIZE
    taller.image.paste(surface.image, (0, taller.image.height - surface.image.height))
    # The picture below has a frame of its own, so the band stands on bare felt.
    taller.image.paste(taller.look.index(theme.felt[1]), (0, 0, surface.image.width, round(BAND * surface.scale)))
    taller.panel((12, 10, WIDTH - 12, BAND - 4), theme.winner, 16)
    wide, tall = CROWN
    fit = whole((" · ".join(pointer.why),), 38, WIDTH - 120 - wide, smallest)
    said = round(safe_width(*fit))
    left, middle = (WIDTH - said - wide - 16) // 2, (BAND + 6) // 2
    taller.mark("crown", (left, middle - tall // 2, left + wide, middle + tall // 2), theme.on_winner, theme.winner)
    at = (left + wide + 16, round(middle - fit.size * 0.68))
    taller.text(fit.said, at, fit.size, WIDTH - 60 - at[0], colour=theme.on_winner, under=theme.winner)
    return taller
