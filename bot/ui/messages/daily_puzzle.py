"""The puzzle of the day: one message a day in the channel that a server chose (``/admin setup``).

What was chosen for a day is stored before it is posted, and the message after it; the nonce of the message depends on
the day. So a restart neither chooses nor posts a second time.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.i18n import Words, choose, words
from bot.players.puzzles.library import of_day, position_of, puzzles
from bot.ports.puzzles import DailyCount, DailyPuzzle
from bot.render import drawn_in_time
from bot.services import Services
from bot.ui.messages.servers import Client
from bot.ui.screens.names import company
from bot.ui.screens.puzzle import daily_screen, pretended
from bot.ui.transport import send
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

HOUR = 3_600_000
DAY = 24 * HOUR
BEGINS = 9 * HOUR
"""Milliseconds after midnight (UTC) before which nothing is posted."""

EVERY = 300.0
"""Seconds between two looks at whether a puzzle is due."""

DRAWING = 20.0
"""Seconds that the picture may take. After that the message has none."""


class DailyPuzzles:
    """Posts the puzzle of the day."""

    def __init__(self, client: Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._failed: set[tuple[int, int, int]] = set()
        """Days for which posting failed, with the server and the channel: they are not tried again."""

    def start(self) -> None:
        """Look now and every five minutes. May be called again."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="daily_puzzle")

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> int:
        """Post the puzzle of this day on each server that has chosen a channel and has not got it. Returns how many
        were posted."""
        now = self._services.clock.now()
        if now % DAY < BEGINS:
            return 0
        async with self._lock:
            posted = 0
            for guild, channel in (await self._services.store.puzzles.channels()).items():
                try:
                    posted += await self._post(guild, channel, now // DAY)
                except Exception as error:
                    log.error("the puzzle of the day could not be posted", extra={"guild": guild}, exc_info=error)
            return posted

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("it could not be looked which puzzles are due", exc_info=error)
            await asyncio.sleep(EVERY)

    async def _post(self, guild: int, channel: int, day: int) -> bool:
        book, found = self._services.store.puzzles, self._client.get_guild(guild)
        if found is None or (guild, channel, day) in self._failed:
            return False
        days = await book.days(guild)
        today = next((one for one in days if one.day == day), None)
        if today is not None and today.message:
            return False
        before = next((one for one in days if one.day < day and one.message), None)
        if today is None:
            chosen = of_day(f"{guild} {day}", [(one.game, one.number) for one in days])
            if chosen is None:
                return False
            today = await book.choose_day(DailyPuzzle(guild, day, *chosen, channel))
        if today.number not in puzzles(today.game):
            return False
        count = await book.count_day(guild, before.day) if before is not None else None
        said = await self._said(found)
        screen = await self._screen(today, count, said)
        nonce = f"z{base36(day)}-{base36(guild)}"
        sent = await send.post(self._client, channel, screen, nonce=nonce)
        if isinstance(sent, Failure):
            log.warning("the puzzle of the day was not posted", extra={"guild": guild, "why": sent.name})
            if sent is not Failure.UNREACHABLE:
                self._failed.add((guild, channel, day))
            return False
        await book.posted(guild, day, sent)
        return True

    async def _said(self, guild: discord.Guild) -> Words:
        settings = await self._services.store.servers.settings(guild.id)
        return words(choose(settings.language or str(guild.preferred_locale), None))

    async def _screen(self, today: DailyPuzzle, count: DailyCount | None, said: Words) -> Screen:
        at = await asyncio.to_thread(position_of, today.game, today.number)
        who = company(pretended(at, said), {}, said)
        drawing = self._services.pictures.hand(at.view, who.cast, said)
        picture = await drawn_in_time(drawing, DRAWING)
        return daily_screen(at, puzzles(today.game)[today.number], picture, count, said)
