"""The picture of what a player's decisions cost on average, by kind, each with its interval."""

from __future__ import annotations

import msgspec

from bot.render.chart import EDGE, HEAD, MARGIN, add_note, begin, letters, note_height, note_lines
from bot.render.choices import THIN
from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished
from bot.render.surface import Surface
from cards_art import fonts

PITCH, LARGE_PITCH = 88, 106
"""Height in px of a line at least, normal and in large print."""
WIDEST = 180
"""Height in px of a line at most."""
SCALE = (420, 790)
"""x coordinates in px of the ends of the scale."""
SIZE, LARGE = 34, 40
"""Letter size in px of names and values, normal and in large print."""
DOT = 12
"""Radius in px of a dot."""


class LossLine(msgspec.Struct, frozen=True):
    """A kind of decision: its name, how many were judged, and their mean with its interval, as text and as numbers.
    Without an interval ``within`` is 0 and ``interval`` empty."""

    name: str
    count: str
    value: str
    interval: str
    mean: float
    within: float = 0.0


class Losses(msgspec.Struct, frozen=True):
    """What decisions cost, by kind. ``note`` says of what the figures are."""

    title: str
    lines: tuple[LossLine, ...]
    note: str = ""


def losses_picture(losses: Losses, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False) -> Picture:
    """Return the picture, drawn in the calling thread, in the colours of `pack`."""
    return finished("losses", draw_losses(losses, pack, words, theme, large=large), losses_alt(losses))


def draw_losses(losses: Losses, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False) -> Surface:
    """Draws the title, a line for each kind, and the note."""
    least, (size, pitch) = letters(large=large), (LARGE, LARGE_PITCH) if large else (SIZE, PITCH)
    notes = note_lines(losses.note, 4, large=large)
    rest = MARGIN + HEAD + note_height(notes, large=large) + 12 + 2 * MARGIN
    least_pitch, pitch = pitch, max(pitch, min(WIDEST, (HEIGHT - rest) // len(losses.lines)))
    inset = (pitch - least_pitch) // 2
    high = max(HEIGHT, rest + pitch * len(losses.lines))
    surface = begin(losses.title, high, pack, words, theme, large=large)
    look = surface.theme
    low = min(0.0, *(line.mean - line.within for line in losses.lines))
    top = max(0.0, *(line.mean + line.within for line in losses.lines))
    start, end = SCALE

    def place(value: float) -> int:
        return round(start + (end - start) * (value - low) / (top - low)) if top > low else start

    y, zero = MARGIN + HEAD, place(0.0)
    for number, line in enumerate(losses.lines):
        ground, middle = look.stripe if number % 2 == 0 else look.panel, y + pitch // 2
        if number % 2 == 0:
            surface.panel((22, y, WIDTH - 22, y + pitch), ground, 10)
        surface.text(line.name, (EDGE + 6, y + 6 + inset), size, start - EDGE - 30, under=ground, min_size=least)
        below = y + pitch - least - 14 - inset
        surface.text(line.count, (EDGE + 6, below), least, start - EDGE - 30, colour=look.muted, under=ground)
        surface.panel((zero - 1, y + 8, zero + 2, y + pitch - 8), look.muted, 1)
        if line.within:
            ends = place(line.mean - line.within), place(line.mean + line.within)
            surface.panel((ends[0], middle - THIN // 2, max(ends[1], ends[0] + 4), middle + THIN // 2), look.slot, 2)
            for x in ends:
                surface.panel((x - THIN // 2, middle - 11, x + THIN // 2, middle + 11), look.slot, 1)
        surface.disc(place(line.mean), middle, DOT, look.gold if line.within else look.muted, ground)
        at, room = WIDTH - EDGE - 6, WIDTH - EDGE - end - 40
        high = y + 6 + inset if line.interval else middle - round(size * 0.62)
        surface.text(line.value, (at, high), size, room, under=ground, align="right", font=fonts.INDEX)
        if line.interval:
            surface.text(line.interval, (at, below), least, room, colour=look.muted, under=ground, align="right")
        y += pitch
    add_note(surface, notes, y + 12, large=large)
    return surface


def losses_alt(losses: Losses) -> str:
    """Return the picture as text. What does not fit is dropped from the end."""
    said = [f"{losses.title}:"]
    for line in losses.lines:
        said.append(f"{line.name} {' '.join(filter(None, (line.value, line.interval)))} ({line.count}).")
    said.append(losses.note)
    while len(said) > 1 and len(" ".join(said)) > ALT_LIMIT:
        said.pop()
    return " ".join(filter(None, said))[:ALT_LIMIT]
