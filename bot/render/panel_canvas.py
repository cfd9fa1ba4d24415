"""What all parts of the picture that a player plays from need: the surface, the view, the texts and the measures; which
cards and which trick it shows, and whose turn it is.

Names of seats are short here: the player's own is *You*. A side has a colour and a shape of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import PublicView, SeatView
from bot.render.nameplates import initial
from bot.render.panel_layout import Measures
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.render.text import Fit, paragraph, whole
from cards_art import fonts
from cards_art.shades import INK

SQUARE = 0.28
"""Radius of the corners of a square side, as a share of half its size."""
FACE = 28
"""Radius in px of the face of a bot: it reaches a little beyond a name plate, so that it is legible on a phone."""
LOW_FACE = 22
"""Radius in px of a face on a low plate."""


class Canvas(NamedTuple):
    """One picture while it is drawn, for the player at `view.seat`."""

    surface: Surface
    view: SeatView
    speech: Speech
    measures: Measures
    large: bool = False

    @property
    def public(self) -> PublicView:
        """The part of the view that everybody sees."""
        return self.view.public

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, *You* for the player's own."""
        return self.speech.text("render-you") if seat == self.view.seat else self.speech.who(seat)

    def named(self, seat: Seat, room: int, size: float = 0, *, beside_mark: bool = False) -> Fit:
        """Return the name of a seat in the largest letters that fit into `room` px; the smallest letters of this print
        if none do. The surface then cuts it at the edge. `beside_mark`: it stands beside what `seat_mark` draws."""
        own = seat == self.view.seat
        said = self.name(seat) if own or not beside_mark else self.speech.beside_mark(seat)
        return whole((said,), size or self.measures.letters, room, self.measures.smallest)

    def seat_mark(self, seat: Seat, left: int, cy: int, radius: int, ground: str, *, around: int = FACE) -> int:
        """Draws the face of a bot on the colour and the shape of its side, or the initial of a person. `radius` is that
        of the initial and `left` its left end on a plate of the colour `ground`; a face has the radius `around`, which
        may be larger. Returns the right end of what was drawn, in px."""
        face = self.speech.face(seat)
        if not face:
            self.token(seat, left + radius, cy, radius)
            return left + 2 * radius
        side, start = self.public.seats[seat].side, left - (around - radius) * 2 // 3
        self.surface.side_mark(side, "", start + around, cy, around, face=face, under=ground)
        return start + 2 * around

    def token(self, seat: Seat, cx: int, cy: int, radius: int) -> None:
        """Draws the initial of a seat on the colour and the shape of its side."""
        surface, side = self.surface, self.public.seats[seat].side
        colours = surface.theme.sides
        colour = colours[side % len(colours)]
        box = (cx - radius, cy - radius, cx + radius, cy + radius)
        if side % 3 == 2:
            surface.mark("hexagon", box, INK)
            surface.mark("hexagon", (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), colour, INK)
        else:
            surface.panel(box, colour, radius if side % 3 == 0 else round(radius * SQUARE), INK, 2)
        size = max(self.measures.smallest, radius * 1.42)
        surface.text(
            initial(self.speech.who(seat)), (cx, round(cy - size * 0.65)), size, 2 * radius,
            colour=INK, under=colour, align="middle", font=fonts.INDEX,
        )  # fmt: skip

    def label(self, said: str, at: tuple[int, int], room: int) -> int:
        """Draws a small label on the felt, in two lines if it does not fit into one, and returns its height in px."""
        surface, size = self.surface, self.measures.smallest
        lines = paragraph((said,), size, room, 2)
        for n, one in enumerate(lines):
            y = at[1] + n * size
            surface.text(one, (at[0], y), size, room, colour=surface.theme.muted, under=surface.ground(at[0], y + 8))
        return len(lines) * size + 8
