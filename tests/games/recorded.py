"""Test data that a game can recompute (``conform``), as the tests of every game use it."""

from __future__ import annotations

from typing import Any

from bot.engine.game import Game


def recomputed(game: Game, document: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The document recomputed, and the errors as text."""
    (kind,) = [kind for kind in game.conform if kind.recognise(document)]
    done, errors = kind.process(document)
    return done, [str(error) for error in errors]
