"""The registry that finds what answers a control, and detection of duplicates.

Controls are declared in :mod:`bot.ui.transport.control_ids`. A feature binds them to its methods with :func:`handles`.
After a resume, Discord repeats missed events; a repeated interaction is not handled again (ux.md E30).
"""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Iterator
from inspect import signature
from typing import Any, NamedTuple, Protocol, TypeVar, cast, overload

import discord

from bot.cache import TtlCache
from bot.table.ports import Quarantined, StoreBusy
from bot.ui.transport.id_format import Control, Found, PageControl, TableControl, find

KEPT = 15 * 60_000
"""Milliseconds for which an interaction's number is remembered: the lifetime of its token."""

MARK = "__handles__"
"""Attribute of a method that answers controls."""

MINE = "germini.once"
"""Key in ``interaction.extras``: set once the interaction has passed the check for duplicates."""


class DuplicateInteraction(Exception):
    """The same interaction was received before; it is being answered or has been."""


class Dedupe:
    """Remembers the numbers of the interactions of the last 15 minutes."""

    def __init__(self, now: Callable[[], int]) -> None:
        # Unlimited in number: a duplicate that is forgotten too early would be handled again.
        self._seen: TtlCache[int, None] = TtlCache(math.inf, KEPT, now)

    def check(self, interaction: discord.Interaction[Any]) -> None:
        """Raises DuplicateInteraction if another event with this number was received before."""
        if interaction.extras.get(MINE):
            return
        if interaction.id in self._seen:
            raise DuplicateInteraction
        self._seen[interaction.id] = None
        interaction.extras[MINE] = True


_log = logging.getLogger(__name__)


class Presses(Protocol):
    """What surrounds the handlers: who presses, whether they may, and the answers to what no handler answers."""

    async def begin(self, interaction: discord.Interaction[Any], found: Found, values: list[str]) -> object | None:
        """Return the press as handlers take it, or None if it has been answered already. ``values`` are the choices of
        a menu or the fields of a form, [] for a button."""
        ...

    async def unknown(self, interaction: discord.Interaction[Any]) -> None:
        """Answers that the control is out of date."""
        ...

    async def broken(self, interaction: discord.Interaction[Any], ref: str) -> None:
        """Answers that something failed; ``ref`` identifies the entry in the log."""
        ...

    async def away(self, interaction: discord.Interaction[Any], why: StoreBusy | Quarantined) -> None:
        """Answers that nothing can be saved now, or that this table is quarantined."""
        ...


class _Marked(NamedTuple):
    """What :func:`handles` notes at a method."""

    controls: tuple[Control, ...]
    before: str
    takes_arg: bool


class _Bound(NamedTuple):
    """What answers a control, and the check before it."""

    answer: Callable[..., Awaitable[None]]
    before: Callable[[Any], Awaitable[bool]] | None
    takes_arg: bool


A = TypeVar("A")

Answer = Callable[[Any, Any], Awaitable[None]]
"""A method that answers presses of controls without an argument."""

AnswerTo = Callable[[Any, Any, A], Awaitable[None]]
"""A method that answers presses of controls with an argument."""


@overload
def handles(  # pyright: ignore[reportOverlappingOverload]
    *controls: TableControl[None] | PageControl[None], before: str = ""
) -> Callable[[Answer], Answer]: ...
@overload
def handles(*controls: TableControl[A] | PageControl[A], before: str = "") -> Callable[[AnswerTo[A]], AnswerTo[A]]: ...
def handles(*controls: Control, before: str = "") -> Callable[[Any], Any]:
    """Bind these controls to a method of a feature. It is called with the press and the argument, or with the press
    alone: if the controls have no argument, or different ones, which are in the press.

    ``before`` names a method of the same feature that is asked first: it returns whether the press goes on, and has
    answered it if not.
    """

    def mark(method: Any) -> Any:
        setattr(method, MARK, _Marked(controls, before, len(signature(method).parameters) > 2))
        return method

    return mark


class Registry:
    """Finds the method that answers a control. Every control is bound once."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses
        self._bound: dict[Control, _Bound] = {}

    @property
    def bound(self) -> frozenset[Control]:
        """The controls that are answered."""
        return frozenset(self._bound)

    def collect(self, feature: object) -> None:
        """Bind what the methods of a feature handle. Raises ValueError for a control that is bound already."""
        for name in dir(type(feature)):
            marked = getattr(getattr(type(feature), name), MARK, None)
            if not isinstance(marked, _Marked):
                continue
            answer = getattr(feature, name)
            before = getattr(feature, marked.before) if marked.before else None
            for control in marked.controls:
                if control in self._bound:
                    raise ValueError(f"bound twice: {control}")
                self._bound[control] = _Bound(answer, before, marked.takes_arg)

    async def dispatch(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press or a submitted form. Never raises: failures are logged and answered.

        The library's own items are not used: for each press they make the whole message again to find the control in
        it, and a press on a control that the message does not show any more is dropped without an answer.
        """
        try:
            await self._answer(interaction)
        except DuplicateInteraction:
            _log.info("an interaction came twice", extra={"interaction": interaction.id})
        except (StoreBusy, Quarantined) as away:
            try:
                await self._presses.away(interaction, away)
            except Exception:
                _log.exception("that nothing can be saved could not be told")
        except Exception:
            ref = secrets.token_hex(4)
            _log.exception("a control failed", extra={"ref": ref})
            try:
                await self._presses.broken(interaction, ref)
            except Exception:
                _log.exception("the failure could not be told either", extra={"ref": ref})

    async def _answer(self, interaction: discord.Interaction[Any]) -> None:
        found = find(custom_id(interaction))
        bound = self._bound.get(found.control) if found is not None else None
        of_form = interaction.type is discord.InteractionType.modal_submit
        if found is None or bound is None or (of_form and not found.control.form):
            await self._presses.unknown(interaction)
            return
        press = await self._presses.begin(interaction, found, values_of(interaction))
        if press is None or (bound.before is not None and not await bound.before(press)):
            return
        await (bound.answer(press, found.arg) if bound.takes_arg else bound.answer(press))


def custom_id(interaction: discord.Interaction[Any]) -> str:
    """Return the id of the control that was pressed, or of the form that was submitted."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def values_of(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the choices of a select, or the fields of a form in their order, as strings; [] for a button."""
    if interaction.type is discord.InteractionType.modal_submit:
        return list(fields_of(interaction).values())
    data = cast(dict[str, Any], interaction.data or {})
    return [str(value) for value in data.get("values") or ()]


def fields_of(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return what was typed or chosen in a form, by the name of the field; of a menu the first choice. What has a shape
    that no client sends is left out."""
    data = cast(dict[str, Any], interaction.data or {})
    found: dict[str, str] = {}
    for field in _fields(data.get("components")):
        name, values = field.get("custom_id"), field.get("values")
        chosen = values[:1] if isinstance(values, list) else [field.get("value")]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(name, str) and chosen and isinstance(chosen[0], str):
            found[name] = chosen[0]
    return found


def _fields(parts: object) -> Iterator[dict[str, Any]]:
    """Return the components inside rows and labels."""
    for part in cast(list[Any], parts) if isinstance(parts, list) else []:
        if isinstance(part, dict):
            inside = cast(dict[str, Any], part)
            yield inside
            yield from _fields(inside.get("components"))
            yield from _fields([inside.get("component")])
