"""T101 and issue 6: a person is forgotten in every role at a table, the table goes on without them, and
neither their name nor their id is in any file of the bot afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import Runtime
from bot.local_server import Person, guilds, person_named
from bot.local_server.permissions import MANAGE_GUILD
from bot.table import commands as cmd
from bot.table.model import PLAYING, TableState
from bot.ui.transport.id_format import PageId
from tests.acceptance.forging import told
from tests.acceptance.test_real_database import home, now  # noqa: F401 (a fixture)
from tests.fuzz.home import Home, listening
from tests.support.waiting import until

NAME = "Zebulonquark"
SURE = PageId("privacy", "sure").encode()
Before = Callable[[Home, Person, int], Awaitable[None]]


async def do(its: Home, body: cmd.Body, person: int | None, *, moderator: bool = False) -> None:
    """Apply a command that must be accepted."""
    assert its.bot is not None
    state = await now(its)
    name = f"do{state.seq}{type(body).__name__}"
    outcome = await its.bot.services.tables.submit(cmd.Command(name, state.id, body, person, moderator))
    assert isinstance(outcome, cmd.Applied), outcome


async def host_of(its: Home) -> int:
    """Return the host's number, by default Anna's."""
    host = (await now(its)).host
    assert host is not None
    return host


async def sat(its: Home, number: int) -> None:
    """Seat the person opposite Anna, in place of a computer player."""
    await do(its, cmd.RemoveBot(2), await host_of(its))
    await do(its, cmd.Sit(2), number)


async def begun(its: Home) -> None:
    """Start the match."""
    await its.press(its.host, its.channel, "start")
    await its.until(its.thread)
    await its.quiet()


async def sat_and_begun(its: Home, who: Person, number: int) -> None:
    """The person plays in a running match."""
    await sat(its, number)
    await its.press(its.host, its.channel, "start")
    await its.press(who, its.channel, "here")
    await its.until(its.thread)
    await its.quiet()


async def substitute(its: Home, who: Person, number: int) -> None:
    """The person is a substitute."""
    bruno = its.people[1]
    assert its.bot is not None
    known = await its.bot.services.store.people.person(int(bruno.id), bruno.name, "it")
    await sat_and_begun(its, bruno, known.id)
    await do(its, cmd.OfferChair(), known.id)
    await do(its, cmd.Substitute(2), number)


async def queueing(its: Home, who: Person, number: int) -> None:
    """The person waits for a chair before the match."""
    await do(its, cmd.Queue(), number)


async def queueing_in_a_match(its: Home, who: Person, number: int) -> None:
    """The person waits for a chair, and the match has begun."""
    await do(its, cmd.Queue(), number)
    await begun(its)


async def host(its: Home, who: Person, number: int) -> None:
    """The person is the host of a match, because Anna left."""
    await sat(its, number)
    await do(its, cmd.GetUp(), await host_of(its))
    assert (await now(its)).host == number
    await do(its, cmd.AddBot("novice"), number)
    await its.quiet()


async def host_in_a_match(its: Home, who: Person, number: int) -> None:
    """As before, and the match has begun."""
    await host(its, who, number)
    await its.press(who, its.channel, "start")
    await its.until(its.thread)
    await its.quiet()


async def invited(its: Home, who: Person, number: int) -> None:
    """The person has an invitation from Anna."""
    await do(its, cmd.RemoveBot(3), await host_of(its))
    await its.host.slash(its.channel, "table invite", player=who)


async def moderator(its: Home, who: Person, number: int) -> None:
    """The person is a moderator who paused the table and banned a player."""
    guilds.grant(its.world, who.id, MANAGE_GUILD)
    await begun(its)
    await who.slash(its.channel, "admin table", table=(await now(its)).id, what="pause")
    await who.slash(its.channel, "admin ban", player=its.people[2])

    async def paused() -> str:
        return (await now(its)).paused

    await until(paused)


async def watcher(its: Home, who: Person, number: int) -> None:
    """The person watched the table and made a report."""
    await begun(its)
    await its.press(who, its.thread(), "others")


async def at_a_daily_table(its: Home, who: Person, number: int) -> None:
    """The person plays at a daily table."""
    await do(its, cmd.Configure(pace="daily"), await host_of(its))
    await sat_and_begun(its, who, number)


async def at_a_paused_table(its: Home, who: Person, number: int) -> None:
    """A moderator has paused the match."""
    await sat_and_begun(its, who, number)
    await do(its, cmd.Moderate("pause"), await host_of(its), moderator=True)


async def voting(its: Home, who: Person, number: int) -> None:
    """The person has proposed another pace, and no player has answered."""
    await sat_and_begun(its, who, number)
    await do(its, cmd.AskPace("daily"), number)


SITUATIONS: tuple[Before, ...] = (
    *(substitute, queueing, queueing_in_a_match, host, host_in_a_match, invited, moderator, watcher),
    *(at_a_daily_table, at_a_paused_table, voting),
)


def everything(its: Home) -> bytes:
    """Return all bytes of all files of the bot."""
    runtime = its.runtime
    assert isinstance(runtime, Runtime)
    files = [path for path in Path(runtime.settings.data_dir).rglob("*") if path.is_file()]
    assert files
    return b"".join(path.read_bytes() for path in files)


def gone_from(state: TableState | None, number: int) -> bool:
    """Return whether no table waits for the person."""
    if state is None or not state.open:
        return True
    chair = state.chair_of(number)
    return number not in state.waiting_list.people and (
        chair is None or (state.status == PLAYING and state.chairs[chair].away)
    )


async def forgotten(its: Home, who: Person) -> None:
    """Ask to be forgotten as this person, and confirm it."""
    made = await who.slash(its.channel, "privacy")
    assert made.message is not None
    await who.click(made.message["id"], SURE, force=True)
    await its.quiet()


@pytest.mark.slow
@pytest.mark.parametrize("before", SITUATIONS, ids=lambda before: before.__name__)
async def test_t101_they_are_forgotten(home: Home, before: Before) -> None:  # noqa: F811
    assert home.bot is not None
    services, who = home.bot.services, person_named(home.world, NAME)
    number = (await services.store.people.person(int(who.id), NAME, "en-US")).id
    with listening() as errors:
        await before(home, who, number)
        table = (await now(home)).id
        assert NAME.encode() in everything(home)
        await forgotten(home, who)
        state = await services.tables.state(table)
        assert gone_from(state, number)
        assert await services.store.people.person_of(int(who.id)) is None
        # Later updates, saves and calls of the table do not store the person again.
        await home.host.slash(home.channel, "table list")
        await home.quiet()
        assert NAME.encode() not in everything(home)
        assert int(who.id).to_bytes(8, "big") not in everything(home)
    assert not errors.lines
    assert not any("broke" in said for said in told(home, who))  # type: ignore[arg-type]


@pytest.mark.slow
async def test_t101_at_the_very_moment_at_which_the_match_ends(home: Home) -> None:  # noqa: F811
    assert home.bot is not None
    services, who = home.bot.services, person_named(home.world, NAME)
    number = (await services.store.people.person(int(who.id), NAME, "en-US")).id
    await sat_and_begun(home, who, number)
    table = await now(home)
    end = cmd.Command("end", table.id, cmd.Moderate("end"), table.host, moderator=True)
    await asyncio.gather(services.tables.submit(end), forgotten(home, who))
    await home.quiet()
    assert await services.store.people.person_of(int(who.id)) is None
    assert gone_from(await services.tables.state(table.id), number)
    assert NAME.encode() not in everything(home)
