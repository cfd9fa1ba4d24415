"""Status, score strip and remarks under a trick."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.text import CardArg, Line, SeatArg, TermArg
from bot.games.mineo.auction import FINAL, seats_of
from bot.games.mineo.events import Signalled, TrickTaken
from bot.games.mineo.legal import SUIT_KEYS
from bot.games.mineo.pack import FUJUTU
from bot.games.mineo.state import AUCTION, DECLARE, DRAW, ENDED, OVER, SCARTO, SHUFFLE, State


def status_lines(state: State) -> tuple[Line, ...]:
    """What is being waited for, the suit led and the duty that follows from it."""
    phase, setup, table = state.phase, state.setup, state.table
    if phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"mineo-status-{phase}"),)
    if phase == AUCTION:
        return (_speaker(state), *_offers(state))
    if phase == SCARTO:
        return (Line("mineo-status-scarto", {"seat": SeatArg(setup.soloist)}),)
    if phase == DECLARE:
        asked = setup.asking[0]
        if asked == setup.soloist:
            return (Line("mineo-status-scommessa", {"seat": SeatArg(asked)}),)
        return (Line("mineo-status-rivanto", {"seat": SeatArg(asked)}),)
    lines = [Line("mineo-status-turn" if table.cards else "mineo-status-lead", {"seat": SeatArg(table.turn)})]
    if table.led >= 0:
        lines.append(Line("mineo-status-led", {"suit": TermArg(SUIT_KEYS[table.led])}))
    elif table.cards:
        lines.append(Line("mineo-status-fujutu-led"))
    return tuple(lines)


def _speaker(state: State) -> Line:
    auction = state.setup.auction
    seat = SeatArg(auction.to_speak)
    if auction.taker >= 0:
        return Line("mineo-status-answer", {"seat": seat, "taker": SeatArg(auction.taker)})
    if auction.giro == FINAL:
        return Line("mineo-status-final", {"seat": seat})
    return Line("mineo-status-call", {"seat": seat, "cards": 5 * auction.giro})


def _offers(state: State) -> list[Line]:
    """The offers that stand and may still be taken (S28)."""
    auction = state.setup.auction
    if auction.taker >= 0:
        return []
    amount = state.match.rules.pago_amount
    return [Line("mineo-status-offer", {"seat": SeatArg(seat), "count": amount}) for seat in seats_of(auction.offers)]


def score_lines(state: State) -> tuple[Line, ...]:
    """The stake, the bets and the pigliate of the running hand, and how many hands count; nothing before the first."""
    setup, match = state.setup, state.match
    if not setup.deal:
        return ()
    lines: list[Line] = []
    if setup.soloist >= 0:
        key = "mineo-score-stata" if setup.stata else "mineo-score-solo"
        lines.append(Line(key, {"seat": SeatArg(setup.soloist)}))
        if setup.scommessa:
            lines.append(Line("mineo-score-scommessa"))
        if setup.rivanto_by >= 0:
            lines.append(Line("mineo-score-rivanto", {"seat": SeatArg(setup.rivanto_by)}))
        taken = state.tricks.pigliate
        if taken:
            own = sum(seat == setup.soloist for _, seat in taken)
            lines.append(Line("mineo-score-pigliate", {"soloist": own, "defenders": len(taken) - own}))
    lines.append(Line("mineo-score-hands", {"count": match.counted, "hands": match.rules.match_hands}))
    return tuple(lines)


def notes_of(state: State, taken: TrickTaken) -> tuple[Line, ...]:
    """What happened in a finished trick: signals, pigliate, what became of the Fujutu."""
    return (*signal_lines(state, taken.number), *trick_lines(state, taken))


def trick_lines(state: State, taken: TrickTaken) -> tuple[Line, ...]:
    """Pigliate and the fate of the Fujutu in a trick."""
    notes = [pigliata(taken.winner, card) for card in taken.pigliate]
    if taken.fujutu:
        key = f"mineo-fujutu-{taken.fujutu}"
        notes.append(Line(key, {"seat": SeatArg(taken.fujutu_seat), "card": CardArg(FUJUTU)}))
    return tuple(notes)


def pigliata(seat: Seat, card: int) -> Line:
    """One pigliata (S66)."""
    return Line("mineo-pigliata", {"seat": SeatArg(seat), "card": CardArg(card)})


def signal_lines(state: State, number: int) -> tuple[Line, ...]:
    """The table talk of one trick, in order (S93)."""
    return tuple(said(one) for one in state.tricks.signals if one.trick == number)


def said(signal: Signalled) -> Line:
    """One thing said by a defender."""
    return Line("mineo-signal", {"seat": SeatArg(signal.seat), "words": TermArg(f"signal-mineo-{signal.signal}")})
