"""``master``, the bot that searches, and players that only measurements use.

``cheat`` is the same search with all hands in view, as a bound; ``plain`` is one in which nothing was tuned. ``cards``,
``picks``, ``plans`` and ``calls`` search fewer questions, which shows what the search of each kind gains.

This package needs numba, an optional part of the installation: import its modules only where search runs. Importing the
package itself needs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any


def master() -> Any:
    """Return the player ``master``. Raises ImportError without numba."""
    from bot.players.search.players import Master

    return Master()


def cheat() -> Any:
    """Return the player that sees all hands. Raises ImportError without numba."""
    from bot.players.search.players import Cheat

    return Cheat()


def plain() -> Any:
    """Return a plain search of the cards to play: playouts by rules of thumb in worlds that are not weighted. A game
    without it is played by ``regular``. Raises ImportError without numba."""
    from bot.players.search.players import NOT_READING, Master, plays

    return Master(NOT_READING, plays, "PLAIN")


def only(name: str) -> Any:
    """Return ``master`` that searches the questions of this name only (:data:`bot.players.search.players.SEARCHED`).
    Raises ImportError without numba."""
    from bot.players.search.players import SEARCHED, Master

    return Master(searches=SEARCHED[name])


PLAYERS: dict[str, Callable[[], Any]] = {"master": master, "cheat": cheat, "plain": plain} | {
    name: partial(only, name) for name in ("cards", "picks", "plans", "calls")
}
"""The players of this package by name."""
