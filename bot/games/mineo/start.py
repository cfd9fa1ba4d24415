"""A match before its first fact."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import Seat
from bot.engine.game import Options
from bot.games.mineo.options import SPECS, read
from bot.games.mineo.state import DRAW, FRESH_SETUP, FRESH_TABLE, FRESH_TRICKS, SHUFFLE, Match, State


def start(options: Options) -> State:
    """A new match; waits for the lot of the first dealer unless the host deals first (S15)."""
    rules = read(options)
    phase = DRAW if rules.random_dealer else SHUFFLE
    return State(phase, Match(rules), FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """A match about to shuffle for a hand dealt by ``dealer``, for recorded single hands."""
    chosen = {spec.key: options.get(spec.key, spec.default) for spec in SPECS}
    state = start({**chosen, "first_dealer": "host"})
    return replace(state, match=replace(state.match, dealer=dealer))
