"""The name below a card, in the reader's language: the committed faces carry the Italian one."""

from __future__ import annotations

import re

from PIL import Image, ImageDraw

import cards_art
from bot.i18n import words
from cards_art import fonts
from cards_art.faces import BACK, opened

ITALIAN = "it"
"""The language of the letters and names on the faces."""

BOX, TRUMP_BOX = (22, 454, 278, 485), (17, 454, 283, 487)
"""The part of the strip below a suit card and below a trump that a name can take, in px of a full-size face: left, top,
right, bottom."""
WIDEST = 248
"""Width in px of the widest name; a longer one gets smaller letters."""
GROUND = (92, 15)
"""A point in px of a full-size face that shows its ground: beside the index, inside the lines along the edge."""
DARK = 110
"""Brightness (0-255) below which the ground of a card is that of a trump or the Fool."""
ON_SUIT, ON_TRUMP = ("#FFF8E6", 18.5, 475.5, 1.2), ("#FFE9A8", 22.0, 479.0, 1.4)
"""Colour, size, base line and space between letters of the name below a suit card and below a trump, as drawn in
Italian."""

_NUMBER = re.compile(r"^\d+ (?:· )?")
_ARTICLE = re.compile(r"^(?:The|El|La|Los) ")


def face(pack: str, card_id: str, language: str = ITALIAN) -> Image.Image:
    """Return a face, or ``back``, as RGBA at full size, with the letters and the name of a reader's language. Raises
    KeyError if the card is not in the pack."""
    card = opened(cards_art.pack(pack), card_id, language)
    if card_id != BACK and language != ITALIAN and (name := caption(pack, card_id, language)):
        _write(card, name)
    return card


def caption(pack: str, card_id: str, language: str) -> str:
    """Return the name below a card: in capitals, without its number and article; "" if the catalogues have none."""
    said = words(language)
    if not said.has(f"card-{pack}-{card_id}"):
        return ""
    return _ARTICLE.sub("", _NUMBER.sub("", said.card(pack, card_id))).upper()


def is_dark(face: Image.Image) -> bool:
    """Return whether a full-size face has the dark ground of a trump or the Fool."""
    pixel = face.getpixel(GROUND)
    return isinstance(pixel, tuple) and sum(pixel[:3]) < 3 * DARK


def _write(card: Image.Image, name: str) -> None:
    (left, top, right, bottom), (colour, size, line, space) = (TRUMP_BOX, ON_TRUMP) if is_dark(card) else (BOX, ON_SUIT)
    draw = ImageDraw.Draw(card)
    draw.rectangle((left, top, right - 1, bottom - 1), fill=card.getpixel((left, top)))
    wide = _width(name, size, space)
    if wide > WIDEST:
        size, space = size * WIDEST / wide, space * WIDEST / wide
        wide = _width(name, size, space)
    font, x = fonts.load(fonts.TITLE, size), card.width / 2 - wide / 2
    for letter in name:
        draw.text((x, line), letter, colour, font, anchor="ls")
        x += font.getlength(letter) + space


def _width(name: str, size: float, space: float) -> float:
    font = fonts.load(fonts.TITLE, size)
    return sum(font.getlength(letter) for letter in name) + space * (len(name) - 1)
