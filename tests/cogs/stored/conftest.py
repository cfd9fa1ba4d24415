"""The local server with the bot on a real store, after real matches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.store import SqlStore
from tests.cogs.conftest import Scene, local
from tests.support.panel import controls
from tests.support.played import Play


class StoredScene(Scene):
    """The scene with a database: four people who have played three matches, the last an hour ago."""

    numbers: list[int]

    @property
    def store(self) -> SqlStore:
        return self.runtime.store

    async def play(self) -> None:
        self.numbers = [
            (await self.store.people.person(member.id, name, "en-US")).id
            for member, name in zip(self.people, ("anna", "bruno", "carla", "dino"), strict=True)
        ]
        now = self.runtime.clock.now()
        for n in range(3):
            play = Play(f"m{n}", n, now - (3 - n) * 3_600_000, self.store)
            await play.open(
                "minchiate", self.numbers, guild=self.guild, channel=self.channel.id, options={"set_length": 1}
            )
            await play.to_end(minutes=0)

    async def board(self) -> list[str]:
        """Names on the leaderboard, from the top."""
        board = await self.store.leaderboards.page(self.guild, "minchiate", "ever", "rating")
        return [row.name for row in board.rows]


@pytest.fixture
async def scene() -> AsyncIterator[StoredScene]:
    """The local server with the bot on its database, and those matches in it."""
    async with local(StoredScene) as its:
        await its.play()
        yield its


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
