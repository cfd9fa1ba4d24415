"""Pictures of table, hand and count with alt text: composed with Pillow from the sprites of cards_art."""

from bot.render.animation import Animation, Frame, animated, frames_of
from bot.render.diagram import diagram_picture
from bot.render.ink import missing_share
from bot.render.kinds import board_picture, cards_picture, count_picture, hand_picture, last_picture, standings_picture
from bot.render.model import Cast, Picture, WordsLike
from bot.render.service import Pictures

__all__ = [
    "Animation",
    "Cast",
    "Frame",
    "Picture",
    "Pictures",
    "WordsLike",
    "animated",
    "board_picture",
    "cards_picture",
    "count_picture",
    "diagram_picture",
    "frames_of",
    "hand_picture",
    "last_picture",
    "missing_share",
    "standings_picture",
]
