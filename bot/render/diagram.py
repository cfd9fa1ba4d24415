"""The diagrams of the rules: pictures and alt texts (ux.md S23).

A diagram consists of bands of cells on the felt. A cell shows a group of cards, a ladder of numbered steps, or the
seats round a table. Each band is as high as its highest cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from bot.engine.cards import Card
from bot.engine.guide import Band, Cell, Diagram, Group, Ladder, Round, Shown
from bot.engine.options import with_defaults
from bot.engine.view import PublicView
from bot.games.registry import companions, game
from bot.i18n.people import Names
from bot.render.alt_text import clipped
from bot.render.diagram_cards import EDGE, Box, GroupCell, Print, put, step
from bot.render.diagram_seating import RoundCell
from bot.render.model import ALT_LIMIT, CORNER_FREE, HEIGHT, WIDTH, Picture, PlayerNames, WordsLike
from bot.render.pictures import count_picture, finished
from bot.render.surface import Surface
from bot.render.text import SPARE, safe_width
from cards_art import fonts

DISC = 27
"""Radius in px of the disc with the number of a step."""
PAD = 11
"""px between the edge of a step and its content."""
LADDER_GAP = 10
"""px between two steps."""
MARGIN, GAP = 14, 10
"""px round the whole diagram, and px between cells."""
FOOT = 48
"""Height in px of the plate at the foot."""


def diagram_alt(shown: Diagram, print_: Print, head: str) -> str:
    """Return the alt text of what `draw_diagram` shows, in the same order.

    `head` says which diagram it is. Cards have their short names if the full ones exceed the limit.
    """
    for name in (print_.card, print_.card_short):
        said = [f"{head}.", *_parts(shown, print_, name)]
        if len(" ".join(said)) <= ALT_LIMIT:
            return " ".join(said)
    return clipped([f"{head}.", *_parts(shown, print_, print_.card_short)])


def _parts(shown: Diagram, print_: Print, name: Callable[[Card], str]) -> Iterator[str]:
    for band in shown.bands:
        for cell in band:
            yield from _cell(cell, print_, name)


def _cell(cell: Cell, print_: Print, name: Callable[[Card], str]) -> Iterator[str]:
    if isinstance(cell, Group):
        cards = print_.said(cell.spoken) or ", ".join(_shown(one, print_, name) for one in cell.cards)
        head = " ".join(filter(None, (print_.said(cell.title).rstrip(".:"), f"({cell.worth})" * bool(cell.worth))))
        yield from _sentences(": ".join(filter(None, (head, cards))), print_.said(cell.note))
        return
    yield from _sentences(print_.said(cell.title))
    if isinstance(cell, Ladder):
        for n, one in enumerate(cell.steps, cell.first):
            figure = f"{n}. " if cell.first else ""
            worth = f" ({one.worth})" if one.worth else ""
            notes = print_.said(one.told)
            yield from _sentences(f"{figure}{print_.said(one.name).rstrip('.')}{worth}" + f": {notes}" * bool(notes))
    else:
        yield from _sentences("; ".join(_places(cell, print_)))
        note = print_.said(cell.note)
        yield from _sentences(f"{note}: {cell.count}" if cell.count else note)
        return
    yield from _sentences(print_.said(cell.note))


def _shown(one: Shown, print_: Print, name: Callable[[Card], str]) -> str:
    more = ", ".join(filter(None, (one.mark, print_.said(one.said).rstrip("."))))
    return f"{name(one.card)} ({more})" if more else name(one.card)


def _places(table: Round, print_: Print) -> Iterator[str]:
    for one in table.places:
        notes = print_.said(one.told)
        yield f"{one.mark} {print_.said(one.name)}" + f", {notes}" * bool(notes)


def _sentences(*said: str) -> Iterator[str]:
    for one in said:
        if one:
            yield one if one[-1] in ".!?…" else f"{one}."


class LadderCell:
    """A `Ladder` measured for a width in px."""

    def __init__(self, ladder: Ladder, print_: Print, wide: int) -> None:
        self._ladder, self._print = ladder, print_
        inner = wide - 2 * EDGE
        self._lead = 2 * DISC + 14 if ladder.first else 0
        worth = max((safe_width(one.worth, print_.worth, fonts.INDEX) for one in ladder.steps), default=0)
        self._worth = round(worth) + 14 if worth else 0
        room = inner - 2 * PAD - self._lead - self._worth
        self._names = [print_.rows(one.name, print_.title, room) for one in ladder.steps]
        self._notes = [print_.rows(one.told, print_.note, room) for one in ladder.steps]
        self._title = print_.rows(ladder.title, print_.title, inner)
        self._note = print_.rows(ladder.note, print_.note, inner)
        self._highs = [
            max(len(name) * step(print_.title) + len(notes) * step(print_.note), 2 * DISC) + 2 * PAD
            for name, notes in zip(self._names, self._notes, strict=True)
        ]
        self._head = len(self._title) * step(print_.title) + 8 * bool(self._title)
        self._foot = len(self._note) * step(print_.note) + 8 * bool(self._note)
        self.high = 2 * EDGE + self._head + sum(self._highs) + LADDER_GAP * (len(self._highs) - 1) + self._foot

    def draw(self, surface: Surface, box: Box) -> None:
        """Draws the ladder. Spare height is shared by the steps."""
        look, sizes = surface.theme, self._print
        surface.panel((box.left, box.top, box.left + box.wide, box.top + box.high), look.panel, 18)
        left, inner = box.left + EDGE, box.wide - 2 * EDGE
        top = box.top + EDGE - 4 * bool(self._title)
        top = put(surface, self._title, (left, top), sizes.title, inner) + 12 * bool(self._title)
        more = max(0, box.high - self.high) // max(1, len(self._highs))
        for n, one in enumerate(self._ladder.steps):
            high = self._highs[n] + more
            rim = look.gold if one.lit else ""
            surface.panel((left, top, left + inner, top + high), look.stripe, 12, rim, 3)
            words = len(self._names[n]) * step(sizes.title) + len(self._notes[n]) * step(sizes.note)
            x, y = left + PAD + self._lead, top + (high - words) // 2
            if self._ladder.first:
                cx, cy = left + PAD + DISC, top + high // 2
                surface.disc(cx, cy, DISC, look.panel, look.gold)
                figure = str(self._ladder.first + n)
                surface.text(figure, (cx, cy - 25), 36, 2 * DISC, colour=look.gold, align="middle", font=fonts.INDEX)
            room = inner - 2 * PAD - self._lead
            y = put(surface, self._names[n], (x, y), sizes.title, room, under=look.stripe)
            put(surface, self._notes[n], (x, y), sizes.note, room, colour=look.muted, under=look.stripe)
            if one.worth:
                at = (left + inner - PAD, top + high // 2 - round(sizes.worth * 0.68))
                surface.text(one.worth, at, sizes.worth, self._worth, colour=look.gold, under=look.stripe,
                             align="right", font=fonts.INDEX)  # fmt: skip
            top += high + LADDER_GAP
        put(surface, self._note, (left, top - LADDER_GAP + 8), sizes.note, inner, colour=look.muted)


class Measured(Protocol):
    """A cell measured for its width. `high` is the height in px that it needs."""

    high: int

    def draw(self, surface: Surface, box: Box) -> None:
        """Draws the cell in a box at least `high` px high."""
        ...


def diagram_picture(slug: str, chapter: str, words: WordsLike, *, theme: str = "dark", large: bool = False) -> Picture:
    """Return the diagram of a chapter, drawn in the calling thread. Raises KeyError if the chapter has none."""
    shown = companions(slug).diagrams[chapter]
    view = _view(slug)
    if shown.count is not None:
        cast = PlayerNames(shown.names, words.text("diagram-example"))
        return count_picture(view, shown.count, cast, words, theme=theme, large=large)
    print_ = Print(words, Names(game(slug).meta.pack.dressed(view.pack)), large=large)
    foot = foot_of(slug, chapter, words)
    return finished("rules", draw_diagram(shown, print_, foot, theme), diagram_alt(shown, print_, ": ".join(foot)))


def foot_of(slug: str, chapter: str, words: WordsLike) -> tuple[str, str]:
    """Return the names of the game and the chapter, for readers who see the picture without its page."""
    named = words.text(f"game-{slug}") if words.has(f"game-{slug}") else slug.title()
    return named, words.text(f"guide-{slug}-{chapter}.title")


def _view(slug: str) -> PublicView:
    """Return the view of a table before the first deal: it names the look of the cards and the seats."""
    here = game(slug)
    return here.view(here.start(with_defaults(here.meta, {})))


def measured(cell: Cell, print_: Print, wide: int) -> Measured:
    """Return the cell measured for a width in px."""
    if isinstance(cell, Group):
        return GroupCell(cell, print_, wide)
    return LadderCell(cell, print_, wide) if isinstance(cell, Ladder) else RoundCell(cell, print_, wide)


def widths(band: Band) -> list[int]:
    """Return the widths in px of the cells of a band, by their shares."""
    room = WIDTH - 2 * MARGIN - GAP * (len(band) - 1)
    total = sum(cell.share for cell in band)
    return [room * cell.share // total for cell in band]


def draw_diagram(shown: Diagram, print_: Print, foot: tuple[str, str], theme: str = "dark") -> Surface:
    """Draws the bands, each as high as its highest cell, and the foot.

    The picture is at least as high as other pictures. The foot names the diagram and keeps clear of the ALT badge of
    Discord's clients.
    """
    bands = [
        [(measured(cell, print_, wide), wide) for cell, wide in zip(band, widths(band), strict=True)]
        for band in shown.bands
    ]
    highs = [max(cell.high for cell, _ in band) for band in bands]
    need = 2 * MARGIN + sum(highs) + GAP * len(highs) + FOOT
    more = max(0, HEIGHT - need) // len(highs)
    surface = Surface(theme, print_.names.pack.slug, height=max(HEIGHT, need), language=print_.words.language)
    top = MARGIN
    for band, high in zip(bands, highs, strict=True):
        left = MARGIN
        for cell, wide in band:
            cell.draw(surface, Box(left, top, wide, high + more))
            left += wide + GAP
        top += high + more + GAP
    _foot(surface, foot, print_, max(HEIGHT, need) - MARGIN - FOOT)
    return surface


def _foot(surface: Surface, foot: tuple[str, str], print_: Print, top: int) -> None:
    """Draws a small plate at the right end with the game and the chapter."""
    look, size, right = surface.theme, print_.note, WIDTH - MARGIN
    named = f"{foot[0]} · "
    first, second = (round(safe_width(said, size)) + SPARE for said in (named, foot[1]))
    left = max(CORNER_FREE, right - first - second - 2 * EDGE)
    surface.panel((left, top, right, top + FOOT), look.panel, 14)
    at = top + (FOOT - round(size * 1.3)) // 2
    surface.text(named, (left + EDGE, at), size, first, colour=look.muted)
    surface.text(
        foot[1], (right - EDGE, at), size, right - left - 2 * EDGE - first + SPARE, colour=look.gold, align="right"
    )
