"""The end of one deal of a tournament at its table: what everybody won, and when the hands can be seen."""

from __future__ import annotations

from bot.duplicate.visibility import is_public
from bot.engine.cards import Player
from bot.i18n import Words
from bot.table.boards import board_scores
from bot.table.model import TableState
from bot.ui.screens.base import body, round_text, small, table_label, to_table
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import GOOD, NEUTRAL, Button, Screen, Text


def board_over(state: TableState, who: Company, words: Words, player: Player | None = None) -> Screen:
    """Return the result of the deal. ``player`` is the only reader, who is spoken to; None if others read it too. The
    replay is offered once the round is closed."""
    board = state.board
    if board is None:
        return Screen((Text(table_label(state)),), NEUTRAL)
    lines = [f"## {round_text(board, words)}"]
    for players, amount in _won(state):
        names = [words.text("render-you") if one == player else who.player_names[one] for one in players]
        lines.append(words.text("ui-duplicate-line", who=words.joined(names), amount=words.signed(amount)))
    if board.part:
        lines.append(words.text("ui-duplicate-part", played=board.played, tricks=board.tricks))
    if not board.scores:
        lines.append(words.text("ui-duplicate-average"))
    buttons = [to_table(state, words)]
    if is_public(state):
        buttons = [Button(words.text("replay-btn-open"), ids.REPLAY.id(state.id), emoji="▶️"), *buttons]
    else:
        lines.append(small(words.text("ui-duplicate-kept")))
    return Screen((Text(body(lines, words)), tuple(buttons)), GOOD)


def _won(state: TableState) -> list[tuple[list[Player], int]]:
    """Return the players and what they won: a pair together where two pairs play, best first."""
    board, scores = state.board, board_scores(state)
    if board is None or scores is None:
        return []
    sides = state.rules.view(state.match).sides
    seating = state.rules.seating(state.match)
    paired = len(sides) == 2 and {len(side) for side in sides} == {2}
    groups = [[seating[seat] for seat in side] for side in sides] if paired else [[one] for one in board.chairs]
    told = [(sorted(players), scores[board.chairs.index(players[0])]) for players in groups]
    return sorted(told, key=lambda one: (-one[1], one[0]))
