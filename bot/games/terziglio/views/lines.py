"""Status, score strip and remarks under a trick."""

from __future__ import annotations

from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.games.terziglio.declare import family_key
from bot.games.terziglio.events import Meld
from bot.games.terziglio.legal import SUIT_KEYS
from bot.games.terziglio.pack import MATTO, laid_out
from bot.games.terziglio.questions import asked
from bot.games.terziglio.state import DRAW, ENDED, NOBODY, OVER, PLAY, SHUFFLE, Gathered, State


def status_lines(state: State) -> tuple[Line, ...]:
    """What is being waited for, and the suit led."""
    phase, table = state.phase, state.table
    seat = asked(state)
    if seat is None or phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"terziglio-status-{phase}"),)
    if phase != PLAY:
        return (Line(f"terziglio-status-{phase}", {"seat": SeatArg(seat)}),)
    if not table.cards:
        return (Line("terziglio-status-lead", {"seat": SeatArg(seat)}),)
    turn = Line("terziglio-status-turn", {"seat": SeatArg(seat)})
    if table.led < 0:
        return turn, Line("terziglio-status-fool-led")
    return turn, Line("terziglio-status-led", {"suit": TermArg(SUIT_KEYS[table.led])})


def score_lines(state: State) -> tuple[Line, ...]:
    """The contract, and what each side has declared and scored in tricks so far; nothing before the contract."""
    setup, bonus = state.setup, state.tricks.bonus
    if setup.declarer == NOBODY:
        return ()
    points = list(bonus)
    for declared in setup.declared:
        points[setup.side(declared.seat)] += declared.combinations + declared.patterns
    contract = Line(f"terziglio-contract-{setup.contract}", {"seat": SeatArg(setup.declarer)})
    return contract, *(
        Line("terziglio-score", {"side": SideArg(side), "points": points[side]}) for side in (0, 1) if points[side]
    )


def meld_args(meld: Meld) -> dict[str, Arg]:
    """Name, size, cards and points of a combination or pattern."""
    return {
        "name": TermArg(family_key(meld.family)),
        "count": len(meld.cards),
        "cards": CardsArg(laid_out(meld.cards)),
        "points": meld.points,
    }


def notes_of(state: State, trick: Gathered) -> tuple[Line, ...]:
    """What happened in a finished trick: what its cards score, and the Fool laid aside."""
    taken = trick.taken
    side = SideArg(state.setup.side(taken.winner))
    notes = [Line("terziglio-note-meld", {**meld_args(meld), "side": side}) for meld in taken.melds]
    if MATTO in trick.cards:
        seat = (trick.leader + trick.cards.index(MATTO)) % 3
        notes.append(Line("terziglio-note-fool", {"seat": SeatArg(seat), "card": CardArg(MATTO)}))
    return tuple(notes)
