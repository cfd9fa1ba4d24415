"""The bot in the process of the test: the real store, real tables, and the real client on the local server."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.client import GerminiBot
from bot.clock import SystemClock
from bot.local_server import LocalDiscord, Person, World, guilds, new_world, person_named
from bot.players.bot_player import BotPlayer
from bot.render import Pictures
from bot.services import Services
from bot.settings import Settings
from bot.table.autoplay import Autoplay
from bot.table.commands import Command, Outcome
from bot.table.manager import Pacing, TableManager
from bot.table.model import TableState
from tests.support.panel import action, controls, texts
from tests.support.stored import LookedInto
from tests.support.waiting import until

UNDER_MORE = ("up", "chairs", "bot", "invite", "set", "close", "start")
"""Controls of a lobby that are not on its card but under More…, where a full table has Start on its card too."""

FOUR = (("Anna", "en-US"), ("Bruno", "it"), ("Carla", "es-ES"), ("Dino", "en-GB"))


class EdgeRuntime:
    """The services on a store. Opened again, they have the same store and new tables, as after a restart. `seal` is how
    many seconds a deal waits for its seal; with 0 seals are not published. `rest` is for how many seconds a control
    takes no press after it has taken the place of another one. `search` judges answers for hints and reviews."""

    def __init__(
        self, *, clock: Any = None, spacing: float = 0.0, seal: float = 0.0, rest: float = 0.0, search: Any = None
    ) -> None:
        self.store = LookedInto()
        self.spacing = spacing
        self.seal = seal
        self.rest = rest
        self.search = search
        self.own_moves: Autoplay | None = None
        self.clock = clock or SystemClock()
        self.services: Services | None = None

    async def open(self) -> Services:
        if self.services is None:
            settings = Settings(
                board_spacing=self.spacing, press_rest=self.rest, guild_ready_timeout=0.02, dm_opens=1000
            )
            rhythm = Pacing(0.0, 0.0, 0.0, seal=self.seal)
            tables = TableManager(self.store, self.clock, BotPlayer(), rhythm=rhythm)
            await tables.start()
            self.own_moves = Autoplay(tables, self.store, lambda: 0.0)
            self.services = Services(settings, self.store, tables, Pictures(), self.clock, self.own_moves, self.search)
        return self.services

    async def close(self) -> None:
        services, self.services = self.services, None
        if self.own_moves is not None:
            await self.own_moves.stop()
            self.own_moves = None
        if services is not None:
            await services.tables.stop()
            await services.pictures.aclose()


class Edge:
    """A channel with four people, and the bot in this process."""

    def __init__(
        self, world: World, socket: Path, runtime: EdgeRuntime, people: Sequence[tuple[str, str]] = FOUR
    ) -> None:
        self.world = world
        self.socket = socket
        self.runtime = runtime
        self.channel: str = guilds.channel(world, "cards")["id"]
        self.people = [person_named(world, name, locale=locale) for name, locale in people]
        self.bot: GerminiBot | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def store(self) -> LookedInto:
        return self.runtime.store

    async def start(self) -> None:
        """Log the bot in and wait until it is ready."""
        connector = aiohttp.UnixConnector(str(self.socket))
        self.bot = GerminiBot(self.runtime, connector=connector, guild_ready_timeout=0.02)
        self._task = asyncio.create_task(self.bot.start("any"))
        await self.until(lambda: self.host.commands(self.channel) and self.bot is not None and self.bot.is_ready())

    async def stop(self) -> None:
        """Close the bot and its services."""
        if self.bot is not None:
            await self.bot.close()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self.bot = self._task = None

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until `condition()` is true, and return its value. Raises AssertionError if it stays false, or with what
        the bot has raised if it has ended."""

        def watched() -> Any:
            if self._task is not None and self._task.done():
                self._task.result()
            return condition()

        return await until(watched)

    async def quiet(self) -> None:
        """Wait until no press is being handled and every message is up to date. A press is handled beyond its answer:
        it still notes what it has shown, and that must not overlap with the next act of the test."""
        assert self.bot is not None
        while True:
            await self.until(lambda: self.bot is not None and not self.bot.interaction_queue.in_progress())
            await self.bot.reconciler.settled()
            if not self.bot.interaction_queue.in_progress():
                return

    # -- the table

    @property
    def table(self) -> str:
        return next(reversed(self.store.states))

    @property
    def state(self) -> TableState:
        return self.store.states[self.table]

    async def open_table(self, people: int = 1, *, start: bool = True, **options: Any) -> None:
        """Open a table, seat so many people, fill it with bots and start."""
        await self.host.slash(self.channel, "table create", game="minchiate", **options)
        await self.until(self.card)
        for person in self.people[1:people]:
            await self.press(person, self.channel, "sit")
        if start:
            await self.press(self.host, self.channel, "fill" if people < 4 else "start")
        else:
            for _ in range(4 - people):
                await self.press(self.host, self.channel, "bot")
        if start:
            for person in self.people[1:people]:
                await self.press(person, self.channel, "here")
            await self.until(lambda: (self.table, "board") in self.store.rows and self.panel(self.host))

    async def prefers(self, person: Person, **values: str) -> None:
        """Set preferences of a person before a panel is shown, as the page of preferences does."""
        known = await self.store.people.person(int(person.id), person.name, "en-US")
        for name, value in values.items():
            await self.store.preferences.set_preference(known.id, name, value)

    def card(self) -> dict[str, Any] | None:
        """Return the newest lobby message in the channel."""
        found = [message for message in self.host.messages(self.channel) if "only_for" not in message]
        own = [message for message in found if message["id"] not in self.world.only_for]
        return own[-1] if own else None

    def thread(self) -> str:
        """Return the newest thread, "" if there is none."""
        threads = [channel["id"] for channel in self.host.channels() if channel["type"] == 11]
        return threads[-1] if threads else ""

    def find(self, person: Person, channel: str, verb: str) -> tuple[str, str] | None:
        """Return the message id and the custom id of the newest control with this verb."""
        for message in reversed(person.messages(channel)):
            for node in controls(message):
                if action(node) == verb:
                    return message["id"], node["custom_id"]
        return None

    async def press(self, person: Person, channel: str, verb: str) -> Any:
        """Press the newest control with this verb. If it is under More… of a lobby, that is opened first."""
        if verb in UNDER_MORE:
            await self.until(self.card)
            await person.click(*await self.until(lambda: self.find(person, channel, "others")))
        return await person.click(*await self.until(lambda: self.find(person, channel, verb)))

    def panel(self, person: Person) -> dict[str, Any] | None:
        """Return the person's newest direct message that is a panel of the running deal."""
        rows = [row for row in self.store.rows.values() if row.slot.startswith("hand:")]
        messages = {str(row.message) for row in rows}
        found = [message for message in person.dm_messages() if message["id"] in messages]
        return found[-1] if found else None

    def asks(self, person: Person, *verbs: str) -> dict[str, Any] | None:
        """Return the panel if it offers one of these verbs."""
        panel = self.panel(person)
        return panel if panel is not None and any(action(node) in verbs for node in controls(panel)) else None

    def only_you(self, person: Person, channel: str) -> list[str]:
        """Return the texts that only this person sees in a channel, oldest first."""
        return [texts(m) for m in person.messages(channel) if self.world.only_for.get(m["id"]) == person.id]


@asynccontextmanager
async def edge(runtime: EdgeRuntime | None = None, *, people: Sequence[tuple[str, str]] = FOUR) -> AsyncIterator[Edge]:
    """Yield a local server with the bot logged in. `people` are names and languages."""
    runtime = runtime or EdgeRuntime()
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        path = Path(folder) / "s"
        async with LocalDiscord(world, unix_path=path):
            its = Edge(world, path, runtime, people)
            await its.start()
            try:
                yield its
            finally:
                await its.stop()
                await runtime.store.close()
            assert not world.unsupported, world.unsupported


class SlowTables:
    """Tables that answer only when the test sets `go` (for deferred answers)."""

    def __init__(self, tables: TableManager) -> None:
        self._submit: Callable[[Command], Awaitable[Outcome]] = tables.submit
        self.go = asyncio.Event()

    async def submit(self, command: Command) -> Outcome:
        outcome = await self._submit(command)
        await self.go.wait()
        return outcome
