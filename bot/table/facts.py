"""What each event of a log changes: the registry, the state after events, and what several subjects change alike.

A subject registers its facts with ``fact``, beside the commands from which they follow. :mod:`bot.table.evolve` loads
all subjects: other code takes ``fold`` from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.seal import Part
from bot.table.model import Chair, Lobby, Quiet, TableState

E = TypeVar("E", bound=msgspec.Struct)
Change = Callable[[TableState, E], TableState]
"""Return the state after an event. The given state has the event's own ``seq`` already."""


class Facts:
    """What events change, by their class."""

    def __init__(self) -> None:
        self.changes: dict[type[Any], Change[Any]] = {}

    def on(self, *events: type[E]) -> Callable[[Change[E]], Change[E]]:
        """Register what these events change. Raises ValueError for an event that is registered already."""

        def register(change: Change[E]) -> Change[E]:
            for event in events:
                if event in self.changes:
                    raise ValueError(f"{event.__name__} is registered twice")
                self.changes[event] = change
            return change

        return register


FACTS = Facts()
"""What all facts of a table change."""
fact = FACTS.on


def fold(state: TableState, events: Iterable[Any]) -> TableState:
    """Return the state after these events."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: TableState, event: Any) -> TableState:
    """Return the state after one event. An event that is not the table's own belongs to its game."""
    change = FACTS.changes.get(event.__class__)
    if change is None:
        return replace(state, seq=state.seq + 1, match=state.rules.evolve(state.match, event))
    return change(replace(state, seq=state.seq + 1), event)


# -- what several subjects change alike


def idle(state: TableState) -> TableState:
    """Note that this event does not count as activity in the lobby (see
    :func:`bot.table.model.untouched_since`)."""
    before, lobby = state.seq - 1, state.lobby
    since = lobby.idle_from if lobby.idle_at == before else before
    return replace(state, lobby=Lobby(state.seq, since, lobby.host_passed_at))


def with_part(state: TableState, player: int | None, press: int, word: str = "") -> TableState:
    """Add an interaction, with its word, to the coming deal, if its seal accepts additions."""
    seal = state.seal
    if player is None or not press or seal is None or not seal.terms or seal.closed:
        return state
    return replace(state, seals=(*state.seals[:-1], replace(seal, parts=(*seal.parts, Part(player, press, word)))))


def with_chair(state: TableState, number: int, chair: Chair) -> TableState:
    """Return the state with chair ``number`` replaced."""
    return replace(state, chairs=(*state.chairs[:number], chair, *state.chairs[number + 1 :]))


def quiet_of_others(state: TableState, player: int) -> tuple[Quiet, ...]:
    """Return the quiet hours of all other players."""
    return tuple(one for one in state.clocks.quiet if one.player != player)


def with_vote(votes: tuple[tuple[int, str], ...], player: int, setting: str) -> tuple[tuple[int, str], ...]:
    """Return the votes with this player's, in place of their earlier one."""
    return (*(one for one in votes if one[0] != player), (player, setting))
