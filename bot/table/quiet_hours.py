"""Turns players' quiet hours into events of a daily table and moves its clocks accordingly (ux.md 3.1, E42; T66).

The quiet hours are looked up whenever something happens at the table.
"""

from __future__ import annotations

import logging
from typing import Protocol

from msgspec.structs import replace

from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import DAY, QUIET_PACE, Spans, clipped, joined
from bot.table.commands import Command, Outcome
from bot.table.events import QuietKept
from bot.table.facts import fact, quiet_of_others
from bot.table.model import PLAYING, Quiet, TableState
from bot.table.ports import QuietWishes, StoreBusy
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict

log = logging.getLogger(__name__)

COMMANDS = Commands()
on = COMMANDS.on

AHEAD = 21 * DAY
"""How far in advance quiet hours are recorded, in ms: no deadline lies further ahead, however often it is moved."""
RENEWED = 10 * DAY
"""They are recorded again when less than this is left, in ms: the longest clock, quiet hours included, runs five
days."""


@on(cmd.KeepQuiet, by=BOT)
def keep(state: TableState, body: cmd.KeepQuiet, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: record the quiet hours that were looked up for a player."""
    sits = 0 <= body.player < len(state.chairs) and state.chairs[body.player].person == body.person
    fact = kept(state, body.player, body.spans, body.until, context.now) if sits else None
    return OutOfDate() if fact is None else (fact,)


def kept(state: TableState, player: int, wished: Spans, until: int, now: int) -> ev.QuietKept | None:
    """Return the event that records the player's quiet hours up to ``until``; None if they are recorded already or
    quiet hours do not apply at this table."""
    if state.status != PLAYING or state.pace != QUIET_PACE:
        return None
    before = next((one for one in state.clocks.quiet if one.player == player), None)
    known, known_until = (before.spans, before.until) if before is not None else ((), 0)
    spans = joined(known, wished, now)
    if clipped(spans, now, known_until) != clipped(known, now, known_until):
        return ev.QuietKept(player, spans, until)
    renewed = clipped(spans, now, until) and known_until < now + RENEWED
    return ev.QuietKept(player, spans, until) if renewed else None


class Tables(Protocol):
    """The part of :class:`bot.table.manager.TableManager` that is needed here."""

    async def submit(self, command: Command) -> Outcome:
        """Send a command to its table."""
        ...


async def quiet_facts(wishes: QuietWishes, state: TableState, now: int) -> tuple[QuietKept, ...]:
    """Return the quiet hours not yet recorded at the table, as events. They are written together with the events that
    led to ``state``, so that no clock starts without them and no deadline is shown that moves a moment later."""
    try:
        bodies = await _wished(wishes, state, now)
    except StoreBusy as busy:
        log.warning("quiet hours could not be read: %s", busy.reason, extra={"table": state.id})
        return ()
    found = [kept(state, body.player, body.spans, body.until, now) for body in bodies]
    return tuple(fact for fact in found if fact is not None)


async def take_effect(tables: Tables, wishes: QuietWishes, state: TableState, now: int) -> None:
    """Record changed quiet hours of a player at the table now, so that the running clocks follow at once."""
    for body in await _wished(wishes, state, now):
        if kept(state, body.player, body.spans, body.until, now) is not None:
            await tables.submit(cmd.Command(f"q{body.player}-{state.seq}-{now}", state.id, body))


async def _wished(wishes: QuietWishes, state: TableState, now: int) -> list[cmd.KeepQuiet]:
    """Look up the quiet hours of all people at a daily table."""
    if state.status != PLAYING or state.pace != QUIET_PACE:
        return []
    return [
        cmd.KeepQuiet(player, chair.person, await wishes.quiet_spans(chair.person, now, now + AHEAD), now + AHEAD)
        for player, chair in enumerate(state.chairs)
        if chair.person is not None
    ]


# -- what the facts change


@fact(ev.QuietKept)
def _quiet_kept(state: TableState, event: ev.QuietKept) -> TableState:
    quiet = (*quiet_of_others(state, event.player), Quiet(event.player, event.spans, event.until))
    return replace(state, clocks=replace(state.clocks, quiet=quiet))
