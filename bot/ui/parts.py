"""What a message is put together of: values, without a word of Discord."""

from __future__ import annotations

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
    """A button: with ``id`` it is one of our controls, with ``url`` a link. ``style`` is grey, blue, green or red."""

    label: str
    id: str = ""
    style: str = "grey"
    url: str = ""
    emoji: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu. ``chosen`` lines are ticked when it opens."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select with 1-25 lines of which ``least``..``most`` are chosen."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A select whose lines Discord fills by itself: ``kind`` is users, roles or channels; ``chosen`` are ids."""

    id: str
    placeholder: str
    kind: str
    least: int = 1
    most: int = 1
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, full width. ``veiled`` shows it only after a tap (T29); ``look`` says how it is drawn where that is
    not the usual way: alt texts are the same in every look."""

    picture: Shown
    veiled: bool = False
    look: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A few lines of markdown with one button beside them."""

    text: str
    button: Button


Row = tuple[Button, ...] | Menu | Pick
Part = Text | Image | Section | Row
