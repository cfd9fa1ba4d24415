"""Open hands of other seats in the player's picture (M104): a band of tiles for each, above the player's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.view import SeatInfo
from bot.render.model import WIDTH
from bot.render.panel_canvas import LOW_FACE, Canvas

SIZE, STEP = 66, 69
"""Size of a tile and the distance from one to the next, in px: its figure is 12 px high on a phone."""
NAME = 190
"""px kept for the name of the owner."""
ACROSS = (WIDTH - 24 - NAME - 8) // STEP
"""Number of tiles in a row of a band."""
GAP = 8
"""px between two bands."""


def band_height(count: int) -> int:
    """Return the height in px of the band of a hand of so many cards."""
    return max(1, -(-count // ACROSS)) * STEP + 11


def bands_height(hands: Sequence[SeatInfo]) -> int:
    """Return the height in px of all bands with the gaps between them."""
    return sum(band_height(len(info.open_hand or ())) + GAP for info in hands)


def draw_bands(canvas: Canvas, hands: Sequence[SeatInfo], top: int) -> None:
    """Draws the open hands one below the other."""
    surface, theme = canvas.surface, canvas.surface.theme
    for info in hands:
        cards = info.open_hand or ()
        high = band_height(len(cards))
        surface.panel((12, top, WIDTH - 12, top + high), theme.panel, 16, theme.trim, 2)
        middle = top + high // 2
        start = canvas.seat_mark(info.seat, 24, middle, 18, theme.panel, around=LOW_FACE) + 8
        room = 8 + NAME - start
        fit = canvas.named(info.seat, room, beside_mark=True)
        surface.text(fit.said, (start, round(middle - fit.size * 0.68)), fit.size, room)
        for n, card in enumerate(cards):
            x, y = 12 + NAME + n % ACROSS * STEP, top + 7 + n // ACROSS * STEP
            surface.tile(canvas.speech.id(card), x, y, SIZE)
        top += high + GAP
