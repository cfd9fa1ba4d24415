"""Applying one fact to the state. Nothing is judged here: old facts must apply for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.masks import mask_of
from bot.games.chinze import events as ev
from bot.games.chinze.pack import BIT, MATTO
from bot.games.chinze.state import (
    CUT,
    ENDED,
    EXCHANGE,
    FRESH_MELDS,
    FRESH_TABLE,
    FRESH_TRICKS,
    OVER,
    PLAY,
    SHUFFLE,
    Gathered,
    Melds,
    Setup,
    State,
    Table,
    Tricks,
)


def _dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, first=event.dealer), news=(event,))


def _pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    setup = Setup(event.deal, event.dealer, event.deck)
    return State(CUT, state.match, setup, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE, (event,))


def _pack_cut(state: State, event: ev.PackCut) -> State:
    return replace(state, setup=replace(state.setup, cut=event.size), news=(event,))


def _hands_dealt(state: State, event: ev.HandsDealt) -> State:
    one, other = event.hands
    leader = 1 - state.setup.dealer
    table = Table((mask_of(one), mask_of(other)), (0, 0), leader, leader)
    setup = replace(state.setup, talon=event.talon)
    return replace(state, phase=PLAY, setup=setup, table=table, news=(*state.news, event))


def _meld_announced(state: State, event: ev.MeldAnnounced) -> State:
    old, seat, meld = state.melds, event.seat, event.meld
    said = old.said[seat].after(meld.kind, meld.cards)
    one, other = old.points
    melds = Melds(
        (*old.announced, event),
        (said, old.said[1]) if seat == 0 else (old.said[0], said),
        (one + meld.points, other) if seat == 0 else (one, other + meld.points),
    )
    first, second = state.table.known
    shown = mask_of(meld.cards)
    known = (first | shown, second) if seat == 0 else (first, second | shown)
    table = replace(state.table, known=known, showing="")
    return State(state.phase, state.match, state.setup, melds, state.tricks, table, (*state.news, event))


def _thought(state: State) -> int:
    return state.table.second_thoughts + 1


def _melds_passed(state: State, event: ev.MeldsPassed) -> State:
    # The news stay as they were: only the seat itself may know that it had something to announce.
    return replace(state, table=replace(state.table, passed=event.passed, second_thoughts=_thought(state)))


def _showing_chosen(state: State, event: ev.ShowingChosen) -> State:
    return replace(state, table=replace(state.table, showing=event.what, second_thoughts=_thought(state)))


def _stays(fact: Any, seat: int, leads: bool) -> bool:
    if type(fact) is ev.MeldAnnounced:
        return fact.seat == seat
    return leads and (type(fact) is ev.TrickTaken or (type(fact) is ev.CardsDrawn and fact.shown))


def _card_played(state: State, event: ev.CardPlayed) -> State:
    table, seat, card = state.table, event.seat, event.card
    bit = BIT[card]
    one, other = table.hands
    first, second = table.known
    if seat == 0:
        hands, known = (one & ~bit, other), (first & ~bit, second)
    else:
        hands, known = (one, other & ~bit), (first, second & ~bit)
    # What the seat has just announced stays in the news beside its card. So do, beside a lead, the trick before it and
    # the cards drawn: whoever lost it is asked only now, and has been shown the other's card (C14).
    leads = table.lead < 0
    news = (*(fact for fact in state.news if _stays(fact, seat, leads)), event)
    if leads:
        after = Table(hands, known, table.leader, 1 - seat, card)
        return State(state.phase, state.match, state.setup, state.melds, state.tricks, after, news)
    after = Table(hands, known, table.leader, seat, table.lead)
    old = state.tricks
    gathered = Gathered(old.number, table.leader, table.lead, card, -1)
    tricks = replace(old, history=(*old.history, gathered))
    return State(state.phase, state.match, state.setup, state.melds, tricks, after, news)


def _trick_taken(state: State, event: ev.TrickTaken) -> State:
    old, winner, fool = state.tricks, event.winner, event.fool
    gathered = replace(old.history[-1], winner=winner, fool=fool)
    taken = (BIT[gathered.lead] | BIT[gathered.reply]) & ~BIT[MATTO]
    one, other = old.piles
    first, second = old.won
    tricks = Tricks(
        event.number + 1,
        (one | taken, other) if winner == 0 else (one, other | taken),
        (first + 1, second) if winner == 0 else (first, second + 1),
        old.taken,
        fool if fool >= 0 else old.fool,
        old.after | taken if winner == old.fool else old.after,
        old.owing or fool >= 0,
        old.given,
        old.due,
        (*old.history[:-1], gathered),
    )
    table = Table(state.table.hands, state.table.known, winner, winner)
    return State(state.phase, state.match, state.setup, state.melds, tricks, table, (*state.news, event))


def _cards_drawn(state: State, event: ev.CardsDrawn) -> State:
    old, table, (mine, other) = state.tricks, state.table, event.cards
    drawn = (BIT[mine], BIT[other]) if event.winner == 0 else (BIT[other], BIT[mine])
    hands = (table.hands[0] | drawn[0], table.hands[1] | drawn[1])
    known = (table.known[0] | drawn[0], table.known[1] | drawn[1]) if event.shown else table.known
    after = Table(hands, known, table.leader, table.turn)
    history = old.history
    if event.shown:
        history = (*history[:-1], replace(history[-1], drawn=event.cards))
    tricks = replace(old, taken=old.taken + 2, history=history)
    return State(state.phase, state.match, state.setup, state.melds, tricks, after, (*state.news, event))


def _exchange_asked(state: State, event: ev.ExchangeAsked) -> State:
    tricks = replace(state.tricks, due=mask_of(event.cards))
    return replace(state, phase=EXCHANGE, tricks=tricks, news=(*state.news, event))


def _fool_exchanged(state: State, event: ev.FoolExchanged) -> State:
    old, bit = state.tricks, BIT[event.card]
    one, other = old.piles
    piles = (one ^ bit, other | bit) if event.seat == 0 else (one | bit, other ^ bit)
    history = (*old.history[:-1], replace(old.history[-1], given=event.card))
    tricks = replace(old, piles=piles, owing=False, due=0, given=event.card, history=history)
    news = (event,) if state.phase == EXCHANGE else (*state.news, event)
    return replace(state, phase=PLAY, tricks=tricks, news=news)


def _hand_conceded(state: State, event: ev.HandConceded) -> State:
    rest = rest_of(state)
    one, other = state.tricks.piles
    piles = (one, other | rest) if event.seat == 0 else (one | rest, other)
    tricks = replace(state.tricks, piles=piles, taken=len(state.setup.talon))
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=tricks, table=table, news=(event,))


def rest_of(state: State) -> int:
    """All cards still to be played, in hand, on the table and in the talon, but for the Fool."""
    table = state.table
    lying = BIT[table.lead] if table.lead >= 0 else 0
    talon = mask_of(state.setup.talon[state.tricks.taken :])
    return (table.hands[0] | table.hands[1] | lying | talon) & ~BIT[MATTO]


def _hand_scored(state: State, event: ev.HandScored) -> State:
    old = state.match
    match = replace(old, played=event.deal, totals=event.totals, scored=(*old.scored, event))
    tricks = replace(state.tricks, piles=(mask_of(event.piles[0]), mask_of(event.piles[1])), owing=False)
    news = (*state.news, event)
    table = replace(state.table, known=(0, 0))
    return replace(state, phase=ENDED if event.last else OVER, match=match, tricks=tricks, table=table, news=news)


def _match_stopped(state: State, event: ev.MatchStopped) -> State:
    return replace(state, phase=ENDED, match=replace(state.match, stopped=True), news=(event,))


APPLY: dict[type[Any], Callable[[State, Any], State]] = {
    ev.DealerDrawn: _dealer_drawn,
    ev.PackShuffled: _pack_shuffled,
    ev.PackCut: _pack_cut,
    ev.HandsDealt: _hands_dealt,
    ev.MeldAnnounced: _meld_announced,
    ev.MeldsPassed: _melds_passed,
    ev.ShowingChosen: _showing_chosen,
    ev.CardPlayed: _card_played,
    ev.TrickTaken: _trick_taken,
    ev.CardsDrawn: _cards_drawn,
    ev.ExchangeAsked: _exchange_asked,
    ev.FoolExchanged: _fool_exchanged,
    ev.HandConceded: _hand_conceded,
    ev.HandScored: _hand_scored,
    ev.MatchStopped: _match_stopped,
}
"""How each fact changes the state; its keys are all the facts there are."""


def evolve(state: State, event: Any) -> State:
    """The state after one fact. Raises KeyError for something that is no fact of this game."""
    return APPLY[type(event)](state, event)
