"""Preferences (S24): one page with a button for each setting, and a menu for settings with more than two values.

Also the form for quiet hours at daily tables (T66), and the page for invitations and blocked people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.games.registry import game
from bot.i18n import Words, plain
from bot.ports.people import HOURS, WISHES, Preferences, QuietHours, values_of
from bot.render import HandPreview
from bot.render.preferences import in_a_row
from bot.table.ports import Person
from bot.ui.screens.base import Form, body, own_picture, small
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import (
    MAX_OPTIONS,
    NEUTRAL,
    Button,
    Choice,
    Menu,
    Part,
    Pick,
    Screen,
    Section,
    Shown,
    Text,
)

QUIET = "quiet"
"""Name of the preference, and action of its form."""
OFF = "none"
USUAL = QuietHours(22, 8, "")
"""What the form suggests to a person who has no quiet hours yet."""
ZONES = {"it": "Europe/Rome", "es-ES": "Europe/Madrid", "en-GB": "Europe/London"}
"""Time zone that a client's language suggests; none for languages spoken in many zones."""


def quiet_text(kept: str, words: Words) -> str:
    """Return a person's quiet hours as text."""
    hours = QuietHours.read(kept)
    if hours is None:
        return words.text("ui-pref-quiet-none")
    return words.text("ui-pref-quiet-set", begin=_o_clock(hours.begin), end=_o_clock(hours.end), zone=hours.zone)


BEGIN, END, ZONE = "begin", "end", "zone"
"""Names of the fields of quiet hours."""


class QuietForm(Form):
    """Form for begin, end and time zone."""

    def __init__(self, kept: str, locale: str, words: Words) -> None:
        named = ids.QUIET_FORM.id()
        super().__init__(words.text("ui-quiet-title"), named)
        now = QuietHours.read(kept) or USUAL
        off = discord.SelectOption(label=words.text("ui-quiet-off"), value=OFF)
        self.begin: discord.ui.Select[Any] = discord.ui.Select(custom_id=BEGIN, options=[off, *_hours(now.begin)])
        self.end: discord.ui.Select[Any] = discord.ui.Select(custom_id=END, options=_hours(now.end))
        self.zone: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=ZONE, default=now.zone or ZONES.get(locale), placeholder="Europe/Rome", max_length=64
        )
        self.add_item(discord.ui.Label(text=words.text("ui-quiet-begin"), component=self.begin))
        self.add_item(discord.ui.Label(text=words.text("ui-quiet-end"), component=self.end))
        hint = words.text("ui-quiet-zone-hint")
        self.add_item(discord.ui.Label(text=words.text("ui-quiet-zone"), description=hint, component=self.zone))


def _hours(chosen: int) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=_o_clock(hour), value=str(hour), default=hour == chosen) for hour in HOURS]


def _o_clock(hour: int) -> str:
    return f"{hour:02}:00"


STANDING = "standing"
"""Name of a setting that is stored elsewhere: the wish that ``/privacy`` shows too."""

ROWS = ("language", "theme", "print", "panel", "confirm", "surface", "notice", "blurred", "forced", QUIET, STANDING)
"""Settings shown, in this order. Beside the picture a page has room for eleven at most (Discord's 40 components)."""

_WORDS = {"": "client", False: "no", True: "yes"}
"""Words for values in ids and in the catalogue; other values stand for themselves."""


def said_values(name: str) -> dict[str, str | bool]:
    """Return the values of a setting, by their words in ids; the default first. Raises KeyError for an unknown
    setting."""
    return {_WORDS.get(value, str(value)): value for value in (WISHES if name == STANDING else values_of(name))}


OLDER = {("confirm", "always"): "twice"}
"""Values in the buttons of pages that were shown by earlier versions, and what they mean now."""


DRAWN = ("theme", "print", "panel", "confirm")
"""Settings that the picture of the page shows."""

SHOWN_CARDS = 11
"""Cards that the picture chooses from: as many as the longest row of a hand has."""


def preview_of(prefers: Preferences, slug: str, words: Words) -> HandPreview:
    """Return the content of the picture that shows what the settings make of the cards of a game."""
    pack = game(slug).meta.pack
    every = [pack.ids[(2 * number + 1) * len(pack.ids) // (2 * SHOWN_CARDS)] for number in range(SHOWN_CARDS)]
    cards = tuple(every[-in_a_row(large=prefers.large) :])
    menu = words.text("ui-choose-card-now" if prefers.confirm == "never" else "ui-choose-card")
    after = {
        "undo": words.text("ui-btn-undo"),
        "twice": words.text("ui-play", card=words.card_short(pack.slug, cards[-1])),
    }.get(prefers.confirm, "")
    chosen = [f"{words.text(f'ui-pref-{name}')}: {_said(name, value_now(name, prefers, ''), words)}" for name in DRAWN]
    named = ", ".join(words.card(pack.slug, card) for card in cards)
    title = words.text("ui-prefs-preview")
    return HandPreview(
        title,
        cards,
        pack.slug,
        words.language,
        menu if prefers.panel == "words" else "",
        after,
        words.text("render-alt-preview", title=title, chosen="; ".join(chosen), cards=named),
        theme=prefers.theme,
        large=prefers.large,
        main=prefers.confirm == "twice",
    )


def preferences_screen(
    prefers: Preferences, wish: str, words: Words, *, closed: bool = False, picture: Shown | None = None
) -> Screen:
    """Return the page of all settings. ``wish`` says where the person is named. ``closed``: they prefer cards by
    direct message but get them in the channel, because they cannot receive direct messages. ``picture`` shows what the
    settings make of a hand, blurred like the hand itself."""
    parts: list[Part] = [Text(f"## {words.text('ui-prefs-title')}\n{small(words.text('ui-prefs-note'))}")]
    parts += own_picture(picture, prefers)
    for name in ROWS:
        now = value_now(name, prefers, wish)
        hint = "ui-pref-surface-closed" if closed and name == "surface" else f"ui-pref-{name}-hint"
        lines = [f"**{words.text(f'ui-pref-{name}')}** · {_said(name, now, words)}", small(words.text(hint))]
        parts.append(Section("\n".join(lines), Button(_label(name, now, words), _change(name, now))))
    parts.append(
        (
            Button(words.text("ui-btn-test-dm"), ids.TEST_DM.id()),
            Button(words.text("ui-btn-data"), ids.PREFERENCES_DATA.id()),
            Button(words.text("ui-btn-people"), ids.PEOPLE.id()),
        )
    )
    return Screen(tuple(parts), NEUTRAL)


def choice_screen(name: str, prefers: Preferences, wish: str, words: Words) -> Screen:
    """Return the page of one setting that has more than two values."""
    now = value_now(name, prefers, wish)
    choices = tuple(Choice(one, _said(name, one, words), chosen=one == now) for one in said_values(name))
    head = f"### {words.text(f'ui-pref-{name}')}\n{small(words.text(f'ui-pref-{name}-hint'))}"
    back = Button(words.text("ui-btn-prefs"), ids.PREFERENCES.id())
    menu = Menu(ids.PREFERENCE_SET.id(name), words.text("ui-prefs-choose"), choices)
    return Screen((Text(head), menu, (back,)), NEUTRAL)


def value_now(name: str, prefers: Preferences, wish: str) -> str:
    """Return the value of a setting by its word in ids."""
    value = wish if name == STANDING else getattr(prefers, name)
    return _WORDS.get(value, str(value))


def _said(name: str, value: str, words: Words) -> str:
    if name == QUIET:
        return quiet_text(value, words)
    return words.text(f"ui-pref-{name}-{value}")


def _label(name: str, now: str, words: Words) -> str:
    """Return what the button of a setting says, in a word or two: the other one of two values, or what it opens. So no
    two buttons of the page say the same, also to who cannot see what stands beside them."""
    others = [value for value in said_values(name) if value != now] if name != QUIET else []
    return words.text(f"ui-pref-{name}-{others[0]}.button" if len(others) == 1 else f"ui-pref-{name}.button")


def _change(name: str, now: str) -> str:
    """Return the id of a setting's button. With two values it names the other one, so that a repeated press changes it
    only once."""
    if name == QUIET:
        return ids.PREFERENCE_CHOICE.id(name)
    others = [value for value in said_values(name) if value != now]
    if len(others) == 1:
        return ids.PREFERENCE_SET.id(f"{name}.{others[0]}")
    return ids.PREFERENCE_CHOICE.id(name)


AT_ONCE = 5
"""People who can be blocked with one choice."""


def blocking_screen(prefers: Preferences, blocked: Sequence[Person], words: Words, said: str = "") -> Screen:
    """Return the page for invitations and blocked people, with the result of the last press (``said``). Menus of
    blocked people unblock them."""
    now = prefers.invites
    other = "none" if now == "all" else "all"
    head = f"## {words.text('ui-people-title')}"
    lines = [f"**{words.text('ui-pref-invites')}** · {words.text(f'ui-pref-invites-{now}')}"]
    lines.append(small(words.text("ui-pref-invites-hint")))
    count = words.text("ui-blocked-count", count=len(blocked))
    told = [f"**{words.text('ui-blocked-title')}** · {count}", small(words.text("ui-blocked-hint")), said]
    parts: list[Part] = [
        Text(head),
        Section("\n".join(lines), Button(words.text("ui-btn-change"), ids.INVITES.id(other))),
        Text(body([line for line in told if line], words)),
        Pick(ids.BLOCK.id(), words.text("ui-block-choose"), "users", 1, AT_ONCE),
    ]
    for number, start in enumerate(range(0, len(blocked), MAX_OPTIONS)):
        some = blocked[start : start + MAX_OPTIONS]
        choices = tuple(Choice(str(one.id), plain(one.name, "…")) for one in some)
        menu = Menu(ids.UNBLOCK.id(str(number)), words.text("ui-unblock-choose"), choices, 1, len(choices))
        parts.append(menu)
    parts.append((Button(words.text("ui-btn-prefs"), ids.PREFERENCES.id()),))
    return Screen(tuple(parts), NEUTRAL)
