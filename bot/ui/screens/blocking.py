"""A page of ``/preferences``: whether one is invited, and whom one has blocked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words, plain
from bot.store.preferences import Preferences
from bot.table.ports import Person
from bot.ui.page_items import PageId
from bot.ui.screen import MAX_OPTIONS, NEUTRAL, Button, Choice, Menu, Part, Pick, Screen, Section, Text
from bot.ui.screens.base import body, small

PAGE = "prefs"
AT_ONCE = 5
"""People who can be blocked with one choice."""


def blocking_screen(prefers: Preferences, blocked: Sequence[Person], words: Words, said: str = "") -> Screen:
    """Both, and what came of the last press (``said``). Everybody who is blocked stands in a menu that takes them off
    the list."""
    now = prefers.invites
    other = "none" if now == "all" else "all"
    head = f"## {words.text('ui-people-title')}"
    lines = [f"**{words.text('ui-pref-invites')}** · {words.text(f'ui-pref-invites-{now}')}"]
    lines.append(small(words.text("ui-pref-invites-hint")))
    count = words.text("ui-blocked-count", count=len(blocked))
    told = [f"**{words.text('ui-blocked-title')}** · {count}", small(words.text("ui-blocked-hint")), said]
    parts: list[Part] = [
        Text(head),
        Section("\n".join(lines), Button(words.text("ui-btn-change"), _id("invites", other))),
        Text(body([line for line in told if line], words)),
        Pick(_id("block"), words.text("ui-block-choose"), "users", 1, AT_ONCE),
    ]
    for number, start in enumerate(range(0, len(blocked), MAX_OPTIONS)):
        some = blocked[start : start + MAX_OPTIONS]
        choices = tuple(Choice(str(one.id), plain(one.name, "…")) for one in some)
        menu = Menu(_id("unblock", str(number)), words.text("ui-unblock-choose"), choices, 1, len(choices))
        parts.append(menu)
    parts.append((Button(words.text("ui-btn-prefs"), _id("open")),))
    return Screen(tuple(parts), NEUTRAL)


def _id(deed: str, arg: str = "") -> str:
    return PageId(PAGE, deed, arg).encode()
