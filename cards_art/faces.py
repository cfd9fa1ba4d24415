"""The committed faces as pictures, with the index of a reader's language."""

from __future__ import annotations

from PIL import Image

from cards_art import PackArt

BACK = "back"


def opened(art: PackArt, card_id: str, language: str = "it") -> Image.Image:
    """Return a face, or ``back``, as RGBA at the master's size. Raises KeyError if the card is not in the pack."""
    with Image.open(art.back if card_id == BACK else art.faces[card_id]) as file:
        face = file.convert("RGBA")
    tile = art.index(card_id, language)
    if tile is not None:
        with Image.open(tile) as file:
            letters = file.convert("RGBA")
        for place in art.index_places:
            face.paste(letters, place)
    return face
