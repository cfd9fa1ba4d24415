"""Games that are not shipped, one folder each; :func:`found` lets the registry and the catalogues find them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.readers import MultiplexedPath
from importlib.resources import files
from pathlib import Path
from unittest.mock import patch

import bot.games
from bot.games import registry
from bot.i18n import catalogue

HERE = Path(__file__).parent


@contextmanager
def found() -> Iterator[None]:
    """The games of this folder are among the registered ones, as if their folders stood in ``bot/games``."""
    rooms = MultiplexedPath(*map(Path, bot.games.__path__), HERE)
    with (
        patch.object(bot.games, "__path__", [*bot.games.__path__, str(HERE)]),
        patch.object(catalogue, "files", lambda name: rooms if name == "bot.games" else files(name)),
        patch.dict(registry.games(), registry.games.__wrapped__()),
        patch.dict(registry._companions(), registry._companions.__wrapped__()),
    ):
        _forget_words()
        yield
    _forget_words()


def _forget_words() -> None:
    catalogue.slugs.cache_clear()
    catalogue.words.cache_clear()
    catalogue._catalogue.cache_clear()
