"""Limit what one person may do in an hour: exceptions, refusals, and what is given back.

People who manage the server are exempt from the limits of tables and of public posts, because they set these limits.
Nobody is exempt from the limits of reports and of what reaches another person (invitations, nudges, offers).
"""

from __future__ import annotations

import contextlib
import dataclasses

from bot.engine.actions import Refusal
from bot.engine.text import MomentArg
from bot.games.registry import games
from bot.i18n import Names
from bot.ports.servers import mark
from bot.services import Services
from bot.table import commands as cmd
from bot.table.ports import StoreBusy
from bot.table.quota import GUEST, GUESTS, INVITE, NUDGE, OFFER, OPEN, POST, REPORT, Exceeded, Use
from bot.ui.requests.answers import Interaction
from bot.ui.requests.caller import Caller
from bot.ui.requests.visibility import manages
from bot.ui.screens.base import small
from bot.ui.transport import send
from bot.ui.transport.screen import Screen, Text
from bot.ui.transport.send import Failure

CODES = {
    OPEN: "quota-open",
    POST: "quota-post",
    INVITE: "quota-invite",
    GUEST: "quota-guest",
    GUESTS: "quota-guests",
    NUDGE: "quota-nudge",
    REPORT: "quota-report",
    OFFER: "quota-offer",
}
UNDONE = cmd.Refused | cmd.Busy | cmd.Stale
"""Outcomes after which nothing was done; the use is given back."""
EXCEPTED = (OPEN, POST)
"""Kinds that are not counted for people who manage the server."""


class Quotas:
    """Counts what people do on a server (its id; 0 means direct messages, where the default limits hold)."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def spend(
        self, interaction: Interaction, caller: Caller, kind: str, guild: int, *, guest: int = 0, part: str = ""
    ) -> Refusal | None:
        """Count this use, or return a refusal that says why not and when it is possible again. ``guest`` is the Discord
        id of the person invited; ``part`` distinguishes several uses in one interaction, and is the table of an offer.
        Raises StoreBusy if nothing can be written."""
        if _excepted(interaction, kind, guild):
            return None
        use = self._use(interaction, caller, kind, guild, guest, part)
        return _refusal(
            await self._services.store.quotas.spend(use, (await self._services.store.servers.settings(guild)).limits)
        )

    async def would_exceed(self, interaction: Interaction, caller: Caller, kind: str, guild: int) -> Refusal | None:
        """As :meth:`spend`, but counts nothing."""
        if _excepted(interaction, kind, guild):
            return None
        use = self._use(interaction, caller, kind, guild, 0, "")
        return _refusal(
            await self._services.store.quotas.would_exceed(
                use, (await self._services.store.servers.settings(guild)).limits
            )
        )

    async def give_back(
        self, interaction: Interaction, caller: Caller, kind: str, guild: int, *, guest: int = 0, part: str = ""
    ) -> None:
        """Remove a use that was counted but not made. If nothing can be written now, it stays counted."""
        with contextlib.suppress(StoreBusy):
            await self._services.store.quotas.give_back(self._use(interaction, caller, kind, guild, guest, part))

    async def show(self, interaction: Interaction, caller: Caller, screen: Screen) -> Failure | None:
        """Answer a command visibly to everybody. If that exceeds the limit of posts, answer the person alone, with a
        line that says when it is possible again."""
        guild = interaction.guild_id or 0
        try:
            refusal = await self.spend(interaction, caller, POST, guild)
            why = sentence(refusal, caller) if refusal is not None else ""
        except StoreBusy:
            why = caller.words.text("reply-unsaved")
        if not why:
            failure = await send.show(interaction, screen)
            if failure is not None:
                await self.give_back(interaction, caller, POST, guild)
            return failure
        line = Text(small(caller.words.text("ui-shown-to-you", why=why)))
        return await send.respond(interaction, dataclasses.replace(screen, parts=(line, *screen.parts)))

    def _use(self, interaction: Interaction, caller: Caller, kind: str, guild: int, guest: int, part: str) -> Use:
        name = mark(guild, guest) if guest else part
        return Use(interaction.id, guild, caller.person.id, kind, self._services.clock.now(), name)


def sentence(refusal: Refusal, caller: Caller) -> str:
    """Return the refusal in the person's language."""
    return caller.words.refusal(refusal, Names(next(iter(games().values())).meta.pack))


def _excepted(interaction: Interaction, kind: str, guild: int) -> bool:
    here = interaction.guild_id is not None and interaction.guild_id == guild
    return kind in EXCEPTED and here and manages(interaction)


def _refusal(found: Exceeded | None) -> Refusal | None:
    if found is None:
        return None
    return Refusal(CODES[found.name], {"count": found.limit, "when": MomentArg(found.until or 0)})
