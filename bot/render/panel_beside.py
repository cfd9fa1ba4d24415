"""Beside the trick: the last trick as tiles, the stock, and the combinations of two or three players."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.view import Trick, Zone
from bot.render.layout import Area
from bot.render.model import WIDTH
from bot.render.panel_canvas import LOW_FACE, Canvas
from bot.render.panel_layout import COLUMN, TILE, beside
from bot.render.shown import groups_of, last_trick, stock_of
from bot.render.surface import Box
from bot.render.text import safe_width
from cards_art import fonts

BACKS = 5
"""Maximum number of backs in a stock."""
BELOW = 24
"""px below the name plates to which the column of the last trick may reach."""
TILES = (70, 62, 56, 50)
"""Sizes in px of the tiles of combinations, in the order tried."""
HEAD = 50
"""Height in px of the line with a player's name above their combinations."""
LOW_HEAD = 34
"""The same where three players have combinations: with it the smallest tiles fit below each name."""


def draw_beside(canvas: Canvas) -> None:
    """Draws everything to the right of the places."""
    count, last, stock = len(canvas.public.seats), last_trick(canvas.public), stock_of(canvas.public)
    if count < 4:
        _players(canvas, beside(count, canvas.measures))
    top = canvas.measures.top
    if count == 2 and stock is not None:
        top = _stock(canvas, stock, top, 128)
    if last is not None and count > 2:
        _kept_last(canvas, last, top)
    elif last is not None:
        _last(canvas, last, top)
    elif count > 2 and stock is not None:
        _stock(canvas, stock, top, 176)


def _kept_last(canvas: Canvas, trick: Trick, top: int) -> None:
    speech, winner, surface = canvas.speech, trick.winning, canvas.surface
    taken = winner is not None and (canvas.name(winner), speech.who(winner), canvas.public.seats[winner].side)
    cards = tuple((speech.id(one.card), one.seat == winner) for one in trick.cards)
    what = ("last", canvas.large, speech.text("render-last"), cards, taken, trick.points)
    box = (COLUMN.left - 5, top - 7, WIDTH, canvas.measures.foot + BELOW)
    surface.kept(box, what, lambda: _last(canvas, trick, top))


def _last(canvas: Canvas, trick: Trick, top: int) -> None:
    """Draws the last trick: its cards in the order of play, the winner's with a crown, the winner and the points."""
    surface, theme = canvas.surface, canvas.surface.theme
    top += canvas.label(canvas.speech.text("render-last"), (COLUMN.left, top - 6), COLUMN.width + 8)
    for n, one in enumerate(trick.cards):
        x, y = COLUMN.left + n % 2 * (TILE + 6), top + n // 2 * (TILE + 6)
        winner = one.seat == trick.winning
        if winner:
            surface.panel((x - 4, y - 4, x + TILE + 4, y + TILE + 4), theme.winner, 15)
        surface.tile(canvas.speech.id(one.card), x, y, TILE)
    for n, one in enumerate(trick.cards):
        if one.seat == trick.winning:
            x, y = COLUMN.left + n % 2 * (TILE + 6), top + n // 2 * (TILE + 6)
            surface.disc(x + TILE - 7, y + 7, 15, theme.on_winner, theme.winner)
            box = (x + TILE - 16, y, x + TILE + 2, y + 14)
            surface.mark("crown", box, theme.winner, theme.on_winner)
    if trick.winning is not None:
        y = top + -(-len(trick.cards) // 2) * (TILE + 6)
        _winner(canvas, trick.winning, trick.points, y + 20)


def _winner(canvas: Canvas, seat: Seat, points: int, middle: int) -> None:
    """Draws who took the last trick and its points, in one line if both fit, else in two; cut off below the column."""
    surface, measures, theme = canvas.surface, canvas.measures, canvas.surface.theme
    bottom = measures.foot + 14
    if middle + 16 > bottom:
        return
    canvas.token(seat, COLUMN.left + 17, middle, 17)
    start, size = COLUMN.left + 40, measures.smallest
    room = COLUMN.left + COLUMN.width + 6 - start
    said = canvas.speech.words.signed(points) if points else ""
    name = canvas.name(seat)
    if seat != canvas.view.seat and safe_width(name, size) > room:
        # Without the mark of a bot, which its plate shows.
        name = canvas.speech.beside_mark(seat)
    both = f"{name} {said}".strip()
    one_line = safe_width(both, size) <= room
    ground = surface.ground(start, middle)
    y = round(middle - size * 0.68)
    surface.text(both if one_line else name, (start, y), size, room, under=ground)
    if said and not one_line and middle + 48 <= bottom:
        surface.text(said, (start, y + 32), size, room, colour=theme.text, under=ground)


def _stock(canvas: Canvas, stock: Zone, top: int, high: int) -> int:
    """Draws a closed pile with its name and its number of cards; returns the y coordinate in px below it."""
    top += canvas.label(canvas.speech.text(stock.key), (COLUMN.left, top - 6), COLUMN.width + 8)
    box: Box = (COLUMN.left + 8, top, COLUMN.left + COLUMN.width - 8, top + high)
    draw_fan(canvas, stock, box, narrow=True)
    return top + high + 12


def draw_fan(canvas: Canvas, stock: Zone, box: Box, *, narrow: bool = False) -> None:
    """Draws as many backs as cards, five at most, and the number of cards on a badge. In a `narrow` box the backs lie
    one on the other, else they are spread over its width."""
    surface, theme = canvas.surface, canvas.surface.theme
    left, top, right, bottom = box
    backs = min(stock.count, BACKS)
    step = 8 if narrow else 22
    width = right - left - step * (BACKS - 1) - (4 if narrow else 0)
    sink = 3 if narrow else 0
    for n in range(backs):
        surface.card("back", left + step * n, top + sink * n, width, shown=bottom - top - sink * (BACKS - 1))
    said = str(stock.count)
    size = canvas.measures.smallest + 2
    wide = round(safe_width(said, size, fonts.INDEX)) + 30
    x, y = right, bottom - 26
    surface.panel((x - wide, y - 22, x, y + 22), theme.panel, 22, theme.edge, 2)
    at = (x - wide // 2, round(y - size * 0.68))
    surface.text(said, at, size, wide, colour=theme.text, align="middle", font=fonts.INDEX)


def _players(canvas: Canvas, area: Area) -> None:
    """Draws each player with the tricks they have taken or the points they have declared, and their combinations."""
    surface, theme = canvas.surface, canvas.surface.theme
    box = (area.left, area.top, area.left + area.width, area.top + area.height)
    surface.panel(box, theme.panel, 16)
    count = len(canvas.public.seats)
    # The player comes last. The order is not that of the trick: it stays the same during a deal.
    order = [(canvas.view.seat + 1 + n) % count for n in range(count)]
    groups = {seat: groups_of(canvas.public, seat) for seat in order}
    showing = [seat for seat in order if groups[seat]]
    head = LOW_HEAD if len(showing) > 2 else HEAD
    lines = {seat: head if groups[seat] else 40 for seat in order}
    y = area.top + 8
    spare = area.height - 16 - sum(lines.values())
    each = spare // len(showing) if showing else 0
    gap = 0 if showing else (spare // (len(order) + 1))
    y += gap
    for seat in order:
        _head(canvas, area, seat, groups[seat], y, low=head == LOW_HEAD)
        y += lines[seat] + gap
        if groups[seat]:
            cards = [card for zone in groups[seat] for card in zone.cards]
            _tiles(canvas, cards, Area(area.left + 16, y, area.width - 28, each))
            y += each


def _head(canvas: Canvas, area: Area, seat: Seat, groups: list[Zone], y: int, *, low: bool) -> None:
    surface, measures, theme = canvas.surface, canvas.measures, canvas.surface.theme
    middle, right = y + (LOW_HEAD // 2 - 1 if low else 22), area.left + area.width - 16
    points = sum(zone.points or 0 for zone in groups)
    tricks = canvas.public.seats[seat].tricks
    narrow = area.width < 300
    said = str(points) if points else canvas.speech.text("render-tricks", tricks=tricks)
    size = (30 if low else 36) if points else measures.smallest
    font, colour = (fonts.INDEX, theme.gold) if points else (fonts.LABEL, theme.muted)
    radius, around = (14, LOW_HEAD // 2) if low else (18, LOW_FACE)
    start = canvas.seat_mark(seat, area.left + 16, middle, radius, theme.panel, around=around) + 12
    used = surface.text(
        said, (right, round(middle - size * 0.68)), size, right - start, colour=colour, align="right", font=font
    )
    room = right - used - 16 - start
    if not narrow or points:
        fit = canvas.named(seat, room, beside_mark=True)
        surface.text(fit.said, (start, round(middle - fit.size * 0.68)), fit.size, room)


def _tiles(canvas: Canvas, cards: list[Card], area: Area) -> None:
    """Draws the cards with the largest tiles that fit, and the number of those that do not."""
    surface, measures = canvas.surface, canvas.measures
    for size in TILES:
        across = (area.width + 4) // (size + 4)
        rows = max(1, (area.height + 2) // (size + 4))
        if across * rows >= len(cards) and size + 2 <= area.height:
            break
    else:
        size = TILES[-1]
        across, rows = (area.width + 4) // (size + 4), max(1, area.height // (size + 4))
    fits = across * rows
    shown = cards if len(cards) <= fits else cards[: fits - 1]
    for n, card in enumerate(shown):
        x, y = area.left + n % across * (size + 4), area.top + n // across * (size + 4)
        surface.tile(canvas.speech.id(card), x, y, size)
    if len(shown) < len(cards):
        n = len(shown)
        at = (area.left + n % across * (size + 4) + 4, area.top + n // across * (size + 4) + size // 2 - 20)
        surface.text(f"+{len(cards) - n}", at, measures.smallest, size, colour=surface.theme.muted)
