"""Server settings and the server's data (S25).

The settings page also checks by channel whether the bot has the permissions it needs.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import LANGUAGES as SPOKEN
from bot.i18n import Words, escape, plain
from bot.ports.servers import ServerSettings
from bot.table.quota import MIN_LIMITS, NAMES, Limits
from bot.ui.screens.base import body, small
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import PageControl
from bot.ui.transport.screen import BAD, NEUTRAL, Button, Choice, Menu, Pick, Screen, Section, Text

LANGUAGES = ("server", *SPOKEN)
"""Languages of a server's tables; ``server`` is the language set in Discord."""
LIMITS = (1, 2, 3, 5, 10, 15, 20, 25, 50)
MOST_CHANNELS = 10
HOURLY = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200)
"""Values offered for a limit per hour."""

Checked = tuple[str, Sequence[str]]
"""The name of a channel, and the permissions that the bot lacks there."""


def setup_screen(
    settings: ServerSettings, checked: Sequence[Checked], words: Words, *, reports: int = 0, tables: int = 10
) -> Screen:
    """Return all settings, the list of permissions, and the number of unsettled reports. ``tables`` is how many tables
    may be open on a server that has not chosen a limit."""
    lines = [f"## {words.text('ui-setup-title')}", small(words.text("ui-setup-hint"))]
    lines.append(f"**{words.text('ui-setup-permissions')}**")
    lines += [permission_line(name, missing, words) for name, missing in checked]
    lines += [words.text("ui-setup-reports", count=reports)] if reports else []
    boards = "ui-setup-boards-on" if settings.boards else "ui-setup-boards-off"
    return Screen(
        (
            Text(body(lines, words)),
            Pick(
                ids.SETUP_CHANNELS.id(),
                words.text("ui-setup-channels"),
                "channels",
                0,
                MOST_CHANNELS,
                settings.channels,
            ),
            _menu("language", ids.SETUP_LANGUAGE, LANGUAGES, settings.language or LANGUAGES[0], words),
            Menu(
                ids.SETUP_LIMIT.id(),
                words.text("ui-setup-limit"),
                (
                    # A choice of its own: Discord sends nothing if the value that is shown as chosen is chosen again.
                    Choice("0", words.text("ui-setup-tables-default", count=tables), chosen=not settings.limit),
                    *(
                        Choice(str(one), words.text("ui-setup-tables", count=one), chosen=one == settings.limit)
                        for one in LIMITS
                    ),
                ),
            ),
            Pick(
                ids.SETUP_ROLE.id(),
                words.text("ui-setup-role"),
                "roles",
                0,
                1,
                (settings.role,) if settings.role else (),
            ),
            (
                Button(words.text(boards), ids.SETUP_BOARDS.id()),
                Button(words.text("ui-setup-notices"), ids.SETUP_DESK.id()),
                Button(words.text("ui-btn-limits"), ids.SETUP_LIMITS.id("")),
                Button(words.text("ui-setup-daily"), ids.SETUP_DAILY.id()),
                Button(words.text("ui-btn-check"), ids.SETUP_CHECK.id()),
            ),
        ),
        BAD if any(missing for _, missing in checked) else NEUTRAL,
    )


def notices_screen(settings: ServerSettings, words: Words) -> Screen:
    """Return the choice of the channel in which moderators are notified of reports (E60)."""
    lines = [f"## {words.text('ui-notices-title')}", words.text("ui-notices-text")]
    chosen = (settings.notices,) if settings.notices else ()
    pick = Pick(ids.SETUP_NOTICES.id(), words.text("ui-notices-pick"), "channels", 0, 1, chosen)
    return Screen((Text(body(lines, words)), pick, (Button(words.text("ui-btn-back-setup"), ids.SETUP.id()),)), NEUTRAL)


HOURS = 24
"""Hours of a day, of which one is chosen."""


def daily_posts_screen(settings: ServerSettings, words: Words) -> Screen:
    """Return the choice of the channels for the puzzle and the deals of the day, and of the hour for the deals."""
    puzzle = [f"## {words.text('ui-daily-title')}", words.text("ui-daily-setup")]
    deals = [f"## {words.text('ui-day-post-title')}", words.text("ui-day-setup")]
    picks = [
        Pick(control.id(), words.text(key), "channels", 0, 1, (chosen,) if chosen else ())
        for control, key, chosen in (
            (ids.SETUP_PUZZLES, "ui-daily-pick", settings.puzzles),
            (ids.SETUP_DEALS, "ui-day-pick", settings.deals),
        )
    ]
    hours = tuple(
        Choice(f"{hour}", words.text("ui-day-hour", hour=f"{hour:02}"), chosen=hour == settings.deals_hour)
        for hour in range(HOURS)
    )
    menu = Menu(ids.SETUP_DEALS_HOUR.id(), words.text("ui-day-hours"), hours)
    back = (Button(words.text("ui-btn-back-setup"), ids.SETUP.id()),)
    parts = (Text(body(puzzle, words)), picks[0], Text(body(deals, words)), picks[1], menu, back)
    return Screen(parts, NEUTRAL)


def limits_screen(limits: Limits, words: Words) -> Screen:
    """Return what one person may do per hour; each limit has a button that opens its page."""
    lines = [f"## {words.text('ui-limits-title')}", words.text("ui-limits-text"), small(words.text("ui-limits-hint"))]
    change = words.text("ui-btn-change")
    rows = [
        Section(
            words.text(f"ui-limits-{name}", count=getattr(limits, name)),
            Button(change, ids.SETUP_LIMITS.id(name)),
        )
        for name in NAMES
    ]
    back = (Button(words.text("ui-btn-back-setup"), ids.SETUP.id()),)
    return Screen((Text(body(lines, words)), *rows, back), NEUTRAL)


def limit_screen(name: str, limits: Limits, words: Words) -> Screen:
    """Return the page of one hourly limit. ``name`` is one of NAMES."""
    now: int = getattr(limits, name)
    values = sorted({now, *(one for one in HOURLY if one >= MIN_LIMITS.get(name, 0))})
    choices = tuple(Choice(str(one), words.text(f"ui-limits-{name}", count=one), chosen=one == now) for one in values)
    menu = Menu(ids.SETUP_HOURLY.id(name), words.text("ui-prefs-choose"), choices)
    back = (Button(words.text("ui-btn-limits"), ids.SETUP_LIMITS.id("")),)
    lines = [f"### {words.text('ui-limits-title')}", words.text(f"ui-limits-{name}", count=now)]
    return Screen((Text(body(lines, words)), menu, back), NEUTRAL)


def permission_line(name: str, missing: Sequence[str], words: Words) -> str:
    """Return what the bot lacks in a channel, or that it lacks nothing."""
    channel = escape(plain(name, "—"))
    if not missing:
        return words.text("ui-setup-ok", channel=channel)
    names = words.joined([words.text(f"perm-{one.replace('_', '-')}") for one in missing])
    return words.text("ui-setup-lacks", channel=channel, names=names)


def _menu(deed: str, control: PageControl[None], values: Sequence[str], chosen: str, words: Words) -> Menu:
    choices = tuple(Choice(one, words.text(f"ui-setup-{deed}-{one}"), chosen=one == chosen) for one in values)
    return Menu(control.id(), words.text(f"ui-setup-{deed}"), choices)


def data_screen(words: Words) -> Screen:
    """Return what is stored about a server, and what can be done with it."""
    lines = [f"## {words.text('ui-data-title')}", words.text("ui-data-text")]
    buttons = (
        Button(words.text("ui-btn-data-export"), ids.DATA_EXPORT.id()),
        Button(words.text("ui-btn-data-erase"), ids.DATA_ERASE.id(), "red"),
    )
    return Screen((Text(body(lines, words)), buttons), NEUTRAL)


def erase_screen(tables: int, words: Words) -> Screen:
    """Asks for confirmation before a server's data are erased; ``tables`` is the number of open tables there."""
    lines = [f"## {words.text('ui-erase-title')}", words.text("ui-erase-text", count=tables)]
    buttons = (
        Button(words.text("ui-btn-erase-yes"), ids.DATA_SURE.id(), "red"),
        Button(words.text("ui-btn-cancel"), ids.DATA.id()),
    )
    return Screen((Text(body(lines, words)), buttons), BAD)
