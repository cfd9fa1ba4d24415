"""The picture of a reviewed match: what the player's decisions cost, added up from deal to deal.

The line falls by what each decision cost. Numbered discs are the decisions that the review names, small ones others
that clearly cost something. Below stand, for each deal, what its decisions cost and how the deal ended.
"""

from __future__ import annotations

from math import ceil, floor, log10

import msgspec
from PIL import Image, ImageDraw

from bot.render.chart import EDGE, HEAD, MARGIN, add_note, begin, letters, note_height, note_lines
from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished
from bot.render.surface import Box, Surface
from bot.render.text import fits, width
from cards_art import fonts

CHART = 330
"""Least height in px of the chart."""
GUTTER = 186
"""Width in px left of the chart at least: for the values of the scale and the names of the lines below it."""
RIGHT = WIDTH - 34
"""x coordinate in px of the right end of the chart."""
STROKE, DROP = 5, 9
"""Thickness in px of the line, and of the fall of a marked decision."""
NUMBERED, PLAIN = 22, 11
"""Radius in px of a disc with a number and of one without."""
RIM = 4
"""Thickness in px of the rim of a disc."""
FINE = 3
"""Factor by which a disc is drawn enlarged before it is scaled down, for smooth edges."""
TICKS = 5
"""Most values on the scale besides 0."""


class Mark(msgspec.Struct, frozen=True):
    """A decision that clearly cost something: its place in the deal, and its number in the review, 0 if it is not
    named there."""

    place: int
    number: int = 0


class CurveDeal(msgspec.Struct, frozen=True):
    """A deal: its number, what each judged decision cost, the decisions that are marked, what they cost together and
    how the deal ended for the player, both as text."""

    name: str
    lost: tuple[float, ...]
    marks: tuple[Mark, ...] = ()
    cost: str = ""
    score: str = ""


class LossCurve(msgspec.Struct, frozen=True):
    """The content of the picture. ``deal``, ``cost`` and ``score`` are the names of the lines below the chart, ``note``
    says what the discs mean, ``named`` tells of each numbered decision in the alternative text. ``decimal`` is the
    decimal sign."""

    title: str
    deals: tuple[CurveDeal, ...]
    deal: str
    cost: str
    score: str
    note: str = ""
    named: tuple[str, ...] = ()
    decimal: str = "."


def loss_curve_picture(
    curve: LossCurve, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """Return the picture, drawn in the calling thread, in the colours of `pack`."""
    return finished("curve", draw_loss_curve(curve, pack, words, theme, large=large), loss_curve_alt(curve))


def draw_loss_curve(
    curve: LossCurve, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False
) -> Surface:
    """Draws the title, the chart, the lines of figures below it, and the note."""
    least, notes = letters(large=large), note_lines(curve.note, 3, large=large)
    pitch = least + 16
    names = (curve.deal, curve.cost, curve.score)
    gutter = max(GUTTER, EDGE + 24 + round(max(width(name, least) for name in names)))
    rows = [row for row in _rows(curve, least, (RIGHT - gutter) / max(1, len(curve.deals))) if row[1]]
    top, below = (
        MARGIN + HEAD,
        12 + pitch * len(rows) + (8 + note_height(notes, large=large) if notes else 0) + 2 * MARGIN,
    )
    foot = max(top + CHART, HEIGHT - below)
    high = foot + below
    surface = begin(curve.title, high, pack, words, theme, large=large)
    look = surface.theme
    _chart(surface, curve, (gutter, top, RIGHT, foot), least)
    y = foot + 12
    for name, told in rows:
        surface.text(name, (EDGE, y), least, gutter - EDGE - 12, colour=look.muted)
        wide = (RIGHT - gutter) / len(curve.deals)
        for place, said in enumerate(told):
            at = (round(gutter + wide * (place + 0.5)), y)
            surface.text(said, at, least, wide, align="middle", font=fonts.INDEX)
        y += pitch
    add_note(surface, notes, y + 8, large=large)
    return surface


def _rows(curve: LossCurve, size: int, wide: float) -> list[tuple[str, list[str]]]:
    """Return the names and the figures of the lines below the chart. A line whose figures have no room is empty."""
    columns = (
        (curve.deal, [deal.name for deal in curve.deals]),
        (curve.cost, [deal.cost for deal in curve.deals]),
        (curve.score, [deal.score for deal in curve.deals]),
    )
    return [
        (name, told if any(told) and all(fits(said, size, wide - 4, fonts.INDEX) for said in told) else [])
        for name, told in columns
    ]


def _chart(surface: Surface, curve: LossCurve, box: Box, size: int) -> None:
    look, (left, top, right, bottom) = surface.theme, box
    sums = _sums(curve)
    low, high = min(0.0, *sums), max(0.0, *sums)
    step = _step(high - low)
    low, high = low - step / 8, max(high, step) + step / 8
    head, room = top + NUMBERED, bottom - top - 2 * NUMBERED

    def level(value: float) -> int:
        return round(head + room * (value - low) / (high - low))

    wide = (right - left) / max(1, len(curve.deals))
    for place in range(len(curve.deals)):
        ground = look.stripe if place % 2 == 0 else look.panel
        _bar(surface, (round(left + wide * place), top, round(left + wide * (place + 1)), bottom), ground)
    zero, done = level(0.0), 0.0
    discs = list[tuple[int, int, int]]()
    for place, deal in enumerate(curve.deals):
        pitch = wide / (len(deal.lost) + 1)
        numbers = {mark.place: mark.number for mark in deal.marks}
        x = left + wide * place
        for turn, lost in enumerate((0.0, *deal.lost)):
            before, done = level(done), done + lost
            after = level(done)
            start, end = round(x + pitch * turn), round(x + pitch * (turn + 1))
            _bar(surface, (start, min(zero, after), end, max(zero, after)), look.place)
            if turn - 1 in numbers:
                discs.append((start, after, numbers[turn - 1]))
            half = DROP // 2 if turn - 1 in numbers else STROKE // 2
            fall = (start - half, min(before, after) - STROKE // 2, start + half + 1, max(before, after) + 3)
            _bar(surface, fall, look.gold if turn - 1 in numbers else look.text)
            _bar(surface, (start - STROKE // 2, after - STROKE // 2, min(end + 3, right), after + 3), look.text)
    for number in range(ceil(low / step), floor(high / step) + 1):
        y, said = level(number * step), _told(-number * step, step, curve.decimal)
        _dotted(surface, (left, right), y, look.text if number == 0 else look.muted)
        surface.text(said, (left - 12, y - round(size * 0.66)), size, 140, colour=look.muted, align="right")
    for x, y, number in sorted(discs, key=lambda disc: disc[2]):
        _disc(surface, x, y, number, size)


def _disc(surface: Surface, x: int, y: int, number: int, size: int) -> None:
    look = surface.theme
    radius = NUMBERED if number else PLAIN
    # The rim stands on several colours and the disc on the rim, so only the disc has a smooth edge.
    rim, inner = (x - radius, y - radius, x + radius, y + radius), radius - RIM
    ImageDraw.Draw(surface.image).ellipse(rim, fill=surface.look.index(look.panel))
    size_up = (2 * inner * FINE, 2 * inner * FINE)
    mask = Image.new("L", size_up)
    ImageDraw.Draw(mask).ellipse((0, 0, size_up[0] - 1, size_up[1] - 1), fill=255)
    smooth = mask.resize((2 * inner, 2 * inner), Image.Resampling.BOX)
    inked = smooth.point(list(surface.look.ramp(look.gold, look.panel)))
    surface.image.paste(inked, (x - inner, y - inner), smooth.point([0] * 24 + [255] * 232, "1"))
    if number:
        at = (x, y - round(size * 0.64))
        surface.text(str(number), at, size, 40, colour=look.on_gold, under=look.gold, align="middle", font=fonts.INDEX)


def _sums(curve: LossCurve) -> list[float]:
    """Return what all decisions up to each one cost together."""
    found = [0.0]
    for deal in curve.deals:
        for lost in deal.lost:
            found.append(found[-1] + lost)
    return found


def _step(span: float) -> float:
    """Return the distance of the values on the scale: 1, 2 or 5 of a power of ten."""
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / TICKS))
    return next(power * one for one in (1, 2, 5, 10) if power * one * TICKS >= span)


def _told(value: float, step: float, decimal: str) -> str:
    digits = max(0, -floor(log10(step) + 1e-9))
    said = f"{value:+.{digits}f}".replace("-", "−").replace(".", decimal)
    return said if round(value, digits) else "0"


def _bar(surface: Surface, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    if right > left and bottom > top:
        surface.image.paste(surface.look.index(colour), box)


def _dotted(surface: Surface, between: tuple[int, int], y: int, colour: str) -> None:
    for x in range(between[0], between[1], 12):
        _bar(surface, (x, y - 1, min(x + 4, between[1]), y + 1), colour)


def loss_curve_alt(curve: LossCurve) -> str:
    """Return the picture as text: each deal with its figures, then the numbered decisions. What does not fit is dropped
    from the end."""
    said = [f"{curve.title}."]
    for deal in curve.deals:
        figures = ((curve.cost, deal.cost), (curve.score, deal.score))
        told = ", ".join(f"{name} {value}" for name, value in figures if value)
        said.append(f"{curve.deal} {deal.name}: {told}.")
    said += [*curve.named, curve.note]
    while len(said) > 1 and len(" ".join(said)) > ALT_LIMIT:
        said.pop()
    return " ".join(filter(None, said))[:ALT_LIMIT]
