"""Any cards in rows under a title: robbed cards, the folla, one's own tricks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.layout import Area, wall
from bot.render.model import HEIGHT, WIDTH
from bot.render.sheet import Sheet
from bot.render.sprites import ITALIAN
from cards_art import fonts

ROOM = Area(18, 74, WIDTH - 36, HEIGHT - 74 - 12)


def draw_rows(
    title: str,
    ids: Sequence[str],
    pack: str,
    theme: str = "dark",
    *,
    language: str = ITALIAN,
    large: bool = False,
) -> Sheet:
    """Cards by id, in the order given, every index visible. ``large`` is large print: bigger cards cut by the edge."""
    sheet = Sheet(theme, pack, language=language)
    sheet.panel((12, 12, WIDTH - 12, 68), sheet.theme.panel, 16)
    sheet.text(title, (28, 16), 36, WIDTH - 140)
    sheet.text(str(len(ids)), (WIDTH - 28, 14), 38, 90, align="right", colour=sheet.theme.gold, font=fonts.INDEX)
    fan = wall(len(ids), ROOM, large=large)
    for card_id, (x, y) in zip(ids, fan.places, strict=True):
        sheet.card(card_id, x, y, fan.width)
    return sheet
