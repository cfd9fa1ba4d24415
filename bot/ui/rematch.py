"""Playing again with the same people (ux.md 3.7): everybody taps on the final card.

After the last tap a live table asks everybody whether they are there, as their presses go into the first deal; a slow
table starts at once.

The next table's id follows from the finished one's, so that taps at the same time, taps that come twice and a restart
in between all lead to one table. Chairs nobody came back to are free on its card, for anybody. Who sits where by lot is
drawn by the table itself once all have agreed (:func:`bot.table.hosting.drawn`), and not to be known before.
"""

from __future__ import annotations

import hashlib

from bot.i18n import escape, plain
from bot.services import Services
from bot.table import commands as cmd
from bot.table.allowance import HOUR, MINUTE
from bot.table.model import CLOSED, FINISHED, LOBBY, TableState
from bot.ui import rooms, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.dm import Dms
from bot.ui.doors import LIVE, Doors
from bot.ui.ids import base36
from bot.ui.lookup import Caller, Lookup
from bot.ui.screens.base import table_url

TIME = {"live": 10 * MINUTE, "relaxed": 10 * MINUTE, "daily": 48 * HOUR, "none": 48 * HOUR}
"""How long after the end of a match one may ask for the next, in ms."""
SAME, LOTS = "same", "lots"
"""The same seats, or seats by lot."""


def next_table(state: TableState, seats: str) -> str:
    """The id of the table at which this one is played again: 8 base-36 digits, as all ids of tables."""
    found = hashlib.sha256(f"{state.id}:{seats}:{state.ended_at}".encode()).digest()
    return base36(int.from_bytes(found[:8], "big") % 36**8).rjust(8, "0")


class Rematch:
    """Answers the taps on a final card."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers, dms: Dms, doors: Doors) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._dms = dms
        self._doors = doors

    async def press(self, interaction: Interaction, caller: Caller, state: TableState, seats: str) -> None:
        """Sit down at the next table, which the first tap opens and the last one starts."""
        own = state.chair_of(caller.person.id)
        if own is None or state.status != FINISHED:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
            return
        async with self._doors.guild(state.guild), self._doors.person(caller.person.id):
            chosen = await self._chosen(state, LOTS if seats == LOTS else SAME)
            before = await self._lookup.state(next_table(state, chosen))
            closed = before is not None and before.status == CLOSED
            if closed or self._services.clock.now() > state.ended_at + TIME[state.pace]:
                await self._answers.refuse(interaction, caller, "reply-rematch-late")
                return
            await self._sit(interaction, caller, state, chosen, own)

    async def _sit(self, interaction: Interaction, caller: Caller, state: TableState, chosen: str, own: int) -> None:
        """The first tap opens the table, by all rules that hold for opening one; every tap sits down, by all rules that
        hold for that."""
        table = next_table(state, chosen)
        before = await self._lookup.state(table)
        if before is None or not before.seq:
            room = rooms.room_at(interaction, state.guild, state.channel)
            turned_away = await self._doors.opens(interaction, caller, room, state.pace)
            if turned_away is not None:
                await self._answers.turned_away(interaction, caller, turned_away)
                return
            await self._open(interaction, caller, state, table, lots=chosen == LOTS)
        barred = await self._doors.again(caller, state, table)
        if barred is not None:
            await self._answers.turned_away(interaction, caller, barred)
            return
        await self._dms.ask_again(caller.person)
        outcome = await self._answers.submit(interaction, caller, table, cmd.Sit(own), thinking=True)
        after = await self._lookup.state(table)
        if after is None or after.chair_of(caller.person.id) is None:
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        if after.status == LOBBY and not any(chair.free for chair in after.chairs):
            starting = cmd.Start(check=after.pace in LIVE)
            await self._services.tables.submit(cmd.Command(f"again-start{after.seq}", table, starting))
        text = caller.words.text("reply-rematch", table=escape(plain(after.name, "…")))
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words, url=table_url(after)))

    async def _chosen(self, state: TableState, wish: str) -> str:
        """The kind of seats the first tap chose; ``wish`` where this is the first."""
        for seats in (SAME, LOTS):
            before = await self._lookup.state(next_table(state, seats))
            if before is not None and before.seq:
                return seats
        return wish

    async def _open(
        self, interaction: Interaction, caller: Caller, state: TableState, table: str, *, lots: bool
    ) -> None:
        """Open the next table as the finished one was, with its computer players; all on the chairs they had."""
        host = caller.person.id
        opening = cmd.Open(
            state.game,
            state.guild,
            state.channel,
            state.language,
            options=state.options,
            preset=state.preset,
            pace=state.pace,
            ranked=state.ranked,
            talk=state.talk,
            lots=lots,
        )
        outcome = await self._services.tables.submit(cmd.Command(f"again{interaction.id}", table, opening, host))
        if not isinstance(outcome, cmd.Applied):
            await self._doors.not_opened(interaction, caller, state.guild, outcome)
            return
        own = state.chair_of(host)
        if own:
            await self._services.tables.submit(cmd.Command("again-own", table, cmd.Sit(own), host))
        for number, chair in enumerate(state.chairs):
            if chair.level is not None:
                body = cmd.AddBot(chair.level, chair.bot_name, number)
                await self._services.tables.submit(cmd.Command(f"again-bot{number}", table, body, host))
