"""A finished match as a sequence of moments, for stepping through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.game import Game, OptionValue
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.records.make import ended, steps_of
from bot.table.evolve import fold
from bot.table.model import TableState


class Moment(msgspec.Struct, frozen=True):
    """The state of the match after one step. ``player`` decided (None: the bot); ``by`` is person, computer or
    clock."""

    player: int | None
    by: str
    state: Any


class Played(msgspec.Struct, frozen=True):
    """One deal: its number from 1, its revealed seal, and its moments in order (at least one)."""

    deal: int
    seed: str
    commitment: str
    moments: tuple[Moment, ...]


class Match(msgspec.Struct, frozen=True):
    """A finished match. ``names`` and ``levels`` (None: a person) are by player number; times are Unix ms."""

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
        """Return the public view of a moment."""
        return self.rules.view(moment.state)

    def seat_view(self, moment: Moment, player: int) -> SeatView:
        """Return the player's view of a moment."""
        return self.rules.seat_view(moment.state, self.rules.seating(moment.state).index(player))

    def all_hands(self, moment: Moment) -> PublicView:
        """Return the table with every hand face up, which no player saw during the match."""
        view = self.view(moment)
        seats = tuple(
            msgspec.structs.replace(info, open_hand=self.rules.seat_view(moment.state, info.seat).hand)
            for info in view.seats
        )
        return msgspec.structs.replace(view, seats=seats)


def match_of(table: str, events: Sequence[Any], names: Sequence[str]) -> Match:
    """Return the match recorded in a table's log. ``names`` are by player number.

    Raises RecordError while its hands must stay secret (:func:`bot.records.make.ended`).
    """
    state = fold(TableState(table), events)
    end = ended(state, events)
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
