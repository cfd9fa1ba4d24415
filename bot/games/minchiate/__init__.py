"""Minchiate, the 97-card tarot game of Florence for two pairs."""

from bot.games.minchiate.game import GAME

__all__ = ["GAME"]
