"""Status, score strip and remarks under a trick."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.text import CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.games.chinze.events import MeldAnnounced
from bot.games.chinze.legal import SUIT_KEYS
from bot.games.chinze.melds import Meld
from bot.games.chinze.pack import MATTO, SUIT
from bot.games.chinze.questions import meld_args
from bot.games.chinze.state import CUT, DRAW, ENDED, EXCHANGE, OVER, SHUFFLE, TRICKS, Gathered, State


def status_lines(state: State) -> tuple[Line, ...]:
    """Whose turn it is, the suit led, and how many cards the talon has."""
    phase, table = state.phase, state.table
    if phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"chinze-status-{phase}"),)
    if phase == CUT:
        return (Line("chinze-status-cut", {"seat": SeatArg(1 - state.setup.dealer)}),)
    if phase == EXCHANGE:
        return (Line("chinze-status-exchange", {"seat": SeatArg(state.tricks.fool)}),)
    lines: list[Line] = []
    if table.lead < 0:
        lines.append(Line("chinze-status-lead", {"seat": SeatArg(table.turn)}))
    else:
        lines.append(Line("chinze-status-turn", {"seat": SeatArg(table.turn)}))
        if table.lead == MATTO:
            lines.append(Line("chinze-status-fool-led"))
        else:
            lines.append(Line("chinze-status-led", {"suit": TermArg(SUIT_KEYS[SUIT[table.lead]])}))
    talon = len(state.setup.talon) - state.tricks.taken
    lines.append(Line("chinze-status-talon", {"count": talon}))
    return tuple(lines)


def score_lines(state: State) -> tuple[Line, ...]:
    """Each player's total of the finished hands, and what was announced in this one."""
    if not state.setup.deal:
        return ()
    totals, melds = state.match.totals, state.melds.points
    if state.phase in (OVER, ENDED):
        return tuple(Line("chinze-score-total", {"side": SideArg(side), "points": totals[side]}) for side in (0, 1))
    return tuple(
        Line("chinze-score-running", {"side": SideArg(side), "points": totals[side], "melds": melds[side]})
        for side in (0, 1)
    )


def meld_line(meld: Meld) -> Line:
    """A meld as it is written on the score sheet (C38)."""
    return Line(f"chinze-row-{meld.kind}", meld_args(meld))


def announced_line(said: MeldAnnounced) -> Line:
    """Who announced what."""
    args = {**meld_args(said.meld), "seat": SeatArg(said.seat), "cards": CardsArg(said.meld.cards)}
    return Line(f"chinze-announced-{said.meld.kind}", args)


def melds_in(state: State, number: int) -> tuple[Line, ...]:
    """What was announced before the cards of this trick."""
    announced = state.melds.announced
    return tuple(announced_line(said) for said in announced if said.trick == number) if announced else ()


def notes_of(state: State, trick: Gathered) -> tuple[Line, ...]:
    """What happened in a finished trick: melds, the Fool, the cards drawn in the open, the card given."""
    notes = list(melds_in(state, trick.number))
    # In the last trick nothing can be captured any more: what becomes of the Fool is told with the count (C23).
    if trick.fool >= 0 and trick.number < TRICKS:
        notes.append(Line("chinze-fool-played", {"seat": SeatArg(trick.fool)}))
    if trick.drawn:
        notes += drawn_lines(trick.winner, trick.drawn)
    if trick.given >= 0:
        giver = state.tricks.fool
        notes.append(Line("chinze-fool-given", {"seat": SeatArg(giver), "card": CardArg(trick.given)}))
    return tuple(notes)


def drawn_lines(winner: Seat, cards: tuple[int, ...]) -> list[Line]:
    """Two cards drawn in the open, the winner's first (C14)."""
    return [
        Line("chinze-drew", {"seat": SeatArg(seat), "card": CardArg(card)})
        for seat, card in zip((winner, 1 - winner), cards, strict=True)
    ]
