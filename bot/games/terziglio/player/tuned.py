"""The weights of the player ``regular``, those set by hand: none found by self-play gained."""

from __future__ import annotations

from bot.games.terziglio.player.features import Weights

WEIGHTS = Weights()
