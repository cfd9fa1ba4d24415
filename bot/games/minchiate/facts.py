"""What each fact changes in the state, and the lines said of it (the news).

No rule of play is checked here, because facts stored long ago must still apply.
"""

# ruff: noqa: RUF005 (adding a tuple takes half the time of unpacking it)
from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.cards import Card, mask_of
from bot.engine.text import CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import ENDED, OVER, SHUFFLE, Facts
from bot.games.minchiate import events as ev
from bot.games.minchiate.deck import BIT, FOLLA, MATTO, MATTO_BIT, VALUE
from bot.games.minchiate.melds import versicola_key
from bot.games.minchiate.state import (
    CUT,
    DECLARE,
    DISCARD,
    FRESH_TABLE,
    FRESH_TALLY,
    FRESH_TRICKS,
    LOOK,
    PLAY,
    CompletedTrick,
    Setup,
    State,
    Table,
    Tally,
)

FACTS = Facts[State]()
fact = FACTS.on
Lines = list[Line]


def announcement(key: str, counts: ev.Four, size: int) -> Line:
    """Return the announced counts by suit; the tarocchi are ``size`` less the other suits (M54, M148)."""
    cups, coins, swords, staves = counts
    return Line(key, {"cups": cups, "coins": coins, "swords": swords, "staves": staves, "trumps": size - sum(counts)})


def mark_line(mark: ev.Marked) -> Line:
    """Return a mark as text: the seat, the pair, the first card and the points."""
    seat, side, card = SeatArg(mark.seat), SideArg(mark.pair), CardArg(mark.cards[0])
    return Line(f"minchiate-mark-{mark.ev}", {"seat": seat, "side": side, "card": card, "points": mark.points})


def matto_lines(taken: ev.TrickTaken) -> Lines:
    """Return where the Matto of a finished trick went, if it was played to it."""
    if not taken.matto:
        return []
    return [Line(f"minchiate-matto-{taken.matto}", {"seat": SeatArg(taken.matto_seat), "card": CardArg(MATTO)})]


def paid_line(pair: int, card: Card) -> Line:
    """Return which card a pair gave for the Matto (M97)."""
    return Line("minchiate-matto-paid", {"side": SideArg(pair), "card": CardArg(card)})


def _draw_news(state: State, event: ev.SeatsDrawn) -> Lines:
    seats = state.match.seats
    drew = [
        Line("minchiate-news-drew", {"seat": SeatArg(seats.index(drawn.player)), "card": CardArg(drawn.card)})
        for group in event.rounds
        for drawn in group
    ]
    return [*drew, Line("minchiate-news-first-dealer", {"seat": SeatArg(0)})]


def _deal_news(state: State, event: ev.PackShuffled) -> Lines:
    deal = Line("minchiate-news-deal", {"deal": event.deal, "seat": SeatArg(event.dealer)})
    scored = state.match.scored
    if not scored or scored[-1].seating == event.seating:
        return [deal]
    # A new giro (M35).
    return [Line("minchiate-news-partners", {"first": SideArg(0), "second": SideArg(1)}), deal]


def _robbed_news(_: State, event: ev.CardsRobbed) -> Lines:
    seat, lines = SeatArg(event.seat), list[Line]()
    if not event.cards:
        lines.append(Line("minchiate-news-robbed-none", {"seat": seat}))
    if unmarked := _unmarked(event.cards):
        lines.append(Line("minchiate-news-robbed", {"seat": seat, "cards": CardsArg(unmarked)}))
    if event.stop is not None:
        lines.append(Line("minchiate-news-rob-stop", {"card": CardArg(event.stop)}))
    return lines


def _unmarked(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that are worth nothing: each of the others has a mark, which tells of it."""
    return tuple(card for card in cards if not VALUE[card])


def _mark_news(_: State, event: ev.Marked) -> Lines:
    rest = Line("minchiate-news-rest", {"side": SideArg(event.pair), "rests": event.rests})
    return [mark_line(event), rest] if event.rests else [mark_line(event)]


def _up_cards(_: State, event: ev.HandsDealt) -> Lines:
    return [
        Line("minchiate-news-up-card", {"seat": SeatArg(seat), "card": CardArg(card)}) for seat, card in event.up_cards
    ]


def _turned_news(_: State, event: ev.FollaTurned) -> Lines:
    lines: Lines = []
    if unmarked := _unmarked(event.cards):
        lines.append(Line("minchiate-news-turned", {"seat": SeatArg(event.seat), "cards": CardsArg(unmarked)}))
    if event.stop is not None:
        lines.append(Line("minchiate-news-turn-stop", {"card": CardArg(event.stop)}))
    return lines


def _taken_news(_: State, event: ev.FollaTaken) -> Lines:
    if not event.cards:
        return []
    return [Line("minchiate-news-taken", {"seat": SeatArg(event.seat), "cards": CardsArg(event.cards)})]


def _announced_news(state: State, event: ev.FollaAnnounced) -> Lines:
    if event.short:
        return [Line("minchiate-news-short", {"seat": SeatArg(state.setup.dealer), "count": event.short})]
    return [announcement("minchiate-news-announced", event.counts, len(event.folla))]


def _played_news(_: State, event: ev.CardPlayed) -> Lines:
    seat, card = SeatArg(event.seat), CardArg(event.card)
    if event.by != event.seat:
        return [Line("minchiate-news-played-for", {"seat": SeatArg(event.by), "of": seat, "card": card})]
    return [Line("minchiate-news-played", {"seat": seat, "card": card})]


def _declared_news(_: State, event: ev.Declared) -> Lines:
    return [
        Line(
            "minchiate-news-declared",
            {
                "seat": SeatArg(event.seat),
                "name": TermArg(versicola_key(found)),
                "cards": CardsArg(found.shown),
                "points": found.points,
            },
        )
        for found in event.versicole
    ]


def _trick_news(_: State, event: ev.TrickTaken) -> Lines:
    taken = Line("minchiate-news-trick", {"seat": SeatArg(event.winner), "number": event.number})
    return [taken, *matto_lines(event)]


def _shown_news(_: State, event: ev.DiscardsShown) -> Lines:
    lines = [
        Line("minchiate-news-discards", {"seat": SeatArg(seat), "cards": CardsArg(cards)})
        for seat, cards in enumerate(event.discards)
        if cards
    ]
    return [*lines, announcement("minchiate-news-announced-final", event.counts, FOLLA)]


@fact(ev.SeatsDrawn, news=_draw_news)
def seats_drawn(state: State, event: ev.SeatsDrawn) -> State:
    match = replace(state.match, order=event.order, seats=event.seating, draw=event)
    return replace(state, phase=SHUFFLE, match=match, news=(event,))


@fact(ev.PackShuffled, news=_deal_news)
def pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    return State(
        CUT,
        replace(state.match, seats=event.seating),
        Setup(event.deal, event.dealer, (event.dealer + 3) % 4, event.deck),
        FRESH_TALLY,
        FRESH_TRICKS,
        FRESH_TABLE,
        (event,),
    )


@fact(ev.PackCut, news=lambda _, e: [Line("minchiate-news-cut", {"seat": SeatArg(e.seat), "count": e.size})])
def pack_cut(state: State, event: ev.PackCut) -> State:
    return replace(state, setup=replace(state.setup, cut=event.size, peek=event.peek), news=(event,))


@fact(ev.CardsRobbed, news=_robbed_news)
def cards_robbed(state: State, event: ev.CardsRobbed) -> State:
    setup = replace(state.setup, robbed=event.cards, rob_stop=event.stop)
    return replace(
        state, phase=LOOK, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event)
    )


def _given(table: Table, seat: int, cards: ev.Cards) -> Table:
    """Return the table with cards added to a hand."""
    hands = list(table.hands)
    hands[seat] |= mask_of(cards)
    return replace(table, hands=(hands[0], hands[1], hands[2], hands[3]))


def _more(state: State, event: Any) -> tuple[Any, ...]:
    return state.news + (event,)


@fact(ev.Marked, news=_mark_news)
def marked(state: State, event: ev.Marked) -> State:
    old = state.tally
    tally = Tally(event.raw, event.diff, event.paid, old.marks + (event,), old.declared)
    return replace(state, tally=tally, news=state.news + (event,))


@fact(ev.PeekEnded)
def peek_ended(state: State, event: ev.PeekEnded) -> State:
    return replace(state, news=(event,))


@fact(ev.HandsDealt, news=_up_cards)
def hands_dealt(state: State, event: ev.HandsDealt) -> State:
    hands = [
        held | mask_of(first + second)
        for held, first, second in zip(state.table.hands, event.first, event.second, strict=True)
    ]
    table = replace(state.table, hands=(hands[0], hands[1], hands[2], hands[3]))
    setup = replace(state.setup, first=event.first, second=event.second, up_cards=event.up_cards)
    return replace(state, setup=setup, table=table, news=_more(state, event))


@fact(ev.FollaTurned, news=_turned_news)
def folla_turned(state: State, event: ev.FollaTurned) -> State:
    setup = replace(state.setup, turned=event.cards, turn_stop=event.stop)
    return replace(state, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event))


@fact(ev.FollaTaken, news=_taken_news)
def folla_taken(state: State, event: ev.FollaTaken) -> State:
    setup = replace(state.setup, taken=event.cards)
    return replace(state, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event))


@fact(ev.FollaAnnounced, news=_announced_news)
def folla_announced(state: State, event: ev.FollaAnnounced) -> State:
    setup = replace(state.setup, folla1=event.folla, counts1=event.counts, need=event.need, short=event.short)
    return replace(state, phase=DISCARD, setup=setup, news=_more(state, event))


@fact(
    ev.Discarded, news=lambda _, e: [Line("minchiate-news-discarded", {"seat": SeatArg(e.seat), "count": len(e.cards)})]
)
def discarded(state: State, event: ev.Discarded) -> State:
    laid = list(state.setup.discards)
    laid[event.seat] = event.cards
    setup = replace(state.setup, discards=(laid[0], laid[1], laid[2], laid[3]))
    hands = list(state.table.hands)
    hands[event.seat] &= ~mask_of(event.cards)
    table = replace(state.table, hands=(hands[0], hands[1], hands[2], hands[3]))
    return replace(state, setup=setup, table=table, news=(event,))


@fact(
    ev.DealerFilled, news=lambda _, e: [Line("minchiate-news-filled", {"seat": SeatArg(e.seat), "count": len(e.cards)})]
)
def dealer_filled(state: State, event: ev.DealerFilled) -> State:
    setup = replace(state.setup, filled=event.cards)
    return replace(state, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event))


@fact(ev.FollaClosed, news=lambda _, e: [Line("minchiate-news-leads", {"seat": SeatArg(e.leader)})])
def folla_closed(state: State, event: ev.FollaClosed) -> State:
    setup = replace(state.setup, folla2=event.folla, counts2=event.counts)
    table = Table(state.table.hands, event.leader, event.leader)
    return replace(state, phase=PLAY, setup=setup, table=table, news=_more(state, event))


@fact(ev.CardPlayed, news=_played_news)
def card_played(state: State, event: ev.CardPlayed) -> State:
    table, seat, bit = state.table, event.seat, BIT[event.card]
    one, two, three, four = table.hands
    if seat < 2:
        hands = (one, two ^ bit, three, four) if seat else (one ^ bit, two, three, four)
    else:
        hands = (one, two, three ^ bit, four) if seat == 2 else (one, two, three, four ^ bit)
    cards, by = table.cards + (event.card,), table.by + (event.by,)
    after = Table(hands, table.leader, (seat + 1) & 3, cards, by, event.led)
    return replace(state, table=after, news=(event,))


@fact(ev.DeclarationAsked)
def declaration_asked(state: State, event: ev.DeclarationAsked) -> State:
    return replace(state, phase=DECLARE, news=_more(state, event))


@fact(ev.Declared, news=_declared_news)
def declared(state: State, event: ev.Declared) -> State:
    tally = replace(state.tally, declared=(*state.tally.declared, event))
    return replace(state, phase=PLAY, tally=tally, news=_more(state, event))


LED = (1, 2, 4, 8, 0)
"""What a suit led adds to ``suits_led``: nothing if it is that of the tarocchi."""


@fact(ev.TrickTaken, news=_trick_news)
def trick_taken(state: State, event: ev.TrickTaken) -> State:
    old, table = state.tricks, state.table
    winner, led, cards = event.winner, table.led, table.cards
    pile = mask_of(cards)
    first, other = old.piles
    if winner & 1:
        other |= pile
    else:
        first |= pile
    if event.matto == "back":
        first, other = first ^ MATTO_BIT, other ^ MATTO_BIT
    one, two, three, four = old.won
    if winner < 2:
        won = (one, two + 1, three, four) if winner else (one + 1, two, three, four)
    else:
        won = (one, two, three + 1, four) if winner == 2 else (one, two, three, four + 1)
    tricks = replace(
        old,
        number=event.number + 1,
        piles=(first, other),
        won=won,
        suits_led=old.suits_led | LED[led],
        history=old.history + (CompletedTrick(table.leader, cards, table.by, led, event),),
    )
    if event.matto:
        owing = 1 - (winner & 1) if event.matto == "back" else old.owing
        tricks = replace(
            tricks, owing=owing, matto_trick=event.number, matto_seat=event.matto_seat, matto_gone=event.matto
        )
    after = Table(table.hands, winner, winner)
    return replace(state, tricks=tricks, table=after, news=state.news + (event,))


@fact(ev.MattoPaid, news=lambda _, e: [paid_line(e.pair, e.card)])
def matto_paid(state: State, event: ev.MattoPaid) -> State:
    piles = list(state.tricks.piles)
    piles[event.pair] &= ~BIT[event.card]
    piles[1 - event.pair] |= BIT[event.card]
    tricks = replace(
        state.tricks, piles=(piles[0], piles[1]), owing=-1, matto_paid=(event.trick, event.card, event.pair)
    )
    return replace(state, tricks=tricks, news=_more(state, event))


@fact(ev.DiscardsShown, news=_shown_news)
def discards_shown(state: State, event: ev.DiscardsShown) -> State:
    setup = replace(state.setup, counts2=event.counts, shown=event.discards)
    return replace(state, setup=setup, news=_more(state, event))


@fact(ev.HandFell, news=lambda _, e: [Line("minchiate-news-fell", {"seat": SeatArg(e.seat)})])
def hand_fell(state: State, event: ev.HandFell) -> State:
    old = state.tricks
    tricks = replace(old, fallen=old.fallen | 1 << event.seat, falls=(*old.falls, (event.trick, event.seat)))
    return replace(state, tricks=tricks, news=_more(state, event))


@fact(ev.DealConceded, news=lambda _, e: [Line("news-conceded", {"side": SideArg(1 - e.pair)})])
def deal_conceded(state: State, event: ev.DealConceded) -> State:
    one, two, three, four = state.table.hands
    rest = one | two | three | four | mask_of(state.table.cards)
    first, second = state.tricks.piles
    piles = (first | rest, second) if event.pair == 0 else (first, second | rest)
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=replace(state.tricks, piles=piles, fallen=0), table=table, news=(event,))


def _sum(one: ev.Four, other: ev.Four) -> ev.Four:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


@fact(ev.DealScored, news=lambda _, e: [Line("minchiate-news-scored", {"deal": e.deal})])
def deal_scored(state: State, event: ev.DealScored) -> State:
    old = state.match
    match = replace(old, played=event.deal, balances=_sum(old.balances, event.balances), scored=(*old.scored, event))
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=_more(state, event))


@fact(ev.MatchStopped, news=lambda _, e: [Line("minchiate-news-stopped", {"count": e.unplayed})])
def match_stopped(state: State, event: ev.MatchStopped) -> State:
    match = replace(
        state.match,
        balances=_sum(state.match.balances, event.balances),
        stopped=True,
        stop_balances=event.balances,
    )
    return replace(state, phase=ENDED, match=match, news=(event,))


@fact(
    ev.PlayerForfeited,
    news=lambda state, e: [Line("minchiate-news-forfeited", {"seat": SeatArg(state.match.seats.index(e.player))})],
)
def player_forfeited(state: State, event: ev.PlayerForfeited) -> State:
    old = state.match
    match = replace(old, balances=_sum(old.balances, event.balances), forfeits=(*old.forfeits, event))
    return replace(state, match=match, news=_more(state, event))


evolve = FACTS.evolve
