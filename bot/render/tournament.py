"""The pictures of a tournament: what is announced and who has entered, and a page of its standings."""

from __future__ import annotations

import msgspec

from bot.render import text as text_module
from bot.render.canvas import Canvas
from bot.render.model import ALT_LIMIT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished, named
from bot.render.surface import Surface
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE, min_size, paragraph
from cards_art import fonts

HIGH = 470
"""Height in px of the picture of a tournament."""
EDGE = 44
"""px between the left edge and the text."""
ROOM = 560
"""Width in px of the text beside the cards."""
TITLE = (76, 46)
"""Letter sizes in px of a short title and of a long one."""
CARD = 132
"""Width in px of a card."""
NAME = 31
"""Letter size in px of those who have entered."""
CHIP = 48
"""Height in px of a name."""
GAP = 10
"""px between two names."""

HEAD, CAPTIONS = 76, 40
"""y coordinate in px of the captions of the standings, and their height."""
PITCH = 56
"""Height in px of a line of the standings."""
SIZE, LARGE = 34, 40
"""Letter size in px of a line, normal and in large print."""
MARGIN = 30
"""px between the edge of the picture and the text of the standings."""
PLACE, POINTS, LAST, DIFFERENCE = 94, 700, 870, 1056
"""Columns: x coordinates in px of the right edges of the place and of the numbers. The name begins after the place."""


class TournamentCard(msgspec.Struct, frozen=True):
    """The content of the picture of a tournament: its name, what it is (`lines`), how many have `entered`, the `names`
    of the first of them and how many `more` there are ("": none). `cards` are ids of the pack; `alt` is the alt
    text."""

    title: str
    lines: tuple[str, ...]
    entered: str
    names: tuple[str, ...]
    more: str
    cards: tuple[str, ...]
    pack: str
    language: str
    alt: str


def tournament_picture(card: TournamentCard, *, theme: str = "dark") -> Picture:
    """Return the picture of a tournament, drawn in the calling thread."""
    canvas = draw_tournament(card, theme)
    return named("tournament", canvas.bytes(), card.alt[:ALT_LIMIT], canvas.size)


def draw_tournament(card: TournamentCard, theme: str = "dark") -> Canvas:
    """Draws the name and what is played beside the cards, and below them who has entered."""
    canvas = Canvas(theme, HIGH)
    look = canvas.theme
    if card.cards:
        canvas.fan(card.cards, card.pack, (WIDTH - 252, 160), CARD, language=card.language, step=13, spread=0.5)
    top = _title(canvas, card.title)
    for line in card.lines:
        for row in paragraph((line,), MIN_SIZE + 2, ROOM, 2):
            canvas.text(row, (EDGE, top), MIN_SIZE + 2, ROOM, look.text)
            top += 38
    canvas.text(card.entered, (EDGE, 308), 32, WIDTH - 2 * EDGE, look.gold, min_size=MIN_SIZE)
    _names(canvas, card)
    return canvas


def _title(canvas: Canvas, title: str) -> int:
    """Draws the title, in two rows if it is long. Returns the y coordinate in px below it."""
    gold = canvas.theme.gold
    if text_module.fits(title, TITLE[1], ROOM, fonts.TITLE):
        canvas.text(title, (EDGE, 34), TITLE[0], ROOM, gold, font=fonts.TITLE, min_size=TITLE[1])
        return 144
    for number, row in enumerate(text_module.wrapped(title, 1.16 * TITLE[1], ROOM, 2)):
        canvas.text(row, (EDGE, 26 + 52 * number), TITLE[1], ROOM, gold, font=fonts.TITLE, min_size=34)
    return 144


def _names(canvas: Canvas, card: TournamentCard) -> None:
    """Draws the names in two rows, as many as fit whole, and how many there are beside them."""
    look, x, y = canvas.theme, EDGE, 354
    room = (WIDTH - 2 * EDGE - 3 * GAP) // 4
    for number, name in enumerate((*card.names[: 7 if card.more else 8], *((card.more,) if card.more else ()))):
        column, row = number % 4, number // 4
        left, top = x + column * (room + GAP), y + row * (CHIP + GAP)
        last = bool(card.more) and number == min(7, len(card.names))
        if not last:
            canvas.panel((left, top, left + room, top + CHIP), look.panel, CHIP // 2)
        size = MIN_SIZE if last else NAME
        canvas.text(name, (left + room // 2, top + 4), size, room - 28, look.text, align="middle", min_size=MIN_SIZE)


class StandingLine(msgspec.Struct, frozen=True):
    """A contestant: its `place` (0: none), its points, those of the last round ("": none), and its difference from the
    other tables. The viewer's `own` line has a rim."""

    place: int
    name: str
    points: str
    last: str
    difference: str
    own: bool = False


class StandingsTable(msgspec.Struct, frozen=True):
    """A page of the standings. `terms` says after which round and by which scoring; `last` heads the column of the
    last round ("": no column)."""

    title: str
    terms: str
    last: str
    lines: tuple[StandingLine, ...]
    pack: str


def standings_table_picture(
    table: StandingsTable, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """Return the picture of the standings, drawn in the calling thread."""
    return finished(
        "tournament-standings",
        draw_standings_table(table, words, theme, large=large),
        standings_table_alt(table, words),
    )


def draw_standings_table(
    table: StandingsTable, words: WordsLike, theme: str = "dark", *, large: bool = False
) -> Surface:
    """Draws title, terms, captions and a line for each contestant."""
    high = HEAD + CAPTIONS + PITCH * max(1, len(table.lines)) + 28
    surface = Surface(theme, table.pack, height=high, language=words.language)
    look = surface.theme
    surface.panel((12, 12, WIDTH - 12, high - 12), look.panel, 18)
    used = surface.text(table.title, (MARGIN, 19), 38, 520)
    size = min_size(large=large)
    room = WIDTH - 2 * MARGIN - used - 24
    surface.text(table.terms, (WIDTH - MARGIN, 55 - size), size, room, colour=look.muted, align="right")
    captions = [
        (words.text("render-tour-points"), POINTS, 190),
        (words.text("render-tour-difference"), DIFFERENCE, 180),
    ]
    captions += [(table.last, LAST, 160)] if table.last else []
    for said, right, most in captions:
        letter = LARGE_MIN_SIZE if large else MIN_SIZE
        surface.text(said, (right, HEAD), letter, most, colour=look.gold, align="right")
    for number, line in enumerate(table.lines):
        _line(surface, line, HEAD + CAPTIONS + number * PITCH, striped=number % 2 == 0, large=large)
    return surface


def _line(surface: Surface, line: StandingLine, top: int, *, striped: bool, large: bool) -> None:
    look, size, small = surface.theme, LARGE if large else SIZE, min_size(large=large)
    box = (22, top, WIDTH - 22, top + PITCH - 2)
    ground = look.stripe if striped or line.own else look.panel
    if line.own:
        surface.panel(box, ground, 10, look.gold, 3)
    elif striped:
        surface.panel(box, ground, 10)
    colour = look.text if line.place else look.muted
    y = top + (0 if large else 5)
    if 0 < line.place <= 3:
        surface.disc(PLACE - 23, top + PITCH // 2 - 1, 21, look.gold)
        at = (PLACE - 23, top + PITCH // 2 - 1 - round(small * 0.66))
        surface.text(
            str(line.place), at, small, 40, colour=look.on_gold, under=look.gold, align="middle", font=fonts.INDEX
        )
    else:
        surface.text(str(line.place or "–"), (PLACE, y), size, 70, colour=colour, under=ground, align="right")
    surface.text(line.name, (PLACE + 18, y), size, POINTS - PLACE - 190, colour=colour, under=ground)
    surface.text(line.points, (POINTS, y), size, 170, colour=colour, under=ground, align="right")
    surface.text(line.last, (LAST, y + 2), small, 160, colour=look.muted, under=ground, align="right")
    surface.text(line.difference, (DIFFERENCE, y + 2), small, 176, colour=look.muted, under=ground, align="right")


def standings_table_alt(table: StandingsTable, words: WordsLike) -> str:
    """Return the page as text. Lines that do not fit are dropped from the end."""
    said = [f"{table.title}. {table.terms}."]
    for line in table.lines:
        key = "render-alt-standing" if line.place else "render-alt-standing-unplaced"
        row = words.text(key, place=line.place, who=line.name, points=line.points, difference=line.difference)
        if len(" ".join([*said, row])) > ALT_LIMIT:
            break
        said.append(row)
    return " ".join(said)[:ALT_LIMIT]
