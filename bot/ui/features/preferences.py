"""``/preferences``: settings, quiet hours, invitations, blocked people and the test of direct messages.

Only the person sees the pages, and every press is about their own settings. People who are blocked are not told. Quiet
hours take effect at once at every daily table (ux.md S24, 3.1; T66).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.registry import games
from bot.i18n import choose, escape, plain, words
from bot.ports.people import HOURS, MAX_BLOCKED, QuietHours, may_be, zone_named
from bot.render import HandPreview, Picture
from bot.services import Services
from bot.table.model import PLAYING, TableState
from bot.table.quiet_hours import take_effect
from bot.ui import screens
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.messages.direct_messages import CHANNEL, DM, Dms
from bot.ui.messages.reconciler import Reconciler
from bot.ui.requests.answers import Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.pictures import KeptPictures
from bot.ui.screens.preferences import (
    AT_ONCE,
    BEGIN,
    END,
    OFF,
    OLDER,
    QUIET,
    ROWS,
    STANDING,
    ZONE,
    QuietForm,
    blocking_screen,
    choice_screen,
    preferences_screen,
    preview_of,
    said_values,
)
from bot.ui.screens.privacy import privacy_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import whole
from bot.ui.transport.screen import NEUTRAL, Screen, Text
from bot.ui.transport.send import Failure


class QuietControls:
    """Opens the form for quiet hours and takes what was submitted."""

    def __init__(self, services: Services, answers: Answers) -> None:
        self._services = services
        self._answers = answers

    async def ask(self, interaction: Interaction, caller: Caller) -> None:
        """Open the form."""
        form = QuietForm(caller.prefers.quiet, caller.person.locale, caller.words)
        await send.attempt(interaction.response.send_modal(form), "asking for quiet hours")

    async def submitted(self, interaction: Interaction, caller: Caller, fields: Mapping[str, str]) -> bool:
        """Store the chosen hours. Return False if they are not possible: then the person is told and nothing
        changes."""
        begin, end, zone = (fields.get(name, "") for name in (BEGIN, END, ZONE))
        wished = ""
        if begin != OFF:
            known = zone_named(zone)
            if known is None:
                said = escape(plain(zone[:64], "…"))
                await self._answers.refuse(interaction, caller, "reply-quiet-zone", zone=said)
                return False
            hours = QuietHours(_hour(begin), _hour(end), known)
            if not hours.fit:
                await self._answers.refuse(interaction, caller, "reply-quiet-long")
                return False
            wished = hours.text
        await self._services.store.preferences.set_preference(caller.person.id, QUIET, wished)
        return True

    async def take_effect(self, person: int) -> None:
        """Apply the new quiet hours to the person's clocks at every running table."""
        store = self._services.store
        for row in await store.tables.listed(person=person):
            if row.status == PLAYING:
                state = await self._services.tables.readable(row.id)
                if state is not None:
                    await take_effect(self._services.tables, store.preferences, state, self._services.clock.now())


def _hour(said: str) -> int:
    return int(said) if said.isdecimal() and int(said) in HOURS else 0


class BlockControls:
    """Answers the page of invitations and blocked people. Every press is about the lists of the person who presses."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(ids.PEOPLE)
    async def open(self, press: PagePress) -> None:
        """Show the page."""
        await self._show(press.interaction, press.caller)

    @handles(ids.INVITES)
    async def set_invites(self, press: PagePress, wish: str) -> None:
        """Set from whom the person takes invitations. A value there is none of changes nothing."""
        caller = press.caller
        if may_be("invites", wish):
            prefers = await self._services.store.preferences.set_preference(caller.person.id, "invites", wish)
            caller = dataclasses.replace(caller, prefers=prefers)
        await self._show(press.interaction, caller)

    @handles(ids.BLOCK)
    async def block(self, press: PagePress) -> None:
        """Block the people who were chosen."""
        said = await self._block(press.interaction, press.caller, press.values)
        await self._show(press.interaction, press.caller, said)

    @handles(ids.UNBLOCK)
    async def unblock(self, press: PagePress, menu: str) -> None:
        """Unblock the people who were chosen."""
        store, me = self._services.store, press.caller.person.id
        named = {whole(value) for value in press.values}
        await store.blocks.unblock(me, [one for one in await store.blocks.blocked_by(me) if one in named])
        await self._show(press.interaction, press.caller)

    async def _show(self, interaction: Interaction, caller: Caller, said: str = "") -> None:
        store, me = self._services.store, caller.person
        listed = await store.blocks.blocked_by(me.id)
        people = await store.people.by_number(listed)
        blocked = [people[number] for number in listed if number in people]
        await send.in_place(interaction, blocking_screen(caller.prefers, blocked, caller.words, said))

    async def _block(self, interaction: Interaction, caller: Caller, values: list[str]) -> str:
        """Block the chosen people. Return what to tell the person, "" if nothing."""
        data: dict[str, Any] = dict(interaction.data or {})
        users = (data.get("resolved") or {}).get("users") or {}
        store, now = self._services.store, self._services.clock.now()
        for value in list(dict.fromkeys(values))[:AT_ONCE]:
            user, number = users.get(value), whole(value)
            if user is None or number is None:
                return caller.words.text("reply-old-control")
            name = str(user.get("global_name") or user.get("username") or "…")
            if number == caller.person.user or user.get("bot"):
                return caller.words.text("reply-block-not", who=escape(plain(name, "…")))
            other = await store.people.person_of(number) or await store.people.person(number, name, "")
            if not await store.blocks.block(caller.person.id, other.id, now):
                return caller.words.text("reply-block-full", count=MAX_BLOCKED)
        return ""


BLOCKED = (Failure.CLOSED, Failure.STRANGER, Failure.FORBIDDEN)

PREVIEWS = 24
"""Number of previews kept, about 45 kB each."""


class PreferencePages(Page):
    """Answers the preferences page, and tests whether direct messages arrive."""

    def __init__(
        self, services: Services, callers: Callers, answers: Answers, reconciler: Reconciler, dms: Dms
    ) -> None:
        super().__init__(services, callers, answers)
        self._reconciler = reconciler
        self._dms = dms
        self._quiet = QuietControls(services, answers)
        self._previews = KeptPictures[HandPreview](PREVIEWS)

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/preferences``."""
        await self._answers.tell(interaction, await self._page(await self._callers.caller(interaction)))

    @handles(ids.PREFERENCES)
    async def open(self, press: PagePress) -> None:
        """Show the page."""
        await send.in_place(press.interaction, await self._page(press.caller))

    @handles(ids.PREFERENCE_CHOICE)
    async def choose(self, press: PagePress, arg: str) -> None:
        """Show the values of a setting. One that no longer exists changes nothing, and the page is shown again."""
        name, caller = arg.partition(".")[0], press.caller
        if name == QUIET:
            await self._quiet.ask(press.interaction, caller)
        elif name in ROWS:
            wish = await self._services.store.privacy.wish(caller.person.id)
            await send.in_place(press.interaction, choice_screen(name, caller.prefers, wish, caller.words))
        else:
            await self.open(press)

    @handles(ids.PREFERENCE_SET)
    async def set(self, press: PagePress, arg: str) -> None:
        """Set a setting to the chosen value, or to the one in the argument."""
        name, _, value = arg.partition(".")
        if name in ROWS:
            await self._set(press.interaction, press.caller, name, press.value if press.values else value)
        else:
            await self.open(press)

    @handles(ids.PREFERENCES_DATA)
    async def show_data(self, press: PagePress) -> None:
        """Show the page of ``/privacy``."""
        person = press.caller.person.id
        wish = await self._services.store.privacy.wish(person)
        await self._answers.tell(press.interaction, privacy_screen(person, wish, press.caller.words))

    async def _page(self, caller: Caller) -> Screen:
        wish = await self._services.store.privacy.wish(caller.person.id)
        closed = caller.prefers.surface == DM and caller.person.surface == CHANNEL
        picture = await self._preview(caller)
        return preferences_screen(caller.prefers, wish, caller.words, closed=closed, picture=picture)

    async def _preview(self, caller: Caller) -> Picture | None:
        """Return the picture of a hand as the person will see it, with cards of the game they played last; None if it
        takes too long."""
        last = await self._services.store.profiles.played_last(caller.person.id, caller.guild)
        slug = last if last in games() else min(games(), key=lambda slug: games()[slug].meta.players)
        content = preview_of(caller.prefers, slug, caller.words)
        return await self._previews.of(content, lambda: self._services.pictures.preview(content), "a preview")

    @handles(ids.QUIET_FORM)
    async def keep_quiet(self, press: PagePress) -> None:
        """Take the form of the quiet hours."""
        interaction, caller = press.interaction, press.caller
        if await self._quiet.submitted(interaction, caller, press.fields):
            await send.replace(interaction, await self._page(await self._callers.caller(interaction)))
            await self._quiet.take_effect(caller.person.id)

    async def _set(self, interaction: Interaction, caller: Caller, name: str, said: str) -> None:
        store, person = self._services.store, caller.person
        value = said_values(name).get(OLDER.get((name, said), said))
        if value is not None and name == STANDING:
            await store.privacy.set_wish(person.id, said)
        elif value is not None:
            prefers = await store.preferences.set_preference(person.id, name, value)
            if name == "surface":
                self._dms.allow(person.user)
                await store.people.set_surface(person.id, prefers.surface)
                person = replace(person, surface=prefers.surface)
            language = words(choose(person.locale, prefers.language))
            caller = dataclasses.replace(caller, person=person, words=language, prefers=prefers)
        await send.in_place(interaction, await in_time(interaction, self._page(caller)))
        if value is not None and name != STANDING:
            await self._show_again(caller)

    async def _show_again(self, caller: Caller) -> None:
        """Show the player's panels again with the new settings. If they want none in direct messages, those are
        removed."""
        for state, player in await self._hands(caller):
            slot = f"hand:{player}"
            if caller.prefers.surface == CHANNEL:
                async with self._reconciler.held(state.id, slot):
                    rows = {row.slot: row for row in await self._services.store.messages.slots(state.id)}
                    if slot in rows and not rows[slot].gone:
                        await self._dms.withdraw(rows[slot], screens.hand_stub(state, caller.words))
            self._reconciler.wake(state.id, slot)

    async def _hands(self, caller: Caller) -> list[tuple[TableState, int]]:
        """Return the running matches the person plays in, each with their player number."""
        found: list[tuple[TableState, int]] = []
        for row in await self._services.store.tables.listed(person=caller.person.id):
            state = await self._callers.readable(row.id)
            player = state.chair_of(caller.person.id) if state is not None and state.match is not None else None
            if state is not None and player is not None:
                found.append((state, player))
        return found

    @handles(ids.TEST_DM)
    async def test(self, press: PagePress) -> None:
        """Test whether a direct message arrives. If it does, the player's cards come there from now on if they wish so
        (E1)."""
        interaction, caller = press.interaction, press.caller
        await send.defer(interaction, thinking=True)
        store, said = self._services.store, caller.words
        failure = await self._dms.test(caller.person, Screen((Text(said.text("ui-dm-test")),), NEUTRAL))
        wished = caller.prefers.surface == DM
        if failure is None:
            key = "reply-dm-works" if wished else "reply-dm-works-channel"
        else:
            key = "reply-dm-blocked" if failure in BLOCKED else "reply-dm-later"
        if wished and (failure is None or failure in BLOCKED):
            await store.people.set_surface(caller.person.id, DM if failure is None else CHANNEL)
        await self._answers.tell(
            interaction, screens.notice(said.text(key), "done" if failure is None else "info", said)
        )
        if wished and failure is None:
            for state, player in await self._hands(caller):
                self._reconciler.wake(state.id, f"hand:{player}")
