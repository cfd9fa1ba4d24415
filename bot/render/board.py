"""The public picture of a table: the trick in the middle, seats round it."""

from __future__ import annotations

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render import ink
from bot.render.calls import bubbles, calls_of, in_auction
from bot.render.ground import draw_ground
from bot.render.open_hands import draw_open_hands
from bot.render.pills import pill
from bot.render.seats import CARD, HIGH, LAST, NOTES, SCORE, TITLE, SeatPlace, cross, row
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.strip import strip
from cards_art import fonts

INSET = 68


def centre_trick(view: PublicView) -> Trick | None:
    """The trick to show large: the running one, or the last while nobody has led to the next."""
    if view.trick is not None and (view.trick.cards or not view.history):
        return view.trick
    return view.history[-1] if view.history else view.trick


def before_play(view: PublicView) -> bool:
    """Whether the picture shows the groups of cards on the table instead of a trick."""
    return not view.history and not (view.trick and view.trick.cards) and any(zone.cards for zone in view.zones)


def draw_board(view: PublicView, speech: Speech, theme: str = "dark") -> Sheet:
    """What everybody may see, always from the same side of the table."""
    sheet = Sheet(theme, view.pack)
    if before_play(view):
        draw_ground(sheet, view, speech)
        return sheet
    trick = centre_trick(view)
    fallen = [info for info in view.seats if info.open_hand]
    if fallen:
        strip(sheet, speech)
        places = row(len(view.seats))
        draw_open_hands(sheet, speech, fallen)
    else:
        places = cross(len(view.seats))
        _corners(sheet, view, speech, trick)
    auction = in_auction(view)
    for info in view.seats:
        place = places[info.seat]
        if auction:
            pill(sheet, speech, info, place.pill)
            bubbles(sheet, speech, calls_of(view, info.seat), place.calls)
        else:
            _seat(sheet, speech, info, place, trick)
    return sheet


def _seat(sheet: Sheet, speech: Speech, info: SeatInfo, place: SeatPlace, trick: Trick | None) -> None:
    card = place.card
    played = [(n, p) for n, p in enumerate(trick.cards, start=1) if p.seat == info.seat] if trick else []
    winner = bool(played) and trick is not None and trick.winning == info.seat
    pill(sheet, speech, info, place.pill, winner=winner)
    if not played:
        _slot(sheet, info, card.x, card.y)
        return
    order, shown = played[0]
    sheet.card(speech.id(shown.card), card.x, card.y, CARD, rim=winner)
    if winner and trick is not None:
        _ribbon(sheet, speech.text("render-took" if trick.complete else "render-takes"), card.x, card.y)
    _order(sheet, order, card.x + CARD - 6, card.y + HIGH - 26)


def _slot(sheet: Sheet, info: SeatInfo, x: int, y: int) -> None:
    theme = sheet.theme
    rim = theme.gold if info.waiting else theme.slot
    sheet.outline((x + 8, y + 8, x + CARD - 8, y + HIGH - 8), 16, rim)


def _ribbon(sheet: Sheet, said: str, x: int, y: int) -> None:
    theme = sheet.theme
    top = y + round(HIGH * 0.68)
    sheet.panel((x - 12, top, x + CARD + 12, top + 44), theme.on_gold, 6)
    sheet.panel((x - 10, top + 2, x + CARD + 10, top + 42), theme.gold, 5)
    sheet.text(
        said.upper(), (x + CARD // 2, top + 2), 30, CARD,
        colour=theme.on_gold, under=theme.gold, align="middle", font=fonts.INDEX,
    )  # fmt: skip


def _order(sheet: Sheet, number: int, cx: int, cy: int) -> None:
    sheet.disc(cx, cy, 23, sheet.theme.panel, sheet.theme.gold)
    sheet.text(str(number), (cx, cy - 23), 36, 40, align="middle", font=fonts.INDEX)


def _corners(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    theme = sheet.theme
    left, top, right, _ = TITLE
    sheet.panel(TITLE, theme.panel, 16)
    room = right - left - 32
    parts = (speech.table, speech.deal(), speech.moment())
    sheet.text(" · ".join(part for part in parts if part), (left + 16, top + 4), 31, room)
    first, rest = speech.status_halves()
    sheet.text(first, (left + 16, top + 45), 31, room, colour=theme.gold)
    sheet.text(rest, (left + 16, top + 85), 28, room, colour=theme.muted)
    _score(sheet, speech)
    if view.history and trick is not view.history[-1]:
        _last(sheet, view.history[-1], speech)
    _notes(sheet, view, speech)


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
    left, top, right, bottom = LAST
    sheet.panel(LAST, theme.panel, 16)
    said = speech.text("render-last")
    sheet.text(said, (left + 14, top + 10), 22, 128, colour=theme.muted)
    if trick.winning is not None:
        sheet.text(speech.who(trick.winning), (left + 14, top + 40), 28, 124)
        sheet.text("★", (left + 14, top + 74), 26, 60, colour=theme.gold)
    x = left + 146
    for played in trick.cards:
        if played.seat == trick.winning:
            sheet.panel((x - 4, top + 4, x + INSET - 4, bottom - 4), theme.gold, 9)
        sheet.chip(speech.id(played.card), x, top + 8, INSET - 8)
        x += INSET + 2
    if trick.notes and x < right - 60:
        sheet.text("!", (right - 24, top + 36), 34, 20, colour=theme.gold)


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
    more = f" +{len(notes) - 1}" if len(notes) > 1 else ""
    said = ink.fitted(notes[-1], 27, room - ink.width(more, 27)) + more
    sheet.text(said, (NOTES[0] + 12, NOTES[1] + 5), 27, room, colour=sheet.theme.muted)
