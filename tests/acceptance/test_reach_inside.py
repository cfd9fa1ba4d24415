"""Issue 6, item 5: channels of one server. A person gets nothing of what they cannot see, and a moderator of one
channel has no rights in another."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.local_server import Person, guilds, person_named, threads
from bot.local_server.commands import GLOBAL
from bot.local_server.permissions import EVERYONE, MANAGE_GUILD, MANAGE_MESSAGES, MANAGE_THREADS, VIEW_CHANNEL
from bot.ports.servers import Report, ServerSettings
from bot.table import lobby
from bot.table.model import LOBBY, PLAYING, RIVERS
from tests.acceptance.forging import told
from tests.acceptance.test_reports import report
from tests.support.edge import Edge
from tests.support.panel import texts


async def answer(its: Edge, person: Person, path: str, channel: str, **options: Any) -> str:
    """Return the answer to a person's command."""
    before = len(told(its, person))
    await person.slash(channel, path, **options)
    await its.until(lambda: len(told(its, person)) > before and told(its, person)[-1].strip())
    return told(its, person)[-1]


def names(text: str, table: str) -> bool:
    """Return whether the text names the table, as a word of its own: the Po is a river too, and *Pope* a card."""
    return re.search(rf"\b{re.escape(table)}\b", text) is not None


async def hidden(its: Edge) -> tuple[Person, str]:
    """Return Dino, for whom the channel of Anna's table is hidden, and a channel that Dino can see."""
    await its.open_table(1, start=False)
    await its.quiet()
    elsewhere, dino = guilds.channel(its.world, "open")["id"], its.people[3]
    guilds.overwrite(its.world, its.channel, dino.id, deny=VIEW_CHANNEL)
    await its.until(lambda: dino.commands(elsewhere))
    return dino, elsewhere


async def test_no_list_and_no_choice_tells_of_a_table_one_cannot_see(its: Edge) -> None:
    dino, elsewhere = await hidden(its)
    assert not names(await answer(its, dino, "table list", elsewhere), its.state.name)
    assert await dino.autocomplete(elsewhere, "table join", "table", "") == []
    assert "There is no suitable table here" in await answer(its, dino, "table join", elsewhere)
    assert its.state.chair_of(its.store.by_user[int(dino.id)]) is None
    assert names(await answer(its, its.people[1], "table list", elsewhere), its.state.name), "others see it"


async def test_my_cards_offers_a_watcher_no_chair_at_a_table_they_cannot_see(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: dict[str, str] = {}  # Tables are named after rivers by their id; two of them may have the same.
    monkeypatch.setattr(lobby, "table_name", lambda table: names.setdefault(table, RIVERS[len(names)]))
    bruno, carla, dino = its.people[1:4]
    elsewhere = guilds.channel(its.world, "open")["id"]
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.states)
    unseen = its.state.name
    guilds.overwrite(its.world, its.channel, dino.id, deny=VIEW_CHANNEL)
    await its.until(lambda: dino.commands(elsewhere))
    await bruno.slash(elsewhere, "table create", game="minchiate")
    await its.until(lambda: len(its.store.states) == 2)
    for _ in range(3):
        await its.press(bruno, elsewhere, "bot")
    await its.press(bruno, elsewhere, "start")
    thread = await its.until(its.thread)
    for person, offered in ((dino, False), (carla, True)):
        await its.press(person, thread, "hand")
        await its.until(lambda person=person: its.state.name in (told(its, person) or [""])[-1])
        assert (unseen in told(its, person)[-1]) == offered


async def test_a_table_in_a_private_thread_is_known_only_inside(its: Edge) -> None:
    guilds.grant(its.world, its.world.bot["id"], EVERYONE | MANAGE_THREADS)
    thread = its.host.start_thread(its.channel, "three of us", private=True)["id"]
    await its.host.slash(thread, "table create", game="minchiate")
    await its.until(lambda: its.store.states)
    dino = its.people[3]
    assert its.state.channel == int(thread)
    assert not names(await answer(its, dino, "table list", its.channel), its.state.name)
    assert "no such table" in await answer(its, dino, "table join", its.channel, table=its.table)


@pytest.fixture
def keeper(its: Edge) -> tuple[Person, str]:
    """Return a person who may manage messages in only one channel, and that channel."""
    corner, dino = guilds.channel(its.world, "corner")["id"], its.people[3]
    guilds.overwrite(its.world, corner, dino.id, allow=MANAGE_MESSAGES)
    return dino, corner


async def test_a_moderator_of_one_channel_closes_no_table_in_another(its: Edge, keeper: tuple[Person, str]) -> None:
    dino, corner = keeper
    await its.open_table(1, start=False)
    await its.quiet()
    assert "Only the host" in await answer(its, dino, "table close", corner, table=its.table)
    assert its.state.status == LOBBY
    guilds.overwrite(its.world, its.channel, dino.id, allow=MANAGE_MESSAGES)
    await its.quiet()
    await answer(its, dino, "table close", corner, table=its.table)
    assert not its.state.open, "who moderates there too may"


async def test_nor_by_the_commands_of_moderators(its: Edge, keeper: tuple[Person, str]) -> None:
    dino, corner = keeper
    await its.open_table()
    boss = person_named(its.world, "Rosa", permissions=MANAGE_GUILD)
    admin = next(command for command in its.world.commands[GLOBAL] if command["name"] == "admin")
    admin["default_member_permissions"] = None
    assert "no such table" in await answer(its, dino, "admin table", corner, table=its.table, what="void")
    assert its.state.status == PLAYING
    await answer(its, boss, "admin table", corner, table=its.table, what="void")
    assert not its.state.open


async def reported(its: Edge, channel: str, number: int) -> str:
    """Open a table of Anna's in this channel and file a report about it; return what the report says."""
    await its.host.slash(channel, "table create", game="minchiate", pace="daily")
    await its.quiet()
    said = f"Words number {number}"
    report = Report(number, its.state.guild, its.table, 1, None, None, 0, its.state.seq, said, number)
    await its.store.reports.file_report(report)
    return said


async def test_a_moderator_of_one_channel_reads_and_settles_the_reports_of_it_alone(
    its: Edge, keeper: tuple[Person, str]
) -> None:
    dino, corner = keeper
    admin = next(command for command in its.world.commands[GLOBAL] if command["name"] == "admin")
    admin["default_member_permissions"] = None
    said, first = await reported(its, its.channel, 1), its.state.name
    own = await reported(its, corner, 2)
    listed = await answer(its, dino, "admin reports", corner)
    assert its.state.name in listed
    assert "reports:read:1" not in str(dino.messages(corner)[-1]["components"])
    page = next(one for one in reversed(dino.messages(corner)) if one["id"] in its.world.only_for)
    for deed in ("read", "log", "settle"):
        await dino.click(page["id"], f"p1:reports:{deed}:1", force=True)
        await its.until(lambda: "no longer exists" in told(its, dino)[-1])
    assert not its.store.filed[1].settled_at
    await dino.click(page["id"], "p1:reports:read:2", force=True)
    await its.until(lambda: own in texts(dino.message(page["id"])))
    await dino.click(page["id"], "p1:reports:settle:2", force=True)
    assert its.store.filed[2].settled_at
    boss = person_named(its.world, "Rosa", permissions=MANAGE_THREADS)
    for gone in (False, True):
        if gone:
            threads.remove_channel(its.world, its.channel)
            await its.quiet()
        assert first in await answer(its, boss, "admin reports", corner)
        page = next(one for one in reversed(boss.messages(corner)) if its.world.only_for.get(one["id"]) == boss.id)
        await boss.click(page["id"], "p1:reports:read:1", force=True)
        await its.until(lambda page=page: said in texts(boss.message(page["id"])))


async def test_bars_are_for_those_who_moderate_the_whole_server(its: Edge, keeper: tuple[Person, str]) -> None:
    dino, corner = keeper
    admin = next(command for command in its.world.commands[GLOBAL] if command["name"] == "admin")
    admin["default_member_permissions"] = None
    assert "moderators of the whole server" in await answer(its, dino, "admin ban", corner, player=its.host)
    assert not its.store.bars
    boss = person_named(its.world, "Rosa", permissions=MANAGE_THREADS)
    await answer(its, boss, "admin ban", corner, player=its.host)
    assert len(its.store.bars) == 1
    assert "moderators of the whole server" in await answer(its, dino, "admin ban", corner, player=its.host)
    assert len(its.store.bars) == 1, "nor does who may not learn that somebody is barred"


async def test_who_invites_somebody_learns_of_a_bar_only_as_a_moderator_of_the_server(its: Edge) -> None:
    await its.open_table(1, start=False)
    await its.press(its.host, its.channel, "chairs")
    page = next(one for one in reversed(its.host.messages(its.channel)) if one["id"] in its.world.only_for)
    await its.host.click(page["id"], f"m1:{its.table}:0:0:unbot:1", force=True)
    await its.store.servers.bar(its.state.guild, int(its.people[1].id), 0)
    assert "cannot be invited" in await answer(its, its.host, "table invite", its.channel, player=its.people[1])
    guilds.grant(its.world, its.host.id, MANAGE_THREADS)
    await its.quiet()
    assert "banned from tables" in await answer(its, its.host, "table invite", its.channel, player=its.people[1])


async def test_moderators_are_told_of_a_report_without_the_table_where_not_all_may_see_it(its: Edge) -> None:
    desk = guilds.channel(its.world, "desk")["id"]
    await its.store.servers.save_settings(int(its.world.guild_id), ServerSettings(notices=int(desk)))
    await its.open_table(2)
    guilds.overwrite(its.world, its.channel, its.people[3].id, deny=VIEW_CHANNEL)
    await its.quiet()
    assert "have been notified" in await report(its, its.host, "Odd", "Bruno")
    (news,) = its.host.messages(desk)
    assert "not everyone here can see" in texts(news)
    for secret in (its.state.name, "Bruno", its.table, its.thread()):
        assert secret not in str(news["components"])
