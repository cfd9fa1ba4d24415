"""Pictures of table, hand and count with alt texts, composed with Pillow from the sprites of `cards_art`."""

from bot.render.animation import Animation, Frame, animated, frames_of
from bot.render.diagram import diagram_picture
from bot.render.final_panels import DecidingDeal, Telling, TrickShown
from bot.render.final_result import FinalResult, Finisher, Step, final_picture
from bot.render.highlight import Banner, banner_picture
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
from bot.render.preferences import HandPreview
from bot.render.service import Pictures, drawn_in_time
from bot.render.text import missing_share

__all__ = [
    "Animation",
    "Banner",
    "DecidingDeal",
    "FinalResult",
    "Finisher",
    "Frame",
    "HandPreview",
    "LobbySeat",
    "LobbyTable",
    "Picture",
    "Pictures",
    "PlayerNames",
    "Poster",
    "Step",
    "Telling",
    "TrickShown",
    "WordsLike",
    "animated",
    "banner_picture",
    "board_picture",
    "cards_picture",
    "count_picture",
    "diagram_picture",
    "drawn_in_time",
    "final_picture",
    "frames_of",
    "hand_picture",
    "last_picture",
    "missing_share",
    "standings_picture",
]
