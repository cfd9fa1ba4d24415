"""The board before the first lead: the pack, what happens now, the seats with their hands, and the legend.

While nothing is dealt, the whole pack lies spread on the table, parted where it is cut. After the deal each seat has
its cards as a fan of backs above its nameplate, and a stock lies in the middle.
"""

from __future__ import annotations

from bot.engine.view import PublicView
from bot.games.registry import game
from bot.render.frame import TOP, strip
from bot.render.layout import Area
from bot.render.legend import draw_legend
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH
from bot.render.nameplates import announcement_for, draw_nameplate
from bot.render.shown import Speech, is_cut, is_dealt
from bot.render.sprites import card_height
from bot.render.surface import Box, Surface
from bot.render.text import min_size, named, safe_width, whole

NAMEPLATE, GROWN = 72, 84
"""Height in px of the nameplates, normal and in large print."""
PACK = 168
"""Width in px of the cards of the spread pack."""
SPREAD = 860
"""Width in px of the spread pack, without its gap."""
PARTED, LIFTED = 56, 16
"""px of the gap at which a pack is cut, and by which its upper part lies higher."""
MAX_BACKS = 26
"""Maximum number of backs in the spread."""
HELD, HELD_STEP = 108, 14
"""Width in px of the backs of a hand, and px from one to the next."""
FEW = 9
"""Maximum number of backs in a hand."""
STOCK = 132
"""Width in px of the backs of a stock."""
NOW = 46
"""Letter size in px of what happens now."""


def draw_opening(surface: Surface, view: PublicView, speech: Speech, *, large: bool = False) -> None:
    """Draws the picture."""
    strip(surface, speech, grown=large, status=False)
    high = GROWN if large else NAMEPLATE
    wide = (WIDTH - CORNER_FREE - 14) // len(view.seats)
    lefts = [CORNER_FREE + wide * info.seat for info in view.seats]
    boxes = {seat: (left + 2, HEIGHT - high - 12, left + wide - 2, HEIGHT - 12) for seat, left in enumerate(lefts)}
    announcement = announcement_for(speech, boxes, calls=True)
    for info in view.seats:
        draw_nameplate(surface, speech, info, boxes[info.seat], announcement)
    top = HEIGHT - high - 24
    draw_legend(surface, speech, (18, top - 110, WIDTH - 18, top), middle=True, size=min_size(large=large))
    if is_dealt(view):
        _dealt(surface, view, speech, boxes, top - 66, large=large)
    else:
        _spread(surface, len(game(view.game).meta.pack.ids), parted=is_cut(view))
        _now(surface, speech, Area(60, 432, WIDTH - 120, 84), large=large)


def _spread(surface: Surface, count: int, *, parted: bool) -> None:
    """Draws the backs of a whole pack side by side, in two parts if it is cut."""
    backs = min(MAX_BACKS, count)
    gap = PARTED if parted else 0
    step = (SPREAD - PACK) // (backs - 1)
    left = (WIDTH - PACK - step * (backs - 1) - gap) // 2
    top, first = TOP + 28, backs * 2 // 5 if parted else backs

    def spread() -> None:
        for n in range(backs):
            after = n >= first
            surface.card("back", left + step * n + gap * after, top - LIFTED * (parted and not after), PACK)

    box = (left - 1, top - LIFTED - 1, WIDTH - left + 1, top + card_height(PACK) + 1)
    surface.kept(box, ("spread", backs, parted), spread)


def _now(surface: Surface, speech: Speech, area: Area, *, large: bool) -> None:
    """Draws what the table waits for, in gold."""
    said = next((one for one in speech.ways(speech.view.status[:1]) if one), "") or speech.moment()
    rows, size = named(said, NOW, area.width - 60, min_size(large=large) + 4)
    step = round(size * 1.15)
    high = step * len(rows) + 24
    top, middle = area.top + (area.height - high) // 2, area.left + area.width // 2
    fit = max(round(safe_width(row, size)) for row in rows)
    surface.panel((middle - fit // 2 - 34, top, middle + fit // 2 + 34, top + high), surface.theme.panel, 24)
    for n, row in enumerate(rows):
        at = (middle, top + 12 + step * n - round(size * 0.08))
        surface.text(row, at, size, area.width - 40, colour=surface.theme.gold, align="middle")


def _dealt(
    surface: Surface, view: PublicView, speech: Speech, boxes: dict[int, Box], bottom: int, *, large: bool
) -> None:
    """Draws the hands above the nameplates, and the stock beside what happens now."""
    high = card_height(HELD)
    for info in view.seats:
        left, _, right, _ = boxes[info.seat]
        backs = min(info.hand_count, FEW)
        if not backs:
            continue
        x = (left + right - HELD - HELD_STEP * (backs - 1)) // 2
        box = (x - 1, bottom - high - 1, x + HELD + HELD_STEP * (backs - 1) + 1, bottom + 1)
        surface.kept(box, ("held", backs), lambda x=x, backs=backs: _fan(surface, backs, x, bottom - high))
    stock = next((zone for zone in view.zones if zone.count and not zone.cards), None)
    middle = Area(60, TOP + 10, WIDTH - 120, bottom - high - TOP - 26)
    if stock is None:
        _now(surface, speech, middle, large=large)
        return
    wide = 330
    size = min_size(large=large) + 4
    surface.panel((28, middle.top + 8, 28 + wide, middle.top + middle.height), surface.theme.panel, 18)
    shown = middle.height - 78
    for n in range(min(stock.count, 7)):
        surface.card("back", 28 + 24 + n * 24, middle.top + 22, STOCK, shown=shown)
    said = whole(
        (f"{speech.zone(stock)} · {stock.count}", f"{speech.text(stock.key)} · {stock.count}"), size, wide - 30
    )
    at = (28 + wide // 2, middle.top + middle.height - 48)
    surface.text(said.said, at, said.size, wide - 30, align="middle")
    _now(surface, speech, Area(28 + wide + 24, middle.top, WIDTH - 80 - wide, middle.height), large=large)


def _fan(surface: Surface, backs: int, left: int, top: int) -> None:
    for n in range(backs):
        surface.card("back", left + HELD_STEP * n, top, HELD)
