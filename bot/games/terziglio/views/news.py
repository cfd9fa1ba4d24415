"""What happened since the previous decision, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, SideArg
from bot.games.terziglio import events as ev
from bot.games.terziglio.melds import COMBINATIONS, DOUBLED_FROM
from bot.games.terziglio.pack import MATTO
from bot.games.terziglio.state import State
from bot.games.terziglio.views.lines import meld_args, notes_of

Lines = list[Line]


def news_lines(state: State) -> tuple[Line, ...]:
    """One line or more for every fact worth telling; the contract is the last call, and stands in the score strip."""
    lines: Lines = []
    for event in state.news:
        tell = _TELL.get(event.__class__)
        if tell is not None:
            lines += tell(state, event)
    return tuple(lines)


def _dealer_drawn(_: State, event: ev.DealerDrawn) -> Lines:
    return [Line("terziglio-news-first-dealer", {"seat": SeatArg(event.seat)})]


def _pack_shuffled(_: State, event: ev.PackShuffled) -> Lines:
    return [Line("terziglio-news-deal", {"deal": event.deal, "seat": SeatArg(event.dealer)})]


def _called(_: State, event: ev.Called) -> Lines:
    return [Line(f"terziglio-news-{event.word}", {"seat": SeatArg(event.seat)})]


def _thrown_in(_: State, event: ev.ThrownIn) -> Lines:
    return [Line("terziglio-news-thrown-in")]


def _stock_taken(_: State, event: ev.StockTaken) -> Lines:
    return [Line("terziglio-news-stock", {"seat": SeatArg(event.seat), "count": len(event.cards)})]


def _discarded(_: State, event: ev.Discarded) -> Lines:
    return [Line("terziglio-news-discarded", {"seat": SeatArg(event.seat), "count": len(event.cards)})]


def _declared(_: State, event: ev.Declared) -> Lines:
    seat = SeatArg(event.seat)
    if not event.claims:
        return [Line("terziglio-news-declared-none", {"seat": seat})]
    lines = [Line("terziglio-news-declared", {**meld_args(claim), "seat": seat}) for claim in event.claims]
    combinations = sum(claim.family in COMBINATIONS for claim in event.claims)
    twice = max(combinations, len(event.claims) - combinations) >= DOUBLED_FROM
    args: dict[str, Arg] = {"seat": seat, "points": event.combinations + event.patterns}
    if len(event.claims) > 1:
        lines.append(Line("terziglio-news-declared-doubled" if twice else "terziglio-news-declared-total", args))
    return lines


def _play_begun(_: State, event: ev.PlayBegun) -> Lines:
    return [Line("terziglio-news-leads", {"seat": SeatArg(event.leader)})]


def _card_played(_: State, event: ev.CardPlayed) -> Lines:
    return [Line("terziglio-news-played", {"seat": SeatArg(event.seat), "card": CardArg(event.card)})]


def _trick_taken(state: State, event: ev.TrickTaken) -> Lines:
    line = Line("terziglio-news-trick", {"seat": SeatArg(event.winner), "number": event.number})
    return [line, *notes_of(state, state.tricks.history[event.number - 1])]


def _payment_asked(_: State, event: ev.PaymentAsked) -> Lines:
    return [Line("terziglio-news-owes", {"seat": SeatArg(event.seat), "card": CardArg(MATTO)})]


def _fool_paid(_: State, event: ev.FoolPaid) -> Lines:
    args: dict[str, Arg] = {"seat": SeatArg(event.seat), "card": CardArg(event.card), "fool": CardArg(MATTO)}
    return [Line("terziglio-news-paid", args)]


def _deal_conceded(_: State, event: ev.DealConceded) -> Lines:
    return [Line("news-conceded", {"side": SideArg(1 - event.side)})]


def _deal_scored(state: State, event: ev.DealScored) -> Lines:
    hidden = state.setup.discards or state.setup.stock
    key = "terziglio-news-stock-shown" if event.contract == "solo" else "terziglio-news-discards-shown"
    return [Line(key, {"cards": CardsArg(hidden)}), Line("terziglio-news-scored", {"deal": event.deal})]


def _match_stopped(_: State, event: ev.MatchStopped) -> Lines:
    return [Line("terziglio-news-stopped", {"count": event.unplayed})]


_TELL: dict[type[Any], Callable[[State, Any], Lines]] = {
    ev.DealerDrawn: _dealer_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.Called: _called,
    ev.ThrownIn: _thrown_in,
    ev.StockTaken: _stock_taken,
    ev.Discarded: _discarded,
    ev.Declared: _declared,
    ev.PlayBegun: _play_begun,
    ev.CardPlayed: _card_played,
    ev.TrickTaken: _trick_taken,
    ev.PaymentAsked: _payment_asked,
    ev.FoolPaid: _fool_paid,
    ev.DealConceded: _deal_conceded,
    ev.DealScored: _deal_scored,
    ev.MatchStopped: _match_stopped,
}
