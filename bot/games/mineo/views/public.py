"""The public view: everything here is known to all three players and to every onlooker (section 13)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Call, Played, PublicView, SeatInfo, Standing, Trick
from bot.games.mineo.auction import PAGO, PRENDO, SOLO
from bot.games.mineo.legal import winner_of
from bot.games.mineo.options import META
from bot.games.mineo.pack import LETTERS
from bot.games.mineo.questions import decisions
from bot.games.mineo.state import DRAW, ENDED, OVER, PLAY, SHUFFLE, Gathered, State, side_of
from bot.games.mineo.trick import LAST
from bot.games.mineo.views.counts import count_of, sides_of
from bot.games.mineo.views.lines import notes_of, score_lines, signal_lines, status_lines
from bot.games.mineo.views.news import news_lines
from bot.games.mineo.views.zones import public_zones


def public(state: State) -> PublicView:
    """What everybody may see."""
    match, setup = state.match, state.setup
    rules = match.rules
    return PublicView(
        game=META.slug,
        pack=META.pack.slug,
        options=rules.chosen,
        deal=setup.deal,
        deals=rules.match_hands if rules.match_count == "deals" else 0,
        phase=f"phase-mineo-{state.phase}",
        progress=(min(state.tricks.number - 1, LAST), LAST),
        sides=sides_of(setup.soloist),
        seats=_seats(state),
        trick=_running(state),
        history=tuple(_finished(state, trick) for trick in state.tricks.history),
        zones=public_zones(state),
        calls=_calls(state),
        status=status_lines(state),
        score=score_lines(state),
        news=news_lines(state),
        counts=tuple(count_of(end) for end in match.ends),
        standings=tuple(Standing(seat, rules.starting_chips + won) for seat, won in enumerate(match.chips)),
        deal_over=state.phase in (OVER, ENDED) and bool(match.ends) and not match.stopped,
        over=state.phase == ENDED,
    )


def _seats(state: State) -> tuple[SeatInfo, ...]:
    waiting = {question.seat for question in decisions(state) if not question.optional}
    soloist = state.setup.soloist
    return tuple(
        SeatInfo(
            seat,
            seat,
            seat if soloist < 0 else side_of(soloist, seat),
            state.table.hands[seat].bit_count(),
            state.tricks.won[seat],
            tuple(_badges(state, seat)),
            None,
            seat in waiting,
        )
        for seat in range(3)
    )


def _badges(state: State, seat: Seat) -> list[str]:
    setup = state.setup
    if state.phase in (DRAW, SHUFFLE):
        return []
    badges = ["badge-dealer"] if seat == setup.dealer else []
    if seat == setup.soloist:
        badges.append("badge-mineo-stata" if setup.stata else "badge-mineo-soloist")
        if setup.scommessa:
            badges.append("badge-mineo-scommessa")
    if setup.soloist < 0 and setup.auction.offers >> seat & 1:
        badges.append("badge-mineo-pago")
    if seat == setup.rivanto_by:
        badges.append("badge-mineo-rivanto")
    return badges


def _calls(state: State) -> tuple[Call, ...]:
    """The auction so far, until the first trick is taken; the offers that stand and the call that won are marked."""
    setup = state.setup
    if state.phase in (DRAW, SHUFFLE) or state.tricks.history:
        return ()
    auction = setup.auction
    latest = {said.seat: number for number, said in enumerate(auction.calls)}
    return tuple(
        Call(
            said.seat,
            f"call-mineo-{said.call}",
            latest[said.seat] == number
            and (said.call in (SOLO, PRENDO) or (said.call == PAGO and bool(auction.offers >> said.seat & 1))),
        )
        for number, said in enumerate(auction.calls)
    )


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table, number = state.table, state.tricks.number
    winning = winner_of(table.cards, table.leader, table.led) if table.led >= 0 else None
    return Trick(
        number, table.leader, _cards(table.leader, table.cards), _letter(table.led), winning,
        notes=signal_lines(state, number),
    )  # fmt: skip


def _finished(state: State, trick: Gathered) -> Trick:
    taken, played = trick.taken, _cards(trick.leader, trick.cards)
    notes = notes_of(state, taken)
    return Trick(taken.number, trick.leader, played, _letter(trick.led), taken.winner, True, notes)


def _cards(leader: Seat, cards: tuple[int, ...]) -> tuple[Played, ...]:
    seats = ((leader + place) % 3 for place in range(3))
    return tuple(Played(seat, card, seat) for seat, card in zip(seats, cards, strict=False))


def _letter(led: int) -> str:
    return "" if led < 0 else LETTERS[led]
