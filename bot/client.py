"""The bot as Discord meets it: logs in, loads the cogs, hands every press and command to the rooms of ``bot.ui``."""

from __future__ import annotations

import contextlib
import logging
import secrets
from typing import Any, Protocol

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.services import Services
from bot.store import StoreProblem
from bot.table.aside import SetAside
from bot.table.ports import StoreBusy
from bot.table.standstill import UNCONNECTED, Connection, Guild
from bot.ui import deliver
from bot.ui.admin_commands import AdminCommands
from bot.ui.admission import Admission, Dropped
from bot.ui.answers import Answers, acknowledgement
from bot.ui.at_work import PATIENCE
from bot.ui.burial import Burial
from bot.ui.calls import Calls
from bot.ui.controls import Controls
from bot.ui.courier import Courier
from bot.ui.dm import Dms
from bot.ui.doors import Doors
from bot.ui.farewell import Farewell
from bot.ui.frames import spare_frames
from bot.ui.guests import Guests
from bot.ui.history_commands import HistoryCommands
from bot.ui.items import TableControl
from bot.ui.known_commands import make_known
from bot.ui.load_watch import LoadWatch
from bot.ui.lookup import Lookup
from bot.ui.matches import Shelf
from bot.ui.membership import Membership
from bot.ui.odd_json import read_odd_json
from bot.ui.once import Repeated
from bot.ui.page_items import PageControl
from bot.ui.pages import Pages
from bot.ui.painter import Painter
from bot.ui.panel_notes import PanelNotes
from bot.ui.panels import Panels
from bot.ui.place_controls import PlaceControls
from bot.ui.places import Places
from bot.ui.plans import Planner
from bot.ui.play_commands import PlayCommands
from bot.ui.replay_commands import ReplayCommands
from bot.ui.reporting import Reporting
from bot.ui.roll_call import RollCall
from bot.ui.seals import Seals
from bot.ui.season_commands import SeasonCommands
from bot.ui.set_aside import SetAsideNotices
from bot.ui.slots import Slots
from bot.ui.table_commands import TableCommands
from bot.ui.threads import Threads
from bot.ui.traffic import Traffic
from bot.ui.translator import CatalogueTranslator
from bot.ui.unreadable import spared
from bot.ui.whereabouts import Whereabouts

log = logging.getLogger(__name__)

COGS = (
    "cogs.table",
    "cogs.play",
    "cogs.history",
    "cogs.standings",
    "cogs.preferences",
    "cogs.places",
    "cogs.admin",
    "cogs.menus",
    "cogs.help",
    "cogs.rules",
)

SLOWEST = 30.0
"""Seconds a request may wait for a rate limit; beyond that it fails, and its slot tries again with the newest state."""


class House(Protocol):
    """What stands below the edge (:class:`bot.app.House`)."""

    async def prepare(self) -> None:
        """Look whether the data can be used."""
        ...

    async def open(self) -> Services:
        """Open everything; a second time the same."""
        ...

    async def ruin(self) -> StoreProblem:
        """Wait until the data cannot be used any more, if that ever happens; why."""
        ...

    async def close(self) -> None:
        """Close everything."""
        ...


class GerminiBot(commands.AutoShardedBot):
    """The client. ``services``, ``controls`` and the others are there from :meth:`setup_hook` on."""

    services: Services
    controls: Controls
    slots: Slots
    places: Places
    farewell: Farewell
    table_commands: TableCommands
    play_commands: PlayCommands
    history_commands: HistoryCommands
    replay_commands: ReplayCommands
    pages: Pages
    season_commands: SeasonCommands
    admin_commands: AdminCommands
    guests: Guests

    def __init__(
        self,
        house: House,
        *,
        connector: aiohttp.BaseConnector | None = None,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        self.traffic = Traffic()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=SLOWEST,
            guild_ready_timeout=guild_ready_timeout,
            connector=connector,
            http_trace=self.traffic.trace(),
        )
        parsers = self._connection.parsers
        spared(parsers)
        self.admission = Admission(self._acknowledge)
        parsers["INTERACTION_CREATE"] = self.admission.before(parsers["INTERACTION_CREATE"])
        spare_frames(self._connection)
        read_odd_json()
        self.burial = Burial()
        self.house = house
        self.silent = False
        """Whether nothing more is to be shown when it stops: another bot shows it by now."""
        self.tree.on_error = self._command_failed
        self._opened = False

    async def setup_hook(self) -> None:
        """Open the house inside the running loop, and be ready for presses before the first one can come."""
        self.services = services = await self.house.open()
        services.pictures.sparing = self.traffic.sparing
        services.tables.standstill.begin(UNCONNECTED)
        lookup = Lookup(services)
        self._at_work = lookup.at_work
        self._at_work.door = self.admission
        painter = Painter(services, lookup)
        self._panels = panels = Panels(services.clock.now, PanelNotes(services.store))
        dms = Dms(self, services, panels)
        planner = Planner(services, painter, panels, self.burial)
        threads = Threads(self, services)
        whereabouts = Whereabouts(self)
        painter.stays = whereabouts.stays
        self.members = Membership(self, services.clock.now)
        self.roll_call = RollCall(services, self.members)
        courier = Courier(self, services, dms, threads, panels, lookup.masked)
        courier.stranger = self.roll_call.look_up
        calls = Calls(services, lookup, panels, courier, self.members, self.traffic)
        seals = Seals(services, courier)
        self.slots = Slots(services, planner, courier, threads, panels, calls, traffic=self.traffic, seals=seals)
        self.places = Places(self, services, self.slots, whereabouts)
        self.farewell = Farewell(self, services)
        self.set_aside = SetAsideNotices(self, services)
        self.load_watch = LoadWatch(self.traffic, services.store.set_fact)
        courier.trouble = self.places.trouble
        await self.slots.prepare()
        await panels.restore(self)
        answers = Answers(services, lookup)
        doors = Doors(services, lookup)
        self.controls = Controls(services, lookup, answers, painter, panels, self.slots, dms, doors)
        self.table_commands = TableCommands(services, lookup, answers, self.controls, panels, doors)
        self.play_commands = PlayCommands(lookup, answers, self.controls.hands, panels)
        shelf = Shelf(services, lookup)
        self.history_commands = HistoryCommands(services, lookup, answers, panels, shelf)
        self.replay_commands = ReplayCommands(services, lookup, answers, panels, self.history_commands, shelf)
        self.controls.past = self.replay_commands
        self.controls.places = PlaceControls(services, lookup, answers, self.places, threads, whereabouts)
        self.controls.reporting = Reporting(self, services, lookup, answers)
        self.pages = Pages(services, lookup, answers, self.slots, dms, self.replay_commands.open)
        self.guests = self.controls.lobby.guests = Guests(self, services, lookup, answers, self.controls, doors)
        self.season_commands = SeasonCommands(services, lookup, answers)
        self.admin_commands = AdminCommands(self, services, lookup, answers, self.slots)
        services.tables.listen(self.slots.applied)
        services.tables.listen(self.roll_call.applied)
        self._opened = True
        self.load_watch.start()  # What the last run left behind is of that run.
        self.add_dynamic_items(TableControl, PageControl)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(CatalogueTranslator())
        await make_known(self.tree, self.application_id, services.store)

    async def on_ready(self) -> None:
        """Logged in: bring every message up to date. Not any more where the bot is told to stop in that moment."""
        if not self._opened:
            return
        for guild in self.guilds:
            if guild.unavailable:
                self.services.tables.standstill.begin(Guild(guild=guild.id))
        self.services.tables.standstill.end(UNCONNECTED)
        self.slots.start()
        self.places.start()
        self.farewell.start()
        self.set_aside.start()

    async def on_resumed(self) -> None:
        """The connection is back; what happened in between may not have been shown."""
        self.slots.start()
        self.places.start()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """One of the connections is lost; it is tried again."""
        if self._opened:
            self.services.tables.standstill.begin(self._lost_with(shard_id))

    async def on_shard_connect(self, shard_id: int) -> None:
        """One of the connections is there, with a new session."""
        if self._opened:
            self.services.tables.standstill.end(self._lost_with(shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """As :meth:`on_resumed`, for one of several connections."""
        self.services.tables.standstill.end(self._lost_with(shard_id))
        self.slots.start()

    def _lost_with(self, shard_id: int) -> Connection:
        return Connection(number=shard_id, among=self.shard_count or 1)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer what no pattern matches; whoever acts on a server is on it."""
        if self._opened:
            if interaction.guild_id is not None:
                self.members.saw(interaction.guild_id, interaction.user.id)
            with contextlib.suppress(Repeated):
                await self.controls.foreign(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Messages are counted where a board stands, and not read."""
        self.burial.saw(message.channel.id, message.id)

    async def close(self) -> None:
        """Take no more commands, show what there is to show, log out, close the house."""
        if self.is_closed():
            return
        if self._opened:
            self._opened = False
            await self.admission.finish(PATIENCE)
            unanswered = await self._at_work.finish()
            if unanswered:
                log.warning("stopped before everybody was answered", extra={"count": unanswered})
            await self.services.tables.stop()
            await self.places.stop()
            await self.farewell.stop()
            await self.roll_call.stop()
            await self.set_aside.stop()
            await self.load_watch.stop()
            await (self.slots.stop(patience=0.0) if self.silent else self.slots.stop())
            await self._panels.stop()
        await super().close()
        await self.house.close()

    async def _acknowledge(self, dropped: Dropped) -> bool:
        body = acknowledgement(dropped)
        return await deliver.acknowledge(self, dropped.number, dropped.token, body) is None

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            with contextlib.suppress(Repeated):
                await self.controls.unknown(interaction)
            return
        why = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(why, Repeated):
            log.info("an interaction came twice", extra={"interaction": interaction.id})
            return
        if isinstance(why, StoreBusy | SetAside):
            if interaction.type is not discord.InteractionType.autocomplete:
                await self.controls.away(interaction, why)
            return
        ref = secrets.token_hex(4)
        log.error("a command failed", extra={"ref": ref}, exc_info=error)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self.controls.broken(interaction, ref)
