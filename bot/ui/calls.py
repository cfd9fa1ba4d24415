"""Messages that do not stay: what calls somebody to her turn, the only one that mentions anybody (ux.md S27), an offer
to concede, a chair that is offered (3.3), a chair that is kept for somebody who waits (E48), that a table has rested
for a day (3.2).

Posted, replaced and deleted from the newest state alone, so that a restart leaves none behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace as changed

from bot.i18n import choose, words
from bot.services import Services
from bot.table.allowance import time_allowed, turn_of
from bot.table.calling import BUSY, FIRST, NOTICE, NUDGE, called
from bot.table.look import deal_number, public_view
from bot.table.model import PLAYING, Call, TableState
from bot.table.ports import Person, Slot
from bot.table.rest import rests
from bot.ui import screens
from bot.ui.courier import Courier
from bot.ui.failure import Failure
from bot.ui.ladder import LATER, SPARING
from bot.ui.lookup import Lookup, deadline_of, words_of
from bot.ui.membership import Membership
from bot.ui.panels import Panels
from bot.ui.plans import Plan
from bot.ui.roll_call import missing
from bot.ui.screen import Screen
from bot.ui.screens.queue import chair_kept
from bot.ui.traffic import Traffic

THREAD, DM, OFF = "thread", "dm", "off"
"""Where a person may wish to be called."""


class Calls:
    """Brings the calls to a table's people where they belong."""

    def __init__(
        self,
        services: Services,
        lookup: Lookup,
        panels: Panels,
        courier: Courier,
        members: Membership,
        traffic: Traffic | None = None,
    ) -> None:
        self._services = services
        self._lookup = lookup
        self._panels = panels
        self._courier = courier
        self._members = members
        self._traffic = traffic or Traffic()

    async def bring(
        self, state: TableState, slot: str, row: Slot | None, again: Callable[[], None]
    ) -> bool | Failure | None:
        """Post, replace, change or delete what calls somebody: to a chair, to the turn of ``ping:<player>``, to a vote.

        ``again`` asks for another visit: it is used when the person pressed something just now, so that she is not
        called while she is there."""
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
        where = await self._services.store.notice(person.id) if person is not None else OFF
        if call is None or person is None or where == OFF or not state.thread:
            return await self._courier.erase(row)
        if where == DM and await self._courier.shut(person):
            where = THREAD  # Nothing is sent to her any more, but she wished to be called (E2).
        new = row is None or row.shown_seq < call.seq
        if not new and row is not None and row.gone:
            return None
        if new and not state.paused and call.kind != NUDGE and not self._panels.idle(person.user, BUSY):
            asyncio.get_running_loop().call_later(BUSY / 1000, again)
            return None
        wait = self._put_off(state, player, call) if new else 0.0
        if wait:
            asyncio.get_running_loop().call_later(wait, again)
            return None
        if new and await missing(self._services, self._members, state, player, person.user):
            return None
        if new and row is not None:
            failure = await self._courier.erase(row)
            if failure is not None:
                return failure
            row = changed(row, gone=True)
        if where == DM:
            screen = await self._screen(state, call, person, DM)
            sent = await self._courier.bring(state, slot, Plan(screen, person=person, silent=False), row)
            if sent or not await self._courier.shut(person):
                return sent
        screen = await self._screen(state, call, person, THREAD)
        plan = Plan(screen, state.thread, mention=person.user, silent=False)
        return await self._courier.bring(state, slot, plan, row)

    def _put_off(self, state: TableState, player: int, call: Call) -> float:
        """Seconds by which the first call to a turn comes later under load: after 45 s instead of 20 (ux.md 5.4)."""
        if call.kind != NOTICE or not FIRST.get(state.pace) or state.paused or self._traffic.step() < SPARING:
            return 0.0
        turn = turn_of(state, player, self._services.tables.timers(state.id))
        allowed = time_allowed(state, player)
        if turn is None or allowed is None:
            return 0.0
        waited = (self._services.clock.now() - turn.fire_at + allowed) / 1000
        return max(0.0, FIRST[state.pace] / 1000 + LATER - waited)

    async def _offer(self, state: TableState, slot: str, row: Slot | None) -> bool | Failure | None:
        """An offer to concede (``yield:<deal>``), a chair for a substitute (``relief:<player>``), or that the table has
        rested for a day (``rest:<seq>``)."""
        kind, _, number = slot.partition(":")
        said = words(choose(state.language, None))
        screen: Screen | None = None
        if state.status == PLAYING and state.thread:
            who = await self._lookup.company(state, said)
            if kind == "relief" and state.chairs[int(number)].offered:
                screen = screens.open_chair(state, int(number), who, said)
            elif kind == "yield" and state.offering is not None and int(number) == deal_number(state):
                screen = screens.concession(state, state.offering, who, said)
            elif kind == "rest" and state.rest_until and rests(state) and int(number) == state.paused_at:
                screen = screens.places.long_rest(state, said)
        if screen is None:
            return await self._courier.erase(row)
        return await self._courier.bring(state, slot, Plan(screen, state.thread), row)

    async def _chair(self, state: TableState, slot: str, row: Slot | None) -> bool | Failure | None:
        """Word to somebody who waits that a chair is kept for her now: where she wishes to be called, and where that
        does not reach her at the table itself, for she asked for it (E48)."""
        number = int(slot.partition(":")[2])
        kept = next((one for one in state.kept if one.person == number and state.open), None)
        person = (await self._services.store.people([number])).get(number)
        if kept is None or person is None:
            return await self._courier.erase(row)
        if row is not None and row.shown_seq < kept.seq:
            failure = await self._courier.erase(row)
            if failure is not None:
                return failure
            row = changed(row, gone=True)
        if await self._services.store.notice(number) == DM and not await self._courier.shut(person):
            screen = chair_kept(state, kept, person.user, await words_of(self._services, person))
            sent = await self._courier.bring(state, slot, Plan(screen, person=person, silent=False), row)
            if sent or not await self._courier.shut(person):
                return sent
        screen = chair_kept(state, kept, person.user, words(choose(state.language, None)))
        where = state.thread if state.status == PLAYING and state.thread else state.channel
        return await self._courier.bring(state, slot, Plan(screen, where, mention=person.user, silent=False), row)

    async def _screen(self, state: TableState, call: Call, person: Person, where: str) -> Screen:
        said = words(choose(person.locale if where == DM else state.language, None))
        who = await self._lookup.company(state, said)
        deadline = None if state.paused else deadline_of(self._services, state, call.player)
        return screens.call(state, public_view(state), call, person.user, who, said, deadline_ms=deadline)

    async def _person(self, state: TableState, player: int) -> Person | None:
        number = state.chairs[player].person if player < len(state.chairs) else None
        return (await self._services.store.people([number])).get(number) if number is not None else None
