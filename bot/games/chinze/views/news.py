"""What happened since the previous decision, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.text import CardArg, Line, SeatArg, SideArg
from bot.games.chinze import events as ev
from bot.games.chinze.state import TRICKS, State
from bot.games.chinze.views.lines import announced_line, drawn_lines

Lines = list[Line]


def news_lines(state: State) -> tuple[Line, ...]:
    """One line or more for every fact worth telling. What only one seat knows is no news."""
    lines: Lines = []
    for event in state.news:
        tell = _TELL.get(event.__class__)
        if tell is not None:
            lines += tell(event)
    return tuple(lines)


def _dealer_drawn(event: ev.DealerDrawn) -> Lines:
    return [Line("chinze-news-dealer", {"seat": SeatArg(event.dealer)})]


def _pack_shuffled(event: ev.PackShuffled) -> Lines:
    return [Line("chinze-news-deal", {"deal": event.deal, "seat": SeatArg(event.dealer)})]


def _pack_cut(event: ev.PackCut) -> Lines:
    return [Line("chinze-news-cut", {"seat": SeatArg(event.seat), "count": event.size})]


def _meld_announced(event: ev.MeldAnnounced) -> Lines:
    return [announced_line(event)]


def _card_played(event: ev.CardPlayed) -> Lines:
    return [Line("chinze-news-played", {"seat": SeatArg(event.seat), "card": CardArg(event.card)})]


def _trick_taken(event: ev.TrickTaken) -> Lines:
    lines = [Line("chinze-news-trick", {"seat": SeatArg(event.winner), "number": event.number})]
    if event.fool >= 0 and event.number < TRICKS:
        lines.append(Line("chinze-fool-played", {"seat": SeatArg(event.fool)}))
    return lines


def _cards_drawn(event: ev.CardsDrawn) -> Lines:
    return drawn_lines(event.winner, event.cards) if event.shown else [Line("chinze-news-drawn")]


def _fool_exchanged(event: ev.FoolExchanged) -> Lines:
    return [Line("chinze-fool-given", {"seat": SeatArg(event.seat), "card": CardArg(event.card)})]


def _hand_conceded(event: ev.HandConceded) -> Lines:
    return [Line("news-conceded", {"side": SideArg(event.seat)})]


def _hand_scored(event: ev.HandScored) -> Lines:
    lines = [Line("chinze-news-scored", {"deal": event.deal})]
    if event.fate != "exchanged":
        lines.insert(0, Line(f"chinze-fool-{event.fate}", {"seat": SeatArg(event.fool)}))
    return lines


def _match_stopped(event: ev.MatchStopped) -> Lines:
    return [Line("chinze-news-stopped", {"count": event.unplayed})]


_TELL: dict[type[Any], Callable[[Any], Lines]] = {
    ev.DealerDrawn: _dealer_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.PackCut: _pack_cut,
    ev.MeldAnnounced: _meld_announced,
    ev.CardPlayed: _card_played,
    ev.TrickTaken: _trick_taken,
    ev.CardsDrawn: _cards_drawn,
    ev.FoolExchanged: _fool_exchanged,
    ev.HandConceded: _hand_conceded,
    ev.HandScored: _hand_scored,
    ev.MatchStopped: _match_stopped,
}
