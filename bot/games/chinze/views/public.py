"""The public view: what both players and every onlooker know (C39)."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.view import Played, PublicView, SeatInfo, Standing, Trick
from bot.games.chinze.options import META
from bot.games.chinze.pack import LETTERS, MATTO, SUIT
from bot.games.chinze.questions import decisions
from bot.games.chinze.state import CUT, DRAW, ENDED, OVER, PLAY, SHUFFLE, TRICKS, Gathered, State
from bot.games.chinze.views.counts import count_of
from bot.games.chinze.views.lines import notes_of, score_lines, status_lines
from bot.games.chinze.views.news import news_lines
from bot.games.chinze.views.zones import counted, public_zones

SIDES = ((0,), (1,))


def public(state: State) -> PublicView:
    """What everybody may see."""
    match = state.match
    return PublicView(
        game=META.slug,
        pack=META.pack.slug,
        options=match.rules.chosen,
        deal=state.setup.deal,
        deals=match.rules.hands_per_game,
        phase=f"phase-chinze-{state.phase}",
        progress=(min(state.tricks.number - 1, TRICKS), TRICKS),
        sides=SIDES,
        seats=_seats(state),
        trick=_running(state),
        history=tuple(finished(state, trick) for trick in _open_tricks(state)),
        zones=public_zones(state),
        status=status_lines(state),
        score=score_lines(state),
        news=news_lines(state),
        counts=tuple(count_of(scored) for scored in match.scored),
        standings=tuple(Standing(player, amount) for player, amount in enumerate(match.totals)),
        deal_over=state.phase in (OVER, ENDED) and bool(match.scored) and not match.stopped,
        over=state.phase == ENDED,
    )


def _seats(state: State) -> tuple[SeatInfo, SeatInfo]:
    waiting = {question.seat for question in decisions(state)}
    return (_seat(state, 0, 0 in waiting), _seat(state, 1, 1 in waiting))


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    setup, tricks = state.setup, state.tricks
    badges: list[str] = []
    if state.phase not in (DRAW, SHUFFLE) and seat == setup.dealer:
        badges.append("badge-dealer")
    if state.phase == CUT and seat != setup.dealer:
        badges.append("badge-chinze-cutter")
    if tricks.owing and seat == tricks.fool:
        badges.append("badge-chinze-owing")
    return SeatInfo(
        seat, seat, seat, state.table.hands[seat].bit_count(), tricks.won[seat], tuple(badges), None, waiting
    )


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table, number = state.table, state.tricks.number
    played = (Played(table.leader, table.lead, table.leader),) if table.lead >= 0 else ()
    winning = table.leader if table.lead >= 0 and table.lead != MATTO else None
    return Trick(number, table.leader, played, _letter(table.lead), winning)


def _open_tricks(state: State) -> tuple[Gathered, ...]:
    """Captured cards lie face down and are not looked at again (C15, C39): a trick lies open only until somebody leads
    to the next one. After the count all may be seen."""
    history = state.tricks.history
    if counted(state):
        return history
    return () if state.table.lead >= 0 else history[-1:]


def finished(state: State, trick: Gathered) -> Trick:
    """A complete trick with its remarks."""
    leader, other = trick.leader, 1 - trick.leader
    played = (Played(leader, trick.lead, leader), Played(other, trick.reply, other))
    notes = notes_of(state, trick)
    return Trick(trick.number, leader, played, _letter(trick.lead), trick.winner, True, notes)


def _letter(lead: Card) -> str:
    """The suit to follow; none to a Fool led (C20)."""
    return "" if lead < 0 or lead == MATTO else LETTERS[SUIT[lead]]
