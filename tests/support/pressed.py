"""What a press on a control means, read from its id as the features read it, without a bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.actions import Action, Decision
from bot.engine.cards import Pack
from bot.engine.view import SeatView
from bot.teaching.lesson import Position, Unreadable
from bot.ui.features import card_answers, guide
from bot.ui.transport import control_ids
from bot.ui.transport.id_format import ControlId, PageId, TableControl

TABLE: dict[str, TableControl[Any]] = {
    action: one for action, one in control_ids.CONTROLS[""].items() if isinstance(one, TableControl)
}
"""The controls of tables, by action."""

ACTIONS = frozenset(TABLE)
AT_TABLES = frozenset(action for action, one in TABLE.items() if one.wakes)
OF_MATCHES = ACTIONS - AT_TABLES
PANEL = frozenset(action for action, one in TABLE.items() if one.private)
DECIDING = frozenset(one.action for one in card_answers.DECIDING)
STAGING = frozenset(one.action for one in card_answers.STAGING)


def _read(made: ControlId) -> tuple[TableControl[Any], Any] | None:
    control = TABLE[made.action]
    try:
        return control, control.arg.read(made.arg)
    except ValueError:
        return None


def action_of(
    made: ControlId, values: list[str], decisions: Iterable[Decision], staged: tuple[int, ...]
) -> Action | None:
    """Return the answer of a control that decides, None if it has none or cannot be read."""
    found = _read(made)
    nothing: Any = None
    on = card_answers.Chosen(values, tuple(decisions), nothing, nothing, staged)
    return card_answers.DECIDING[found[0]](found[1], on) if found is not None else None


def staged_by(
    made: ControlId, values: list[str], view: SeatView, pack: Pack, staged: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Return what is chosen after a press on this control, None if it chooses nothing or cannot be read."""
    found = _read(made)
    on = card_answers.Chosen(values, view.decisions, view, pack, staged)
    return card_answers.STAGING[found[0]](found[1], on) if found is not None else None


def step(made: PageId, values: list[str]) -> tuple[Position, tuple[int, ...]]:
    """Return where a control of a guided hand leads. Raises Unreadable if it leads nowhere."""
    control = control_ids.CONTROLS[made.page].get(made.action)
    if control is None:
        raise Unreadable(made.action)
    return guide.step(control, made.arg, values)


def arg_for(action: str, arg: str) -> str:
    """Return this argument, or "" for a control that cannot have it."""
    return arg if _read(ControlId("0", 0, 0, action, arg)) is not None else ""
