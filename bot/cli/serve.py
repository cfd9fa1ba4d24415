"""Serve the bot until it is stopped; shared by all ways of starting it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

from bot.cli.command_line import data_problem, problem
from bot.ports.store import StoreProblem

if TYPE_CHECKING:
    from bot.client import GerminiBot

log = logging.getLogger(__name__)

LOCAL_TOKEN = "local"
"""Token for the local server, which accepts any."""

TAKEN = 3
"""Exit status when another bot has taken over the database. Restarting this bot would not help."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before the next attempt to reach the server: the first pause and the upper limit."""


async def run_bot(build: Callable[[], GerminiBot], token: str, *, started: asyncio.Event | None = None) -> int:
    """Log in and serve until SIGTERM or SIGINT. Return the exit status.

    If the server cannot be reached, retry with increasing pauses. The bot counts as closed meanwhile, so no clock runs
    and the players get this time back.
    """
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
            "the server cannot be reached; the clocks of all tables are stopped",
            extra={"why": _reason(ended), "again_in": pause},
        )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
            return 0


def _pauses() -> Iterator[float]:
    """Yield the seconds before each retry, doubled each time up to one minute."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


async def _serve(
    bot: GerminiBot, token: str, stop: asyncio.Event, started: asyncio.Event | None
) -> int | BaseException:
    """Run one bot until it is stopped (0) or cannot continue. Return the exit status, or the error that shows that the
    server cannot be reached."""
    try:
        await bot.runtime.prepare()
    except StoreProblem as trouble:
        await bot.runtime.close()
        return data_problem(trouble)
    serving = asyncio.create_task(bot.start(token), name="bot")
    telling = asyncio.create_task(_tell_ready(bot, started), name="ready")
    stopping = asyncio.create_task(stop.wait(), name="signal")
    fatal_problem = asyncio.create_task(bot.runtime.fatal_problem(), name="fatal_problem")
    try:
        await asyncio.wait((serving, stopping, fatal_problem), return_when=asyncio.FIRST_COMPLETED)
        if fatal_problem.done():
            trouble = fatal_problem.result()
            bot.silent = trouble.code == "taken"
            status = data_problem(trouble)
            return TAKEN if bot.silent else status
        error = serving.exception() if serving.done() else None
        if error is None:
            return 0
        return error if unreachable(error) else _login_problem(error)
    finally:
        stopping.cancel()
        telling.cancel()
        fatal_problem.cancel()
        await bot.close()
        await bot.runtime.close()
        if not serving.done():
            serving.cancel()
        await asyncio.gather(serving, stopping, telling, fatal_problem, return_exceptions=True)


WRONG_TOKEN, OTHER_SHARDS = 4004, (4010, 4011)
"""Gateway close codes: an unknown token; a wrong number of shards, which the next attempt requests again."""


def unreachable(error: BaseException) -> bool:
    """Return whether the error means that the server cannot be reached or does not work now, so that a retry may
    help."""
    if isinstance(error, discord.ConnectionClosed):
        return error.code in OTHER_SHARDS
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    lost = OSError | aiohttp.ClientError | ReconnectWebSocket | discord.GatewayNotFound | discord.RateLimited
    return isinstance(error, lost)


def _reason(error: BaseException) -> str:
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return str(error) or type(error).__name__


async def _tell_ready(bot: GerminiBot, started: asyncio.Event | None) -> None:
    """Set ``started`` once the bot is ready. Commands are registered with Discord shortly before."""
    while not bot.is_ready():  # noqa: ASYNC110 - the client's own event exists only after it has logged in
        await asyncio.sleep(0.05)
    keep_collections_short()
    if started is not None:
        started.set()


COLLECTED = (1_000, 3, 500)
"""New objects after which the collector looks at the youngest; how many such collections until it looks at those that
survived one; how many of these until it looks at all. Pauses beside a flood of presses: 3 to 10 ms, but 40 to 90 ms
with 20,000 new objects a collection."""


def keep_collections_short() -> None:
    """Keep the pauses of the garbage collector short. Call once the bot is ready.

    Objects loaded at startup stay, so no collection looks at them: a full one blocked the event loop for a tenth of a
    second. Of the objects made for a press many die in reference cycles; the pause grows with the number of objects
    that one collection looks at. See ``COLLECTED``.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def _login_problem(error: BaseException | None) -> int:
    if isinstance(error, discord.ConnectionClosed) and error.code != WRONG_TOKEN:
        return problem("cli-gateway-refuses", code=str(error.code))
    if isinstance(error, discord.LoginFailure | discord.ConnectionClosed):
        return problem("cli-token-wrong")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return problem("cli-intents")
    log.error("the bot stopped", exc_info=error)
    return problem("cli-stopped", error=type(error).__name__)
