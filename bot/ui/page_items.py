"""Controls of pages that belong to no table, from leaderboards to settings (``p1:{page}:{deed}:{arg}``)."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Protocol, Self, cast

import discord

from bot.ui.ids import HAND_ACTIONS, LIMIT
from bot.ui.items import guarded, values_of

PREFIX = "p1:"
PAGE_TEMPLATE = re.compile(r"p1:(?P<page>[a-z]{1,12}):(?P<deed>[a-z]{1,12}):(?P<arg>[0-9A-Za-z_.-]{0,72})")
"""What every control of a page looks like, to be matched in full."""


DEEDS: dict[str, frozenset[str]] = {
    "board": frozenset({"game", "measure", "period", "back", "on", "mine", "words", "scope"}),
    "profile": frozenset({"game", "replay", "best"}),
    "privacy": frozenset({"open", "wish", "export", "forget", "sure"}),
    "prefs": frozenset({"open", "choose", "set", "quiet", "test", "data", "people", "invites", "block", "unblock"}),
    "setup": frozenset(
        {"open", "channels", "limit", "language", "role", "boards", "desk", "notices", "check", "limits", "hourly"}
    ),
    "signals": frozenset({"days"}),
    "data": frozenset({"open", "export", "erase", "sure"}),
    "reports": frozenset({"open", "read", "log", "settle"}),
    "guide": frozenset({"open", "go", "game", "values"}),
    "lesson": frozenset({"begin", "finish", "hint"}) | HAND_ACTIONS,
}
"""What the controls of each page do. No other control can be made: a test knows of each what its id may reach."""


class PageId(NamedTuple):
    """What a page's control stands for: the page, what is to be done, and everything the page needs to know."""

    page: str
    deed: str
    arg: str = ""

    def encode(self) -> str:
        """The custom id. Raises ValueError if :func:`parse_page` could not read it back, or for a deed that its page
        does not have (:data:`DEEDS`)."""
        if self.deed not in DEEDS.get(self.page, ()):
            raise ValueError(f"no deed of this page: {self.page} {self.deed}")
        text = f"{PREFIX}{self.page}:{self.deed}:{self.arg}"
        if parse_page(text) != self:
            raise ValueError(f"not an id of a page: {text!r}")
        return text


def parse_page(custom_id: str) -> PageId | None:
    """The page's control with this custom id, or None if it is none."""
    found = PAGE_TEMPLATE.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    return None if found is None else PageId(found["page"], found["deed"], found["arg"])


class PageHandler(Protocol):
    """What the client offers as ``client.pages``."""

    async def handle(self, interaction: discord.Interaction[Any], control: PageId, values: list[str]) -> None:
        """Answer one press. ``values`` are a select's choices, [] for a button."""
        ...


class PageControl(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PAGE_TEMPLATE):
    """A button or a select of a page; its id says everything, so that it works after any restart."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was pressed, made anew from its id."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client's pages. Never raises: what fails is logged and answered."""
        await dispatch_page(interaction, self.custom_id)


async def dispatch_page(interaction: discord.Interaction[Any], custom_id: str, values: list[str] | None = None) -> None:
    """One press, from the library to ``client.pages``. Never raises.

    ``values`` are those of a modal; a component's own are read from the interaction.
    """
    async with guarded(interaction, "a page failed") as controls:
        control = parse_page(custom_id)
        if control is None:
            await controls.unknown(interaction)
            return
        pages = cast(PageHandler, interaction.client.pages)  # pyright: ignore[reportAttributeAccessIssue]
        await pages.handle(interaction, control, values_of(interaction, values))
