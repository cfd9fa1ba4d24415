"""The public view: everything here is known to all three players and to every onlooker (T65)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Call, Played, PublicView, SeatInfo, Standing, Trick
from bot.games.terziglio.events import DealScored
from bot.games.terziglio.legal import winner_of
from bot.games.terziglio.options import META
from bot.games.terziglio.questions import asked
from bot.games.terziglio.state import (
    AUCTION,
    DECLARE,
    DISCARD,
    DRAW,
    ENDED,
    NOBODY,
    OVER,
    PLAY,
    SHUFFLE,
    TRICKS,
    Gathered,
    State,
)
from bot.games.terziglio.views.counts import count_of
from bot.games.terziglio.views.lines import notes_of, score_lines, status_lines
from bot.games.terziglio.views.news import news_lines
from bot.games.terziglio.views.zones import public_zones

LETTERS = "SBCDT"
ALONE = ((0,), (1,), (2,))


def sides_of(declarer: Seat) -> tuple[tuple[Seat, ...], ...]:
    """The declarer against the other two; before there is one everybody is alone (T1)."""
    if declarer == NOBODY:
        return ALONE
    return (declarer,), tuple(seat for seat in range(3) if seat != declarer)


def public(state: State) -> PublicView:
    """What everybody may see."""
    match, setup = state.match, state.setup
    rules = match.rules
    return PublicView(
        game=META.slug,
        pack=rules.look,
        options=rules.chosen,
        deal=setup.deal,
        deals=rules.hands + match.thrown,
        phase=f"phase-terziglio-{state.phase}",
        progress=(min(state.tricks.number - 1, TRICKS), TRICKS),
        sides=sides_of(setup.declarer),
        seats=_seats(state),
        trick=_running(state),
        history=_last(state),
        zones=public_zones(state, counted(state)),
        calls=_calls(state),
        status=status_lines(state),
        score=score_lines(state),
        news=news_lines(state),
        counts=tuple([count_of(scored, sides_of(scored.declarer)) for scored in match.scored]),
        standings=tuple([Standing(player, amount) for player, amount in enumerate(match.balances)]),
        deal_over=state.phase in (OVER, ENDED) and not match.stopped,
        over=state.phase == ENDED,
    )


def counted(state: State) -> DealScored | None:
    """The count of the deal on the table, once it is over: piles, stock and discard are public then (T65)."""
    scored = state.match.scored
    return scored[-1] if scored and scored[-1].deal == state.setup.deal else None


def _seats(state: State) -> tuple[SeatInfo, ...]:
    waiting = asked(state)
    return tuple([_seat(state, seat, seat == waiting) for seat in range(3)])


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    setup, tricks = state.setup, state.tricks
    badges: list[str] = []
    if state.phase != DRAW and seat == (state.match.dealer if state.phase == SHUFFLE else setup.dealer):
        badges.append("badge-dealer")
    if seat == setup.declarer:
        badges.append("badge-terziglio-solo" if setup.contract == "solo" else "badge-terziglio-declarer")
    if seat == tricks.fool_seat and counted(state) is None:
        badges.append("badge-terziglio-fool")
    side = seat if setup.declarer == NOBODY else setup.side(seat)
    hand = state.table.hands[seat].bit_count()
    return SeatInfo(seat, seat, side, hand, tricks.won[seat], tuple(badges), None, waiting)


def _calls(state: State) -> tuple[Call, ...]:
    """The auction until the second trick; the call that holds is the highest so far."""
    setup = state.setup
    if state.phase not in (AUCTION, DISCARD, DECLARE, PLAY) or state.tricks.number > 1:
        return ()
    made = [call.word for call in setup.calls]
    holds = "solo" if "solo" in made else "play"
    return tuple([Call(call.seat, f"call-terziglio-{call.word}", call.word == holds) for call in setup.calls])


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table = state.table
    winning = winner_of(state.match.rules, table.cards, table.leader, table.led)
    return Trick(state.tricks.number, table.leader, _played(table.leader, table.cards), _letter(table.led), winning)


def _last(state: State) -> tuple[Trick, ...]:
    """Only the last trick lies open, and only until the next lead (T65)."""
    history = state.tricks.history
    return (finished(state, history[-1]),) if history and not state.table.cards else ()


def finished(state: State, trick: Gathered) -> Trick:
    """A complete trick with its remarks."""
    taken, played = trick.taken, _played(trick.leader, trick.cards)
    return Trick(taken.number, trick.leader, played, _letter(trick.led), taken.winner, True, notes_of(state, trick))


def _played(leader: Seat, cards: tuple[int, ...]) -> tuple[Played, ...]:
    return tuple([Played(seat := (leader + place) % 3, card, seat) for place, card in enumerate(cards)])


def _letter(led: int) -> str:
    return "" if led < 0 else LETTERS[led]
