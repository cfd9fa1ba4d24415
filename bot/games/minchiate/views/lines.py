"""Status, score strip and remarks under a trick."""

from __future__ import annotations

from bot.engine.text import CardArg, Line, SeatArg, SideArg, TermArg
from bot.games.minchiate.deal import discard_due
from bot.games.minchiate.events import Marked, TrickTaken
from bot.games.minchiate.legal import SUIT_KEYS, king_bound
from bot.games.minchiate.pack import MATTO, king
from bot.games.minchiate.state import CUT, DECLARE, DISCARD, DRAW, ENDED, LOOK, OVER, SHUFFLE, State


def status_lines(state: State) -> tuple[Line, ...]:
    """What is being waited for, the suit led and the duty that follows from it."""
    phase, setup, table = state.phase, state.setup, state.table
    if phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"minchiate-status-{phase}"),)
    if phase in (CUT, LOOK):
        return (Line(f"minchiate-status-{phase}", {"seat": SeatArg(setup.cutter)}),)
    if phase == DISCARD:
        return tuple(
            Line("minchiate-status-discard", {"seat": SeatArg(seat), "count": due})
            for seat in range(4)
            if (due := discard_due(state, seat))
        )
    if phase == DECLARE:
        asked = (table.leader + len(table.cards) - 1) % 4
        return (Line("minchiate-status-declare", {"seat": SeatArg(asked)}),)
    return _play_status(state)


def _play_status(state: State) -> tuple[Line, ...]:
    table, tricks = state.table, state.tricks
    turn = table.turn
    lines: list[Line] = []
    if tricks.fallen >> turn & 1 and turn != table.leader:
        lines.append(Line("minchiate-status-turn-for", {"seat": SeatArg(table.leader), "of": SeatArg(turn)}))
    else:
        lines.append(
            Line("minchiate-status-lead" if not table.cards else "minchiate-status-turn", {"seat": SeatArg(turn)})
        )
    if table.led >= 0:
        lines.append(Line("minchiate-status-led", {"suit": TermArg(SUIT_KEYS[table.led])}))
        if king_bound(state.match.rules, tricks.number, tricks.suits_led, table.cards, table.led):
            lines.append(Line("minchiate-status-king", {"card": CardArg(king(table.led))}))
    elif table.cards:
        lines.append(Line("minchiate-status-matto-led"))
    return tuple(lines)


def score_lines(state: State) -> tuple[Line, ...]:
    """The marks of the running deal and the rests paid in it; nothing before the first deal."""
    if not state.setup.deal:
        return ()
    tally = state.tally
    if state.match.rules.cumulative:
        return tuple(
            Line("minchiate-score-marks", {"side": SideArg(side), "points": tally.raw[side]}) for side in (0, 1)
        )
    lines: list[Line] = []
    if tally.diff:
        side = 0 if tally.diff > 0 else 1
        lines.append(Line("minchiate-score-ahead", {"side": SideArg(side), "points": abs(tally.diff)}))
    else:
        lines.append(Line("minchiate-score-level"))
    lines += [
        Line("minchiate-score-paid", {"side": SideArg(side), "rests": tally.paid[side]})
        for side in (0, 1)
        if tally.paid[side]
    ]
    return tuple(lines)


def mark_line(mark: Marked) -> Line:
    """One mark in words: who marks how much for what, and the rests it paid."""
    return Line(
        f"minchiate-mark-{mark.ev}",
        {
            "seat": SeatArg(mark.seat),
            "side": SideArg(mark.pair),
            "card": CardArg(mark.cards[0]),
            "points": mark.points,
        },
    )


def notes_of(state: State, taken: TrickTaken) -> tuple[Line, ...]:
    """What happened in a finished trick: deaths, and what became of the Matto."""
    notes = [mark_line(mark) for mark in state.tally.marks if mark.trick == taken.number]
    if taken.matto:
        notes.append(
            Line(f"minchiate-matto-{taken.matto}", {"seat": SeatArg(taken.matto_seat), "card": CardArg(MATTO)})
        )
    paid = state.tricks.matto_paid
    if paid is not None and paid[0] == taken.number:
        notes.append(Line("minchiate-matto-paid", {"side": SideArg(paid[2]), "card": CardArg(paid[1])}))
    return tuple(notes)
