"""Issue 6, item 5: channels of one server. What one cannot see there is nothing, and a moderator of one is nobody in
the next."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import Person
from bot.local_server.commands import GLOBAL
from bot.local_server.permissions import EVERYONE, MANAGE_GUILD, MANAGE_MESSAGES, MANAGE_THREADS, VIEW_CHANNEL
from bot.table.model import LOBBY, PLAYING
from tests.acceptance.deeds import told
from tests.support.edge import Edge


async def answer(its: Edge, person: Person, path: str, channel: str, **options: Any) -> str:
    """What the person is told in answer to a command."""
    before = len(told(its, person))
    await person.slash(channel, path, **options)
    await its.until(lambda: len(told(its, person)) > before and told(its, person)[-1].strip())
    return told(its, person)[-1]


async def hidden(its: Edge) -> tuple[Person, str]:
    """Anna's table stands in a channel that Dino cannot see; Dino, and a channel he can see."""
    await its.open_table(1, start=False)
    await its.quiet()
    elsewhere, dino = its.world.channel("open")["id"], its.people[3]
    its.world.overwrite(its.channel, dino.id, deny=VIEW_CHANNEL)
    await its.until(lambda: dino.commands(elsewhere))
    return dino, elsewhere


async def test_no_list_and_no_choice_tells_of_a_table_one_cannot_see(its: Edge) -> None:
    dino, elsewhere = await hidden(its)
    assert its.state.name not in await answer(its, dino, "table list", elsewhere)
    assert await dino.autocomplete(elsewhere, "table join", "table", "") == []
    assert "There is no table here" in await answer(its, dino, "table join", elsewhere)
    assert its.state.chair_of(its.store.by_user[int(dino.id)]) is None
    assert its.state.name in await answer(its, its.people[1], "table list", elsewhere), "others see it"


async def test_my_cards_offers_a_watcher_no_chair_at_a_table_she_cannot_see(its: Edge) -> None:
    bruno, carla, dino = its.people[1:4]
    elsewhere = its.world.channel("open")["id"]
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.states)
    unseen = its.state.name
    its.world.overwrite(its.channel, dino.id, deny=VIEW_CHANNEL)
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
    its.world.grant(its.world.bot["id"], EVERYONE | MANAGE_THREADS)
    thread = its.host.start_thread(its.channel, "three of us", private=True)["id"]
    await its.host.slash(thread, "table create", game="minchiate")
    await its.until(lambda: its.store.states)
    dino = its.people[3]
    assert its.state.channel == int(thread)
    assert its.state.name not in await answer(its, dino, "table list", its.channel)
    assert "no such table" in await answer(its, dino, "table join", its.channel, table=its.table)


@pytest.fixture
def keeper(its: Edge) -> tuple[Person, str]:
    """Somebody who may manage messages in one channel of the server only, and that channel."""
    corner, dino = its.world.channel("corner")["id"], its.people[3]
    its.world.overwrite(corner, dino.id, allow=MANAGE_MESSAGES)
    return dino, corner


async def test_a_moderator_of_one_channel_closes_no_table_in_another(its: Edge, keeper: tuple[Person, str]) -> None:
    dino, corner = keeper
    await its.open_table(1, start=False)
    await its.quiet()
    assert "Only the host" in await answer(its, dino, "table close", corner, table=its.table)
    assert its.state.status == LOBBY
    its.world.overwrite(its.channel, dino.id, allow=MANAGE_MESSAGES)
    await its.quiet()
    await answer(its, dino, "table close", corner, table=its.table)
    assert not its.state.open, "who moderates there too may"


async def test_nor_by_the_commands_of_moderators(its: Edge, keeper: tuple[Person, str]) -> None:
    dino, corner = keeper
    await its.open_table()
    boss = its.world.person("Rosa", permissions=MANAGE_GUILD)
    admin = next(command for command in its.world.commands[GLOBAL] if command["name"] == "admin")
    admin["default_member_permissions"] = None
    assert "no such table" in await answer(its, dino, "admin table", corner, table=its.table, what="void")
    assert its.state.status == PLAYING
    await answer(its, boss, "admin table", corner, table=its.table, what="void")
    assert not its.state.open
