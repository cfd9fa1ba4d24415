"""Without a token: the local server and its page, with the real bot on it or for another bot that logs in over TCP."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp

from bot.app import create_bot
from bot.cli.private import OTHER_BOT, WORLD
from bot.cli.reasons import why
from bot.cli.say import problem, say
from bot.cli.serve import LOCAL_TOKEN, run_bot
from bot.client import GerminiBot
from bot.local_server import LocalDiscord, PortTaken, World
from bot.local_server.keeping import kept
from bot.local_server.page import PageServer
from bot.local_server.page.keys import kept_key
from bot.local_server.permissions import MANAGE_GUILD
from bot.private import PRIVATE_FOLDER
from bot.settings import Settings

PEOPLE = (("Anna", "en-US"), ("Bruno", "it"), ("Carla", "es-ES"), ("Dino", "it"))
"""Who is there on a new page. The first of them manages the server, so that ``/admin`` can be tried too."""


async def run_local(settings: Settings, port: int) -> int:
    """Serve the stand-in for Discord and its page, and run the unmodified bot on it."""
    with tempfile.TemporaryDirectory(prefix="germini-") as folder:
        socket = Path(folder) / "discord.sock"

        def build() -> GerminiBot:
            return create_bot(settings, connector=aiohttp.UnixConnector(str(socket)))

        async def run(_: LocalDiscord, page: PageServer) -> int:
            started = asyncio.Event()
            announce = asyncio.create_task(_announce(started, page.url))
            try:
                return await run_bot(build, LOCAL_TOKEN, started=started)
            finally:
                announce.cancel()

        return await _serve(settings.data_dir, lambda world: LocalDiscord(world, unix_path=socket), port, run)


async def run_stand_in(settings: Settings, port: int, tcp: int) -> int:
    """Serve the stand-in and its page to whichever bot logs in over TCP; Germini itself stays away."""
    stop = asyncio.Event()
    if sys.platform != "win32":
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)

    async def run(server: LocalDiscord, page: PageServer) -> int:
        say("cli-stand-in", api=server.api, url=page.url)
        await stop.wait()
        return 0

    # Clients that ask for compression may count on it; those who do not are not served it.
    folder = settings.data_dir / OTHER_BOT
    return await _serve(folder, lambda world: LocalDiscord(world, tcp_port=tcp, compress=True), port, run, "Bot")


async def _serve(
    folder: Path,
    server_of: Callable[[World], LocalDiscord],
    port: int,
    run: Callable[[LocalDiscord, PageServer], Awaitable[int]],
    bot_name: str = "Germini",
) -> int:
    """A kept world, its server and its page, for as long as `run` takes. Returns the exit status."""
    path = folder / WORLD
    try:
        world = world_at(path, bot_name)
    except OSError as error:
        return problem("cli-data-folder", where=str(folder), why=why(error))
    async with contextlib.AsyncExitStack() as stack:
        try:
            server = await stack.enter_async_context(server_of(world))
        except PortTaken as taken:
            return problem("cli-tcp-taken", port=str(taken.port), other=str(taken.port + 1))
        await stack.enter_async_context(kept(world, path))
        try:
            key = kept_key(folder / "local_page.key")
            page = await stack.enter_async_context(
                PageServer(world, port=port, key=key, guests=folder / "local_page.guests")
            )
        except PortTaken as taken:
            return problem("cli-port-taken", port=str(taken.port), other=str(taken.port + 1))
        return await run(server, page)


async def _announce(started: asyncio.Event, url: str) -> None:
    await started.wait()
    say("cli-ready", url=url)


def world_at(path: Path, bot_name: str = "Germini") -> World:
    """The world kept in a file, or a new one with a few people in it. Raises OSError where it cannot be kept."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if path.exists():
        return World.load(path)
    world = World(bot_name=bot_name)
    world.channel("cards")
    for number, (name, locale) in enumerate(PEOPLE):
        world.person(name, locale=locale, permissions=None if number else MANAGE_GUILD)
    return world
