"""``master``, the bot that searches, and ``cheat``, the same search with all hands in view, as a bound for measuring.

This package needs numba, an optional part of the installation: import its modules only where search runs. Importing the
package itself needs nothing.
"""

from __future__ import annotations

from typing import Any


def master() -> Any:
    """Return the player ``master``. Raises ImportError without numba."""
    from bot.players.search.players import Master

    return Master()


def cheat() -> Any:
    """Return the player that sees all hands. Raises ImportError without numba."""
    from bot.players.search.players import Cheat

    return Cheat()


PLAYERS = {"master": master, "cheat": cheat}
"""The players of this package by name."""
