"""DmRateLimit direct messages is rate-limited.

Each channel takes one turn, however many ask for it (ux.md 3.9), and none is opened while Discord reports that too many
were opened (E4).
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.settings import Settings
from bot.table.ports import Person
from bot.ui.messages.direct_messages import COOLING, DmRateLimit, Dms
from bot.ui.transport.send import Failure
from tests.support.waiting import MAX_WAIT_SECONDS
from tests.ui.test_opening import Time

MAX_OPENINGS = 10
"""Limit of openings per minute."""


class Discord:
    """Opens direct messages, or refuses while ``limited``; records the person and the time of each request."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.asked: list[tuple[int, float]] = []
        self.limited = False

    async def create_dm(self, user: Any) -> Any:
        self.asked.append((user.id, self.time.at))
        await asyncio.sleep(0)
        if self.limited:
            raise discord.RateLimited(60.0)
        return SimpleNamespace(id=user.id + 1000)


class Line:
    """Direct messages with a virtual clock."""

    def __init__(self, most: int = MAX_OPENINGS) -> None:
        self.time = Time()
        self.discord = Discord(self.time)
        self.mailboxes: dict[int, int] = {}
        opening = DmRateLimit(most, self.time.now, self.time.sleep)
        services = SimpleNamespace(settings=Settings(), store=SimpleNamespace(people=self))
        self.dms = Dms(self.discord, services, SimpleNamespace(), opening)  # type: ignore[arg-type]

    async def set_mailbox(self, person: int, channel: int) -> None:
        self.mailboxes[person] = channel


def new(number: int, mailbox: int = 0) -> Person:
    return Person(number, 100 + number, "P", "en", mailbox=mailbox)


async def test_thirty_new_players_take_thirty_turns_however_many_messages_each_is_sent() -> None:
    its, callers = Line(), [new(number) for number in range(30) for _ in range(4)]
    found = await asyncio.gather(*(its.dms.channel(person) for person in callers))
    assert found == [person.user + 1000 for person in callers]
    assert its.discord.asked == [(100 + number, 500.0 + 60.0 * (number // MAX_OPENINGS)) for number in range(30)], (
        "each is opened once, in the order in which they came, ten a minute: the last after 120 seconds"
    )
    assert its.mailboxes == {number: 1100 + number for number in range(30)}


async def test_a_person_who_has_a_mailbox_does_not_wait_behind_those_who_have_none() -> None:
    its = Line(most=1)
    waiting = [asyncio.create_task(its.dms.channel(new(number))) for number in range(3)]
    await asyncio.sleep(0)
    assert await its.dms.channel(new(9, mailbox=77)) == 77
    assert its.time.at == 500.0
    await asyncio.gather(*waiting)
    assert await its.dms.channel(new(2)) == 1102, "opened once, known from then on"
    assert len(its.discord.asked) == 3


async def test_a_caller_who_gives_up_gives_the_turn_back() -> None:
    its = Line(most=1)
    held = asyncio.Event()

    async def never(_: float) -> None:
        held.set()
        await asyncio.sleep(3600)

    its.dms._rate_limit._sleep = never
    await its.dms.channel(new(0))
    impatient = [asyncio.create_task(its.dms.channel(new(1))) for _ in range(2)]
    behind = asyncio.create_task(its.dms.channel(new(2)))
    await held.wait()
    its.dms._rate_limit._sleep = its.time.sleep
    impatient[0].cancel()
    await asyncio.sleep(0)
    assert not impatient[1].done(), "somebody else still waits for the same person"
    impatient[1].cancel()
    assert await asyncio.wait_for(behind, MAX_WAIT_SECONDS) == 1102
    assert its.discord.asked == [(100, 500.0), (102, 560.0)], "the next one has the turn that was given up"
    assert await asyncio.wait_for(its.dms.channel(new(1)), MAX_WAIT_SECONDS) == 1101, "who gave up can ask again"


async def test_a_person_who_stands_in_line_is_not_opened_either() -> None:
    its = Line(most=1)
    its.discord.limited = True
    persons = [new(number) for number in range(3)]
    assert await asyncio.gather(*(its.dms.channel(person) for person in persons)) == [Failure.TOO_MANY] * 3
    assert its.discord.asked == [(100, 500.0)]
    its.discord.limited = False
    assert await its.dms.channel(new(4)) is Failure.TOO_MANY
    its.time.at += COOLING
    assert await its.dms.channel(new(4)) == 1104, "the pause ends"


async def test_everybody_who_waits_for_a_failed_opening_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    its = Line()

    async def unreachable(_: Any) -> Any:
        await asyncio.sleep(0)
        raise OSError

    monkeypatch.setattr(its.discord, "create_dm", unreachable)
    assert await asyncio.gather(*(its.dms.channel(new(1)) for _ in range(3))) == [Failure.UNREACHABLE] * 3
    monkeypatch.undo()
    assert await its.dms.channel(new(1)) == 1101, "and it is tried again when it is needed again"
