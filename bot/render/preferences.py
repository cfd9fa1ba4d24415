"""The picture on the page of preferences: some cards of a hand and its controls, as the chosen settings show them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.render.model import ALT_LIMIT, WIDTH, Picture
from bot.render.panel_layout import APART, LARGE, LEFT, LIFT, NORMAL, RIGHT, RIM, card_width, sizes_of
from bot.render.pictures import finished
from bot.render.surface import Surface

HELD = 21
"""Cards of the hand of which the picture shows the last row."""
FREE = 4
"""Cards at the end of the row that may be played."""
BAND = 116
"""Height in px of the band with the controls."""
CONTROL = 84
"""Height in px of a control."""
SIGN = 66
"""Size in px of a card's tile on its button."""


class HandPreview(msgspec.Struct, frozen=True):
    """The content of the picture. `title` heads it; `cards` are ids, as many as a row of the hand has. `menu` is the
    text of the menu of cards ("": each card is a button), `after` the button that plays the card or takes it back ("":
    none), in the colour of a main button if `main`. `alt` is the alt text."""

    title: str
    cards: tuple[str, ...]
    pack: str
    language: str
    menu: str
    after: str
    alt: str
    theme: Literal["dark", "light"] = "dark"
    large: bool = False
    main: bool = False


def in_a_row(*, large: bool) -> int:
    """Return the number of cards in the row that is shown: fewer and wider apart in large print."""
    return sizes_of(HELD, large=large)[-1]


def preview_picture(preview: HandPreview) -> Picture:
    """Return the picture, drawn in the calling thread."""
    return finished("preview", draw_preview(preview), preview.alt[:ALT_LIMIT])


def draw_preview(preview: HandPreview) -> Surface:
    """Draws the title in the size of texts, the row of cards with its last ones free to play, and the controls."""
    size = LARGE if preview.large else NORMAL
    top = size.strip + LIFT + 18
    foot = top + size.last
    surface = Surface(preview.theme, preview.pack, height=foot + BAND, language=preview.language)
    look = surface.theme
    surface.panel((12, 10, WIDTH - 12, size.strip), look.panel, 16)
    middle = (10 + size.strip) // 2 - round(size.letters * 0.62)
    surface.text(preview.title, (34, middle), size.letters, WIDTH - 68, min_size=size.smallest)
    _row(surface, preview, top, size.last)
    surface.panel((0, foot, WIDTH, foot + BAND), look.panel, 1)
    _controls(surface, preview, foot + (BAND - CONTROL) // 2, size.letters, size.smallest)
    return surface


def _row(surface: Surface, preview: HandPreview, top: int, shown: int) -> None:
    """Draws the cards as in the last row of a hand: those that may be played risen with a rim, the others dimmed."""
    count = len(preview.cards)
    width = card_width(max(sizes_of(HELD, large=preview.large)))
    step = min(width * APART, (RIGHT - LEFT - width) / max(1, count - 1))
    for number, card in enumerate(preview.cards):
        free = number >= count - FREE
        x, y = round(LEFT + step * number), top - LIFT * free
        if free:
            surface.panel((x - RIM, y - RIM, x + width + RIM, y + shown), surface.theme.rim, 20)
        surface.card(card, x, y, width, dim=not free, shown=shown + LIFT * free)


def _controls(surface: Surface, preview: HandPreview, top: int, letters: int, smallest: int) -> None:
    """Draws the buttons of the cards that may be played, or the menu of them, and what is pressed afterwards."""
    look, left, end = surface.theme, 24, WIDTH - 24
    if preview.after:
        wide = 300
        ground, ink = (look.gold, look.on_gold) if preview.main else (look.place, look.text)
        surface.panel((end - wide, top, end, top + CONTROL), ground, 14, ground if preview.main else look.edge)
        at = (end - wide // 2, top + CONTROL // 2 - round(letters * 0.62))
        surface.text(preview.after, at, letters, wide - 30, colour=ink, under=ground, align="middle", min_size=smallest)
        end -= wide + 18
    if preview.menu:
        surface.panel((left, top, end, top + CONTROL), look.place, 14, look.edge)
        at = (left + 26, top + CONTROL // 2 - round(letters * 0.62))
        surface.text(preview.menu, at, letters, end - left - 110, colour=look.text, under=look.place, min_size=smallest)
        point = (end - 46, top + CONTROL // 2 - round(letters * 0.62))
        surface.text("▾", point, letters, 40, colour=look.text, under=look.place, align="middle")
        return
    for card in preview.cards[-FREE:]:
        surface.panel((left, top, left + 146, top + CONTROL), look.place, 14, look.edge)
        surface.tile(card, left + (146 - SIGN) // 2, top + (CONTROL - SIGN) // 2, SIGN)
        left += 146 + 14
