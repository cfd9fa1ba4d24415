"""The poster of a game: its name, for how many players and minutes it is, and characteristic cards of its pack."""

from __future__ import annotations

import msgspec

from bot.render.canvas import Canvas
from bot.render.model import ALT_LIMIT, WIDTH, Picture
from bot.render.pictures import named
from bot.render.text import MIN_SIZE, paragraph
from cards_art import fonts

HIGH = 330
"""Height in px of a poster: four of them, with their buttons, stand on one screen of a phone."""
EDGE = 44
"""px between the left edge and the text."""
ROOM = 500
"""Width in px of the text."""
CARD = 138
"""Width in px of a card."""


class Poster(msgspec.Struct, frozen=True):
    """The content of a poster. `line` says for how many players and minutes the game is; `about` what is particular
    about it; `cards` are ids of the pack; `alt` is the alt text."""

    title: str
    line: str
    about: str
    cards: tuple[str, ...]
    pack: str
    language: str
    alt: str


def poster_picture(poster: Poster, *, theme: str = "dark") -> Picture:
    """Return the poster, drawn in the calling thread."""
    canvas = draw_poster(poster, theme)
    return named("poster", canvas.bytes(), poster.alt[:ALT_LIMIT], canvas.size)


def draw_poster(poster: Poster, theme: str = "dark") -> Canvas:
    """Draws the texts on the left and the fanned cards on the right."""
    canvas = Canvas(theme, HIGH)
    look = canvas.theme
    canvas.fan(poster.cards, poster.pack, (WIDTH - 306, HIGH // 2 + 10), CARD, language=poster.language)
    canvas.text(poster.title, (EDGE, 44), 84, ROOM, look.gold, font=fonts.TITLE, min_size=44)
    canvas.text(poster.line, (EDGE, 158), 34, ROOM, look.text, min_size=MIN_SIZE)
    for number, row in enumerate(paragraph((poster.about,), MIN_SIZE + 2, ROOM, 2)):
        canvas.text(row, (EDGE, 212 + 38 * number), MIN_SIZE + 2, ROOM, look.muted)
    return canvas
