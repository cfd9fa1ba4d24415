"""S24: one's own settings, each with a button that changes it; a menu where there are more than two ways."""

from __future__ import annotations

from bot.i18n import Words
from bot.store.preferences import Preferences, values_of
from bot.store.privacy import WISHES
from bot.ui.page_items import PageId
from bot.ui.screen import NEUTRAL, Button, Choice, Menu, Part, Screen, Section, Text
from bot.ui.screens.base import small
from bot.ui.screens.quiet import QUIET, quiet_text

PAGE = "prefs"
STANDING = "standing"
"""Not a preference of its own: the wish that ``/privacy`` shows too."""

ROWS = ("language", "theme", "print", "confirm", "surface", "notice", "blurred", "forced", QUIET, STANDING)
"""The settings shown, in this order. Up to ten have room on one page (Discord's 40 components)."""

_WORDS = {"": "client", False: "no", True: "yes"}
"""How values are called in ids and in the catalogue where they are not called by themselves."""


def said_values(name: str) -> dict[str, str | bool]:
    """What a setting can be, by the words for it in ids; the default first. Raises KeyError if it is none."""
    return {_WORDS.get(value, str(value)): value for value in (WISHES if name == STANDING else values_of(name))}


def preferences_screen(prefers: Preferences, wish: str, words: Words, *, closed: bool = False) -> Screen:
    """The page of all settings. ``wish`` says where the person is named; ``closed`` that she gets her cards in the
    channel though she would like them by message, because she cannot be written to."""
    parts: list[Part] = [Text(f"## {words.text('ui-prefs-title')}\n{small(words.text('ui-prefs-note'))}")]
    for name in ROWS:
        now = value_now(name, prefers, wish)
        hint = "ui-pref-surface-closed" if closed and name == "surface" else f"ui-pref-{name}-hint"
        lines = [f"**{words.text(f'ui-pref-{name}')}** · {_said(name, now, words)}", small(words.text(hint))]
        parts.append(Section("\n".join(lines), Button(words.text("ui-btn-change"), _change(name, now))))
    parts.append(
        (
            Button(words.text("ui-btn-test-dm"), PageId(PAGE, "test").encode()),
            Button(words.text("ui-btn-data"), PageId(PAGE, "data").encode()),
            Button(words.text("ui-btn-people"), PageId(PAGE, "people").encode()),
        )
    )
    return Screen(tuple(parts), NEUTRAL)


def choice_screen(name: str, prefers: Preferences, wish: str, words: Words) -> Screen:
    """The page of one setting that has more than two values."""
    now = value_now(name, prefers, wish)
    choices = tuple(Choice(one, _said(name, one, words), chosen=one == now) for one in said_values(name))
    head = f"### {words.text(f'ui-pref-{name}')}\n{small(words.text(f'ui-pref-{name}-hint'))}"
    back = Button(words.text("ui-btn-prefs"), PageId(PAGE, "open").encode())
    menu = Menu(PageId(PAGE, "set", name).encode(), words.text("ui-prefs-choose"), choices)
    return Screen((Text(head), menu, (back,)), NEUTRAL)


def value_now(name: str, prefers: Preferences, wish: str) -> str:
    """What a setting is, as it is called in ids."""
    value = wish if name == STANDING else getattr(prefers, name)
    return _WORDS.get(value, str(value))


def _said(name: str, value: str, words: Words) -> str:
    if name == QUIET:
        return quiet_text(value, words)
    return words.text(f"ui-pref-{name}-{value}")


def _change(name: str, now: str) -> str:
    """The id of the button: of two ways it names the other one, so that a press that comes twice changes once."""
    if name == QUIET:
        return PageId(PAGE, "choose", name).encode()
    others = [value for value in said_values(name) if value != now]
    if len(others) == 1:
        return PageId(PAGE, "set", f"{name}.{others[0]}").encode()
    return PageId(PAGE, "choose", name).encode()
