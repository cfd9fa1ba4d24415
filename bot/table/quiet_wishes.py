"""From what people wish to the facts of a daily table: looked up when something happens there (ux.md E42; T66)."""

from __future__ import annotations

import logging
from typing import Protocol

from bot.table import commands as cmd
from bot.table.commands import Command, Outcome
from bot.table.events import QuietKept
from bot.table.model import PLAYING, TableState
from bot.table.nights import PACE, Spans
from bot.table.ports import StoreBusy
from bot.table.quiet import AHEAD, kept

log = logging.getLogger(__name__)


class Wishes(Protocol):
    """What people have chosen."""

    async def quiet_spans(self, person: int, begin: int, end: int) -> Spans:
        """The person's quiet hours between two moments (Unix ms), in order."""
        ...


class Tables(Protocol):
    """The one door to the tables."""

    async def submit(self, command: Command) -> Outcome:
        """Give a command to its table."""
        ...


async def quiet_facts(wishes: Wishes, state: TableState, now: int) -> tuple[QuietKept, ...]:
    """The quiet hours that are no facts of the table yet. They are written together with the facts that led to
    ``state``, so that no clock begins without them and no deadline is shown that is put off a moment later."""
    try:
        bodies = await _wished(wishes, state, now)
    except StoreBusy as busy:
        log.warning("quiet hours could not be read: %s", busy.reason, extra={"table": state.id})
        return ()
    found = [kept(state, body.player, body.spans, body.until, now) for body in bodies]
    return tuple(fact for fact in found if fact is not None)


async def take_effect(tables: Tables, wishes: Wishes, state: TableState, now: int) -> None:
    """Somebody at the table has changed her quiet hours: the clocks that run there follow at once."""
    for body in await _wished(wishes, state, now):
        if kept(state, body.player, body.spans, body.until, now) is not None:
            await tables.submit(cmd.Command(f"q{body.player}-{state.seq}-{now}", state.id, body))


async def _wished(wishes: Wishes, state: TableState, now: int) -> list[cmd.KeepQuiet]:
    if state.status != PLAYING or state.pace != PACE:
        return []
    return [
        cmd.KeepQuiet(player, chair.person, await wishes.quiet_spans(chair.person, now, now + AHEAD), now + AHEAD)
        for player, chair in enumerate(state.chairs)
        if chair.person is not None
    ]
