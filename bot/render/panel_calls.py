"""The calls of an auction as plates in the order of speaking, and the stock beside them."""

from __future__ import annotations

from bot.engine.actions import Word
from bot.engine.cards import Seat
from bot.engine.view import Call
from bot.render.model import WIDTH
from bot.render.panel_beside import draw_fan
from bot.render.panel_canvas import Canvas
from bot.render.panel_layout import FIRST, call_width
from bot.render.shown import calls_of, in_turn, main_question, stock_of
from bot.render.surface import Box
from bot.render.text import whole

HIGH = 196
"""Height in px of a plate."""
BUBBLE = 84
"""Height in px of the call on a plate."""
GAP = 12
"""px between two plates."""


def draw_calls(canvas: Canvas) -> None:
    """Draws a plate for each seat with its latest call, and the stock."""
    order = in_turn(canvas.public)
    width, top = call_width(len(order)), canvas.measures.calls
    for number, seat in enumerate(order):
        left = FIRST + (width + GAP) * number
        _plate(canvas, seat, (left, top, left + width, top + HIGH))
    stock = stock_of(canvas.public)
    if stock is not None:
        _stock(canvas, (FIRST + (width + GAP) * len(order) + 18, top, WIDTH - 20, top + HIGH))


def _plate(canvas: Canvas, seat: Seat, box: Box) -> None:
    surface, theme, measures = canvas.surface, canvas.surface.theme, canvas.measures
    left, top, right, bottom = box
    surface.panel(box, theme.panel, 22, theme.edge, 2)
    start = canvas.seat_mark(seat, left + 18, top + 47, 28, theme.panel) + 18
    room = right - 16 - start
    fit = canvas.named(seat, room, measures.letters + 4, beside_mark=True)
    surface.text(fit.said, (start, round(top + 46 - fit.size * 0.68)), fit.size, room)
    calls = calls_of(canvas.public, seat)
    _call(canvas, seat, calls[-1] if calls else None, (left + 16, bottom - BUBBLE - 16, right - 16, bottom - 16))


def _call(canvas: Canvas, seat: Seat, call: Call | None, box: Box) -> None:
    """Draws the latest call of a seat: the standing one bright, another one pale; gold while the player must call."""
    surface, theme = canvas.surface, canvas.surface.theme
    mine = seat == canvas.view.seat and canvas.public.auction and main_question(canvas.view) is not None
    if mine:
        _bubble(canvas, _offered(canvas), box, theme.gold, theme.on_gold)
    elif canvas.public.auction and canvas.public.seats[seat].waiting:
        left, top, right, bottom = box
        surface.panel(box, theme.panel, BUBBLE // 2, theme.edge, 3)
        middle = (left + right) // 2, (top + bottom) // 2
        surface.mark("dots", (middle[0] - 38, middle[1] - 8, middle[0] + 38, middle[1] + 8), theme.text, theme.panel)
    elif call is None:
        surface.panel(box, theme.stripe, BUBBLE // 2)
    elif call.standing:
        _bubble(canvas, (canvas.speech.text(call.key),), box, theme.winner, theme.on_winner)
    else:
        _bubble(canvas, (canvas.speech.text(call.key),), box, theme.stripe, theme.muted)


def _offered(canvas: Canvas) -> tuple[str, ...]:
    """Return what the player may call, if there are two words for it, else that they must call."""
    question = main_question(canvas.view)
    said = [_word(canvas, word) for word in question.words] if question is not None else []
    call = canvas.speech.text("render-turn-call")
    if len(said) != 2:
        return (call,)
    second = said[1][:1].lower() + said[1][1:]
    return (canvas.speech.text("render-call-or", one=said[0], other=second), call)


def _word(canvas: Canvas, word: Word) -> str:
    """Return a word as the auction shows it once it is said, which is shorter than on its button."""
    key = word.key.replace("word-", "call-", 1)
    return canvas.speech.text(key if canvas.speech.words.has(key) else word.key)


def _bubble(canvas: Canvas, ways: tuple[str, ...], box: Box, ground: str, colour: str) -> None:
    surface, (left, top, right, bottom) = canvas.surface, box
    surface.panel(box, ground, BUBBLE // 2)
    room = right - left - 36
    fit = whole(ways, 42, room, canvas.measures.smallest)
    at = ((left + right) // 2, round((top + bottom) / 2 - fit.size * 0.68))
    surface.text(fit.said, at, fit.size, room, colour=colour, under=ground, align="middle")


def _stock(canvas: Canvas, box: Box) -> None:
    stock = stock_of(canvas.public)
    if stock is None:
        return
    left, top, right, bottom = box
    top += canvas.label(canvas.speech.text(stock.key), (left, top - 4), right - left + 10)
    draw_fan(canvas, stock, (left, top, right, bottom))
