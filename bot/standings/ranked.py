"""Which matches count for standings and ratings, and why the others do not."""

from __future__ import annotations

from bot.table.model import TableState

FORGIVEN = 2
"""Questions a computer player may answer for somebody whose clock ran out, before the match counts no more."""


def why_unranked(state: TableState, *, complete: bool = True) -> str:
    """Why the match at this table does not count (a catalogue code ``ui-unranked-…``), or "" if it does.

    house: its host said so; pace: nobody is hurried, so it may never end; computer: a computer player has a chair of
    its own; substitution: a computer player answered more than two questions for somebody; stopped: it ended early, and
    nobody conceded it.
    Who has abandoned the match does not keep it from counting for the others (ux.md 3.2).
    """
    if not state.ranked:
        return "house"
    if state.pace == "none":
        return "pace"
    if any(chair.level is not None for chair in state.chairs):
        return "computer"
    if any(count > FORGIVEN and not chair.gone for chair, count in zip(state.chairs, state.helped, strict=False)):
        return "substitution"
    return "" if complete or state.yielded else "stopped"
