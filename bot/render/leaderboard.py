"""The picture of a leaderboard: ten lines, and below them the viewer's own line if it is not among them."""

from __future__ import annotations

import msgspec

from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE, min_size
from cards_art import fonts

ROWS = 10
"""Maximum number of lines."""
HEAD = 74
"""y coordinate in px of the captions."""
CAPTIONS = 34
"""Height in px of the captions."""
PITCH = 50
"""Height in px of a line."""
SIZE, LARGE = 31, 38
"""Letter size in px in a line, normal and in large print."""
EDGE = 30
"""px between the edge of the picture and the text."""
PLACE, VALUE, GAINED, PLAYED, WON = 94, 640, 770, 900, 1046
"""Columns: x coordinates in px of the right edges of the place and of the numbers. The name begins after the place."""

FEW = 3
"""Lines up to which the free space has cards of the game."""
AIR = 18
"""px between those cards, and between them and what stands above."""

GLOWS = 3
"""Matches won in a row from which a streak is golden."""

UP, DOWN = "▲", "▼"
"""Marks of a rating that has risen or fallen."""


class LeaderLine(msgspec.Struct, frozen=True):
    """One line. `name` may be shown as it is (also for computer players and players without a name); `value` is the
    measure that the board is sorted by; `gained` is the change of the rating and `unsure` its standard deviation, 0 if
    not shown; `won` is 0-100; `streak` is how many matches were won in a row, None if not shown. A `provisional` value
    is grey with a question mark; the viewer's `own` line has a rim, and its `place` is 0 if it has none."""

    place: int
    name: str
    value: str
    gained: int
    played: int
    won: int
    provisional: bool = False
    own: bool = False
    unsure: int = 0
    streak: int | None = None


class Leaders(msgspec.Struct, frozen=True):
    """The content of one page of a leaderboard. `own` is the viewer's line if it is not on the page; `empty` is shown
    if there are no lines. With `streaks` a column has the matches won in a row. `cards` are ids of the pack, which fill
    the space that few lines leave free."""

    title: str
    terms: str
    measure: str
    lines: tuple[LeaderLine, ...]
    own: LeaderLine | None = None
    empty: str = ""
    streaks: bool = False
    cards: tuple[str, ...] = ()


def leaders_picture(
    leaders: Leaders, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """Return the picture of the page, drawn in the calling thread, in the colours of `pack`."""
    surface = draw_leaders(leaders, pack, words, theme, large=large)
    return finished("leaderboard", surface, leaders_alt(leaders, words))


def draw_leaders(leaders: Leaders, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False) -> Surface:
    """Draws title, terms, captions, up to ten lines, and the viewer's line at the bottom."""
    surface = Surface(theme, pack, language=words.language)
    look = surface.theme
    surface.panel((12, 12, WIDTH - 12, HEIGHT - 12), look.panel, 18)
    used = surface.text(leaders.title, (EDGE, 19), 38, 560)
    room = WIDTH - 2 * EDGE - used - 24
    size = min_size(large=large)
    surface.text(leaders.terms, (WIDTH - EDGE, 55 - size), size, room, colour=look.muted, align="right")
    captions = [
        (leaders.measure, VALUE, 190),
        (words.text("render-played"), PLAYED, 125),
        (words.text("render-won"), WON, 140),
    ]
    every = [*leaders.lines, *filter(None, [leaders.own])]
    if leaders.streaks:
        captions.append((words.text("render-streak"), GAINED, 120))
    elif any(line.gained for line in every):
        captions.append((words.text("render-change"), GAINED, 120))
    elif any(line.unsure for line in every):
        captions.append((words.text("render-unsure"), GAINED, 120))
    for said, right, max_width in captions:
        size, up = (LARGE_MIN_SIZE, 7) if large else (MIN_SIZE, 3)
        surface.text(said, (right, HEAD - up), size, max_width, colour=look.gold, align="right")
    top = HEAD + CAPTIONS
    for n, line in enumerate(leaders.lines[:ROWS]):
        _line(surface, line, top + n * PITCH, striped=n % 2 == 0, large=large)
    if not leaders.lines:
        said = leaders.empty or words.text("render-board-empty")
        surface.text(said, (EDGE, top + 10), SIZE, WIDTH - 2 * EDGE, colour=look.muted)
    foot = HEIGHT - 12 - PITCH - 10 if leaders.own is not None else HEIGHT - 24
    if leaders.cards and len(leaders.lines) <= FEW:
        _free(surface, leaders, words, (top + PITCH * max(len(leaders.lines), 1), foot), large=large)
    if leaders.own is not None:
        _line(surface, leaders.own, foot, striped=False, large=large, medals=False)
    return surface


def _free(surface: Surface, leaders: Leaders, words: WordsLike, room: tuple[int, int], *, large: bool) -> None:
    """Draws below few lines the question who is next, and cards of the game as large as the room allows; `room` is its
    top and its bottom in px."""
    top, bottom = room
    if leaders.lines:
        size = (LARGE if large else SIZE) - 2
        said = words.text("render-board-free")
        surface.text(said, (WIDTH // 2, top + AIR), size, WIDTH - 2 * EDGE, colour=surface.theme.muted, align="middle")
    top += AIR + PITCH
    count = len(leaders.cards)
    wide = (WIDTH - 2 * EDGE - AIR * (count - 1)) // count
    while card_height(wide) > bottom - AIR - top:
        wide -= 1
    left = (WIDTH - wide * count - AIR * (count - 1)) // 2
    for n, card in enumerate(leaders.cards):
        surface.card(card, left + n * (wide + AIR), (top + bottom - AIR - card_height(wide)) // 2, wide)


def _line(surface: Surface, line: LeaderLine, top: int, *, striped: bool, large: bool, medals: bool = True) -> None:
    look, full, size = surface.theme, LARGE if large else SIZE, min_size(large=large)
    box = (22, top, WIDTH - 22, top + PITCH - 2)
    ground = look.stripe if striped or line.own else look.panel
    if line.own:
        surface.panel(box, ground, 10, look.gold, 3)
    elif striped:
        surface.panel(box, ground, 10)
    colour = look.muted if line.provisional else look.text
    y = top + (-1 if large else 4)
    # The own line may belong to a player who is hidden from the board: they see their place, but get no medal.
    if medals and 0 < line.place <= 3:
        surface.disc(PLACE - 21, top + PITCH // 2 - 1, 19, look.gold)
        surface.text(
            *(str(line.place), (PLACE - 21, top + 6), size, 38),
            colour=look.on_gold,
            under=look.gold,
            align="middle",
            font=fonts.INDEX,
        )
    else:
        said, shown = str(line.place or "–"), full if line.place < 1000 else size
        at = (PLACE, y + round((full - shown) * 0.7))
        surface.text(said, at, shown, PLACE - 24, colour=colour, under=ground, align="right")
    surface.text(line.name, (PLACE + 18, y), full, VALUE - PLACE - 150, colour=colour, under=ground)
    surface.text(line.value, (VALUE, y), full, 140, colour=colour, under=ground, align="right")
    if line.provisional:
        surface.text("?", (VALUE + 3, y), full, 20, colour=colour, under=ground)
    if line.streak is not None:
        _streak(surface, line.streak, y, full, ground)
    if line.unsure and not line.gained:
        said = f"± {line.unsure}"
        surface.text(said, (GAINED, y + 3), max(size, full - 4), 118, colour=look.muted, under=ground, align="right")
    if line.gained:
        arrow = f"{UP if line.gained > 0 else DOWN} {abs(line.gained)}"
        shade = look.gold if line.gained > 0 else look.muted
        surface.text(arrow, (GAINED, y + 3), max(size, full - 4), 118, colour=shade, under=ground, align="right")
    surface.text(str(line.played), (PLAYED, y), full, 110, colour=colour, under=ground, align="right")
    surface.text(f"{line.won} %", (WON, y), full, 110, colour=colour, under=ground, align="right")


def _streak(surface: Surface, streak: int, y: int, size: int, ground: str) -> None:
    """Draws the matches won in a row: golden from three on, grey without any."""
    look = surface.theme
    colour = look.gold if streak >= GLOWS else look.text if streak else look.muted
    surface.text(str(streak or "–"), (GAINED, y), size, 110, colour=colour, under=ground, align="right")


def leaders_alt(leaders: Leaders, words: WordsLike) -> str:
    """Return the page as text. Lines that do not fit are dropped from the end, but never the viewer's line."""
    head = f"{leaders.title}. {leaders.terms}. {leaders.measure}:"
    last = [alt_line(leaders.own, words)] if leaders.own is not None else []
    said = [alt_line(line, words) for line in leaders.lines] or [leaders.empty or words.text("render-board-empty")]
    while len(said) > 1 and len(" ".join([head, *said, *last])) > ALT_LIMIT:
        said.pop()
    return " ".join([head, *said, *last])[:ALT_LIMIT]


def alt_line(line: LeaderLine, words: WordsLike) -> str:
    """Return one line as a sentence."""
    key = "render-alt-leader-own" if line.own else "render-alt-leader"
    value = alt_value(line, words)
    return words.text(key, place=str(line.place or "–"), who=line.name, value=value, count=line.played, won=line.won)


def alt_value(line: LeaderLine, words: WordsLike) -> str:
    """Return the value with its deviation, whether it is provisional, and the change of the rating."""
    said = [f"{line.value} ± {line.unsure}" if line.unsure and not line.gained else line.value]
    if line.provisional:
        said.append(words.text("render-alt-provisional"))
    if line.streak:
        said.append(words.text("render-alt-streak", count=line.streak))
    if line.gained:
        said.append(words.text("render-alt-gained", change=f"{'+' if line.gained > 0 else '−'}{abs(line.gained)}"))
    return ", ".join(said)
