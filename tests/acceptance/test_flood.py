"""Issue 13, point 12: three hundred presses at once by one person, through the real client: each is answered or dropped
on purpose, and what somebody else presses after them is answered before all but a few of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.local_server import Interaction, Person
from bot.local_server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, begin
from bot.ui import admission
from bot.ui.admission import ANSWERED, CROWDED, DEPTH, DUPLICATE, SUPERSEDED
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts

FLOOD = 300


@pytest.fixture
async def its(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Edge]:
    """Two people at a table. However slow this machine is, nothing comes too late."""
    monkeypatch.setattr(admission, "ALIVE", 600.0)
    monkeypatch.setattr(admission, "HOLD", 600.0)
    async with edge() as found:
        found.world.ACK_SECONDS = 600.0
        await found.open_table(people=2)
        await found.until(lambda: found.thread() and found.find(found.host, found.thread(), "score"))
        await found.quiet()
        yield found


def board(its: Edge) -> dict[str, Any]:
    """The message in the thread with the buttons that only read."""
    return next(m for m in its.host.messages(its.thread()) if any(action(n) == "score" for n in controls(m)))


def pressed(its: Edge, person: Person, custom_id: str, kind: int = COMPONENT) -> Interaction:
    """A press that nobody waits for."""
    shown = board(its)
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    if kind == MODAL:
        data = {"custom_id": custom_id, "components": []}
    return begin(its.world, kind, person.id, shown["channel_id"], data, message=shown)


def reading(its: Edge, verb: str) -> str:
    return next(node["custom_id"] for node in controls(board(its)) if action(node) == verb)


async def all_answered(its: Edge, flood: list[Interaction]) -> None:
    await its.until(lambda: all(one.responded for one in flood), 60.0)
    await its.until(lambda: not its.bot.admission._lines)  # type: ignore[union-attr]


def became(its: Edge) -> dict[str, int]:
    """What became of everything that came, by reason; nothing may have vanished."""
    door = its.bot.admission  # type: ignore[union-attr]
    assert door.vanished() == 0
    assert door.unheard == 0
    return {reason: count for reason, count in door.counts.items() if count}


def since(its: Edge, before: dict[str, int]) -> dict[str, int]:
    return {
        reason: count - before.get(reason, 0) for reason, count in became(its).items() if count > before.get(reason, 0)
    }


async def test_three_hundred_times_the_same_button(its: Edge) -> None:
    before, verb = became(its), reading(its, "score")
    flood = [pressed(its, its.host, verb) for _ in range(FLOOD)]
    await all_answered(its, flood)
    count = since(its, before)
    assert sum(count.values()) == FLOOD
    assert set(count) == {ANSWERED, DUPLICATE}
    silent = sum(one.callback_type == 6 for one in flood)
    assert silent == count[DUPLICATE] > FLOOD / 2
    assert len(its.only_you(its.host, its.thread())) == count[ANSWERED], "no word about the others"


async def test_somebody_elses_press_after_three_hundred_is_answered_before_all_but_a_few(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is dropped is acknowledged by the clock, beside everything else: here after the other's press."""
    before, later = became(its), asyncio.Event()
    acknowledge = its.bot.admission._acknowledge  # type: ignore[union-attr]

    async def afterwards(dropped: admission.Dropped) -> bool:
        await later.wait()
        return await acknowledge(dropped)

    monkeypatch.setattr(its.bot.admission, "_acknowledge", afterwards)  # type: ignore[union-attr]
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
    assert any("too fast" in said for said in its.only_you(its.host, its.thread()))


async def test_three_hundred_commands_forms_and_suggestions(its: Edge) -> None:
    """Commands and forms have a word each, suggestions the newest: all through the same door."""
    channel, before = board(its)["channel_id"], became(its)
    known = {one["name"]: one for one in its.host.commands(channel)}
    hand = {"id": known["hand"]["id"], "name": "hand", "type": 1, "options": []}
    play = {"id": known["play"]["id"], "name": "play", "type": 1}
    flood: list[Interaction] = []
    for number in range(FLOOD // 3):
        typed = [{"type": 3, "name": "card", "value": f"{number}", "focused": True}]
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


async def test_the_others_at_the_same_table_go_on_meanwhile(its: Edge) -> None:
    """The table's own queue is not filled by one person's presses."""
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
    await its.until(lambda: not its.bot.admission._lines)  # type: ignore[union-attr]
    assert became(its)


async def test_a_person_who_presses_fast_and_different_things_is_answered_each_time(its: Edge) -> None:
    verbs = ("score", "last", "hand")
    before = became(its)
    made = [pressed(its, its.host, reading(its, verb)) for verb in verbs]
    await all_answered(its, made)
    assert since(its, before) == {ANSWERED: len(verbs)}
    said = [texts(one.message) for one in made if one.message is not None]
    assert not any("too fast" in one for one in said)
