"""Post and delete the temporary messages of a table.

These are: calls to a player's turn, the only messages with a mention besides kept chairs (ux.md S27); offers to
concede; chairs offered to substitutes (3.3); chairs kept for waiting people (E48); the notice that the table has been
paused for a day (3.2). All are derived from the newest state alone, so that a restart leaves none behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace as changed

from bot.i18n import choose, words
from bot.services import Services
from bot.table.clocks import time_allowed, turn_of
from bot.table.model import PLAYING, Call, TableState
from bot.table.ports import Person, Slot
from bot.table.selectors import public_view
from bot.table.turn_calls import FIRST_CALL, JUST_ACTED, NOTICE, NUDGE, called
from bot.ui import screens
from bot.ui.messages.desired_messages import DesiredMessage
from bot.ui.messages.membership import Membership, missing
from bot.ui.messages.sender import Sender
from bot.ui.requests.caller import Callers, deadline_of, words_of
from bot.ui.requests.panels import Panels
from bot.ui.screens.waiting_list import chair_kept
from bot.ui.transport.load import LATER, SPARING, Traffic
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

CALLS = ("ping:", "yield:", "relief:", "queue:", "rest:", "attack:")
"""Prefixes of the slots of these messages."""

ATTACKS = 4
"""The table is paused if its board is deleted so often (:mod:`bot.ui.features.channel_loss`)."""

THREAD, DM, OFF = "thread", "dm", "off"
"""Where a person may choose to be called."""


class Calls:
    """Brings the calls and notices to the people of a table."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        panels: Panels,
        sender: Sender,
        members: Membership,
        traffic: Traffic | None = None,
    ) -> None:
        self._services = services
        self._callers = callers
        self._panels = panels
        self._sender = sender
        self._members = members
        self._traffic = traffic or Traffic()

    async def bring(
        self, state: TableState, slot: str, row: Slot | None, again: Callable[[], None]
    ) -> bool | Failure | None:
        """Post, replace or change a temporary message that still holds.

        ``again`` asks for another visit: it is used if the person pressed something just now, so that they are not
        called while they are present.
        """
        if slot.startswith("queue:"):
            return await self._chair(state, slot, row)
        if slot.startswith("ping:"):
            return await self._turn(state, slot, row, again)
        return await self._offer(state, slot, row)

    async def _turn(
        self, state: TableState, slot: str, row: Slot | None, again: Callable[[], None]
    ) -> bool | Failure | None:
        player = int(slot.partition(":")[2])
        call, person = called(state, player), await self._person(state, player)
        where = await self._services.store.preferences.notice(person.id) if person is not None else OFF
        if call is None or person is None or where == OFF or not state.thread:
            return await self._sender.erase(row)
        if where == DM and await self._sender.shut(person):
            where = THREAD  # Direct messages do not arrive, but the player wishes to be called (E2).
        new = row is None or row.shown_seq < call.seq
        if not new and row is not None and row.gone:
            return None
        if new and not state.paused and call.kind != NUDGE and not self._panels.idle(person.user, JUST_ACTED):
            asyncio.get_running_loop().call_later(JUST_ACTED / 1000, again)
            return None
        wait = self._put_off(state, player, call) if new else 0.0
        if wait:
            asyncio.get_running_loop().call_later(wait, again)
            return None
        if new and await missing(self._services, self._members, state, player, person.user):
            return None
        if new and row is not None:
            failure = await self._sender.erase(row)
            if failure is not None:
                return failure
            row = changed(row, gone=True)
        if where == DM:
            screen = await self._screen(state, call, person, DM)
            sent = await self._sender.bring(state, slot, DesiredMessage(screen, person=person, silent=False), row)
            if sent or not await self._sender.shut(person):
                return sent
        screen = await self._screen(state, call, person, THREAD)
        plan = DesiredMessage(screen, state.thread, mention=person.user, silent=False)
        return await self._sender.bring(state, slot, plan, row)

    def _put_off(self, state: TableState, player: int, call: Call) -> float:
        """Return the seconds by which the first call to a turn is delayed under load: 45 s after the turn began instead
        of 20 (ux.md 5.4)."""
        if call.kind != NOTICE or not FIRST_CALL.get(state.pace) or state.paused or self._traffic.level() < SPARING:
            return 0.0
        turn = turn_of(state, player, self._services.tables.timers(state.id))
        allowed = time_allowed(state, player)
        if turn is None or allowed is None:
            return 0.0
        waited = (self._services.clock.now() - turn.fire_at + allowed) / 1000
        return max(0.0, FIRST_CALL[state.pace] / 1000 + LATER - waited)

    async def _offer(self, state: TableState, slot: str, row: Slot | None) -> bool | Failure | None:
        """Update an offer to concede (``yield:<deal>``), a chair for a substitute (``relief:<player>``), the notice of
        a long pause (``rest:<seq>``) or of a board that was deleted again and again (``attack:<seq>``)."""
        kind, _, number = slot.partition(":")
        said = words(choose(state.language, None))
        screen: Screen | None = None
        if state.thread:
            who = await self._callers.company(state, said)
            if kind == "relief":
                screen = screens.open_chair(state, int(number), who, said)
            elif kind == "yield" and state.offer is not None:
                screen = screens.concession(state, state.offer, who, said)
            elif kind == "rest":
                screen = screens.thread_messages.long_rest(state, said)
            elif kind == "attack":
                screen = screens.thread_messages.vandalised(state, said, ATTACKS)
        if screen is None:
            return await self._sender.erase(row)
        return await self._sender.bring(state, slot, DesiredMessage(screen, state.thread), row)

    async def _chair(self, state: TableState, slot: str, row: Slot | None) -> bool | Failure | None:
        """Tell a waiting person that a chair is kept for them: where they choose to be called, else at the table
        itself, because they asked for the chair (E48)."""
        number = int(slot.partition(":")[2])
        kept = next((one for one in state.waiting_list.reserved if one.person == number and state.open), None)
        person = (await self._services.store.people.by_number([number])).get(number)
        if kept is None or person is None:
            return await self._sender.erase(row)
        if row is not None and row.shown_seq < kept.seq:
            failure = await self._sender.erase(row)
            if failure is not None:
                return failure
            row = changed(row, gone=True)
        if await self._services.store.preferences.notice(number) == DM and not await self._sender.shut(person):
            screen = chair_kept(state, kept, person.user, await words_of(self._services, person))
            sent = await self._sender.bring(state, slot, DesiredMessage(screen, person=person, silent=False), row)
            if sent or not await self._sender.shut(person):
                return sent
        screen = chair_kept(state, kept, person.user, words(choose(state.language, None)))
        where = state.thread if state.status == PLAYING and state.thread else state.channel
        return await self._sender.bring(
            state, slot, DesiredMessage(screen, where, mention=person.user, silent=False), row
        )

    async def _screen(self, state: TableState, call: Call, person: Person, where: str) -> Screen:
        said = words(choose(person.locale if where == DM else state.language, None))
        who = await self._callers.company(state, said)
        deadline = None if state.paused else deadline_of(self._services, state, call.player)
        return screens.call(state, public_view(state), call, person.user, who, said, deadline_ms=deadline)

    async def _person(self, state: TableState, player: int) -> Person | None:
        number = state.chairs[player].person if player < len(state.chairs) else None
        return (await self._services.store.people.by_number([number])).get(number) if number is not None else None
