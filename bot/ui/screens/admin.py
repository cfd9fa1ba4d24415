"""S25: what a server settles, whether the bot has what it needs in each channel, and the server's data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words, escape, plain
from bot.store.guilds import GuildSettings
from bot.table.quota import LEAST, NAMES, Limits
from bot.ui.page_items import PageId
from bot.ui.screen import BAD, NEUTRAL, Button, Choice, Menu, Pick, Screen, Section, Text
from bot.ui.screens.base import body, small

LANGUAGES = ("server", "en", "it", "es")
"""``server``: the language the server is set to."""
LIMITS = (1, 2, 3, 5, 10, 15, 20, 25, 50)
MOST_CHANNELS = 10
HOURLY = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200)
"""What a limit of an hour can be set to."""

Checked = tuple[str, Sequence[str]]
"""The name of a channel, and the permissions the bot lacks there."""


def setup_screen(settings: GuildSettings, checked: Sequence[Checked], words: Words, *, reports: int = 0) -> Screen:
    """Everything that can be settled, the list of permissions, and how many reports nobody has dealt with."""
    lines = [f"## {words.text('ui-setup-title')}", small(words.text("ui-setup-hint"))]
    lines.append(f"**{words.text('ui-setup-permissions')}**")
    lines += [_permissions(name, missing, words) for name, missing in checked]
    lines += [words.text("ui-setup-reports", count=reports)] if reports else []
    boards = "ui-setup-boards-on" if settings.boards else "ui-setup-boards-off"
    return Screen(
        (
            Text(body(lines, words)),
            Pick(_id("channels"), words.text("ui-setup-channels"), "channels", 0, MOST_CHANNELS, settings.channels),
            _menu("language", LANGUAGES, settings.language or LANGUAGES[0], words),
            Menu(
                _id("limit"),
                words.text("ui-setup-limit"),
                tuple(
                    Choice(str(one), words.text("ui-setup-tables", count=one), chosen=one == settings.limit)
                    for one in LIMITS
                ),
            ),
            Pick(_id("role"), words.text("ui-setup-role"), "roles", 0, 1, (settings.role,) if settings.role else ()),
            (
                Button(words.text(boards), _id("boards")),
                Button(words.text("ui-setup-notices"), _id("desk")),
                Button(words.text("ui-btn-limits"), _id("limits")),
                Button(words.text("ui-btn-check"), _id("check")),
            ),
        ),
        BAD if any(missing for _, missing in checked) else NEUTRAL,
    )


def notices_screen(settings: GuildSettings, words: Words) -> Screen:
    """In which channel the moderators are told that there is a report (E60)."""
    lines = [f"## {words.text('ui-notices-title')}", words.text("ui-notices-text")]
    chosen = (settings.notices,) if settings.notices else ()
    pick = Pick(_id("notices"), words.text("ui-notices-pick"), "channels", 0, 1, chosen)
    return Screen((Text(body(lines, words)), pick, (Button(words.text("ui-btn-back-setup"), _id("open")),)), NEUTRAL)


def limits_screen(limits: Limits, words: Words) -> Screen:
    """How much one person may do in an hour, each limit with a button that leads to its own page."""
    lines = [f"## {words.text('ui-limits-title')}", words.text("ui-limits-text"), small(words.text("ui-limits-hint"))]
    change = words.text("ui-btn-change")
    rows = [
        Section(
            words.text(f"ui-limits-{name}", count=getattr(limits, name)),
            Button(change, PageId("setup", "limits", name).encode()),
        )
        for name in NAMES
    ]
    back = (Button(words.text("ui-btn-back-setup"), _id("open")),)
    return Screen((Text(body(lines, words)), *rows, back), NEUTRAL)


def limit_screen(name: str, limits: Limits, words: Words) -> Screen:
    """The page of one of these limits. ``name`` is one of NAMES."""
    now: int = getattr(limits, name)
    values = sorted({now, *(one for one in HOURLY if one >= LEAST.get(name, 0))})
    choices = tuple(Choice(str(one), words.text(f"ui-limits-{name}", count=one), chosen=one == now) for one in values)
    menu = Menu(PageId("setup", "hourly", name).encode(), words.text("ui-prefs-choose"), choices)
    back = (Button(words.text("ui-btn-limits"), _id("limits")),)
    lines = [f"### {words.text('ui-limits-title')}", words.text(f"ui-limits-{name}", count=now)]
    return Screen((Text(body(lines, words)), menu, back), NEUTRAL)


def _permissions(name: str, missing: Sequence[str], words: Words) -> str:
    channel = escape(plain(name, "—"))
    if not missing:
        return words.text("ui-setup-ok", channel=channel)
    names = words.joined([words.text(f"perm-{one.replace('_', '-')}") for one in missing])
    return words.text("ui-setup-lacks", channel=channel, names=names)


def _menu(deed: str, values: Sequence[str], chosen: str, words: Words) -> Menu:
    choices = tuple(Choice(one, words.text(f"ui-setup-{deed}-{one}"), chosen=one == chosen) for one in values)
    return Menu(_id(deed), words.text(f"ui-setup-{deed}"), choices)


def _id(deed: str, page: str = "setup") -> str:
    return PageId(page, deed).encode()


def data_screen(words: Words) -> Screen:
    """What is kept of a server, and what can be done with it."""
    lines = [f"## {words.text('ui-data-title')}", words.text("ui-data-text")]
    buttons = (
        Button(words.text("ui-btn-data-export"), _id("export", "data")),
        Button(words.text("ui-btn-data-erase"), _id("erase", "data"), "red"),
    )
    return Screen((Text(body(lines, words)), buttons), NEUTRAL)


def erase_screen(tables: int, words: Words) -> Screen:
    """The second question before a server's data are erased; ``tables`` are open there."""
    lines = [f"## {words.text('ui-erase-title')}", words.text("ui-erase-text", count=tables)]
    buttons = (
        Button(words.text("ui-btn-erase-yes"), _id("sure", "data"), "red"),
        Button(words.text("ui-btn-cancel"), _id("open", "data")),
    )
    return Screen((Text(body(lines, words)), buttons), BAD)
