"""Test data that a game can recompute (``conform``) and narrate (``replay``), as the tests of every game use it."""

from __future__ import annotations

from typing import Any

from bot.cli.records import game_text
from bot.engine.game import Game
from bot.engine.inputs import played_games
from bot.engine.vectors import ConformError, PlayedGame
from bot.games.registry import companions
from bot.i18n import words


def recomputed(game: Game, document: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return the document recomputed, and the errors as text."""
    (kind,) = [kind for kind in companions(game.meta.slug).vectors if kind.recognise(document)]
    done, errors = kind.process(document)
    return done, [str(error) for error in errors]


def played(game: Game, document: dict[str, Any]) -> list[tuple[str, PlayedGame] | ConformError]:
    """Return the title and the play of every recorded game, or the error of one that cannot be read."""
    found = [kind.games for kind in companions(game.meta.slug).vectors if kind.games and kind.recognise(document)]
    return [one for games in found for one in played_games(document, games)]


def retold(game: Game, document: dict[str, Any], language: str = "en") -> list[str]:
    """Return the lines of the first recorded game of a document."""
    first = played(game, document)[0]
    assert not isinstance(first, ConformError), first
    return list(game_text(game, first[1], words(language)))
