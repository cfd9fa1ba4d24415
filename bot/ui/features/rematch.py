"""Play again with the same people: the players press a button on the final card (ux.md 3.7).

After the last press a table with a live pace checks that all players are there, as their presses go into the first
deal. A slow table starts at once, and so does one of a single person and bots. The press that started the match is
answered with that player's cards.

The next table's id is derived from the finished one's, so that presses at the same time, repeated presses and a restart
in between all lead to one table. Chairs of players who do not return are free for anybody. If seats are drawn by lot,
the table draws them once all have agreed (:func:`bot.table.host.drawn`), so that nobody knows them before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from functools import partial

from bot.i18n import escape, plain
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import CLOSED, FINISHED, LOBBY, PLAYING, TableState
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.features.hand import HandControls
from bot.ui.messages.direct_messages import Dms
from bot.ui.messages.reconciler import Reconciler
from bot.ui.requests import channel_rules
from bot.ui.requests.admission import LIVE, Admission
from bot.ui.requests.answers import Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.opening import POSTED
from bot.ui.screens.base import table_url
from bot.ui.transport import control_ids as ids
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import base36

Telling = Callable[[], Awaitable[None]]
"""Tells the person why they do not sit there."""

SAME, LOTS = "same", "lots"
"""How the players are seated: on the same seats, or by lot."""


def next_table(state: TableState, seats: str, time: int = 0) -> str:
    """Return the id of the table of the next match: 8 base-36 digits, like all table ids. ``time`` counts the tables
    that were opened from this match and are over."""
    again = f":{time}" if time else ""
    found = hashlib.sha256(f"{state.id}:{seats}:{state.ended_at}{again}".encode()).digest()
    return base36(int.from_bytes(found[:8], "big") % 36**8).rjust(8, "0")


class Rematch:
    """Answers the presses on a final card."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        hands: HandControls,
        dms: Dms,
        admission: Admission,
        reconciler: Reconciler,
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._dms = dms
        self._admission = admission
        self._reconciler = reconciler

    @handles(ids.REMATCH)
    async def again(self, press: TablePress, seats: str) -> None:
        """Sit down at the next table. The first press opens it, the last one starts it."""
        interaction, caller, state = press.interaction, press.caller, press.state
        own = state.chair_of(caller.person.id)
        if state.board is not None:
            await self._answers.refuse(interaction, caller, "refusal-board-tournament")
            return
        if own is None or state.status != FINISHED:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
            return
        # Announced if it takes longer: other tables of the server may be opened before, and the first cards be dealt.
        sitting = self._seated(interaction, caller, state, LOTS if seats == LOTS else SAME, own)
        after = await in_time(interaction, sitting, thinking=True, table=True)
        if not isinstance(after, TableState):
            await after()
        elif after.status == PLAYING:
            await self._hands.open(interaction, caller, after)
        else:
            text = caller.words.text("reply-rematch", table=escape(plain(after.name, "…")))
            await self._answers.tell(interaction, screens.notice(text, "done", caller.words, url=table_url(after)))

    async def _seated(
        self, interaction: Interaction, caller: Caller, state: TableState, wish: str, own: int
    ) -> TableState | Telling:
        """Sit down at the next table. Returns the table, once what everybody sees of its match is posted, or what tells
        the person why they do not sit there."""
        async with self._admission.guild(state.guild), self._admission.person(caller.person.id):
            chosen, table = await self._chosen(state, wish)
            # Held back until this press has started the match, so that the message is not posted as a lobby before.
            async with self._reconciler.held(table, "lobby"):
                after = await self._sit(interaction, caller, state, table, chosen, own)
        if isinstance(after, TableState) and after.status == PLAYING:
            await self._reconciler.in_channel(table, POSTED)
        return after

    async def _sit(
        self, interaction: Interaction, caller: Caller, state: TableState, table: str, chosen: str, own: int
    ) -> TableState | Telling:
        """Open the table at the first press, and sit down at every press, by the rules that hold for any table. The
        last press starts the match. Returns the table, or what tells the person why they do not sit there."""
        before = await self._callers.state(table)
        if before is None or not before.seq:
            room = channel_rules.room_at(interaction, state.guild, state.channel)
            turned_away = await self._admission.opens(interaction, caller, room, state.pace)
            if turned_away is not None:
                return partial(self._answers.turned_away, interaction, caller, turned_away)
            await self._open(interaction, caller, state, table, lots=chosen == LOTS)
        barred = await self._admission.again(caller, state, table)
        if barred is not None:
            return partial(self._answers.turned_away, interaction, caller, barred)
        await self._dms.ask_again(caller.person)
        # With lots any chair will do: after an earlier draw another player may sit on this player's old chair.
        seat = cmd.Sit(None if chosen == LOTS else own)
        outcome = await self._answers.submit(interaction, caller, table, seat, thinking=True)
        after = await self._callers.state(table)
        if after is None or after.chair_of(caller.person.id) is None:
            return partial(self._answers.outcome, interaction, caller, table, outcome)
        if after.status == LOBBY and not any(chair.free for chair in after.chairs):
            starting = cmd.Start(check=after.pace in LIVE)
            await self._services.tables.submit(cmd.Command(f"again-start{after.seq}", table, starting))
            return await self._callers.state(table) or after
        return after

    async def _chosen(self, state: TableState, wish: str) -> tuple[str, str]:
        """Return the kind of seats that the first press chose, and the table; ``wish`` if this is the first. A table
        that was closed, or whose match is over, is followed by another: the button never comes too late."""
        time = 0
        while True:
            over = False
            for seats in (SAME, LOTS):
                table = next_table(state, seats, time)
                before = await self._callers.state(table)
                if before is not None and before.seq:
                    if before.status not in (CLOSED, FINISHED):
                        return seats, table
                    over = True
            if not over:
                return wish, next_table(state, wish, time)
            time += 1

    async def _open(
        self, interaction: Interaction, caller: Caller, state: TableState, table: str, *, lots: bool
    ) -> None:
        """Open the next table with the settings and computer players of the finished one. Host and computer players
        keep their chairs."""
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
            await self._admission.not_opened(interaction, caller, state.guild, outcome)
            return
        own = state.chair_of(host)
        if own:
            await self._services.tables.submit(cmd.Command("again-own", table, cmd.Sit(own), host))
        for number, chair in enumerate(state.chairs):
            if chair.level is not None:
                body = cmd.AddBot(chair.level, chair.bot_name, number)
                await self._services.tables.submit(cmd.Command(f"again-bot{number}", table, body, host))
