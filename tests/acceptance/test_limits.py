"""What one person may do in an hour, by every way of doing it, and how many of a server's tables one person may have
(issue 13, 11)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.local_server import CannotUse, Person, guilds, person_named
from bot.local_server.permissions import ALL, MANAGE_GUILD
from bot.ports.servers import ServerSettings
from bot.table import commands as cmd
from bot.table.clocks import HOUR
from bot.table.host import PassHost
from bot.table.model import CLOSED, FINISHED, untouched_since
from bot.table.quota import INVITE, NAMES, NUDGE, OFFER, OPEN, POST, Limits
from bot.table.selectors import blocking
from bot.ui.features.rematch import SAME, next_table
from tests.acceptance.forging import control, told
from tests.acceptance.test_admin import controls_of, guild, pressed, shown
from tests.acceptance.test_admission import opened
from tests.acceptance.test_guests import public
from tests.acceptance.test_rematch import finished, tap
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import texts
from tests.ui.test_delivery_past import newest, played_here, press, remember

WHEN = re.compile(r"<t:(\d+):R>")


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    """A channel with four people, and a clock that moves only when the test moves it."""
    async with edge(EdgeRuntime(clock=FakeClock())) as found:
        yield found


async def settle(its: Edge, limit: int = 50, **limits: int) -> None:
    """Set the limits of the server."""
    await its.store.servers.save_settings(guild(its), ServerSettings(limit=limit, limits=Limits(**limits)))


def later(its: Edge, ms: int) -> None:
    """Let this much time pass."""
    clock = its.runtime.clock
    assert isinstance(clock, FakeClock)
    clock.advance(ms)


async def answer(its: Edge, person: Person, before: int) -> str:
    """Return the message to a person that follows this many earlier ones."""
    await its.until(lambda: len(told(its, person)) > before and told(its, person)[-1].strip())
    await its.quiet()
    return told(its, person)[-1]


async def in_an_hour(its: Edge, person: Person) -> None:
    """Move on to the time, named in the last message, when the action works again."""
    found = WHEN.search(told(its, person)[-1])
    assert found is not None, told(its, person)[-1]
    now = its.runtime.clock.now()
    assert now < int(found[1]) * 1000 <= now + HOUR + 1000
    later(its, int(found[1]) * 1000 - now)


def uses(its: Edge, kind: str) -> int:
    """Return how many uses of a kind are counted."""
    return sum(one.kind == kind for one in its.store.uses)


# -- tables


async def test_opening_and_closing_in_a_loop_ends_at_the_limit_and_works_again_when_it_was_said(its: Edge) -> None:
    await settle(its, open=3)
    for _ in range(3):
        table = await opened(its, its.host)
        assert table
        await its.host.slash(its.channel, "table close", table=table)
        assert its.store.states[table].status == CLOSED
        later(its, 60_000)
    assert await opened(its, its.host) == ""
    assert "3 tables an hour" in told(its, its.host)[-1]
    assert await opened(its, its.people[1]), "only this person sees it"
    await in_an_hour(its, its.host)
    assert await opened(its, its.host)


async def test_of_many_openings_at_once_only_as_many_pass_as_may(its: Edge) -> None:
    """Each command differs: a command equal to one that is being answered would count as a duplicate."""
    await settle(its, open=2)
    kinds = [(game, pace) for game in ("minchiate", "terziglio", "chinze", "mineo") for pace in ("none", "daily")]
    await asyncio.gather(*(its.host.slash(its.channel, "table create", game=game, pace=pace) for game, pace in kinds))
    await its.until(lambda: sum("2 tables an hour" in one for one in told(its, its.host)) == len(kinds) - 2)
    assert len(its.store.states) == 2


async def test_what_was_not_opened_was_not_counted(its: Edge) -> None:
    await settle(its, open=1)
    with pytest.raises(CannotUse):
        await its.host.slash(its.channel, "table create", game="waltz")
    for _ in range(2):
        await its.host.slash(its.channel, "table create", game="minchiate", length=9999)
        await its.quiet()
    assert not its.store.states
    assert uses(its, OPEN) == 0
    assert await opened(its, its.host)


async def test_a_restart_forgives_nothing(its: Edge) -> None:
    await settle(its, open=1)
    table = await opened(its, its.host)
    await its.host.slash(its.channel, "table close", table=table)
    await its.stop()
    await its.start()
    assert await opened(its, its.host) == ""
    assert WHEN.search(told(its, its.host)[-1])


async def test_a_rematch_is_an_opening_for_the_first_who_taps_and_for_nobody_else(its: Edge) -> None:
    await settle(its, open=1)
    before, thread = await finished(its, 2), its.thread()
    told_before = len(told(its, its.host))
    await tap(its, its.host, thread)
    assert "one table an hour" in await answer(its, its.host, told_before)
    assert its.table == before.id
    await tap(its, its.people[1], thread)
    assert its.table == next_table(before, SAME)
    await tap(its, its.host, thread)
    await its.until(lambda: its.state.chair_of(its.store.by_user[int(its.host.id)]) is not None)


async def test_nobody_has_more_than_a_third_of_the_tables_nor_the_last_free_one_beside_another(its: Edge) -> None:
    await settle(its, limit=6)
    anna, bruno, carla, dino = its.people
    first = await opened(its, anna, "none")
    assert first
    assert await opened(its, anna, "none")
    assert await opened(its, anna, "none") == ""
    assert "2 of this server’s 6 tables" in told(its, anna)[-1]
    await anna.slash(its.channel, "table close", table=first)
    for person in (bruno, bruno, carla):
        assert await opened(its, person, "none")
    assert await opened(its, dino, "none"), "the fifth"
    assert await opened(its, anna, "none") == ""
    assert "L’ultimo" not in told(its, anna)[-1]
    assert "last free table" in told(its, anna)[-1]
    other = person_named(its.world, "Elio", locale="en-US")
    assert await opened(its, other, "none"), "somebody who has none gets it"


async def test_who_became_host_after_somebody_else_has_the_share_still_and_handing_on_does_not_enlarge_it(
    its: Edge,
) -> None:
    await settle(its, limit=3)
    anna, bruno = its.people[:2]
    table = await opened(its, anna, "none")
    await bruno.slash(its.channel, "table join", table=table)
    number = its.store.by_user[int(bruno.id)]
    assert its.bot is not None
    tables = its.bot.services.tables
    for chair in (2, 3):
        await tables.submit(cmd.Command(f"b{chair}", table, cmd.AddBot("novice"), its.store.states[table].host))
    state = its.store.states[table]
    outcome = await tables.submit(cmd.Command("pass", table, PassHost(untouched_since(state))))
    assert isinstance(outcome, cmd.Applied)
    assert its.store.states[table].host == number
    assert await opened(its, anna, "none") == "", "Anna sits there still and has what they opened"
    second = await opened(its, bruno, "none")
    assert second, "this person did not ask for the first"
    await anna.slash(its.channel, "table leave", table=table)
    assert its.store.states[table].chair_of(its.store.by_user[int(anna.id)]) is None
    assert await opened(its, anna, "none"), "Anna has left it"


@pytest.mark.parametrize("way", ["command", "card", "welcome"])
async def test_nobody_gets_back_by_sitting_down_what_was_left_to_open_more(its: Edge, way: str) -> None:
    """Otherwise two people who come and go would give one of them all tables."""
    await settle(its, limit=6)
    anna, bruno = its.people[:2]
    left = [await opened(its, anna, "none") for _ in range(2)]
    for table in left:
        await bruno.slash(its.channel, "table join", table=table)
        await anna.slash(its.channel, "table leave", table=table)
    if way == "welcome":
        await bruno.slash(its.channel, "table invite", player=anna)
        await its.until(lambda: its.find(anna, its.channel, "welcome"))
    more = [await opened(its, anna, "none") for _ in range(2)]
    assert all((*left, *more))
    number, before = its.store.by_user[int(anna.id)], len(told(its, anna))
    if way == "command":
        await anna.slash(its.channel, "table join", table=left[0])
    elif way == "welcome":
        await its.press(anna, its.channel, "welcome")
    else:
        cards = [one for one in anna.messages(its.channel) if one["id"] not in its.world.only_for]
        card = next(one for one in cards if any(left[0] in node["custom_id"] for node in controls_of(one)))
        await anna.click(card["id"], next(n["custom_id"] for n in controls_of(card) if ":sit" in n["custom_id"]))
    assert "2 of this server’s 6 tables" in await answer(its, anna, before)
    assert all(its.store.states[table].chair_of(number) is None for table in left)
    await anna.slash(its.channel, "table close", table=more[0])
    await anna.slash(its.channel, "table join", table=left[0])
    assert its.store.states[left[0]].chair_of(number) is not None, "there is room for it again"
    before = len(told(its, anna))
    await anna.slash(its.channel, "table join", table=left[1])
    assert "2 of this server’s 6 tables" in await answer(its, anna, before)


async def test_who_manages_the_server_is_excepted_from_tables_and_posts_but_not_from_what_reaches_others(
    its: Edge,
) -> None:
    await settle(its, open=0, post=0, invite=0, nudge=0)
    boss = person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)
    assert await opened(its, its.host) == ""
    assert "only members with Manage Server" in told(its, its.host)[-1]
    dino = its.people[3]
    guilds.overwrite(its.world, its.channel, dino.id, allow=ALL)
    assert await opened(its, dino) == "", "what a channel allows is no right over the server"
    table = await opened(its, boss)
    assert table
    before = len(told(its, boss))
    await boss.slash(its.channel, "table invite", player=its.people[1])
    assert "Invitations are turned off" in await answer(its, boss, before)


async def test_limits_changed_by_the_server_hold_at_once_and_only_those_who_manage_it_change_them(its: Edge) -> None:
    boss = person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)
    made = await boss.slash(its.channel, "admin setup")
    await pressed(boss, made, "limits")
    page = shown(made)["id"]
    assert "Limits per person" in texts(boss.message(page))
    for name, value in (("open", "1"), ("post", "0"), *((name, "5") for name in NAMES[2:])):
        await boss.click(page, f"p1:setup:limits:{name}")
        (menu,) = [one for one in controls_of(boss.message(page)) if one["custom_id"] == f"p1:setup:hourly:{name}"]
        assert sum(bool(one.get("default")) for one in menu["options"]) == 1
        await boss.choose(page, menu["custom_id"], [value])
    assert its.store.settled[guild(its)].limits == Limits(1, 0, *(5,) * (len(NAMES) - 2))
    assert "1 table opened per hour" in texts(boss.message(page))
    table = await opened(its, its.host)
    await its.host.slash(its.channel, "table close", table=table)
    assert await opened(its, its.host) == ""
    await boss.choose(page, "p1:setup:hourly:open", ["2"], force=True)
    assert await opened(its, its.host)
    kept = its.store.settled[guild(its)]
    for name, value in (("open", "7"), ("open", "-1"), ("open", "x"), ("report", "0"), ("waltz", "3"), ("", "3")):
        await boss.choose(page, f"p1:setup:hourly:{name}", [value], force=True)
        assert its.store.settled[guild(its)] == kept, (name, value)
    await its.host.choose(page, "p1:setup:hourly:open", ["50"], force=True)
    assert "Only members with Manage Server" in told(its, its.host)[-1]
    assert its.store.settled[guild(its)] == kept


# -- invitations


async def test_invitations_are_counted_by_command_card_and_menu_alike(its: Edge) -> None:
    await settle(its, invite=3)
    people = its.people[1:] + [person_named(its.world, name, locale="en-US") for name in ("Elio", "Fosca", "Gino")]
    await opened(its, its.host)
    before = len(told(its, its.host))
    await its.host.slash(its.channel, "table invite", player=people[0])
    assert "has been invited" in await answer(its, its.host, before)
    made = await its.press(its.host, its.channel, "invite")
    (node,) = [one for row in made.message["components"][0]["components"] for one in row.get("components", ())]
    await its.host.choose(made.message["id"], node["custom_id"], [one.id for one in people[1:5]])
    await its.until(lambda: "3 invitations an hour" in told(its, its.host)[-1])
    said = told(its, its.host)[-1]
    assert said.count("has been invited") == 2
    assert len(WHEN.findall(said)) == 2
    before = len(told(its, its.host))
    await its.host.menu(its.channel, "Invite to my table", people[5].id)
    assert "3 invitations an hour" in await answer(its, its.host, before)
    assert sum(bool(one["mentions"]) for one in public(its)) == 3
    await in_an_hour(its, its.host)
    before = len(told(its, its.host))
    await its.host.menu(its.channel, "Invite to my table", people[5].id)
    assert "has been invited" in await answer(its, its.host, before)


async def test_the_same_guest_over_several_tables_counts_by_one_and_by_all(its: Edge) -> None:
    await settle(its, guest=2, guests=3)
    dino = its.people[3]
    for number, person in enumerate((*[its.host] * 3, *[its.people[2]] * 2)):
        table = await opened(its, person, "none")
        before, there = len(told(its, person)), {one["id"] for one in public(its)}
        await person.slash(its.channel, "table invite", player=dino)
        said = await answer(its, person, before)
        refused = number in (2, 4)
        assert bool(WHEN.search(said)) is refused, said
        asked = [one for one in public(its) if one["mentions"] and one["id"] not in there]
        assert len(asked) == (not refused)
        await person.slash(its.channel, "table close", table=table)
    assert uses(its, INVITE) == 3


async def test_an_invitation_that_was_refused_for_another_reason_is_not_counted(its: Edge) -> None:
    await settle(its, invite=1)
    await opened(its, its.host)
    for odd in (its.host.id, its.world.bot["id"]):
        before = len(told(its, its.host))
        await its.host.menu(its.channel, "Invite to my table", odd)
        await answer(its, its.host, before)
    assert uses(its, INVITE) == 0


# -- nudges, votes, posts


async def test_nudges_are_counted_when_they_call_somebody(its: Edge) -> None:
    await settle(its, nudge=1)
    await its.open_table(2, pace="none")
    slow = await waited_for(its)
    other = next(one for one in its.people[:2] if one is not slow)
    before = len(told(its, slow))
    await its.press(slow, its.thread(), "nudge")
    assert not WHEN.search(await answer(its, slow, before))
    assert uses(its, NUDGE) == 0, "nobody was called"
    for again in (False, True):
        before = len(told(its, other))
        await its.press(other, its.thread(), "nudge")
        assert bool(WHEN.search(await answer(its, other, before))) is again
    assert uses(its, NUDGE) == 1


async def waited_for(its: Edge) -> Person:
    """Return the person for whom alone the table waits."""

    def found() -> Person | None:
        persons = [its.state.chairs[player].person for player in blocking(its.state)]
        return next((one for one in its.people if persons == [its.store.by_user.get(int(one.id), 0)]), None)

    return await its.until(found)


async def test_a_vote_is_a_post_where_it_is_begun_and_none_where_it_is_answered(its: Edge) -> None:
    await settle(its, post=1)
    await its.open_table(2)
    thread = its.thread()
    made = await its.host.slash(its.channel, "table settings", table=its.table)
    await its.host.submit(made, {"pace": ["daily"]})
    await its.until(lambda: its.find(its.host, thread, "agreepace"))
    made = await its.host.slash(its.channel, "table settings", table=its.table)
    before = len(told(its, its.host))
    await its.host.submit(made, {"pace": ["none"]})
    assert WHEN.search(await answer(its, its.host, before))
    assert uses(its, POST) == 1
    await its.press(its.people[1], thread, "agreepace")
    await its.until(lambda: its.state.pace == "daily")
    assert uses(its, POST) == 1, "an answer posts nothing"


async def test_a_withdrawn_offer_to_concede_to_end_or_of_a_chair_is_counted_all_the_same(its: Edge) -> None:
    """Each is a message for everybody, and could be withdrawn and repeated without end. Posts elsewhere do not count:
    nobody waits for an hour until they may ask to end their own match."""
    await settle(its, offer=3, post=0)
    await its.open_table(4)
    player, thread = its.host, its.thread()
    board, _ = await its.until(lambda: its.find(player, thread, "others"))

    async def pressed(verb: str, arg: str = "") -> str:
        before = len(told(its, player))
        await player.click(board, control(its, verb, arg, asked=0), force=True)
        return await answer(its, player, before)

    for ask, arg, back, back_arg in (
        ("concedesure", "match", "decline", "match"),
        ("end", "", "decline", "stop"),
        ("offerchair", "", "keepchair", ""),
    ):
        assert not WHEN.search(await pressed(ask, arg))
        await pressed(ask, arg)
        assert not WHEN.search(await pressed(back, back_arg))
        assert its.state.open
        assert its.state.offer is None
    assert [one.mark for one in its.store.uses if one.kind == OFFER] == [its.state.id] * 3, (
        "a refused one posts nothing"
    )
    posted = len(player.messages(thread))
    for ask, arg in (("concedesure", "match"), ("end", ""), ("offerchair", "")):
        assert WHEN.search(await pressed(ask, arg)), ask
    assert its.state.offer is None
    assert not any(chair.offered for chair in its.state.chairs)
    assert len([one for one in player.messages(thread) if one["id"] not in its.world.only_for]) <= posted


async def test_who_concedes_at_once_asks_nobody(its: Edge) -> None:
    """The way out of a match is never closed."""
    await settle(its, post=0, offer=1)
    await its.open_table(1)
    board, _ = await its.until(lambda: its.find(its.host, its.thread(), "others"))
    await its.host.click(board, control(its, "concedesure", "match", asked=0), force=True)
    await its.until(lambda: not its.state.open)
    assert uses(its, OFFER) == uses(its, POST) == 0


async def test_a_match_of_the_history_and_a_shared_deal_are_posts(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    await settle(its, post=1)
    await remember(its, played_here(its))
    await its.host.slash(its.channel, "history")
    await its.until(lambda: newest(its, "post"))
    await press(its, "post")
    await its.until(lambda: [one for one in public(its) if "shared a match" in texts(one)])
    later(its, 30 * 60_000)
    for verb in ("post", "replay"):
        before = len(told(its, its.host))
        await press(its, verb)
        said = await answer(its, its.host, before)
        assert bool(WHEN.search(said)) is (verb == "post"), said
    count = len(public(its))
    before = len(told(its, its.host))
    await press(its, "share")
    assert "once an hour" in await answer(its, its.host, before)
    assert len(public(its)) == count


async def test_in_direct_messages_the_usual_limits_hold(its: Edge) -> None:
    """Also where a server has set other limits."""
    await settle(its, post=0)
    await remember(its, played_here(its))
    there = its.host.open_dm()["id"]
    usual = Limits().post
    for number in range(usual + 1):
        await its.host.slash(there, "history")
        mine = await its.until(lambda: [one for one in its.host.messages(there) if find(one, "post")])
        before = len(its.host.messages(there))
        await its.host.click(mine[-1]["id"], find(mine[-1], "post"))
        await its.until(lambda count=before: len(its.host.messages(there)) > count)
        refused = bool(WHEN.search(texts(its.host.messages(there)[-1])))
        assert refused is (number == usual)
        later(its, 60_000)
        its.bot.features.history._posted.clear()  # type: ignore[union-attr]


def find(message: dict[str, Any], verb: str) -> str:
    """Return the id of a control of a message, "" if there is none."""
    found = [one["custom_id"] for one in controls_of(message)]
    return next((one for one in found if one.split(":")[4:5] == [verb]), "")


async def test_a_finished_table_is_nobodys_any_more(its: Edge) -> None:
    await settle(its, limit=1)
    await finished(its, 1)
    assert its.state.status == FINISHED
    assert await opened(its, its.host)
