"""The picture of a hint: what each answer to a question is worth, with the interval of its difference to the best."""

from __future__ import annotations

import msgspec

from bot.render import text as text_module
from bot.render.chart import EDGE, MARGIN, ROOM, begin, letters
from bot.render.model import ALT_LIMIT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished
from bot.render.surface import Surface
from bot.render.text import MIN_SIZE
from cards_art import fonts

HEAD = 72
"""Height in px of the title."""
PITCH = 72
"""Height in px of a line."""
FOOT = 46
"""Height in px of the note below the lines."""
CARD, SMALL, BETWEEN, GAP = 54, 30, 2, 12
"""Size in px of the card of a line, of each of many, the gap between cards, and that beside a word between them."""
NAME, SCALE, VALUE = 102, (470, 860), WIDTH - EDGE
"""x coordinates in px: where a name begins, the ends of the scale, the right edge of a value."""
SIZE, LARGE = 34, 40
"""Letter size in px in a line, normal and in large print."""
DOT = 12
"""Radius in px of a dot."""
THIN = 4
"""Height in px of an interval and of the line of the best answer."""


class ChoiceLine(msgspec.Struct, frozen=True):
    """One answer: its name, the id of its card ("": several or none), its worth, what it loses against the best, and
    the half of the interval of that loss. ``own`` is the answer that was given. Of an answer of several cards the ids
    are ``cards``; beside the best they are those that only it has, and ``instead`` those that it lacks."""

    name: str
    card: str
    value: str
    lost: float = 0.0
    within: float = 0.0
    own: bool = False
    cards: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


class Choices(msgspec.Struct, frozen=True):
    """The answers to a question, the best first. ``own`` says what the mark of the given answer means, ``instead``
    stands between cards and those instead of which they are chosen."""

    title: str
    lines: tuple[ChoiceLine, ...]
    note: str = ""
    own: str = ""
    instead: str = ""


def choices_picture(
    choices: Choices, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """Return the picture, drawn in the calling thread, in the colours and with the cards of `pack`."""
    surface = draw_choices(choices, pack, words, theme, large=large)
    return finished("choices", surface, choices_alt(choices))


def draw_choices(choices: Choices, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False) -> Surface:
    """Draws the title, a line for each answer, and the note."""
    high = MARGIN + HEAD + PITCH * len(choices.lines) + (FOOT if choices.note else 0) + 2 * MARGIN
    surface, least = begin(choices.title, high, pack, words, theme, large=large, head=HEAD), letters(large=large)
    top, longest = MARGIN + HEAD, max((line.lost + line.within for line in choices.lines), default=0.0)
    for number, line in enumerate(choices.lines):
        _line(surface, line, choices, top + number * PITCH, longest, large=large, best=number == 0)
    if choices.note:
        at = (EDGE, top + PITCH * len(choices.lines) + 4)
        surface.text(choices.note, at, least, ROOM, colour=surface.theme.muted, min_size=least)
    return surface


def _line(
    surface: Surface, line: ChoiceLine, choices: Choices, top: int, longest: float, *, large: bool, best: bool
) -> None:
    look, size = surface.theme, LARGE if large else SIZE
    ground, middle = look.stripe if best or line.own else look.panel, top + PITCH // 2 - 2
    if best or line.own:
        surface.panel((22, top, WIDTH - 22, top + PITCH - 4), ground, 10, look.gold if best else "", 3)
    _answer(surface, line, choices, middle, ground, large=large)
    _scale(surface, line, middle, longest, best=best)
    y = middle - round(size * 0.62)
    surface.text(line.value, (VALUE - 6, y), size, 190, under=ground, align="right", font=fonts.INDEX)


def _answer(surface: Surface, line: ChoiceLine, choices: Choices, middle: int, ground: str, *, large: bool) -> None:
    """Draws what an answer is: its card and name, or its cards; below the given one a note."""
    look, size, least = surface.theme, LARGE if large else SIZE, letters(large=large)
    left, right = NAME if line.card else EDGE + 6, SCALE[0] - 40
    y = middle - round(size * 0.62)
    if line.own:
        surface.text(
            choices.own, (left, middle + 1), least, right - left, colour=look.muted, under=ground, min_size=least
        )
        y = middle - round(size * 1.02)
    if line.cards:
        _cards(surface, line, choices.instead, (left, middle), right, least, ground)
        return
    if line.card:
        surface.tile(line.card, EDGE + 4, middle - CARD // 2, CARD)
    surface.text(line.name, (left, y), size, right - left, under=ground, min_size=MIN_SIZE)


def _cards(
    surface: Surface, line: ChoiceLine, instead: str, at: tuple[int, int], right: int, size: int, ground: str
) -> None:
    """Draws the cards of an answer as tiles, then those that it lacks: small ones in two rows where they are many,
    which overlap only where that is not enough."""
    left, middle = at
    groups = [group for group in (line.cards, line.instead) if group]
    word = round(text_module.width(instead, size)) + 2 * GAP if line.instead else 0
    room = right - left - word

    def wide(tile: int, rows: int) -> int:
        return sum(-(-len(group) // rows) * (tile + BETWEEN) for group in groups)

    tile, rows = (SMALL, 1) if line.own else (CARD, 1) if wide(CARD, 1) <= room else (SMALL, 2)
    step = min(tile + BETWEEN, (tile + BETWEEN) * room // wide(tile, rows))
    top = middle - tile if line.own else middle - (rows * (tile + BETWEEN) - BETWEEN) // 2
    for group in groups:
        if group is line.instead:
            surface.text(
                instead,
                (left + GAP, top + rows * tile // 2 - round(size * 0.62)),
                size,
                word,
                colour=surface.theme.muted,
                under=ground,
            )
            left += word
        columns = -(-len(group) // rows)
        for number, card in enumerate(group):
            row, column = divmod(number, columns)
            surface.tile(card, left + column * step, top + row * (tile + BETWEEN), tile)
        left += (columns - 1) * step + tile


def _scale(surface: Surface, line: ChoiceLine, middle: int, longest: float, *, best: bool) -> None:
    """Draws how far an answer is from the best, which stands at the right end of the scale."""
    look, (start, end) = surface.theme, SCALE

    def place(lost: float) -> int:
        share = min(max(lost / longest, 0.0), 1.0) if longest else 0.0
        return round(end - share * (end - start))

    surface.panel((end - 2, middle - PITCH // 2 + 6, end + 2, middle + PITCH // 2 - 6), look.gold, 1)
    at, shade = place(line.lost), look.gold if best else look.text
    if not best:
        surface.panel((at, middle - 1, end - 2, middle + 2), look.slot, 1)
        low, high = place(line.lost + line.within), place(line.lost - line.within)
        surface.panel((low, middle - THIN // 2, max(high, low + THIN), middle + THIN // 2), look.muted, 2)
        for x in (low, high):
            surface.panel((x - THIN // 2, middle - 9, x + THIN // 2, middle + 9), look.muted, 1)
    surface.disc(at, middle, DOT, shade, look.panel)


def choices_alt(choices: Choices) -> str:
    """Return the picture as text. Lines that do not fit are dropped from the end, but never the first one."""
    said = [_alt_line(line, choices.own) for line in choices.lines]
    while len(said) > 1 and len(_told(choices, said)) > ALT_LIMIT:
        said.pop()
    return _told(choices, said)[:ALT_LIMIT]


def _told(choices: Choices, said: list[str]) -> str:
    return " ".join(filter(None, [f"{choices.title}:", f"{'; '.join(said)}.", choices.note]))


def _alt_line(line: ChoiceLine, own: str) -> str:
    return f"{line.name}{f' ({own})' if line.own else ''} {line.value}"
