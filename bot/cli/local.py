"""Run without a token: serve the local server and its page, for Germini itself or for another bot that logs in over
TCP."""

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
from bot.cli.command_line import problem, say, terminal_locale, why
from bot.cli.private import OTHER_BOT, WORLD
from bot.cli.serve import LOCAL_TOKEN, run_bot
from bot.client import GerminiBot
from bot.i18n import choose
from bot.local_server import LocalDiscord, PortTaken, World, guilds, new_world, person_named, saving
from bot.local_server.page import PageServer
from bot.local_server.page.keys import stored_key
from bot.local_server.permissions import MANAGE_GUILD
from bot.private import PRIVATE_FOLDER
from bot.settings import Settings

PEOPLE = (("Anna", "en-US"), ("Bruno", "it"), ("Carla", "es-ES"), ("Dino", "it"))
"""Names and locales of the people in a new world. The first manages the server and can use ``/admin``; they and the
server have the locale of the terminal instead."""


LOCAL_SPACING = 0.1
"""Seconds between two uploads of emojis: this server belongs to nobody else."""


async def run_local(settings: Settings, port: int) -> int:
    """Serve the local server and its page, and run the unmodified bot on it. Return the exit status."""
    with tempfile.TemporaryDirectory(prefix="germini-") as folder:
        socket = Path(folder) / "discord.sock"

        pace = {} if "emoji_spacing" in settings.model_fields_set else {"emoji_spacing": LOCAL_SPACING}

        def build() -> GerminiBot:
            its = settings.model_copy(update=pace)
            return create_bot(its, connector=aiohttp.UnixConnector(str(socket)))

        async def run(_: LocalDiscord, page: PageServer) -> int:
            started = asyncio.Event()
            announce = asyncio.create_task(_announce(started, page.url))
            try:
                return await run_bot(build, LOCAL_TOKEN, started=started)
            finally:
                announce.cancel()

        return await _serve(settings.data_dir, lambda world: LocalDiscord(world, unix_path=socket), port, run)


async def run_stand_in(settings: Settings, port: int, tcp: int) -> int:
    """Serve the local server and its page to another bot over TCP, without running Germini. Return the exit status."""
    stop = asyncio.Event()
    if sys.platform != "win32":
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)

    async def run(server: LocalDiscord, page: PageServer) -> int:
        say("cli-stand-in", api=server.api, url=page.url)
        await stop.wait()
        return 0

    # Some clients require compression when they ask for it. Clients that do not ask get uncompressed data.
    folder = settings.data_dir / OTHER_BOT
    return await _serve(folder, lambda world: LocalDiscord(world, tcp_port=tcp, compress=True), port, run, "Bot")


async def _serve(
    folder: Path,
    server_of: Callable[[World], LocalDiscord],
    port: int,
    run: Callable[[LocalDiscord, PageServer], Awaitable[int]],
    bot_name: str = "Germini",
) -> int:
    """Serve a stored world and its page until `run` ends. Return the exit status."""
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
        await stack.enter_async_context(saving.saved(world, path))
        try:
            key = stored_key(folder / "local_page.key")
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
    """Return the world stored in a file, or a new one with a few people. Raises OSError if the world cannot be
    stored."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if path.exists():
        return saving.load(path)
    world = new_world(bot_name=bot_name)
    own = own_locale(terminal_locale())
    guilds.speak(world, own)
    guilds.channel(world, "cards")
    for number, (name, locale) in enumerate(PEOPLE):
        if number:
            person_named(world, name, locale=locale)
        else:
            person_named(world, name, locale=own, permissions=MANAGE_GUILD)
    return world


def own_locale(terminal: str) -> str:
    """Return Discord's locale for that of a terminal, so that the first message already is in the language of who runs
    the bot; "en-US" if the bot does not speak the language."""
    language = choose(terminal, None)
    if language == "es":
        return "es-ES" if terminal in ("es", "es-ES") else "es-419"
    return {"it": "it"}.get(language, "en-US")
