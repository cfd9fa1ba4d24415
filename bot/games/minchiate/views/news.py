"""What happened since the previous decision, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.text import CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.games.minchiate import events as ev
from bot.games.minchiate.pack import MATTO
from bot.games.minchiate.questions import versicola_key
from bot.games.minchiate.state import State
from bot.games.minchiate.views.lines import mark_line

Lines = list[Line]


def announcement(key: str, counts: ev.Four, size: int) -> Line:
    """The announced counts by suit; the tarocchi follow by subtraction (M54, M148)."""
    cups, coins, swords, staves = counts
    return Line(key, {"cups": cups, "coins": coins, "swords": swords, "staves": staves, "trumps": size - sum(counts)})


def news_lines(state: State) -> tuple[Line, ...]:
    """One line or more for every fact worth telling."""
    lines: Lines = []
    for event in state.news:
        tell = _TELL.get(event.__class__)
        if tell is not None:
            lines += tell(state, event)
    return tuple(lines)


def _seats_drawn(state: State, event: ev.SeatsDrawn) -> Lines:
    seats = state.match.seats
    drew = [
        Line("minchiate-news-drew", {"seat": SeatArg(seats.index(drawn.player)), "card": CardArg(drawn.card)})
        for group in event.rounds
        for drawn in group
    ]
    return [*drew, Line("minchiate-news-first-dealer", {"seat": SeatArg(0)})]


def _pack_shuffled(state: State, event: ev.PackShuffled) -> Lines:
    deal = Line("minchiate-news-deal", {"deal": event.deal, "seat": SeatArg(event.dealer)})
    scored = state.match.scored
    if not scored or scored[-1].seating == event.seating:
        return [deal]
    # A new giro (M35).
    return [Line("minchiate-news-partners", {"first": SideArg(0), "second": SideArg(1)}), deal]


def _pack_cut(state: State, event: ev.PackCut) -> Lines:
    return [Line("minchiate-news-cut", {"seat": SeatArg(event.seat), "count": event.size})]


def _cards_robbed(state: State, event: ev.CardsRobbed) -> Lines:
    lines: Lines = []
    seat = SeatArg(event.seat)
    if event.cards:
        lines.append(Line("minchiate-news-robbed", {"seat": seat, "cards": CardsArg(event.cards)}))
    else:
        lines.append(Line("minchiate-news-robbed-none", {"seat": seat}))
    if event.stop is not None:
        lines.append(Line("minchiate-news-rob-stop", {"card": CardArg(event.stop)}))
    return lines


def _marked(state: State, event: ev.Marked) -> Lines:
    lines = [mark_line(event)]
    if event.rests:
        lines.append(Line("minchiate-news-rest", {"side": SideArg(event.pair), "rests": event.rests}))
    return lines


def _hands_dealt(state: State, event: ev.HandsDealt) -> Lines:
    return [
        Line("minchiate-news-up-card", {"seat": SeatArg(seat), "card": CardArg(card)}) for seat, card in event.up_cards
    ]


def _folla_turned(state: State, event: ev.FollaTurned) -> Lines:
    lines: Lines = []
    if event.cards:
        lines.append(Line("minchiate-news-turned", {"seat": SeatArg(event.seat), "cards": CardsArg(event.cards)}))
    if event.stop is not None:
        lines.append(Line("minchiate-news-turn-stop", {"card": CardArg(event.stop)}))
    return lines


def _folla_taken(state: State, event: ev.FollaTaken) -> Lines:
    if not event.cards:
        return []
    return [Line("minchiate-news-taken", {"seat": SeatArg(event.seat), "cards": CardsArg(event.cards)})]


def _folla_announced(state: State, event: ev.FollaAnnounced) -> Lines:
    if event.short:
        return [Line("minchiate-news-short", {"seat": SeatArg(state.setup.dealer), "count": event.short})]
    return [announcement("minchiate-news-announced", event.counts, len(event.folla))]


def _discarded(state: State, event: ev.Discarded) -> Lines:
    return [Line("minchiate-news-discarded", {"seat": SeatArg(event.seat), "count": len(event.cards)})]


def _dealer_filled(state: State, event: ev.DealerFilled) -> Lines:
    return [Line("minchiate-news-filled", {"seat": SeatArg(event.seat), "count": len(event.cards)})]


def _folla_closed(state: State, event: ev.FollaClosed) -> Lines:
    return [Line("minchiate-news-leads", {"seat": SeatArg(event.leader)})]


def _card_played(state: State, event: ev.CardPlayed) -> Lines:
    card = CardArg(event.card)
    if event.by != event.seat:
        return [Line("minchiate-news-played-for", {"seat": SeatArg(event.by), "of": SeatArg(event.seat), "card": card})]
    return [Line("minchiate-news-played", {"seat": SeatArg(event.seat), "card": card})]


def _declared(state: State, event: ev.Declared) -> Lines:
    return [
        Line(
            "minchiate-news-declared",
            {
                "seat": SeatArg(event.seat),
                "name": TermArg(versicola_key(found)),
                "cards": CardsArg((*found.cards, MATTO) if found.matto else found.cards),
                "points": found.points,
            },
        )
        for found in event.versicole
    ]


def _trick_taken(state: State, event: ev.TrickTaken) -> Lines:
    lines = [Line("minchiate-news-trick", {"seat": SeatArg(event.winner), "number": event.number})]
    if event.matto:
        lines.append(
            Line(f"minchiate-matto-{event.matto}", {"seat": SeatArg(event.matto_seat), "card": CardArg(MATTO)})
        )
    return lines


def _matto_paid(state: State, event: ev.MattoPaid) -> Lines:
    return [Line("minchiate-matto-paid", {"side": SideArg(event.pair), "card": CardArg(event.card)})]


def _discards_shown(state: State, event: ev.DiscardsShown) -> Lines:
    lines = [
        Line("minchiate-news-discards", {"seat": SeatArg(seat), "cards": CardsArg(cards)})
        for seat, cards in enumerate(event.discards)
        if cards
    ]
    return [*lines, announcement("minchiate-news-announced-final", event.counts, 13)]


def _hand_fell(state: State, event: ev.HandFell) -> Lines:
    return [Line("minchiate-news-fell", {"seat": SeatArg(event.seat)})]


def _deal_conceded(state: State, event: ev.DealConceded) -> Lines:
    return [Line("news-conceded", {"side": SideArg(1 - event.pair)})]


def _deal_scored(state: State, event: ev.DealScored) -> Lines:
    return [Line("minchiate-news-scored", {"deal": event.deal})]


def _match_stopped(state: State, event: ev.MatchStopped) -> Lines:
    return [Line("minchiate-news-stopped", {"count": event.unplayed})]


def _player_forfeited(state: State, event: ev.PlayerForfeited) -> Lines:
    return [Line("minchiate-news-forfeited", {"seat": SeatArg(state.match.seats.index(event.player))})]


_TELL: dict[type[Any], Callable[[State, Any], Lines]] = {
    ev.SeatsDrawn: _seats_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.PackCut: _pack_cut,
    ev.CardsRobbed: _cards_robbed,
    ev.Marked: _marked,
    ev.HandsDealt: _hands_dealt,
    ev.FollaTurned: _folla_turned,
    ev.FollaTaken: _folla_taken,
    ev.FollaAnnounced: _folla_announced,
    ev.Discarded: _discarded,
    ev.DealerFilled: _dealer_filled,
    ev.FollaClosed: _folla_closed,
    ev.CardPlayed: _card_played,
    ev.Declared: _declared,
    ev.TrickTaken: _trick_taken,
    ev.MattoPaid: _matto_paid,
    ev.DiscardsShown: _discards_shown,
    ev.HandFell: _hand_fell,
    ev.DealConceded: _deal_conceded,
    ev.DealScored: _deal_scored,
    ev.MatchStopped: _match_stopped,
    ev.PlayerForfeited: _player_forfeited,
}
