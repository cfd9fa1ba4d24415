"""Finds the games: every subpackage that exposes ``GAME``."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import bot.games
from bot.engine.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by slug, in alphabetical order. Raises ValueError if two folders claim one slug."""
    found: dict[str, Game] = {}
    for info in sorted(pkgutil.iter_modules(bot.games.__path__), key=lambda info: info.name):
        if not info.ispkg:
            continue
        game: Game = importlib.import_module(f"bot.games.{info.name}").GAME
        if game.meta.slug in found:
            raise ValueError(f"two games are called {game.meta.slug}")
        found[game.meta.slug] = game
    return found


def game(slug: str) -> Game:
    """The game with this slug. Raises KeyError if there is none."""
    return games()[slug]
