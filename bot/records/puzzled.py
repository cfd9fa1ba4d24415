"""The deals of a finished match as puzzles write them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.actions import Action, Chance
from bot.engine.cards import Seat
from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.players.puzzles.model import Dealt, UnreadablePuzzle, after, asked, written
from bot.records.decisions import bot_move, decision_of
from bot.records.make import LogStep, steps_of
from bot.records.model import RecordError
from bot.table.evolve import fold
from bot.table.model import FINISHED, TableState


def dealt_in(table: str, events: Sequence[Any]) -> Iterator[Dealt]:
    """Yield the deals of a match in order. ``events`` is the whole log.

    A match ends here before an answer that no puzzle can write: a conceded deal, a seat that was given up, an answer
    that was not asked for, or one from which other facts would follow today. Raises RecordError (``unfinished``) while
    the match is running.
    """
    state = fold(TableState(table), events)
    if state.status != FINISHED:
        raise RecordError("unfinished")
    its_game = state.rules
    usual = {spec.key: spec.default for spec in its_game.meta.options}
    chosen = {key: value for key, value in state.options.items() if key in usual and value != usual[key]}
    writing, deal, begins = _Writing(its_game, its_game.start(with_defaults(its_game.meta, chosen))), 1, 0
    for one in steps_of(events):
        if one.deal != deal and writing.sure > begins:
            yield Dealt(chosen, tuple(writing.words[: writing.sure]), begins)
            begins = writing.sure
        deal = one.deal
        if not writing.step(one):
            break
    if writing.sure > begins:
        yield Dealt(chosen, tuple(writing.words[: writing.sure]), begins)


class _Writing:
    """Writes answers in the order in which a puzzle asks for them. Seats may answer in another one.

    ``sure`` is the number of words that led to a state of the match.
    """

    def __init__(self, game: Game, state: Any) -> None:
        self._game, self._state = game, state
        self._early: dict[Seat | None, Action] = {}
        self.words: list[str] = []
        self.sure = 0

    def step(self, one: LogStep) -> bool:
        """Write the answers of a step. Return whether they can be written."""
        state, facts, player = one.before, one.facts, one.player
        while facts:
            seat = None if player is None else self._game.seating(state).index(player)
            if seat is None:
                found = bot_move(self._game, state, one.seed, facts)
            else:
                found = decision_of(self._game, state, seat, facts, one.action)
            if found is None or seat in self._early:
                return False
            action, count = found
            self._early[seat] = action
            if not self._written():
                return False
            state = self._game.fold(state, facts[:count])
            facts, player = facts[count:], None
        if not self._early and self._state == one.after:
            self.sure = len(self.words)
        return True

    def _written(self) -> bool:
        """Write the answers that are asked for by now."""
        try:
            while self._early:
                seat = None if self._game.chance(self._state) is not None else asked(self._game, self._state).seat
                action = self._early.pop(seat, None)
                if action is None:
                    # Nobody answers for a seat that is not asked: only chance and seats have answers.
                    return None not in self._early
                if isinstance(action, Chance) is not (seat is None):
                    return False
                self._state = after(self._game, self._state, action)
                self.words.append(written(action, self._game.meta.pack))
        except (UnreadablePuzzle, ValueError):
            return False
        return True
