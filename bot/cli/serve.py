"""The bot served until it is told to stop: what every way to start it has in common."""

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

from bot.cli.say import problem
from bot.store import StoreProblem

if TYPE_CHECKING:
    from bot.client import GerminiBot

log = logging.getLogger(__name__)

LOCAL_TOKEN = "local"
"""The local server accepts any token."""

TAKEN = 3
"""The exit status where another bot has taken the database over: starting this one again would not help."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a server that cannot be reached is tried again."""


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
    ruin = asyncio.create_task(bot.house.ruin(), name="ruin")
    try:
        await asyncio.wait((serving, stopping, ruin), return_when=asyncio.FIRST_COMPLETED)
        if ruin.done():
            trouble = ruin.result()
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
        ruin.cancel()
        await bot.close()
        await bot.house.close()
        if not serving.done():
            serving.cancel()
        await asyncio.gather(serving, stopping, telling, ruin, return_exceptions=True)


WRONG_TOKEN, OTHER_SHARDS = 4004, (4010, 4011)
"""Codes with which the gateway closes: a token it does not know; a number of connections it does not want, which is
asked for anew at the next try."""


def unreachable(error: BaseException) -> bool:
    """Whether this says that the server cannot be reached now, or does not work: later it may."""
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
    if isinstance(error, discord.ConnectionClosed) and error.code != WRONG_TOKEN:
        return problem("cli-gateway-refuses", code=str(error.code))
    if isinstance(error, discord.LoginFailure | discord.ConnectionClosed):
        return problem("cli-token-wrong")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return problem("cli-intents")
    log.error("the bot stopped", exc_info=error)
    return problem("cli-stopped", error=type(error).__name__)
