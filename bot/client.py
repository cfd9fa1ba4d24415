"""The Discord client: logs in, loads the cogs, and passes every press and command to ``bot.ui``."""

from __future__ import annotations

import contextlib
import importlib
import logging
import pkgutil
import secrets
from typing import TYPE_CHECKING, Any, Protocol

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.ports.store import StoreProblem
from bot.services import Services
from bot.table.clocks import UNCONNECTED, Connection, Guild
from bot.table.events import DealBegun
from bot.table.ports import Quarantined, StoreBusy
from bot.ui.features.assembly import Features
from bot.ui.features.channel_loss import ChannelLoss
from bot.ui.features.quarantine import QuarantineNotices
from bot.ui.messages.daily_deals import DailyDealUpkeep
from bot.ui.messages.daily_puzzle import DailyPuzzles
from bot.ui.messages.desired_messages import Planner, ScrollDepth
from bot.ui.messages.direct_messages import Dms
from bot.ui.messages.load_shedding import LoadWatch
from bot.ui.messages.membership import Membership, MembershipCheck
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.messages.seals import Seals
from bot.ui.messages.sender import Sender
from bot.ui.messages.servers import ServerPurge
from bot.ui.messages.threads import Threads
from bot.ui.messages.tournaments import TournamentMessages
from bot.ui.messages.turn_calls import Calls
from bot.ui.messages.welcome import Welcome
from bot.ui.requests.answers import acknowledgement
from bot.ui.requests.caller import FINISH_WAIT, Callers
from bot.ui.requests.panels import PanelNotes, Panels
from bot.ui.requests.slash_commands import CatalogueTranslator, make_known
from bot.ui.transport import send
from bot.ui.transport.channel_health import ChannelHealth
from bot.ui.transport.controls import DuplicateInteraction, Registry
from bot.ui.transport.emoji_upload import EmojiUpload
from bot.ui.transport.gateway_guard import read_odd_json, spare_frames, spared
from bot.ui.transport.interaction_queue import Dropped, InteractionQueue
from bot.ui.transport.load import Traffic

if TYPE_CHECKING:
    from bot.metrics import Monitor

log = logging.getLogger(__name__)

SLOWEST = 30.0
"""Seconds a request may wait for a rate limit. A longer wait fails, and the slot tries again with the newest state."""


def cogs() -> list[str]:
    """Return the names of the modules that declare commands and listeners: every module of the package ``cogs``."""
    return sorted(f"cogs.{found.name}" for found in pkgutil.iter_modules(importlib.import_module("cogs").__path__))


class Runtime(Protocol):
    """The services below the client (:class:`bot.app.Runtime`)."""

    async def prepare(self) -> None:
        """Check whether the data can be used."""
        ...

    async def open(self) -> Services:
        """Open everything. A second call returns the same services."""
        ...

    async def fatal_problem(self) -> StoreProblem:
        """Wait until the data cannot be used any more, if that ever happens, and return the reason."""
        ...

    async def close(self) -> None:
        """Close everything."""
        ...


class GerminiBot(commands.AutoShardedBot):
    """The client. ``services``, ``controls`` and the other attributes exist from :meth:`setup_hook` on."""

    services: Services
    features: Features
    controls: Registry
    reconciler: Reconciler
    places: ChannelLoss
    server_purge: ServerPurge

    def __init__(
        self,
        runtime: Runtime,
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
        self.interaction_queue = InteractionQueue(self._acknowledge)
        parsers["INTERACTION_CREATE"] = self.interaction_queue.before(parsers["INTERACTION_CREATE"])
        spare_frames(self._connection)
        read_odd_json()
        self.scroll_depth = ScrollDepth()
        self.runtime = runtime
        self.silent = False
        """Whether the bot stops without showing anything more, because another bot has taken over."""
        self.monitor: Monitor | None = None
        self.tree.on_error = self._command_failed
        self._opened = False
        self._finishing = False

    async def setup_hook(self) -> None:
        """Open the services inside the running loop, and set everything up before the first press can arrive."""
        self.services = services = await self.runtime.open()
        services.pictures.sparing = self.traffic.sparing
        services.tables.clock_freeze.begin(UNCONNECTED)
        callers = Callers(services)
        self._in_flight = callers.in_flight
        self._in_flight.listener = self.interaction_queue
        builder = ScreenBuilder(services, callers)
        clock, rest = services.clock, round(services.settings.press_rest * 1000)
        self._panels = panels = Panels(clock.now, PanelNotes(services.store.messages), rest=rest, steady=clock.steady)
        dms = Dms(self, services, panels)
        planner = Planner(services, builder, panels, self.scroll_depth)
        threads = Threads(self, services)
        channel_health = ChannelHealth(self)
        builder.stays = channel_health.stays
        self.members = Membership(self, services.clock.now)
        self.membership_check = MembershipCheck(services, self.members)
        sender = Sender(self, services, dms, threads, panels, callers.masked)
        sender.stranger = self.membership_check.look_up
        calls = Calls(services, callers, panels, sender, self.members, self.traffic)
        seals = Seals(services, sender)
        self.reconciler = Reconciler(
            services, planner, sender, threads, panels, calls, traffic=self.traffic, seals=seals
        )
        builder.behind, self.reconciler.turns.pressing = self.reconciler.turns.behind, self.interaction_queue.oldest
        self.places = ChannelLoss(self, services, self.reconciler, channel_health)
        self.server_purge = ServerPurge(self, services)
        self.daily_puzzles = DailyPuzzles(self, services)
        self.daily_deals = DailyDealUpkeep(self, services, callers)
        self.tournament_messages = TournamentMessages(self, services, callers, dms)
        self.quarantine_notices = QuarantineNotices(self, services)
        self.emoji_upload = EmojiUpload(
            self,
            services.store.facts,
            callers.emojis,
            self.traffic,
            spacing=services.settings.emoji_spacing,
        )
        if services.settings.emojis:
            await self.emoji_upload.prepare()
        self.welcome = Welcome(self, services, builder)
        self.load_watch = LoadWatch(self.traffic, services.store.facts.set_fact)
        sender.trouble = self.places.trouble
        await self.reconciler.prepare()
        await panels.restore(self)
        self.features = Features(
            self, services, callers, builder, panels, self.reconciler, dms, self.places, threads, channel_health
        )
        self.controls = self.features.registry
        services.tables.listen(self.reconciler.applied)
        services.tables.listen(self.membership_check.deal_began, DealBegun)
        self._opened = True
        self.load_watch.start()  # Overwrites the level that the last run stored.
        for name in cogs():
            await importlib.import_module(name).setup(self)
        await self.tree.set_translator(CatalogueTranslator())
        await make_known(self.tree, self.application_id, services.store.facts)
        if services.settings.metrics_port is not None:
            # Imported here because without a port nothing of it is needed.
            from bot.metrics import Monitor

            self.monitor = Monitor(services, self.traffic, self.interaction_queue, dms, self._unready)
            await self.monitor.start(services.settings.metrics_host, services.settings.metrics_port)

    def _unready(self) -> list[str]:
        """Return why the bot cannot play now, nothing while it can."""
        if not self._opened:
            return ["the bot starts or stops"]
        unsaved = self.services.store.saving.unsaved
        lost = self.services.tables.clock_freeze.on(UNCONNECTED) or any(one.is_closed() for one in self.shards.values())
        return [
            *(["Discord is not connected"] if lost else []),
            *([f"nothing can be saved: {unsaved.why}"] if unsaved is not None else []),
        ]

    def emojis_lost(self) -> None:
        """Look at which emojis there are: Discord has refused one (:func:`bot.ui.transport.send.screened`)."""
        self.emoji_upload.lost()

    async def on_ready(self) -> None:
        """Bring every message up to date after login. Does nothing if the bot is already stopping."""
        if not self._opened:
            return
        for guild in self.guilds:
            if guild.unavailable:
                self.services.tables.clock_freeze.begin(Guild(guild=guild.id))
        self.services.tables.clock_freeze.end(UNCONNECTED)
        self.reconciler.start()
        self.places.start()
        self.server_purge.start()
        self.daily_puzzles.start()
        self.daily_deals.start()
        self.tournament_messages.start()
        self.quarantine_notices.start()
        if self.services.settings.emojis:
            self.emoji_upload.start()
        self.welcome.start()

    async def on_resumed(self) -> None:
        """Bring every message up to date after a reconnection, because events may have been missed."""
        self.reconciler.start()
        self.places.start()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks of the tables on this connection; the library reconnects."""
        if self._opened:
            self.services.tables.clock_freeze.begin(self._lost_with(shard_id))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Restart these clocks: the connection is back with a new session."""
        if self._opened:
            self.services.tables.clock_freeze.end(self._lost_with(shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """As :meth:`on_resumed`, for one of several connections; restarts the clocks of its tables."""
        self.services.tables.clock_freeze.end(self._lost_with(shard_id))
        self.reconciler.start()

    def _lost_with(self, shard_id: int) -> Connection:
        return Connection(number=shard_id, among=self.shard_count or 1)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses and submitted forms, also while a stopping bot finishes earlier interactions. Records that the
        person is on the server."""
        if self._opened or self._finishing:
            if interaction.guild_id is not None:
                self.members.saw(interaction.guild_id, interaction.user.id)
            self._in_flight.enter()
            if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
                await self.controls.dispatch(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count the message if it is in a channel with a board. It is not read."""
        self.scroll_depth.saw(message.channel.id, message.id)

    async def close(self) -> None:
        """Accept no more commands, finish the answers and messages in progress, log out, and close the services."""
        if self.is_closed():
            return
        if self._opened:
            self._opened, self._finishing = False, True
            await self.interaction_queue.finish(FINISH_WAIT)
            unanswered = await self._in_flight.finish()
            self._finishing = False
            if unanswered:
                log.warning("stopped before everybody was answered", extra={"count": unanswered})
            await self.services.tables.stop()
            await self.places.stop()
            await self.server_purge.stop()
            await self.daily_puzzles.stop()
            await self.daily_deals.stop()
            await self.tournament_messages.stop()
            await self.membership_check.stop()
            await self.quarantine_notices.stop()
            await self.emoji_upload.stop()
            await self.welcome.stop()
            await self.load_watch.stop()
            await (self.reconciler.stop(patience=0.0) if self.silent else self.reconciler.stop())
            await self._panels.stop()
            if self.monitor is not None:
                await self.monitor.stop()
        await super().close()
        await self.runtime.close()

    async def _acknowledge(self, dropped: Dropped) -> bool:
        body = acknowledgement(dropped)
        return await send.acknowledge(self, dropped.number, dropped.token, body) is None

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            with contextlib.suppress(DuplicateInteraction):
                await self.features.presses.unknown(interaction)
            return
        why = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(why, DuplicateInteraction):
            log.info("an interaction came twice", extra={"interaction": interaction.id})
            return
        if isinstance(why, StoreBusy | Quarantined):
            if interaction.type is not discord.InteractionType.autocomplete:
                await self.features.presses.away(interaction, why)
            return
        ref = secrets.token_hex(4)
        log.error("a command failed", extra={"ref": ref}, exc_info=error)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self.features.presses.broken(interaction, ref)
