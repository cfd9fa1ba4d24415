"""The public picture of a table: the trick in the middle, seats round it."""

from __future__ import annotations

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render import ink
from bot.render.calls import bubbles, calls_of, in_auction
from bot.render.ground import draw_ground
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH
from bot.render.open_hands import draw_open_hands
from bot.render.piles import draw_piles
from bot.render.pills import pill
from bot.render.seats import CENTRE, LAST, NOTES, SCORE, SPOTS, TITLE, SeatPlace, callers, cross, homes, row
from bot.render.seats import large as seats_large
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.sprites import card_height
from bot.render.strip import strip
from cards_art import fonts

BOARD_WIDTH = 880
"""Pixels of the board's width: a third less work than 1100, and on a phone it looks the same."""
INSET = 62
SHORT = 180
"""So much of a played card is shown while hands lie open below."""


def centre_trick(view: PublicView) -> Trick | None:
    """The trick to show large: the running one, or the last while nobody has led to the next."""
    if view.trick is not None and (view.trick.cards or not view.history):
        return view.trick
    return view.history[-1] if view.history else view.trick


def before_play(view: PublicView) -> bool:
    """Whether the picture shows the groups of cards on the table instead of a trick."""
    return not view.history and not (view.trick and view.trick.cards) and any(zone.cards for zone in view.zones)


def draw_board(view: PublicView, speech: Speech, theme: str = "dark", *, large: bool = False) -> Sheet:
    """What everybody may see, always from the same side of the table. ``large`` is large print: bigger cards and words,
    and only what matters now."""
    sheet = Sheet(theme, view.pack, WIDTH if large else BOARD_WIDTH, language=speech.language)
    if before_play(view):
        draw_ground(sheet, view, speech)
        return sheet
    trick = centre_trick(view)
    count = len(view.seats)
    fallen = [info for info in view.seats if info.open_hand]
    if in_auction(view):
        _corners(sheet, view, speech, trick)
        draw_piles(sheet, speech, view.zones, (CENTRE,) if count < 4 else (), {})
        for info in view.seats:
            place = callers(count, view.clockwise)[info.seat]
            pill(sheet, speech, info, place.pill)
            bubbles(sheet, speech, calls_of(view, info.seat), place.calls)
        return sheet
    if fallen:
        strip(sheet, speech)
        places = row(count, SHORT)
        draw_open_hands(sheet, speech, fallen, 108 + SHORT + 80)
    elif large:
        strip(sheet, speech, grown=True)
        places = seats_large(count)
        _foot(sheet, view, speech, trick)
    else:
        places = cross(count, view.clockwise)
        _corners(sheet, view, speech, trick)
        draw_piles(sheet, speech, view.zones, SPOTS[count], homes(count, view.clockwise))
    for info in view.seats:
        _seat(sheet, speech, info, places[info.seat], trick, SHORT if fallen else 0)
    return sheet


def _seat(sheet: Sheet, speech: Speech, info: SeatInfo, place: SeatPlace, trick: Trick | None, shown: int) -> None:
    (x, y), width = place.card, place.width
    high = shown or card_height(width)
    played = [(n, p) for n, p in enumerate(trick.cards, start=1) if p.seat == info.seat] if trick else []
    winner = bool(played) and trick is not None and trick.winning == info.seat
    pill(sheet, speech, info, place.pill, winner=winner)
    if not played:
        rim = sheet.theme.gold if info.waiting else sheet.theme.slot
        sheet.outline((x + 8, y + 8, x + width - 8, y + high - 8), 16, rim)
        return
    order, card = played[0]
    sheet.card(speech.id(card.card), x, y, width, rim=winner, shown=shown)
    if winner and trick is not None:
        said = speech.text("render-took" if trick.complete else "render-takes")
        _ribbon(sheet, said, x, y + round(high * 0.68), width)
    _order(sheet, order, x + width - 6, y + high - 26)


def _ribbon(sheet: Sheet, said: str, x: int, top: int, width: int) -> None:
    theme = sheet.theme
    sheet.panel((x - 12, top, x + width + 12, top + 44), theme.on_gold, 6)
    sheet.panel((x - 10, top + 2, x + width + 10, top + 42), theme.gold, 5)
    sheet.text(
        said.upper().replace(" ", "  "), (x + width // 2, top + 2), 30, width,
        colour=theme.on_gold, under=theme.gold, align="middle", font=fonts.INDEX,
    )  # fmt: skip


def _order(sheet: Sheet, number: int, cx: int, cy: int) -> None:
    sheet.disc(cx, cy, 23, sheet.theme.panel, sheet.theme.gold)
    sheet.text(str(number), (cx, cy - 23), 36, 40, align="middle", font=fonts.INDEX)


def _corners(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    theme = sheet.theme
    left, top, right, bottom = TITLE
    first, rest = speech.status_halves()
    room = right - left - 32
    sheet.panel((left, top, right, bottom if first else top + 52), theme.panel, 16)
    sheet.text(_title(speech, room), (left + 16, top + 4), 31, room, least=27)
    if not rest and ink.width(first, 26) > room:
        first, *more = ink.wrapped(first, 30, room, 2)
        rest, colour = " ".join(more), theme.gold
    else:
        colour = theme.muted
    sheet.text(first, (left + 16, top + 45), 31, room, colour=theme.gold, least=26)
    sheet.text(rest, (left + 16, top + 85), 30 if colour == theme.gold else 28, room, colour=colour, least=23)
    sheet.kept(SCORE, ("score", *speech.score_lines()), lambda: _score(sheet, speech))
    if view.history and trick is not view.history[-1]:
        last = view.history[-1]
        taken = speech.who(last.winning) if last.winning is not None else ""
        what = ("last", speech.words.text("render-last"), taken, last.cards, last.winning)
        sheet.kept(LAST, what, lambda: _last(sheet, last, speech))
    _notes(sheet, view, speech)


def _title(speech: Speech, room: int) -> str:
    """Table, deal and trick; without the table's name, which the thread bears too, where there is no room for it."""
    parts = [part for part in (speech.table, speech.deal(), speech.moment()) if part]
    whole = " · ".join(parts)
    return whole if ink.width(whole, 27) <= room or len(parts) < 2 else " · ".join(parts[1:])


def _score(sheet: Sheet, speech: Speech) -> None:
    lines = speech.score_lines()
    if not lines:
        return
    left, top, right, _ = SCORE
    sheet.panel(SCORE, sheet.theme.panel, 16)
    middle, room = (left + right) // 2, right - left - 24
    if len(lines) > 1 and ink.width(" · ".join(lines), 30) > room:
        lines = [lines[0], " · ".join(lines[1:])]
        for n, said in enumerate(lines):
            sheet.text(said, (middle, top + 26 * n), 26, room, align="middle", colour=sheet.theme.gold)
        return
    said = " · ".join(lines)
    size = 34 if ink.width(said, 34) <= room else 28
    sheet.text(said, (middle, top + 28 - round(size * 0.62)), size, room, align="middle", colour=sheet.theme.gold)


def _last(sheet: Sheet, trick: Trick, speech: Speech) -> None:
    """The trick before: its cards as chips in the order of play, the winner's with a rim and a mark."""
    theme = sheet.theme
    left, top, _, bottom = LAST
    sheet.panel(LAST, theme.panel, 16)
    said = speech.text("render-last")
    sheet.text(said, (left + 14, top + 10), 22, 126, colour=theme.muted)
    if trick.winning is not None:
        sheet.text(speech.who(trick.winning), (left + 14, top + 40), 28, 122)
        sheet.text("★", (left + 14, top + 74), 26, 60, colour=theme.gold)
    x = left + 142
    for played in trick.cards:
        if played.seat == trick.winning:
            sheet.panel((x - 4, top + 4, x + INSET + 4, bottom - 4), theme.gold, 9)
        sheet.chip(speech.id(played.card), x, top + 8, INSET)
        x += INSET + 8


def _foot(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """Large print has one line below: the remark on the table, or else who took the trick before."""
    notes = table_notes(view, speech)
    last = view.history[-1] if view.history and trick is not view.history[-1] else None
    said = notes[-1] if notes else ""
    if not said and last is not None and last.winning is not None:
        said = f"{speech.text('render-last')}: {speech.who(last.winning)}"
    if said:
        sheet.panel((CORNER_FREE, HEIGHT - 60, WIDTH - 14, HEIGHT - 12), sheet.theme.panel, 14)
        sheet.text(said, (CORNER_FREE + 16, HEIGHT - 58), 36, WIDTH - CORNER_FREE - 46, colour=sheet.theme.muted)


def table_notes(view: PublicView, speech: Speech) -> list[str]:
    """Remarks on groups of cards that matter during the play: declared combinations, what is owed."""
    found: list[str] = []
    for zone in view.zones:
        if zone.lines and zone.cards:
            who = f"{speech.who(zone.seat)}: " if zone.seat is not None else ""
            found.append(who + " ".join(speech.line(line) for line in zone.lines))
    return found


def _notes(sheet: Sheet, view: PublicView, speech: Speech) -> None:
    notes = table_notes(view, speech)
    if not notes:
        return
    sheet.panel(NOTES, sheet.theme.panel, 12)
    room = NOTES[2] - NOTES[0] - 24
    more = f" (+{len(notes) - 1})" if len(notes) > 1 else ""
    said = ink.fitted(notes[-1], 27, room - ink.width(more, 27)) + more
    sheet.text(said, (NOTES[0] + 12, NOTES[1] + 5), 27, room, colour=sheet.theme.muted)
