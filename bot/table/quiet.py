"""A player's quiet hours become facts of a daily table, and its clocks follow them (ux.md 3.1, E42; T66)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import MINUTE
from bot.table.model import PLAYING, TableState
from bot.table.nights import DAY, PACE, Spans, awake_between, awake_until, clipped, joined, nights_of
from bot.table.ports import Timer
from bot.table.verdict import Context, OutOfDate, Verdict

AHEAD = 21 * DAY
"""For so long quiet hours are kept in advance, in ms: a deadline never lies beyond, however often it is moved on."""
RENEWED = 10 * DAY
"""They are kept anew when less than this is left of that, in ms: the longest clock, nights included, has five days."""
PERSONAL = ("turn", "notice", "reminder")
"""The clocks that stand still with a player's quiet hours."""


def keep(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house has looked up when a player wishes to be left alone."""
    body = command.body
    assert isinstance(body, cmd.KeepQuiet)
    if command.person is not None:
        return Refusal("not-host")
    sits = 0 <= body.player < len(state.chairs) and state.chairs[body.player].person == body.person
    fact = kept(state, body.player, body.spans, body.until, context.now) if sits else None
    return OutOfDate() if fact is None else (fact,)


def kept(state: TableState, player: int, wished: Spans, until: int, now: int) -> ev.QuietKept | None:
    """The fact that the player's clock stands still as she wishes up to ``until``; None where that is known already, or
    where there is no such thing."""
    if state.status != PLAYING or state.pace != PACE:
        return None
    before = next((one for one in state.quiet if one.player == player), None)
    known, known_until = (before.spans, before.until) if before is not None else ((), 0)
    spans = joined(known, wished, now)
    if clipped(spans, now, known_until) != clipped(known, now, known_until):
        return ev.QuietKept(player, spans, until)
    renewed = clipped(spans, now, until) and known_until < now + RENEWED
    return ev.QuietKept(player, spans, until) if renewed else None


def moved(
    before: TableState, after: TableState, timers: Iterable[Timer], events: Iterable[Any], now: int
) -> tuple[Timer, ...]:
    """The running clocks after facts that give time back, and after quiet hours have changed: each has the time it had,
    and runs out when that has passed outside the quiet hours there are now."""
    found = tuple(timers)
    for event in events:
        if isinstance(event, ev.Credited):
            found = credited(found, event.ms, now, before)
        elif isinstance(event, ev.TimeGranted):
            found = tuple(_later(timer, event) for timer in found)
    if (before.quiet, before.pace) == (after.quiet, after.pace):
        return found
    return tuple(_retimed(timer, before, after, now) for timer in found)


def credited(
    timers: Iterable[Timer], downtime: int, now: int, state: TableState, grace: int = MINUTE
) -> tuple[Timer, ...]:
    """Clocks given back after the house was closed for ``downtime`` ms: moved on by it, and never due at once. Nothing
    is given back for quiet hours: they stood still then anyway."""
    found: list[Timer] = []
    for timer in timers:
        spans = nights_of(state, timer.player) if timer.kind in PERSONAL else ()
        left = awake_between(now - downtime, timer.fire_at, spans)
        found.append(replace(timer, fire_at=awake_until(now, max(left, grace), spans)))
    return tuple(found)


def _later(timer: Timer, event: ev.TimeGranted) -> Timer:
    hers = timer.kind in PERSONAL and timer.player == event.player
    return replace(timer, fire_at=timer.fire_at + event.ms) if hers else timer


def _retimed(timer: Timer, before: TableState, after: TableState, now: int) -> Timer:
    old, new = nights_of(before, timer.player), nights_of(after, timer.player)
    if timer.kind not in PERSONAL or old == new:
        return timer
    return replace(timer, fire_at=awake_until(now, awake_between(now, timer.fire_at, old), new))
