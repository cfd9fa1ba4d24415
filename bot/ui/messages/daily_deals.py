"""What is done for the deals of the day beside the answers to presses: every ended day is settled, its best lines are
found, and servers that wish it get a message every day.

All of it continues where it was after a restart: what is done is stored, and is not done again. The nonce of a message
depends on the day, so that a kill between posting and storing posts no second one.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.duplicate.board import DAY, day_of
from bot.duplicate.ranking import rank
from bot.games.registry import games
from bot.i18n import Words, choose, words
from bot.ports.daily import DailyChannel
from bot.services import Services
from bot.ui.messages.servers import Client
from bot.ui.requests.caller import Callers
from bot.ui.requests.daily import DailyDeals
from bot.ui.screens.daily_result import leader_lines, post_screen
from bot.ui.transport import send
from bot.ui.transport.id_format import base36
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

EVERY = 300.0
"""Seconds between two looks at what is due."""

HOUR = 3_600_000

LEADERS = 3
"""Entries of each game that are named."""


class DailyDealUpkeep:
    """Settles deals of ended days, and posts those of today."""

    def __init__(self, client: Client, services: Services, callers: Callers) -> None:
        self._client = client
        self._services = services
        self._callers = callers
        self._deals = DailyDeals(services)
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._failed: set[tuple[int, int, int]] = set()
        """Days for which posting failed, with the server and the channel: they are not tried again."""

    def start(self) -> None:
        """Look now and every five minutes. May be called again."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="daily_deals")

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> int:
        """Settle the deals of ended days, post those of today where it is time, then find the best lines. Returns how
        many messages were posted."""
        async with self._lock:
            await self._deals.settle()
            posted = await self._posts()
            await self._deals.find_best()
            return posted

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("the deals of the day could not be settled", exc_info=error)
            await asyncio.sleep(EVERY)

    async def _posts(self) -> int:
        now, posted = self._services.clock.now(), 0
        for one in await self._services.store.daily.channels():
            if now % DAY >= one.hour * HOUR:
                try:
                    posted += await self._post(one, day_of(now))
                except Exception as error:
                    log.error("the deals of the day could not be posted", extra={"guild": one.guild}, exc_info=error)
        return posted

    async def _post(self, where: DailyChannel, day: int) -> bool:
        book, found = self._services.store.daily, self._client.get_guild(where.guild)
        if found is None or (where.guild, where.channel, day) in self._failed or await book.posted(where.guild, day):
            return False
        said = await self._said(found)
        leaders = {slug: await self._leaders(day - 1, slug, where.guild, said) for slug in games()}
        screen = post_screen(day, tuple(games()), leaders, said)
        nonce = f"y{base36(day)}-{base36(where.guild)}"
        sent = await send.post(self._client, where.channel, screen, nonce=nonce)
        if isinstance(sent, Failure):
            log.warning("the deals of the day were not posted", extra={"guild": where.guild, "why": sent.name})
            if sent is not Failure.UNREACHABLE:
                self._failed.add((where.guild, where.channel, day))
            return False
        await book.keep_post(where.guild, day, where.channel, sent)
        return True

    async def _leaders(self, day: int, slug: str, guild: int, said: Words) -> list[str]:
        """Return the best results of an ended day on a server; people who hide their name are not named."""
        book = self._services.store.daily
        deal = await book.deal(day, slug)
        if deal is None or not deal.settled:
            return []
        found = await book.leaders(day, slug, guild, LEADERS)
        results = await book.results(day, slug, guild)
        people = await self._callers.named_people([one.person for one in found])
        placed = [(rank(results, one.score).place, one.person, one.score) for one in found]
        return leader_lines(slug, placed, {number: one.name for number, one in people.items()}, said)

    async def _said(self, guild: discord.Guild) -> Words:
        settings = await self._services.store.servers.settings(guild.id)
        return words(choose(settings.language or str(guild.preferred_locale), None))
