"""What each player answered last, so that a double click can be told from a late one, and a late one be told what was
played (ux.md E21, E22). Kept in memory: after a restart a late press is told that it was late."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from bot.engine.actions import Pick
from bot.table import commands as cmd
from bot.ui.answers import Interaction

REMEMBERED = 4096
"""Players whose last answer is remembered."""


class Answered(NamedTuple):
    """The control that answered, with what was chosen in it; the number of the question and the card, if it was one
    card."""

    pressed: str
    asked: int | None
    card: int | None


class LastAnswers:
    """The last answer of each player at each table."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[str, int], Answered] = OrderedDict()

    def remember(self, table: str, player: int, interaction: Interaction, body: cmd.Body) -> None:
        """The player's answer was taken."""
        self._last[table, player] = Answered(pressed(interaction), *_card_of(body))
        self._last.move_to_end((table, player))
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def repeated(self, table: str, player: int, interaction: Interaction) -> bool:
        """Whether this is the very control that answered last: a double click, which deserves no word."""
        last = self._last.get((table, player))
        return last is not None and last.pressed == pressed(interaction)

    def card(self, table: str, player: int, asked: int | None) -> int | None:
        """The card with which the player answered the question ``asked``, if that was her last answer."""
        last = self._last.get((table, player))
        return last.card if last is not None and asked is not None and last.asked == asked else None


def _card_of(body: cmd.Body) -> tuple[int | None, int | None]:
    if not isinstance(body, cmd.Act) or not isinstance(body.action, Pick) or len(body.action.cards) != 1:
        return None, None
    return body.asked, body.action.cards[0]


def pressed(interaction: Interaction) -> str:
    """The control and the choice of a press."""
    data = dict(interaction.data or {})
    return f"{data.get('custom_id', '')} {data.get('values', '')}"
