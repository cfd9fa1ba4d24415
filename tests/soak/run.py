"""One soak from start to end."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.games.registry import games
from bot.local_server import LocalDiscord, World, guilds, new_world, permissions, person_named
from bot.local_server.permissions import MANAGE_GUILD
from tests.e2e.conftest import connected
from tests.soak.findings import findings
from tests.soak.people import ANSWER, Stubborn, Table, seated
from tests.soak.sight import Blind, Sight, grown, heavy, summary
from tests.soak.trouble import Trouble
from tests.soak.unanswered import unanswered
from tests.support.process import Germini


@dataclass
class Report:
    """What happened, what was wrong, and how much of everything."""

    wrong: list[str] = field(default_factory=list[str])
    figures: dict[str, int | float] = field(default_factory=dict[str, "int | float"])
    errors: list[str] = field(default_factory=list[str])


async def soak(
    data: Path,
    *,
    tables: int,
    kills: int,
    seed: int,
    pause: tuple[float, float] = (0.6, 2.5),
    patience: float = 300.0,
    say: Callable[[str], None] = lambda line: None,
) -> Report:
    """Play ``tables`` tables of all games, with people and bots, through ``kills`` deaths of the bot.

    Then let every match end, within ``patience`` seconds, and look at what is left.
    """
    chance, report = random.Random(seed), Report()
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        world.ACK_SECONDS = ANSWER
        socket = Path(folder) / "s"
        async with LocalDiscord(world, unix_path=socket) as server:
            bot = Germini(
                socket,
                data,
                GERMINI_BOARD_SPACING="0.3",
                GERMINI_PRESS_REST="0",
                GERMINI_BOT_PAUSE_MOST="0.05",
                GERMINI_SERVER_TABLES="99",
            )
            sight = Sight(bot, Path(folder) / "figures.json")
            await bot.start()
            first = person_named(world, "P0")
            channel = guilds.channel(world, "cards-0")["id"]

            async def ready() -> None:
                await connected(server, first, channel)

            await ready()
            in_play = await _opened(world, tables, chance)
            say(f"{len(in_play)} tables in play")
            trouble = Trouble(world, server, bot, chance)
            stop = asyncio.Event()
            playing = [asyncio.create_task(table.play(stop)) for table in in_play]
            try:
                for number in range(kills):
                    await trouble.between(*pause)
                    await seen(sight, report)
                    await trouble.kill(ready)
                    say(f"kill {number + 1} of {kills}; {sum(t.over() for t in in_play)} matches over")
                    if all(table.over() for table in in_play):
                        in_play += await _opened(world, tables, chance, first=len(in_play))
                        playing += [asyncio.create_task(table.play(stop)) for table in in_play[-tables:]]
                world.faults.clear()
                await asyncio.wait(playing, timeout=patience)
                await asyncio.sleep(1.0)
                await seen(sight, report)
            finally:
                stop.set()
                done = await asyncio.gather(*playing, return_exceptions=True)
                status = await bot.stop()
            wrong, figures = findings(world, data / "germini.sqlite3", in_play)
            report.wrong += wrong + grown(sight.samples) + heavy(data, figures["facts written"])
            report.errors = bot.errors()
            gave_up = [one for one in done if isinstance(one, BaseException)]
            report.wrong += complaints(status, report.errors, world.unsupported, gave_up)
            report.figures |= {**figures, **summary(sight.samples), **trouble.made, "matches": len(in_play)}
            late, told = unanswered(world.interactions.values(), trouble.spans)
            report.wrong += late
            report.figures |= told
    return report


def complaints(
    status: int | None, errors: Sequence[str], unsupported: Iterable[object], gave_up: Iterable[BaseException] = ()
) -> list[str]:
    """Return what the process, its log, the server and the people complained of, as sentences."""
    wrong = [f"a person gave up: {one!r}" for one in gave_up]
    wrong += [f"the bot ended with status {status}"] if status != 0 else []
    wrong += [f"the bot asked for what nobody built: {one}" for one in unsupported]
    return wrong + ([f"the bot logged {len(errors)} errors: {errors[0][:300]}"] if errors else [])


async def _opened(world: World, count: int, chance: random.Random, first: int = 0) -> list[Table]:
    """Open so many tables, each in a channel of its own with its own people."""
    return [await opened(world, number, f"{number}", chance) for number in range(first, first + count)]


async def opened(world: World, number: int, place: str, chance: random.Random) -> Table:
    """Open the table of this number: every game in turn, with one person up to people on all chairs. It is played in
    the channel ``cards-<place>``, by the people of that place, who are made if they do not exist yet."""
    slugs = list(games())
    meta = games()[slugs[number % len(slugs)]].meta
    people = 1 + (number // len(slugs) + number) % meta.players
    persons = [person_named(world, f"P{place}" if n == 0 else f"P{place}-{n}") for n in range(people)]
    name = f"cards-{place}"
    channel = next((c["id"] for c in world.channels.values() if c.get("name") == name), None)
    channel = channel or guilds.channel(world, name)["id"]
    if not permissions.bits(world, persons[0].id, channel) & MANAGE_GUILD:
        guilds.grant(world, persons[0].id, MANAGE_GUILD)  # Only people who manage may open tables without end.
    thread = await seated(persons[0], persons[1:], channel, meta.slug, meta.players, min(meta.lengths))
    players = [Stubborn(person, random.Random(chance.random())) for person in persons]
    return Table(meta.slug, players, thread, name)


async def seen(sight: Sight, report: Report) -> None:
    """Take a sample; if there is none, that is a finding."""
    try:
        await sight.look()
    except Blind as blind:
        report.wrong.append(f"the soak is blind: {blind}")
