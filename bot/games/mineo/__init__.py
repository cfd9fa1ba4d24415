"""The Tarocchi of Mineo, 63 cards, three players, one alone against two."""

from bot.games.mineo.game import GAME

__all__ = ["GAME"]
