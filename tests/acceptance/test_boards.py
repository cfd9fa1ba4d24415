"""Deals of a tournament, played in Discord: through panel and table to the count; and nothing for anybody else."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.local_server import LocalDiscord, Person, guilds, new_world, person_named
from bot.local_server.permissions import CREATE_PRIVATE_THREADS, MANAGE_GUILD
from bot.ports.servers import ServerSettings
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.boards import CloseBoard, OpenBoard, StandIn, board_scores
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.selectors import blocking
from bot.ui.transport.id_format import ControlId
from tests.acceptance.forging import told
from tests.fuzz.home import Home
from tests.store.samples import everything
from tests.support.boarded import opening, table_of
from tests.support.panel import PanelPlayer, texts
from tests.support.pressed import AT_TABLES, OF_MATCHES, arg_for

PRIVATE_THREAD = 12
UNKNOWN = "There is no such table"
NOTHING = ("No finished match", "is out of date", "There is no such", "older version")


@pytest.fixture
async def its() -> AsyncIterator[Home]:
    """A channel with four people, and the bot on a real database."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s"):
            home = Home(world, Path(folder))
            await home.start()
            try:
                yield home
            finally:
                await home.stop()


async def number_of(its: Home, person: Person) -> int:
    assert its.bot is not None
    return (await its.bot.services.store.people.person(int(person.id), person.name, "en-US")).id


async def submitted(its: Home, body: cmd.Body, table: str, name: str) -> cmd.Outcome:
    assert its.bot is not None
    return await its.bot.services.tables.submit(cmd.Command(name, table, body))


async def board_for(its: Home, slug: str, *people: Person, **given: Any) -> OpenBoard:
    """Open a table of a tournament for these people and bots."""
    numbers = [await number_of(its, one) for one in people]
    body = opening(slug, *numbers, **given)
    guild = guilds.channel(its.world, "cards")["guild_id"]
    body = msgspec.structs.replace(body, guild=int(guild), channel=int(its.channel), pace="relaxed")
    assert isinstance(await submitted(its, body, table_of(body), "open"), cmd.Applied)
    return body


async def now(its: Home, table: str) -> TableState:
    assert its.bot is not None
    state = await its.bot.services.tables.state(table)
    assert state is not None
    return state


async def played_out(its: Home, table: str, *people: Person) -> TableState:
    """Let these people press what their panels offer until the table is over."""
    players = {await number_of(its, person): PanelPlayer(person) for person in people}
    while (state := await now(its, table)).status == PLAYING:
        await its.quiet()
        waited_for = [state.chairs[player].person for player in blocking(state)]
        for number, player in players.items():
            if number in waited_for:
                await player.answer()
        await asyncio.sleep(0.005)
    await its.quiet()
    return await now(its, table)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["chinze", "mineo"])
async def test_a_person_plays_a_deal_through_the_panel_to_its_count(its: Home, slug: str) -> None:
    assert its.bot is not None
    heard: list[cmd.Applied] = []
    its.bot.services.tables.listen(lambda before, after, outcome: heard.append(outcome), ev.BoardPlayed)
    anna = its.people[0]
    body = await board_for(its, slug, anna, deal=2)
    table = table_of(body)
    assert isinstance(await submitted(its, body, table, "again"), cmd.Stale), "opening it again is harmless"
    await its.until(lambda: PanelPlayer(anna).panel())
    state = await played_out(its, table, anna)
    assert state.status == FINISHED
    scores = board_scores(state)
    assert scores is not None
    assert sum(scores) == 0
    assert [type(one.events[-1]) for one in heard] == [ev.BoardPlayed]
    said = "\n".join(texts(one) for one in anna.dm_messages())
    assert "Deal 2 of round 1" in said
    private = next(one["id"] for one in anna.channels() if one["type"] == PRIVATE_THREAD)
    public = "\n".join(texts(one) for one in anna.messages(private))
    assert "ended early" not in public
    assert "Score of deal 2" in public
    assert "deal 1" not in public.lower()
    for word in ("Rematch", "Play again", "Share", "Replay"):
        assert word not in said
    rows = await everything(its.bot.services.store.log._database)  # type: ignore[attr-defined]
    for name in ("matches", "match_seats", "deal_seats", "standings", "ladder", "achievements", "partners"):
        assert not rows[name], name
    assert isinstance(await submitted(its, CloseBoard(), table, "close"), cmd.Applied)
    await its.quiet()
    assert (await now(its, table)).seals[0].revealed
    assert "Replay" in "\n".join(texts(one) for one in anna.dm_messages())


@pytest.mark.slow
async def test_others_see_nothing_before_the_round_is_closed(its: Home) -> None:
    """Moderators included: no message, no table in lists, no replay, file, review, result or seed."""
    anna, bruno = its.people[0], its.people[3]
    rosa = person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)
    table = table_of(await board_for(its, "chinze", anna))
    await its.until(lambda: PanelPlayer(anna).panel())
    await its.quiet()
    for over in (False, True):
        if over:
            assert (await played_out(its, table, anna)).status == FINISHED
        for person in (bruno, rosa):
            for path in ("replay", "hand", "table leave", "table settings", "table close"):
                given: dict[str, Any] = {"match": table} if path == "replay" else {"table": table}
                made = await person.slash(its.channel, path, **given)
                assert made is not None
            await its.quiet()
            page = next(one for one in reversed(person.messages(its.channel)))
            for verb in sorted(AT_TABLES):
                control = ControlId(table, 1, 1, verb, arg_for(verb, "1")).encode()
                await person.click(page["id"], control, force=True)
                await its.quiet()
                assert UNKNOWN in told(its, person)[-1], (verb, told(its, person)[-1])
            for verb in sorted(OF_MATCHES):
                before = len(told(its, person))
                control = ControlId(table, 1, 1, verb, arg_for(verb, "1")).encode()
                await person.click(page["id"], control, force=True)
                await its.quiet()
                answers = told(its, person)[before:]
                assert all(any(word in one for word in NOTHING) for one in answers), (verb, answers)
            for path in ("table list", "history", "profile", "leaderboard"):
                await person.slash(its.channel, path)
                await its.quiet()
    name = (await now(its, table)).name
    for person in (bruno, rosa):
        seen = [*person.messages(its.channel), *person.dm_messages()]
        assert not [one["type"] for one in person.channels() if one["type"] == PRIVATE_THREAD]
        assert not [texts(one) for one in seen if name in texts(one) or "Cecco" in texts(one)]


@pytest.mark.slow
async def test_its_players_see_no_more_than_at_the_table_until_the_round_is_closed(its: Home) -> None:
    """Then everybody who sees the channel may open the replay."""
    anna, bruno = its.people[0], its.people[3]
    table = table_of(await board_for(its, "chinze", anna))
    await its.until(lambda: PanelPlayer(anna).panel())
    assert (await played_out(its, table, anna)).status == FINISHED
    for person, word in ((anna, "still being played at other tables"), (bruno, "No finished match")):
        await person.slash(its.channel, "replay", match=table)
        await its.quiet()
        assert word in told(its, person)[-1], told(its, person)[-1]
    page = anna.messages(its.channel)[-1]
    for verb in ("export", "review", "again", "fair"):
        await anna.click(page["id"], ControlId(table, 1, 0, verb, arg_for(verb, "1")).encode(), force=True)
        await its.quiet()
    seal = (await now(its, table)).seals[0]
    seen = [texts(one) for one in (*anna.messages(its.channel), *anna.dm_messages())]
    assert not [one for one in seen if seal.seed.hex()[:12] in one]
    assert isinstance(await submitted(its, CloseBoard(), table, "close"), cmd.Applied)
    await bruno.slash(its.channel, "replay", match=table)
    await its.quiet()
    assert "Deal 1" in told(its, bruno)[-1], told(its, bruno)[-1]


@pytest.mark.slow
async def test_where_no_private_thread_can_be_made_it_is_played_in_panels(its: Home) -> None:
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=CREATE_PRIVATE_THREADS)
    anna = its.people[0]
    table = table_of(await board_for(its, "chinze", anna))
    await its.until(lambda: PanelPlayer(anna).panel())
    state = await played_out(its, table, anna)
    assert (state.status, state.thread) == (FINISHED, 0)
    public = [texts(one) for one in its.people[3].messages(its.channel)]
    assert not [one for one in public if state.name in one]


@pytest.mark.slow
async def test_it_is_the_one_table_of_its_player_and_takes_none_from_the_server(its: Home) -> None:
    assert its.bot is not None
    anna, dino = its.people[0], its.people[3]
    guild = int(guilds.channel(its.world, "cards")["guild_id"])
    await its.bot.services.store.servers.save_settings(guild, ServerSettings(limit=1))
    table = table_of(await board_for(its, "chinze", anna))
    for person in (anna, dino):
        await person.slash(its.channel, "table create", game="chinze", pace="live")
        await its.quiet()
    rows = await its.bot.services.store.tables.listed()
    assert {await number_of(its, dino)} == {number for row in rows if row.id != table for number in row.persons}
    assert (await now(its, table)).name in told(its, anna)[-1]


@pytest.mark.slow
async def test_the_deals_of_a_round_are_played_in_one_thread(its: Home) -> None:
    anna = its.people[0]
    threads: list[int] = []
    for deal in (1, 2):
        table = table_of(await board_for(its, "chinze", anna, deal=deal))
        await its.until(lambda: PanelPlayer(anna).panel())
        await its.quiet()
        threads.append((await now(its, table)).thread)
        await submitted(its, StandIn(0), table, "away")
        await played_out(its, table)
    assert threads[0] == threads[1] > 0
    assert len([one for one in anna.channels() if one["type"] == PRIVATE_THREAD]) == 1
    said = "\n".join(texts(one) for one in anna.messages(str(threads[0])))
    assert "Deal 1 of round 1" in said
    assert "Deal 2 of round 1" in said
