"""The hand in the player's picture: rows of cards, the legal ones risen with rims, and marks on single cards.

A bead marks a card of a complete combination; beads of neighbours in one combination are joined. A little pack marks a
card that came to the hand after the deal. A tick marks a chosen card.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from bot.engine.cards import Card
from bot.render.panel_canvas import Canvas
from bot.render.panel_layout import LIFT, RAISE, RIM, Hand, Laid
from bot.render.shown import main_question
from bot.render.tiles import is_trump
from cards_art.shades import INK, PAPER

BEAD = 0.15
"""x coordinate of a bead on its card, as a share of the card's width."""
TRUMP_BEAD, SUIT_BEAD, PACK = 0.29, 0.485, 0.45
"""From the upper edge of a card to a bead, between band and picture of a trump or below the sign of a suit card, and to
a little pack, as shares of the card's width."""


class Rows:
    """The cards of a hand as they stand in their rows.

    `may` are those that may be chosen now, None if no card is asked for. If all of them may be chosen, or several are
    to be chosen, the legal ones stand as they are, and only the chosen ones rise.
    """

    def __init__(
        self,
        canvas: Canvas,
        cards: tuple[Card, ...],
        laid: Hand,
        may: frozenset[Card] | None,
        chosen: Collection[Card],
    ) -> None:
        self._canvas, self._cards, self._laid, self._chosen = canvas, cards, laid, chosen
        question = main_question(canvas.view)
        several = question is not None and question.most > 1
        free = frozenset[Card]() if may is None or several or may.issuperset(cards) else may
        self._ups = [RAISE if card in chosen else LIFT if card in free else 0 for card in cards]
        self._shut = [may is not None and card not in may and card not in chosen for card in cards]

    @property
    def rises(self) -> bool:
        """Whether a card stands higher than its row."""
        return any(self._ups)

    @property
    def key(self) -> tuple[object, ...]:
        """What the drawing depends on if no card rises."""
        view, ids = self._canvas.view, tuple(map(self._canvas.speech.id, self._cards))
        return ("hand", ids, self._cards, self._laid, tuple(self._shut), view.combinations, view.added)

    def draw(self) -> None:
        """Draws the cards and their marks."""
        canvas, cards, laid = self._canvas, self._cards, self._laid
        for card, one, up, shut in zip(cards, laid.cards, self._ups, self._shut, strict=True):
            _card(canvas, card, laid.width, one, up, dim=shut, rim=up > 0)
            if card in self._chosen:
                _tick(canvas, laid.width, one, queued=main_question(canvas.view) is None)
        _beads(canvas, cards, laid, self._ups)
        _added(canvas, cards, laid, self._ups)


def _card(canvas: Canvas, card: Card, width: int, one: Laid, up: int, *, dim: bool, rim: bool) -> None:
    surface, (x, y) = canvas.surface, one.place
    if rim:
        queued = main_question(canvas.view) is None
        colour = surface.theme.text if queued else surface.theme.rim
        bottom = y + one.shown + 8
        surface.panel((x - RIM, y - up - RIM, x + width + RIM, bottom), colour, 20)
    surface.card(canvas.speech.id(card), x, y - up, width, dim=dim, shown=one.shown + up + 16)


def _tick(canvas: Canvas, width: int, one: Laid, *, queued: bool) -> None:
    surface, theme, (x, y) = canvas.surface, canvas.surface.theme, one.place
    ground, colour = (theme.text, theme.panel) if queued else (theme.gold, theme.on_gold)
    cx, cy = x + round(width * BEAD), y - RAISE - 2
    surface.disc(cx, cy, 17, ground, theme.panel)
    if queued:
        surface.mark("dots", (cx - 11, cy - 3, cx + 11, cy + 3), colour, ground)
    else:
        surface.mark("tick", (cx - 11, cy - 11, cx + 11, cy + 11), colour, ground)


def _beads(canvas: Canvas, cards: tuple[Card, ...], laid: Hand, ups: list[int]) -> None:
    """Draws the beads, and a line between neighbours that belong to one combination."""
    groups = [frozenset(group) for group in canvas.view.combinations]
    held = frozenset[Card]().union(*groups) if groups else frozenset[Card]()
    spots: list[tuple[Card, int, int]] = []
    for card, one, up in zip(cards, laid.cards, ups, strict=True):
        if card in held:
            down = TRUMP_BEAD if is_trump(canvas.surface.pack, canvas.speech.id(card)) else SUIT_BEAD
            at = one.place.x + round(laid.width * BEAD), one.place.y - up + round(laid.width * down)
            spots.append((card, *at))
    step = laid.width
    for (card, x, y), (other, right, below) in pairwise(spots):
        if y == below and 0 < right - x < step and any({card, other} <= group for group in groups):
            _line(canvas, x, right, y)
    for _, x, y in spots:
        _line(canvas, x - 16, x + 16, y)
    for _, x, y in spots:
        canvas.surface.disc(x, y, 8, INK)
        canvas.surface.disc(x, y, 6, "#FFD35A")


def _line(canvas: Canvas, left: int, right: int, y: int) -> None:
    canvas.surface.panel((left, y - 4, right, y + 4), INK, 3)
    canvas.surface.panel((left + 1, y - 2, right - 1, y + 2), "#FFD35A", 1)


def _added(canvas: Canvas, cards: tuple[Card, ...], laid: Hand, ups: list[int]) -> None:
    """Draws a little pack on the cards that came to the hand after the deal."""
    for card, one, up in zip(cards, laid.cards, ups, strict=True):
        if card in canvas.view.added:
            x, y = one.place.x + round(laid.width * BEAD) - 13, one.place.y - up + round(laid.width * PACK)
            for n in (2, 1, 0):
                box = (x + 4 * n, y + 6 - 3 * n, x + 17 + 4 * n, y + 27 - 3 * n)
                canvas.surface.panel(box, PAPER, 4, INK, 2)
