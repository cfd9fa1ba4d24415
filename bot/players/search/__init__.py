"""``master``, the bot that searches, and players that only measurements use.

``cheat`` is the same search with all hands in view, as a bound. ``cards``, ``picks``, ``plans`` and ``calls`` search
fewer questions, which shows what the search of each kind gains.

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


def cards() -> Any:
    """Return ``master`` without the search of calls, discards and bets. Raises ImportError without numba."""
    from bot.players.search.players import Master, plays

    return Master(searches=plays)


def picks() -> Any:
    """Return ``master`` without the search of calls and bets. Raises ImportError without numba."""
    from bot.players.search.players import Master, picks

    return Master(searches=picks)


def plans() -> Any:
    """Return ``regular`` with the search of calls, discards and bets. Raises ImportError without numba."""
    from bot.players.search.players import Master, plans

    return Master(searches=plans)


def calls() -> Any:
    """Return ``regular`` with the search of calls and bets. Raises ImportError without numba."""
    from bot.players.search.players import Master, calls

    return Master(searches=calls)


PLAYERS = {"master": master, "cheat": cheat, "cards": cards, "picks": picks, "plans": plans, "calls": calls}
"""The players of this package by name."""
