"""A local server with people on it, and the real bot process on its socket."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.games.registry import games
from bot.local_server import LocalDiscord, Person, World, guilds, new_world, person_named
from bot.ui.screens.table_settings import options_of, values_of
from bot.ui.transport.id_format import base36
from tests.fuzz.home import MESSAGE
from tests.support.inside import Inside
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.support.process import Germini, PreloadedGermini
from tests.support.template import FILE, place
from tests.support.unhurried import unhurried
from tests.support.waiting import until

NAMES = (("Anna", "en-US"), ("Bruno", "it"), ("Carla", "es-ES"), ("Dino", "en-GB"))


async def control(person: Person, channel: str, verb: str) -> tuple[str, str]:
    """Return message id and custom id of the newest control with this verb that the person sees in the channel."""

    def find() -> tuple[str, str] | None:
        for message in reversed(person.messages(channel)):
            for node in controls(message):
                if action(node) == verb:
                    return message["id"], node["custom_id"]
        return None

    return await until(find, what=f"a control {verb}")


async def press(person: Person, channel: str, verb: str) -> None:
    """Press it."""
    await person.click(*await control(person, channel, verb))


async def press_start(person: Person, channel: str) -> None:
    """Press *Start* until it is taken: it is refused, to the person alone, while the seal is on its way."""

    async def taken() -> bool:
        return (await person.click(*await control(person, channel, "start"))).callback_type != MESSAGE

    await until(taken, what="Start is taken", pause=0.1)


def newest_thread(person: Person) -> str:
    """Return the newest thread that the person sees, "" while there is none."""
    threads = [channel["id"] for channel in person.channels() if channel["type"] == 11]
    return threads[-1] if threads else ""


FIRST_GAME = "minchiate"
"""The game of the tests that are about the bot and need one game only."""


FULL = "I cannot open another table right now"
"""What a person is told who opens a table while the load is at its highest (ux.md 5.4)."""


async def open_card(host: Person, channel: str, slug: str, **options: str | int) -> None:
    """Open a table. Repeats the command while the bot has too many tables, because tests open them very fast."""

    def new() -> list[str]:
        return [texts(one) for one in host.messages(channel) if one["id"] not in before and one["components"]]

    for _ in range(60):
        before = {one["id"] for one in host.messages(channel)}
        await host.slash(channel, "table create", **{"game": slug, **options})
        await until(new, what="an answer")
        if not any(FULL in said for said in new()):
            return
        await asyncio.sleep(1)
    raise AssertionError("the bot stays full")


async def set_rule(host: Person, channel: str, slug: str, key: str, value: str) -> None:
    """Change one of the rules of the newest table, by its menus."""
    specs = options_of(slug)
    number = next(number for number, spec in enumerate(specs) if spec.key == key)
    await press(host, channel, "others")
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
    """Let the first person open a table, seat so many people, fill it with bots and start. Returns the thread's id."""
    host = persons[0]
    before = newest_thread(host)
    await open_card(host, channel, slug, **options)
    for key, value in (rules_by_hand or {}).items():
        await set_rule(host, channel, slug, key, value)
    for person in persons[1:people]:
        await press(person, channel, "sit")
    for _ in range(games()[slug].meta.players - people):
        await host.slash(channel, "table add-bot", level="regular")
    await press_start(host, channel)
    for person in persons[1:people]:
        await press(person, channel, "here")
    await until(lambda: newest_thread(host) != before, what="the thread")
    return newest_thread(host)


async def connected(server: LocalDiscord, person: Person, channel: str) -> None:
    """Wait until the bot's commands are registered and it is connected; it registers them before it connects."""

    def there() -> bool:
        listens = any(connection.session for connection in server.gateway.connections)
        return listens and bool(person.commands(channel))

    await until(there, "the bot's commands and its gateway")


class Hall:
    """A server, a channel called cards, four people, and the bot."""

    def __init__(self, world: World, server: LocalDiscord, bot: Germini) -> None:
        self.world = world
        self.server = server
        self.bot = bot
        self.channel = guilds.channel(world, "cards")["id"]
        self.people = [person_named(world, name, locale=locale) for name, locale in NAMES]
        self.players = [PanelPlayer(person) for person in self.people]

    @property
    def host(self) -> Person:
        """The person who opens tables."""
        return self.people[0]

    async def ready(self) -> None:
        """Wait until the bot is connected and its commands are there."""
        await connected(self.server, self.host, self.channel)

    async def open_table(
        self,
        *,
        people: int,
        rules_by_hand: Mapping[str, str] | None = None,
        **options: str | int,
    ) -> str:
        """Open a table, seat so many people, fill it with bots and start. Returns the thread's id."""
        return await start_table(self.people, self.channel, people=people, rules_by_hand=rules_by_hand, **options)  # type: ignore[arg-type]

    def requests_text(self) -> str:
        """Return everything that the bot has sent, as one text."""
        return "\n".join(f"{request.method} {request.path} {request.json}" for request in self.world.requests)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Yield a hall whose bot is a process and has logged in."""
    async with open_hall(tmp_path / "data", PreloadedGermini) as its:
        yield its


@pytest.fixture
async def hall_inside(tmp_path: Path) -> AsyncIterator[Hall]:
    """Yield a hall with the bot in the process of the tests, for tests whose subject is not a process."""
    async with open_hall(tmp_path / "data", Inside) as its:
        yield its


@asynccontextmanager
async def open_hall(data: Path, kind: type[Germini | Inside]) -> AsyncIterator[Hall]:
    """Yield a hall with a bot of this kind, logged in. At the end the bot is stopped; no unsupported request may have
    been made."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        socket = Path(folder) / "s"
        async with LocalDiscord(world, unix_path=socket) as server:
            place(data / FILE)
            its = Hall(world, server, kind(socket, data))  # type: ignore[arg-type]
            await its.bot.start()
            try:
                await its.ready()
                yield its
            finally:
                await its.bot.stop()
            assert not world.unsupported, world.unsupported


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the limits of real time, so that nothing comes too late on a busy machine."""
    unhurried(monkeypatch)
