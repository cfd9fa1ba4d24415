"""Applying one fact to the state. Nothing is judged here: old facts must apply for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.masks import mask_of
from bot.games.minchiate import events as ev
from bot.games.minchiate.pack import BIT, MATTO_BIT
from bot.games.minchiate.state import (
    CUT,
    DECLARE,
    DISCARD,
    ENDED,
    FRESH_TABLE,
    FRESH_TALLY,
    FRESH_TRICKS,
    LOOK,
    OVER,
    PLAY,
    SHUFFLE,
    Gathered,
    Setup,
    State,
    Table,
    Tally,
    Tricks,
)


def _seats_drawn(state: State, event: ev.SeatsDrawn) -> State:
    match = replace(state.match, order=event.order, seats=event.seating, draw=event)
    return replace(state, phase=SHUFFLE, match=match, news=(event,))


def _pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    return State(
        CUT,
        replace(state.match, seats=event.seating),
        Setup(event.deal, event.dealer, event.deck),
        FRESH_TALLY,
        FRESH_TRICKS,
        FRESH_TABLE,
        (event,),
    )


def _pack_cut(state: State, event: ev.PackCut) -> State:
    return replace(state, setup=replace(state.setup, cut=event.size, peek=event.peek), news=(event,))


def _cards_robbed(state: State, event: ev.CardsRobbed) -> State:
    setup = replace(state.setup, robbed=event.cards, rob_stop=event.stop)
    return replace(
        state, phase=LOOK, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event)
    )


def _given(table: Table, seat: int, cards: ev.Cards) -> Table:
    """The table with cards added to a hand."""
    hands = list(table.hands)
    hands[seat] |= mask_of(cards)
    return replace(table, hands=(hands[0], hands[1], hands[2], hands[3]))


def _more(state: State, event: Any) -> tuple[Any, ...]:
    return (*state.news, event)


def _marked(state: State, event: ev.Marked) -> State:
    old = state.tally
    tally = Tally(event.raw, event.diff, event.paid, (*old.marks, event), old.declared)
    return State(state.phase, state.match, state.setup, tally, state.tricks, state.table, (*state.news, event))


def _peek_ended(state: State, event: ev.PeekEnded) -> State:
    return replace(state, news=(event,))


def _hands_dealt(state: State, event: ev.HandsDealt) -> State:
    hands = [
        held | mask_of(first) | mask_of(second)
        for held, first, second in zip(state.table.hands, event.first, event.second, strict=True)
    ]
    table = replace(state.table, hands=(hands[0], hands[1], hands[2], hands[3]))
    setup = replace(state.setup, first=event.first, second=event.second, up_cards=event.up_cards)
    return replace(state, setup=setup, table=table, news=_more(state, event))


def _folla_turned(state: State, event: ev.FollaTurned) -> State:
    setup = replace(state.setup, turned=event.cards, turn_stop=event.stop)
    return replace(state, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event))


def _folla_taken(state: State, event: ev.FollaTaken) -> State:
    setup = replace(state.setup, taken=event.cards)
    return replace(state, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event))


def _folla_announced(state: State, event: ev.FollaAnnounced) -> State:
    setup = replace(state.setup, folla1=event.folla, counts1=event.counts, need=event.need, short=event.short)
    return replace(state, phase=DISCARD, setup=setup, news=_more(state, event))


def _discarded(state: State, event: ev.Discarded) -> State:
    laid = list(state.setup.discards)
    laid[event.seat] = event.cards
    setup = replace(state.setup, discards=(laid[0], laid[1], laid[2], laid[3]))
    hands = list(state.table.hands)
    hands[event.seat] &= ~mask_of(event.cards)
    table = replace(state.table, hands=(hands[0], hands[1], hands[2], hands[3]))
    return replace(state, setup=setup, table=table, news=(event,))


def _dealer_filled(state: State, event: ev.DealerFilled) -> State:
    setup = replace(state.setup, filled=event.cards)
    return replace(state, setup=setup, table=_given(state.table, event.seat, event.cards), news=_more(state, event))


def _folla_closed(state: State, event: ev.FollaClosed) -> State:
    setup = replace(state.setup, folla2=event.folla, counts2=event.counts)
    table = Table(state.table.hands, event.leader, event.leader)
    return replace(state, phase=PLAY, setup=setup, table=table, news=_more(state, event))


def _card_played(state: State, event: ev.CardPlayed) -> State:
    table = state.table
    seat, card = event.seat, event.card
    one, two, three, four = table.hands
    bit = BIT[card]
    if seat < 2:
        hands = (one ^ bit, two, three, four) if seat == 0 else (one, two ^ bit, three, four)
    else:
        hands = (one, two, three ^ bit, four) if seat == 2 else (one, two, three, four ^ bit)
    after = Table(hands, table.leader, (seat + 1) & 3, (*table.cards, card), (*table.by, event.by), event.led)
    return State(state.phase, state.match, state.setup, state.tally, state.tricks, after, (event,))


def _declaration_asked(state: State, event: ev.DeclarationAsked) -> State:
    return replace(state, phase=DECLARE, news=_more(state, event))


def _declared(state: State, event: ev.Declared) -> State:
    tally = replace(state.tally, declared=(*state.tally.declared, event))
    return replace(state, phase=PLAY, tally=tally, news=_more(state, event))


def _trick_taken(state: State, event: ev.TrickTaken) -> State:
    old, table = state.tricks, state.table
    winner, led = event.winner, table.led
    cards = table.cards
    pile = 0
    for card in cards:
        pile |= BIT[card]
    pair = winner & 1
    back = 0
    owing = old.owing
    if event.matto == "back":
        pile ^= MATTO_BIT
        back = MATTO_BIT
        owing = 1 - pair
    first, second = old.piles
    piles = (first | pile, second | back) if pair == 0 else (first | back, second | pile)
    one, two, three, four = old.won
    if winner < 2:
        won = (one + 1, two, three, four) if winner == 0 else (one, two + 1, three, four)
    else:
        won = (one, two, three + 1, four) if winner == 2 else (one, two, three, four + 1)
    with_matto = event.matto != ""
    tricks = Tricks(
        event.number + 1,
        piles,
        won,
        old.suits_led | 1 << led if 0 <= led < 4 else old.suits_led,
        old.fallen,
        old.falls,
        owing,
        event.number if with_matto else old.matto_trick,
        event.matto_seat if with_matto else old.matto_seat,
        event.matto if with_matto else old.matto_gone,
        old.matto_paid,
        (*old.history, Gathered(table.leader, cards, table.by, led, event)),
    )
    return State(
        state.phase,
        state.match,
        state.setup,
        state.tally,
        tricks,
        Table(table.hands, winner, winner),
        (*state.news, event),
    )


def _matto_paid(state: State, event: ev.MattoPaid) -> State:
    piles = list(state.tricks.piles)
    piles[event.pair] &= ~BIT[event.card]
    piles[1 - event.pair] |= BIT[event.card]
    tricks = replace(
        state.tricks, piles=(piles[0], piles[1]), owing=-1, matto_paid=(event.trick, event.card, event.pair)
    )
    return replace(state, tricks=tricks, news=_more(state, event))


def _discards_shown(state: State, event: ev.DiscardsShown) -> State:
    setup = replace(state.setup, counts2=event.counts, shown=event.discards)
    return replace(state, setup=setup, news=_more(state, event))


def _hand_fell(state: State, event: ev.HandFell) -> State:
    old = state.tricks
    tricks = replace(old, fallen=old.fallen | 1 << event.seat, falls=(*old.falls, (event.trick, event.seat)))
    return replace(state, tricks=tricks, news=_more(state, event))


def _deal_conceded(state: State, event: ev.DealConceded) -> State:
    one, two, three, four = state.table.hands
    rest = one | two | three | four | mask_of(state.table.cards)
    first, second = state.tricks.piles
    piles = (first | rest, second) if event.pair == 0 else (first, second | rest)
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=replace(state.tricks, piles=piles, fallen=0), table=table, news=(event,))


def _sum(one: ev.Four, other: ev.Four) -> ev.Four:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def _deal_scored(state: State, event: ev.DealScored) -> State:
    old = state.match
    match = replace(old, played=event.deal, balances=_sum(old.balances, event.balances), scored=(*old.scored, event))
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=_more(state, event))


def _match_stopped(state: State, event: ev.MatchStopped) -> State:
    match = replace(
        state.match,
        balances=_sum(state.match.balances, event.balances),
        stopped=True,
        stop_balances=event.balances,
    )
    return replace(state, phase=ENDED, match=match, news=(event,))


def _player_forfeited(state: State, event: ev.PlayerForfeited) -> State:
    old = state.match
    match = replace(old, balances=_sum(old.balances, event.balances), forfeits=(*old.forfeits, event))
    return replace(state, match=match, news=_more(state, event))


APPLY: dict[type[Any], Callable[[State, Any], State]] = {
    ev.SeatsDrawn: _seats_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.PackCut: _pack_cut,
    ev.CardsRobbed: _cards_robbed,
    ev.Marked: _marked,
    ev.PeekEnded: _peek_ended,
    ev.HandsDealt: _hands_dealt,
    ev.FollaTurned: _folla_turned,
    ev.FollaTaken: _folla_taken,
    ev.FollaAnnounced: _folla_announced,
    ev.Discarded: _discarded,
    ev.DealerFilled: _dealer_filled,
    ev.FollaClosed: _folla_closed,
    ev.CardPlayed: _card_played,
    ev.DeclarationAsked: _declaration_asked,
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
"""How each fact changes the state; its keys are all the facts there are."""


def evolve(state: State, event: Any) -> State:
    """The state after one fact. Raises KeyError for something that is no fact of this game."""
    return APPLY[type(event)](state, event)
