"""Quiet hours at daily tables: how they are said, and the form in which they are chosen (S24, T66)."""

from __future__ import annotations

from typing import Any

import discord

from bot.i18n import Words
from bot.store.quiet import HOURS, QuietHours
from bot.ui.page_items import PageId, dispatch_page
from bot.ui.screens.form import Form

QUIET = "quiet"
"""The preference, and the deed of the form."""
OFF = "none"
USUAL = QuietHours(22, 8, "")
"""What the form offers somebody who has no quiet hours yet."""
ZONES = {"it": "Europe/Rome", "es-ES": "Europe/Madrid", "en-GB": "Europe/London"}
"""The zone a client's language suggests; where people of a language live in many zones there is none."""


def quiet_text(kept: str, words: Words) -> str:
    """A person's quiet hours in words."""
    hours = QuietHours.read(kept)
    if hours is None:
        return words.text("ui-pref-quiet-none")
    return words.text("ui-pref-quiet-set", begin=_o_clock(hours.begin), end=_o_clock(hours.end), zone=hours.zone)


class QuietForm(Form):
    """From, to, time zone. Nothing is kept in it; submitting it goes the way of the page's controls."""

    def __init__(self, kept: str, locale: str, words: Words) -> None:
        named = PageId("prefs", QUIET).encode()
        super().__init__(title=words.text("ui-quiet-title")[:45], custom_id=named, timeout=900)
        now = QuietHours.read(kept) or USUAL
        off = discord.SelectOption(label=words.text("ui-quiet-off"), value=OFF)
        self.begin: discord.ui.Select[Any] = discord.ui.Select(custom_id="begin", options=[off, *_hours(now.begin)])
        self.end: discord.ui.Select[Any] = discord.ui.Select(custom_id="end", options=_hours(now.end))
        self.zone: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="zone", default=now.zone or ZONES.get(locale), placeholder="Europe/Rome", max_length=64
        )
        self.add_item(discord.ui.Label(text=words.text("ui-quiet-begin"), component=self.begin))
        self.add_item(discord.ui.Label(text=words.text("ui-quiet-end"), component=self.end))
        hint = words.text("ui-quiet-zone-hint")
        self.add_item(discord.ui.Label(text=words.text("ui-quiet-zone"), description=hint, component=self.zone))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Hand on what was chosen."""
        chosen = [*self.begin.values[:1], *self.end.values[:1], self.zone.value]
        await dispatch_page(interaction, self.custom_id, chosen)


def _hours(chosen: int) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=_o_clock(hour), value=str(hour), default=hour == chosen) for hour in HOURS]


def _o_clock(hour: int) -> str:
    return f"{hour:02}:00"
