"""A diagram of the rules: bands of cells on the felt, as high as they need (ux.md S23)."""

from __future__ import annotations

from typing import Protocol

from bot.engine.diagram import Band, Cell, Diagram, Group, Ladder
from bot.engine.options import with_defaults
from bot.engine.view import PublicView
from bot.games.registry import game
from bot.i18n.people import Names, dressed
from bot.render.diagram_alt import diagram_alt
from bot.render.diagram_group import GroupCell
from bot.render.diagram_ladder import LadderCell
from bot.render.diagram_print import EDGE, Box, Print
from bot.render.diagram_round import RoundCell
from bot.render.fit import SPARE, width
from bot.render.kinds import count_picture, finished
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH, Cast, Picture, WordsLike
from bot.render.sheet import Sheet

MARGIN, GAP = 14, 10
FOOT = 48
"""Height of the lowest line."""


class Measured(Protocol):
    """A cell measured for its width."""

    high: int

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw it inside a box of at least that height."""
        ...


def diagram_picture(slug: str, chapter: str, words: WordsLike, *, theme: str = "dark", large: bool = False) -> Picture:
    """The diagram of a chapter, drawn at once in the calling thread. Raises KeyError if the chapter has none."""
    shown = game(slug).diagrams[chapter]
    view = _view(slug)
    if shown.count is not None:
        cast = Cast(shown.names, words.text("diagram-example"))
        return count_picture(view, shown.count, cast, words, theme=theme, large=large)
    print_ = Print(words, Names(dressed(game(slug).meta.pack, view.pack)), large=large)
    foot = foot_of(slug, chapter, words)
    return finished("rules", draw_diagram(shown, print_, foot, theme), diagram_alt(shown, print_, ": ".join(foot)))


def foot_of(slug: str, chapter: str, words: WordsLike) -> tuple[str, str]:
    """Game and chapter, for whoever sees the picture without its page."""
    named = words.text(f"game-{slug}") if words.has(f"game-{slug}") else slug.title()
    return named, words.text(f"guide-{slug}-{chapter}.title")


def _view(slug: str) -> PublicView:
    """A table of the game where nothing has happened yet: how its cards look, who sits there."""
    here = game(slug)
    return here.view(here.start(with_defaults(here.meta, {})))


def measured(cell: Cell, print_: Print, wide: int) -> Measured:
    """A cell measured for a width in px."""
    if isinstance(cell, Group):
        return GroupCell(cell, print_, wide)
    return LadderCell(cell, print_, wide) if isinstance(cell, Ladder) else RoundCell(cell, print_, wide)


def widths(band: Band) -> list[int]:
    """The widths of cells side by side, by their shares."""
    room = WIDTH - 2 * MARGIN - GAP * (len(band) - 1)
    total = sum(cell.share for cell in band)
    return [room * cell.share // total for cell in band]


def draw_diagram(shown: Diagram, print_: Print, foot: tuple[str, str], theme: str = "dark") -> Sheet:
    """Every band as high as its highest cell, the whole at least as high as other pictures are; at the foot what it is,
    where the ALT badge of Discord's clients leaves room."""
    bands = [
        [(measured(cell, print_, wide), wide) for cell, wide in zip(band, widths(band), strict=True)]
        for band in shown.bands
    ]
    highs = [max(cell.high for cell, _ in band) for band in bands]
    need = 2 * MARGIN + sum(highs) + GAP * len(highs) + FOOT
    more = max(0, HEIGHT - need) // len(highs)
    sheet = Sheet(theme, print_.names.pack.slug, height=max(HEIGHT, need), language=print_.words.language)
    top = MARGIN
    for band, high in zip(bands, highs, strict=True):
        left = MARGIN
        for cell, wide in band:
            cell.draw(sheet, Box(left, top, wide, high + more))
            left += wide + GAP
        top += high + more + GAP
    _foot(sheet, foot, print_, max(HEIGHT, need) - MARGIN - FOOT)
    return sheet


def _foot(sheet: Sheet, foot: tuple[str, str], print_: Print, top: int) -> None:
    """A small plate at the right end."""
    look, size, right = sheet.theme, print_.note, WIDTH - MARGIN
    named = f"{foot[0]} · "
    first, second = (round(width(said, size)) + SPARE for said in (named, foot[1]))
    left = max(CORNER_FREE, right - first - second - 2 * EDGE)
    sheet.panel((left, top, right, top + FOOT), look.panel, 14)
    at = top + (FOOT - round(size * 1.3)) // 2
    sheet.text(named, (left + EDGE, at), size, first, colour=look.muted)
    sheet.text(
        foot[1], (right - EDGE, at), size, right - left - 2 * EDGE - first + SPARE, colour=look.gold, align="right"
    )
