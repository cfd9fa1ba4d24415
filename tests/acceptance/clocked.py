"""Helpers for clocks and screens: how long a clock runs in all, and what a table of the tests looks like on screen."""

from __future__ import annotations

from msgspec.structs import replace

from bot.i18n import words
from bot.table.clocks import BANK, PER_MOVE
from bot.table.model import TableState
from bot.table.selectors import public_view, seat_view
from bot.ui import screens
from tests.ui.tables import some_match, table, who

LIVE = PER_MOVE["live"] + BANK["live"]
RELAXED = PER_MOVE["relaxed"] + BANK["relaxed"]
"""Milliseconds until the clock of a player who has used no time runs out, including their time bank."""


def alike(state: TableState) -> TableState:
    """Return a table of Minchiate, which has texts for its screens, whose players are in the same situation as those of
    ``state``."""
    shown = table(some_match())
    chairs = tuple(
        replace(chair, away=mine.away, gone=mine.gone) for chair, mine in zip(shown.chairs, state.chairs, strict=False)
    )
    return replace(
        shown,
        chairs=(*chairs, *shown.chairs[len(chairs) :]),
        clocks=replace(shown.clocks, strikes=(*state.clocks.strikes, 0)),
        pause=state.pause,
        votes=replace(shown.votes, pause=state.votes.pause),
    )


def panel(state: TableState, player: int, language: str = "en") -> str:
    """Return a player's panel with its buttons, as text."""
    said, state = words(language), alike(state)
    view = seat_view(state, player)
    assert view is not None
    return repr(screens.hand(state, view, who(state, said), None, said))


def board(state: TableState, language: str = "en") -> str:
    """Return the table's message, as text."""
    said, state = words(language), alike(state)
    view = public_view(state)
    assert view is not None
    return repr(screens.board(state, view, who(state, said), None, said))
