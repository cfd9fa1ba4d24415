"""Three hundred presses at once by one person are each answered, or dropped and counted, without delaying other
people."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.requests import answers
from bot.ui.requests.answers import CHOICES, REPLY, SILENTLY, acknowledgement, in_time, waited
from bot.ui.transport import interaction_queue, send
from bot.ui.transport.controls import MINE
from bot.ui.transport.interaction_queue import (
    ANSWERED,
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    CROWDED,
    DEPTH,
    DUPLICATE,
    MODAL,
    NOT_TAKEN,
    REPEATED,
    SUPERSEDED,
    TIME,
    UNANSWERED,
    Dropped,
    InteractionQueue,
    read,
)
from bot.ui.transport.send import ANSWERING
from tests.acceptance.virtual import run
from tests.support.waiting import MAX_WAIT_SECONDS, until

ANNA, BRUNO = 11, 22


class Room:
    """Receives the interactions that the queue hands on, and answers them on request."""

    def __init__(self, *, by_hand: bool = False) -> None:
        self.dropped: list[Dropped] = []
        self.handed: list[tuple[int, str]] = []
        self.at_work: dict[int, Any] = {}
        self.done: set[int] = set()
        self.door = InteractionQueue(self.acknowledge)
        self.arrive = self.door.before(self.take)
        self.by_hand = by_hand
        self.answers = True
        self.number = 0

    async def acknowledge(self, dropped: Dropped) -> bool:
        self.dropped.append(dropped)
        return True

    def take(self, raw: Any) -> None:
        """Enter the interaction, answer it after a while, and leave, as the client does."""
        self.handed.append((int(raw["member"]["user"]["id"]), raw["data"]["custom_id"]))
        response = SimpleNamespace(is_done=lambda: self.answers and its.id in self.done)
        its: Any = SimpleNamespace(
            id=int(raw["id"]), user=SimpleNamespace(id=self.handed[-1][0]), extras={MINE: True}, response=response
        )
        assert self.door.enter(its)
        assert not self.door.enter(its), "once"
        if self.by_hand:
            self.at_work[its.id] = its
        else:
            asyncio.get_running_loop().call_soon(self._leave, its)

    def leave(self) -> None:
        """Finish the oldest interaction in work."""
        self._leave(self.at_work.pop(next(iter(self.at_work))))

    def _leave(self, its: Any) -> None:
        self.done.add(its.id)
        self.door.leave(its)

    def press(self, user: int, what: str = "m1:t:1:1:refresh", *, kind: int = COMPONENT, **more: Any) -> None:
        self.number += 1
        data = {"custom_id": what, "id": "7", **more}
        raw = {"id": str(self.number), "type": kind, "token": "t", "data": data, "channel_id": "5", "locale": "it"}
        raw |= {"member": {"user": {"id": str(user)}}, "message": {"id": "9"}}
        self.arrive(raw)

    async def settled(self) -> None:
        await self.door.finish(MAX_WAIT_SECONDS)
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acknowledge without delay, and never let an interaction pass because it takes long, unless a test says so."""
    monkeypatch.setattr(interaction_queue, "PACE", 0.0)
    monkeypatch.setattr(interaction_queue, "BREATH", 0.0)
    monkeypatch.setattr(interaction_queue, "HOLD", 60.0)


async def test_three_hundred_identical_presses_are_one_and_duplicates_and_each_is_acknowledged() -> None:
    room = Room()
    for _ in range(300):
        room.press(ANNA)
    await room.settled()
    assert room.door.counts == Counter({DUPLICATE: 299, ANSWERED: 1})
    assert len(room.handed) == 1
    assert len(room.dropped) == 299
    assert room.door.arrived == 300
    assert room.door.vanished() == 0
    assert not room.door._lines, "nothing is kept of a person who has gone"


async def test_three_hundred_different_presses_keep_their_order_and_what_is_too_much_is_turned_away() -> None:
    room = Room()
    for number in range(300):
        room.press(ANNA, f"m1:t:1:1:card:{number}")
    await room.settled()
    assert room.handed == [(ANNA, f"m1:t:1:1:card:{number}") for number in range(1 + DEPTH)]
    assert room.door.counts == Counter({ANSWERED: 1 + DEPTH, CROWDED: 299 - DEPTH})
    assert room.door.vanished() == 0
    assert [one.again for one in room.dropped] == [False] + [True] * (298 - DEPTH), "the first is told in words"
    for number in range(300):
        room.press(ANNA, f"m1:t:1:1:card:{number}")
    await room.settled()
    assert [one.again for one in room.dropped].count(False) == 2, "and the first of the next burst"


async def test_somebody_else_enters_at_once() -> None:
    room = Room(by_hand=True)
    for number in range(300):
        room.press(ANNA, f"m1:t:1:1:card:{number}")
    room.press(BRUNO)
    assert [user for user, _ in room.handed] == [ANNA, BRUNO], "behind the one that is being answered"
    while room.at_work:
        room.leave()
    assert [user for user, _ in room.handed] == [ANNA, BRUNO] + [ANNA] * DEPTH
    await room.settled()


async def test_the_same_press_is_taken_again_when_the_first_is_answered() -> None:
    room = Room(by_hand=True)
    room.press(ANNA)
    room.press(ANNA)
    room.leave()
    room.press(ANNA)
    room.leave()
    await room.settled()
    assert room.door.counts == Counter({ANSWERED: 2, DUPLICATE: 1})


async def test_who_has_seen_an_answer_may_press_the_same_again_while_the_rest_is_done() -> None:
    """An answer is given before all its work is done: pictures and messages to others follow."""
    room = Room(by_hand=True)
    room.press(ANNA)
    next(iter(room.at_work.values())).extras[ANSWERING] = True
    room.press(ANNA)
    room.press(ANNA)
    room.leave()
    room.leave()
    await room.settled()
    assert room.door.counts == Counter({ANSWERED: 2, DUPLICATE: 1}), "the third is the same as the second, which waits"


async def test_what_takes_long_keeps_the_next_one_back_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction_queue, "HOLD", 0.02)
    room = Room(by_hand=True)
    room.press(ANNA, "slow")
    monkeypatch.setattr(interaction_queue, "HOLD", 60.0)
    room.press(ANNA, "next")
    assert room.handed == [(ANNA, "slow")]
    await until(lambda: len(room.handed) == 2)
    room.press(ANNA, "slow")
    assert room.door.counts == Counter({DUPLICATE: 1}), "it is still being answered"
    while room.at_work:
        room.leave()
    await room.settled()
    assert room.door.counts == Counter({DUPLICATE: 1, ANSWERED: 2})


async def test_an_interaction_told_of_twice_is_dropped_without_an_acknowledgement() -> None:
    """Discord would take the acknowledgement for the answer."""
    room = Room(by_hand=True)
    for _ in range(2):
        room.number = 0
        room.press(ANNA)
    assert room.door.counts == Counter({REPEATED: 1})
    room.leave()
    await room.settled()
    assert not room.dropped
    assert room.door.vanished() == 0


async def test_of_suggestions_the_newest_counts() -> None:
    room = Room(by_hand=True)
    for typed in ("a", "as", "ass", "asso"):
        options = [{"name": "card", "value": typed, "focused": True}]
        room.press(ANNA, typed, kind=AUTOCOMPLETE, options=options)
    while room.at_work:
        room.leave()
    await room.settled()
    assert [what for _, what in room.handed] == ["a", "asso"]
    assert room.door.counts == Counter({SUPERSEDED: 2, ANSWERED: 2})
    assert [acknowledgement(one) for one in room.dropped] == [{"type": CHOICES, "data": {"choices": []}}] * 2


async def test_two_persons_are_acknowledged_in_turn() -> None:
    room = Room()
    for user in (ANNA, BRUNO):
        for _ in range(50):
            room.press(user)
    await room.settled()
    order = [one.number > 50 for one in room.dropped]
    assert order[:6] == [False, True] * 3


def test_acknowledgements_are_spread_over_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction_queue, "PACE", 0.02)
    monkeypatch.setattr(interaction_queue, "ALIVE", 0.6)
    monkeypatch.setattr(interaction_queue, "IN_TIME", 0.3)

    async def took(number: int) -> float:
        room, loop = Room(), asyncio.get_running_loop()
        for _ in range(1 + number):
            room.press(ANNA)
        start = loop.time()
        await room.settled()
        assert len(room.dropped) == number
        assert room.door.unheard == 0, "two hundred at the pace of five would take too long"
        return loop.time() - start

    assert run(took(5)) >= 4 * 0.02
    assert run(took(200)) >= 0.25, "they would hinder others if all were sent at once"


def test_where_many_were_dropped_they_are_acknowledged_faster_so_that_none_is_too_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the usual pace the acknowledgements would take four times the available time."""
    monkeypatch.setattr(interaction_queue, "PACE", 0.01)
    monkeypatch.setattr(interaction_queue, "ALIVE", 3.0)
    monkeypatch.setattr(interaction_queue, "IN_TIME", 2.0)

    async def acknowledged() -> None:
        room = Room(by_hand=True)
        for user in range(1, 5):
            for _ in range(301):
                room.press(user)
        while len(room.dropped) + room.door.unheard < 1200:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        assert room.door.unheard == 0
        while room.at_work:
            room.leave()
        await room.settled()

    run(acknowledged())


async def test_a_stopping_bot_hands_on_what_waits() -> None:
    room = Room()
    for number in range(DEPTH):
        room.press(ANNA, f"card:{number}")
    assert len(room.handed) == 1
    await room.door.finish(MAX_WAIT_SECONDS)
    assert len(room.handed) == DEPTH


async def test_a_stopping_bot_does_not_wait_for_ever() -> None:
    room = Room(by_hand=True)
    room.press(ANNA, "slow")
    room.press(ANNA, "next")
    await room.door.finish(0.01)
    assert room.handed == [(ANNA, "slow")]


# -- the counts can be trusted: each test loses an interaction on purpose


async def test_one_that_vanishes_is_noticed() -> None:
    room = Room(by_hand=True)
    for number in range(5):
        room.press(ANNA, f"card:{number}")
    room.door._lines[ANNA].waiting.pop()
    assert room.door.vanished() == 1
    while room.at_work:
        room.leave()
    assert room.door.vanished() == 1, "also when all is done"


async def test_one_that_nobody_answers_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    room = Room()
    room.answers = False
    room.press(ANNA)
    await until(lambda: room.door.counts)
    assert room.door.counts == Counter({UNANSWERED: 1})
    assert "an interaction was not answered" in caplog.text


async def test_one_that_nobody_takes_up_is_noticed_and_holds_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(interaction_queue, "HOLD", 0.01)
    monkeypatch.setattr(interaction_queue, "LOST", 0.01)
    room = Room()
    room.arrive = room.door.before(lambda raw: None)
    room.press(ANNA)
    await until(lambda: room.door.counts)
    assert room.door.counts == Counter({NOT_TAKEN: 1})
    assert "nobody has taken up an interaction" in caplog.text
    assert not room.door._lines


async def test_an_acknowledgement_that_does_not_arrive_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()

    async def lost(dropped: Dropped) -> bool:
        return False

    monkeypatch.setattr(room.door, "_acknowledge", lost)
    for _ in range(3):
        room.press(ANNA)
    await room.settled()
    assert room.door.unheard == 2
    monkeypatch.setattr(interaction_queue, "ALIVE", 0.0)
    for _ in range(3):
        room.press(ANNA)
    await room.settled()
    assert room.door.unheard == 4, "too late is not tried"


# -- what is read of an interaction, and how it is acknowledged


def raw(kind: int, **more: Any) -> dict[str, Any]:
    return {"id": "1", "type": kind, "channel_id": "5", "user": {"id": "3"}, **more}


def test_presses_are_the_same_where_they_ask_for_the_same() -> None:
    def same(kind: int, one: dict[str, Any], other: dict[str, Any]) -> bool:
        first, second = read(raw(kind, **one)), read(raw(kind, **other))
        assert first is not None
        assert second is not None
        return first.same == second.same

    on = {"message": {"id": "9"}}
    assert same(COMPONENT, {"data": {"custom_id": "a"}, **on}, {"data": {"custom_id": "a"}, **on})
    assert not same(COMPONENT, {"data": {"custom_id": "a"}, **on}, {"data": {"custom_id": "b"}, **on})
    assert not same(COMPONENT, {"data": {"custom_id": "a"}, **on}, {"data": {"custom_id": "a"}, "message": {"id": "8"}})
    assert not same(
        COMPONENT, {"data": {"custom_id": "a", "values": ["1"]}, **on}, {"data": {"custom_id": "a", "values": []}, **on}
    )
    assert not same(
        MODAL, {"data": {"custom_id": "a", "components": [1]}}, {"data": {"custom_id": "a", "components": [2]}}
    )
    assert same(COMMAND, {"data": {"id": "4", "name": "hand"}}, {"data": {"id": "4", "name": "hand"}})
    assert not same(
        COMMAND,
        {"data": {"id": "4", "options": [{"name": "card", "value": "a"}]}},
        {"data": {"id": "4", "options": [{"name": "card", "value": "b"}]}},
    )


@pytest.mark.parametrize(
    "odd", [None, [], {}, {"type": 3}, raw(COMPONENT), raw(COMPONENT, data=[]), raw(COMMAND, data={"id": "1"}, user=7)]
)
async def test_what_cannot_be_read_is_handed_on_as_it_is(odd: Any) -> None:
    handed: list[Any] = []
    door = InteractionQueue(Room().acknowledge)
    door.before(handed.append)(odd)
    assert handed == [odd]
    assert door.vanished() == 0


def test_a_double_press_deserves_no_word_and_everything_else_is_told_in_the_persons_language() -> None:
    def told(kind: int, reason: str, *, on_message: bool = True, again: bool = False) -> dict[str, Any]:
        return acknowledgement(Dropped(1, "t", kind, on_message, "it", reason, again, 0.0))

    assert told(COMPONENT, DUPLICATE) == {"type": SILENTLY}
    assert told(MODAL, DUPLICATE) == {"type": SILENTLY}
    assert told(COMPONENT, CROWDED, again=True) == {"type": SILENTLY}, "one word for a burst is enough"
    for body in (
        told(COMPONENT, CROWDED),
        told(COMMAND, DUPLICATE, on_message=False),
        told(COMMAND, CROWDED, on_message=False, again=True),
        told(MODAL, CROWDED, again=True),
    ):
        assert body["type"] == REPLY
        assert "troppo presto" in str(body)
        assert body["data"]["flags"] & 64, "nobody else sees it"


async def test_a_press_counts_from_the_moment_it_was_made_and_the_oldest_is_known() -> None:
    room = Room(by_hand=True)
    assert room.door.oldest() == 0.0
    room.number = (5_000 << TIME) - 1
    room.press(ANNA)
    room.number = (4_500 << TIME) - 1
    room.press(BRUNO)
    prompt, late = room.at_work.values()
    assert 0.0 <= waited(prompt) < waited(late) - 0.4
    assert 0.5 <= room.door.oldest() == pytest.approx(waited(late), abs=0.2)
    room.leave()
    room.leave()
    assert room.door.oldest() == 0.0


@pytest.mark.parametrize(("made", "deferred"), [(0.0, 0), (3.0, 1)])
async def test_a_press_that_came_late_is_acknowledged_before_its_table_has_answered(
    monkeypatch: pytest.MonkeyPatch, made: float, deferred: int
) -> None:
    acknowledged: list[Any] = []

    async def defer(interaction: Any, *, thinking: bool) -> None:
        acknowledged.append(interaction)

    monkeypatch.setattr(send, "defer", defer)
    monkeypatch.setattr(answers, "TABLE_DEFER_AFTER", 1.2)
    response = SimpleNamespace(is_done=lambda: False)
    its: Any = SimpleNamespace(response=response, extras={send.SEEN: time.monotonic() - made})
    answer = asyncio.Event()

    async def making() -> int:
        await asyncio.wait_for(answer.wait(), 30)
        return len(acknowledged)

    waiting = asyncio.create_task(in_time(its, making(), table=True))
    for _ in range(20):
        await asyncio.sleep(0)
    answer.set()
    assert await waiting == deferred
