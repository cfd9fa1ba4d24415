"""Without a token: the real bot on the local server, and a page on which to play at once."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import aiohttp

from bot.app import create_bot
from bot.cli.private import WORLD
from bot.cli.reasons import why
from bot.cli.say import problem, say
from bot.cli.serve import LOCAL_TOKEN, run_bot
from bot.client import GerminiBot
from bot.local_server import LocalDiscord, World
from bot.local_server.keeping import kept
from bot.local_server.page import PageServer, PortTaken
from bot.local_server.page.keys import kept_key
from bot.local_server.permissions import MANAGE_GUILD
from bot.private import PRIVATE_FOLDER
from bot.settings import Settings

PEOPLE = (("Anna", "en-US"), ("Bruno", "it"), ("Carla", "es-ES"), ("Dino", "it"))
"""Who is there on a new page. The first of them manages the server, so that ``/admin`` can be tried too."""


async def run_local(settings: Settings, port: int) -> int:
    """Serve the stand-in for Discord and its page, and run the unmodified bot on it."""
    path = settings.data_dir / WORLD
    try:
        settings.data_dir.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        world = world_at(path)
    except OSError as error:
        return problem("cli-data-folder", where=str(settings.data_dir), why=why(error))
    with tempfile.TemporaryDirectory(prefix="germini-") as folder:
        socket = Path(folder) / "discord.sock"

        def build() -> GerminiBot:
            return create_bot(settings, connector=aiohttp.UnixConnector(str(socket)))

        async with LocalDiscord(world, unix_path=socket), kept(world, path):
            try:
                async with PageServer(world, port=port, key=kept_key(settings.data_dir / "local_page.key")) as page:
                    started = asyncio.Event()
                    announce = asyncio.create_task(_announce(started, page.url))
                    try:
                        return await run_bot(build, LOCAL_TOKEN, started=started)
                    finally:
                        announce.cancel()
            except PortTaken as taken:
                return problem("cli-port-taken", port=str(taken.port), other=str(taken.port + 1))


async def _announce(started: asyncio.Event, url: str) -> None:
    await started.wait()
    say("cli-ready", url=url)


def world_at(path: Path) -> World:
    """The world kept in a file, or a new one with a few people in it."""
    if path.exists():
        return World.load(path)
    world = World()
    world.channel("cards")
    for number, (name, locale) in enumerate(PEOPLE):
        world.person(name, locale=locale, permissions=None if number else MANAGE_GUILD)
    return world
