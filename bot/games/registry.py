"""Find the games and their companions. Every subpackage exposes ``GAME`` and may expose ``COMPANIONS``."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import bot.games
from bot.engine.companions import NONE, Companions
from bot.engine.game import Game


@cache
def games() -> dict[str, Game]:
    """Return all games by slug, in alphabetical order of their folders. Raises ValueError if two have the same slug."""
    found: dict[str, Game] = {}
    for module in _packages():
        game: Game = module.GAME
        if game.meta.slug in found:
            raise ValueError(f"two games are called {game.meta.slug}")
        found[game.meta.slug] = game
    return found


def game(slug: str) -> Game:
    """Return the game with this slug. Raises KeyError if there is none."""
    return games()[slug]


def companions(slug: str) -> Companions:
    """Return the companions of a game, ``NONE`` if it has none. Raises KeyError if there is no such game."""
    return _companions().get(game(slug).meta.slug, NONE)


@cache
def _companions() -> dict[str, Companions]:
    return {module.GAME.meta.slug: getattr(module, "COMPANIONS", NONE) for module in _packages()}


@cache
def searched(slug: str) -> bool:
    """Return whether bots can search in a game, so that it has the level master: its folder has a package ``search``.
    That says nothing about numba, which search needs to run."""
    return any(module.GAME.meta.slug == slug and _has_search(module) for module in _packages())


def _has_search(package: Any) -> bool:
    return any(info.name == "search" for info in pkgutil.iter_modules(package.__path__))


def _packages() -> list[Any]:
    """Import and return the packages of the games, in alphabetical order."""
    found = sorted(info.name for info in pkgutil.iter_modules(bot.games.__path__) if info.ispkg)
    return [importlib.import_module(f"bot.games.{name}") for name in found]
