"""What goes wrong during a soak: the process dies, the gateway drops, requests fail, answers are lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from bot.local_server import LocalDiscord, World
from tests.soak.unanswered import Span
from tests.support.process import Germini

MESSAGES = "/messages"


class Trouble:
    """Causes faults at random times and counts them."""

    def __init__(self, world: World, server: LocalDiscord, bot: Germini, chance: random.Random) -> None:
        self.world, self.server, self.bot, self.chance = world, server, bot, chance
        self.made: Counter[str] = Counter()
        self.spans: list[Span] = []
        """When presses may have got no answer."""

    async def kill(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Kill the process, start a new one and wait until it is connected."""
        begun = time.monotonic()
        await self.bot.kill()
        await self.bot.start()
        await ready()
        self.spans.append(Span(begun, time.monotonic()))
        self.made["killed with SIGKILL"] += 1

    async def some(self) -> None:
        """Cause one random fault that is not a kill."""
        faults = self.world.faults
        match self.chance.randrange(9):
            case 0:
                await faults.drop_gateway()
                self.made["gateway dropped, resumable"] += 1
            case 1:
                await faults.reconnect()
                self.made["gateway asked to reconnect"] += 1
            case 2:
                await faults.invalid_session(resumable=False)
                self.made["session invalid"] += 1
            case 3:
                faults.rate_limit(match=MESSAGES, times=2)
                self.made["requests answered 429"] += 2
            case 4:
                faults.fail(500, match=MESSAGES, times=2)
                self.made["requests answered 500"] += 2
            case 5:
                faults.fail(502, match=MESSAGES, applied=True)
                self.made["requests carried out and answered 502"] += 1
            case 6:
                faults.lose(match=MESSAGES, applied=self.chance.random() < 0.5)
                self.made["connections cut without an answer"] += 1
            case 7:
                faults.late_callbacks()
                self.made["answers to presses that came too late"] += 1
            case _:
                faults.slow(1.5, match=MESSAGES, times=2)
                self.made["slow answers"] += 2

    async def between(self, least: float, most: float) -> None:
        """Wait for a random time, in seconds, with a fault in the middle of it."""
        pause = self.chance.uniform(least, most)
        await asyncio.sleep(pause / 2)
        begun = time.monotonic()
        await self.some()
        self.spans.append(Span(begun, time.monotonic()))
        await asyncio.sleep(pause / 2)
