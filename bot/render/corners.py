"""What stands in the corners of the board: title and whose turn it is, score, the trick before, remarks."""

from __future__ import annotations

from bot.engine.text import Line
from bot.engine.view import PublicView, Trick
from bot.render import ink
from bot.render.fit import fits, halves, lines, paragraph, sizes, whole
from bot.render.model import CORNER_FREE, HEIGHT, LARGE_LEAST, LEAST, WIDTH
from bot.render.seats import LAST, NOTES, SCORE, THREE_LAST, THREE_NOTES, TITLE
from bot.render.sheet import Box, Sheet, chip_height
from bot.render.speech import Speech

INSET = 62
"""Width of the chips of the trick before."""
Remark = tuple[int | None, str, tuple[Line, ...]]
"""Whose cards it is about, if anybody's, what they are called (a key), and what is said of them."""


def remarks(view: PublicView) -> list[Remark]:
    """Remarks on groups of cards that matter during the play: declared combinations, what is owed."""
    return [(zone.seat, zone.key, zone.lines) for zone in view.zones if zone.lines and zone.cards]


def table_notes(view: PublicView, speech: Speech) -> list[str]:
    """The same in words."""
    return [_remarked(speech, remark)[0] for remark in remarks(view)]


def _remarked(speech: Speech, remark: Remark) -> list[str]:
    """A remark, with shorter and shorter names, at last without its owner. Cards that nobody owns are named."""
    seat, key, said = remark
    told = list(speech.ways(said))
    if seat is None:
        return [f"{speech.text(key)}: {one}" for one in told]
    return [*(f"{who}: {one}" for who, one in zip(speech.clips(seat), told, strict=True)), told[-1]]


def corners(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """All of them; ``trick`` is the one in the middle."""
    _head(sheet, speech)
    sheet.kept(SCORE, ("score", *speech.score_lines()), lambda: _score(sheet, speech))
    lower_corners(sheet, view, speech, trick)


def lower_corners(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """The two below: a remark, the trick before."""
    notes, box = (THREE_NOTES, THREE_LAST) if len(view.seats) == 3 else (NOTES, LAST)
    if view.history and trick is not view.history[-1]:
        last = view.history[-1]
        taken = speech.who(last.winning) if last.winning is not None else ""
        what = ("last", speech.words.text("render-last"), taken, last.cards, last.winning)
        sheet.kept(box, what, lambda: _last(sheet, last, speech, box))
    found = remarks(view)
    if found:
        sheet.panel(notes, sheet.theme.panel, 12)
        more = f" (+{len(found) - 1})" if len(found) > 1 else ""
        room = notes[2] - notes[0] - 20
        said = whole((one + more for one in _remarked(speech, found[-1])), LEAST + 2, room, LEAST)
        at = (notes[0] + 10, (notes[1] + notes[3]) // 2 - round(said.size * 0.68))
        sheet.text(said.said, at, said.size, room, colour=sheet.theme.muted)


def _head(sheet: Sheet, speech: Speech) -> None:
    theme = sheet.theme
    left, top, right, bottom = TITLE
    room = right - left - 32
    told = turn(speech, room)
    high = 52 if not told else bottom - top
    sheet.panel((left, top, right, top + high), theme.panel, 16)
    parts = (speech.table, speech.deal(), speech.moment())
    said = whole((" · ".join(filter(None, parts[n:])) for n in range(3)), 31, room, LEAST)
    sheet.text(said.said, (left + 16, top + 35 - round(said.size)), said.size, room)
    for one, size, base, gold in told:
        at = (left + 16, top + base - round(size))
        sheet.text(one, at, size, room, colour=theme.gold if gold else theme.muted)


Row = tuple[str, float, int, bool]
"""A line of words, its size, its base line from the top of the title in px, and whether it is golden."""


def turn(speech: Speech, room: int) -> list[Row]:
    """Whose turn it is in gold and what is said after it, in two lines if they can be whole, else in three, with
    names as long as there is room for."""
    status = speech.view.status
    if not status:
        return []
    said = ""
    for first, rest in zip(speech.ways(status[:1]), speech.ways(status[1:]), strict=True):
        said = f"{first} {rest}"
        for size, other in zip(sizes(32, LEAST), sizes(30, LEAST), strict=True):
            if fits(first, size, room) and fits(rest, other, room):
                return [(first, size, 78, True), (rest, other, 117, False)]
        if not rest:
            found = lines(first, 30, room, 2)
            if found:
                return [(one, 30, 78 + 39 * n, True) for n, one in enumerate(found)]
        upper, lower = lines(first, LEAST, room, 2), lines(rest, LEAST, room, 2)
        if upper and lower and len(upper) + len(lower) <= 3:
            rows = [*((one, True) for one in upper), *((one, False) for one in lower)]
            return [(one, LEAST, 71 + 33 * n, gold) for n, (one, gold) in enumerate(rows)]
    return [(one, LEAST, 71 + 33 * n, True) for n, one in enumerate(ink.wrapped(said, LEAST, room, 3))]


def _score(sheet: Sheet, speech: Speech) -> None:
    if not speech.view.score:
        return
    left, top, right, _ = SCORE
    sheet.panel(SCORE, sheet.theme.panel, 16)
    said, size = scored(speech, right - left - 24)
    # One line in the middle of the panel, two close to each other.
    bases = (top + 35 + round(size * 0.36),) if len(said) == 1 else (top + 30, top + 61)
    for one, base in zip(said, bases, strict=True):
        at = ((left + right) // 2, base - size)
        sheet.text(one, at, size, right - left - 24, align="middle", colour=sheet.theme.gold)


def scored(speech: Speech, room: int) -> tuple[list[str], int]:
    """The score in one line or else in two, with names as long as there is room for, and the size of the letters."""
    both: list[str] = []
    for parts in speech.score_ways():
        one, both = " · ".join(parts), list(halves(parts, LEAST, room))
        for said, some in (([one], (34, 31, LEAST)), (both, (LEAST,))):
            size = next((size for size in some if all(fits(part, size, room) for part in said)), 0)
            if size and said[-1]:
                return said, size
    return [part for part in both if part], LEAST


def _last(sheet: Sheet, trick: Trick, speech: Speech, box: Box) -> None:
    """The trick before: its cards as chips in the order of play, the winner's with a rim and a mark."""
    theme = sheet.theme
    _, top, right, bottom = box
    left = max(box[0], right - 160 - (INSET + 8) * len(trick.cards))
    start = right - 10 - (INSET + 8) * len(trick.cards)
    room = start - left - 20
    sheet.panel((left, top, right, bottom), theme.panel, 16)
    rows = [(one, LEAST, theme.muted) for one in paragraph((speech.text("render-last"),), LEAST, room, 2)]
    if trick.winning is not None:
        name = whole((f"★ {who}" for who in speech.clips(trick.winning)), LEAST, room)
        rows.append((name.said, LEAST, theme.gold))
    y = (top + bottom) // 2 - 16 * len(rows) - 2
    for said, size, colour in rows:
        sheet.text(said, (left + 12, y), size, room, colour=colour)
        y += 32
    y = (top + bottom - chip_height(INSET)) // 2
    for n, played in enumerate(trick.cards):
        x = start + (INSET + 8) * n
        if played.seat == trick.winning:
            sheet.panel((x - 4, y - 4, x + INSET + 4, y + chip_height(INSET) + 4), theme.gold, 9)
        sheet.chip(speech.id(played.card), x, y, INSET)


def foot(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """Large print has one line below: the remark on the table, or else who took the trick before."""
    found = remarks(view)
    last = view.history[-1] if view.history and trick is not view.history[-1] else None
    said = _remarked(speech, found[-1]) if found else []
    if not said and last is not None and last.winning is not None:
        said = [f"{speech.text('render-last')}: {who}" for who in speech.clips(last.winning)]
    if said:
        sheet.panel((CORNER_FREE, HEIGHT - 60, WIDTH - 14, HEIGHT - 12), sheet.theme.panel, 14)
        room = WIDTH - CORNER_FREE - 46
        shown = whole(said, 36, room, LARGE_LEAST)
        at = (CORNER_FREE + 16, HEIGHT - 23 - round(shown.size))
        sheet.text(shown.said, at, shown.size, room, colour=sheet.theme.muted)
