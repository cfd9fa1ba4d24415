"""Issue 6, point 4: the process keeps nothing of ended tables except what is meant to be remembered."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sized
from pathlib import Path
from typing import Any

import pytest

from bot.app import Runtime
from bot.local_server import LocalDiscord, guilds, new_world
from bot.local_server.permissions import MANAGE_GUILD
from bot.settings import Settings
from tests.e2e.conftest import press, start_table
from tests.selection import exhaustive
from tests.support.edge import Edge
from tests.support.panel import PanelPlayer

ROOMS = ("bot.app", "bot.client", "bot.table", "bot.ui", "discord.ui.view")
"""Where nothing of a table may stay. The others keep what they have made (sentences, pictures, rows read), so much and
no more."""

SERVING = "task RequestHandler.start"
"""The local server's connections: it has as many as the client just uses."""

REMEMBERED = {
    "LastAnswers._last",  # what was pressed last, for double presses
    "bot.ui.requests.answers.Answered",
    "Dedupe._seen",  # the presses of the last quarter of an hour
    "CatchUp._tables",  # tables that have ended since the last one was opened
    "Panels._pressed",  # the newest press on each panel, as long as its token lives
    "Panels._newest",  # the same of each person
    "Traffic._answers",  # how long people waited
    "Traffic._waits",  # the same, in order
    "Traffic._sent",  # requests of the last ten seconds
    "Traffic._loads",  # those of them that count as load
    "_Recent._found",  # the newest views and questions of tables
    "bot.ui.screens.names.Company",  # the people of the latest 256 tables and languages
    "PastDeals._newest",  # the newest counted deal of tables
    "PastDeals._ended",  # the matches that ended last
    "bot.ui.messages.past_deals.EndedMatch",
    "ScreenBuilder._finals",  # their pictures
}
"""Containers of those rooms that may hold more after more tables: each has a limit of its own."""


@contextlib.asynccontextmanager
async def home() -> AsyncIterator[Edge]:
    """Yield the bot in this process, on a real database."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world, socket = new_world(), Path(folder) / "s"
        world.rates.enabled = False
        settings = Settings(
            data_dir=Path(folder) / "data",
            board_spacing=0.0,
            press_rest=0.0,
            guild_ready_timeout=0.02,
            bot_pause_least=0.0,
            bot_pause_most=0.0,
            shuffle_pause=0.0,
        )
        async with LocalDiscord(world, unix_path=socket):
            its = Edge(world, socket, Runtime(settings))  # type: ignore[arg-type]
            guilds.grant(world, its.host.id, MANAGE_GUILD)  # Who manages the server may open more tables in an hour.
            await its.start()
            try:
                yield its
            finally:
                await its.stop()


async def closed_in_the_lobby(its: Edge) -> None:
    """Open a table, let people sit down and close it."""
    await its.host.slash(its.channel, "table create", game="minchiate")
    await press(its.people[1], its.channel, "sit")
    await its.host.slash(its.channel, "table close")
    await its.until(lambda: not its.find(its.people[1], its.channel, "sit"))


async def ended_in_the_middle(its: Edge) -> None:
    """Start a match that its host ends after some cards, with the consent of the other player."""
    thread = await start_table(its.people, its.channel, people=2, slug="chinze")
    players = [PanelPlayer(person) for person in its.people[:2]]
    while sum(player.answers for player in players) < 12:
        if not any([await player.answer() for player in players]):
            await asyncio.sleep(0.01)
    await its.host.slash(thread, "table close")
    await press(its.host, thread, "end")
    await press(its.people[1], thread, "agree")
    while await open_tables(its):  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def played_out(its: Edge) -> None:
    """Play a match of one person among bots to its end."""
    await start_table(its.people, its.channel, people=1, slug="terziglio", length=1)
    player = PanelPlayer(its.host)
    await its.until(its.host.dm_messages)
    while await open_tables(its):
        if not await player.answer():
            await asyncio.sleep(0.01)


async def open_tables(its: Edge) -> int:
    """Return how many tables are open."""
    assert its.bot is not None
    return len(await its.bot.services.tables.open_ids())


ENDINGS = (closed_in_the_lobby, ended_in_the_middle, played_out)


async def held(its: Edge) -> Counter[str]:
    """Count what the process holds: tasks by name, objects of the bot by class, items in containers, and the views
    that the library keeps."""
    assert its.bot is not None
    services = its.bot.services
    await its.until(lambda: not services.tables.moves._moves)
    await its.until(lambda: not any(task.get_name().startswith("own move") for task in asyncio.all_tasks()))
    await its.until(lambda: not its.bot.reconciler._easing._again)  # type: ignore[union-attr]
    await its.quiet()
    await its.until(lambda: not any("what messages show" in task.get_name() for task in asyncio.all_tasks()))
    services.tables.forget(int(its.world.guild_id))
    found = Counter(name_of(task) for task in asyncio.all_tasks())
    del found[SERVING]
    views = its.bot._connection._view_store
    found["views"] = sum(map(len, views._views.values())) + len(views._synced_message_views) + len(views._modals)
    found["clocks"] = len(services.tables._timers._timers)
    gc.unfreeze()  # What was loaded before the tests counts, too.
    gc.collect()
    # Only now that nothing is drawn: a thread that is just making a tuple must be the only one to know of it.
    for thing in gc.get_objects():
        kind = type(thing)
        if str(kind.__module__).startswith(ROOMS):
            found[f"{kind.__module__}.{kind.__name__}"] += 1
            for name, size in inside(thing):
                found[f"{kind.__name__}.{name}"] += size
    return found


def name_of(task: asyncio.Task[Any]) -> str:
    """Return what a task does: its name without numbers and tables, otherwise what it runs."""
    name = task.get_name()
    if name.startswith("Task-"):
        name = getattr(task.get_coro(), "__qualname__", name)
    return f"task {re.sub(r'[0-9a-z]{8}|[0-9]+', '#', name)}"


def inside(thing: Any) -> list[tuple[str, int]]:
    """Return the containers of an object, with their sizes."""
    given = getattr(thing, "__dict__", {})
    return [
        (name, len(value))
        for name, value in given.items()
        if isinstance(value, Sized) and not isinstance(value, str | bytes)
    ]


def grown(before: Counter[str], after: Counter[str]) -> dict[str, tuple[int, int]]:
    """Return what there is more of."""
    return {
        name: (before[name], count) for name, count in after.items() if count > before[name] and name not in REMEMBERED
    }


@pytest.mark.slow
async def test_tables_that_have_ended_leave_nothing_behind() -> None:
    async with home() as its:
        for ending in ENDINGS * 2:
            await ending(its)
        before = await held(its)
        for ending in ENDINGS * (3 if exhaustive() else 1):
            await ending(its)
        after = await held(its)
        assert not await open_tables(its)
        assert grown(before, after) == {}


class Sheltered:
    """An object of the bot that is left, with what it holds."""

    __module__ = "bot.table.planted"

    def __init__(self) -> None:
        self.kept = {1: "a", 2: "b", 3: "c"}


@pytest.mark.slow
async def test_a_task_that_is_left_is_named() -> None:
    async with home() as its:
        before = await held(its)
        left = asyncio.create_task(asyncio.sleep(60), name="slot ab12cd34 board")
        assert its.bot is not None
        its.bot.services.tables._timers._timers["ab12cd34"] = ()
        its.bot._connection._view_store._views[None] = {("control", 2): None}  # type: ignore[dict-item]
        assert grown(before, await held(its)) == {
            "task slot # board": (0, 1),
            "clocks": (0, 1),
            "views": (0, 1),
            "TimerService._timers": (0, 1),
            "ViewStore._views": (0, 1),
        }
        its.bot._connection._view_store._views.clear()
        slot = Sheltered()
        assert grown(before, await held(its))["bot.table.planted.Sheltered"] == (0, 1)
        assert grown(before, await held(its))["Sheltered.kept"] == (0, 3)
        del slot
        left.cancel()
        await asyncio.gather(left, return_exceptions=True)
