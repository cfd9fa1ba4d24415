"""Pictures of table, hand and count with alt text: composed with Pillow from the sprites of cards_art."""

from bot.render.ink import missing_share
from bot.render.model import Cast, Picture, WordsLike
from bot.render.service import (
    Pictures,
    board_picture,
    cards_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
)

__all__ = [
    "Cast",
    "Picture",
    "Pictures",
    "WordsLike",
    "board_picture",
    "cards_picture",
    "count_picture",
    "hand_picture",
    "last_picture",
    "missing_share",
    "standings_picture",
]
