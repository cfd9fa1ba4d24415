"""Two more minutes for a player who is called (ux.md S27)."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.table import commands as cmd
from bot.table.clocks import BANK, HOUR, PER_MOVE, SECOND, bank_left
from bot.table.model import Call, TableState
from bot.table.selectors import blocking, public_view
from bot.table.turn_calls import MORE_TIME
from bot.ui import screens
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.acceptance.test_calls import call_of, later, pings, refused
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import answer_all
from tests.ui.tables import some_match, table, who


async def called(sitting: Sitting, pace: str) -> int:
    """Return the player who is asked at a table of this pace, and called."""
    state = await sitting.start(pace)
    player = blocking(state)[0]
    sitting.clock.advance(20 * SECOND)
    await sitting.until(lambda state: call_of(state, player) is not None)
    return player


def more(state: TableState, player: int) -> cmd.MoreTime:
    """Return the command of the button on the player's call."""
    return cmd.MoreTime(player, state.asked[player])


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_s27_who_is_called_has_two_more_minutes_once(sitting: Sitting, pace: str) -> None:
    player = await called(sitting, pace)
    due = sitting.clock_of(player).fire_at
    state = await sitting.now()
    assert isinstance(await sitting.do(more(state, player), PEOPLE[player]), cmd.Applied)
    assert sitting.clock_of(player).fire_at == due + MORE_TIME
    assert (await sitting.now()).clocks.granted == ((player, MORE_TIME),)
    assert await refused(sitting, more(state, player), PEOPLE[player]) == "more-given"
    assert sitting.clock_of(player).fire_at == due + MORE_TIME


async def test_s27_they_come_before_the_bank_and_are_gone_with_the_decision(sitting: Sitting) -> None:
    player = await called(sitting, "live")
    await sitting.do(more(await sitting.now(), player), PEOPLE[player])
    sitting.clock.advance(PER_MOVE["live"] + MORE_TIME - 20 * SECOND)
    await sitting.play(player)
    state = await sitting.now()
    assert bank_left(state, player) == BANK["live"]
    assert state.clocks.granted == ()
    await sitting.turn_of(player)
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + PER_MOVE["live"] + BANK["live"]


async def test_s27_when_they_are_over_the_clock_decides_as_ever(sitting: Sitting) -> None:
    player = await called(sitting, "live")
    await sitting.do(more(await sitting.now(), player), PEOPLE[player])
    sitting.clock.advance(PER_MOVE["live"] + BANK["live"] + MORE_TIME - 20 * SECOND - 1)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.asked[player] == 1)
    assert (state.last_by, bank_left(state, player)) == ("clock", 0)


async def test_s27_a_crash_and_a_pause_keep_them(sitting: Sitting) -> None:
    player = await called(sitting, "relaxed")
    due = sitting.clock_of(player).fire_at + MORE_TIME
    await sitting.do(more(await sitting.now(), player), PEOPLE[player])
    await sitting.crash(HOUR)
    assert sitting.clock_of(player).fire_at == due + HOUR
    assert await refused(sitting, more(await sitting.now(), player), PEOPLE[player]) == "more-given"
    for person in PEOPLE:
        await sitting.do(cmd.Pause(), person)
    await sitting.do(cmd.Resume())
    assert sitting.clock_of(player).fire_at == due + HOUR


async def test_s27_asked_for_while_the_table_rests_they_wake_it(sitting: Sitting) -> None:
    player = await called(sitting, "relaxed")
    left = sitting.clock_of(player).fire_at - sitting.clock.now()
    for person in PEOPLE:
        await sitting.do(cmd.Pause(), person)
    assert isinstance(await sitting.do(more(await sitting.now(), player), PEOPLE[player]), cmd.Applied)
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + left + MORE_TIME


async def test_s27_nobody_else_and_not_before_a_call(sitting: Sitting) -> None:
    state = await sitting.start("relaxed")
    player = blocking(state)[0]
    early = await sitting.do(more(state, player), PEOPLE[player])
    assert isinstance(early, cmd.Stale)
    sitting.clock.advance(20 * SECOND)
    state = await sitting.until(lambda state: call_of(state, player) is not None)
    before = sitting.tables.timers(TABLE)
    other = (player + 1) % 3
    assert await refused(sitting, more(state, player), PEOPLE[other]) == "more-not-yours"
    assert await refused(sitting, more(state, player), 9) == "not-seated"
    assert isinstance(await sitting.do(more(state, other), PEOPLE[other]), cmd.Stale)
    assert sitting.tables.timers(TABLE) == before
    await sitting.play(player)
    assert isinstance(await sitting.do(more(state, player), PEOPLE[player]), cmd.Stale)


@pytest.mark.parametrize("pace", ["daily", "none"])
async def test_s27_slow_tables_do_not_know_them(sitting: Sitting, pace: str) -> None:
    state = await sitting.start(pace)
    player = blocking(state)[0]
    await sitting.do(cmd.Nudge(), PEOPLE[(player + 1) % 3])
    assert await refused(sitting, more(await sitting.now(), player), PEOPLE[player]) == "more-slow"


# -- in the thread


@pytest.fixture
async def slow() -> AsyncIterator[Edge]:
    """Anna and Bruno with two computer players, and a clock that the test sets; Anna is to move."""
    async with edge(EdgeRuntime(clock=FakeClock())) as found:
        await found.open_table(2)
        await until_asked(found)
        yield found


async def until_asked(its: Edge) -> None:
    """Let the second player answer until Anna is asked."""
    await its.until(lambda: blocking(its.state))
    await answer_all(its, its.people[1:2], lambda: 0 in blocking(its.state))
    await its.quiet()


async def test_s27_the_call_is_edited_and_the_others_see_it(slow: Edge) -> None:
    anna, bruno = slow.people[:2]
    later(slow, 61 * SECOND)
    (ping,) = await slow.until(lambda: pings(slow, anna))
    due = slow.bot.services.tables.timers(slow.table)  # type: ignore[union-attr]
    ends = next(timer.fire_at for timer in due if timer.kind == "turn" and timer.player == 0)
    assert f"<t:{ends // 1000}:R>" in texts(ping)
    (button,) = [node["custom_id"] for node in controls(ping) if action(node) == "more"]
    await bruno.click(ping["id"], button)
    await slow.until(
        lambda: any("Only the player who was pinged" in t or "Può chiedere" in t for t in only(slow, bruno))
    )
    assert slow.state.clocks.granted == ()
    await anna.click(ping["id"], button)
    await slow.until(lambda: any("two more minutes" in text for text in only(slow, anna)))
    # Found again by its id: edited, not posted again.
    await slow.until(lambda: f"<t:{(ends + MORE_TIME) // 1000}:R>" in texts(anna.message(ping["id"])))
    after = anna.message(ping["id"])
    await slow.quiet()
    assert pings(slow, anna) in ([], [after]), "nobody is called anew"
    assert not [node for node in controls(after) if action(node) == "more"]
    assert [message for message in slow.host.messages(slow.thread()) if "⏳ Anna: two more minutes" in texts(message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pace", "offered"), [("live", True), ("relaxed", True), ("daily", False), ("none", False)])
def test_s27_only_hurried_tables_offer_them(language: str, pace: str, offered: bool) -> None:
    said, state = words(language), replace(table(some_match()), pace=pace)
    player = blocking(state)[0]
    call = Call(player, state.asked[player], 1, "notice", -1, False, state.seq)
    for granted in ((), ((player, MORE_TIME),)):
        state = replace(state, calls=(call,), clocks=replace(state.clocks, granted=granted))
        shown = repr(screens.call(state, public_view(state), call, 1, who(state, said), said))
        assert (said.text("ui-btn-more") in shown) is (offered and not granted)


def only(its: Edge, person: object) -> list[str]:
    """Return the ephemeral messages of this person in the thread."""
    return its.only_you(person, its.thread())  # type: ignore[arg-type]
