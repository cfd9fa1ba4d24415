"""A match before its first fact."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import Seat
from bot.engine.game import Options
from bot.games.minchiate.match import seats_of
from bot.games.minchiate.options import SPECS, read
from bot.games.minchiate.state import (
    DRAW,
    FRESH_SETUP,
    FRESH_TABLE,
    FRESH_TALLY,
    FRESH_TRICKS,
    SHUFFLE,
    Match,
    State,
)

FIXED = (0, 2, 1, 3)
"""P1-P4 when nobody draws: with M33 player ``n`` then sits on seat ``n``."""


def start(options: Options) -> State:
    """A new match; waits for the drawing of seats unless ``seat_draw`` is fixed (M30)."""
    rules = read(options)
    phase = SHUFFLE if rules.seat_draw == "fixed" else DRAW
    match = Match(rules, FIXED, seats_of(FIXED, 0))
    return State(phase, match, FRESH_SETUP, FRESH_TALLY, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """A match about to shuffle for a game dealt by ``dealer``, for recorded single games."""
    chosen = {spec.key: options.get(spec.key, spec.default) for spec in SPECS}
    state = start({**chosen, "seat_draw": "fixed", "set_length": 12})
    return replace(state, match=replace(state.match, played=dealer))
