"""A local server with people on it, and the real bot process on its socket."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.games.registry import games
from bot.local_server import LocalDiscord, Person, World
from bot.ui.ids import base36
from bot.ui.screens.house_rules import options_of, values_of
from tests.support.panel import PanelPlayer, action, controls, eventually, texts
from tests.support.process import Germini

NAMES = (("Anna", "en-US"), ("Bruno", "it"), ("Carla", "es-ES"), ("Dino", "en-GB"))


async def control(person: Person, channel: str, verb: str) -> tuple[str, str]:
    """Message id and custom id of the newest control with this verb that the person sees in the channel."""

    def find() -> tuple[str, str] | None:
        for message in reversed(person.messages(channel)):
            for node in controls(message):
                if action(node) == verb:
                    return message["id"], node["custom_id"]
        return None

    return await eventually(find, what=f"a control {verb}")


async def press(person: Person, channel: str, verb: str) -> None:
    """Press it."""
    await person.click(*await control(person, channel, verb))


def newest_thread(person: Person) -> str:
    """The newest thread the person sees, "" while there is none."""
    threads = [channel["id"] for channel in person.channels() if channel["type"] == 11]
    return threads[-1] if threads else ""


FIRST_GAME = "minchiate"
"""The game of the tests that are about the house and need one game only."""


FULL = "The house is full at the moment"
"""What a person is told who opens a table while the load is at its highest (ux.md 5.4)."""


async def open_card(host: Person, channel: str, slug: str, **options: str | int) -> None:
    """Open a table. People of tests play faster than any on Discord: where the house is full they come again."""

    def new() -> list[str]:
        return [texts(one) for one in host.messages(channel) if one["id"] not in before and one["components"]]

    for _ in range(60):
        before = {one["id"] for one in host.messages(channel)}
        await host.slash(channel, "table create", **{"game": slug, **options})
        await eventually(new, what="an answer")
        if not any(FULL in said for said in new()):
            return
        await asyncio.sleep(1)
    raise AssertionError("the house stays full")


async def set_rule(host: Person, channel: str, slug: str, key: str, value: str) -> None:
    """Change one of the rules of the newest table, by its menus."""
    specs = options_of(slug)
    number = next(number for number, spec in enumerate(specs) if spec.key == key)
    await press(host, channel, "rules")
    await host.choose(*await control(host, channel, "rule"), [base36(number)])
    await host.choose(*await control(host, channel, "ruleset"), [base36(values_of(specs[number]).index(value))])


async def start_table(
    persons: list[Person],
    channel: str,
    *,
    people: int,
    slug: str = FIRST_GAME,
    rules_by_hand: Mapping[str, str] | None = None,
    **options: str | int,
) -> str:
    """The first person opens a table; so many sit, computer players fill it; it starts. The thread's id."""
    host = persons[0]
    before = newest_thread(host)
    await open_card(host, channel, slug, **options)
    for key, value in (rules_by_hand or {}).items():
        await set_rule(host, channel, slug, key, value)
    for person in persons[1:people]:
        await press(person, channel, "sit")
    for _ in range(games()[slug].meta.players - people):
        await host.slash(channel, "table add-bot", level="regular")
    await press(host, channel, "start")
    for person in persons[1:people]:
        await press(person, channel, "here")
    await eventually(lambda: newest_thread(host) != before, what="the thread")
    return newest_thread(host)


async def connected(server: LocalDiscord, person: Person, channel: str) -> None:
    """Wait until the bot's commands are known and its gateway listens: commands are told before it connects."""

    def there() -> bool:
        listens = any(connection.session for connection in server.gateway.connections)
        return listens and bool(person.commands(channel))

    await eventually(there, 40, "the bot's commands and its gateway")


class Hall:
    """A server, a channel called cards, four people, and the bot."""

    def __init__(self, world: World, server: LocalDiscord, bot: Germini) -> None:
        self.world = world
        self.server = server
        self.bot = bot
        self.channel = world.channel("cards")["id"]
        self.people = [world.person(name, locale=locale) for name, locale in NAMES]
        self.players = [PanelPlayer(person) for person in self.people]

    @property
    def host(self) -> Person:
        """The one who opens tables."""
        return self.people[0]

    async def ready(self) -> None:
        """Wait until the bot is connected and its commands are there."""
        await connected(self.server, self.host, self.channel)

    async def open_table(
        self, *, people: int, rules_by_hand: Mapping[str, str] | None = None, **options: str | int
    ) -> str:
        """Open a table, seat so many people and fill it with computer players, start; the thread's id."""
        its = {"rules_by_hand": rules_by_hand, **options}
        return await start_table(self.people, self.channel, people=people, **its)  # type: ignore[arg-type]

    def requests_text(self) -> str:
        """Everything the bot has sent, for searching."""
        return "\n".join(f"{request.method} {request.path} {request.json}" for request in self.world.requests)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall whose bot has logged in. At the end the bot is stopped, and nothing unknown may have been asked for."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = World()
        world.rates.enabled = False
        socket = Path(folder) / "s"
        async with LocalDiscord(world, unix_path=socket) as server:
            its = Hall(world, server, Germini(socket, tmp_path / "data"))
            await its.bot.start()
            try:
                await its.ready()
                yield its
            finally:
                await its.bot.stop()
            assert not world.unbuilt, world.unbuilt
