from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest_asyncio
from aiohttp import ClientResponse, ClientSession, ClientWebSocketResponse

from bot.local_server import World, guilds, new_world, person_named
from bot.local_server.page import PageServer
from bot.local_server.people import Person
from tests.local_server_page.scripted import Scripted
from tests.support.waiting import LONG


@dataclass
class Visit:
    """A page being served, the world behind it, and an ordinary HTTP client."""

    world: World
    page: PageServer
    bot: Scripted
    anna: Person
    bruno: Person
    cards: str
    session: ClientSession

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.page.port}"

    @property
    def key(self) -> str:
        return self.page.url.partition("#key=")[2]

    def headers(self, person: Person | None = None) -> dict[str, str]:
        return {"X-Key": self.key, "X-Person": (person or self.anna).id}

    async def get(
        self, path: str, person: Person | None = None, *, headers: dict[str, str] | None = None
    ) -> ClientResponse:
        return await self.session.get(self.origin + path, headers={**self.headers(person), **(headers or {})})

    async def post(self, kind: str, body: Any, person: Person | None = None) -> tuple[int, Any]:
        async with self.session.post(f"{self.origin}/api/{kind}", json=body, headers=self.headers(person)) as answer:
            return answer.status, await answer.json()

    async def stream(self, person: Person | None = None, key: str | None = None) -> ClientWebSocketResponse:
        socket = await self.session.ws_connect(f"{self.origin}/api/stream", headers={"Origin": self.origin})
        await socket.send_json({"key": self.key if key is None else key, "person": (person or self.anna).id})
        return socket


@asynccontextmanager
async def visiting() -> AsyncIterator[Visit]:
    world = new_world()
    world.ACK_SECONDS = LONG  # However busy the machine is, no answer comes too late.
    cards = guilds.channel(world, "cards")["id"]
    anna, bruno = person_named(world, "Anna"), person_named(world, "Bruno", locale="it")
    bot = Scripted(world)
    async with PageServer(world, port=0) as page, aiohttp.ClientSession() as session:
        yield Visit(world, page, bot, anna, bruno, cards, session)


@pytest_asyncio.fixture
async def visit() -> AsyncIterator[Visit]:
    async with visiting() as made:
        yield made
