"""Write custom ids of controls and read them back: their patterns, and the arguments in them (ux.md 2.0).

Controls of tables have ids ``m1:{table}:{deal}:{asked}:{action}[:{arg}]``, controls of pages that belong to no table
``p1:{page}:{action}:{arg}``, with numbers in base 36 and at most 100 characters. The acting person is always the user
of the interaction and is never taken from the id. Card numbers occur only in the ids of private panels.

What is read comes from outside: each function says what it makes of text that the bot did not write.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar, overload

LIMIT = 100
"""Discord's limit for a custom id, in characters."""

TEMPLATE = re.compile(
    r"m1:(?P<table>[0-9a-z]{1,12}):(?P<deal>[0-9a-z]{1,6}):(?P<asked>[0-9a-z]{1,6}):(?P<action>[a-z]{1,16})"
    r"(?::(?P<arg>[0-9A-Za-z_.-]{1,64}))?",
)
"""Full pattern of the custom ids of table controls."""

PAGE_TEMPLATE = re.compile(r"p1:(?P<page>[a-z]{1,12}):(?P<action>[a-z]{1,12}):(?P<arg>[0-9A-Za-z_.-]{0,72})")
"""Full pattern of the custom ids of page controls."""

# -- numbers

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """Return a whole number >= 0 in base 36. Raises ValueError for a negative number."""
    if number < 0:
        raise ValueError("only whole numbers from 0 on")
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits


def unbase36(text: str) -> int | None:
    """Return the number written in base 36 (at most 6 digits), or None for any other text."""
    return int(text, 36) if re.fullmatch(r"[0-9a-z]{1,6}", text) else None


def whole(text: str) -> int | None:
    """Return the whole number written in decimal digits (at most 20, with an optional minus), or None for other text.

    ``str.isdigit`` is not enough: it accepts "²", for which ``int`` raises ValueError.
    """
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else None


def pack_numbers(numbers: Iterable[int]) -> str | None:
    """Return cards (or indices) as the arg of an id, in the order given, or None if they exceed 64 characters."""
    text = ".".join(base36(number) for number in numbers)
    return text if len(text) <= 64 else None


def unpack_numbers(arg: str) -> tuple[int, ...] | None:
    """Return the cards (or indices) in an arg, () for an empty arg, None for an invalid one."""
    if not arg:
        return ()
    numbers = [unbase36(part) for part in arg.split(".")]
    return None if None in numbers else tuple(number for number in numbers if number is not None)


# -- arguments

A = TypeVar("A")


class ArgCodec(NamedTuple, Generic[A]):
    """How an argument is written in an id. ``read`` returns what was written, and raises ValueError for other text."""

    write: Callable[[A], str]
    read: Callable[[str], A]


def _no_arg(text: str) -> None:
    if text:
        raise ValueError(f"no argument belongs here: {text!r}")


def _number(text: str) -> int:
    found = unbase36(text)
    if found is None:
        raise ValueError(f"not a number: {text!r}")
    return found


def _packed(numbers: tuple[int, ...]) -> str:
    return pack_numbers(numbers) or ""


def _unpacked(text: str) -> tuple[int, ...]:
    found = unpack_numbers(text)
    if found is None:
        raise ValueError(f"not numbers: {text!r}")
    return found


def _in_place(text: str) -> bool:
    if text not in ("", "b"):
        raise ValueError(f"neither empty nor b: {text!r}")
    return bool(text)


NONE: ArgCodec[None] = ArgCodec(lambda _: "", _no_arg)
TEXT: ArgCodec[str] = ArgCodec(str, str)
INT36: ArgCodec[int] = ArgCodec(base36, _number)
INDEX: ArgCodec[int] = ArgCodec(base36, lambda text: _number(text or "0"))
"""The index of a menu, when a question has several; no argument is the first."""
CARDS: ArgCodec[tuple[int, ...]] = ArgCodec(_packed, _unpacked)
"""Card numbers or indices. Written as "" if they do not fit into an id."""
IN_PLACE: ArgCodec[bool] = ArgCodec(lambda there: "b" if there else "", _in_place)
"""Whether the pressed message is replaced."""

# -- controls


class TableControl(Generic[A]):
    """A control of a table. ``arg`` is its argument; the table, the deal and the question are in every id.

    ``private``: it is on the panel of a player, and only players of the table are answered. ``wakes``: the table is
    looked up; without, the control is of a finished match or of a list of matches. ``reads``: it only shows something
    or opens a choice, so a paused table stays paused; any other control of a seated player ends an ordinary pause.
    ``form``: it is the id of a form, which is submitted.
    """

    def __init__(
        self,
        action: str,
        arg: ArgCodec[A],
        *,
        private: bool = False,
        wakes: bool = True,
        reads: bool = False,
        form: bool = False,
    ) -> None:
        self.action = action
        self.arg = arg
        self.private = private
        self.wakes = wakes
        self.reads = reads
        self.form = form

    @overload
    def id(self: TableControl[None], table: str, *, deal: int = 0, asked: int = 0) -> str: ...
    @overload
    def id(self, table: str, arg: A, *, deal: int = 0, asked: int = 0) -> str: ...
    def id(self, table: str, arg: Any = None, *, deal: int = 0, asked: int = 0) -> str:
        """Return the custom id. ``deal`` and ``asked`` identify the question it belongs to; 0 for controls that belong
        to no question. Raises ValueError if the id cannot be read back."""
        return ControlId(table, deal, asked, self.action, self.arg.write(arg)).encode()

    def __repr__(self) -> str:
        return f"m1 {self.action}"


class PageControl(Generic[A]):
    """A control of a page that belongs to no table. ``form``: it is the id of a form, which is submitted."""

    def __init__(self, page: str, action: str, arg: ArgCodec[A], *, form: bool = False) -> None:
        self.page = page
        self.action = action
        self.arg = arg
        self.form = form

    @overload
    def id(self: PageControl[None]) -> str: ...
    @overload
    def id(self, arg: A) -> str: ...
    def id(self, arg: Any = None) -> str:
        """Return the custom id. Raises ValueError if it cannot be read back."""
        return PageId(self.page, self.action, self.arg.write(arg)).encode()

    def __repr__(self) -> str:
        return f"p1 {self.page} {self.action}"


Control = TableControl[Any] | PageControl[Any]

CONTROLS: dict[str, dict[str, Control]] = {}
"""Every control, by page ("" for those of tables) and action: :mod:`bot.ui.transport.control_ids` declares them."""


def declared(controls: Iterable[Control]) -> dict[str, dict[str, Control]]:
    """Return controls by page ("" for those of tables) and action. Raises ValueError if two have the same id."""
    found: dict[str, dict[str, Control]] = {}
    for one in controls:
        page = found.setdefault(one.page if isinstance(one, PageControl) else "", {})
        if page.setdefault(one.action, one) is not one:
            raise ValueError(f"two controls with the same id: {one}")
    return found


# -- whole ids


class ControlId(NamedTuple):
    """The contents of a table control's id. ``deal`` and ``asked`` identify the question it belongs to."""

    table: str
    deal: int
    asked: int
    action: str
    arg: str = ""

    def encode(self) -> str:
        """Return the custom id. Raises ValueError if :func:`parse` cannot read it back."""
        text = f"m1:{self.table}:{base36(self.deal)}:{base36(self.asked)}:{self.action}"
        if self.arg:
            text += f":{self.arg}"
        if parse(text) != self:
            raise ValueError(f"not an id of a control: {text!r}")
        return text


class PageId(NamedTuple):
    """The contents of a page control's id."""

    page: str
    action: str
    arg: str = ""

    def encode(self) -> str:
        """Return the custom id. Raises ValueError if :func:`parse_page` cannot read it back."""
        text = f"p1:{self.page}:{self.action}:{self.arg}"
        if parse_page(text) != self:
            raise ValueError(f"not an id of a page: {text!r}")
        return text


def parse(custom_id: str) -> ControlId | None:
    """Return the contents of a table control's id, or None for any other id. The argument is not read."""
    found = TEMPLATE.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    if found is None or found["action"] not in CONTROLS[""]:
        return None
    deal, asked = int(found["deal"], 36), int(found["asked"], 36)
    return ControlId(found["table"], deal, asked, found["action"], found["arg"] or "")


def parse_page(custom_id: str) -> PageId | None:
    """Return the contents of a page control's id, or None for any other id. The argument is not read."""
    found = PAGE_TEMPLATE.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    if found is None or found["action"] not in CONTROLS.get(found["page"], ()):
        return None
    return PageId(found["page"], found["action"], found["arg"])


class Found(NamedTuple):
    """What was pressed: the control, the contents of its id, and its argument."""

    control: Control
    parts: ControlId | PageId
    arg: Any


def find(custom_id: str) -> Found | None:
    """Return the declared control with this custom id, or None for any other id and for one whose argument cannot be
    read."""
    parts = parse(custom_id) or parse_page(custom_id)
    if parts is None:
        return None
    control = CONTROLS[parts.page if isinstance(parts, PageId) else ""][parts.action]
    try:
        return Found(control, parts, control.arg.read(parts.arg))
    except ValueError:
        return None
