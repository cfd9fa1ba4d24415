"""The strip along the top of the player's picture: deal and trick, the score by sides, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.view import Score
from bot.render.model import WIDTH
from bot.render.panel_canvas import Canvas
from bot.render.shown import whose_turn
from bot.render.text import Fit, safe_width, whole
from cards_art import fonts

TOP, INSET = 12, 12
"""px from the upper, left and right edge of the picture to the strip."""
TOKEN = 19
"""Radius in px of the initials beside a score."""
TURN_ROOM = 380
"""Maximum width in px of the turn plate."""
ROOM = 26
"""px above and below the middle of the strip that a score takes."""
GAP = 24
"""px between two scores, and at least between the three parts of the strip."""


class _Figures(NamedTuple):
    """A score: the seats that share it, its figures, and the width of both in px."""

    score: Score
    said: str
    width: int


def draw_strip(canvas: Canvas) -> None:
    """Draws the strip."""
    surface, theme, bottom = canvas.surface, canvas.surface.theme, canvas.measures.strip
    middle = (TOP + bottom) // 2
    surface.panel((INSET, TOP, WIDTH - INSET, bottom), theme.panel, 18, theme.trim, 2)
    end = _turn_plate(canvas, middle)
    for radius, gap in ((TOKEN + (2 if canvas.large else 0), GAP), (TOKEN, GAP // 2)):
        shown = [_figures(canvas, score, radius) for score in canvas.public.scores]
        used = sum(one.width for one in shown) + gap * max(0, len(shown) - 1)
        room = end - 34 - used - 2 * gap
        fit = whole(_where(canvas), 36 if canvas.large else 33, room, canvas.measures.smallest)
        if safe_width(fit.said, fit.size) <= room:
            break
    left = 34 + surface.text(fit.said, (34, round(middle - fit.size * 0.68)), fit.size, room)
    x = (left + end - used) // 2
    for one in shown:
        _score(canvas, one, x, middle, radius)
        x += one.width + gap


def _where(canvas: Canvas) -> list[str]:
    """Return wordings of the deal and the trick, the longest first."""
    speech, view = canvas.speech, canvas.public
    moment = speech.moment()
    short = speech.text("render-deal", deal=view.deal) if view.deal else ""
    return ["  ·  ".join(filter(None, parts)) for parts in ((speech.deal(), moment), (short, moment), (moment,))]


def _turn_plate(canvas: Canvas, middle: int) -> int:
    """Draws whose turn it is, gold for the player's own turn. Returns the x coordinate in px at which it begins."""
    surface, theme = canvas.surface, canvas.surface.theme
    turn, right = whose_turn(canvas.view, canvas.speech), WIDTH - 20
    if not turn.ways:
        return right
    high = 58 if canvas.large else 48
    fit: Fit = whole(turn.ways, 36, TURN_ROOM - 54, canvas.measures.smallest)
    wide = min(TURN_ROOM, round(safe_width(fit.said, fit.size)) + 54)
    box = (right - wide, middle - high // 2, right, middle + high // 2)
    ground = theme.gold if turn.mine else theme.stripe
    at = (right - wide // 2, round(middle - fit.size * 0.68))
    colour = theme.on_gold if turn.mine else theme.text

    def draw() -> None:
        surface.panel(box, ground, high // 2, "" if turn.mine else theme.edge, 2)
        surface.text(fit.said, at, fit.size, wide - 40, colour=colour, under=ground, align="middle")

    surface.kept(box, ("turn", turn.mine, fit), draw, plain=True)
    return right - wide


def _figures(canvas: Canvas, score: Score, radius: int) -> _Figures:
    said = canvas.speech.words.signed(score.amount) if score.signed else str(score.amount)
    size = 40 if canvas.large else 38
    return _Figures(
        score, said, len(score.seats) * (2 * radius + 4) + 6 + round(safe_width(said, size, fonts.INDEX)) + 2
    )


def _score(canvas: Canvas, one: _Figures, x: int, middle: int, radius: int) -> None:
    seats = [(canvas.speech.who(seat), canvas.public.seats[seat].side) for seat in one.score.seats]
    box = (x - 1, middle - ROOM, x + one.width, middle + ROOM)
    what = ("score", canvas.large, radius, one.said, *seats)
    canvas.surface.kept(box, what, lambda: _figure(canvas, one, x, middle, radius), plain=True)


def _figure(canvas: Canvas, one: _Figures, x: int, middle: int, radius: int) -> None:
    for seat in one.score.seats:
        canvas.token(seat, x + radius, middle, radius)
        x += 2 * radius + 4
    size, surface = 40 if canvas.large else 38, canvas.surface
    at = (x + 6, round(middle - size * 0.66))
    surface.text(one.said, at, size, 200, colour=surface.theme.gold, font=fonts.INDEX)
