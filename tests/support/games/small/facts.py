"""What each fact changes in the state, and the lines said of it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import mask_of
from bot.engine.text import CardArg, Line, SeatArg, SideArg
from bot.engine.tricktaking.entry import ENDED, OVER, SHUFFLE, Facts
from tests.support.games.small import events as ev
from tests.support.games.small.state import PLAY, CompletedTrick, Setup, State, Table

FACTS = Facts[State]()
fact = FACTS.on


@fact(ev.DealerDrawn, news=lambda _, e: [Line("small-news-dealer", {"seat": SeatArg(e.dealer)})])
def dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, first=event.dealer), news=(event,))


@fact(ev.HandsDealt, news=lambda _, e: [Line("small-news-deal", {"deal": e.deal, "seat": SeatArg(e.dealer)})])
def hands_dealt(state: State, event: ev.HandsDealt) -> State:
    one, two, three = map(mask_of, event.hands)
    table = Table((one, two, three), (event.dealer + 1) % 3)
    return State(PLAY, state.match, Setup(event.deal, event.dealer), table, (event,))


@fact(ev.CardPlayed, news=lambda _, e: [Line("small-news-played", {"seat": SeatArg(e.seat), "card": CardArg(e.card)})])
def card_played(state: State, event: ev.CardPlayed) -> State:
    old = state.table
    one, two, three = (hand & ~(1 << event.card) for hand in old.hands)
    lying, history = (*old.lying, event.card), old.history
    if len(lying) == len(old.hands):
        lying, history = (), (*history, CompletedTrick(old.leader, lying))
    return replace(state, table=Table((one, two, three), old.leader, lying, history), news=(event,))


@fact(ev.TrickTaken, news=lambda _, e: [Line("small-news-trick", {"seat": SeatArg(e.winner), "number": e.number})])
def trick_taken(state: State, event: ev.TrickTaken) -> State:
    old = state.table
    history = (*old.history[:-1], replace(old.history[-1], winner=event.winner))
    return replace(state, table=Table(old.hands, event.winner, (), history), news=(*state.news, event))


@fact(ev.DealConceded, news=lambda _, e: [Line("news-conceded", {"side": SideArg(e.seat)})])
def deal_conceded(state: State, event: ev.DealConceded) -> State:
    return replace(state, table=replace(state.table, hands=(0, 0, 0), lying=()), news=(event,))


@fact(ev.DealScored, news=lambda _, e: [Line("small-news-scored", {"deal": e.deal})])
def deal_scored(state: State, event: ev.DealScored) -> State:
    match = replace(state.match, totals=event.totals, scored=(*state.match.scored, event))
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=(*state.news, event))


@fact(ev.MatchStopped, news=lambda _, e: [Line("small-news-stopped", {"count": e.unplayed})])
def match_stopped(state: State, event: ev.MatchStopped) -> State:
    return replace(state, phase=ENDED, match=replace(state.match, stopped=True), news=(event,))
