"""The seal of a deal is published once in full, before any action of that deal is possible, and never edited.

Also the controls *Fair?* and *Add a word…* (issue 13, 10).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.seal import Part, sealed, word_hash
from bot.local_server import Request
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.concede import why_not_deal
from bot.table.model import TableState
from bot.ui.messages import seals
from bot.ui.messages.desired_messages import seal_slot
from bot.ui.messages.seals import SEVERAL, SPACING
from bot.ui.transport import send
from bot.ui.transport.screen import Screen, Text
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import answer_all

HASH = re.compile(r"\b[0-9a-f]{64}\b")


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    """Provide a bot that publishes its seals."""
    async with edge(EdgeRuntime(seal=10.0)) as found:
        yield found


def seals_in(its: Edge, channel: str) -> list[dict[str, Any]]:
    """Return the public messages that hold a seal, oldest first."""
    seen = [message for message in its.host.messages(channel) if message["id"] not in its.world.only_for]
    return [message for message in seen if HASH.search(texts(message))]


def edits(requests: list[Request], messages: set[str]) -> list[str]:
    """Return the requests that edit or delete one of these messages."""
    changing = [one for one in requests if one.method in ("PATCH", "DELETE")]
    return [one.path for one in changing if one.path.rsplit("/", 1)[-1] in messages]


def log_of(its: Edge) -> list[Any]:
    return its.store.logs[its.table]


def facts(its: Edge, kind: type[Any]) -> list[Any]:
    return [fact for fact in log_of(its) if isinstance(fact, kind)]


async def filled(its: Edge, people: int = 1) -> TableState:
    """Return a full lobby whose seal is published."""
    await its.open_table(people, start=False)
    await its.until(lambda: facts(its, ev.SealPublished))
    return its.state


async def test_the_seal_is_a_message_of_its_own_before_anybody_can_act(its: Edge) -> None:
    state = await filled(its)
    (message,) = seals_in(its, its.channel)
    (published,) = facts(its, ev.SealPublished)
    assert state.seal is not None
    assert published == ev.SealPublished(1, state.seal.commitment, int(message["id"]), int(its.channel))
    assert HASH.findall(texts(message)) == [state.seal.commitment]
    assert [action(node) for node in controls(message)] == ["fair"]
    assert message["flags"] & 4096, "nobody is disturbed by it"
    pressed = await its.press(its.host, its.channel, "start")
    await its.until(lambda: facts(its, ev.DealBegun))
    (closed,) = facts(its, ev.SealClosed)
    assert closed.message == int(message["id"])
    assert closed.parts == (Part(0, int(pressed.id)),)
    kinds = [type(fact) for fact in log_of(its)]
    assert kinds.index(ev.SealPublished) < kinds.index(ev.Started) < kinds.index(ev.SealClosed)
    assert kinds.index(ev.SealClosed) < kinds.index(ev.DealBegun)


async def test_neither_card_nor_board_shows_it_any_more(its: Edge) -> None:
    await filled(its)
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: (its.table, "board") in its.store.rows and its.panel(its.host))
    await its.quiet()
    rows = {str(row.message) for row in its.store.rows.values() if row.slot in ("lobby", "board", "hand:0")}
    shown = [m for where in (its.channel, its.thread()) for m in its.host.messages(where)] + its.host.dm_messages()
    assert len([one for one in shown if one["id"] in rows]) == 3
    assert not [texts(one) for one in shown if one["id"] in rows and HASH.search(texts(one))]


async def test_every_press_of_im_here_goes_in_and_each_sees_their_own(its: Edge) -> None:
    await filled(its, 4)
    presses = [await its.press(its.host, its.channel, "start")]
    for person in its.people[1:3]:
        presses.append(await its.press(person, its.channel, "here"))
    page = await its.people[1].click(*await its.until(lambda: its.find(its.people[1], its.channel, "fair")))
    assert f"press {presses[1].id}" not in its.only_you(its.host, its.channel)
    said = its.only_you(its.people[1], its.channel)[-1]
    assert page is not None
    assert str(presses[1].id) in said
    assert str(presses[0].id) not in said
    presses.append(await its.press(its.people[3], its.channel, "here"))
    await its.until(lambda: facts(its, ev.SealClosed))
    (closed,) = facts(its, ev.SealClosed)
    assert [(part.player, part.press) for part in closed.parts] == [
        (chair, int(press.id)) for chair, press in enumerate(presses)
    ]


async def fills_with_two(its: Edge) -> None:
    """Press *Fill and start* at a table of two people: the seal and the check begin at once."""
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(its.card)
    await its.press(its.people[1], its.channel, "sit")
    await its.press(its.host, its.channel, "fill")


def offered(its: Edge) -> bool:
    """Whether a message in the channel has *I'm here*."""
    return any(action(node) == "here" for message in its.host.messages(its.channel) for node in controls(message))


@pytest.fixture
def way(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return what lets seals be published; until then none is."""
    free, bring = asyncio.Event(), seals.Seals.bring

    async def later(*given: Any) -> Any:
        await free.wait()
        return await bring(*given)

    monkeypatch.setattr(seals.Seals, "bring", later)
    return free


async def test_im_here_is_offered_once_the_seal_stands(its: Edge, way: asyncio.Event) -> None:
    """A press before the seal would count for nothing, and the page of the deal would say that one is missing."""
    await fills_with_two(its)
    await its.until(lambda: its.state.check)
    await asyncio.sleep(0.5)
    assert not offered(its)
    assert not facts(its, ev.SealPublished)
    way.set()
    await its.until(lambda: offered(its))
    assert facts(its, ev.SealPublished)
    pressed = await its.press(its.people[1], its.channel, "here")
    await its.until(lambda: facts(its, ev.DealBegun))
    (closed,) = facts(its, ev.SealClosed)
    assert int(pressed.id) in [part.press for part in closed.parts]


async def test_im_here_does_not_wait_for_a_seal_that_never_comes(
    its: Edge, way: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seals, "HELD", 0.5)
    await fills_with_two(its)
    await its.until(lambda: offered(its))
    assert not facts(its, ev.SealPublished)
    assert not way.is_set()


async def full_lobby(its: Edge) -> None:
    """Open a table of two people and two bots. The seal of its first deal is on its way."""
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(its.card)
    await its.press(its.people[1], its.channel, "sit")
    for _ in range(2):
        await its.press(its.host, its.channel, "bot")
    await its.until(lambda: not any(chair.free for chair in its.state.chairs))


async def test_start_is_taken_once_the_seal_stands(its: Edge, way: asyncio.Event) -> None:
    """The first press of a match would not count for its first deal, and nobody would be told."""
    await full_lobby(its)
    told = "Press *Start* again"
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: told in its.only_you(its.host, its.channel)[-1])
    await its.host.slash(its.channel, "table start")
    await its.until(lambda: sum(told in said for said in its.only_you(its.host, its.channel)) == 2)
    await its.people[1].slash(its.channel, "table start")
    assert told not in its.only_you(its.people[1], its.channel)[-1], "the host starts the match"
    assert not its.state.check
    way.set()
    await its.until(lambda: facts(its, ev.SealPublished))
    presses = [await its.press(its.host, its.channel, "start"), await its.press(its.people[1], its.channel, "here")]
    await its.until(lambda: facts(its, ev.SealClosed))
    assert [part.press for part in facts(its, ev.SealClosed)[0].parts] == [int(one.id) for one in presses]


async def test_start_does_not_wait_for_a_seal_that_never_comes(
    its: Edge, way: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    await full_lobby(its)
    monkeypatch.setattr(seals, "HELD", 0.0)
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: its.state.check)
    assert not way.is_set()


async def test_start_at_a_table_that_is_not_full_says_so(its: Edge, way: asyncio.Event) -> None:
    """A seal of seats that have changed since waits for nobody."""
    await full_lobby(its)
    await its.press(its.people[1], its.channel, "up")
    await its.until(lambda: any(chair.free for chair in its.state.chairs))
    await its.host.slash(its.channel, "table start")
    await its.until(lambda: "Press *Start* again" not in its.only_you(its.host, its.channel)[-1])
    assert not its.state.check
    assert not way.is_set()


async def between_two_deals(its: Edge, way: asyncio.Event) -> dict[str, Any]:
    """Return the message with the count of the first deal, where the seal of the second is not published yet."""
    way.set()
    await its.open_table(1)
    await answer_all(its, [its.host], lambda: why_not_deal(its.state, 0) is None)
    way.clear()
    tables = its.bot.services.tables  # type: ignore[union-attr]
    assert isinstance(await tables.submit(cmd.Command("c", its.table, cmd.Concede("deal", 1), person=1)), cmd.Applied)
    await its.until(lambda: (its.table, "count:1") in its.store.rows)
    return its.host.message(str(its.store.rows[its.table, "count:1"].message))


async def test_next_deal_is_taken_once_the_seal_stands(its: Edge, way: asyncio.Event) -> None:
    """A deal for which no press counts could have been chosen by the person who runs the bot."""
    count, told = await between_two_deals(its, way), "Press *Next deal* again"
    control = next(node["custom_id"] for node in controls(count) if action(node) == "next")
    await its.host.click(count["id"], control)
    await its.until(lambda: told in its.only_you(its.host, its.thread())[-1])
    await its.host.slash(its.channel, "play", answer="Next deal")
    await its.until(lambda: told in its.only_you(its.host, its.channel)[-1])
    assert not facts(its, ev.Readied)
    way.set()
    await its.until(lambda: len(facts(its, ev.SealPublished)) == 2)
    pressed = await its.host.click(count["id"], control)
    await its.until(lambda: len(facts(its, ev.SealClosed)) == 2)
    assert [part.press for part in facts(its, ev.SealClosed)[1].parts] == [int(pressed.id)]


async def test_next_deal_does_not_wait_for_a_seal_that_never_comes(
    its: Edge, way: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = await between_two_deals(its, way)
    control = next(node["custom_id"] for node in controls(count) if action(node) == "next")
    monkeypatch.setattr(seals, "HELD", 0.0)
    await its.host.click(count["id"], control)
    await its.until(lambda: facts(its, ev.Readied))
    assert len(facts(its, ev.SealPublished)) == 1


async def test_a_word_is_typed_in_a_form_and_only_its_hash_is_kept(its: Edge) -> None:
    await filled(its)
    await its.press(its.host, its.channel, "fair")
    form = await its.press(its.host, its.channel, "word")
    sent = await its.host.submit(form, {"word": "  Caffe\u0300 31415  "})
    await its.until(lambda: facts(its, ev.WordAdded))
    assert facts(its, ev.WordAdded) == [ev.WordAdded(0, int(sent.id), word_hash("Caffè 31415"))]
    assert "Caff" not in repr(log_of(its)), "ids and hashes may have the digits"
    again = await its.press(its.host, its.channel, "word")
    assert "You have already added a word to this deal." in its.only_you(its.host, its.channel)[-1]
    assert again is not None
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: facts(its, ev.DealBegun))
    assert [bool(part.word) for part in facts(its, ev.SealClosed)[0].parts] == [True, False]
    await its.press(its.host, its.channel, "word")
    assert "This deal has started." in its.only_you(its.host, its.channel)[-1]


async def test_a_word_with_im_here_is_the_answer_too(its: Edge) -> None:
    await filled(its, 4)
    await its.press(its.host, its.channel, "start")
    form = await its.press(its.people[1], its.channel, "word")
    sent = await its.people[1].submit(form, {"word": "7"})
    await its.until(lambda: facts(its, ev.CameHere))
    assert facts(its, ev.CameHere)[0].word == word_hash("7")
    assert facts(its, ev.CameHere)[0].press == int(sent.id)
    assert not facts(its, ev.WordAdded)


async def test_a_word_typed_before_the_deal_and_sent_after_it_began_is_told_not_to_be_used(its: Edge) -> None:
    """The word of the last player begins the deal while another player still types one."""
    await filled(its, 2)
    await its.press(its.host, its.channel, "start")
    slow, last = [await its.press(person, its.channel, "word") for person in its.people[:2]]
    await its.people[1].submit(last, {"word": "quick"})
    assert "parola è entrata nella mano 1: clic" in its.only_you(its.people[1], its.channel)[-1]
    await its.until(lambda: facts(its, ev.DealBegun))
    await its.host.submit(slow, {"word": "slow"})
    assert "so the word was not used." in its.only_you(its.host, its.channel)[-1]
    assert [bool(part.word) for part in facts(its, ev.SealClosed)[0].parts] == [False, True]


async def test_what_a_seal_is_bound_to_changes_so_another_is_published_and_the_first_stays(its: Edge) -> None:
    await filled(its)
    tables = its.bot.services.tables  # type: ignore[union-attr]
    (first,) = seals_in(its, its.channel)
    await tables.submit(cmd.Command("swap", its.table, cmd.MoveTo(0, 1), person=1))
    await its.until(lambda: len(facts(its, ev.SealPublished)) == 2)
    both = seals_in(its, its.channel)
    assert len(both) == 2
    assert texts(both[0]) == texts(first)
    # The state that can be read follows the stored fact by a moment.
    await its.until(lambda: its.state.seal is not None and its.state.seal.message == int(both[1]["id"]))


async def test_a_seal_whose_fact_was_lost_is_told_after_a_restart_and_not_posted_twice(its: Edge) -> None:
    tables = its.bot.services.tables  # type: ignore[union-attr]
    submit = tables.submit

    async def losing(command: cmd.Command) -> cmd.Outcome:
        if isinstance(command.body, cmd.PublishSeal):
            raise RuntimeError("the process dies here")
        return await submit(command)

    tables.submit = losing
    await its.open_table(1, start=False)
    await its.until(lambda: any(slot.startswith("seal:") for _, slot in its.store.rows))
    assert not facts(its, ev.SealPublished)
    await its.stop()
    await its.start()
    await its.until(lambda: facts(its, ev.SealPublished))
    (message,) = seals_in(its, its.channel)
    assert facts(its, ev.SealPublished)[0].message == int(message["id"])


async def test_a_message_that_was_posted_and_not_noted_is_found_again(its: Edge) -> None:
    save, lost = its.store.messages.save_slot, list[str]()

    async def losing(slot: Any) -> None:
        if slot.slot.startswith("seal:") and not lost:
            lost.append(slot.slot)
            raise RuntimeError("the process dies here")
        await save(slot)

    its.store.messages.save_slot = losing  # type: ignore[method-assign]
    await its.open_table(1, start=False)
    await its.until(lambda: facts(its, ev.SealPublished))
    assert lost
    assert len(seals_in(its, its.channel)) == 1


async def test_where_it_cannot_be_published_the_deal_begins_and_says_so() -> None:
    async with edge(EdgeRuntime(seal=0.5)) as its:
        await its.open_table(1, start=False)
        await its.until(lambda: facts(its, ev.SealPublished))
        tables = its.bot.services.tables  # type: ignore[union-attr]
        its.world.faults.fail(403, match=f"POST /channels/{its.channel}/messages", times=1, code=50013)
        await tables.submit(cmd.Command("swap", its.table, cmd.MoveTo(0, 1), person=1))
        await its.until(lambda: not its.world.faults.pending)
        await tables.submit(cmd.Command("start", its.table, cmd.Start(), person=1, press=1))
        await its.until(lambda: facts(its, ev.DealBegun))
        assert facts(its, ev.SealClosed) == [ev.SealClosed(1, 0, ())]
        await its.until(lambda: its.find(its.host, its.thread(), "others"))
        await its.press(its.host, its.thread(), "others")
        await its.press(its.host, its.thread(), "fair")
        assert "I could not publish the seal of this deal in time" in its.only_you(its.host, its.thread())[-1]


async def test_nobody_fills_a_channel_with_seals_by_changing_seats(its: Edge) -> None:
    await filled(its)
    tables = its.bot.services.tables  # type: ignore[union-attr]
    for number in range(30):
        await tables.submit(cmd.Command(f"swap{number}", its.table, cmd.MoveTo(0, 1 + number % 3), person=1))
        await its.quiet()
    assert len(seals_in(its, its.channel)) == SEVERAL
    assert its.state.seal is not None
    assert its.state.seal.number > SEVERAL
    assert not its.state.seal.message
    spaced = [row for (_, slot), row in its.store.rows.items() if slot.startswith("seal:")]
    for row in spaced:
        await its.store.messages.save_slot(replace(row, posted_at=row.posted_at - SPACING))
    its.bot.reconciler.wake(its.table, seal_slot(its.state))  # type: ignore[union-attr]
    await its.until(lambda: its.state.seal is not None and its.state.seal.message)
    assert len(seals_in(its, its.channel)) == SEVERAL + 1


async def test_a_deal_waits_for_its_seal(its: Edge) -> None:
    """Discord takes a second to post the seal; the deal begins only after that."""
    await its.open_table(1, start=False)
    await its.until(lambda: facts(its, ev.SealPublished))
    its.world.faults.fail(503, match=f"POST /channels/{its.channel}/messages", times=1, delay=1.0)
    tables = its.bot.services.tables  # type: ignore[union-attr]
    await tables.submit(cmd.Command("swap", its.table, cmd.MoveTo(0, 1), person=1))
    await tables.submit(cmd.Command("start", its.table, cmd.Start(), person=1, press=1))
    await its.until(lambda: facts(its, ev.DealBegun))
    kinds = [type(fact) for fact in log_of(its)]
    last = len(kinds) - 1 - kinds[::-1].index(ev.SealPublished)
    assert kinds.index(ev.Started) < last < kinds.index(ev.SealClosed)
    assert facts(its, ev.SealClosed)[0].parts == (), "that press was older than the message"


async def test_no_seal_is_ever_edited_and_the_scanner_would_see_it(its: Edge) -> None:
    await filled(its)
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: (its.table, "board") in its.store.rows and its.panel(its.host))
    tables = its.bot.services.tables  # type: ignore[union-attr]
    await tables.submit(cmd.Command("tongue", its.table, cmd.SetLanguage("it"), person=1))
    await its.bot.reconciler.repair(its.table)  # type: ignore[union-attr]
    await its.quiet()
    messages = {message["id"] for message in seals_in(its, its.channel)}
    assert len(messages) == 1
    assert edits(its.world.requests, messages) == []
    (one,) = messages
    other = Screen((Text("another seal"),))
    assert await send.edit(its.bot, int(its.channel), int(one), other) is None  # type: ignore[arg-type]
    assert edits(its.world.requests, messages) == [f"/channels/{its.channel}/messages/{one}"]


async def test_after_the_deal_the_page_tells_the_seed(its: Edge) -> None:
    await filled(its)
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: facts(its, ev.DealBegun))
    tables = its.bot.services.tables  # type: ignore[union-attr]
    seal = its.state.seal
    assert seal is not None
    message = seals_in(its, its.channel)[0]
    await its.host.click(message["id"], next(controls(message))["custom_id"])
    assert seal.seed.hex() not in its.only_you(its.host, its.channel)[-1]
    await tables.submit(cmd.Command("end", its.table, cmd.Moderate("end"), person=1, moderator=True))
    await its.until(lambda: not its.state.open)
    await its.host.click(message["id"], next(controls(message))["custom_id"])
    said = its.only_you(its.host, its.channel)[-1]
    assert seal.seed.hex() in said
    assert sealed(seal.seed, seal.terms) in said
