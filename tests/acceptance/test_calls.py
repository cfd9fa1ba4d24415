"""Calling the player to move (ux.md 3.1, S27; T94, T95)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.engine.text import MomentArg
from bot.local_server import Person
from bot.table import commands as cmd
from bot.table import turn_calls
from bot.table.clocks import BANK, HOUR, MINUTE, PER_MOVE, SECOND
from bot.table.model import Call, TableState
from bot.table.selectors import blocking
from bot.table.verdict import Context
from bot.ui.messages.turn_calls import DM, OFF
from tests.acceptance.forging import row
from tests.acceptance.sitting import PEOPLE, Sitting
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import PanelPlayer, texts

RELAXED = PER_MOVE["relaxed"] + BANK["relaxed"]


async def refusal(sitting: Sitting, body: cmd.Body, person: int) -> Refusal:
    """Return why the table refuses the command."""
    outcome = await sitting.do(body, person)
    assert isinstance(outcome, cmd.Refused), outcome
    return outcome.refusal


async def refused(sitting: Sitting, body: cmd.Body, person: int) -> str:
    """Return the code with which the table refuses the command."""
    return (await refusal(sitting, body, person)).code


def call_of(state: TableState, player: int) -> Call | None:
    """Return the latest call to a player."""
    return next((one for one in state.calls if one.player == player), None)


async def test_t94_called_once_after_twenty_seconds_reminded_once_and_never_a_third_time(sitting: Sitting) -> None:
    state = await sitting.start("relaxed")
    player = blocking(state)[0]
    sitting.clock.advance(20 * SECOND - 1)
    assert (await sitting.quiet()).calls == ()
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: bool(state.calls))
    assert [(c.player, c.kind, c.number) for c in state.calls] == [(player, "notice", 1)]
    sitting.clock.advance(RELAXED // 2 - 20 * SECOND - 1)
    assert call_of(await sitting.quiet(), player) == state.calls[0]
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.calls[0].number == 2)
    assert state.calls[0].kind == "reminder"
    assert {timer.kind for timer in sitting.tables.timers("t")} == {"turn", "idle"}
    assert await refused(sitting, cmd.Nudge(), PEOPLE[(player + 1) % 3]) == "nudge-enough"
    assert isinstance(await sitting.play(player), cmd.Applied)
    assert call_of(await sitting.now(), player) is None


async def test_t94_nobody_is_called_within_a_minute_of_their_last_act(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    await sitting.play(player)
    acted = sitting.clock.now()
    await sitting.turn_of(player)
    sitting.clock.advance(MINUTE - 1)
    assert call_of(await sitting.quiet(), player) is None
    sitting.clock.advance(acted + MINUTE - sitting.clock.now())
    await sitting.until(lambda state: call_of(state, player) is not None)


async def test_t94_a_slow_table_calls_at_the_start_of_the_turn_and_after_three_quarters(sitting: Sitting) -> None:
    state = await sitting.start("daily")
    player = blocking(state)[0]
    sitting.clock.advance(1)
    await sitting.until(lambda state: call_of(state, player) is not None)
    sitting.clock.advance(54 * HOUR - 2)
    assert (await sitting.quiet()).calls[0].number == 1
    sitting.clock.advance(2)
    await sitting.until(lambda state: state.calls[0].number == 2)


async def test_t94_a_crash_and_a_pause_call_nobody_a_third_time(sitting: Sitting) -> None:
    state = await sitting.start("relaxed")
    player = blocking(state)[0]
    sitting.clock.advance(RELAXED // 2)
    await sitting.until(lambda state: bool(state.calls) and state.calls[0].number == 2)
    await sitting.crash(HOUR)
    for person in PEOPLE:
        await sitting.do(cmd.Pause(), person)
    await sitting.do(cmd.Resume(), PEOPLE[player])
    sitting.clock.advance(5 * MINUTE)
    assert (await sitting.quiet()).calls[0].number == 2


async def test_t95_a_nudge_waits_for_half_the_time_and_comes_once(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    other = PEOPLE[(player + 1) % 3]
    assert await refused(sitting, cmd.Nudge(), PEOPLE[player]) == "nudge-yourself"
    assert await refused(sitting, cmd.Nudge(), 9) == "not-seated"
    sitting.clock.advance(PER_MOVE["live"] // 2 - 1)
    await sitting.quiet()
    early = await refusal(sitting, cmd.Nudge(), other)
    assert (early.code, early.args) == ("nudge-early", {"when": MomentArg(sitting.clock.now() + 1)})
    sitting.clock.advance(1)
    assert isinstance(await sitting.do(cmd.Nudge(), other), cmd.Applied)
    call = (await sitting.now()).calls[0]
    assert (call.kind, call.by, call.nudged) == ("nudge", (player + 1) % 3, True)
    assert await refused(sitting, cmd.Nudge(), other) == "nudge-enough"


async def test_t95_without_a_clock_one_nudge_in_six_hours(sitting: Sitting) -> None:
    state = await sitting.start("none")
    player = blocking(state)[0]
    other = PEOPLE[(player + 1) % 3]
    assert isinstance(await sitting.do(cmd.Nudge(), other), cmd.Applied)
    sitting.clock.advance(6 * HOUR - 1)
    soon = await refusal(sitting, cmd.Nudge(), other)
    assert (soon.code, soon.args) == ("nudge-none", {"when": MomentArg(sitting.clock.now() + 1)})
    sitting.clock.advance(1)
    assert isinstance(await sitting.do(cmd.Nudge(), other), cmd.Applied)


async def test_t95_where_several_are_waited_for_the_refusal_names_the_first_moment_at_which_one_may_be_nudged(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await sitting.start("none")
    now = sitting.clock.now()
    monkeypatch.setattr(turn_calls, "waits_for_people", lambda _: (1, 2))
    clocks = replace(state.clocks, nudged_at=(0, now - HOUR, now - 2 * HOUR))
    verdict = turn_calls.nudge(
        replace(state, clocks=clocks), cmd.Nudge(), cmd.Command("n", "t", cmd.Nudge(), PEOPLE[0]), Context(now, b"")
    )
    assert verdict == Refusal("nudge-none", {"when": MomentArg(now + 4 * HOUR)})


async def test_t95_a_player_whose_clock_does_not_run_is_not_nudged(sitting: Sitting) -> None:
    state = await sitting.start("live")
    other = PEOPLE[(blocking(state)[0] + 1) % 3]
    command = cmd.Command("n", "t", cmd.Nudge(), other)
    verdict = turn_calls.nudge(state, cmd.Nudge(), command, Context(sitting.clock.now(), b""))
    assert verdict == Refusal("nudge-no-clock")


async def test_t95_nobody_is_nudged_where_a_computer_player_is_thinking(sitting: Sitting) -> None:
    state = await sitting.start("live")
    await sitting.do(cmd.HandOver(), PEOPLE[blocking(state)[0]])
    await sitting.do(cmd.Pause(), 1)
    state = await sitting.quiet()
    waiting = [player for player in blocking(state) if not state.chairs[player].away]
    code = await refused(sitting, cmd.Nudge(), PEOPLE[waiting[0]])
    assert code == "nudge-yourself"


# -- in the thread


@pytest.fixture
async def slow() -> AsyncIterator[Edge]:
    """Anna and Bruno with two computer players, and a clock that the test sets; Anna is to move."""
    async with edge(EdgeRuntime(clock=FakeClock())) as found:
        await found.open_table(2)
        await found.until(lambda: blocking(found.state))
        while 0 not in blocking(found.state):
            await PanelPlayer(found.people[1]).answer()
            await found.quiet()
        yield found


def later(its: Edge, ms: int) -> None:
    """Let this much time pass."""
    clock = its.runtime.clock
    assert isinstance(clock, FakeClock)
    clock.advance(ms)


def pings(its: Edge, person: Person) -> list[dict[str, Any]]:
    """Return the messages of the thread that mention the person."""
    return [m for m in its.host.messages(its.thread()) if any(u["id"] == person.id for u in m["mentions"])]


@pytest.mark.slow
async def test_t94_one_message_mentions_them_alone_and_goes_when_they_act(slow: Edge) -> None:
    person = slow.host
    later(slow, 61 * SECOND)
    (ping,) = await slow.until(lambda: pings(slow, person))
    assert f"<@{person.id}>" in texts(ping)
    assert "<t:" in texts(ping)
    assert not ping["mention_everyone"]
    assert [user["id"] for user in ping["mentions"]] == [person.id]
    later(slow, RELAXED // 2)
    await slow.until(lambda: [m["id"] for m in pings(slow, person)] not in ([], [ping["id"]]))
    assert len(pings(slow, person)) == 1
    await PanelPlayer(person).answer()
    while call_of(slow.state, 0) is not None:
        await PanelPlayer(person).answer()
        await slow.quiet()
    await slow.until(lambda: not pings(slow, person))
    await slow.until(lambda: row(slow, "ping:0").gone)


async def test_t94_a_ping_is_deleted_by_the_house_that_comes_after(slow: Edge) -> None:
    person = slow.host
    later(slow, 61 * SECOND)
    await slow.until(lambda: pings(slow, person))
    await slow.stop()
    await slow.start()
    await slow.quiet()
    assert len(pings(slow, person)) == 1
    while call_of(slow.state, 0) is not None:
        await PanelPlayer(person).answer()
        await slow.quiet()
    await slow.until(lambda: not pings(slow, person))


async def test_t94_who_pressed_something_just_now_is_not_called(slow: Edge) -> None:
    later(slow, 50 * SECOND)
    await slow.press(slow.host, slow.thread(), "others")
    later(slow, 11 * SECOND)
    await slow.until(lambda: call_of(slow.state, 0))
    await slow.quiet()
    assert not pings(slow, slow.host)


@pytest.mark.parametrize("where", [DM, OFF])
async def test_t94_who_wishes_so_is_called_elsewhere(slow: Edge, where: str) -> None:
    await slow.store.preferences.set_preference(slow.state.chairs[0].person or 0, "notice", where)
    later(slow, 61 * SECOND)
    await slow.until(lambda: call_of(slow.state, 0))
    await slow.quiet()
    assert not pings(slow, slow.host)
    told = [message for message in slow.host.dm_messages() if "your turn" in texts(message)]
    assert len(told) == (1 if where == DM else 0)


async def test_t95_the_board_nudges(slow: Edge) -> None:
    bruno = slow.people[1]
    await slow.press(bruno, slow.thread(), "nudge")
    await slow.until(
        lambda: any(
            "half of the player’s time" in text or "metà" in text for text in slow.only_you(bruno, slow.thread())
        )
    )
    later(slow, 3 * MINUTE)
    await slow.until(lambda: pings(slow, slow.host))
    await slow.press(bruno, slow.thread(), "nudge")
    (ping,) = await slow.until(lambda: [m for m in pings(slow, slow.host) if "Nudged by Bruno" in texts(m)])
    assert [user["id"] for user in ping["mentions"]] == [slow.host.id]
