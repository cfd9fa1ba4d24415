"""What decided a match, in panels beside the stand: the deciding deal, the best trick, the highlights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.render import text as text_module
from bot.render.canvas import Canvas
from bot.render.model import WIDTH
from bot.render.palette import blend, rgb
from bot.render.signs import sign_mask
from bot.render.sprites import rounded
from bot.render.tiles import CORNER, tile_picture
from cards_art import fonts

TOP, END, GAP = 20, 704, 14
"""y coordinates in px of the panels' area, and the distance of two panels."""
EDGE = 24
"""px between the edge of a panel and its content."""
TILE = 62
"""Size in px of a tile in the panel of the deciding deal."""
BARS = 12
"""Maximum number of deals drawn as bars: of a longer match those around the deciding one."""


class DecidingDeal(msgspec.Struct, frozen=True):
    """What each deal changed, as number of the deal and gain of the winners; the ``deal`` that decided (0: none), its
    ``amount``, and what made it: a note and cards."""

    title: str
    swings: tuple[tuple[int, int], ...]
    deal: int = 0
    amount: str = ""
    note: str = ""
    cards: tuple[str, ...] = ()


class TrickShown(msgspec.Struct, frozen=True):
    """A trick: its cards in the order of play, the place of the card that took it, what it was worth, who took it."""

    title: str
    cards: tuple[str, ...]
    won: int
    amount: str
    note: str


class Telling(msgspec.Struct, frozen=True):
    """Sentences under a title."""

    title: str
    lines: tuple[str, ...]


class Sheet(NamedTuple):
    """A panel while it is drawn: its box, the pack and the language of its cards, and the smallest letters."""

    canvas: Canvas
    left: int
    top: int
    right: int
    bottom: int
    pack: str
    language: str
    smallest: int

    @property
    def room(self) -> int:
        """Width in px of the content."""
        return self.right - self.left - 2 * EDGE

    def text(self, said: str, x: int, y: int, size: float, colour: str, **how: str) -> None:
        """Draws one line in the panel."""
        align = how.get("align", "left")
        at = (self.right - EDGE if align == "right" else x, y)
        self.canvas.text(
            *(said, at, size, self.room, colour),
            align="right" if align == "right" else "left",
            font=how.get("font", fonts.LABEL),
        )

    def tiles(self, cards: Sequence[str], x: int, y: int, size: int, gap: int, lit: int = -1) -> None:
        """Draws tiles side by side from `x`; the one at the place `lit` has a frame and a crown."""
        for number, card in enumerate(cards):
            left = x + number * (size + gap)
            if number == lit:
                frame = (left - 6, y - 6, left + size + 6, y + size + 6)
                self.canvas.panel(frame, self.canvas.theme.gold, round(size * 0.2))
                crown = sign_mask("crown", 36, 26)
                self.canvas.image.paste(self.canvas.theme.gold, (left + size // 2 - 18, y - 36), crown)
            shown = tile_picture(self.pack, card, size, self.language)
            self.canvas.image.paste(shown, (left, y), rounded(size, size, round(size * CORNER)))


def draw_panels(
    canvas: Canvas, panels: Sequence[DecidingDeal | TrickShown | Telling], left: int, look: tuple[str, str, int]
) -> bool:
    """Draws the panels below each other, as high as they share the picture. Returns whether there is one. `look` is the
    pack, the language, and the smallest letter size in px."""
    shares = [_share(one, WIDTH - 16 - left - 2 * EDGE, look[2]) for one in panels]
    room = END - TOP - GAP * (len(panels) - 1)
    scale = min(room / max(sum(shares), 1), 300)
    y = TOP + (room - scale * sum(shares)) / 2 if panels else 0.0
    for one, share in zip(panels, shares, strict=True):
        box = (left, round(y), WIDTH - 16, round(y + share * scale))
        canvas.panel(box, canvas.theme.panel, 20, canvas.theme.trim, 2)
        sheet = Sheet(canvas, *box, *look)
        sheet.text(one.title, left + EDGE, box[1] + 12, max(30, look[2]), canvas.theme.muted)
        if isinstance(one, DecidingDeal):
            _deciding(sheet, one)
        elif isinstance(one, TrickShown):
            _trick(sheet, one)
        else:
            _telling(sheet, one)
        y += share * scale + GAP
    return bool(panels)


def _share(panel: DecidingDeal | TrickShown | Telling, room: int, smallest: int) -> float:
    """Return the height of a panel in relation to the others. `room` is the width in px of its content."""
    if isinstance(panel, Telling):
        rows = sum(len(_told(said, room, smallest)) for said in panel.lines)
        return min(1.0, 0.4 + 0.16 * rows)
    return 1.18 if isinstance(panel, DecidingDeal) else 1.0


def _deciding(sheet: Sheet, deal: DecidingDeal) -> None:
    theme, smallest = sheet.canvas.theme, sheet.smallest
    sheet.text(deal.amount, 0, sheet.top + 6, 46, theme.gold, align="right", font=fonts.INDEX)
    bars = shown_swings(deal)
    beside = bool(deal.cards or deal.note)
    wide = round(sheet.room * (0.44 if beside else 1.0))
    _bars(sheet, bars, deal.deal, wide)
    room, size = sheet.room - wide - 12, TILE if len(deal.cards) < 4 else 50
    y = sheet.top + 72
    if deal.cards:
        many = deal.cards[:4]
        x = sheet.right - EDGE - len(many) * (size + 6) + 6
        sheet.tiles(many, x, y, size, 6)
        y += size + 12
    line = smallest + 4
    rows = max(1, (sheet.bottom - 12 - y) // line)
    for number, row in enumerate(text_module.paragraph((deal.note,), smallest, room, min(rows, 6))):
        sheet.text(row, 0, y + number * line, smallest, theme.text, align="right")


def shown_swings(deal: DecidingDeal) -> tuple[tuple[int, int], ...]:
    """Return the deals that are drawn as bars: all, or those around the deciding one."""
    places = [number for number, _ in deal.swings]
    if len(places) <= BARS:
        return deal.swings
    middle = places.index(deal.deal) if deal.deal in places else len(places) - 1
    first = max(0, min(middle - BARS // 2, len(places) - BARS))
    return deal.swings[first : first + BARS]


def _bars(sheet: Sheet, swings: Sequence[tuple[int, int]], deciding: int, wide: int) -> None:
    """Draws a bar for each deal, upwards where the winners gained, with the number of the deal below."""
    canvas, theme = sheet.canvas, sheet.canvas.theme
    left, digits = sheet.left + EDGE, sheet.smallest - 2
    top, bottom = sheet.top + 66, sheet.bottom - digits - 24
    most = max([gain for _, gain in swings] + [0])
    least = min([gain for _, gain in swings] + [0])
    scale = (bottom - top) / max(most - least, 1)
    base = round(top + most * scale)
    pitch = min(58, wide / max(len(swings), 1))
    thick = max(8, round(pitch * 0.66))
    quiet = "#{:02x}{:02x}{:02x}".format(*blend(rgb(theme.panel), rgb(theme.muted), 0.62))
    every = max(1, -(-round(digits * 1.15) // round(pitch)))
    for number, (deal, gain) in enumerate(swings):
        x = round(left + number * pitch)
        high = round(gain * scale)
        box = (x, base - max(high, 0) - 2, x + thick, base - min(high, 0) + 2)
        canvas.panel(box, theme.gold if deal == deciding else quiet, min(8, thick // 3, max(2, (box[3] - box[1]) // 2)))
        if number % every == 0 or deal == deciding:
            colour = theme.gold if deal == deciding else theme.muted
            at = (x + thick // 2, sheet.bottom - digits - 16)
            canvas.text(str(deal), at, digits, 60, colour, align="middle", font=fonts.INDEX)
    end = round(left + len(swings) * pitch)
    canvas.panel((left - 2, base - 1, max(end, left + 20), base + 1), theme.muted, 1)


def _trick(sheet: Sheet, trick: TrickShown) -> None:
    theme = sheet.canvas.theme
    sheet.text(trick.amount, 0, sheet.top + 9, 34, theme.gold, align="right", font=fonts.INDEX)
    line = sheet.smallest + 4
    rows = text_module.paragraph((trick.note,), sheet.smallest, sheet.room, 2)
    line *= len(rows)
    size = min(100, (sheet.room - 50) // max(4, len(trick.cards)), sheet.bottom - sheet.top - 106 - line)
    y = sheet.top + 90 + max(0, (sheet.bottom - sheet.top - 104 - line - size) // 2)
    sheet.tiles(trick.cards, sheet.left + EDGE + 4, y, size, 14, trick.won)
    for number, row in enumerate(rows):
        y = sheet.bottom - line - 10 + number * (sheet.smallest + 4)
        sheet.text(row, sheet.left + EDGE, y, sheet.smallest, theme.text)


def _told(said: str, room: int, smallest: int) -> list[str]:
    """Return a line of highlights in at most two rows."""
    return text_module.paragraph((said,), smallest, room - 30, 2)


def _telling(sheet: Sheet, telling: Telling) -> None:
    theme, smallest = sheet.canvas.theme, sheet.smallest
    line, y = smallest + 5, sheet.top + 58
    for said in telling.lines:
        rows = _told(said, sheet.room, smallest)
        if y + len(rows) * line > sheet.bottom - 6:
            break
        sheet.canvas.image.paste(theme.gold, (sheet.left + EDGE, y + smallest // 2 - 4), sign_mask("crown", 20, 15))
        for row in rows:
            sheet.text(row, sheet.left + EDGE + 30, y, smallest, theme.text)
            y += line
        y += 6
