"""Carry out the plan for one message: edit it or post it again, and handle failures."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from msgspec.structs import replace as changed

from bot.services import Services
from bot.table.model import TableState
from bot.table.ports import Person, Slot
from bot.ui.messages.desired_messages import BROUGHT_DOWN, DesiredMessage
from bot.ui.messages.direct_messages import Dms
from bot.ui.messages.screen_builder import digest
from bot.ui.messages.threads import Threads
from bot.ui.requests.panels import Panels
from bot.ui.transport import send
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

BARE = (Failure.REFUSED, Failure.FORBIDDEN)
"""Failures that the picture may have caused (too big, or files are not allowed there). The message is then tried
without pictures."""


UNWRITTEN = (Failure.CLOSED, Failure.STRANGER, Failure.TOO_MANY, Failure.FORBIDDEN)
"""Failures after which a person gets no direct messages until they ask for them."""

Trouble = Callable[[TableState, Failure], Awaitable[bool]]
Stranger = Callable[[TableState, Person], Awaitable[None]]


class Sender:
    """Carries out plans, one at a time for each slot. The store keeps a row for every message."""

    def __init__(
        self,
        client: send.Channels,
        services: Services,
        dms: Dms,
        threads: Threads,
        panels: Panels,
        masked: set[str] | None = None,
    ) -> None:
        self._client = client
        self._services = services
        self._dms = dms
        self._threads = threads
        self._panels = panels
        self.masked = masked if masked is not None else set()
        self.stranger: Stranger | None = None
        """Called for a person with whom the bot shares no server any more: they may have left the table's server
        (E3)."""
        self.trouble: Trouble | None = None
        """Called when a message cannot be posted where its table is played. Returns whether the table is paused for
        it."""

    async def bring(self, state: TableState, slot: str, plan: DesiredMessage, row: Slot | None) -> bool | Failure:
        """Make the slot show what was planned. Returns True if it is a new message now, False if the old message shows
        it or nothing is to be done, else the failure."""
        name = digest(plan.screen)
        repost = plan.repost or (row is not None and plan.person is None and row.channel != plan.channel)
        if row is None or repost or row.gone:
            return await self._post(state, slot, plan, row) if row is None or repost or plan.revive else False
        if row.digest == name:
            return False
        failure = await (self._edit(row, plan.screen) if plan.person is None else self._renew(row, plan.screen))
        if plan.pushed is not None:
            self._panels.places.arrived((state.id, plan.pushed), private=False)
        match failure:
            case None:
                self._services.store.messages.save_shown(changed(row, shown_seq=state.seq, digest=name))
                return False
            case Failure.GONE:
                await self._services.store.messages.save_slot(changed(row, gone=True))
                return await self._post(state, slot, plan, changed(row, gone=True)) if plan.revive else False
            case Failure.NOWHERE if plan.person is not None:
                await self._dms.lost(plan.person)
                await self._services.store.messages.save_slot(changed(row, gone=True))
                return await self._post(state, slot, plan, changed(row, gone=True)) if plan.revive else False
            case Failure.TOO_OLD if not state.open:
                # Names may have to go from the old message, so it is edited later and none takes its place.
                return Failure.UNREACHABLE
            case Failure.TOO_OLD:
                return await self._post(state, slot, replace(plan, repost=True), row)
            case _:
                return await self._failed(state, slot, plan, failure)

    async def shut(self, person: Person) -> bool:
        """Return whether no direct message is sent to the person now."""
        return await self._dms.shut(person)

    async def erase(self, row: Slot | None) -> Failure | None:
        """Delete a message, if there is one. Returns a failure, unless the message was already gone."""
        if row is None or row.gone:
            return None
        failure = await send.delete(self._client, row.channel, row.message)
        if failure is Failure.ARCHIVED and await self._threads.open_again(row.channel) is None:
            failure = await send.delete(self._client, row.channel, row.message)
        if failure in (None, Failure.GONE, Failure.NOWHERE):
            await self._services.store.messages.save_slot(changed(row, gone=True))
            return None
        return failure

    async def _renew(self, row: Slot, screen: Screen) -> Failure | None:
        """Edit a direct message through the last press on it, as long as that is possible. Such requests do not count
        against the limit shared by all tables (ux.md 5.1)."""
        press = self._panels.pressed(row.message)
        if press is not None:
            if await send.replace_original(press, screen) is None:
                return None
            self._panels.spent(row.message)
        return await self._edit(row, screen)

    async def _edit(self, row: Slot, screen: Screen) -> Failure | None:
        failure = await send.edit(self._client, row.channel, row.message, screen)
        if failure is Failure.ARCHIVED and await self._threads.open_again(row.channel) is None:
            failure = await send.edit(self._client, row.channel, row.message, screen)
        if failure in BARE and screen.pictures:
            failure = await send.edit(self._client, row.channel, row.message, screen.without_pictures())
        return failure

    async def _post(self, state: TableState, slot: str, plan: DesiredMessage, row: Slot | None) -> bool | Failure:
        channel = plan.channel if plan.person is None else await self._dms.channel(plan.person)
        if isinstance(channel, Failure):
            return await self._failed(state, slot, plan, channel)
        old = row if row is not None and not row.gone else None
        if old is not None and plan.stub is not None and slot == "board" and old.posted_at != BROUGHT_DOWN:
            # Stored first: after a crash the post is repeated, and the nonce finds the message that was posted.
            await self._services.store.messages.save_slot(changed(old, posted_at=BROUGHT_DOWN))
        sent = await self._send(channel, plan, nonce(state.id, slot, row))
        if isinstance(sent, Failure):
            return await self._failed(state, slot, plan, sent)
        if old is not None and plan.stub is not None:
            # Before the new message is stored, because its row replaces that of the old one.
            await send.edit(self._client, old.channel, old.message, plan.stub)
        now = self._services.clock.now()
        await self._services.store.messages.save_slot(
            Slot(state.id, slot, channel, sent, now, state.seq, digest(plan.screen))
        )
        return True

    async def _send(self, channel: int, plan: DesiredMessage, name: str) -> int | Failure:
        sent = await send.post(self._client, channel, plan.screen, nonce=name, silent=plan.silent, mention=plan.mention)
        if sent is Failure.ARCHIVED and await self._threads.open_again(channel) is None:
            sent = await send.post(
                self._client, channel, plan.screen, nonce=name, silent=plan.silent, mention=plan.mention
            )
        if sent in BARE and plan.screen.pictures:
            bare = plan.screen.without_pictures()
            sent = await send.post(self._client, channel, bare, nonce=name, silent=plan.silent, mention=plan.mention)
        return sent

    async def _failed(self, state: TableState, slot: str, plan: DesiredMessage, failure: Failure) -> bool | Failure:
        """Handle a failure. Returns it if the caller has to know, else False."""
        if slot.startswith("note:"):
            return False if failure is not Failure.UNREACHABLE else failure
        if plan.person is not None and failure is Failure.NOWHERE:
            await self._dms.lost(plan.person)
            return Failure.UNREACHABLE
        if plan.person is not None and failure in UNWRITTEN:
            await self._dms.closed(state, plan.person)
            if failure is Failure.STRANGER and self.stranger is not None:
                await self.stranger(state, plan.person)
            return False
        if failure is Failure.BLOCKED and plan.person is None and state.id not in self.masked:
            log.warning("AutoMod refuses the names of a table", extra={"table": state.id})
            self.masked.add(state.id)
            return Failure.BLOCKED
        at_table = plan.person is None and plan.channel == state.thread
        if at_table and self.trouble is not None and await self.trouble(state, failure):
            return False
        log.warning("a message cannot be shown", extra={"table": state.id, "slot": slot, "why": failure.name})
        return Failure.REFUSED if failure is Failure.BLOCKED else failure


def nonce(table: str, slot: str, row: Slot | None) -> str:
    """Return the nonce for a message, at most 25 characters and the same for every try to post it: Discord answers a
    repeated post with the first message.

    It depends on the message that is replaced, not on the state, so that a try after a crash finds the first message
    even if the game has gone on meanwhile.
    """
    kind, _, number = slot.partition(":")
    return f"{table}-{kind[0]}{number}-{base36((row.message if row else 0) % 36**7)}"[:25]
