"""The commands on the local server: a channel, four people, and the bot on its own tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import pytest

from bot.client import GerminiBot
from bot.local_server import person_named
from bot.table.model import TableState
from bot.table.selectors import blocking
from tests.cogs.members import Channel, Member, Result
from tests.fuzz.home import listening
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import action, controls
from tests.support.plain_pictures import draw_nothing
from tests.support.unhurried import unhurried

PEOPLE = tuple((name, "en-US") for name in ("anna", "bruno", "carla", "dino"))


class Scene:
    """A channel called cards with four people."""

    def __init__(self, its: Edge) -> None:
        self.its = its
        self.world = its.world
        self.runtime = its.runtime
        self.guild = int(its.world.guild_id)
        self.channel = Channel(its, its.channel)
        self.people = [Member(its, person) for person in its.people]
        self.anna, self.bruno, self.carla, self.dino = self.people

    @property
    def bot(self) -> GerminiBot:
        assert self.its.bot is not None
        return self.its.bot

    @property
    def state(self) -> TableState:
        """The newest table."""
        return self.its.state

    def join(self, name: str, **permissions: bool) -> Member:
        """One more member of the server, with these permissions."""
        held = discord.Permissions(**permissions).value if permissions else None
        return Member(self.its, person_named(self.world, name, permissions=held))

    async def create(self, **options: Any) -> TableState:
        """Anna opens a table; it stands when its card does."""
        await self.anna.slash(self.channel, "table create", game="minchiate", **options)
        state = self.state
        await self.until(lambda: (state.id, "lobby") in self.runtime.store.rows)
        return state

    async def begin(self) -> TableState:
        """A running match: Anna against three computer players; it stands when Anna's panel does and Anna is asked."""
        state = await self.create()
        for _ in range(3):
            await self.anna.slash(self.channel, "table add-bot", level="regular")
        await self.anna.slash(self.channel, "table start")
        await self.until(lambda: (state.id, "hand:0") in self.runtime.store.rows)
        await self.until(lambda: blocking(self.state) == (0,))  # The computer players have answered.
        return state

    async def here(self, *people: Member) -> None:
        """These people say that they are there when the match is about to begin."""
        for person in people:
            row = self.runtime.store.rows[self.state.id, "lobby"]
            card = next(one for one in self.channel.history() if one.id == row.message)
            node = next(one for one in controls({"components": card.components}) if action(one) == "here")
            await person.click(card, custom_id=node["custom_id"])

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until ``condition()`` is truthy."""
        return await self.its.until(condition)

    async def refused(self, doing: Any, *words: str) -> str:
        """Do something that must be refused: only its doer is told, in these words, and no table changes."""
        before = dict(self.runtime.store.states)
        result = await doing
        said = text(result)
        assert result.ephemeral
        for word in words:
            assert word in said, said
        assert self.runtime.store.states == before
        return said


def text(result: Result) -> str:
    """All text of the answer to a command."""
    assert result.response is not None
    return result.response.text


AnyScene = TypeVar("AnyScene", bound=Scene)


@asynccontextmanager
async def local(kind: type[AnyScene] = Scene) -> AsyncIterator[AnyScene]:
    """The local server with the bot logged in. An error that the bot logs fails the test."""
    with listening() as errors:
        async with edge(EdgeRuntime(), people=PEOPLE) as its:
            yield kind(its)
    assert errors.lines == []


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    """The local server, for a test of its own."""
    async with local() as its:
        yield its


@pytest.fixture(autouse=True)
def no_hurry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove time limits, so that a busy machine makes nothing late, and drawing."""
    unhurried(monkeypatch)
    draw_nothing(request, monkeypatch)
