"""A group of cards of a diagram: heading and worth, the cards, whole or tucked into a pocket, and a note."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.diagram import Group, Shown
from bot.render.diagram_print import EDGE, Box, Print, put, step
from bot.render.fit import width
from bot.render.layout import FIGURE
from bot.render.model import least
from bot.render.sheet import Sheet
from bot.render.sprites import card_height
from cards_art import fonts

APART = 10
COLUMN = 0.315
"""Share of a card's width that shows its index."""
WIDEST, NARROWEST = 196, 1.02
"""Of whole cards; the other as a share of the least at which an index can be read."""
CUT = 0.62
"""So much of a card's width stands out of the pocket."""
TALL = 1.3
"""The same where there is height to spare."""
LIP = 12
"""Height of a pocket without figures."""


class Laid(NamedTuple):
    """How the cards of a group lie: ``card`` their width, ``pitch`` from one to the next, ``each`` how many in a row,
    ``shown`` how much of them from above, ``lip`` height of the pocket, ``words`` rows under each whole card."""

    card: int
    pitch: float
    each: int
    shown: int
    lip: int
    words: tuple[list[str], ...]

    def high(self, rows: int, size: float) -> int:
        """px of one row of cards, and of what is said below it."""
        most = max((len(said) for said in self.words), default=0)
        below = most * step(size) + 16 if most else 0
        return rows * (self.shown + self.lip + below) + (rows - 1) * APART


def legible(*, large: bool) -> int:
    """The narrowest card whose index can be read on a phone."""
    return round(least(large=large) / FIGURE * NARROWEST)


class GroupCell:
    """A :class:`Group` measured for a width in px."""

    def __init__(self, group: Group, print_: Print, wide: int) -> None:
        self._group, self._print, self._wide = group, print_, wide
        inner = wide - 2 * EDGE
        self._worth = round(width(group.worth, print_.worth, fonts.INDEX)) + 18 if group.worth else 0
        self._title = print_.rows(group.title, print_.title, inner - self._worth)
        self._note = print_.rows(group.note, print_.note, inner)
        self._laid = self._lay(inner) if group.cards else None
        head = max(len(self._title) * step(print_.title), step(print_.worth) if group.worth else 0)
        self._head = head + 6 if head else 0
        self._cards = self._laid.high(self._rows, print_.note) if self._laid else 0
        notes = len(self._note) * step(print_.note)
        self.high = 2 * EDGE - 8 + self._head + self._cards + (notes + 10 * bool(self._cards) if notes else 0)

    @property
    def _token(self) -> int:
        """Radius of a whole card's figure."""
        return round(self._print.mark * 0.76)

    @property
    def _rows(self) -> int:
        return -(-len(self._group.cards) // self._laid.each) if self._laid else 0

    def _lay(self, room: int) -> Laid:
        group, size = self._group, self._print.note
        count = len(group.cards)
        if group.whole:
            gap = 14
            narrow = legible(large=self._print.large)
            each = max(1, min(count, (room + gap) // (narrow + gap)))
            each = -(-count // (-(-count // each)))
            said = any(one.said for one in group.cards)
            card = min(max(WIDEST, narrow), (room - gap * (each - 1)) // each)
            pitch = min((room + gap) / each, card + (140 if said else gap))
            token = 2 * self._token + 8
            words = tuple(
                self._print.rows(one.said, size, round(pitch) - 12 - token * bool(one.mark)) for one in group.cards
            )
            return Laid(card, pitch, each, card_height(card), 0, words if said else ())
        card = legible(large=self._print.large)
        most = max(1, int((room - card) / (card * COLUMN)) + 1)
        rows = max(group.rows, -(-count // most))
        each = -(-count // rows)
        pitch = min(card + 8.0, (room - card) / max(1, each - 1))
        marked = any(one.mark for one in group.cards)
        lip = step(self._print.mark) + 4 if marked else LIP
        return Laid(card, pitch, each, round(card * CUT), lip, ())

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw it from above."""
        look, group, sizes = sheet.theme, self._group, self._print
        right = box.left + box.wide
        rim = look.gold if group.lit else ""
        sheet.panel((box.left, box.top, right, box.top + box.high), look.panel, 18, rim, 4)
        left, top, inner = box.left + EDGE, box.top + EDGE - 4, box.wide - 2 * EDGE
        put(sheet, self._title, (left, top), sizes.title, inner - self._worth)
        if group.worth:
            at = (right - EDGE, top - 8)
            sheet.text(group.worth, at, sizes.worth, inner, colour=look.gold, align="right", font=fonts.INDEX)
        top += self._head
        spare = max(0, box.high - self.high)
        if self._laid is not None and not group.whole:
            laid = self._taller(self._laid, spare)
            self._pocket(sheet, laid, left, top, inner)
            top += laid.high(self._rows, sizes.note) + 10
        elif self._laid is not None:
            top += spare // 3
            self._whole(sheet, self._laid, left, top, inner)
            top += self._cards + 10
        put(sheet, self._note, (left, top), sizes.note, inner, colour=look.muted)

    def _taller(self, laid: Laid, spare: int) -> Laid:
        """What is over of the height shows more of the cards."""
        most = round(laid.card * TALL)
        return laid._replace(shown=min(most, laid.shown + spare // self._rows))

    def _whole(self, sheet: Sheet, laid: Laid, left: int, top: int, inner: int) -> None:
        size = self._print.note
        for n, one in enumerate(self._group.cards):
            row, place = divmod(n, laid.each)
            here = min(laid.each, len(self._group.cards) - row * laid.each)
            start = left + (inner - laid.pitch * here) / 2
            middle = round(start + laid.pitch * (place + 0.5))
            y = top + row * (laid.high(1, size) + APART)
            x = middle - laid.card // 2
            sheet.card(self._print.id(one.card), x, y, laid.card, dim=one.dim, rim=one.rim)
            if laid.words or one.mark:
                self._below(sheet, one, laid.words[n] if laid.words else [], (middle, y + laid.shown + 12))

    def _below(self, sheet: Sheet, one: Shown, rows: list[str], at: tuple[int, int]) -> None:
        """The figure of a whole card and what is said of it, side by side under its middle."""
        size, (middle, top) = self._print.note, at
        colour = sheet.theme.gold if one.rim else sheet.theme.text
        wide = round(max((width(row, size) for row in rows), default=0))
        token = (2 * self._token + 8 * bool(rows)) if one.mark else 0
        left = middle - (wide + token) // 2
        if one.mark:
            sheet.token(one.mark, left + self._token, top + step(size) // 2, self._token)
        put(sheet, rows, (left + token, top), size, wide, colour=colour)

    def _pocket(self, sheet: Sheet, laid: Laid, left: int, top: int, inner: int) -> None:
        """The cards look out of a strip that has their figures on it."""
        look, cards = sheet.theme, self._group.cards
        across = round(laid.pitch * (laid.each - 1)) + laid.card
        left += (inner - across) // 2
        narrow = laid.pitch < laid.card * 0.45
        for row in range(self._rows):
            here = cards[row * laid.each : (row + 1) * laid.each]
            y = top + row * (laid.shown + laid.lip + APART)
            for n, one in enumerate(here):
                x = round(left + n * laid.pitch)
                sheet.card(self._print.id(one.card), x, y, laid.card, dim=one.dim, shown=laid.shown + LIP // 2)
            lip = y + laid.shown
            sheet.panel((left - 8, lip, left + across + 8, lip + laid.lip), look.stripe, 8)
            for n, one in enumerate(here):
                if one.mark:
                    last = n == len(here) - 1
                    seen = laid.card * COLUMN if narrow else laid.card if last else min(laid.pitch, laid.card)
                    at = (round(left + n * laid.pitch + seen / 2), lip + 1)
                    sheet.text(one.mark, at, self._print.mark, round(max(laid.pitch, 60)), colour=look.gold,
                               under=look.stripe, align="middle", font=fonts.INDEX)  # fmt: skip
