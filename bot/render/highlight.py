"""The banner of a highlight: what somebody did in a deal, who it was, and the cards that show it."""

from __future__ import annotations

import msgspec

from bot.render import text as text_module
from bot.render.canvas import Canvas
from bot.render.final_result import CROWN, Finisher, draw_face, suit_cards, suit_sign
from bot.render.model import ALT_LIMIT, WIDTH, Picture
from bot.render.pictures import named
from bot.render.signs import sign_mask
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE
from cards_art import fonts

HIGH = 300
"""Height in px of a banner."""
CARD = 132
"""Width in px of a card."""
FACE = 76
"""Size in px of a face."""
MAX_CARDS = 5
"""Maximum number of cards that are drawn."""
FEW, FANS = (9, 0.74), {4: (9, 0.62), 5: (7, 0.48)}
"""Turn of a card against the one before in degrees, and their distance as a share of a card's width: of few cards, and
by their number."""
TURNED = ((0.1, 0.14, 12), (0.47, 0.8, -24), (0.78, 0.16, 40), (0.1, 0.7, -48), (0.8, 0.66, 20))
"""Places of suit signs where no cards are shown, as shares of the area of the cards, and their turns."""


class Banner(msgspec.Struct, frozen=True):
    """The content of a banner. ``title`` says what was done, ``line`` in which deal; ``who`` did it (a person who looks
    stands out in gold); ``cards`` are ids; ``alt`` is the alt text."""

    title: str
    line: str
    who: tuple[Finisher, ...]
    cards: tuple[str, ...]
    pack: str
    language: str
    alt: str


def banner_picture(banner: Banner, *, theme: str = "dark", large: bool = False) -> Picture:
    """Return the banner, drawn in the calling thread. ``large`` is large print."""
    canvas = draw_banner(banner, theme, large=large)
    return named("highlight", canvas.bytes(), banner.alt[:ALT_LIMIT], canvas.size)


def draw_banner(banner: Banner, theme: str = "dark", *, large: bool = False) -> Canvas:
    """Draws the cards on the left, the title and the players on the right."""
    canvas, smallest = Canvas(theme, HIGH), LARGE_MIN_SIZE if large else MIN_SIZE
    look, cards = canvas.theme, banner.cards[:MAX_CARDS]
    left = 470 if len(cards) > 3 else 430
    if cards:
        step, spread = FANS.get(len(cards), FEW)
        canvas.fan(
            cards, banner.pack, (left // 2 + 6, HIGH // 2 + 8), CARD, step=step, spread=spread, language=banner.language
        )
    else:
        _crowned(canvas, banner.pack, left)
    room = WIDTH - left - 48
    fit = text_module.whole((banner.title,), 66, room, 40, fonts.TITLE)
    canvas.text(fit.said, (left, 40), fit.size, room, look.gold, font=fonts.TITLE, min_size=28)
    canvas.text(banner.line, (left, 52 + round(fit.size * 1.12)), 32, room, look.text, min_size=smallest)
    each = room // max(1, len(banner.who))
    for number, player in enumerate(banner.who):
        x, y = left + number * each, HIGH - FACE - 44
        draw_face(canvas, player, (x, y), FACE)
        rows, size = text_module.named(player.name, smallest + 6, each - FACE - 34, smallest)
        for row, said in enumerate(rows):
            top = y + FACE // 2 - round(len(rows) * size * 0.6) + round(row * size * 1.15)
            canvas.text(said, (x + FACE + 16, top), size, each - FACE - 24, look.gold if player.you else look.text)
    return canvas


def _crowned(canvas: Canvas, pack: str, left: int) -> None:
    """Draws a large crown among suit signs."""
    wide, high = 190, 144
    canvas.image.paste(
        CROWN[canvas.name], (left // 2 - wide // 2, HIGH // 2 - high // 2), sign_mask("crown", wide, high)
    )
    suits = suit_cards(pack)
    for number, (x, y, angle) in enumerate(TURNED if suits else ()):
        sign = suit_sign(pack, suits[number % len(suits)], 54, angle)
        canvas.image.paste(sign, (round(left * x), round(HIGH * y)), sign)
