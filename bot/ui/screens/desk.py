"""What every question is drawn with, and how a drawn question looks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engine.actions import Decision
from bot.engine.text import Arg, Line, SeatArg
from bot.engine.view import SeatView
from bot.i18n import Words
from bot.table.model import TableState
from bot.ui.cast import Company
from bot.ui.screen import Button, Menu
from bot.ui.screens.base import answering


@dataclass(slots=True)
class Asked:
    """How a question looks: its text, its menus, the buttons that answer it."""

    lines: list[str] = field(default_factory=list[str])
    menus: list[Menu] = field(default_factory=list[Menu])
    buttons: list[Button] = field(default_factory=list[Button])


@dataclass(frozen=True, slots=True)
class Desk:
    """What every question is drawn with: the table, whose panel it is, the people, the language, what is staged, and
    whether choosing a card plays it (:func:`bot.ui.screens.picks.one_tap`)."""

    state: TableState
    view: SeatView
    player: int
    who: Company
    words: Words
    staged: tuple[int, ...]
    one_tap: bool = False

    def id(self, action: str, arg: str = "") -> str:
        """The id of a control that answers the question now open."""
        return answering(self.state, self.player, action, arg)


def question_key(desk: Desk, decision: Decision) -> str:
    """The catalogue key of a question."""
    return f"decision-{desk.view.public.game}-{decision.kind}"


def question(desk: Desk, decision: Decision) -> str:
    """The question itself, for the heading."""
    key = question_key(desk, decision)
    if not desk.words.has(key):
        return desk.words.text("ui-ask-cards" if decision.cards else "ui-ask")
    least, most = decision.number or (decision.least, decision.most)
    args: dict[str, Arg] = {"least": least, "most": most, "count": most, **decision.args}
    if decision.of is not None:
        args["of"] = SeatArg(decision.of)
    return desk.words.line(Line(key, args), desk.who.names)
