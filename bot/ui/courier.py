"""Brings one planned message where it belongs: edits it, posts it anew, and knows what to do when that fails."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from msgspec.structs import replace as changed

from bot.services import Services
from bot.table.model import TableState
from bot.table.ports import Person, Slot
from bot.ui import deliver
from bot.ui.deliver import Failure
from bot.ui.dm import Dms
from bot.ui.ids import base36
from bot.ui.painter import digest
from bot.ui.panels import Panels
from bot.ui.plans import Plan
from bot.ui.screen import Screen
from bot.ui.threads import Threads

log = logging.getLogger(__name__)

BARE = (Failure.REFUSED, Failure.FORBIDDEN)
"""What may be the picture's fault (too big, or files are not allowed there): the words alone are tried then."""


UNWRITTEN = (Failure.CLOSED, Failure.STRANGER, Failure.TOO_MANY, Failure.FORBIDDEN)
"""Why a person gets no direct messages any more, until she asks for them."""

Trouble = Callable[[TableState, Failure], Awaitable[bool]]
Stranger = Callable[[TableState, Person], Awaitable[None]]


class Courier:
    """Carries out plans. One plan for a slot at a time; the store remembers every message."""

    def __init__(
        self,
        client: deliver.Channels,
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
        """Told of somebody with whom no server is shared any more: she may have left this one (E3)."""
        self.trouble: Trouble | None = None
        """Told when a message cannot be put where its table is played: whether that holds the table now."""

    async def bring(self, state: TableState, slot: str, plan: Plan, row: Slot | None) -> bool | Failure:
        """Make the slot show what was planned. True if it is a new message now, False if the old one shows it (or
        nothing is to be done), else why it does not."""
        name = digest(plan.screen)
        anew = plan.anew or (row is not None and plan.person is None and row.channel != plan.channel)
        if row is None or anew or row.gone:
            return await self._post(state, slot, plan, row) if row is None or anew or plan.revive else False
        if row.digest == name:
            return False
        failure = await (self._edit(row, plan.screen) if plan.person is None else self._renew(row, plan.screen))
        match failure:
            case None:
                await self._services.store.save_slot(changed(row, shown_seq=state.seq, digest=name))
                return False
            case Failure.GONE:
                await self._services.store.save_slot(changed(row, gone=True))
                return await self._post(state, slot, plan, changed(row, gone=True)) if plan.revive else False
            case Failure.NOWHERE if plan.person is not None:
                await self._dms.lost(plan.person)
                await self._services.store.save_slot(changed(row, gone=True))
                return await self._post(state, slot, plan, changed(row, gone=True)) if plan.revive else False
            case Failure.TOO_OLD:
                return await self._post(state, slot, replace(plan, anew=True), row)
            case _:
                return await self._failed(state, slot, plan, failure)

    async def shut(self, person: Person) -> bool:
        """Whether no direct message is sent to the person now."""
        return await self._dms.shut(person)

    async def erase(self, row: Slot | None) -> Failure | None:
        """Delete a message that is not to stay; nothing where there is none. A failure other than its having gone."""
        if row is None or row.gone:
            return None
        failure = await deliver.delete(self._client, row.channel, row.message)
        if failure is Failure.ARCHIVED and await self._threads.open_again(row.channel) is None:
            failure = await deliver.delete(self._client, row.channel, row.message)
        if failure in (None, Failure.GONE, Failure.NOWHERE):
            await self._services.store.save_slot(changed(row, gone=True))
            return None
        return failure

    async def _renew(self, row: Slot, screen: Screen) -> Failure | None:
        """Edit a direct message through the last press on it, as long as that is possible: such requests do not count
        against the limit that all tables share (ux.md 5.1)."""
        press = self._panels.pressed(row.message)
        if press is not None:
            if await deliver.replace_original(press, screen) is None:
                return None
            self._panels.spent(row.message)
        return await self._edit(row, screen)

    async def _edit(self, row: Slot, screen: Screen) -> Failure | None:
        failure = await deliver.edit(self._client, row.channel, row.message, screen)
        if failure is Failure.ARCHIVED and await self._threads.open_again(row.channel) is None:
            failure = await deliver.edit(self._client, row.channel, row.message, screen)
        if failure in BARE and screen.pictures:
            failure = await deliver.edit(self._client, row.channel, row.message, screen.without_pictures())
        return failure

    async def _post(self, state: TableState, slot: str, plan: Plan, row: Slot | None) -> bool | Failure:
        channel = plan.channel if plan.person is None else await self._dms.channel(plan.person)
        if isinstance(channel, Failure):
            return await self._failed(state, slot, plan, channel)
        sent = await self._send(channel, plan, nonce(state.id, slot, row))
        if isinstance(sent, Failure):
            return await self._failed(state, slot, plan, sent)
        now = self._services.clock.now()
        await self._services.store.save_slot(Slot(state.id, slot, channel, sent, now, state.seq, digest(plan.screen)))
        if row is not None and not row.gone and plan.stub is not None:
            await deliver.edit(self._client, row.channel, row.message, plan.stub)
        return True

    async def _send(self, channel: int, plan: Plan, name: str) -> int | Failure:
        sent = await deliver.post(
            self._client, channel, plan.screen, nonce=name, silent=plan.silent, mention=plan.mention
        )
        if sent is Failure.ARCHIVED and await self._threads.open_again(channel) is None:
            sent = await deliver.post(
                self._client, channel, plan.screen, nonce=name, silent=plan.silent, mention=plan.mention
            )
        if sent in BARE and plan.screen.pictures:
            bare = plan.screen.without_pictures()
            sent = await deliver.post(self._client, channel, bare, nonce=name, silent=plan.silent, mention=plan.mention)
        return sent

    async def _failed(self, state: TableState, slot: str, plan: Plan, failure: Failure) -> bool | Failure:
        """Do what there is to do about a failure."""
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
    """The same for every try to post one message, at most 25 characters: a repeated post gives the first message.

    It changes with the message that is replaced, not with the state, so that a try after a crash finds the first one
    although the game has gone on in between.
    """
    kind, _, number = slot.partition(":")
    return f"{table}-{kind[0]}{number}-{base36((row.message if row else 0) % 36**7)}"[:25]
