"""Block tables whose channel or thread is deleted, locked, forbidden or out of reach (ux.md E7, E11, E13-E15, E19,
E20).

The table is paused with a reason, which its log keeps. The match goes on when its place is available again. The
messages about it (slots named ``note``) follow from the log. This module only remembers how often table views were
deleted lately. It also answers the host, who chooses what follows when the place of a table was deleted: continue in a
new thread, or end without result (E11).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import discord
from msgspec.structs import replace

from bot.i18n import choose, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.clocks import Guild
from bot.table.host import hosts
from bot.table.model import PLAYING, TableState
from bot.table.pause import BLOCKED, BOARD, FORBIDDEN, GONE, LOCKED, REASONS, REMOVED, RETURNED, UNAVAILABLE
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.servers import Client, their_channel
from bot.ui.messages.threads import Threads
from bot.ui.messages.turn_calls import ATTACKS
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.screens.base import table_label
from bot.ui.screens.thread_messages import AUTOMOD, vandalised
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.channel_health import ChannelHealth
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

WITHIN = 600.0
"""The table is paused if its table view is deleted ``ATTACKS`` times within so many seconds."""

HOLDING = (Failure.NOWHERE, Failure.LOCKED, Failure.FORBIDDEN, Failure.ARCHIVED, Failure.BLOCKED)
"""Failures to send a message that may mean that the table cannot be played where it is."""

AGAIN = 600.0
"""Seconds between two checks of all blocked tables."""


class ChannelLoss:
    """Blocks and unblocks tables. Its methods are called for events of servers, channels, threads and messages."""

    def __init__(
        self, client: Client, services: Services, reconciler: Reconciler, channel_health: ChannelHealth
    ) -> None:
        self._client = client
        self._services = services
        self._reconciler = reconciler
        self._channel_health = channel_health
        self._deleted: dict[str, deque[float]] = {}
        self._watch: asyncio.Task[None] | None = None

    # -- events

    async def messages_deleted(self, messages: Iterable[int]) -> None:
        """Post a deleted table view again, and the lobby card of a table that has not begun; panels are not posted
        again (E7-E10)."""
        for message in messages:
            row = await self._services.store.messages.slot_at(message)
            state = await self._services.tables.state(row.table) if row is not None else None
            if row is None or state is None or row.gone or row.message != message or not state.open:
                continue
            if row.slot == "board" and state.status == PLAYING:
                await self._services.store.messages.save_slot(replace(row, gone=True))
                await self._attacked(state)
            elif row.slot == "lobby":
                await self._services.store.messages.save_slot(replace(row, gone=True))
                self._reconciler.wake(state.id, "lobby")

    async def place_gone(self, place: int) -> None:
        """Block the matches in a deleted thread or channel until their hosts decide. Close its tables in the lobby."""
        for state in await self._there(lambda state: place in (state.thread, state.channel)):
            if state.status == PLAYING:
                await self._hold(state, GONE)
            elif place == state.channel:
                await self._from_bot(state, cmd.Close(GONE))

    async def thread_changed(self, thread: int, *, locked: bool) -> None:
        """Check the tables of a thread that was locked or unlocked."""
        for state in await self._there(lambda state: state.thread == thread):
            if locked or state.paused == LOCKED:
                await self.recheck(state.id)

    async def permissions_changed(self, guild: int) -> None:
        """Check the tables of a server whose roles or channels were changed."""
        for state in await self._there(lambda state: state.guild == guild):
            await self.recheck(state.id)

    async def guild_lost(self, guild: int, *, for_good: bool) -> None:
        """Block the tables of a server that removed the bot or cannot be reached.

        While the server cannot be reached its clocks are stopped. ``for_good``: the bot was removed.
        """
        clock_freeze, away = self._services.tables.clock_freeze, Guild(guild=guild)
        if for_good:
            clock_freeze.end(away)
        else:
            clock_freeze.begin(away)
        for state in await self._there(lambda state: state.guild == guild):
            await self._hold(state, REMOVED if for_good else UNAVAILABLE)

    async def guild_back(self, guild: int) -> None:
        """Check the tables of a server that is available again.

        After an outage its tables go on by themselves. After a new invitation of the bot somebody must press (E19).
        """
        await self._services.tables.clock_freeze.end(Guild(guild=guild))
        for state in await self._there(lambda state: state.guild == guild):
            await self.recheck(state.id)

    async def trouble(self, state: TableState, failure: Failure) -> bool:
        """Block the table if a message could not be sent there for a lasting reason. Return whether the table is
        blocked by this call."""
        if state.status != PLAYING or failure not in HOLDING:
            return False
        reason, detail = await self._channel_health.look(state)
        if not reason and failure is Failure.BLOCKED:
            reason, detail = FORBIDDEN, AUTOMOD
        elif not reason and failure is Failure.FORBIDDEN:
            reason = FORBIDDEN
        elif not reason and failure is Failure.NOWHERE:
            reason = GONE
        elif not reason:
            reason = LOCKED
        return await self._hold(state, reason, detail)

    # -- checks

    def start(self) -> None:
        """Start the checks: all tables now, the blocked ones every ten minutes. May be called again."""
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._look_again(), name="places")

    async def stop(self) -> None:
        """Stop the checks."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def recheck(self, table: str) -> None:
        """Check whether the table can be played where it is, and block or unblock it accordingly."""
        state = await self._services.tables.state(table)
        if state is None or state.status != PLAYING:
            return
        reason, detail = await self._channel_health.look(state)
        if reason == UNAVAILABLE:
            return  # right after a start servers are still arriving; an outage is reported by an event
        if reason:
            await self._hold(state, reason, detail)
        elif state.paused == REMOVED:
            await self._hold(state, RETURNED)
        elif state.paused in BLOCKED:
            await self.let_go(state)

    async def let_go(self, state: TableState) -> None:
        """Unblock the table. Every clock goes on with the time it had left."""
        if await self._from_bot(state, cmd.Release(state.paused)):
            self._reconciler.unblock(state.id)

    async def _look_again(self) -> None:
        held = frozenset({"", "idle", "asked", *REASONS})
        while True:
            try:
                for state in await self._there(lambda state, held=held: state.paused in held):
                    await self.recheck(state.id)
                held = BLOCKED
            except Exception as error:
                log.error("the places of tables could not be looked at", exc_info=error)
            await asyncio.sleep(AGAIN)

    # -- helpers

    async def _attacked(self, state: TableState) -> None:
        times = self._deleted.setdefault(state.id, deque(maxlen=ATTACKS))
        now = time.monotonic()
        times.append(now)
        if len(times) < ATTACKS or now - times[0] > WITHIN:
            self._reconciler.wake(state.id, "board")
        elif await self._hold(state, BOARD):
            log.warning("a board is deleted again and again", extra={"table": state.id})
            said = words(choose(state.language, None))
            desk = await their_channel(self._client, self._services, state.guild)
            if desk:
                name = f"{state.id}-w{base36(state.seq)}"[:25]
                await send.post(self._client, desk, vandalised(state, said, ATTACKS, desk=True), nonce=name)

    async def _there(self, wanted: Callable[[TableState], bool]) -> list[TableState]:
        states = [await self._services.tables.state(table) for table in await self._services.tables.open_ids()]
        return [state for state in states if state is not None and wanted(state)]

    async def _hold(self, state: TableState, reason: str, detail: str = "") -> bool:
        held = await self._from_bot(state, cmd.Hold(reason, detail))
        if held:
            log.warning("a table is held", extra={"table": state.id, "why": reason, "what": detail})
        return held

    async def _from_bot(self, state: TableState, body: cmd.Body) -> bool:
        name = f"h{type(body).__name__[0]}{getattr(body, 'reason', '')[:12]}-{state.seq}"
        outcome = await self._services.tables.submit(cmd.Command(name, state.id, body))
        return isinstance(outcome, cmd.Applied)


THREADED = (discord.ChannelType.text, discord.ChannelType.news)
"""Types of channels in which a thread can be created without a post to start it from."""


class ChannelLossControls:
    """Answers the buttons that the host of a match gets when its place was deleted."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        places: ChannelLoss,
        threads: Threads,
        channel_health: ChannelHealth,
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._places = places
        self._threads = threads
        self._channel_health = channel_health

    async def may_decide(self, press: TablePress) -> bool:
        """Return whether the person may choose what follows; if not, or if the question was settled, they are told."""
        state, caller = press.state, press.caller
        if state.paused != GONE or not state.open:
            await self._say(press.interaction, caller, "place-past", "stale")
            return False
        if not hosts(state, caller.person.id) and not caller.moderates(state):
            await self._answers.refuse(press.interaction, caller, "refusal-not-host")
            return False
        return True

    @handles(ids.VOID, before="may_decide")
    async def void(self, press: TablePress) -> None:
        """End the match without result."""
        interaction, caller, state = press.interaction, press.caller, press.state
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.Close(GONE))
        if isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._say(interaction, caller, "place-voided", "done", table=table_label(state))
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    @handles(ids.CONTINUE, ids.WHERE, before="may_decide")
    async def go_on(self, press: TablePress) -> None:
        """Continue the match in a new thread, in the channel that was chosen."""
        interaction, caller, state, chosen = press.interaction, press.caller, press.state, press.value
        await send.defer(interaction)
        home = self._channel_health.home(state)
        channel = home.id if home is not None and home.type in THREADED else 0
        if not channel or chosen:
            open_to = await self._channel_health.choices(state, caller.person.user)
            channel = next((number for number, _ in open_to if str(number) == chosen), 0)
            if not channel:
                await self._show(interaction, screens.thread_messages.choose_channel(state, caller.words, open_to))
                return
        thread = await self._threads.recreate(state, channel)
        if isinstance(thread, Failure):
            await self._say(interaction, caller, "place-failed", "refused", channel=f"<#{channel}>")
            return
        await self._threads.put(state, thread, channel)
        placed = await self._callers.state(state.id)
        if placed is not None:
            await self._places.let_go(placed)
        await self._say(interaction, caller, "place-continued", "done", channel=f"<#{thread}>")

    async def _say(self, interaction: Interaction, caller: Caller, key: str, kind: str, **args: Any) -> None:
        await self._show(interaction, screens.notice(caller.words.text(key, **args), kind, caller.words))

    async def _show(self, interaction: Interaction, screen: Screen) -> None:
        await send.in_place(interaction, screen)
