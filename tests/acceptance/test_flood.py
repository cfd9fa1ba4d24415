"""Issue 13, point 12: three hundred presses at once by one person, through the real client: each is answered or dropped
on purpose, and a later press of another person is answered before almost all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.local_server import Interaction, Person
from bot.local_server.interactions import REPLY, begin
from bot.local_server.world import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from bot.ui.transport import interaction_queue
from bot.ui.transport.interaction_queue import ANSWERED, CROWDED, DEPTH, DUPLICATE, HOLD, SUPERSEDED, Arrival, Line
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts

FLOOD = 300


@pytest.fixture
async def its(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Edge]:
    """Two people at a table, without time limits, so that a slow machine makes nothing late."""
    monkeypatch.setattr(interaction_queue, "ALIVE", 600.0)
    monkeypatch.setattr(interaction_queue, "HOLD", 600.0)
    async with edge() as found:
        found.world.ACK_SECONDS = 600.0
        await found.open_table(people=2)
        await found.until(lambda: found.thread() and found.find(found.host, found.thread(), "score"))
        await found.quiet()
        yield found


def board(its: Edge) -> dict[str, Any]:
    """Return the message in the thread with the buttons that only read."""
    return next(m for m in its.host.messages(its.thread()) if any(action(n) == "score" for n in controls(m)))


def pressed(its: Edge, person: Person, custom_id: str, kind: int = COMPONENT) -> Interaction:
    """Start a press without waiting for its answer."""
    shown = board(its)
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    if kind == MODAL:
        data = {"custom_id": custom_id, "components": []}
    return begin(its.world, kind, person.id, shown["channel_id"], data, message=shown)


def reading(its: Edge, verb: str) -> str:
    return next(node["custom_id"] for node in controls(board(its)) if action(node) == verb)


async def all_answered(its: Edge, flood: list[Interaction]) -> None:
    await its.until(lambda: all(one.responded for one in flood))
    await its.until(lambda: not its.bot.interaction_queue._lines)  # type: ignore[union-attr]


def became(its: Edge) -> dict[str, int]:
    """Return the outcomes of all interactions, by reason; none may be missing."""
    door = its.bot.interaction_queue  # type: ignore[union-attr]
    assert door.vanished() == 0
    assert door.unheard == 0
    return {reason: count for reason, count in door.counts.items() if count}


def since(its: Edge, before: dict[str, int]) -> dict[str, int]:
    return {
        reason: count - before.get(reason, 0) for reason, count in became(its).items() if count > before.get(reason, 0)
    }


@pytest.mark.slow
async def test_three_hundred_times_the_same_button(its: Edge) -> None:
    before, verb = became(its), reading(its, "score")
    flood = [pressed(its, its.host, verb) for _ in range(FLOOD)]
    await all_answered(its, flood)
    count = since(its, before)
    assert sum(count.values()) == FLOOD
    assert set(count) == {ANSWERED, DUPLICATE}
    silent = sum(one.callback_type == 6 for one in flood)
    assert silent == count[DUPLICATE] > FLOOD / 2
    # What a player is shown goes with the next thing they look at.
    assert len(its.only_you(its.host, its.thread())) == 1, "no word about the others"


@pytest.mark.slow
async def test_somebody_elses_press_after_three_hundred_is_answered_before_all_but_a_few(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dropped presses are acknowledged by a timer, independently of everything else: here after the other's press."""
    before, later = became(its), asyncio.Event()
    acknowledge = its.bot.interaction_queue._acknowledge  # type: ignore[union-attr]

    async def afterwards(dropped: interaction_queue.Dropped) -> bool:
        await later.wait()
        return await acknowledge(dropped)

    monkeypatch.setattr(its.bot.interaction_queue, "_acknowledge", afterwards)  # type: ignore[union-attr]
    flood = [pressed(its, its.host, f"{reading(its, 'score')}:{number}") for number in range(FLOOD)]
    other = pressed(its, its.people[1], reading(its, "score"))
    await asyncio.wait_for(other.answer.wait(), 30)
    answered = sum(one.responded for one in flood)
    assert answered <= 1 + DEPTH, f"{answered} of the flood were answered first"
    later.set()
    await all_answered(its, flood)
    count = since(its, before)
    assert sum(count.values()) == FLOOD + 1
    assert set(count) == {ANSWERED, CROWDED}
    assert count[ANSWERED] >= 1 + 1 + DEPTH, "the first ones, in their order, and the other's"
    assert all(flood[number].responded for number in range(1 + DEPTH))
    assert sum("too soon" in said for said in its.only_you(its.host, its.thread())) == 1, "one message for the burst"


@pytest.mark.slow
async def test_three_hundred_commands_forms_and_suggestions(its: Edge) -> None:
    """Commands and forms get an answer each, suggestions only the newest: all pass the same queue of interactions."""
    channel, before = board(its)["channel_id"], became(its)
    known = {one["name"]: one for one in its.host.commands(channel)}
    hand = {"id": known["hand"]["id"], "name": "hand", "type": 1, "options": []}
    play = {"id": known["play"]["id"], "name": "play", "type": 1}
    flood: list[Interaction] = []
    for number in range(FLOOD // 3):
        typed = [{"type": 3, "name": "answer", "value": f"{number}", "focused": True}]
        flood.append(begin(its.world, COMMAND, its.host.id, channel, dict(hand)))
        flood.append(begin(its.world, AUTOCOMPLETE, its.host.id, channel, {**play, "options": typed}))
        flood.append(pressed(its, its.host, reading(its, "score"), MODAL))
    await all_answered(its, flood)
    count = since(its, before)
    assert sum(count.values()) == FLOOD
    assert set(count) == {ANSWERED, DUPLICATE, SUPERSEDED}
    assert flood[-2].choices is not None, "what was typed last is answered"
    assert {one.callback_type for one in flood if one.type == AUTOCOMPLETE} == {8}
    assert {one.callback_type for one in flood if one.type == COMMAND} <= {4, 5}


@pytest.mark.slow
async def test_the_others_at_the_same_table_go_on_meanwhile(its: Edge) -> None:
    """One person's presses do not fill the table's own queue."""
    panel = await its.until(lambda: its.panel(its.host))
    hand = [node["custom_id"] for node in controls(panel)]
    for number in range(FLOOD):
        shown = its.host.message(panel["id"])
        data = {"custom_id": hand[number % len(hand)], "component_type": 2, "id": 1}
        begin(its.world, COMPONENT, its.host.id, shown["channel_id"], data, message=shown)
    made = await its.press(its.people[1], its.thread(), "score")
    assert made.responded
    said = its.only_you(its.people[1], its.thread())[-1]
    assert "busy" not in said
    await its.until(lambda: not its.bot.interaction_queue._lines)  # type: ignore[union-attr]
    assert became(its)


async def test_a_person_who_presses_fast_and_different_things_is_answered_each_time(its: Edge) -> None:
    verbs = ("score", "last", "hand")
    before = became(its)
    made = [pressed(its, its.host, reading(its, verb)) for verb in verbs]
    await all_answered(its, made)
    assert since(its, before) == {ANSWERED: len(verbs)}
    said = [texts(one.message) for one in made if one.message is not None]
    assert not any("too soon" in one for one in said)


async def test_forms_are_answered_in_time_also_when_as_many_as_can_wait_follow(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is answered when the one before has been answered or held for its time, within Discord's three seconds."""
    assert (1 + DEPTH) * HOLD < 3.0
    monkeypatch.setattr(interaction_queue, "HOLD", HOLD)
    before = became(its)
    table = reading(its, "score").split(":")[1]
    flood = [pressed(its, its.host, f"m1:{table}:{number}:0:reported", MODAL) for number in range(1 + DEPTH)]
    await its.until(lambda: sum(since(its, before).values()) == len(flood))
    assert [one.callback_type for one in flood] == [REPLY] * len(flood)
    assert since(its, before) == {ANSWERED: len(flood)}


@pytest.mark.parametrize("kind", [COMPONENT, MODAL])
async def test_a_stopping_bot_answers_what_its_messages_do_not_show_any_more(
    its: Edge, kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library does not handle such presses and forms. The bot is stopped when the first has arrived."""
    queue = its.bot.interaction_queue  # type: ignore[union-attr]
    first, hand_on = asyncio.Event(), queue._hand_on

    def noticed(line: Line, arrival: Arrival) -> None:
        first.set()
        hand_on(line, arrival)

    monkeypatch.setattr(queue, "_hand_on", noticed)
    table = reading(its, "score").split(":")[1]
    verb = "reported" if kind == MODAL else "score"
    flood = [pressed(its, its.host, f"m1:{table}:{number}:0:{verb}", kind) for number in range(1, 1 + DEPTH)]
    await asyncio.wait_for(first.wait(), 30.0)
    await its.stop()
    assert [one.callback_type for one in flood] == [REPLY] * len(flood)
