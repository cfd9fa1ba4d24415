"""Chinze, the two-handed tarot game of Liguria with a talon."""

from bot.games.chinze.game import GAME

__all__ = ["GAME"]
