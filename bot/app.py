"""The composition root: builds the services and the Discord client, and closes both in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace

import aiohttp

from bot.client import GerminiBot
from bot.clock import JUMP, SystemClock
from bot.players.bot_player import BotPlayer
from bot.players.puzzles.library import use_own
from bot.players.search.workers import Workers
from bot.ports.store import StoreProblem
from bot.render import Pictures
from bot.render.folder import PictureFolder
from bot.services import Services
from bot.settings import Settings
from bot.store import Database, SqlStore
from bot.table.autoplay import Autoplay, random_pause
from bot.table.bot_moves import SEAL_WAIT
from bot.table.manager import Pacing, TableManager
from bot.table.ports import StoreBusy
from bot.ui.requests.board_tables import OwnBoardTables
from bot.ui.requests.leagues import Leagues
from bot.ui.requests.tournaments import Tournaments

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
"""Seconds between two deletions of moves that are older than their servers keep them."""

PACK_EVERY, PACK_REST = 300.0, 1.0
"""Seconds between two looks for logs of tables that are over, and between two of them that are packed."""

HEARTBEAT = 5.0
"""Seconds between two heartbeats. After a crash the clocks get back all time since the last one."""


class Runtime:
    """All services below the Discord client, opened once and closed once."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._services: Services | None = None
        self._database: Database | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._own_moves: Autoplay | None = None
        self._search: Workers | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._packing: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Open only the database, so that problems with the data show before anything else starts; no clock runs yet.
        Raises the same errors as :meth:`open`."""
        if self._database is None:
            self._database = await Database.open(self.settings.database)

    async def open(self) -> Services:
        """Open the database, load every open table and start its clocks. A second call returns the same services.

        Raises :class:`bot.ports.store.StoreProblem`, with a code for the reason, if the data cannot be used.
        """
        if self._services is not None:
            return self._services
        settings = self.settings
        await self.prepare()
        assert self._database is not None
        store = SqlStore(self._database)
        clock = SystemClock()
        rhythm = Pacing(settings.bot_pause_least, settings.bot_pause_most, settings.shuffle_pause, seal=SEAL_WAIT)
        search = self._search = Workers(settings.search_processes, settings.data_dir.resolve() / "search")
        await search.start()
        await asyncio.to_thread(use_own, settings.data_dir.resolve() / "puzzles")
        tables = TableManager(store, clock, BotPlayer(search=search), rhythm=rhythm)
        last = await store.heartbeat.last_beat()
        downtime = max(0, clock.now() - last) if last else 0
        await tables.start(downtime=downtime)
        self._own_moves = Autoplay(tables, store, random_pause)
        await self._own_moves.start()
        pictures = Pictures(apart=settings.picture_process)
        await pictures.start()
        folder = PictureFolder(settings.data_dir.resolve() / "pictures")
        services = Services(settings, store, tables, pictures, clock, self._own_moves, search, folder)
        tournaments = Tournaments(services, OwnBoardTables(services))
        Leagues(services, tournaments)
        await tournaments.start()
        self._services = replace(services, tournaments=tournaments)
        self._pulse = asyncio.create_task(self._beat(store, clock, tables), name="heartbeat")
        self._tidying = asyncio.create_task(_tidy(store, clock), name="retention")
        self._packing = asyncio.create_task(_pack(store, clock), name="packing")
        return self._services

    async def fatal_problem(self) -> StoreProblem:
        """Wait until the data cannot be used any more, if that ever happens, and return the reason."""
        assert self._database is not None
        return await self._database.fatal_problem()

    async def close(self) -> None:
        """Finish the work in progress, then close everything."""
        services, self._services = self._services, None
        background = [task for task in (self._pulse, self._tidying, self._packing) if task is not None]
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        self._pulse = self._tidying = self._packing = None
        if self._own_moves is not None:
            await self._own_moves.stop()
            self._own_moves = None
        if services is not None:
            await services.tournaments.stop()
            await services.tables.stop()
            with contextlib.suppress(Exception):
                await services.store.heartbeat.beat(services.clock.now())
            await services.pictures.aclose()
        if self._search is not None:
            await self._search.stop()
            self._search = None
        if self._database is not None:
            await self._database.close()
            self._database = None

    async def _beat(self, store: SqlStore, clock: SystemClock, tables: TableManager) -> None:
        while True:
            try:
                keep_time(clock, tables)
                await store.heartbeat.beat(clock.now())
                tables.saved()
            except StoreBusy as busy:
                log.warning("no heartbeat written: %s", busy.reason)
            except StoreProblem as problem:
                log.warning("no heartbeat written: %s", problem.code)
            except Exception as error:
                log.warning("no heartbeat written", exc_info=error)
            await asyncio.sleep(HEARTBEAT)


async def _tidy(store: SqlStore, clock: SystemClock) -> None:
    """Delete the moves that are older than their servers keep them, now and once a day."""
    while True:
        try:
            await store.retention.drop_old_moves(clock.now())
        except Exception as error:
            log.warning("old moves could not be dropped", exc_info=error)
        await asyncio.sleep(DAY)


async def _pack(store: SqlStore, clock: SystemClock) -> None:
    """Pack the logs of tables that have been over for a while, again and again, beside the play."""
    while True:
        await asyncio.sleep(PACK_EVERY)
        try:
            await store.packed.pack_due(clock.now(), PACK_REST)
        except StoreBusy as busy:
            log.info("logs are not packed now: %s", busy.reason)
        except Exception as error:
            log.warning("logs could not be packed", exc_info=error)


def keep_time(clock: SystemClock, tables: TableManager) -> None:
    """Follow the machine's clock. If it has jumped, the clocks of all tables are moved by the same time, so that no
    player loses or gains time (ux.md E41)."""
    ahead = clock.follow()
    if abs(ahead) >= JUMP:
        log.critical("the machine's clock has jumped; the clocks of all tables were moved along", extra={"ms": ahead})
    if ahead:
        tables.give_back(ahead)


def create_bot(settings: Settings, *, connector: aiohttp.BaseConnector | None = None) -> GerminiBot:
    """Build the bot; all callers use this function. With a ``connector`` (or ``settings.socket``) it connects to that
    server instead of Discord."""
    if connector is None and settings.socket is not None:
        connector = aiohttp.UnixConnector(str(settings.socket))
    return GerminiBot(Runtime(settings), connector=connector, guild_ready_timeout=settings.guild_ready_timeout)
