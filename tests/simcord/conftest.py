"""The bot on simcord, a simulated Discord that is not ours: a check of what the tests on the local server assume."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import simcord

from bot.client import GerminiBot
from bot.table.model import PLAYING, TableState
from bot.table.selectors import blocking, waits_for_people
from tests.support.detached import DetachedRuntime
from tests.support.panel import action, controls, texts
from tests.support.plain_pictures import draw_nothing
from tests.support.unhurried import unhurried
from tests.support.waiting import until


class Scene:
    """A channel called cards with four people."""

    def __init__(self, env: simcord.Env, bot: GerminiBot, runtime: DetachedRuntime) -> None:
        self.env = env
        self.bot = bot
        self.runtime = runtime
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("cards")
        people = [self.guild.add_member(env.create_user(name)) for name in ("anna", "bruno", "carla", "dino")]
        self.anna, self.bruno, self.carla, self.dino = people

    @property
    def state(self) -> TableState:
        """The newest table."""
        return next(reversed(self.runtime.store.states.values()))

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

    async def here(self, *people: Any) -> None:
        """These people say that they are there when the match is about to begin."""
        for person in people:
            card, control = await self.until(lambda: self.asks("here"))
            await person.click(card, custom_id=control)
            await self.bot.reconciler.settled()

    def asks(self, verb: str) -> tuple[Any, str] | None:
        """The lobby card and its control with this verb; None while it has none."""
        row = self.runtime.store.rows[self.state.id, "lobby"]
        card = next(one for one in self.channel.history() if one.id == row.message)
        parts = [one.to_dict() for one in card.components]
        return next(
            ((card, one["custom_id"]) for one in controls({"components": parts}) if action(one) == verb),
            None,
        )

    async def press(self, person: Any, verb: str) -> Any:
        """Press the control with this verb on the lobby card."""
        card, control = await self.until(lambda: self.asks(verb))
        return await person.click(card, custom_id=control)

    async def quiet(self) -> None:
        """Wait until the match waits for a person or is over, no press is in progress, and every message is up to
        date."""
        while True:
            await self.until(self._waits)
            state = self.state
            await self.until(lambda: not self.bot.interaction_queue.in_progress())
            await self.bot.reconciler.settled()
            if self.state is state and not self.bot.interaction_queue.in_progress():
                return

    def _waits(self) -> bool:
        """Return whether nothing happens at the table until a person acts."""
        state = self.state
        if state.status != PLAYING:
            return True
        return 0 not in state.ready if state.between else bool(waits_for_people(state))

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until ``condition()`` is truthy."""
        return await until(condition)

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


def text(result: Any) -> str:
    """All text of the answer to a command."""
    assert result.response is not None
    return texts({"content": result.response.content, "components": result.response.components})


@asynccontextmanager
async def simulated() -> AsyncIterator[Scene]:
    """The simulated Discord with the bot logged in. What the bot got wrong fails the test."""
    runtime = DetachedRuntime()
    await runtime.open()
    bot = GerminiBot(runtime, guild_ready_timeout=0.02)
    env = simcord.Env(bot, shard_count=1)
    await env.start()
    runtime.begin()
    await bot.load_watch.stop()  # It looks again and again, and simcord waits for the next look if it is near.
    try:
        yield Scene(env, bot, runtime)
        await bot.reconciler.stop()
        env.raise_errors()
    finally:
        await env.shutdown()
        await runtime.close()
        await runtime.store.close()


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    """The simulated Discord, for a test of its own."""
    async with simulated() as its:
        yield its


@pytest.fixture(autouse=True)
def no_hurry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove time limits, so that a busy machine makes nothing late, and drawing."""
    unhurried(monkeypatch)
    draw_nothing(request, monkeypatch)
