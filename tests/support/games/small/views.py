"""The question that a state puts, and what may be seen of it."""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat, cards_of
from bot.engine.text import Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.views import awaited, finished_trick, public_view, running_trick, seat_view, standings
from bot.engine.view import Count, CountLine, PublicView, SeatInfo, SeatView, Trick
from tests.support.games.small.deck import LETTERS, LOOK, SUIT_KEYS
from tests.support.games.small.events import Cards, DealScored
from tests.support.games.small.facts import FACTS
from tests.support.games.small.options import META
from tests.support.games.small.play import legal_mask, place_winning, suit_led
from tests.support.games.small.state import PLAY, TRICKS, State

SIDES = ((0,), (1,), (2,))


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the open question, if there is one."""
    if state.phase != PLAY:
        return ()
    table = state.table
    legal = cards_of(legal_mask(state.match.rules, table.hands[table.turn], table.lying))
    return (Decision(table.turn, "play" if table.lying else "lead", legal),)


def public(state: State) -> PublicView:
    """Return what everyone may see."""
    match, table, waiting = state.match, state.table, awaited(decisions(state))
    return public_view(
        META,
        state,
        scored=bool(match.scored),
        look=LOOK,
        deals=match.rules.deals,
        progress=(len(table.history), TRICKS),
        sides=SIDES,
        seats=tuple(_seat(state, seat, seat in waiting) for seat in range(3)),
        trick=_running(state),
        history=tuple(
            finished_trick(number, trick.leader, trick.cards, 3, _letter(trick.cards), trick.winner)
            for number, trick in enumerate(table.history, 1)
        ),
        zones=(),
        status=_status(state),
        score=tuple(
            Line("small-score", {"side": SideArg(side), "points": points}) for side, points in enumerate(match.totals)
        ),
        news=FACTS.news(state, state.news),
        counts=tuple(map(_count, match.scored)),
        standings=standings(match.totals),
    )


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    table, setup = state.table, state.setup
    won = sum(trick.winner == seat for trick in table.history)
    badges = ("badge-dealer",) if setup.deal and seat == setup.dealer else ()
    return SeatInfo(seat, seat, seat, table.hands[seat].bit_count(), won, badges, None, waiting)


def _letter(cards: Cards) -> str:
    led = suit_led(cards)
    return LETTERS[led] if led >= 0 else ""


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table = state.table
    number, cards = len(table.history) + 1, table.lying
    return running_trick(number, table.leader, cards, 3, _letter(cards), place_winning(cards))


def _status(state: State) -> tuple[Line, ...]:
    if state.phase != PLAY:
        return (Line(f"small-status-{state.phase}"),)
    turn = Line("small-status-turn", {"seat": SeatArg(state.table.turn)})
    led = suit_led(state.table.lying)
    return (turn,) if led < 0 else (turn, Line("small-status-led", {"suit": TermArg(SUIT_KEYS[led])}))


def _count(scored: DealScored) -> Count:
    """Return the score sheet of a deal (Z6, Z7)."""
    lines = (
        CountLine("small-row-tricks", scored.tricks),
        CountLine("small-row-kings", scored.kings),
        CountLine("small-row-last", scored.bonus),
    )
    best = max(scored.total)
    winner = scored.total.index(best) if scored.total.count(best) == 1 else None
    outcome = [Line("outcome-conceded", {"side": SideArg(scored.conceded)})] if scored.conceded is not None else []
    if winner is not None:
        outcome.append(Line("small-outcome-best", {"side": SideArg(winner), "points": best}))
    return Count(scored.deal, lines, scored.total, tuple(outcome), winner)


def of_seat(state: State, seat: Seat) -> SeatView:
    """Return the view of a seat: the public view, its hand and the question put to it."""
    hand: tuple[Card, ...] = cards_of(state.table.hands[seat])
    return seat_view(seat, public(state), hand, decisions(state))
