"""T72 and ux.md 3.8: who may open a table and who may sit down at a second one."""

from __future__ import annotations

import asyncio

from bot.local_server import Person, guilds, person_named
from bot.ports.servers import ServerSettings
from bot.table import commands as cmd
from bot.table.model import PLAYING
from bot.table.quota import Limits
from bot.ui.requests.admission import SLOW
from tests.acceptance.forging import told
from tests.support.edge import Edge


async def opened(its: Edge, person: Person, pace: str = "live") -> str:
    """Return the table a person opened, "" if it was refused."""
    before = set(its.store.states)
    await person.slash(its.channel, "table create", game="minchiate", pace=pace)
    await its.quiet()
    return next(iter(set(its.store.states) - before), "")


LINK = 5
"""The style of a button that leads to a page (the protocol)."""
LISTS = ("/table list", "/tavolo elenco", "/mesa lista")


def links(its: Edge, person: Person) -> list[str]:
    """Return the targets of the links in the last message to this person."""
    message = [one for one in person.messages(its.channel) if its.world.only_for.get(one["id"]) == person.id][-1]
    found: list[str] = []
    waiting = list(message["components"])
    while waiting:
        node = waiting.pop(0)
        found += [node["url"]] if node.get("style") == LINK else []
        waiting += node.get("components", ())
    return found


def guild(its: Edge) -> int:
    """Return the server's id."""
    return int(its.world.channels[its.channel]["guild_id"])


async def test_t72_a_second_live_table_is_refused_with_a_link_to_the_first(its: Edge) -> None:
    first = await opened(its, its.host)
    second = await opened(its, its.people[1], "relaxed")
    assert await opened(its, its.host) == ""
    link = f"https://discord.com/channels/{guild(its)}/{its.channel}"
    assert its.store.states[first].name in told(its, its.host)[-1]
    assert links(its, its.host) == [link]
    await its.host.slash(its.channel, "table join", table=second)
    assert links(its, its.host) == [link]
    assert its.store.states[second].chair_of(1) is None
    assert await opened(its, its.host, "daily"), "a slow table beside it is welcome"
    assert await opened(its, its.host, "none")


async def test_t72_once_they_got_up_or_a_computer_player_has_their_chair_they_may_sit_elsewhere(its: Edge) -> None:
    await its.open_table()
    assert its.bot is not None
    second = await opened(its, its.people[1], "live")
    await its.host.slash(its.channel, "table join", table=second)
    assert its.store.states[second].chair_of(1) is None
    await its.host.slash(its.channel, "table resign")
    await its.press(its.host, its.channel, "handover")
    await its.host.slash(its.channel, "table join", table=second)
    assert its.store.states[second].chair_of(1) is not None


async def test_t72_of_two_tables_entered_at_the_same_moment_one_lets_them_in(its: Edge) -> None:
    first, second = await opened(its, its.people[1]), await opened(its, its.people[2])
    await asyncio.gather(*(its.host.slash(its.channel, "table join", table=table) for table in (first, second)))
    number = its.store.by_user[int(its.host.id)]
    assert sum(its.store.states[table].chair_of(number) is not None for table in (first, second)) == 1


async def test_ten_slow_tables_are_enough_for_one_person(its: Edge) -> None:
    await its.store.servers.save_settings(guild(its), ServerSettings(limit=50, limits=Limits(open=50)))
    for _ in range(SLOW):
        assert await opened(its, its.host, "daily")
    assert await opened(its, its.host, "daily") == ""
    assert "10 slow tables" in told(its, its.host)[-1]
    assert await opened(its, its.host, "live"), "they do not count for the live one"


async def test_a_server_has_no_more_tables_than_it_settled(its: Edge) -> None:
    await its.store.servers.save_settings(guild(its), ServerSettings(limit=2))
    people = [*its.people, person_named(its.world, "Elio", locale="en-US")]
    await asyncio.gather(*(opened(its, person) for person in people))
    assert len(its.store.states) == 2
    assert sum(any(one in line for one in LISTS) for person in people for line in told(its, person)) == 3


async def test_tables_are_opened_where_the_server_allows_it(its: Edge) -> None:
    other = guilds.channel(its.world, "games")["id"]
    await its.store.servers.save_settings(guild(its), ServerSettings(channels=(int(other),), language="es"))
    assert await opened(its, its.host) == ""
    assert "#games" in told(its, its.host)[-1].replace("\\", "")
    await its.host.slash(other, "table create", game="minchiate")
    await its.quiet()
    assert its.state.language == "es", "in the language settled for the server"


async def test_a_live_pace_is_not_chosen_for_people_who_play_live_elsewhere(its: Edge) -> None:
    slow = await opened(its, its.people[3], "daily")
    await its.host.slash(its.channel, "table join", table=slow)
    assert await opened(its, its.host, "live")
    made = await its.people[3].slash(its.channel, "table settings", table=slow)
    await its.people[3].submit(made, {"pace": ["live"]})
    assert its.store.states[slow].pace == "daily"
    assert "Anna is already in a live match" in told(its, its.people[3])[-1]


async def test_a_host_who_handed_over_blocks_nobody(its: Edge) -> None:
    await its.open_table(2)
    await its.host.slash(its.channel, "table resign")
    await its.press(its.host, its.channel, "handover")
    assert its.state.status == PLAYING
    await its.people[1].slash(its.channel, "table close")
    await its.press(its.people[1], its.channel, "end")
    await its.until(lambda: its.state.offer is not None and its.state.offer.player == 1)
    await its.press(its.host, its.thread(), "agree")
    assert its.state.status != PLAYING
    assert isinstance(await its.bot.services.tables.submit(cmd.Command("x", its.table, cmd.Close(), 2)), cmd.Refused)  # type: ignore[union-attr]
