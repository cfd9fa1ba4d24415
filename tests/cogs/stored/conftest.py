"""The simulated Discord with the bot on a real store, after real matches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import GerminiBot
from bot.store import Database, SqlStore
from tests.cogs.conftest import Scene
from tests.support.detached import DetachedHouse
from tests.support.panel import controls
from tests.support.played import Play


class StoredScene(Scene):
    """The scene with a database: four people who have played three matches, the last an hour ago."""

    store: SqlStore

    async def play(self) -> None:
        self.numbers = [
            (await self.store.person(member.id, name, "en-US")).id
            for member, name in zip(self.people, ("anna", "bruno", "carla", "dino"), strict=True)
        ]
        now = self.house.clock.now()
        for n in range(3):
            play = Play(f"m{n}", n, now - (3 - n) * 3_600_000, self.store)
            await play.open(
                "minchiate", self.numbers, guild=self.guild.id, channel=self.channel.id, options={"set_length": 1}
            )
            await play.to_end(minutes=0)

    @property
    def people(self) -> list[Any]:
        return [self.anna, self.bruno, self.carla, self.dino]

    async def board(self) -> list[str]:
        """Names on the leaderboard, from the top."""
        board = await self.store.board(self.guild.id, "minchiate", "ever", "rating")
        return [row.name for row in board.rows]


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[StoredScene]:
    """The simulated Discord with the bot on a database."""
    database = await Database.open(f"sqlite:///{tmp_path / 'germini.sqlite3'}")
    store = SqlStore(database)
    house = DetachedHouse(store)  # type: ignore[arg-type]
    await house.open()
    bot = GerminiBot(house, guild_ready_timeout=0.02)
    env = simcord.Env(bot, shard_count=1)
    await env.start()
    try:
        its = StoredScene(env, bot, house)
        its.store = store
        await its.play()
        yield its
        await bot.slots.stop()
        env.raise_errors()
    finally:
        await env.shutdown()
        await house.close()
        await database.close()


def deeds(message: Any) -> dict[str, dict[str, Any]]:
    """The controls of a page by what they do."""
    return {node["custom_id"].split(":")[2]: node for node in controls({"components": message.components})}


def alts(message: Any) -> list[str]:
    """The alt texts of all pictures."""
    found, stack = [], list(message.components)
    while stack:
        node = stack.pop()
        stack += node.get("components") or []
        found += [item["description"] for item in node.get("items") or []]
    return found
