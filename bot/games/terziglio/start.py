"""The beginning of a match."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import Seat
from bot.engine.game import Options
from bot.games.terziglio.options import read
from bot.games.terziglio.state import DRAW, FRESH_SETUP, FRESH_TABLE, FRESH_TRICKS, SHUFFLE, Match, State


def start(options: Options) -> State:
    """A new match from complete options; the first dealer is to be drawn (T9)."""
    return State(DRAW, Match(read(options)), FRESH_SETUP, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """A match about to shuffle for a first deal by ``dealer``, for recorded games."""
    state = start(options)
    return replace(state, phase=SHUFFLE, match=replace(state.match, dealer=dealer))
