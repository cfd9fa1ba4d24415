"""A finished match as a row of moments that can be stepped through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.game import Game, OptionValue
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.records.log import steps_of
from bot.records.model import RecordError
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import FINISHED, TableState


class Moment(msgspec.Struct, frozen=True):
    """How the match stood after one step. ``player`` decided (None: the table), ``by`` person, computer or clock."""

    player: int | None
    by: str
    state: Any


class Played(msgspec.Struct, frozen=True):
    """One deal: its number from 1, its revealed seal, its moments in order (at least one)."""

    deal: int
    seed: str
    commitment: str
    moments: tuple[Moment, ...]


class Match(msgspec.Struct, frozen=True):
    """A finished match. ``names`` and ``levels`` (None: a person) are by player; times are Unix ms."""

    table: str
    name: str
    game: str
    preset: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    started: int
    finished: int
    deals: tuple[Played, ...]
    balances: tuple[int, ...]
    places: tuple[int, ...]
    complete: bool

    @property
    def rules(self) -> Game:
        """The game that was played."""
        return game(self.game)

    def view(self, moment: Moment) -> PublicView:
        """What everybody saw."""
        return self.rules.view(moment.state)

    def seat_view(self, moment: Moment, player: int) -> SeatView:
        """What a player saw."""
        return self.rules.seat_view(moment.state, self.rules.seating(moment.state).index(player))

    def all_hands(self, moment: Moment) -> PublicView:
        """What nobody saw then: the table with every hand face up."""
        view = self.view(moment)
        seats = tuple(
            msgspec.structs.replace(info, open_hand=self.rules.seat_view(moment.state, info.seat).hand)
            for info in view.seats
        )
        return msgspec.structs.replace(view, seats=seats)


def match_of(table: str, events: Sequence[Any], names: Sequence[str]) -> Match:
    """The match a table's log tells. ``names`` are by player.

    Raises RecordError (``unfinished``) while it is not over: before the end nobody may leaf through it.
    """
    state = fold(TableState(table), events)
    end = next((event for event in events if isinstance(event, ev.Finished)), None)
    if state.status != FINISHED or end is None:
        raise RecordError("unfinished")
    moments: dict[int, list[Moment]] = {}
    for step in steps_of(events):
        moments.setdefault(step.deal, []).append(Moment(step.player, step.by, step.after))
    return Match(
        table=state.id,
        name=state.name,
        game=state.game,
        preset=state.preset,
        options=state.options,
        names=tuple(names),
        levels=tuple(chair.level for chair in state.chairs),
        started=state.started_at,
        finished=end.at,
        deals=tuple(
            Played(seal.deal, seal.seed.hex(), seal.commitment, tuple(moments[seal.deal]))
            for seal in state.seals
            if seal.revealed and seal.deal in moments
        ),
        balances=end.balances,
        places=end.places,
        complete=end.complete,
    )
