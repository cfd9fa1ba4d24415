"""Direct messages that wait for their turn to be opened, when Discord says in between that too many were (E4)."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from bot.settings import Settings
from bot.table.ports import Person
from bot.ui.dm import Dms
from bot.ui.failure import Failure
from bot.ui.opening import Opening


class Refusing:
    """Discord, which opens nothing."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def create_dm(self, user: Any) -> Any:
        self.asked.append(user.id)
        await asyncio.sleep(0.01)  # The others get in line meanwhile.
        raise discord.RateLimited(60.0)


async def test_whoever_stands_in_line_is_not_opened_either() -> None:
    client, services = Refusing(), SimpleNamespace(settings=Settings())
    dms = Dms(client, services, SimpleNamespace())  # type: ignore[arg-type]

    async def soon(_: float) -> None:
        await asyncio.sleep(0.05)

    dms._opening = Opening(1, sleep=soon)
    persons = [Person(number, 100 + number, "P", "en") for number in range(3)]
    assert await asyncio.gather(*(dms.channel(person) for person in persons)) == [Failure.TOO_MANY] * 3
    assert client.asked == [100]
