"""Choosing whether one is invited, and whom one blocks. The others are told nothing."""

from __future__ import annotations

import dataclasses
from typing import Any

from bot.i18n import escape, plain
from bot.services import Services
from bot.store.blocks import MOST
from bot.store.preferences import may_be
from bot.ui import deliver
from bot.ui.answers import Interaction
from bot.ui.ids import whole
from bot.ui.lookup import Caller
from bot.ui.page_items import PageId
from bot.ui.screens.blocking import AT_ONCE, blocking_screen

DEEDS = frozenset({"people", "invites", "block", "unblock"})
"""What is answered here of the page of preferences."""


class BlockControls:
    """Every press is about the lists of the person who presses."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Show the page, or change what it shows. What is not there any more changes nothing."""
        store, me, said = self._services.store, caller.person, ""
        if control.deed == "invites" and may_be("invites", control.arg):
            caller = dataclasses.replace(caller, prefers=await store.set_preference(me.id, "invites", control.arg))
        elif control.deed == "block":
            said = await self._block(interaction, caller, values)
        elif control.deed == "unblock":
            named = {whole(value) for value in values}
            await store.unblock(me.id, [one for one in await store.blocked_by(me.id) if one in named])
        listed = await store.blocked_by(me.id)
        people = await store.people(listed)
        blocked = [people[number] for number in listed if number in people]
        await deliver.in_place(interaction, blocking_screen(caller.prefers, blocked, caller.words, said))

    async def _block(self, interaction: Interaction, caller: Caller, values: list[str]) -> str:
        """Put the people who were chosen on the list; what is to be said of it, "" where there is nothing."""
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
            other = await store.person_of(number) or await store.person(number, name, "")
            if not await store.block(caller.person.id, other.id, now):
                return caller.words.text("reply-block-full", count=MOST)
        return ""
