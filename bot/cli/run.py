"""``germini run``: the one way to start the bot, on Discord, on a socket, or on the local server with its page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord
from pydantic import SecretStr

from bot import log as logs
from bot.app import create_bot
from bot.cli.given import settings_given
from bot.cli.loop import new_loop
from bot.cli.say import problem
from bot.settings import Settings
from bot.store import StoreProblem

if TYPE_CHECKING:
    from bot.client import GerminiBot

log = logging.getLogger(__name__)

LOCAL_TOKEN = "local"
"""The local server accepts any token."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a server that cannot be reached is tried again."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("run", help="start the bot (on Discord with DISCORD_TOKEN, else on a local page)")
    parser.add_argument("--socket", type=Path, help="a Unix socket with a Discord-compatible server (GERMINI_SOCKET)")
    parser.add_argument("--data-dir", type=Path, help="where the database lives (GERMINI_DATA_DIR)")
    parser.add_argument("--port", type=int, default=8787, help="port of the local page")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Run until told to stop. Every expected problem is one sentence on stderr and exit status 1."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    logs.configure(settings.log_level)
    if settings.token is not None and not settings.token.get_secret_value().strip():
        return problem("cli-token-empty")
    # The threads that draw pictures keep the interpreter for Python's 5 ms at a time, the thread that answers clicks
    # needs it only for moments: it must not wait so long for each of them.
    sys.setswitchinterval(0.0005)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_run(settings, args.port))


async def _run(settings: Settings, port: int) -> int:
    if settings.token is not None or settings.socket is not None:
        token = settings.token or SecretStr(LOCAL_TOKEN)
        return await run_bot(lambda: create_bot(settings), token.get_secret_value())
    from bot.cli.local import run_local

    return await run_local(settings, port)


async def run_bot(build: Callable[[], GerminiBot], token: str, *, started: asyncio.Event | None = None) -> int:
    """Log in and serve until SIGTERM or SIGINT. Returns the exit status. While the server cannot be reached it is tried
    again with growing pauses; the house is closed meanwhile, so that no clock runs and all get the time back."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
    pauses = _pauses()
    while True:
        bot = build()
        ended = await _serve(bot, token, stop, started)
        if isinstance(ended, int):
            return ended
        if bot.is_ready():
            pauses = _pauses()
        pause = next(pauses)
        log.warning(
            "the server cannot be reached; the clocks of all tables stand still",
            extra={"why": _reason(ended), "again_in": pause},
        )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
            return 0


def _pauses() -> Iterator[float]:
    """Seconds before the next try: doubled each time, to a minute."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


async def _serve(
    bot: GerminiBot, token: str, stop: asyncio.Event, started: asyncio.Event | None
) -> int | BaseException:
    """One bot until it is told to stop (0) or cannot go on: an exit status, or why the server cannot be reached."""
    try:
        await bot.house.prepare()
    except StoreProblem as trouble:
        await bot.house.close()
        return data_problem(trouble)
    serving = asyncio.create_task(bot.start(token), name="bot")
    telling = asyncio.create_task(_tell_ready(bot, started), name="ready")
    stopping = asyncio.create_task(stop.wait(), name="signal")
    try:
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        error = serving.exception() if serving.done() else None
        if error is None:
            return 0
        return error if unreachable(error) else _login_problem(error)
    finally:
        stopping.cancel()
        telling.cancel()
        await bot.close()
        await bot.house.close()
        if not serving.done():
            serving.cancel()
        await asyncio.gather(serving, stopping, telling, return_exceptions=True)


def unreachable(error: BaseException) -> bool:
    """Whether this says that the server cannot be reached now, or does not work: later it may."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, OSError | aiohttp.ClientError | discord.GatewayNotFound | discord.RateLimited)


def _reason(error: BaseException) -> str:
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return str(error) or type(error).__name__


async def _tell_ready(bot: GerminiBot, started: asyncio.Event | None) -> None:
    """Set ``started`` once the bot listens; commands are made known to Discord a moment before."""
    while not bot.is_ready():  # noqa: ASYNC110 - the client's own event exists only after it has logged in
        await asyncio.sleep(0.05)
    spare_the_collector()
    if started is not None:
        started.set()


def spare_the_collector() -> None:
    """Call once the bot is ready: what was loaded to start stays, and what a click makes is mostly freed at once.

    Walking through all of it took the event loop a tenth of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def data_problem(trouble: StoreProblem) -> int:
    """What is the matter with the data, and what to do about it."""
    what = {"where": "", "revision": "", **trouble.args_for_text}
    return problem(f"cli-data-{trouble.code}", **what)


def _login_problem(error: BaseException | None) -> int:
    if isinstance(error, discord.LoginFailure):
        return problem("cli-token-wrong")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return problem("cli-intents")
    log.error("the bot stopped", exc_info=error)
    return problem("cli-stopped", error=type(error).__name__)
