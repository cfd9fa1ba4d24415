"""What becomes of a table whose place is deleted, locked, forbidden or out of reach: it is held, and goes on when the
place is there again (ux.md E7, E11, E13-E15, E19, E20).

What holds a table stands in its log; what people are told follows from that (``note`` slots). Nothing is remembered
here but how often boards were deleted lately.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from bot.i18n import choose, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.hold import BOARD, FORBIDDEN, GONE, HELD, LOCKED, REASONS, REMOVED, RETURNED, UNAVAILABLE
from bot.table.model import PLAYING, TableState
from bot.table.standstill import Guild
from bot.ui import deliver
from bot.ui.failure import Failure
from bot.ui.ids import base36
from bot.ui.moderators import Client, their_channel
from bot.ui.screens.places import AUTOMOD, vandalised
from bot.ui.slots import Slots
from bot.ui.whereabouts import Whereabouts

log = logging.getLogger(__name__)

ATTACKS, WITHIN = 4, 600.0
"""So many deletions of a board in so many seconds pause the table."""

HOLDING = (Failure.NOWHERE, Failure.LOCKED, Failure.FORBIDDEN, Failure.ARCHIVED, Failure.BLOCKED)
"""What may mean that the table cannot be played where it is."""

AGAIN = 600.0
"""Seconds after which every held table is looked at again."""


class Places:
    """Holds tables and lets them go. Told of what happens to servers, channels, threads and messages."""

    def __init__(self, client: Client, services: Services, slots: Slots, whereabouts: Whereabouts) -> None:
        self._client = client
        self._services = services
        self._slots = slots
        self._whereabouts = whereabouts
        self._deleted: dict[str, deque[float]] = {}
        self._watch: asyncio.Task[None] | None = None

    # -- what happens

    async def messages_deleted(self, messages: Iterable[int]) -> None:
        """A board comes again at once, and so does the card of a table in the lobby; panels do not (E7-E10)."""
        for message in messages:
            row = await self._services.store.slot_at(message)
            state = await self._services.tables.state(row.table) if row is not None else None
            if row is None or state is None or row.gone or row.message != message or not state.open:
                continue
            if row.slot == "board" and state.status == PLAYING:
                await self._services.store.save_slot(replace(row, gone=True))
                await self._attacked(state)
            elif row.slot == "lobby":
                await self._services.store.save_slot(replace(row, gone=True))
                self._slots.wake(state.id, "lobby")

    async def place_gone(self, place: int) -> None:
        """A thread or a channel was deleted: matches there wait for their hosts, tables in the lobby are closed."""
        for state in await self._there(lambda state: place in (state.thread, state.channel)):
            if state.status == PLAYING:
                await self._hold(state, GONE)
            elif place == state.channel:
                await self._house(state, cmd.Close(GONE))

    async def thread_changed(self, thread: int, *, locked: bool) -> None:
        """A thread was locked or opened."""
        for state in await self._there(lambda state: state.thread == thread):
            if locked or state.paused == LOCKED:
                await self.recheck(state.id)

    async def permissions_changed(self, guild: int) -> None:
        """Roles or channels of a server were changed."""
        for state in await self._there(lambda state: state.guild == guild):
            await self.recheck(state.id)

    async def guild_lost(self, guild: int, *, for_good: bool) -> None:
        """The bot was taken off a server, or the server cannot be reached: nothing is concluded there meanwhile."""
        standstill, away = self._services.tables.standstill, Guild(guild=guild)
        if for_good:
            standstill.end(away)
        else:
            standstill.begin(away)
        for state in await self._there(lambda state: state.guild == guild):
            await self._hold(state, REMOVED if for_good else UNAVAILABLE)

    async def guild_back(self, guild: int) -> None:
        """A server is there again. After an outage its tables go on; after an invitation somebody must press (E19)."""
        await self._services.tables.standstill.end(Guild(guild=guild))
        for state in await self._there(lambda state: state.guild == guild):
            await self.recheck(state.id)

    async def trouble(self, state: TableState, failure: Failure) -> bool:
        """A message could not be put where the table is played. Whether that holds the table now."""
        if state.status != PLAYING or failure not in HOLDING:
            return False
        reason, detail = await self._whereabouts.look(state)
        if not reason and failure is Failure.BLOCKED:
            reason, detail = FORBIDDEN, AUTOMOD
        elif not reason and failure is Failure.FORBIDDEN:
            reason = FORBIDDEN
        elif not reason and failure is Failure.NOWHERE:
            reason = GONE
        elif not reason:
            reason = LOCKED
        return await self._hold(state, reason, detail)

    # -- looking again

    def start(self) -> None:
        """Look at every table now and at the held ones every ten minutes. May be called again."""
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._look_again(), name="places")

    async def stop(self) -> None:
        """Look no more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def recheck(self, table: str) -> None:
        """See whether the table can be played where it is, and hold it or let it go accordingly."""
        state = await self._services.tables.state(table)
        if state is None or state.status != PLAYING:
            return
        reason, detail = await self._whereabouts.look(state)
        if reason == UNAVAILABLE:
            return  # right after a start servers are still coming in; an outage is told by an event
        if reason:
            await self._hold(state, reason, detail)
        elif state.paused == REMOVED:
            await self._hold(state, RETURNED)
        elif state.paused in HELD:
            await self.let_go(state)

    async def let_go(self, state: TableState) -> None:
        """The place is there again: the match goes on, every clock with what it had left."""
        if await self._house(state, cmd.Release(state.paused)):
            self._slots.unblock(state.id)

    async def _look_again(self) -> None:
        held = frozenset({"", "idle", "asked", *REASONS})
        while True:
            try:
                for state in await self._there(lambda state, held=held: state.paused in held):
                    await self.recheck(state.id)
                held = HELD
            except Exception as error:
                log.error("the places of tables could not be looked at", exc_info=error)
            await asyncio.sleep(AGAIN)

    # -- inside

    async def _attacked(self, state: TableState) -> None:
        times = self._deleted.setdefault(state.id, deque(maxlen=ATTACKS))
        now = time.monotonic()
        times.append(now)
        if len(times) < ATTACKS or now - times[0] > WITHIN:
            self._slots.wake(state.id, "board")
        elif await self._hold(state, BOARD):
            log.warning("a board is deleted again and again", extra={"table": state.id})
            said = words(choose(state.language, None))
            note = vandalised(state, said, ATTACKS)
            name = f"{state.id}-v{base36(state.seq)}"[:25]
            await deliver.post(self._client, state.thread or state.channel, note, nonce=name)
            desk = await their_channel(self._client, self._services, state.guild)
            if desk:
                name = f"{state.id}-w{base36(state.seq)}"[:25]
                await deliver.post(self._client, desk, vandalised(state, said, ATTACKS, desk=True), nonce=name)

    async def _there(self, wanted: Callable[[TableState], bool]) -> list[TableState]:
        states = [await self._services.tables.state(table) for table in await self._services.tables.open_ids()]
        return [state for state in states if state is not None and wanted(state)]

    async def _hold(self, state: TableState, reason: str, detail: str = "") -> bool:
        held = await self._house(state, cmd.Hold(reason, detail))
        if held:
            log.warning("a table is held", extra={"table": state.id, "why": reason, "what": detail})
        return held

    async def _house(self, state: TableState, body: cmd.Body) -> bool:
        name = f"h{type(body).__name__[0]}{getattr(body, 'reason', '')[:12]}-{state.seq}"
        outcome = await self._services.tables.submit(cmd.Command(name, state.id, body))
        return isinstance(outcome, cmd.Applied)
