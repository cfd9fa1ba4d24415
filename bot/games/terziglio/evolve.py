"""Applying one fact to the state. Nothing is judged here: old facts must apply for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.cards import Card, Seat
from bot.engine.masks import mask_of
from bot.games.terziglio import events as ev
from bot.games.terziglio.pack import BIT, MATTO, MATTO_BIT
from bot.games.terziglio.state import (
    AUCTION,
    DECLARE,
    DISCARD,
    ENDED,
    FRESH_TABLE,
    FRESH_TRICKS,
    OVER,
    PAY,
    PLAY,
    SHUFFLE,
    Gathered,
    Setup,
    State,
    Table,
    Tricks,
)


def _more(state: State, event: Any) -> tuple[Any, ...]:
    return (*state.news, event)


def _dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, dealer=event.seat), news=(event,))


def _pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    match = replace(state.match, dealer=event.dealer, dealt=event.deal)
    return State(AUCTION, match, Setup(event.deal, event.dealer, event.deck), FRESH_TRICKS, FRESH_TABLE, (event,))


def _hands_dealt(state: State, event: ev.HandsDealt) -> State:
    one, two, three = event.hands
    table = Table((mask_of(one), mask_of(two), mask_of(three)))
    return replace(state, setup=replace(state.setup, stock=event.stock), table=table, news=_more(state, event))


def _called(state: State, event: ev.Called) -> State:
    return replace(state, setup=replace(state.setup, calls=(*state.setup.calls, event)), news=(event,))


def _contract_made(state: State, event: ev.ContractMade) -> State:
    setup = replace(state.setup, declarer=event.seat, contract=event.contract)
    return replace(state, phase=DECLARE, setup=setup, news=_more(state, event))


def _thrown_in(state: State, event: ev.ThrownIn) -> State:
    old = state.match
    match = replace(old, played=old.played + 1) if event.played else replace(old, thrown=old.thrown + 1)
    return State(ENDED if event.last else OVER, match, state.setup, FRESH_TRICKS, FRESH_TABLE, _more(state, event))


def _with_hand(table: Table, seat: Seat, hand: int) -> Table:
    hands = list(table.hands)
    hands[seat] = hand
    return replace(table, hands=(hands[0], hands[1], hands[2]))


def _stock_taken(state: State, event: ev.StockTaken) -> State:
    table = _with_hand(state.table, event.seat, state.table.hands[event.seat] | mask_of(event.cards))
    setup = replace(state.setup, taken=True)
    return replace(state, phase=DISCARD, setup=setup, table=table, news=_more(state, event))


def _discarded(state: State, event: ev.Discarded) -> State:
    table = _with_hand(state.table, event.seat, state.table.hands[event.seat] & ~mask_of(event.cards))
    return replace(state, phase=DECLARE, setup=replace(state.setup, discards=event.cards), table=table, news=(event,))


def _declared(state: State, event: ev.Declared) -> State:
    return replace(state, setup=replace(state.setup, declared=(*state.setup.declared, event)), news=(event,))


def _play_begun(state: State, event: ev.PlayBegun) -> State:
    table = replace(state.table, leader=event.leader, turn=event.leader)
    return replace(state, phase=PLAY, table=table, news=_more(state, event))


def _card_played(state: State, event: ev.CardPlayed) -> State:
    table = state.table
    seat, bit = event.seat, BIT[event.card]
    one, two, three = table.hands
    hands = (one ^ bit, two, three) if seat == 0 else (one, two ^ bit, three) if seat == 1 else (one, two, three ^ bit)
    after = Table(hands, table.leader, (seat + 1) % 3, (*table.cards, event.card), event.led)
    return State(state.phase, state.match, state.setup, state.tricks, after, (event,))


def with_trick(
    old: Tricks, setup: Setup, leader: Seat, cards: tuple[Card, ...], led: int, taken: ev.TrickTaken
) -> Tricks:
    """The tricks after one more, its cards in the order of play."""
    winner = taken.winner
    side = setup.side(winner)
    pile = BIT[cards[0]] | BIT[cards[1]] | BIT[cards[2]]
    fool_seat, fool_to = old.fool_seat, old.fool_to
    if pile & MATTO_BIT:
        pile ^= MATTO_BIT
        fool_seat, fool_to = (leader + cards.index(MATTO)) % 3, side
    first, second = old.piles
    alone, others = old.bonus
    one, two, three = old.won
    return Tricks(
        taken.number + 1,
        (first | pile, second) if side == 0 else (first, second | pile),
        (one + 1, two, three) if winner == 0 else (one, two + 1, three) if winner == 1 else (one, two, three + 1),
        (alone + taken.bonus, others) if side == 0 else (alone, others + taken.bonus),
        fool_seat,
        fool_to,
        old.payer,
        old.paid,
        (*old.history, Gathered(leader, cards, led, taken)),
    )


def with_payment(old: Tricks, card: Card) -> Tricks:
    """The tricks with the card given for the Fool."""
    return replace(old, paid=card)


def _trick_taken(state: State, event: ev.TrickTaken) -> State:
    table, winner = state.table, event.winner
    tricks = with_trick(state.tricks, state.setup, table.leader, table.cards, table.led, event)
    after = Table(table.hands, winner, winner)
    return State(state.phase, state.match, state.setup, tricks, after, (*state.news, event))


def _payment_asked(state: State, event: ev.PaymentAsked) -> State:
    return replace(state, phase=PAY, tricks=replace(state.tricks, payer=event.seat), news=_more(state, event))


def _fool_paid(state: State, event: ev.FoolPaid) -> State:
    news = (event,) if state.phase == PAY else _more(state, event)
    return replace(state, tricks=with_payment(state.tricks, event.card), news=news)


def with_rest(old: Tricks, table: Table, side: int) -> Tricks:
    """The tricks after a side was left all the others; whoever played them, they are nobody's in particular."""
    one, two, three = table.hands
    rest = one | two | three | mask_of(table.cards)
    first, second = old.piles
    return replace(old, piles=(first | rest, second) if side == 0 else (first, second | rest), rest=side)


def _deal_conceded(state: State, event: ev.DealConceded) -> State:
    tricks = with_rest(state.tricks, state.table, event.side)
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=tricks, table=table, news=(event,))


def _deal_scored(state: State, event: ev.DealScored) -> State:
    old = state.match
    one, two, three = (held + won for held, won in zip(old.balances, event.payments, strict=True))
    match = replace(old, played=old.played + 1, balances=(one, two, three), scored=(*old.scored, event))
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=_more(state, event))


def _match_stopped(state: State, event: ev.MatchStopped) -> State:
    match = replace(state.match, stopped=True)
    return replace(state, phase=ENDED, match=match, news=(event,))


APPLY: dict[type[Any], Callable[[State, Any], State]] = {
    ev.DealerDrawn: _dealer_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.HandsDealt: _hands_dealt,
    ev.Called: _called,
    ev.ContractMade: _contract_made,
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
"""How each fact changes the state; its keys are all the facts there are."""


def evolve(state: State, event: Any) -> State:
    """The state after one fact. Raises KeyError for something that is no fact of this game."""
    return APPLY[type(event)](state, event)
