"""Terziglio, three-handed tarocchini with an auction, 62 cards."""

from bot.games.terziglio.game import GAME

__all__ = ["GAME"]
