"""What all parts of the picture that a player plays from need: the surface, the view, the texts and the measures; which
cards and which trick it shows, and whose turn it is.

Names of seats are short here: the player's own is *You*. A side has a colour and a shape of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.view import PublicView, SeatView, Trick
from bot.render.captions import Speech
from bot.render.nameplates import initial
from bot.render.panel_layout import Measures
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


def shown_trick(view: PublicView) -> Trick | None:
    """Return the trick on the table: the running one, else the last one of the deal."""
    if view.trick is not None:
        return view.trick
    return view.history[-1] if view.history else None


def last_trick(view: PublicView) -> Trick | None:
    """Return the trick before the one on the table, if it is still open to all."""
    trick = shown_trick(view)
    return next((one for one in reversed(view.history) if one is not trick), None)


def calling(view: PublicView) -> bool:
    """Tells whether the picture shows the calls of an auction instead of a trick."""
    return shown_trick(view) is None and (view.auction or bool(view.calls))


def in_turn(view: PublicView) -> tuple[Seat, ...]:
    """Return the seats in the order of play: of the trick, of the auction, else from the seat after the dealer."""
    count, trick = len(view.seats), shown_trick(view)
    if trick is not None:
        first = trick.leader
    elif view.calls:
        first = view.calls[0].seat
    else:
        dealer = next((info.seat for info in view.seats if "badge-dealer" in info.badges), None)
        waiting = next((info.seat for info in view.seats if info.waiting), 0) if view.auction else 0
        first = waiting if dealer is None else (dealer + 1) % count
    return tuple((first + n) % count for n in range(count))


def asked_of(view: SeatView) -> Seat | None:
    """Return the other seat from whose open hand the viewer must choose a card, or None if there is no such decision
    (M104)."""
    return next((d.of for d in view.decisions if d.of is not None and d.of != view.seat and d.cards), None)


def shown_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards in the picture: the viewer's hand, or the open hand from which they choose. Without cards in
    hand they are those of the question that the match waits for, such as a captured card given for the Fool, or those
    that only the viewer may look at meanwhile, such as the cards of the cut (M43)."""
    other = asked_of(view)
    if other is None:
        question = main_question(view)
        if question is None or (view.hand and question.cards):
            return view.hand
        # The cards of the cut include those that the cutter has robbed and holds.
        looked_at = (zone.cards for zone in view.zones if zone.cards and set(view.hand) <= set(zone.cards))
        return question.cards or next(looked_at, view.hand)
    return view.public.seats[other].open_hand or ()


def playable(view: SeatView) -> frozenset[Card] | None:
    """Return the cards that the viewer may choose now; None if no decision asks for a card."""
    other = asked_of(view)
    wanted = [d for d in view.decisions if d.cards and (d.of if d.of != view.seat else None) == other]
    return frozenset(card for d in wanted for card in d.cards) if wanted else None


class Turn(NamedTuple):
    """`mine`: the player must act. `ways` are wordings with shorter and shorter names, none between deals."""

    mine: bool
    ways: tuple[str, ...]


def main_question(view: SeatView) -> Decision | None:
    """Return the question that the match waits for this player to answer, None if there is none."""
    return next((one for one in view.decisions if not one.optional), None)


def whose_turn(view: SeatView, speech: Speech) -> Turn:
    """Return whose turn it is, as the player at `view.seat` sees it."""
    question = main_question(view)
    if question is not None:
        return Turn(True, tuple(_mine(view, question, speech)))
    public = view.public
    waiting = [info.seat for info in public.seats if info.waiting]
    if public.over or public.deal_over or not waiting:
        return Turn(False, ())
    if len(waiting) == 1:
        return Turn(False, tuple(speech.text("render-turn-of", who=who) for who in speech.clips(waiting[0])))
    return Turn(False, (speech.text("render-turn-several"),))


def _mine(view: SeatView, question: Decision, speech: Speech) -> list[str]:
    public = view.public
    if question.of is not None and question.of != view.seat:
        return [speech.text("render-turn-for", who=who) for who in speech.clips(question.of)]
    if question.cards and question.most > 1 and question.least == question.most:
        return [speech.text("render-turn-choose", count=question.most)]
    if public.auction:
        return [speech.text("render-turn-call")]
    if public.trick is not None and not public.trick.cards and question.cards:
        return [speech.text("render-turn-lead")]
    return [speech.text("render-turn-yours")]


def asked_place(view: SeatView) -> Seat | None:
    """Return the seat whose place is the player's to fill now: their own, that of an open hand from which they choose
    (M104), or None."""
    question = main_question(view)
    if question is None:
        return None
    return view.seat if question.of is None else question.of
