"""What the house does at a table by itself: it shuffles, lets computer players answer, and acts when a clock has run
out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from bot.engine.actions import Action
from bot.table import commands as cmd
from bot.table.hold import GONE
from bot.table.look import chance_due
from bot.table.model import TableState
from bot.table.play import needs_computer, neutral
from bot.table.ports import Thinker, Timer
from bot.table.rest import FORSAKEN
from bot.table.rhythm import Rhythm
from bot.table.sealing import seal_due, unseen

log = logging.getLogger(__name__)

SEEN = 0.1
"""Seconds between two looks whether a seal is published."""

CLOSED_BECAUSE = {"lobby": "expired", GONE: GONE, FORSAKEN: FORSAKEN}
"""Why a table is closed whose clock of this kind has run out; else because it is empty."""


class HouseMoves:
    """Every move is a task of its own, one for each key. ``submit`` gives a command to its table, ``current`` the state
    of a table that is open, ``still`` says whether it stands still (:mod:`bot.table.standstill`)."""

    def __init__(
        self,
        submit: Callable[[cmd.Command], Awaitable[cmd.Outcome]],
        current: Callable[[str], TableState | None],
        thinker: Thinker,
        rhythm: Rhythm,
        still: Callable[[TableState], bool] = lambda state: False,
    ) -> None:
        self.thinker = thinker
        self._submit = submit
        self._current = current
        self._rhythm = rhythm
        self._still = still
        self._moves: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def stop(self) -> None:
        """Do nothing more."""
        for task in self._moves.values():
            task.cancel()
        await asyncio.gather(*self._moves.values(), return_exceptions=True)

    def owed(self, state: TableState) -> None:
        """Start the sealing, the shuffle and the computer players' thinking that the state calls for."""
        if seal_due(state) is not None:
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
        """A clock has run out that still means something."""
        name = f"t{timer.kind}{timer.player}-{timer.guard}"

        async def act() -> None:
            if timer.kind == "turn":
                await self._think(table, timer.player, timer.guard, late=True)
            elif timer.kind == "next":
                await self._seen(table)
                await self.insist(cmd.Command(name, table, cmd.NextDeal(timer.guard, unpublished=True)))
            else:
                await self.insist(cmd.Command(name, table, _meant(timer)))

        self.later((table, name), 0, act)

    def later(self, key: tuple[str, str], pause: float, work: Callable[[], Awaitable[object]]) -> asyncio.Task[None]:
        """Do something at a table after so many seconds, unless it is going to be done already. The key is the table
        and what is done there."""

        async def run() -> None:
            try:
                await asyncio.sleep(pause)
                await work()
            except Exception as error:
                log.error("a move of the house failed", extra={"table": key[0], "move": key[1]}, exc_info=error)
            finally:
                self._moves.pop(key, None)

        if key not in self._moves:
            self._moves[key] = asyncio.create_task(run(), name=" ".join(key))
        return self._moves[key]

    async def insist(self, command: cmd.Command) -> cmd.Outcome:
        """Submit for the house; while the table or the store is busy, try again with growing pauses."""
        pause = 0.2
        while True:
            outcome = await self._submit(command)
            if not isinstance(outcome, cmd.Busy) or outcome.reason in ("restarting", "quarantined"):
                return outcome
            await asyncio.sleep(pause)
            pause = min(pause * 2, 30)

    async def _seal(self, state: TableState) -> None:
        await self.insist(cmd.Command(f"s{state.seq}", state.id, cmd.Seal()))

    async def _draw(self, state: TableState) -> None:
        await self.insist(cmd.Command(f"c{state.seq}", state.id, cmd.Draw()))

    async def _draw_unseen(self, state: TableState) -> None:
        """The deal waits until its seal is published, but not for ever; once it is, the draw is owed as ever."""
        if not await self._seen(state.id):
            log.warning("a deal begins without a published seal", extra={"table": state.id, "seq": state.seq})
            await self.insist(cmd.Command(f"u{state.seq}", state.id, cmd.Draw(unpublished=True)))

    async def _seen(self, table: str) -> bool:
        """Wait until the seal of the coming deal is published; False if that took too long. Time in which the table
        stands still (the house is not connected yet) does not count: nobody can act there anyway."""
        left = self._rhythm.seal
        while left > 0:
            state = self._current(table)
            if state is None or not unseen(state):
                return True
            await asyncio.sleep(SEEN)
            left -= 0 if self._still(state) else SEEN
        return False

    async def _think(self, table: str, player: int, asked: int, *, late: bool = False) -> None:
        """Let the computer player answer; an answer the game refuses is replaced by the plainest legal one."""
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
            plain = await self.thinker.plain_answer(state, player)
            await self.insist(cmd.Command(name, table, cmd.BotAct(player, asked, plain, late=late)))

    async def _answer(self, state: TableState, player: int) -> Action:
        """The computer player's answer; the plainest legal one if it takes too long or fails (E58)."""
        try:
            return await asyncio.wait_for(self.thinker.answer(state, player), self._rhythm.patience)
        except Exception as error:
            log.error("a computer player gave no answer", extra={"table": state.id, "seq": state.seq}, exc_info=error)
            return await self.thinker.plain_answer(state, player)


def _meant(timer: Timer) -> cmd.Body:
    """What is to be done when a clock has run out that is no player's turn."""
    match timer.kind:
        case "check":
            return cmd.CheckOver(timer.guard)
        case "host":
            return cmd.PassHost(timer.guard)
        case "kept":
            return cmd.KeptOver(timer.guard)
        case "notice" | "reminder":
            return cmd.CallUp(timer.player, timer.guard, timer.kind)
        case "abandon":
            return cmd.Abandon(timer.player, timer.guard)
        case "idle":
            return cmd.Pause(timer.guard)
        case "resting":
            return cmd.TellRest(timer.guard)
        case _:
            return cmd.Close(CLOSED_BECAUSE.get(timer.kind, "empty"))
