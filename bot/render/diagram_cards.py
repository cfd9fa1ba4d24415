"""Groups of cards in a diagram, and what all cells of a diagram share.

The shared part holds the letter sizes, texts split into rows, and sentences in the reader's language. A group shows a
heading with its worth, its cards, either whole or partly hidden by a strip (the pocket), and a note.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Card
from bot.engine.guide import Group, Shown
from bot.engine.text import Line
from bot.i18n.people import Names
from bot.render.layout import FIGURE
from bot.render.model import WordsLike
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.render.text import SPARE, lines, min_size, safe_width, wrapped
from cards_art import fonts

EDGE = 18
"""px between the edge of a panel and its content."""
MAX_ROWS = 9
"""Maximum number of rows of a text."""
APART = 10
"""px between two rows of cards."""
COLUMN = 0.315
"""Share of a card's width that shows its index."""
WIDEST, NARROWEST = 196, 1.02
"""Limits of the width of whole cards: the widest in px, and the narrowest as a multiple of the smallest width at which
an index is legible."""
CUT = 0.62
"""Visible height of a card above the pocket, as a share of the card's width."""
TALL = 1.3
"""Maximum of the same share if there is spare height."""
LIP = 12
"""Height in px of a pocket without figures."""


class Print:
    """Letter sizes in px of normal or large print, and the texts in the reader's language."""

    def __init__(self, words: WordsLike, names: Names, *, large: bool = False) -> None:
        self.words, self.names, self.large = words, names, large
        self.note = min_size(large=large)
        self.title = 37 if large else 33
        self.mark = 34 if large else 30
        self.worth = 48 if large else 44

    def said(self, line: Line | None) -> str:
        """Return the sentence; an empty string for None."""
        return "" if line is None else self.words.line(line, self.names)

    def rows(self, line: Line | None, size: float, room: float, max_rows: int = MAX_ROWS) -> list[str]:
        """Splits a sentence into as few rows as possible, filled as evenly as possible."""
        said = self.said(line)
        if not said:
            return []
        found = lines(said, size, room, max_rows)
        if found is None:
            return wrapped(said, size, room, max_rows)
        while (narrower := lines(said, size, max(safe_width(one, size) for one in found) - 1, len(found))) is not None:
            found = narrower
        return found

    def id(self, card: Card) -> str:
        """Return the id of a card."""
        return self.names.pack.ids[card]

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        return self.words.card(self.names.pack.slug, self.id(card))

    def card_short(self, card: Card) -> str:
        """Return the short name of a card."""
        return self.words.card_short(self.names.pack.slug, self.id(card))


class Box(NamedTuple):
    """Position and size of a cell in px."""

    left: int
    top: int
    wide: int
    high: int

    @property
    def middle(self) -> int:
        """The horizontal centre in px."""
        return self.left + self.wide // 2


def step(size: float) -> int:
    """Return the distance in px between two rows of text of this size."""
    return round(size * 1.2)


def put(
    surface: Surface,
    rows: list[str],
    at: tuple[int, int],
    size: float,
    room: int,
    *,
    colour: str = "",
    under: str = "",
    middle: bool = False,
) -> int:
    """Draws rows of text downwards from `at` and returns the y coordinate below them."""
    left, top = at
    for row in rows:
        surface.text(row, (left, top - round(size * 0.1)), size, room + SPARE, colour=colour, under=under,
                     align="middle" if middle else "left")  # fmt: skip
        top += step(size)
    return top


class Laid(NamedTuple):
    """Layout of the cards of a group: `card` is their width, `pitch` the distance from one to the next, `each` the
    number in a row, `shown` their visible height, `lip` the height of the pocket (all lengths in px), `words` the rows
    of text below each whole card."""

    card: int
    pitch: float
    each: int
    shown: int
    lip: int
    words: tuple[list[str], ...]

    def high(self, rows: int, size: float) -> int:
        """Return the height in px of `rows` rows of cards and of the text below them."""
        lines_below = max((len(said) for said in self.words), default=0)
        below = lines_below * step(size) + 16 if lines_below else 0
        return rows * (self.shown + self.lip + below) + (rows - 1) * APART


def legible(*, large: bool) -> int:
    """Return the width in px of the narrowest card whose index is legible on a phone."""
    return round(min_size(large=large) / FIGURE * NARROWEST)


class GroupCell:
    """A `Group` measured for a width in px."""

    def __init__(self, group: Group, print_: Print, wide: int) -> None:
        self._group, self._print, self._wide = group, print_, wide
        inner = wide - 2 * EDGE
        self._worth = round(safe_width(group.worth, print_.worth, fonts.INDEX)) + 18 if group.worth else 0
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
        """Radius in px of the token with the figure of a whole card."""
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
        per_row = max(1, int((room - card) / (card * COLUMN)) + 1)
        rows = max(group.rows, -(-count // per_row))
        each = -(-count // rows)
        pitch = min(card + 8.0, (room - card) / max(1, each - 1))
        marked = any(one.mark for one in group.cards)
        lip = step(self._print.mark) + 4 if marked else LIP
        return Laid(card, pitch, each, round(card * CUT), lip, ())

    def draw(self, surface: Surface, box: Box) -> None:
        """Draws the group into the box, from the top down."""
        look, group, sizes = surface.theme, self._group, self._print
        right = box.left + box.wide
        rim = look.gold if group.lit else ""
        surface.panel((box.left, box.top, right, box.top + box.high), look.panel, 18, rim, 4)
        left, top, inner = box.left + EDGE, box.top + EDGE - 4, box.wide - 2 * EDGE
        put(surface, self._title, (left, top), sizes.title, inner - self._worth)
        if group.worth:
            at = (right - EDGE, top - 8)
            surface.text(group.worth, at, sizes.worth, inner, colour=look.gold, align="right", font=fonts.INDEX)
        top += self._head
        spare = max(0, box.high - self.high)
        if self._laid is not None and not group.whole:
            laid = self._taller(self._laid, spare)
            self._pocket(surface, laid, left, top, inner)
            top += laid.high(self._rows, sizes.note) + 10
        elif self._laid is not None:
            top += spare // 3
            self._whole(surface, self._laid, left, top, inner)
            top += self._cards + 10
        put(surface, self._note, (left, top), sizes.note, inner, colour=look.muted)

    def _taller(self, laid: Laid, spare: int) -> Laid:
        """Uses spare height to show more of each card."""
        max_shown = round(laid.card * TALL)
        return laid._replace(shown=min(max_shown, laid.shown + spare // self._rows))

    def _whole(self, surface: Surface, laid: Laid, left: int, top: int, inner: int) -> None:
        size = self._print.note
        for n, one in enumerate(self._group.cards):
            row, place = divmod(n, laid.each)
            here = min(laid.each, len(self._group.cards) - row * laid.each)
            start = left + (inner - laid.pitch * here) / 2
            middle = round(start + laid.pitch * (place + 0.5))
            y = top + row * (laid.high(1, size) + APART)
            x = middle - laid.card // 2
            surface.card(self._print.id(one.card), x, y, laid.card, dim=one.dim, rim=one.rim)
            if laid.words or one.mark:
                self._below(surface, one, laid.words[n] if laid.words else [], (middle, y + laid.shown + 12))

    def _below(self, surface: Surface, one: Shown, rows: list[str], at: tuple[int, int]) -> None:
        """Draws the figure of a whole card and its text side by side, centred below the card."""
        size, (middle, top) = self._print.note, at
        colour = surface.theme.gold if one.rim else surface.theme.text
        wide = round(max((safe_width(row, size) for row in rows), default=0))
        token = (2 * self._token + 8 * bool(rows)) if one.mark else 0
        left = middle - (wide + token) // 2
        if one.mark:
            surface.token(one.mark, left + self._token, top + step(size) // 2, self._token)
        put(surface, rows, (left + token, top), size, wide, colour=colour)

    def _pocket(self, surface: Surface, laid: Laid, left: int, top: int, inner: int) -> None:
        """Draws the cards above a strip that covers their lower part and carries their figures."""
        look, cards = surface.theme, self._group.cards
        across = round(laid.pitch * (laid.each - 1)) + laid.card
        left += (inner - across) // 2
        narrow = laid.pitch < laid.card * 0.45
        for row in range(self._rows):
            here = cards[row * laid.each : (row + 1) * laid.each]
            y = top + row * (laid.shown + laid.lip + APART)
            for n, one in enumerate(here):
                x = round(left + n * laid.pitch)
                surface.card(self._print.id(one.card), x, y, laid.card, dim=one.dim, shown=laid.shown + LIP // 2)
            lip = y + laid.shown
            surface.panel((left - 8, lip, left + across + 8, lip + laid.lip), look.stripe, 8)
            for n, one in enumerate(here):
                if one.mark:
                    last = n == len(here) - 1
                    seen = laid.card * COLUMN if narrow else laid.card if last else min(laid.pitch, laid.card)
                    at = (round(left + n * laid.pitch + seen / 2), lip + 1)
                    surface.text(one.mark, at, self._print.mark, round(max(laid.pitch, 60)), colour=look.gold,
                                 under=look.stripe, align="middle", font=fonts.INDEX)  # fmt: skip
