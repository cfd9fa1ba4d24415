"""The one picture that a player plays from. Only this player may see it during the match.

From the top: the strip (`panel_strip`), the trick on the table (`panel_trick`) with the last trick and combinations
beside it (`panel_beside`) or the calls of an auction (`panel_calls`), open hands of others (M104: a
band of tiles for each), and the hand (`panel_hand`). The measures are in `panel_layout`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.cards import Card
from bot.engine.view import SeatInfo, SeatView
from bot.render.model import WIDTH
from bot.render.panel_beside import draw_beside
from bot.render.panel_calls import draw_calls
from bot.render.panel_canvas import LOW_FACE, Canvas
from bot.render.panel_hand import Rows
from bot.render.panel_layout import CAPTION, LARGE, NORMAL, hand_of
from bot.render.panel_strip import draw_strip
from bot.render.panel_trick import draw_trick
from bot.render.shown import Speech, asked_of, calling, open_hands, playable, shown_cards
from bot.render.surface import Surface
from bot.render.text import whole

BAND_TILE, BAND_STEP = 66, 69
"""Size of a tile and the distance from one to the next, in px: its figure is 12 px high on a phone."""
BAND_NAME = 190
"""px kept for the name of the owner."""
BAND_TILES = (WIDTH - 24 - BAND_NAME - 8) // BAND_STEP
"""Number of tiles in a row of a band."""
BAND_GAP = 8
"""px between two bands."""


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
    _draw_bands(canvas, others, bands)
    if asked_of(view) is not None:
        _caption(canvas, top - 30 - CAPTION)
    if not cards:
        _no_cards(canvas, top)
    hand = Rows(canvas, cards, laid, playable(view), chosen)
    if cards and not hand.rises:
        surface.below(top, hand.key, hand.draw)
    else:
        hand.draw()
    return surface


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


def band_height(count: int) -> int:
    """Return the height in px of the band of a hand of so many cards."""
    return max(1, -(-count // BAND_TILES)) * BAND_STEP + 11


def bands_height(hands: Sequence[SeatInfo]) -> int:
    """Return the height in px of all bands with the gaps between them."""
    return sum(band_height(len(info.open_hand or ())) + BAND_GAP for info in hands)


def _draw_bands(canvas: Canvas, hands: Sequence[SeatInfo], top: int) -> None:
    """Draws the open hands one below the other."""
    surface, theme = canvas.surface, canvas.surface.theme
    for info in hands:
        cards = info.open_hand or ()
        high = band_height(len(cards))
        surface.panel((12, top, WIDTH - 12, top + high), theme.panel, 16, theme.trim, 2)
        middle = top + high // 2
        start = canvas.seat_mark(info.seat, 24, middle, 18, theme.panel, around=LOW_FACE) + 8
        room = 8 + BAND_NAME - start
        fit = canvas.named(info.seat, room, beside_mark=True)
        surface.text(fit.said, (start, round(middle - fit.size * 0.68)), fit.size, room)
        for n, card in enumerate(cards):
            x, y = 12 + BAND_NAME + n % BAND_TILES * BAND_STEP, top + 7 + n // BAND_TILES * BAND_STEP
            surface.tile(canvas.speech.id(card), x, y, BAND_TILE)
        top += high + BAND_GAP
