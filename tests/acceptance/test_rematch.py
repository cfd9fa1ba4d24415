"""Playing again with the same people (ux.md 3.7)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.engine.actions import Refusal
from bot.i18n import words
from bot.local_server import Person, guilds, person_named
from bot.local_server.permissions import ATTACH_FILES, VIEW_CHANNEL
from bot.ports.servers import ServerSettings
from bot.table.clocks import HOUR, MINUTE
from bot.table.model import FINISHED, LOBBY, PLAYING, Chair, TableState
from bot.table.quota import Limits
from bot.ui.features.rematch import LOTS, SAME, next_table
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import TurnedAway
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import ANSWERS, action, controls, texts
from tests.support.waiting import until


async def finished(its: Edge, people: int) -> TableState:
    """Return a match of this many people that was ended, with its final message."""
    await its.open_table(people)
    await its.host.slash(its.channel, "table close")
    await its.press(its.host, its.channel, "end")
    for person in its.people[1:people]:
        await its.press(person, its.thread(), "agree")
    await its.until(lambda: its.state.status == FINISHED)
    await its.until(lambda: its.find(its.host, its.thread(), "again"))
    return its.state


async def all_there(its: Edge, people: int) -> None:
    """Let everybody who is asked confirm that they are there."""
    await its.until(lambda: its.state.check)
    for person in its.people[:people]:
        await its.press(person, its.channel, "here")


async def tap(its: Edge, person: Person, thread: str, seats: str = SAME) -> None:
    """Press one of the two buttons of the final message."""
    await tap_among(person, person.messages(thread), seats)


async def tap_among(person: Person, messages: list[dict[str, Any]], seats: str) -> None:
    """Press one of the two buttons, on the first of these messages that has it."""
    for message in messages:
        for node in controls(message):
            if action(node) == "again" and node["custom_id"].endswith(seats):
                await person.click(message["id"], node["custom_id"])
                return
    raise AssertionError("there is no such button")


async def its_panel_ends(its: Edge, person: Person) -> None:
    """Wait until the person's panel in direct messages shows the end of the match."""
    await its.until(lambda: any(action(node) == "again" for one in person.dm_messages() for node in controls(one)))


async def test_alone_against_bots_the_cards_of_the_next_match_open_at_once(its: Edge) -> None:
    before, thread = await finished(its, 1), its.thread()
    message, control = await its.until(lambda: its.find(its.host, thread, "again"))
    made = await its.host.click(message, control)
    await its.until(lambda: its.table == next_table(before, SAME) and its.state.status == PLAYING)
    assert made.message is not None
    answer = made.message["id"]
    await its.until(lambda: any(action(node) in ANSWERS for node in controls(its.host.message(answer))))
    assert "when everyone has accepted" not in "".join(its.only_you(its.host, thread))
    # Its card was never posted as that of a table that waits for players.
    card = await its.until(its.card)
    assert [action(node) for node in controls(card)] == []


@pytest.mark.slow
@pytest.mark.parametrize("seats", [SAME, LOTS])
async def test_after_the_last_tap_everybody_says_to_be_there_and_the_next_match_begins(its: Edge, seats: str) -> None:
    before, thread = await finished(its, 3), its.thread()
    await tap(its, its.people[1], thread, seats)
    table = next_table(before, seats)
    assert its.table == table
    assert (its.state.status, its.state.options, its.state.pace) == (LOBBY, before.options, before.pace)
    await tap(its, its.people[0], thread, seats)
    await tap(its, its.people[0], thread, seats)
    assert its.state.status == LOBBY
    await tap(its, its.people[2], thread, seats)
    await all_there(its, 3)
    await its.until(lambda: its.state.status == PLAYING)
    assert its.table == table
    assert {occupant(chair) for chair in its.state.chairs} == {occupant(chair) for chair in before.chairs}
    if seats == SAME:
        assert [occupant(chair) for chair in its.state.chairs] == [occupant(chair) for chair in before.chairs]


def occupant(chair: Chair) -> tuple[int | None, str | None, str]:
    """Return the occupant of a chair."""
    return chair.person, chair.level, chair.bot_name


@pytest.mark.slow
async def test_everybody_at_once_makes_one_table(its: Edge) -> None:
    before, thread = await finished(its, 4), its.thread()
    await asyncio.gather(
        *(tap(its, one, thread, seats) for one, seats in zip(its.people, (SAME,) * 4, strict=True)),
    )
    await its.until(lambda: its.table == next_table(before, SAME))
    await all_there(its, 4)
    await its.until(lambda: its.state.status == PLAYING)
    assert {chair.person for chair in its.state.chairs} == {chair.person for chair in before.chairs}


async def test_the_first_tap_decides_about_the_seats(its: Edge) -> None:
    before, thread = await finished(its, 2), its.thread()
    await tap(its, its.people[0], thread, LOTS)
    await tap(its, its.people[1], thread, SAME)
    await its.until(lambda: its.table == next_table(before, LOTS))
    await all_there(its, 2)
    await its.until(lambda: its.state.status == PLAYING)


async def test_after_somebody_was_not_there_their_next_tap_asks_everybody_again() -> None:
    async with edge(EdgeRuntime(clock=FakeClock())) as its:
        before, thread = await finished(its, 2), its.thread()
        for person in its.people[:2]:
            await tap(its, person, thread)
        await its.until(lambda: its.table == next_table(before, SAME) and its.state.check)
        await its.press(its.host, its.channel, "here")
        clock = its.runtime.clock
        assert isinstance(clock, FakeClock)
        clock.advance(MINUTE + 1)
        await its.until(lambda: not its.state.check)
        assert its.state.chair_of(its.store.by_user[int(its.people[1].id)]) is None
        await tap(its, its.people[1], thread)
        await all_there(its, 2)
        await its.until(lambda: its.state.status == PLAYING)


@pytest.mark.slow
async def test_after_lots_put_others_on_their_chairs_those_who_were_away_still_get_one() -> None:
    """The seats drawn before the check stay on the message when it ends, and the chairs that become free are not those
    that the absent players had in the match before."""
    async with edge(EdgeRuntime(clock=FakeClock())) as its:
        before, thread = await finished(its, 4), its.thread()
        clock = its.runtime.clock
        assert isinstance(clock, FakeClock)
        moved = 0
        for _ in range(6):
            for person in its.people:
                await tap(its, person, thread, LOTS)
            await its.until(lambda: its.table == next_table(before, LOTS) and its.state.check)
            for person in its.people[1:3]:
                await its.press(person, its.channel, "here")
            clock.advance(MINUTE + 1)
            await its.until(lambda: not its.state.check)
            left = [(number, chair.person) for number, chair in enumerate(its.state.chairs) if chair.person is not None]
            moved += any(before.chairs[number].person != person for number, person in left)
        assert moved, "six draws that change nothing"
        for person in its.people:
            await tap(its, person, thread, LOTS)
        await all_there(its, 4)
        await its.until(lambda: its.state.status == PLAYING)
        assert {chair.person for chair in its.state.chairs} == {chair.person for chair in before.chairs}


async def test_who_did_not_play_is_not_asked(its: Edge) -> None:
    before, thread = await finished(its, 2), its.thread()
    await tap(its, its.people[3], thread)
    assert its.table == before.id
    assert any("not" in text for text in its.only_you(its.people[3], thread))


async def test_it_never_comes_too_late() -> None:
    async with edge(EdgeRuntime(clock=FakeClock())) as its:
        before, thread = await finished(its, 2), its.thread()
        clock = its.runtime.clock
        assert isinstance(clock, FakeClock)
        clock.advance(10 * HOUR)
        await tap(its, its.host, thread)
        await its.until(lambda: its.table == next_table(before, SAME))
        # A next table that was closed is followed by another.
        await its.press(its.host, its.channel, "close")
        await its.until(lambda: not its.state.open)
        await tap(its, its.host, thread)
        await its.until(lambda: its.table == next_table(before, SAME, 1))
        assert its.state.status == LOBBY


async def settle(its: Edge, **settings: object) -> None:
    """Set the server's settings."""
    guild = its.state.guild
    await its.store.servers.save_settings(guild, ServerSettings(**settings))  # type: ignore[arg-type]


async def refused(its: Edge, before: TableState, said: str) -> None:
    """Check that Anna's request for a rematch is refused with this reason, and no table is opened."""
    await tap(its, its.host, its.thread())
    await its.until(lambda: any(said in text for text in its.only_you(its.host, its.thread())))
    assert its.table == before.id


async def test_a_rematch_keeps_to_the_limit_of_the_server(its: Edge) -> None:
    before, thread = await finished(its, 2), its.thread()
    other = person_named(its.world, "Elio", locale="en-US")
    await other.slash(guilds.channel(its.world, "games")["id"], "table create", game="minchiate")
    await its.until(lambda: its.table != before.id)
    await settle(its, limit=1)
    await tap(its, its.host, thread)
    await its.until(lambda: any("/table list" in text for text in its.only_you(its.host, thread)))
    assert next_table(before, SAME) not in its.store.states
    await settle(its, limit=2)
    await tap(its, its.host, thread)
    await its.until(lambda: next_table(before, SAME) in its.store.states)


async def test_a_rematch_keeps_to_the_channels_of_the_server(its: Edge) -> None:
    before, games = await finished(its, 2), guilds.channel(its.world, "games")["id"]
    await settle(its, channels=(int(games),))
    await refused(its, before, "cannot open a table in that channel")
    await settle(its, channels=(int(its.channel),))
    await tap(its, its.host, its.thread())
    await its.until(lambda: its.table == next_table(before, SAME))


async def test_the_refusal_of_a_channel_names_only_channels_the_person_sees_and_says_what_to_do(its: Edge) -> None:
    before = await finished(its, 2)
    guild, thread = str(before.guild), its.thread()
    secret, club = (guilds.channel(its.world, name)["id"] for name in ("moderators", "club"))
    guilds.overwrite(its.world, secret, guild, deny=VIEW_CHANNEL)
    await settle(its, channels=(int(secret), int(club)))
    await refused(its, before, "Use `/table create` in one of these: \\#club.")
    await settle(its, channels=(int(secret),))
    await refused(its, before, "`/admin setup`")
    assert not any("moderators" in text for text in its.only_you(its.host, thread))


@pytest.mark.parametrize("seats", [SAME, LOTS])
async def test_the_buttons_on_the_panel_in_direct_messages_lead_to_the_next_match(its: Edge, seats: str) -> None:
    before = await finished(its, 2)
    for person in its.people[:2]:
        await its_panel_ends(its, person)
        await tap_among(person, person.dm_messages(), seats)
    await its.until(lambda: its.table == next_table(before, seats))
    await its.until(lambda: its.state.check)


async def test_in_direct_messages_the_refusal_names_only_channels_the_person_sees(its: Edge) -> None:
    before = await finished(its, 2)
    secret, club = (guilds.channel(its.world, name)["id"] for name in ("moderators", "club"))
    guilds.overwrite(its.world, secret, str(before.guild), deny=VIEW_CHANNEL)
    await its_panel_ends(its, its.host)
    for channels, said in (((secret, club), "one of these: \\#club."), ((secret,), "`/admin setup`")):
        await settle(its, channels=tuple(map(int, channels)))
        await tap_among(its.host, its.host.dm_messages(), SAME)
        await its.until(lambda said=said: any(said in texts(one) for one in its.host.dm_messages()))
    assert not any("moderators" in texts(one) for one in its.host.dm_messages())
    assert its.table == before.id


async def test_a_rematch_keeps_to_bars_and_permissions_and_to_one_live_table(its: Edge) -> None:
    before = await finished(its, 2)
    await its.store.servers.bar(before.guild, int(its.host.id), 0)
    await refused(its, before, "You are banned from tables")
    await its.store.servers.bar(before.guild, int(its.host.id), 0)
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=ATTACH_FILES)
    await its.quiet()
    await refused(its, before, "Attach Files")
    guilds.overwrite(its.world, its.channel, its.world.bot["id"])
    await its.quiet()
    await its.host.slash(guilds.channel(its.world, "games")["id"], "table create", game="minchiate", pace="live")
    await its.until(lambda: its.table != before.id)
    await tap(its, its.host, its.thread())
    await its.until(lambda: any("live" in text for text in its.only_you(its.host, its.thread())))
    assert next_table(before, SAME) not in its.store.states


async def test_who_cannot_see_the_channel_any_more_opens_no_table_there(its: Edge) -> None:
    before, thread = await finished(its, 2), its.thread()
    message, control = await its.until(lambda: its.find(its.host, thread, "again"))
    panel = its.panel(its.host)
    assert panel is not None
    assert message
    guilds.overwrite(its.world, its.channel, its.host.id, deny=VIEW_CHANNEL)
    await its.quiet()
    await its.host.click(panel["id"], control, force=True)
    await its.until(lambda: "no such table" in " ".join(texts(one) for one in its.host.dm_messages()))
    assert its.table == before.id


@pytest.mark.slow
async def test_two_rematches_of_one_table_draw_independent_lots() -> None:
    """The same people, the same finished table, the same time: only the entropy of the start differs."""
    async with edge(EdgeRuntime(clock=FakeClock())) as its:
        before, thread = await finished(its, 2), its.thread()
        await settle(its, limits=Limits(open=50))
        store, orders = its.store, set[tuple[int | None, ...]]()
        assert its.bot is not None
        table, tables = next_table(before, LOTS), its.bot.services.tables
        for _ in range(24):
            for person in its.people[:2]:
                await tap(its, person, thread, LOTS)
            await its.until(lambda: table in store.states and store.states[table].check)
            orders.add(tuple(chair.person or -ord(chair.bot_name[0]) for chair in store.states[table].chairs))
            await its.quiet()
            # Undo the rematch: the same click comes again, at the same time of the clock.
            await tables.drop(table)
            store.forget_table(table)
        assert len(orders) > 6, "24 tries of 24 orders"


@pytest.mark.parametrize("seats", [SAME, LOTS])
async def test_alone_against_bots_the_next_cards_open_with_the_same_press(its: Edge, seats: str) -> None:
    """Nobody else has to agree, so nothing is left to wait for: the answer is the panel, below the table's messages."""
    before, thread = await finished(its, 1), its.thread()
    await its.until(lambda: its.find(its.host, thread, "again"))
    message, control = next(
        (message["id"], node["custom_id"])
        for message in its.host.messages(thread)
        for node in controls(message)
        if action(node) == "again" and node["custom_id"].endswith(seats)
    )
    made = await its.host.click(message, control)
    await its.until(lambda: its.table == next_table(before, seats) and its.state.status == PLAYING)
    assert made.message is not None
    answer = made.message["id"]
    await its.until(lambda: any(action(node) == "panelmore" for node in controls(its.host.message(answer))))
    assert "everyone has accepted" not in texts(its.host.message(answer))


async def test_a_press_that_takes_long_is_announced_in_time(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, only sitting down was: the press waited unannounced for other tables of the server and the first deal."""
    before, thread = await finished(its, 1), its.thread()
    message, control = await its.until(lambda: its.find(its.host, thread, "again"))
    go, real = asyncio.Event(), Admission.again

    async def slow(self: Admission, *args: Any) -> TurnedAway | None:
        await go.wait()
        return await real(self, *args)

    monkeypatch.setattr(Admission, "again", slow)
    monkeypatch.setattr("bot.ui.requests.answers.TABLE_DEFER_AFTER", 0.1)
    made = await its.host.click(message, control)
    assert made.answer.is_set()
    assert not go.is_set(), "it was announced"
    go.set()
    await its.until(lambda: its.table == next_table(before, SAME) and its.state.status == PLAYING)
    await its.until(
        lambda: any(its.state.id in str(one) and "panelmore" in str(one) for one in its.host.messages(thread))
    )


async def test_a_refusal_after_that_takes_the_place_of_the_announcement(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(its, 1)
    thread = its.thread()
    message, control = await its.until(lambda: its.find(its.host, thread, "again"))
    go = asyncio.Event()

    async def refused(self: Admission, *args: Any) -> TurnedAway | None:
        await go.wait()
        return TurnedAway(Refusal("blocked-there"))

    monkeypatch.setattr(Admission, "again", refused)
    monkeypatch.setattr("bot.ui.requests.answers.TABLE_DEFER_AFTER", 0.1)
    await its.host.click(message, control)
    go.set()
    said = words("en").text("refusal-blocked-there")
    await its.until(lambda: any(said in told for told in its.only_you(its.host, thread)))


async def test_the_cards_that_are_typed_for_after_the_match_are_its_result(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await finished(its, 1)
    archive = its.bot.services.store.archive  # type: ignore[union-attr]

    async def kept() -> bool:
        return bool(await archive.finished(1, table=before.id))

    await until(kept, "the match is in the archive")

    def shown() -> dict[str, Any]:
        return next(one for one in reversed(its.host.messages(its.channel)) if one["id"] in its.world.only_for)

    await its.host.slash(its.channel, "hand")
    result = await its.until(shown)
    message, control = next(
        (result["id"], node["custom_id"])
        for node in controls(result)
        if action(node) == "again" and node["custom_id"].endswith(SAME)
    )
    monkeypatch.setattr("bot.ui.features.play_command.JUST", -1)
    await its.host.slash(its.channel, "hand")
    await its.until(lambda: "You are not at any table" in texts(shown()))
    await its.host.click(message, control)
    await its.until(lambda: its.table == next_table(before, SAME) and its.state.status == PLAYING)
