"""The one picture that a player plays from. Only this player may see it during the match.

From the top: the strip (`panel_strip`), the trick on the table (`panel_trick`) with the last trick and combinations
beside it (`panel_beside`) or the calls of an auction (`panel_calls`), open hands of others (`panel_open`), and the hand
(`panel_hand`). The measures are in `panel_layout`.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.cards import Card
from bot.engine.view import SeatInfo, SeatView
from bot.render.captions import Speech
from bot.render.hand import asked_of, playable, shown_cards
from bot.render.model import WIDTH
from bot.render.panel_beside import draw_beside
from bot.render.panel_calls import draw_calls
from bot.render.panel_canvas import Canvas, calling
from bot.render.panel_hand import draw_hand_rows
from bot.render.panel_layout import CAPTION, LARGE, NORMAL, hand_of
from bot.render.panel_open import bands_height, draw_bands
from bot.render.panel_strip import draw_strip
from bot.render.panel_trick import draw_trick
from bot.render.surface import Surface
from bot.render.text import whole


def draw_panel(
    view: SeatView, speech: Speech, chosen: Collection[Card] = (), theme: str = "dark", *, large: bool = False
) -> Surface:
    """Draws the picture for the player at `view.seat`. `chosen` are the cards chosen so far, or the card queued for
    the player's next turn."""
    measures, cards, others = LARGE if large else NORMAL, shown_cards(view), open_hands(view)
    calls = calling(view.public)
    top = measures.bid if calls else measures.hand
    bands = top - 30
    top += bands_height(others) + (CAPTION if asked_of(view) is not None else 0)
    laid = hand_of(len(cards), top, measures, large=large)
    surface = Surface(theme, view.public.pack, height=laid.end, language=speech.language)
    canvas = Canvas(surface, view, speech, measures, large)
    draw_strip(canvas)
    if calls:
        draw_calls(canvas)
    else:
        draw_trick(canvas)
        draw_beside(canvas)
    draw_bands(canvas, others, bands)
    if asked_of(view) is not None:
        _caption(canvas, top - 30 - CAPTION)
    if not cards:
        _no_cards(canvas, top)
    draw_hand_rows(canvas, cards, laid, playable(view), chosen)
    return surface


def open_hands(view: SeatView) -> list[SeatInfo]:
    """Return the seats whose hands lie open, except the player's own and the one from which they choose now."""
    apart = (view.seat, asked_of(view))
    return [info for info in view.public.seats if info.open_hand and info.seat not in apart]


def _caption(canvas: Canvas, top: int) -> None:
    """Draws whose open hand the cards below are."""
    other = asked_of(canvas.view)
    if other is None:
        return
    surface, theme = canvas.surface, canvas.surface.theme
    ways = [canvas.speech.text("render-hand-of", who=who) for who in canvas.speech.clips(other)]
    fit = whole(ways, canvas.measures.letters, WIDTH - 160, canvas.measures.smallest)
    high = 48
    surface.panel((14, top, WIDTH - 14, top + high), theme.panel, high // 2, theme.gold, 3)
    canvas.token(other, 44, top + high // 2, 19)
    surface.text(fit.said, (74, round(top + high / 2 - fit.size * 0.68)), fit.size, WIDTH - 160)


def _no_cards(canvas: Canvas, top: int) -> None:
    surface, theme = canvas.surface, canvas.surface.theme
    surface.panel((250, top + 90, 850, top + 180), theme.panel, 20)
    said = canvas.speech.text("render-hand-empty")
    surface.text(said, (550, top + 108), 40, 560, align="middle", colour=theme.muted)
