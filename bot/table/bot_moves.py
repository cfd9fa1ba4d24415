"""The bot's own moves at a table: shuffles, computer players' answers, and what to do when a clock has run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from bot.engine.actions import Action
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.play import needs_computer, neutral
from bot.table.ports import BotPlayers, Timer
from bot.table.sealing import seal_due, unseen
from bot.table.selectors import chance_due
from bot.table.timers import DEADLINES

log = logging.getLogger(__name__)

SEAL_WAIT = 10.0
"""Longest time a deal waits for its seal to be published, in seconds."""
SEAL_CHECK = 0.1
"""Pause between two checks whether a seal is published, in seconds."""


class Pacing(msgspec.Struct, frozen=True):
    """Delays of the bot's own moves, in seconds.

    A computer player thinks between ``least`` and ``most``; the shuffle takes ``shuffle``. A computer player that has
    not answered after ``patience`` gets the plainest legal answer. A deal waits at most ``seal`` for its seal to be
    published; 0 where seals are not published.
    """

    least: float = 0.9
    most: float = 1.6
    shuffle: float = 0.3
    patience: float = 2.0
    seal: float = 0.0


class BotMoves:
    """Runs every move of the bot as its own task, at most one per key.

    ``submit`` sends a command to its table, ``current`` returns the state of an open table, ``still`` tells whether the
    table's clocks are frozen (:mod:`bot.table.clocks`).
    """

    def __init__(
        self,
        submit: Callable[[cmd.Command], Awaitable[cmd.Outcome]],
        current: Callable[[str], TableState | None],
        bot_players: BotPlayers,
        rhythm: Pacing,
        still: Callable[[TableState], bool] = lambda state: False,
    ) -> None:
        self.bot_players = bot_players
        self._submit = submit
        self._current = current
        self._rhythm = rhythm
        self._still = still
        self._moves: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def stop(self) -> None:
        """Cancel all pending moves."""
        for task in self._moves.values():
            task.cancel()
        await asyncio.gather(*self._moves.values(), return_exceptions=True)

    def owed(self, state: TableState) -> None:
        """Start the sealing, the shuffle and the computer players' answers that the state calls for."""
        if not state.sealed and seal_due(state) is not None:
            self.later((state.id, f"seal {state.seq}"), 0, lambda: self._seal(state))
        elif chance_due(state) is not None and self._rhythm.seal and unseen(state):
            self.later((state.id, f"unseen {state.seals[-1].commitment}"), 0, lambda: self._draw_unseen(state))
        elif chance_due(state) is not None:
            self.later((state.id, f"draw {state.seq}"), self._rhythm.shuffle, lambda: self._draw(state))
        for player in needs_computer(state):
            asked = state.asked[player]
            key = (state.id, f"bot {player} {asked}")
            if key not in self._moves:
                pause = self._rhythm.least + (self._rhythm.most - self._rhythm.least) * secrets.randbelow(1000) / 1000
                self.later(key, pause, lambda player=player, asked=asked: self._think(state.id, player, asked))

    def run_out(self, table: str, timer: Timer) -> None:
        """Act on a clock that has run out and is still valid."""
        name = f"t{timer.kind}{timer.player}-{timer.guard}"

        async def act() -> None:
            then = DEADLINES[timer.kind].then
            if then is None:
                await self._think(table, timer.player, timer.guard, late=True)
                return
            if timer.kind == "next":
                await self._seen(table)
            await self.insist(cmd.Command(name, table, then(timer)))

        self.later((table, name), 0, act)

    def later(self, key: tuple[str, str], pause: float, work: Callable[[], Awaitable[object]]) -> asyncio.Task[None]:
        """Run ``work`` after ``pause`` seconds unless a task with the same key is pending. The key is the table id and
        a name for the move."""

        async def run() -> None:
            try:
                await asyncio.sleep(pause)
                await work()
            except Exception as error:
                log.error("a move of the bot failed", extra={"table": key[0], "move": key[1]}, exc_info=error)
            finally:
                self._moves.pop(key, None)

        if key not in self._moves:
            self._moves[key] = asyncio.create_task(run(), name=" ".join(key))
        return self._moves[key]

    async def insist(self, command: cmd.Command) -> cmd.Outcome:
        """Submit a command of the bot; while the table or the store is busy, try again with growing pauses. Try again
        after a failure too: nobody else would, and a second failure at the same place quarantines the table."""
        pause = 0.2
        while True:
            outcome = await self._submit(command)
            again = isinstance(outcome, cmd.Broken) or (
                isinstance(outcome, cmd.Busy) and outcome.reason not in ("restarting", "quarantined")
            )
            if not again:
                return outcome
            await asyncio.sleep(pause)
            pause = min(pause * 2, 30)

    async def _seal(self, state: TableState) -> None:
        await self.insist(cmd.Command(f"s{state.seq}", state.id, cmd.Seal()))

    async def _draw(self, state: TableState) -> None:
        await self.insist(cmd.Command(f"c{state.seq}", state.id, cmd.Draw()))

    async def _draw_unseen(self, state: TableState) -> None:
        """Wait for the seal to be published; if that takes too long, draw without it. Once it is published,
        :meth:`owed` starts the draw as usual."""
        if not await self._seen(state.id):
            log.warning("a deal begins without a published seal", extra={"table": state.id, "seq": state.seq})
            await self.insist(cmd.Command(f"u{state.seq}", state.id, cmd.Draw(unpublished=True)))

    async def _seen(self, table: str) -> bool:
        """Wait until the seal of the coming deal is published; return False if that takes too long. Time in which the
        table's clocks are frozen (the bot is not connected yet) does not count, because nobody can act then."""
        left = self._rhythm.seal
        while left > 0:
            state = self._current(table)
            if state is None or not unseen(state):
                return True
            await asyncio.sleep(SEAL_CHECK)
            left -= 0 if self._still(state) else SEAL_CHECK
        return False

    async def _think(self, table: str, player: int, asked: int, *, late: bool = False) -> None:
        """Submit the computer player's answer; if the game refuses it, submit the plainest legal answer."""
        state = self._current(table)
        if state is None or state.asked[player] != asked:
            return
        action = (neutral(state, player) if late else None) or await self._answer(state, player)
        name = f"b{player}-{asked}"
        outcome = await self.insist(cmd.Command(name, table, cmd.BotAct(player, asked, action, late=late)))
        if isinstance(outcome, cmd.Refused):
            log.error(
                "a computer player's answer was refused",
                extra={"table": table, "seq": state.seq, "code": outcome.refusal.code},
            )
            plain = await self.bot_players.plain_answer(state, player)
            await self.insist(cmd.Command(name, table, cmd.BotAct(player, asked, plain, late=late)))

    async def _answer(self, state: TableState, player: int) -> Action:
        """Return the computer player's answer; the plainest legal one if it takes too long or fails (E58)."""
        try:
            return await asyncio.wait_for(self.bot_players.answer(state, player), self._rhythm.patience)
        except Exception as error:
            log.error("a computer player gave no answer", extra={"table": state.id, "seq": state.seq}, exc_info=error)
            return await self.bot_players.plain_answer(state, player)
