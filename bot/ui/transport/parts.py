"""Parts of a message as plain values, independent of discord.py, and Discord's limits for them (ux.md 2.0).

:func:`faults` checks the limits before a message is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class Shown(Protocol):
    """A finished picture (:class:`bot.render.Picture`)."""

    @property
    def name(self) -> str: ...

    @property
    def data(self) -> bytes: ...

    @property
    def alt(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button: one of the bot's controls if ``id`` is set, a link if ``url`` is set. ``style`` is grey, blue, green or
    red."""

    label: str
    id: str = ""
    style: str = "grey"
    url: str = ""
    emoji: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu. Lines with ``chosen`` are selected when the menu opens."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select with 1-25 lines, of which ``least`` to ``most`` are chosen."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A select that Discord fills: ``kind`` is users, roles or channels; ``chosen`` are ids."""

    id: str
    placeholder: str
    kind: str
    least: int = 1
    most: int = 1
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Image:
    """A full-width picture. ``veiled`` hides it behind a spoiler (T29). ``look`` names a style that differs from the
    usual one; alt texts are the same for every style."""

    picture: Shown
    veiled: bool = False
    look: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Lines of markdown with a button beside them."""

    text: str
    button: Button


Row = tuple[Button, ...] | Menu | Pick
Part = Text | Image | Section | Row

MAX_COMPONENTS, MAX_TEXT, MAX_ROWS, MAX_OPTIONS, MAX_LABEL, MAX_ALT = 40, 4000, 5, 25, 80, 1024


def faults(parts: Sequence[Part]) -> list[str]:
    """Return the reasons for which Discord would refuse a message of these parts; empty if it would accept it."""
    found = [*_whole(parts), *(fault for part in parts for fault in _of(part))]
    ids = _ids(parts)
    if len(ids) != len(set(ids)):
        found.append("a custom id stands twice")
    return found


def _ids(parts: Sequence[Part]) -> list[str]:
    buttons: list[Button] = []
    found: list[str] = []
    for part in parts:
        match part:
            case tuple():
                buttons += part
            case Section(button=button):
                buttons.append(button)
            case Menu() | Pick():
                found.append(part.id)
            case _:
                pass
    return found + [button.id for button in buttons if button.id]


def _whole(parts: Sequence[Part]) -> list[str]:
    found: list[str] = []
    rows = [part for part in parts if isinstance(part, (tuple, Menu, Pick))]
    if sum(len(part.text) for part in parts if isinstance(part, (Text, Section))) > MAX_TEXT:
        found.append("too much text")
    if 1 + sum(_weight(part) for part in parts) > MAX_COMPONENTS:
        found.append("too many components")
    if len(rows) > MAX_ROWS:
        found.append("too many rows")
    if not parts:
        found.append("nothing to show")
    return found


def _weight(part: Part) -> int:
    match part:
        case tuple():
            return 1 + len(part)
        case Menu() | Pick():
            return 2
        case Section():
            return 3
        case _:
            return 1


def _of(part: Part) -> list[str]:
    match part:
        case Text(text):
            return [] if text.strip() else ["an empty text"]
        case Section(text, button):
            return [*_of(Text(text)), *_of((button,))]
        case Image(picture):
            return [] if 0 < len(picture.alt) <= MAX_ALT else [f"alt text of {len(picture.alt)} characters"]
        case Menu():
            return _of_menu(part)
        case Pick(least=least, most=most, chosen=chosen):
            sound = 0 <= least <= most <= MAX_OPTIONS and most and len(chosen) <= most
            return [] if sound else [f"a select that wants {least} to {most} and has {len(chosen)}"]
        case _:
            return _of_row(part)


def _of_menu(menu: Menu) -> list[str]:
    lines, least, most = menu.choices, menu.least, menu.most
    found = [f"a menu of {len(lines)} lines"] if not 1 <= len(lines) <= MAX_OPTIONS else []
    if not 0 <= least <= most <= len(lines) or most < 1:
        found.append(f"a menu that wants {least} to {most} of {len(lines)} lines")
    if sum(line.chosen for line in lines) > most:
        found.append("a menu with too many ticks")
    if len({line.value for line in lines}) < len(lines):
        found.append("a menu with a line twice")
    texts = [menu.placeholder, *(text for line in lines for text in (line.value, line.label, line.description))]
    if any(len(text) > 100 for text in texts) or not all(line.label for line in lines):
        found.append("a line of a menu is empty or too long")
    return found


def _of_row(row: tuple[Button, ...]) -> list[str]:
    found = [f"a row of {len(row)} buttons"] if not 1 <= len(row) <= 5 else []
    found += [f"a button labelled {one.label!r}" for one in row if not 0 < len(one.label) <= MAX_LABEL]
    return found + [f"a button that leads nowhere: {one.label!r}" for one in row if bool(one.id) == bool(one.url)]
