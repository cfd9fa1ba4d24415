"""``/preferences``: only the person herself ever sees the page, and every press is about herself."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from bot.i18n import choose, words
from bot.services import Services
from bot.table.model import TableState
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.block_controls import DEEDS, BlockControls
from bot.ui.dm import CHANNEL, DM, Dms
from bot.ui.failure import Failure
from bot.ui.lookup import Caller, Lookup
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.quiet_controls import QuietControls
from bot.ui.screen import NEUTRAL, Screen, Text
from bot.ui.screens.preferences import ROWS, STANDING, choice_screen, preferences_screen, said_values
from bot.ui.screens.privacy import privacy_screen
from bot.ui.screens.quiet import QUIET
from bot.ui.slots import Slots

BLOCKED = (Failure.CLOSED, Failure.STRANGER, Failure.FORBIDDEN)


class PreferencePages(Page):
    """Choosing, and the test whether messages arrive."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers, slots: Slots, dms: Dms) -> None:
        super().__init__(services, lookup, answers)
        self._slots = slots
        self._dms = dms
        self._quiet = QuietControls(services, answers)
        self._blocks = BlockControls(services)

    async def command(self, interaction: Interaction) -> None:
        """``/preferences``."""
        await self._answers.tell(interaction, await self._page(await self._lookup.caller(interaction)))

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """One of its controls. What it names and is not there any more changes nothing and shows the page anew."""
        name, _, value = control.arg.partition(".")
        match control.deed:
            case deed if deed in DEEDS:
                await self._blocks.press(interaction, caller, control, values)
            case "choose" if name == QUIET:
                await self._quiet.ask(interaction, caller)
            case "quiet":
                await self._keep_quiet(interaction, caller, values)
            case "set" if name in ROWS:
                await self._set(interaction, caller, name, values[0] if values else value)
            case "choose" if name in ROWS:
                wish = await self._services.store.wish(caller.person.id)
                await deliver.in_place(interaction, choice_screen(name, caller.prefers, wish, caller.words))
            case "test":
                await self._test(interaction, caller)
            case "data":
                wish = await self._services.store.wish(caller.person.id)
                await self._answers.tell(interaction, privacy_screen(caller.person.id, wish, caller.words))
            case _:
                await deliver.in_place(interaction, await self._page(caller))

    async def _page(self, caller: Caller) -> Screen:
        wish = await self._services.store.wish(caller.person.id)
        closed = caller.prefers.surface == DM and caller.person.surface == CHANNEL
        return preferences_screen(caller.prefers, wish, caller.words, closed=closed)

    async def _keep_quiet(self, interaction: Interaction, caller: Caller, values: list[str]) -> None:
        """What the form of the quiet hours was submitted with."""
        if await self._quiet.submitted(interaction, caller, values):
            await deliver.replace(interaction, await self._page(await self._lookup.caller(interaction)))
            await self._quiet.take_effect(caller.person.id)

    async def _set(self, interaction: Interaction, caller: Caller, name: str, said: str) -> None:
        store, person = self._services.store, caller.person
        value = said_values(name).get(said)
        if value is not None and name == STANDING:
            await store.set_wish(person.id, said)
        elif value is not None:
            prefers = await store.set_preference(person.id, name, value)
            if name == "surface":
                self._dms.allow(person.user)
                await store.set_surface(person.id, prefers.surface)
                person = replace(person, surface=prefers.surface)
            language = words(choose(person.locale, prefers.language))
            caller = dataclasses.replace(caller, person=person, words=language, prefers=prefers)
        await deliver.in_place(interaction, await self._page(caller))
        if value is not None and name != STANDING:
            await self._show_again(caller)

    async def _show_again(self, caller: Caller) -> None:
        """Her panels at every table, in the new way; where she wants none in her messages they are put away."""
        for state, player in await self._hands(caller):
            slot = f"hand:{player}"
            if caller.prefers.surface == CHANNEL:
                async with self._slots.held(state.id, slot):
                    rows = {row.slot: row for row in await self._services.store.slots(state.id)}
                    if slot in rows and not rows[slot].gone:
                        await self._dms.withdraw(rows[slot], screens.hand_stub(state, caller.words))
            self._slots.wake(state.id, slot)

    async def _hands(self, caller: Caller) -> list[tuple[TableState, int]]:
        """The running matches she plays in, and as which player."""
        found: list[tuple[TableState, int]] = []
        for row in await self._services.store.tables(person=caller.person.id):
            state = await self._lookup.readable(row.id)
            player = state.chair_of(caller.person.id) if state is not None and state.match is not None else None
            if state is not None and player is not None:
                found.append((state, player))
        return found

    async def _test(self, interaction: Interaction, caller: Caller) -> None:
        """Whether a message arrives; from now on her cards come so, if she wishes (E1)."""
        await deliver.defer(interaction, thinking=True)
        store, said = self._services.store, caller.words
        failure = await self._dms.test(caller.person, Screen((Text(said.text("ui-dm-test")),), NEUTRAL))
        wished = caller.prefers.surface == DM
        if failure is None:
            key = "reply-dm-works" if wished else "reply-dm-works-channel"
        else:
            key = "reply-dm-blocked" if failure in BLOCKED else "reply-dm-later"
        if wished and (failure is None or failure in BLOCKED):
            await store.set_surface(caller.person.id, DM if failure is None else CHANNEL)
        await self._answers.tell(
            interaction, screens.notice(said.text(key), "done" if failure is None else "info", said)
        )
        if wished and failure is None:
            for state, player in await self._hands(caller):
                self._slots.wake(state.id, f"hand:{player}")
