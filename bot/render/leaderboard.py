"""The picture of a leaderboard: ten lines, and the asker's own below them where she stands elsewhere."""

from __future__ import annotations

import msgspec

from bot.render.kinds import finished
from bot.render.model import ALT_LIMIT, HEIGHT, LARGE_LEAST, LEAST, WIDTH, Picture, WordsLike, least
from bot.render.sheet import Sheet
from cards_art import fonts

ROWS = 10
HEAD = 74
CAPTIONS = 34
PITCH = 50
SIZE, LARGE = 31, 38
"""Of the words in a line, in px; the second in large print."""
EDGE = 30
PLACE, VALUE, GAINED, PLAYED, WON = 94, 640, 770, 900, 1046
"""Where the columns stand: the right edge of the place, then of each number, in px. The name begins after the place."""

UP, DOWN = "▲", "▼"


class LeaderLine(msgspec.Struct, frozen=True):
    """One line. ``name`` is fit to be shown (computers and the nameless too); ``value`` is what the board is sorted by;
    ``gained`` how the rating moved and ``unsure`` its standard deviation, 0 where that is not told; ``won`` is 0-100. A
    ``provisional`` value is grey with a question mark, the asker's ``own`` line is framed.
    """

    place: int
    name: str
    value: str
    gained: int
    played: int
    won: int
    provisional: bool = False
    own: bool = False
    unsure: int = 0


class Leaders(msgspec.Struct, frozen=True):
    """A page of a leaderboard in words ready to be drawn. ``own`` is the asker's line where it is not on the page,
    ``empty`` what is said where there are no lines."""

    title: str
    terms: str
    measure: str
    lines: tuple[LeaderLine, ...]
    own: LeaderLine | None = None
    empty: str = ""


def leaders_picture(
    leaders: Leaders, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """The page, drawn at once in the calling thread; ``pack`` lends its colours."""
    sheet = draw_leaders(leaders, pack, words, theme, large=large)
    return finished("leaderboard", sheet, leaders_alt(leaders, words))


def draw_leaders(leaders: Leaders, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False) -> Sheet:
    """Title, terms, captions, up to ten lines, the own line at the foot. ``large`` is large print."""
    sheet = Sheet(theme, pack)
    look = sheet.theme
    sheet.panel((12, 12, WIDTH - 12, HEIGHT - 12), look.panel, 18)
    used = sheet.text(leaders.title, (EDGE, 19), 38, 560)
    room = WIDTH - 2 * EDGE - used - 24
    size = least(large=large)
    sheet.text(leaders.terms, (WIDTH - EDGE, 55 - size), size, room, colour=look.muted, align="right")
    captions = [
        (leaders.measure, VALUE, 190),
        (words.text("render-played"), PLAYED, 125),
        (words.text("render-won"), WON, 140),
    ]
    every = [*leaders.lines, *filter(None, [leaders.own])]
    if any(line.gained for line in every):
        captions.append((words.text("render-change"), GAINED, 120))
    elif any(line.unsure for line in every):
        captions.append((words.text("render-unsure"), GAINED, 120))
    for said, right, most in captions:
        size, up = (LARGE_LEAST, 7) if large else (LEAST, 3)
        sheet.text(said, (right, HEAD - up), size, most, colour=look.gold, align="right")
    top = HEAD + CAPTIONS
    for n, line in enumerate(leaders.lines[:ROWS]):
        _line(sheet, line, top + n * PITCH, striped=n % 2 == 0, large=large)
    if not leaders.lines:
        said = leaders.empty or words.text("render-board-empty")
        sheet.text(said, (EDGE, top + 10), SIZE, WIDTH - 2 * EDGE, colour=look.muted)
    if leaders.own is not None:
        foot = HEIGHT - 12 - PITCH - 10
        _line(sheet, leaders.own, foot, striped=False, large=large, medals=False)
    return sheet


def _line(sheet: Sheet, line: LeaderLine, top: int, *, striped: bool, large: bool, medals: bool = True) -> None:
    look, full, size = sheet.theme, LARGE if large else SIZE, least(large=large)
    box = (22, top, WIDTH - 22, top + PITCH - 2)
    ground = look.stripe if striped or line.own else look.panel
    if line.own:
        sheet.panel(box, ground, 10, look.gold, 3)
    elif striped:
        sheet.panel(box, ground, 10)
    colour = look.muted if line.provisional else look.text
    y = top + (-1 if large else 4)
    # A line beside the page may be of one who is not on it: who wishes not to be named has a place, and no medal.
    if medals and line.place <= 3:
        sheet.disc(PLACE - 21, top + PITCH // 2 - 1, 19, look.gold)
        sheet.text(
            *(str(line.place), (PLACE - 21, top + 6), size, 38),
            colour=look.on_gold,
            under=look.gold,
            align="middle",
            font=fonts.INDEX,
        )
    else:
        said, shown = str(line.place), full if line.place < 1000 else size
        at = (PLACE, y + round((full - shown) * 0.7))
        sheet.text(said, at, shown, PLACE - 24, colour=colour, under=ground, align="right")
    sheet.text(line.name, (PLACE + 18, y), full, VALUE - PLACE - 150, colour=colour, under=ground)
    sheet.text(line.value, (VALUE, y), full, 140, colour=colour, under=ground, align="right")
    if line.provisional:
        sheet.text("?", (VALUE + 3, y), full, 20, colour=colour, under=ground)
    if line.unsure and not line.gained:
        said = f"± {line.unsure}"
        sheet.text(said, (GAINED, y + 3), max(size, full - 4), 118, colour=look.muted, under=ground, align="right")
    if line.gained:
        arrow = f"{UP if line.gained > 0 else DOWN} {abs(line.gained)}"
        shade = look.gold if line.gained > 0 else look.muted
        sheet.text(arrow, (GAINED, y + 3), max(size, full - 4), 118, colour=shade, under=ground, align="right")
    sheet.text(str(line.played), (PLAYED, y), full, 110, colour=colour, under=ground, align="right")
    sheet.text(f"{line.won} %", (WON, y), full, 110, colour=colour, under=ground, align="right")


def leaders_alt(leaders: Leaders, words: WordsLike) -> str:
    """The whole page in words; lines that do not fit any more are left out from the end, the own line never."""
    head = f"{leaders.title}. {leaders.terms}. {leaders.measure}:"
    last = [alt_line(leaders.own, words)] if leaders.own is not None else []
    said = [alt_line(line, words) for line in leaders.lines] or [leaders.empty or words.text("render-board-empty")]
    while len(said) > 1 and len(" ".join([head, *said, *last])) > ALT_LIMIT:
        said.pop()
    return " ".join([head, *said, *last])[:ALT_LIMIT]


def alt_line(line: LeaderLine, words: WordsLike) -> str:
    """One line as a sentence."""
    key = "render-alt-leader-own" if line.own else "render-alt-leader"
    told = alt_value(line, words)
    return words.text(key, place=str(line.place), who=line.name, value=told, count=line.played, won=line.won)


def alt_value(line: LeaderLine, words: WordsLike) -> str:
    """The value with all that stands beside it."""
    said = [f"{line.value} ± {line.unsure}" if line.unsure and not line.gained else line.value]
    if line.provisional:
        said.append(words.text("render-alt-provisional"))
    if line.gained:
        said.append(words.text("render-alt-gained", change=f"{'+' if line.gained > 0 else '−'}{abs(line.gained)}"))
    return ", ".join(said)
