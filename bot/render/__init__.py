"""Pictures of table, hand and count with alt texts, composed with Pillow from the sprites of `cards_art`."""

from bot.render.animation import Animation, Frame, animated, frames_of
from bot.render.diagram import diagram_picture
from bot.render.lobby_table import LobbySeat, LobbyTable
from bot.render.model import Picture, PlayerNames, WordsLike
from bot.render.pictures import (
    board_picture,
    cards_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
)
from bot.render.poster import Poster
from bot.render.service import Pictures, drawn_in_time
from bot.render.text import missing_share

__all__ = [
    "Animation",
    "Frame",
    "LobbySeat",
    "LobbyTable",
    "Picture",
    "Pictures",
    "PlayerNames",
    "Poster",
    "WordsLike",
    "animated",
    "board_picture",
    "cards_picture",
    "count_picture",
    "diagram_picture",
    "drawn_in_time",
    "frames_of",
    "hand_picture",
    "last_picture",
    "missing_share",
    "standings_picture",
]
