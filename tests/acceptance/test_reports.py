"""E60 (ux.md 3.6, F58): a report about a table is shown to the moderators of its server, who see no hand of a running
match; and all players are asked not to reveal their hands."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.local_server import Interaction, Person, guilds, person_named
from bot.local_server.attachments import path_of
from bot.local_server.permissions import MANAGE_GUILD, MANAGE_THREADS
from bot.ports.servers import ServerSettings
from bot.table.quota import REPORT, Limits
from tests.acceptance.forging import told
from tests.acceptance.test_admin import answered, controls_of, guild, shown
from tests.support.edge import Edge
from tests.support.panel import action, controls, texts


@pytest.fixture
def boss(its: Edge) -> Person:
    """Return a person who manages the server."""
    return person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)


async def pressed(person: Person, made: Interaction, name: str, values: list[str] | None = None) -> None:
    """Use the first control of a page with this action."""
    message = person.message(shown(made)["id"])
    node = next(one for one in (*controls(message), *controls_of(message)) if one["custom_id"].split(":")[2] == name)
    if values is None:
        await person.click(message["id"], node["custom_id"])
    else:
        await person.choose(message["id"], node["custom_id"], values)


async def opened_form(its: Edge, person: Person) -> Interaction:
    """Press More… on the table's message, then Report…"""
    asked = await its.press(person, its.thread(), "others")
    message = shown(asked)
    node = next(one for one in controls(message) if action(one) == "report")
    return await person.click(message["id"], node["custom_id"])


async def report(its: Edge, person: Person, said: str, whom: str | None = None) -> str:
    """Report the person whom the form offers by that name; return the answer."""
    form = await opened_form(its, person)
    assert form.modal is not None, told(its, person)[-1]
    fields: dict[str, Any] = {"said": said}
    if whom is not None:
        options = form.modal["components"][0]["component"]["options"]
        fields["whom"] = [next(one["value"] for one in options if one["label"] == whom)]
    await person.submit(form, fields)
    await answered(its, person)
    return told(its, person)[-1]


async def test_e60_a_report_is_kept_and_the_moderators_are_told_where_notices_go(its: Edge, boss: Person) -> None:
    desk = guilds.channel(its.world, "desk")["id"]
    made = await boss.slash(its.channel, "admin setup")
    await pressed(boss, made, "desk")
    await pressed(boss, made, "notices", [desk])
    assert its.store.settled[guild(its)].notices == int(desk)
    await its.open_table(2)
    before = its.state.seq
    assert "have been notified" in await report(its, its.host, "Bruno *forwards*\nthe cards", "Bruno")
    (kept,) = its.store.filed.values()
    bruno = its.store.by_user[int(its.people[1].id)]
    assert (kept.accused, kept.chair, kept.said) == (bruno, 1, "Bruno *forwards*\nthe cards")
    assert (kept.table, kept.deal, kept.guild) == (its.table, 1, guild(its))
    assert before <= kept.seq <= its.state.seq, "computer players may play meanwhile"
    (news,) = boss.messages(desk)
    assert its.state.name in texts(news)
    assert "forwards" not in texts(news), "what it says is for moderators, also if others see the channel"
    for person in its.people:
        for place in (its.channel, its.thread()):
            assert not any("forwards" in texts(one) for one in person.messages(place))


async def test_e60_a_moderator_reads_it_with_the_log_and_without_a_hand_and_marks_it(its: Edge, boss: Person) -> None:
    await its.open_table(2)
    assert "`/gestione segnalazioni`" in await report(its, its.people[1], "Anna takes ages", "Anna")
    made = await boss.slash(its.channel, "admin setup")
    assert "One open report" in texts(shown(made))
    made = await boss.slash(its.channel, "admin reports")
    message = shown(made)["id"]
    assert "About **Anna**, seat 1" in texts(shown(made))
    await pressed(boss, made, "read")
    page = texts(boss.message(message))
    assert "> Anna takes ages" in page
    assert "Written by **Bruno**" in page
    assert "nobody’s hand" in page
    await pressed(boss, made, "log")
    log = await read_log(its, boss)
    assert "Anna takes a seat." in log
    assert "The match starts." in log
    assert "Hands at the start of play" not in log
    await pressed(boss, made, "settle")
    assert "Resolved" in texts(boss.message(message))
    made = await boss.slash(its.channel, "admin reports")
    assert "There are no open reports" in texts(shown(made))


async def test_e60_after_the_match_the_log_has_the_hands(its: Edge, boss: Person) -> None:
    await its.open_table(1)
    await report(its, its.host, "Odd")
    made = await boss.slash(its.channel, "admin reports")
    await pressed(boss, made, "read")
    await boss.slash(its.channel, "admin table", table=its.table, what="void")
    await answered(its, boss)
    await boss.click(shown(made)["id"], f"p1:reports:read:{next(iter(its.store.filed))}", force=True)
    assert "including the hands" in texts(boss.message(shown(made)["id"]))


async def read_log(its: Edge, person: Person) -> str:
    """Return the content of the last file that the person was given."""
    files = await its.until(
        lambda: [file for one in person.messages(its.channel) for file in one["attachments"] if "report" in str(file)]
    )
    return its.world.blobs[path_of(files[-1])][1].decode()


async def test_e60_a_table_that_has_not_begun_can_be_reported_too(its: Edge, boss: Person) -> None:
    await its.open_table(2, start=False)
    asked = await its.press(its.host, its.channel, "others")
    message = shown(asked)
    node = next(one for one in controls(message) if action(one) == "report")
    form = await its.host.click(message["id"], node["custom_id"])
    await its.host.submit(form, {"said": "What a name"})
    await answered(its, its.host)
    (kept,) = its.store.filed.values()
    assert (kept.deal, kept.said) == (0, "What a name")
    made = await boss.slash(its.channel, "admin reports")
    assert "before the start" in texts(shown(made))


async def test_e60_three_an_hour_and_nothing_empty(its: Edge) -> None:
    await its.open_table(1)
    assert "report was empty" in await report(its, its.host, " \u200b ")
    assert not its.store.filed
    for number in range(3):
        assert "has been saved" in await report(its, its.host, f"Number {number}")
    assert (await opened_form(its, its.host)).modal is None
    assert "3 reports an hour" in told(its, its.host)[-1]
    assert len(its.store.filed) == 3
    assert "è stata salvata" in await report(its, its.people[1], "One who watches may report too")


async def test_e60_a_form_that_was_open_before_does_not_make_a_fourth(its: Edge) -> None:
    await its.open_table(1)
    await report(its, its.host, "The first")
    form = await opened_form(its, its.host)
    (first,) = [one for one in its.store.uses if one.kind == REPORT]
    for number in (1, 2):
        assert await its.store.quotas.spend(replace(first, id=number), Limits()) is None
    await its.host.submit(form, {"said": "The fourth"})
    await answered(its, its.host)
    assert len(its.store.filed) == 1
    assert "3 reports an hour" in told(its, its.host)[-1]


async def test_e60_only_moderators_of_the_server_read_and_settle(its: Edge, boss: Person) -> None:
    await its.open_table(2)
    await report(its, its.host, "Secret words")
    number = next(iter(its.store.filed))
    page = shown(await boss.slash(its.channel, "admin reports"))["id"]
    for deed in ("read", "log", "settle", "open"):
        await its.people[2].click(page, f"p1:reports:{deed}:{number}", force=True)
        assert "Secret words" not in "".join(told(its, its.people[2]))
        assert not its.store.filed[number].settled_at
    for odd in ("0", "-1", "9" * 20, "abc", "", str(2**63)):
        await boss.click(page, f"p1:reports:read:{odd}", force=True)
        assert "no longer exists" in texts(boss.message(page)) or "no longer exists" in told(its, boss)[-1]
    keeper = person_named(its.world, "Ivo", locale="en-US", permissions=MANAGE_THREADS)
    await keeper.click(page, f"p1:reports:settle:{number}", force=True)
    assert its.store.filed[number].settled_at


async def test_e60_a_forged_form_accuses_nobody_who_does_not_sit_there(its: Edge) -> None:
    await its.open_table(2)
    form = await opened_form(its, its.host)
    await its.host.submit(form, {"said": "x", "whom": ["1.999"]}, force=True)
    await answered(its, its.host)
    (kept,) = its.store.filed.values()
    assert (kept.accused, kept.chair) == (None, None)


async def test_e60_nobody_is_asked_to_report_themselves_and_alone_there_is_nobody_to_name(its: Edge) -> None:
    await its.open_table(2)
    form = await opened_form(its, its.host)
    assert form.modal is not None
    options = form.modal["components"][0]["component"]["options"]
    assert [one["label"] for one in options] == ["Bruno"]
    watcher = await opened_form(its, its.people[2])
    assert watcher.modal is not None
    assert len(watcher.modal["components"][0]["component"]["options"]) == 2


async def test_e60_everybody_who_sits_down_is_asked_to_keep_their_cards_to_themselves(its: Edge) -> None:
    await its.open_table(2, start=False)
    await its.quiet()
    assert any("Your cards are private" in texts(one) for one in its.host.dm_messages())
    assert any("Le tue carte sono private" in texts(one) for one in its.people[1].dm_messages())


def test_e60_a_server_without_a_channel_for_notices_has_none_settled() -> None:
    assert ServerSettings().notices == 0
