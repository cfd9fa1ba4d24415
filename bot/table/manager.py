"""All tables: finds or wakes the actor of a table, keeps the clocks, and lets the house make its own moves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from bot.engine.actions import Action, Refusal
from bot.table import commands as cmd
from bot.table.actor import Actor
from bot.table.aside import Aside, SetAside
from bot.table.evolve import fold
from bot.table.hold import GONE
from bot.table.look import chance_due
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.outage import NOTED, Outage
from bot.table.play import needs_computer, neutral
from bot.table.ports import Clock, Store, StoreBusy, Thinker, Timer
from bot.table.quiet import credited
from bot.table.reach import Reach
from bot.table.rhythm import Rhythm
from bot.table.timers import TimerService, still_means, timers_for

__all__ = ["Listener", "Rhythm", "TableManager"]

log = logging.getLogger(__name__)

GAP = 10_000
"""So many ms without people are given back to the clocks; a shorter gap is a hiccup (ux.md E38)."""

Listener = Callable[[TableState, TableState, cmd.Applied], None]
"""Told of every applied command: state before, state after, outcome. Must not block."""


class TableManager:
    """The one door to the tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        *,
        rhythm: Rhythm | None = None,
        entropy: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store = store
        self._clock = clock
        self._thinker = thinker
        self._rhythm = rhythm or Rhythm()
        self._entropy = entropy
        self._actors: dict[str, Actor] = {}
        self._past: OrderedDict[str, TableState] = OrderedDict()
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self._moves: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._timers = TimerService(clock, self._fire)
        self._outage = Outage(clock, self._given_back)
        self.reach = Reach(clock, self._given_back)
        self.aside = Aside()
        self.unreached: Callable[[TableState], bool] = lambda _: False
        """Whether the people of a table cannot be reached now: then none of its clocks runs out."""
        self._open = False

    async def start(self, *, downtime: int = 0) -> list[str]:
        """Read every open table, give the clocks back ``downtime`` ms, and go on. Ids of tables that could not be
        read are returned; they stay closed off while the others go on."""
        self._open = True
        broken: list[str] = []
        for table in await self._store.open_tables():
            try:
                actor = await self._wake(table)
            except Exception as error:
                log.critical("table cannot be read", extra={"table": table}, exc_info=error)
                broken.append(table)
                self.aside.put(table)
                continue
            if actor is not None:
                if downtime:
                    await self._credit(actor, downtime)
                self._house_moves(actor.state)
        self._timers.start()
        return broken

    async def _credit(self, actor: Actor, downtime: int) -> None:
        """In a match the credit is a stored fact, so that a second crash does not take it away again."""
        table, now = actor.state.id, self._clock.now()
        if not actor.timers:
            return
        if actor.state.status == PLAYING:
            await self._insist(cmd.Command(f"k{now}", table, cmd.Credit(downtime)))
        else:
            actor.timers = credited(actor.timers, downtime, now, actor.state)
            self._timers.set(table, actor.timers)

    async def stop(self) -> None:
        """Take no more commands, finish those in flight, and end. Nothing is lost: all is in the store."""
        self._open = False
        await self._timers.stop()
        for task in self._moves.values():
            task.cancel()
        await asyncio.gather(*self._moves.values(), return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        self._actors.clear()

    def listen(self, listener: Listener) -> None:
        """Tell ``listener`` of every applied command from now on."""
        self._listeners.append(listener)

    def saved(self) -> None:
        """The house has written something of its own: so tables can write again too."""
        self._outage.wrote()

    def _given_back(self, lasted: int) -> None:
        """Clocks that ran out meanwhile were kept back; all are given the time back."""
        for actor in self._actors.values():
            self._run_again(actor, lasted if lasted >= NOTED else 0)

    def _run_again(self, actor: Actor, credit: int) -> None:
        """Let a table's clocks run again. The time comes first: a clock that has run out meanwhile must not fire in
        the moment in which it is being given back."""
        table = actor.state.id

        async def again() -> None:
            if credit:
                await self._credit(actor, credit)
            if self._actors.get(table) is actor:
                self._timers.set(table, actor.timers)

        if credit:
            self._timers.set(table, ())
        self._later((table, "credit"), 0, again)

    def give_back(self, ms: int) -> None:
        """Give the clocks of all tables so much time back: the house's own clock has jumped, or stood still."""
        for actor in list(self._actors.values()):
            if actor.state.open:
                self._later((actor.state.id, f"credit {ms}"), 0, lambda actor=actor: self._credit(actor, ms))

    def reached_again(self, lasted: int, concerns: Callable[[TableState], bool]) -> None:
        """The people of these tables could not be reached for so many ms (:attr:`unreached`): clocks that ran out
        meanwhile were kept back, and where it was long all get the time back (ux.md E38)."""
        for actor in self._actors.values():
            if concerns(actor.state):
                self._run_again(actor, lasted if lasted >= GAP else 0)

    async def open_ids(self) -> list[str]:
        """Ids of the tables in the lobby or in play."""
        return [table for table, actor in self._actors.items() if actor.state.open]

    async def state(self, table: str) -> TableState | None:
        """The state of a table, past ones too; None if there never was one."""
        actor = self._actors.get(table)
        if actor is not None:
            return actor.state
        past = self._past.get(table)
        if past is not None:
            return past
        woken = await self._wake(table)
        return woken.state if woken is not None else self._past.get(table)

    async def revive(self, table: str) -> bool:
        """Read a table anew that was closed off because of a fault, and let the house make the moves it owes; whether
        the table can be read."""
        actor = self._actors.get(table)
        if actor is not None and actor.quarantined:
            del self._actors[table]
            await actor.stop()
        try:
            actor = await self._wake(table)
        except Exception as error:
            log.error("table cannot be read", extra={"table": table}, exc_info=error)
            return False
        if actor is not None:
            self._timers.set(table, actor.timers)
            self._house_moves(actor.state)
        return True

    def forget(self, guild: int) -> None:
        """Whatever is remembered of past tables of a server is gone."""
        for state in [state for state in self._past.values() if state.guild == guild]:
            del self._past[state.id]

    async def drop(self, table: str) -> None:
        """Forget a table that is in the store no longer."""
        self._past.pop(table, None)
        self._timers.set(table, ())
        actor = self._actors.pop(table, None)
        if actor is not None:
            await actor.stop()

    def timers(self, table: str) -> tuple[Timer, ...]:
        """The clocks of a table."""
        return self._timers.of(table)

    async def submit(self, command: cmd.Command) -> cmd.Outcome:
        """Give a command to its table. Never raises."""
        if not self._open:
            return cmd.Busy("restarting")
        try:
            actor = self._actors.get(command.table) or await self._wake(command.table, command)
        except Exception as error:
            log.error("table cannot be read", extra={"table": command.table}, exc_info=error)
            return cmd.Busy("quarantined")
        if actor is None:
            return await self._at_a_past_table(command)
        return await actor.submit(command)

    async def _at_a_past_table(self, command: cmd.Command) -> cmd.Outcome:
        """Nothing can happen there; but the very click that ended the match may come twice."""
        try:
            earlier = await self._store.applied(command.table, command.id)
        except StoreBusy as busy:
            return cmd.Busy(busy.reason)
        if earlier is not None:
            return cmd.Duplicate(earlier)
        past = self._past.get(command.table)
        if past is None:
            return cmd.Refused(Refusal("table-unknown"))
        return cmd.Refused(Refusal("table-over" if past.status == FINISHED else "table-closed"))

    async def _wake(self, table: str, command: cmd.Command | None = None) -> Actor | None:
        waking = self._waking.get(table) or asyncio.Lock()
        self._waking[table] = waking
        async with waking:
            if table in self._actors:
                return self._actors[table]
            if table in self.aside.tables:
                raise SetAside(table)
            stored = await self._store.load(table)
            if stored is None and not (command is not None and isinstance(command.body, cmd.Open)):
                return None
            state = fold(TableState(table), stored.events if stored else ())
            if stored is not None and not state.open:
                self._keep_past(state)
                return None
            timers = timers_for(state, self._clock.now(), stored.timers) if stored else ()
            actor = Actor(
                state, timers, self._store, self._clock, self._entropy, self._applied, self._outage, self.aside.put
            )
            self._actors[table] = actor
            self._timers.set(table, timers)
            return actor

    def _applied(self, before: TableState, after: TableState, outcome: cmd.Applied, timers: tuple[Timer, ...]) -> None:
        self._timers.set(after.id, timers)
        self._house_moves(after)
        for listener in self._listeners:
            try:
                listener(before, after, outcome)
            except Exception as error:
                log.error("a listener failed", extra={"table": after.id}, exc_info=error)
        if not after.open:
            self._keep_past(after)
            actor = self._actors.pop(after.id, None)
            if actor is not None:
                self._later((after.id, "retire"), 0, actor.stop)

    def _keep_past(self, state: TableState) -> None:
        self._past[state.id] = state
        self._past.move_to_end(state.id)
        while len(self._past) > 64:
            self._past.popitem(last=False)

    def _house_moves(self, state: TableState) -> None:
        """Start the shuffle and the computer players' thinking that the state calls for."""
        if chance_due(state) is not None:
            self._later((state.id, f"draw {state.seq}"), self._rhythm.shuffle, lambda: self._draw(state))
        for player in needs_computer(state):
            asked = state.asked[player]
            key = (state.id, f"bot {player} {asked}")
            if key not in self._moves:
                pause = self._rhythm.least + (self._rhythm.most - self._rhythm.least) * secrets.randbelow(1000) / 1000
                self._later(key, pause, lambda player=player, asked=asked: self._think(state.id, player, asked))

    def _later(self, key: tuple[str, str], pause: float, work: Callable[[], Any]) -> None:
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

    async def _draw(self, state: TableState) -> None:
        await self._insist(cmd.Command(f"c{state.seq}", state.id, cmd.Draw()))

    async def _think(self, table: str, player: int, asked: int, *, late: bool = False) -> None:
        """Let the computer player answer; an answer the game refuses is replaced by the plainest legal one."""
        actor = self._actors.get(table)
        if actor is None or actor.state.asked[player] != asked:
            return
        state = actor.state
        action = (neutral(state, player) if late else None) or await self._answer(state, player)
        outcome = await self._insist(
            cmd.Command(f"b{player}-{asked}", table, cmd.BotAct(player, asked, action, late=late))
        )
        if isinstance(outcome, cmd.Refused):
            log.error(
                "a computer player's answer was refused",
                extra={"table": table, "seq": state.seq, "code": outcome.refusal.code},
            )
            plain = await self._thinker.plain_answer(state, player)
            await self._insist(cmd.Command(f"b{player}-{asked}", table, cmd.BotAct(player, asked, plain, late=late)))

    async def _answer(self, state: TableState, player: int) -> Action:
        """The computer player's answer; the plainest legal one if it takes too long or fails (E58)."""
        try:
            return await asyncio.wait_for(self._thinker.answer(state, player), self._rhythm.patience)
        except Exception as error:
            log.error("a computer player gave no answer", extra={"table": state.id, "seq": state.seq}, exc_info=error)
            return await self._thinker.plain_answer(state, player)

    async def _insist(self, command: cmd.Command) -> cmd.Outcome:
        """Submit for the house; while the table or the store is busy, try again with growing pauses."""
        pause = 0.2
        while True:
            outcome = await self.submit(command)
            if not isinstance(outcome, cmd.Busy) or outcome.reason in ("restarting", "quarantined"):
                return outcome
            await asyncio.sleep(pause)
            pause = min(pause * 2, 30)

    async def _fire(self, table: str, timer: Timer) -> None:
        if self._outage.on or self.reach.lost:
            return
        state = await self.state(table)
        if state is None or self.unreached(state) or not still_means(state, timer):
            return
        command_id = f"t{timer.kind}{timer.player}-{timer.guard}"
        key = (table, command_id)
        match timer.kind:
            case "turn":
                self._later(key, 0, lambda: self._think(table, timer.player, timer.guard, late=True))
            case "next":
                body = cmd.NextDeal(timer.guard)
                self._later(key, 0, lambda: self._insist(cmd.Command(command_id, table, body)))
            case "check" | "host":
                body = cmd.CheckOver(timer.guard) if timer.kind == "check" else cmd.PassHost(timer.guard)
                self._later(key, 0, lambda: self._insist(cmd.Command(command_id, table, body)))
            case "notice" | "reminder":
                body = cmd.CallUp(timer.player, timer.guard, timer.kind)
                self._later(key, 0, lambda: self._insist(cmd.Command(command_id, table, body)))
            case "abandon":
                body = cmd.Abandon(timer.player, timer.guard)
                self._later(key, 0, lambda: self._insist(cmd.Command(command_id, table, body)))
            case "idle":
                body = cmd.Pause(timer.guard)
                self._later(key, 0, lambda: self._insist(cmd.Command(command_id, table, body)))
            case _:
                body = cmd.Close({"lobby": "expired", GONE: GONE}.get(timer.kind, "empty"))
                self._later(key, 0, lambda: self._insist(cmd.Command(command_id, table, body)))
