"""Quiet hours at a daily table (ux.md 3.1, S24, E42; T66)."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.local_server import Person
from bot.ports.people import QuietHours
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import DAY, HOUR, MINUTE, awake_between, bank_left, moved, quiet_spans_of
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Timer
from bot.table.selectors import blocking
from bot.table.timers import timers_for
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts

ROME = ZoneInfo("Europe/Rome")
NIGHT = QuietHours(22, 8, "Europe/Rome").text
ALL = 72 * HOUR


def rome(*when: int) -> int:
    """Return a time in Rome, in Unix ms."""
    return int(datetime(*when, tzinfo=ROME).timestamp() * 1000)  # type: ignore[arg-type]


async def daily(sitting: Sitting, at: int, *, quiet: str = NIGHT) -> int:
    """Start a daily table at this time, all of whose people have these quiet hours; return the player who is asked."""
    sitting.clock.time = at
    for person in PEOPLE:
        await sitting.store.preferences.set_preference(person, "quiet", quiet)
    state = await sitting.start("daily")
    player = blocking(state)[0]
    assert len(state.clocks.quiet) == (len(PEOPLE) if quiet else 0)
    return player


def clocks_again(store: Any) -> tuple[TableState, tuple[Timer, ...]]:
    """Return the table and its clocks, from the log and its times alone."""
    state, timers = TableState(TABLE), ()
    for events, at in store.written:
        after = fold(state, events)
        timers = timers_for(after, at, moved(state, after, timers, events, at))
        state = after
    return state, timers


@pytest.mark.parametrize(
    ("begun", "due"),
    [
        ((2026, 6, 10, 12), (2026, 6, 15, 14)),  # 10 + 14 + 14 + 14 + 14 + 6
        ((2026, 3, 28, 12), (2026, 4, 2, 14)),  # nine hours of quiet in the night of 23 hours, ten in the others
        ((2026, 10, 24, 12), (2026, 10, 29, 13)),  # ten in the night of 25 hours, so an hour of it counts
        ((2026, 6, 10, 23), (2026, 6, 16, 10)),  # asked in the night: 5 x 14 + 2
    ],
)
async def test_t66_the_deadline_gives_every_night_back(
    sitting: Sitting, begun: tuple[int, ...], due: tuple[int, ...]
) -> None:
    player = await daily(sitting, rome(*begun))
    assert sitting.clock_of(player).fire_at == rome(*due)
    sitting.clock.advance(rome(*due) - rome(*begun) - 1)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.clock.advance(1)
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_t66_the_log_alone_gives_the_same_deadlines(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 3, 28, 12))
    sitting.clock.advance(30 * HOUR)
    await sitting.play(player)
    await sitting.crash(5 * HOUR)
    for person in PEOPLE:
        await sitting.do(cmd.Pause(), person)
    sitting.clock.advance(9 * HOUR)
    await sitting.do(cmd.Resume())
    await sitting.quiet()
    state, timers = clocks_again(sitting.store)
    assert state == await sitting.now()
    assert set(timers) == set(sitting.tables.timers(TABLE))
    assert {timer.kind for timer in timers} >= {"turn", "reminder"}


async def test_t66_only_time_awake_comes_out_of_the_bank(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 6, 10, 12))
    sitting.clock.advance(2 * DAY)
    await sitting.play(player)
    assert bank_left(await sitting.now(), player) == 48 * HOUR - (2 * 14 - 24) * HOUR


async def test_t66_an_outage_by_night_gives_nothing_back_twice(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 6, 10, 12))
    due = sitting.clock_of(player).fire_at
    sitting.clock.advance(12 * HOUR)
    await sitting.quiet()
    await sitting.crash(7 * HOUR)
    assert sitting.clock_of(player).fire_at == due
    sitting.clock.advance(5 * HOUR)
    await sitting.quiet()
    await sitting.crash(3 * HOUR)
    assert sitting.clock_of(player).fire_at == due + 3 * HOUR
    await sitting.crash(6 * HOUR)
    later = sitting.clock_of(player).fire_at
    nights = quiet_spans_of(await sitting.now(), player)
    assert awake_between(due, later, nights) == 9 * HOUR, "what is given back lies in no night"


async def test_t66_a_pause_keeps_what_the_clock_had(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 6, 10, 12))
    sitting.clock.advance(11 * HOUR)
    await sitting.quiet()
    for person in PEOPLE:
        await sitting.do(cmd.Pause(), person)
    assert dict((await sitting.now()).clocks.left)[player] == ALL - 10 * HOUR
    sitting.clock.advance(40 * DAY)
    await sitting.do(cmd.Resume())
    now = sitting.clock.now()
    left = awake_between(now, sitting.clock_of(player).fire_at, quiet_spans_of(await sitting.now(), player))
    assert left == ALL - 10 * HOUR
    assert sitting.clock_of(player).fire_at > now + left


async def test_t66_nobody_is_called_or_nudged_in_their_quiet_hours(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 6, 10, 23))
    sitting.clock.advance(9 * HOUR - 1)
    assert (await sitting.quiet()).calls == ()
    nudge = await sitting.do(cmd.Nudge(), PEOPLE[(player + 1) % 3])
    assert isinstance(nudge, cmd.Refused)
    assert nudge.refusal.code == "nudge-quiet"
    sitting.clock.advance(1)
    await sitting.until(lambda state: bool(state.calls))
    sitting.clock.advance(12 * HOUR)
    await sitting.quiet()
    early = await sitting.do(cmd.Nudge(), PEOPLE[(player + 1) % 3])
    assert isinstance(early, cmd.Applied), "twelve hours awake are half the time"


async def test_t66_they_count_at_daily_tables_alone(sitting: Sitting) -> None:
    for person in PEOPLE:
        await sitting.store.preferences.set_preference(person, "quiet", NIGHT)
    sitting.clock.time = rome(2026, 6, 10, 23)
    state = await sitting.start("relaxed")
    player = blocking(state)[0]
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + 18 * MINUTE
    for person in PEOPLE:
        await sitting.do(cmd.AskPace("daily"), person)
    assert quiet_spans_of(await sitting.now(), player)
    for person in PEOPLE:
        await sitting.do(cmd.AskPace("relaxed"), person)
    state = await sitting.quiet()
    assert quiet_spans_of(state, player) == ()
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + 18 * MINUTE


async def test_t66_who_takes_a_chair_over_brings_their_own(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 6, 10, 12))
    await sitting.do(cmd.OfferChair(), PEOPLE[player])
    assert isinstance(await sitting.do(cmd.Substitute(player), 9), cmd.Applied)
    state = await sitting.quiet()
    assert quiet_spans_of(state, player) == ()
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + ALL
    await sitting.store.preferences.set_preference(9, "quiet", QuietHours(0, 6, "Europe/Rome").text)
    await sitting.do(cmd.OfferChair(), 9)
    state = await sitting.until(lambda state: bool(quiet_spans_of(state, player)))
    assert quiet_spans_of(state, player)[0] == (rome(2026, 6, 11, 0), rome(2026, 6, 11, 6))


async def test_what_is_known_is_not_written_twice(sitting: Sitting) -> None:
    player = await daily(sitting, rome(2026, 6, 10, 12))
    for _ in range(3):
        await sitting.turn_of(player)
        await sitting.play(player)
    await sitting.quiet()
    kept = [event for event in sitting.store.logs[TABLE] if isinstance(event, ev.QuietKept)]
    assert len(kept) == len(PEOPLE)


async def test_a_person_cannot_say_so_for_the_house(sitting: Sitting) -> None:
    await sitting.start("daily")
    end = sitting.clock.now() + DAY
    outcome = await sitting.do(cmd.KeepQuiet(0, PEOPLE[0], ((end - HOUR, end),), end), PEOPLE[0])
    assert isinstance(outcome, cmd.Refused)
    assert (await sitting.now()).clocks.quiet == ()


# -- on the screen


def form_of(its: Edge, person: Person) -> Any:
    """Return the newest page of preferences."""
    for message in reversed(person.messages(its.channel)):
        for node in controls(message):
            if node["custom_id"] == "p1:prefs:choose:quiet":
                return message
    return None


async def test_t66_from_the_form_to_the_deadline_on_the_board() -> None:
    clock = FakeClock(rome(2026, 6, 10, 12))
    async with edge(EdgeRuntime(clock=clock)) as its:
        anna = its.host
        await its.open_table(pace="daily")
        await its.until(lambda: blocking(its.state) == (0,))
        await its.quiet()
        plain = clock.now() + ALL
        await its.until(lambda: f"<t:{plain // 1000}:R>" in its_board(its))
        await anna.slash(its.channel, "preferences")
        page = await its.until(lambda: form_of(its, anna))
        assert "**Quiet hours at daily tables** · none" in texts(page)
        await choose(its, anna, page, "22", "8", "rome")
        await its.until(lambda: "22:00 to 08:00, Europe/Rome" in texts(form_of(its, anna)))
        due = rome(2026, 6, 15, 14)
        await its.until(lambda: f"<t:{due // 1000}:R>" in its_board(its))
        await its.until(lambda: f"<t:{due // 1000}:R>" in texts(its.panel(anna) or {}))

        await choose(its, anna, form_of(its, anna), "22", "8", "Atlantis")
        await its.until(lambda: any("time zone “Atlantis”" in text for text in its.only_you(anna, its.channel)))
        await choose(its, anna, form_of(its, anna), "22", "9", "rome")
        await its.until(lambda: any("at most ten hours" in text for text in its.only_you(anna, its.channel)[-1:]))
        assert (await its.store.preferences.chosen_by(its.store.by_user[int(anna.id)])).quiet == NIGHT

        await choose(its, anna, form_of(its, anna), "none", "8", "rome")
        await its.until(lambda: f"<t:{plain // 1000}:R>" in its_board(its))


async def choose(its: Edge, person: Person, page: Any, begin: str, end: str, zone: str) -> None:
    """Fill in the form and submit it."""
    made = await person.click(page["id"], "p1:prefs:choose:quiet")
    await its.until(lambda: made.modal)
    await person.submit(made, {"begin": [begin], "end": [end], "zone": zone})


def its_board(its: Edge) -> str:
    """Return the text of the table's message."""
    return "".join(texts(message) for message in its.host.messages(its.thread()))
