"""Moves that a person leaves to the house: her only legal card (ux.md S24, T86) and a card she queued (S5, T87), both
after a pause that tells nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.engine.actions import Decision, Pick
from bot.engine.cards import Card
from bot.table import commands as cmd
from bot.table.allowance import plays_a_card
from bot.table.look import blocking, decisions_of
from bot.table.manager import TableManager
from bot.table.model import TableState
from bot.table.ports import StoreBusy
from bot.table.queue import queued

log = logging.getLogger(__name__)

LEAST, MOST = 1.5, 4.0
"""Seconds before such a card comes: somewhere between, so that the time tells nobody that there was no choice."""

AGAIN, LONGEST = 0.2, 30.0
"""Seconds before a busy table is asked again; doubled each time."""


class Wishes(Protocol):
    """What people have chosen."""

    async def plays_forced(self, person: int) -> bool:
        """Whether the house plays the person's only legal card."""
        ...

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        """The cards chosen for this question, with the mark of :mod:`bot.table.queue` if before the turn."""
        ...


class OwnMoves:
    """Plays for those who wish it. ``pause`` gives the seconds to wait each time."""

    def __init__(
        self,
        tables: TableManager,
        wishes: Wishes,
        pause: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._wishes = wishes
        self._pause = pause
        self._sleep = sleep
        self._playing: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Watch all tables from now on, and take up what was left when the house closed."""
        self._tables.listen(self.applied)
        for table in await self._tables.open_ids():
            state = await self._tables.state(table)
            if state is not None:
                self._look(state)

    async def stop(self) -> None:
        """Play nothing more. What was about to be played comes after the next start."""
        tasks = tuple(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def applied(self, before: TableState, after: TableState, outcome: cmd.Applied) -> None:
        """Told of every applied command (:meth:`TableManager.listen`)."""
        self._look(after)

    def _look(self, state: TableState) -> None:
        for player in blocking(state):
            person, key = state.chairs[player].person, (state.id, player, state.asked[player])
            if person is not None and card_question(state, player) is not None and key not in self._playing:
                work = self._run(key, person)
                self._playing[key] = asyncio.create_task(work, name=f"own move {state.id} {player} {key[2]}")

    async def _run(self, key: tuple[str, int, int], person: int) -> None:
        try:
            # What she wishes is asked after the pause: a card queued in the moment her turn comes must not be missed.
            await self._sleep(self._pause())
            await self._play(key, person)
        except Exception as error:
            log.error("an own move failed", extra={"table": key[0]}, exc_info=error)
        finally:
            self._playing.pop(key, None)

    async def _play(self, key: tuple[str, int, int], person: int) -> None:
        table, player, asked = key
        again = AGAIN
        while True:
            state = await self._tables.state(table)
            if state is None or state.asked[player] != asked:
                return
            try:
                card = await self._card(state, key, person)
            except StoreBusy as busy:
                log.warning("a wish cannot be read: %s", busy.reason, extra={"table": table})
            else:
                if card is None:
                    return
                body = cmd.Act(Pick((card,)), asked)
                outcome = await self._tables.submit(cmd.Command(f"f{player}-{asked}", table, body, person))
                if not isinstance(outcome, cmd.Busy) or outcome.reason in ("restarting", "quarantined"):
                    return
            await self._sleep(again)
            again = min(again * 2, LONGEST)

    async def _card(self, state: TableState, key: tuple[str, int, int], person: int) -> Card | None:
        """The card the person wants played for her now."""
        question = card_question(state, key[1])
        if question is None:
            return None
        wanted = queued(state, await self._wishes.staged(*key))
        if wanted in question.cards:
            return wanted
        forced = forced_card(state, key[1])
        return forced if forced is not None and await self._wishes.plays_forced(person) else None


def card_question(state: TableState, player: int) -> Decision | None:
    """The question for a card to a trick, if that is all that is asked of a person who plays herself; None while the
    table rests."""
    questions = () if state.paused or state.chairs[player].away else decisions_of(state, player)
    return questions[0] if len(questions) == 1 and plays_a_card(questions[0]) else None


def forced_card(state: TableState, player: int) -> Card | None:
    """The only card a person may play now; None where there is a choice, or anything else is asked beside it.

    Nor while the table rests, nor for somebody whose clock ran out last: she may have left, and her cards must not
    look as if she were there.
    """
    question = card_question(state, player)
    if question is None or state.struck(player) or len(question.cards) != 1:
        return None
    return question.cards[0]
