"""The trick on the table: a place for each seat in the order of play, with its card and its name plate.

The card that takes the trick has a frame and a ribbon with a crown. The place that the player fills now is gold. Before
the first trick, a place shows the open cards of its seat.
"""

from __future__ import annotations

from functools import partial

from bot.engine.cards import Card, Seat
from bot.engine.view import Trick, Zone
from bot.render.panel_canvas import Canvas
from bot.render.panel_layout import PLACE, RIM, place_left
from bot.render.shown import asked_place, in_turn, shown_trick
from bot.render.text import paragraph, whole
from cards_art import fonts

RIBBON = 40
"""Height in px of the ribbon on the card that takes the trick."""
SMALL = 62
"""Size in px of the tiles on a place before the first trick."""
ACROSS = (PLACE - 16) // (SMALL + 4)
"""Number of these tiles side by side."""
TOKEN = 17
"""Radius in px of the initial on a name plate."""
BELOW = 6
"""px below a name plate to which the face of a bot may reach."""


def draw_trick(canvas: Canvas) -> None:
    """Draws all places."""
    trick, mine = shown_trick(canvas.public), asked_place(canvas.view)
    played = {one.seat: one.card for one in trick.cards} if trick is not None else {}
    measures, speech = canvas.measures, canvas.speech
    for number, seat in enumerate(in_turn(canvas.public)):
        left = place_left(number)
        draw = partial(_place, canvas, left, seat, trick, played.get(seat), mine=seat == mine)
        if trick is None:
            draw()
            continue
        card, winner = "" if seat not in played else speech.id(played[seat]), trick.winning == seat
        info = canvas.public.seats[seat]
        who = speech.who(seat), speech.face(seat), info.side, info.waiting, canvas.name(seat)
        on_it = (card, winner and _said_on_ribbon(canvas, trick), canvas.public.trick is None)
        box = (left - RIM, measures.top - RIM, left + PLACE + RIM, measures.foot + BELOW)
        surface = canvas.surface
        surface.kept(box, ("place", canvas.large, seat == mine, who, on_it), draw)


def _place(canvas: Canvas, left: int, seat: Seat, trick: Trick | None, card: Card | None, *, mine: bool) -> None:
    if trick is not None and card is not None:
        _card(canvas, left, card, trick, winner=trick.winning == seat)
    elif mine and canvas.public.trick is not None:
        _own_place(canvas, left)
    else:
        _empty_place(canvas, left, seat)
    _plate(canvas, left, seat, mine=mine)


def _card(canvas: Canvas, left: int, card: Card, trick: Trick, *, winner: bool) -> None:
    surface, measures, theme = canvas.surface, canvas.measures, canvas.surface.theme
    top, shown = measures.top, measures.shown
    if winner:
        surface.panel((left - RIM, top - RIM, left + PLACE + RIM, top + shown), theme.winner, 20)
    surface.card(canvas.speech.id(card), left, top, PLACE, shown=shown)
    if winner:
        _ribbon(canvas, left, _said_on_ribbon(canvas, trick))


def _said_on_ribbon(canvas: Canvas, trick: Trick) -> str:
    return canvas.speech.text("render-panel-took" if trick.complete else "render-panel-takes")


def _ribbon(canvas: Canvas, left: int, words: str) -> None:
    surface, theme, bottom = canvas.surface, canvas.surface.theme, canvas.measures.plate - 2
    top, start, end = bottom - RIBBON, left - RIM, left + PLACE + RIM
    surface.panel((start, top - 2, end, bottom + 2), theme.on_winner, 1)
    surface.panel((start, top, end, bottom), theme.winner, 1)
    room = end - start - 56
    said = whole((words,), min(36, canvas.measures.letters), room, canvas.measures.smallest)
    wide = surface.text(
        said.said, ((start + end) // 2 + 20, round((top + bottom) / 2 - said.size * 0.68)), said.size, room,
        colour=theme.on_winner, under=theme.winner, align="middle",
    )  # fmt: skip
    x, middle = (start + end - wide) // 2 - 24, (top + bottom) // 2
    surface.mark("crown", (x, middle - 13, x + 34, middle + 13), theme.on_winner, theme.winner)


def _own_place(canvas: Canvas, left: int) -> None:
    """Draws the place that the player fills now: a dashed frame with an arrow."""
    surface, theme, measures = canvas.surface, canvas.surface.theme, canvas.measures
    top, bottom = measures.top, measures.plate + 20

    surface.panel((left, top, left + PLACE, bottom), theme.stripe, 16)
    surface.mark("dashes", (left, top, left + PLACE, bottom), theme.gold, theme.stripe)
    middle = left + PLACE // 2
    surface.mark("arrow", (middle - 42, top + 66, middle + 42, top + 162), theme.gold, theme.stripe)


def _empty_place(canvas: Canvas, left: int, seat: Seat) -> None:
    surface, theme, measures = canvas.surface, canvas.surface.theme, canvas.measures
    top, bottom = measures.top, measures.plate + 20
    surface.panel((left, top, left + PLACE, bottom), theme.place, 16, theme.edge, 3)
    if shown_trick(canvas.public) is None:
        _laid_out(canvas, left, [zone for zone in canvas.public.zones if zone.seat == seat and zone.count])
    elif canvas.public.seats[seat].waiting:
        middle = left + PLACE // 2
        surface.mark("dots", (middle - 38, top + 106, middle + 38, top + 122), theme.edge, theme.place)


def _laid_out(canvas: Canvas, left: int, zones: list[Zone]) -> None:
    """Draws the cards of a seat that lie open before the first trick, as tiles below their names."""
    theme, measures = canvas.surface.theme, canvas.measures
    y, room = measures.top + 10, PLACE - 20
    for zone in zones:
        beside = room - SMALL - 8 if len(zone.cards) == 1 else room - (0 if zone.cards else 44)
        size, line = measures.smallest, measures.smallest + 2
        said = paragraph((canvas.speech.text(zone.key),), size, beside, 3)
        rows = -(-len(zone.cards) // ACROSS)
        high = len(said) * line + (rows * (SMALL + 4) + 4 if rows else 6)
        if len(zone.cards) == 1:
            high = max(SMALL, len(said) * line) + 6
        if y + high > measures.plate + 4:
            break
        x = left + 10
        if len(zone.cards) == 1:
            canvas.surface.tile(canvas.speech.id(zone.cards[0]), x, y, SMALL)
            x += SMALL + 8
        for n, one in enumerate(said):
            canvas.surface.text(one, (x, y - 3 + line * n), size, beside, colour=theme.muted, under=theme.place)
        if not zone.cards:
            at = (left + PLACE - 14, y - 3)
            canvas.surface.text(
                str(zone.count), at, size, 60, colour=theme.text, under=theme.place, align="right", font=fonts.INDEX
            )
        elif len(zone.cards) > 1:
            for n, card in enumerate(zone.cards):
                place = x + n % ACROSS * (SMALL + 4), y + len(said) * line + n // ACROSS * (SMALL + 4)
                canvas.surface.tile(canvas.speech.id(card), *place, SMALL)
        y += high


def _plate(canvas: Canvas, left: int, seat: Seat, *, mine: bool) -> None:
    surface, theme, measures = canvas.surface, canvas.surface.theme, canvas.measures
    top, bottom = measures.plate, measures.foot
    high, radius = bottom - top, TOKEN + (3 if canvas.large else 0)
    ground = theme.gold if mine else theme.panel
    surface.panel((left, top, left + PLACE, bottom), ground, high // 2, "" if mine else theme.edge, 2)
    middle = (top + bottom) // 2
    start = canvas.seat_mark(seat, left + 9, middle, radius, ground) + 9
    room = left + PLACE - 16 - start
    fit = canvas.named(seat, room, beside_mark=True)
    at = (start, round(middle - fit.size * 0.68))
    surface.text(fit.said, at, fit.size, room, colour=theme.on_gold if mine else theme.text, under=ground)
