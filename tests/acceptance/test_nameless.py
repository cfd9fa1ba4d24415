"""Issue 13, point 6: a person who does not want to be named is "Player n" in the finished matches of others, in words,
files and pictures. They see their own name, and players at the same table know it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.local_server import Interaction, Person, person_named
from bot.local_server.attachments import path_of
from bot.local_server.permissions import MANAGE_GUILD
from bot.render import pictures
from bot.table import commands as cmd
from bot.table.model import FINISHED
from bot.ui.features import replay
from bot.ui.features.replay import animation_of
from bot.ui.requests.panels import Panels
from tests.acceptance.forging import row, told
from tests.acceptance.test_past_matches import posted
from tests.support.edge import Edge
from tests.support.matches import Hall
from tests.support.panel import action, controls, texts
from tests.ui.delivery import answer_all
from tests.ui.test_delivery_past import remember

HIDDEN = "Bruno"


async def match_of_two(its: Edge) -> str:
    """Return a finished match of Anna and Bruno, who does not want to be named; both read English."""
    for number, person in enumerate(its.people[:2], 1):
        person.locale = "en-US"
        assert (await its.store.people.person(int(person.id), person.name, "en-US")).id == number
    hall = Hall(people=2, guild=int(its.world.guild_id), channel=int(its.channel), options={"set_length": 1})
    hall.start()
    hall.play()
    await remember(its, hall)
    await its.store.privacy.set_wish(2, "hidden")
    return hall.state.id


async def read(its: Edge, made: Interaction) -> str:
    """Return everything an answer says, with the alt texts of its pictures and the content of its files."""
    assert its.bot is not None
    await its.bot._in_flight.finish(60)  # pyright: ignore[reportPrivateUsage]
    shown = [one for one in (made.message, *made.followups) if one is not None]
    files = [its.world.blobs[path_of(one)][1] for message in shown for one in message.get("attachments") or ()]
    said = [json.dumps(message["components"], ensure_ascii=False) for message in shown]
    return "\n".join([*said, *(file.decode("utf-8", "replace") for file in files if file[:1] in (b"{", b"M"))])


async def everything(its: Edge, person: Person, table: str) -> dict[str, str]:
    """Return what a person reads of the match, by the way it was requested."""
    opened = await person.slash(its.channel, "replay", match=table)
    listed = await person.slash(its.channel, "history")
    found = {"replay": await read(its, opened), "history": await read(its, listed)}
    assert opened.message is not None
    assert listed.message is not None
    found["export"] = await read(its, await person.click(listed.message["id"], f"m1:{table}:0:0:export", force=True))
    for eyes in ("a", "1"):
        control = f"m1:{table}:1:20:step:{eyes}.next"
        found[f"eyes {eyes}"] = await read(its, await person.click(opened.message["id"], control, force=True))
    return found


async def test_replays_histories_and_records_do_not_name_them_but_to_themselves(its: Edge) -> None:
    table = await match_of_two(its)
    theirs = await everything(its, its.people[1], table)
    assert [way for way, said in theirs.items() if HIDDEN not in said] == [], "to themselves they have their name"
    others = await everything(its, its.host, table)
    assert [way for way, said in others.items() if HIDDEN in said] == []
    assert all("Player 2" in said for said in others.values()), {way: said[:300] for way, said in others.items()}
    assert '"format"' in others["export"], "the record itself was read"


async def test_nobody_finds_them_by_asking_for_the_matches_with_them(its: Edge) -> None:
    await match_of_two(its)
    made = await its.host.slash(its.channel, "history", player=its.people[1])
    assert "not finished a match with this person" in await read(its, made)
    assert made.message is not None
    await its.host.click(made.message["id"], "m1:0:0:0:history:-.2.0", force=True)
    await its.until(lambda: "not finished a match with this person" in told(its, its.host)[-1])
    await its.store.privacy.set_wish(2, "server")
    assert HIDDEN in await read(its, await its.host.slash(its.channel, "history", player=its.people[1]))


@pytest.mark.slow
async def test_what_they_post_does_not_name_them_either(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[tuple[str, ...]] = []

    def noted(match: Any, played: Any, *args: Any, **look: Any) -> Any:
        names.append(match.names)
        fields = {name: getattr(played, name) for name in played.__struct_fields__}
        return animation_of(match, type(played)(**{**fields, "moments": played.moments[-3:]}), *args, **look)

    monkeypatch.setattr(replay, "animation_of", noted)
    table, bruno = await match_of_two(its), its.people[1]
    post = await posted(its, bruno, its.channel, table)
    assert "Player 2 shared a match" in post
    assert HIDDEN not in post
    made = await bruno.slash(its.channel, "replay", match=table)
    await read(its, made)
    assert made.message is not None
    shared = await read(its, await bruno.click(made.message["id"], f"m1:{table}:1:0:share:p", force=True))
    assert "Replay of Minchiate" in shared
    assert HIDDEN not in shared
    assert names[0][:2] == ("Anna", "Player 2")
    public = [one for one in its.host.messages(its.channel) if one["id"] not in its.world.only_for]
    assert not [one for one in public if HIDDEN in str(one["components"])]


@pytest.mark.parametrize("wish", ["hidden", "server"])
async def test_the_boards_of_a_finished_match_name_nobody_who_does_not_wish_it(its: Edge, wish: str) -> None:
    """While the match runs, the table shows who sits there."""
    await its.open_table(2)
    await its.quiet()
    await its.store.privacy.set_wish(2, wish)
    board = str(its.store.rows[its.table, "board"].message)
    assert HIDDEN in str(its.host.message(board)["components"])
    await its.host.slash(its.channel, "table close")
    await its.press(its.host, its.channel, "end")
    await its.press(its.people[1], its.thread(), "agree")
    await its.until(lambda: its.state.status == FINISHED and (its.table, "over") in its.store.rows)
    await its.quiet()
    for slot in ("board", "over"):
        shown = its.host.message(str(its.store.rows[its.table, slot].message))
        assert (HIDDEN in str(shown["components"])) == (wish == "server"), slot
        assert "Anna" in str(shown["components"]), slot


# -- the messages of a match that ended at a table


async def ended(its: Edge) -> None:
    """End the match early: Anna asks for it and Bruno agrees."""
    await its.host.slash(its.channel, "table close")
    await its.press(its.host, its.channel, "end")
    await its.press(its.people[1], its.thread(), "agree")
    await its.until(lambda: its.state.status == FINISHED and (its.table, "over") in its.store.rows)


async def two_deals(its: Edge) -> None:
    """Play two deals of Anna, Bruno and two bots, and begin the third."""
    two = its.people[:2]
    for person in two:
        person.locale = "en-US"
    await its.open_table(2, length=4)
    for deal in (1, 2):
        await answer_all(its, two, lambda deal=deal: (its.table, f"count:{deal}") in its.store.rows)
        await its.quiet()
        for person in two:
            await its.press(person, its.thread(), "next")
        await its.until(lambda: not its.state.between)
    await its.quiet()


def counted(its: Edge, deal: int) -> dict[str, Any]:
    """Return the message with the count of a deal."""
    return its.host.message(str(row(its, f"count:{deal}").message))


def naming(its: Edge) -> list[str]:
    """Return the texts of all messages that Anna can read and that name Bruno, but not the answers for Anna alone
    from the time of the match."""
    where = (its.host.messages(its.channel), its.host.messages(its.thread()), its.host.dm_messages())
    found = {one["id"]: one for messages in where for one in messages if one["id"] not in its.world.only_for}
    return [texts(one) for one in found.values() if HIDDEN in json.dumps(one, ensure_ascii=False)]


@pytest.fixture
def sheets(monkeypatch: pytest.MonkeyPatch) -> dict[int, tuple[str, ...]]:
    """The names in the newest picture of the count of each deal."""
    found: dict[int, tuple[str, ...]] = {}
    draw = pictures.draw_count

    def noted(count: Any, speech: Any, *args: Any, **look: Any) -> Any:
        found[count.deal] = speech.labels
        return draw(count, speech, *args, **look)

    monkeypatch.setattr(pictures, "draw_count", noted)
    return found


@pytest.mark.slow
async def test_the_counts_of_all_its_deals_do_not_name_them_once_the_match_is_over(
    its: Edge, sheets: dict[int, tuple[str, ...]]
) -> None:
    await two_deals(its)
    await its.store.privacy.set_wish(2, "hidden")
    before = [counted(its, deal) for deal in (1, 2)]
    assert all(HIDDEN in texts(one) for one in before), "while the match runs, the table shows who sits there"
    assert all(HIDDEN in labels for labels in sheets.values())
    await ended(its)
    await its.quiet()
    assert naming(its) == []
    assert sorted(sheets) == [1, 2]
    for deal, old in enumerate(before, 1):
        new = counted(its, deal)
        assert HIDDEN not in sheets[deal]
        assert "Player 2" in sheets[deal]
        assert texts(new) == texts(old).replace(HIDDEN, "Player 2"), "nothing else has changed"
        assert [action(one) for one in controls(new)] == ["replay", "review", "words"]


@pytest.mark.slow
async def test_earlier_counts_are_left_as_they_are_if_everybody_may_be_named(its: Edge) -> None:
    await two_deals(its)
    before = counted(its, 1)
    await ended(its)
    await its.quiet()
    assert counted(its, 1) == before
    assert HIDDEN in texts(before)


@pytest.mark.slow
async def test_a_count_that_cannot_be_edited_now_is_edited_later_also_by_the_next_bot(its: Edge) -> None:
    """Discord limits edits of messages older than an hour. A second message would leave the name in the first."""
    await two_deals(its)
    await its.store.privacy.set_wish(2, "hidden")
    message = row(its, "count:1").message
    fault = its.world.faults.fail(400, code=30046, match=f"/messages/{message}", times=1000)
    await ended(its)
    await its.until(lambda: fault.times < 1000)
    assert HIDDEN in texts(counted(its, 1))
    await its.stop()
    its.world.faults.pending.clear()
    await its.start()
    await its.until(lambda: not naming(its))
    await its.quiet()
    assert row(its, "count:1").message == message


async def test_who_sat_there_before_a_substitute_is_asked_too(its: Edge) -> None:
    assert its.bot is not None
    builder = its.bot.reconciler._planner._builder  # pyright: ignore[reportPrivateUsage]
    for number, person in enumerate(its.people, 1):
        assert (await its.store.people.person(int(person.id), person.name, "en-US")).id == number
    hall = Hall(people=2, options={"set_length": 1})
    state, chair = hall.state, hall.state.chairs[1]

    async def asked(**sat: Any) -> bool:
        chairs = (state.chairs[0], replace(chair, **sat), *state.chairs[2:])
        return await builder.names_hidden(replace(state, chairs=chairs))

    await its.store.privacy.set_wish(3, "hidden")
    assert not await asked()
    assert await asked(person=3)
    assert await asked(first=3)
    assert await asked(first=1, substitutes=(3, 4))


@pytest.mark.parametrize("way", ["pace", "talk", "welcome", "closed"])
async def test_what_else_names_them_at_the_table_is_deleted_with_the_match(
    its: Edge, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bruno = its.people[1]
    for person in its.people[:2]:
        person.locale = "en-US"
    if way == "closed":
        its.world.faults.closed_dms.add(bruno.id)
        monkeypatch.setattr(Panels, "newest", lambda *_: None)
    if way == "welcome":
        await its.open_table(1, start=False)
        assert its.bot is not None
        await its.bot.services.tables.submit(cmd.Command("free", its.table, cmd.RemoveBot(1), 1))
        await its.host.slash(its.channel, "table invite", player=bruno)
        await its.press(bruno, its.channel, "welcome")
        await its.press(its.host, its.channel, "start")
        await its.press(bruno, its.channel, "here")
    else:
        await its.open_table(2)
    await its.quiet()
    if way in ("pace", "talk"):
        made = await its.host.slash(its.channel, "table settings")
        await its.host.submit(made, {"pace": ["daily"]} if way == "pace" else {"talk": ["quiet"]})
    asked = f"Still to agree: {HIDDEN}"
    part = {"pace": asked, "talk": asked, "welcome": f"{HIDDEN} has joined", "closed": f"cannot send {HIDDEN}"}[way]
    await its.until(lambda: any(part in one for one in naming(its)))
    await its.quiet()
    await its.store.privacy.set_wish(2, "hidden")
    await ended(its)
    await its.until(lambda: not naming(its))


async def test_the_notice_that_they_were_barred_is_deleted_with_the_match(its: Edge) -> None:
    rosa = person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)
    its.host.locale = "en-US"
    await its.open_table(2)
    await its.quiet()
    await rosa.slash(its.channel, "admin ban", player=its.people[1])
    await its.until(lambda: any(f"{HIDDEN} no longer plays here" in one for one in naming(its)))
    await its.quiet()
    await its.store.privacy.set_wish(2, "hidden")
    await ended(its)
    await its.until(lambda: not naming(its))
