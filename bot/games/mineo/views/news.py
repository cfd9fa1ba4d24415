"""What happened since the previous decision, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.games.mineo import events as ev
from bot.games.mineo.pack import FUJUTU
from bot.games.mineo.state import State
from bot.games.mineo.views.lines import said, trick_lines

Lines = list[Line]


def news_lines(state: State) -> tuple[Line, ...]:
    """One line or more for every fact worth telling."""
    lines: Lines = []
    for event in state.news:
        tell = _TELL.get(event.__class__)
        if tell is not None:
            lines += tell(state, event)
    return tuple(lines)


def _dealer_drawn(state: State, event: ev.DealerDrawn) -> Lines:
    return [Line("mineo-news-first-dealer", {"seat": SeatArg(event.dealer)})]


def _pack_shuffled(state: State, event: ev.PackShuffled) -> Lines:
    return [Line("mineo-news-deal", {"deal": event.deal, "seat": SeatArg(event.dealer)})]


def _packets_dealt(state: State, event: ev.PacketsDealt) -> Lines:
    if event.giro == 1 or (state.setup.soloist >= 0 and event.giro < 4):
        return []
    if state.setup.stata:
        return [Line("mineo-news-rest-dealt")]
    return [Line("mineo-news-giro", {"cards": 5 * event.giro})]


def _monte_laid(state: State, event: ev.MonteLaid) -> Lines:
    return [Line("mineo-news-monte", {"seat": SeatArg(event.seat)})]


def _called(state: State, event: ev.Called) -> Lines:
    return [Line("mineo-news-called", {"seat": SeatArg(event.seat), "call": TermArg(f"call-mineo-{event.call}")})]


def _solo_stood(state: State, event: ev.SoloStood) -> Lines:
    return [Line("mineo-news-stata" if event.stata else "mineo-news-solo", {"seat": SeatArg(event.seat)})]


def _monte_taken(state: State, event: ev.MonteTaken) -> Lines:
    args: dict[str, Arg] = {"seat": SeatArg(event.seat)}
    if event.shown:
        return [Line("mineo-news-monte-shown", {**args, "cards": CardsArg(event.cards)})]
    return [Line("mineo-news-monte-taken", args)]


def _scarto_laid(state: State, event: ev.ScartoLaid) -> Lines:
    args: dict[str, Arg] = {"seat": SeatArg(event.seat)}
    if event.shown:
        return [Line("mineo-news-scarto-trumps", {**args, "cards": CardsArg(event.shown)})]
    return [Line("mineo-news-scarto", args)]


def _declared(state: State, event: ev.Declared) -> Lines:
    word = event.wording or event.say
    return [Line(f"mineo-news-said-{word}", {"seat": SeatArg(event.seat)})]


def _play_began(state: State, event: ev.PlayBegan) -> Lines:
    return [Line("mineo-news-leads", {"seat": SeatArg(event.leader)})]


def _card_played(state: State, event: ev.CardPlayed) -> Lines:
    return [Line("mineo-news-played", {"seat": SeatArg(event.seat), "card": CardArg(event.card)})]


def _signalled(state: State, event: ev.Signalled) -> Lines:
    return [said(event)]


def _trick_taken(state: State, event: ev.TrickTaken) -> Lines:
    won = Line("mineo-news-trick", {"seat": SeatArg(event.winner), "number": event.number})
    return [won, *trick_lines(state, event)]


def settled_line(soloist: int, event: ev.FujutuSettled) -> Line:
    """What was given for the Fujutu in the end, and by whom (S64, S65)."""
    side = "soloist" if event.side == 0 else "defenders"
    args: dict[str, Arg] = {"seat": SeatArg(soloist), "card": CardArg(FUJUTU if event.card is None else event.card)}
    if event.card is None:
        return Line(f"mineo-fujutu-unpaid-{side}", args)
    if event.card == FUJUTU:
        return Line(f"mineo-fujutu-surrendered-{side}", args)
    return Line(f"mineo-fujutu-paid-{side}", args)


def _fujutu_settled(state: State, event: ev.FujutuSettled) -> Lines:
    return [settled_line(state.setup.soloist, event)]


def _hand_conceded(state: State, event: ev.HandConceded) -> Lines:
    return [Line("news-conceded", {"side": SideArg(1 - event.side)})]


def _hand_scored(state: State, event: ev.HandScored) -> Lines:
    return [Line("mineo-news-scored", {"deal": event.deal})]


def _hand_annulled(state: State, event: ev.HandAnnulled) -> Lines:
    return [Line("mineo-news-annulled", {"deal": event.deal})]


def _hand_paid(state: State, event: ev.HandPaid) -> Lines:
    amount = event.payments[event.taker] // len(event.payers)
    return [
        Line("mineo-news-paid", {"seat": SeatArg(payer), "taker": SeatArg(event.taker), "count": amount})
        for payer in event.payers
    ]


def _match_stopped(state: State, event: ev.MatchStopped) -> Lines:
    return [Line("mineo-news-stopped")]


_TELL: dict[type[Any], Callable[[State, Any], Lines]] = {
    ev.DealerDrawn: _dealer_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.PacketsDealt: _packets_dealt,
    ev.MonteLaid: _monte_laid,
    ev.Called: _called,
    ev.SoloStood: _solo_stood,
    ev.MonteTaken: _monte_taken,
    ev.ScartoLaid: _scarto_laid,
    ev.Declared: _declared,
    ev.PlayBegan: _play_began,
    ev.CardPlayed: _card_played,
    ev.Signalled: _signalled,
    ev.TrickTaken: _trick_taken,
    ev.FujutuSettled: _fujutu_settled,
    ev.HandConceded: _hand_conceded,
    ev.HandScored: _hand_scored,
    ev.HandAnnulled: _hand_annulled,
    ev.HandPaid: _hand_paid,
    ev.MatchStopped: _match_stopped,
}
