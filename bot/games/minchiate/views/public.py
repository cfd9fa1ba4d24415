"""The public view: everything here is known to all four players and to every onlooker (M140, M143, M144)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Played, PublicView, SeatInfo, Standing, Trick
from bot.games.minchiate.options import META
from bot.games.minchiate.pack import MATTO, cards_of
from bot.games.minchiate.questions import decisions
from bot.games.minchiate.state import DECLARE, DRAW, ENDED, OVER, PLAY, SHUFFLE, Gathered, State
from bot.games.minchiate.trick import LAST, winner_of
from bot.games.minchiate.views.counts import count_of
from bot.games.minchiate.views.lines import notes_of, score_lines, status_lines
from bot.games.minchiate.views.news import news_lines
from bot.games.minchiate.views.zones import public_zones

SIDES = ((0, 2), (1, 3))
LETTERS = "CDSBT"


def public(state: State) -> PublicView:
    """What everybody may see."""
    match = state.match
    done = min(state.tricks.number - 1, LAST)
    return PublicView(
        game=META.slug,
        pack=META.pack.slug,
        options=match.rules.chosen,
        deal=state.setup.deal,
        deals=match.rules.set_length,
        phase=f"phase-minchiate-{state.phase}",
        progress=(done, LAST),
        sides=SIDES,
        seats=_seats(state),
        trick=_running(state),
        history=tuple(_finished(state, trick) for trick in state.tricks.history),
        zones=public_zones(state),
        status=status_lines(state),
        score=score_lines(state),
        news=news_lines(state),
        counts=tuple(count_of(match.rules, scored) for scored in match.scored),
        standings=tuple(Standing(player, amount) for player, amount in enumerate(match.balances)),
        deal_over=state.phase in (OVER, ENDED) and bool(match.scored) and not match.stopped,
        over=state.phase == ENDED,
    )


def _seats(state: State) -> tuple[SeatInfo, ...]:
    waiting = {question.seat for question in decisions(state) if not question.optional}
    return tuple(_seat(state, seat, seat in waiting) for seat in range(4))


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    match, setup, tricks = state.match, state.setup, state.tricks
    player = match.seats[seat]
    hand = state.table.hands[seat]
    fallen = bool(tricks.fallen >> seat & 1)
    badges: list[str] = []
    if state.phase not in (DRAW, SHUFFLE):
        if seat == setup.dealer:
            badges.append("badge-dealer")
        if seat == setup.cutter:
            badges.append("badge-minchiate-cutter")
    if fallen:
        badges.append("badge-minchiate-fallen")
    if any(gone.player == player for gone in match.forfeits):
        badges.append("badge-minchiate-left")
    return SeatInfo(
        seat,
        player,
        seat & 1,
        hand.bit_count(),
        tricks.won[seat],
        tuple(badges),
        cards_of(hand) if fallen else None,
        waiting,
    )


def _running(state: State) -> Trick | None:
    if state.phase not in (PLAY, DECLARE):
        return None
    table = state.table
    played = tuple(Played((table.leader + place) % 4, card, table.by[place]) for place, card in enumerate(table.cards))
    winning = winner_of(table.cards, table.leader, table.led) if any(card != MATTO for card in table.cards) else None
    return Trick(state.tricks.number, table.leader, played, _letter(table.led), winning)


def _finished(state: State, trick: Gathered) -> Trick:
    played = tuple(Played((trick.leader + place) % 4, card, trick.by[place]) for place, card in enumerate(trick.cards))
    taken = trick.taken
    return Trick(taken.number, trick.leader, played, _letter(trick.led), taken.winner, True, notes_of(state, taken))


def _letter(led: int) -> str:
    return "" if led < 0 else LETTERS[led]
