"""How long a clock runs in all, and what a table of the sitting looks like on screen."""

from __future__ import annotations

from msgspec.structs import replace

from bot.i18n import words
from bot.table.allowance import BANK, PER_MOVE
from bot.table.look import public_view, seat_view
from bot.table.model import TableState
from bot.ui import screens
from tests.ui.tables import some_match, table, who

LIVE = PER_MOVE["live"] + BANK["live"]
RELAXED = PER_MOVE["relaxed"] + BANK["relaxed"]
"""Milliseconds until the clock of somebody who has not thought yet runs out, her bank included."""


def alike(state: TableState) -> TableState:
    """A table of Minchiate, which has words for its screens, whose people fare as those of ``state`` do."""
    shown = table(some_match())
    chairs = tuple(
        replace(chair, away=mine.away, gone=mine.gone) for chair, mine in zip(shown.chairs, state.chairs, strict=False)
    )
    return replace(
        shown,
        chairs=(*chairs, *shown.chairs[len(chairs) :]),
        strikes=(*state.strikes, 0),
        paused=state.paused,
        pausing=state.pausing,
    )


def panel(state: TableState, player: int, language: str = "en") -> str:
    """What a player's panel says, with its buttons."""
    said, state = words(language), alike(state)
    view = seat_view(state, player)
    assert view is not None
    return repr(screens.hand(state, view, who(state, said), None, said))


def board(state: TableState, language: str = "en") -> str:
    """What the board says."""
    said, state = words(language), alike(state)
    view = public_view(state)
    assert view is not None
    return repr(screens.board(state, view, who(state, said), None, said))
