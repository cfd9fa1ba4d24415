"""The composition root: builds the house and the bot on top of it, and closes both in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import aiohttp

from bot.client import GerminiBot
from bot.clock import JUMP, SystemClock
from bot.players.thinker import LocalThinker
from bot.render import Pictures
from bot.services import Services
from bot.settings import Settings
from bot.store import Database, SqlStore, StoreProblem
from bot.table.manager import Rhythm, TableManager
from bot.table.own_moves import LEAST, MOST, OwnMoves
from bot.table.ports import StoreBusy
from bot.table.rhythm import PUBLISHED

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
"""Seconds between two looks for moves that are older than their servers keep them."""

HEARTBEAT = 5.0
"""Seconds between two heartbeats; after a crash the clocks are given back all time since the last one."""


class House:
    """Everything below the Discord edge, opened once and closed once."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._services: Services | None = None
        self._database: Database | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._own_moves: OwnMoves | None = None
        self._tidying: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Open the database alone: what is the matter with the data is known before anything else is tried, and no
        clock runs. Raises as :meth:`open`."""
        if self._database is None:
            self._database = await Database.open(self.settings.database)

    async def open(self) -> Services:
        """Open the database, read every open table and start its clocks. Opening twice gives the same services.

        Raises :class:`bot.store.StoreProblem` when the data cannot be used, with a code that says why.
        """
        if self._services is not None:
            return self._services
        settings = self.settings
        await self.prepare()
        assert self._database is not None
        store = SqlStore(self._database)
        clock = SystemClock()
        rhythm = Rhythm(settings.bot_pause_least, settings.bot_pause_most, settings.shuffle_pause, seal=PUBLISHED)
        tables = TableManager(store, clock, LocalThinker(), rhythm=rhythm)
        last = await store.last_heartbeat()
        downtime = max(0, clock.now() - last) if last else 0
        await tables.start(downtime=downtime)
        self._own_moves = OwnMoves(tables, store, unhurried)
        await self._own_moves.start()
        pictures = Pictures(apart=settings.picture_process)
        await pictures.start()
        self._services = Services(settings, store, tables, pictures, clock)
        self._pulse = asyncio.create_task(self._beat(store, clock, tables), name="heartbeat")
        self._tidying = asyncio.create_task(_tidy(store, clock), name="retention")
        return self._services

    async def ruin(self) -> StoreProblem:
        """Wait until the data cannot be used any more, if that ever happens; why."""
        assert self._database is not None
        return await self._database.ruin()

    async def close(self) -> None:
        """Finish what is in flight, then close everything."""
        services, self._services = self._services, None
        background = [task for task in (self._pulse, self._tidying) if task is not None]
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        self._pulse = self._tidying = None
        if self._own_moves is not None:
            await self._own_moves.stop()
            self._own_moves = None
        if services is not None:
            await services.tables.stop()
            with contextlib.suppress(Exception):
                await services.store.heartbeat(services.clock.now())
            await services.pictures.aclose()
        if self._database is not None:
            await self._database.close()
            self._database = None

    async def _beat(self, store: SqlStore, clock: SystemClock, tables: TableManager) -> None:
        while True:
            try:
                keep_time(clock, tables)
                await store.heartbeat(clock.now())
                tables.saved()
            except StoreBusy as busy:
                log.warning("no heartbeat written: %s", busy.reason)
            except StoreProblem as problem:
                log.warning("no heartbeat written: %s", problem.code)
            except Exception as error:
                log.warning("no heartbeat written", exc_info=error)
            await asyncio.sleep(HEARTBEAT)


def unhurried() -> float:
    """Seconds before a card comes that the house plays by a person's wish; from the system's randomness."""
    return LEAST + (MOST - LEAST) * secrets.randbelow(10_001) / 10_000


async def _tidy(store: SqlStore, clock: SystemClock) -> None:
    """Drop the moves that are older than their servers wish to keep them, now and once a day."""
    while True:
        try:
            await store.drop_old_moves(clock.now())
        except Exception as error:
            log.warning("old moves could not be dropped", exc_info=error)
        await asyncio.sleep(DAY)


def keep_time(clock: SystemClock, tables: TableManager) -> None:
    """Follow the machine's clock; where it has jumped, the clocks of all tables are moved along, so that nobody's time
    runs out by it (ux.md E41)."""
    ahead = clock.follow()
    if abs(ahead) >= JUMP:
        log.critical("the machine's clock has jumped; the clocks of all tables were moved along", extra={"ms": ahead})
    if ahead:
        tables.give_back(ahead)


def create_bot(settings: Settings, *, connector: aiohttp.BaseConnector | None = None) -> GerminiBot:
    """The one way to build the bot. With a ``connector`` (or ``settings.socket``) it talks to another server."""
    if connector is None and settings.socket is not None:
        connector = aiohttp.UnixConnector(str(settings.socket))
    return GerminiBot(House(settings), connector=connector, guild_ready_timeout=settings.guild_ready_timeout)
