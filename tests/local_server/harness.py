"""A small bot on the real discord.py client, and the server it talks to."""

from __future__ import annotations

import asyncio
import io
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands
from PIL import Image

from bot.local_server import LocalDiscord, World, guilds, new_world, person_named
from tests.support.waiting import LONG


def picture(name: str = "board.webp", size: tuple[int, int] = (64, 32), **options: Any) -> discord.File:
    kind = "PNG" if name.endswith(".png") else "WEBP"
    raw = io.BytesIO()
    Image.new("RGB", size, (20, 90, 40)).save(raw, kind)
    raw.seek(0)
    return discord.File(raw, filename=name, **options)


class Bot(discord.Client):
    """Commands are added to `tree` before `running` starts it; `seen` names the events that it received."""

    def __init__(self, path: Path, *, intents: discord.Intents) -> None:
        super().__init__(
            intents=intents,
            connector=aiohttp.UnixConnector(str(path)),
            guild_ready_timeout=0.02,
            max_ratelimit_timeout=30,
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self._on_tree_error
        self.seen: list[str] = []
        self.heard: list[discord.Message] = []
        self.errors: list[BaseException] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def _on_tree_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_ready(self) -> None:
        self.seen.append("ready")

    async def on_resumed(self) -> None:
        self.seen.append("resumed")

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)


@dataclass
class Stage:
    """A world with a channel and two people, the server, and the bot's task."""

    world: World
    server: LocalDiscord
    bot: Bot
    path: Path
    task: asyncio.Task[None] | None = None
    channel: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.channel = guilds.channel(self.world, "cards")
        self.alice = person_named(self.world, "Alice")
        self.bob = person_named(self.world, "Bob", locale="it")

    @property
    def cards(self) -> str:
        return self.channel["id"]

    def text(self, channel_id: str | None = None) -> discord.TextChannel:
        """The bot's own channel object."""
        found = self.bot.get_channel(int(channel_id or self.cards))
        assert isinstance(found, discord.TextChannel)
        return found

    async def start(self, token: str = "any") -> None:
        self.task = asyncio.create_task(self.bot.start(token))
        await self.world.until(lambda: "ready" in self.bot.seen or (self.task and self.task.done()))
        if self.task.done():
            await self.task


@asynccontextmanager
async def stage(
    *, world: World | None = None, intents: discord.Intents | None = None, **server: Any
) -> AsyncIterator[Stage]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "socket"
        world = world or new_world()
        world.ACK_SECONDS = LONG  # However busy the machine is, no answer comes too late.
        async with LocalDiscord(world, unix_path=path, **server) as local:
            bot = Bot(path, intents=intents or discord.Intents.default())
            found = Stage(world, local, bot, path)
            try:
                yield found
            finally:
                await bot.close()
                if found.task is not None:
                    await asyncio.gather(found.task, return_exceptions=True)
