"""A ladder of a diagram: numbered steps, each with what is said and what it means."""

from __future__ import annotations

from bot.engine.diagram import Ladder
from bot.render.diagram_print import EDGE, Box, Print, put, step
from bot.render.fit import width
from bot.render.sheet import Sheet
from cards_art import fonts

DISC = 27
PAD = 11
GAP = 10


class LadderCell:
    """A :class:`Ladder` measured for a width in px."""

    def __init__(self, ladder: Ladder, print_: Print, wide: int) -> None:
        self._ladder, self._print = ladder, print_
        inner = wide - 2 * EDGE
        self._lead = 2 * DISC + 14 if ladder.first else 0
        worth = max((width(one.worth, print_.worth, fonts.INDEX) for one in ladder.steps), default=0)
        self._worth = round(worth) + 14 if worth else 0
        room = inner - 2 * PAD - self._lead - self._worth
        self._names = [print_.rows(one.name, print_.title, room) for one in ladder.steps]
        self._told = [print_.rows(one.told, print_.note, room) for one in ladder.steps]
        self._title = print_.rows(ladder.title, print_.title, inner)
        self._note = print_.rows(ladder.note, print_.note, inner)
        self._highs = [
            max(len(name) * step(print_.title) + len(told) * step(print_.note), 2 * DISC) + 2 * PAD
            for name, told in zip(self._names, self._told, strict=True)
        ]
        self._head = len(self._title) * step(print_.title) + 8 * bool(self._title)
        self._foot = len(self._note) * step(print_.note) + 8 * bool(self._note)
        self.high = 2 * EDGE + self._head + sum(self._highs) + GAP * (len(self._highs) - 1) + self._foot

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw it; what is over of the height goes to the steps."""
        look, sizes = sheet.theme, self._print
        sheet.panel((box.left, box.top, box.left + box.wide, box.top + box.high), look.panel, 18)
        left, inner = box.left + EDGE, box.wide - 2 * EDGE
        top = box.top + EDGE - 4 * bool(self._title)
        top = put(sheet, self._title, (left, top), sizes.title, inner) + 12 * bool(self._title)
        more = max(0, box.high - self.high) // max(1, len(self._highs))
        for n, one in enumerate(self._ladder.steps):
            high = self._highs[n] + more
            rim = look.gold if one.lit else ""
            sheet.panel((left, top, left + inner, top + high), look.stripe, 12, rim, 3)
            words = len(self._names[n]) * step(sizes.title) + len(self._told[n]) * step(sizes.note)
            x, y = left + PAD + self._lead, top + (high - words) // 2
            if self._ladder.first:
                cx, cy = left + PAD + DISC, top + high // 2
                sheet.disc(cx, cy, DISC, look.panel, look.gold)
                figure = str(self._ladder.first + n)
                sheet.text(figure, (cx, cy - 25), 36, 2 * DISC, colour=look.gold, align="middle", font=fonts.INDEX)
            room = inner - 2 * PAD - self._lead
            y = put(sheet, self._names[n], (x, y), sizes.title, room, under=look.stripe)
            put(sheet, self._told[n], (x, y), sizes.note, room, colour=look.muted, under=look.stripe)
            if one.worth:
                at = (left + inner - PAD, top + high // 2 - round(sizes.worth * 0.68))
                sheet.text(one.worth, at, sizes.worth, self._worth, colour=look.gold, under=look.stripe,
                           align="right", font=fonts.INDEX)  # fmt: skip
            top += high + GAP
        put(sheet, self._note, (left, top - GAP + 8), sizes.note, inner, colour=look.muted)
