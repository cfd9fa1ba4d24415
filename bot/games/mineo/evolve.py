"""Applying one fact to the state. Nothing is judged here: old facts must apply for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.masks import mask_of
from bot.games.mineo import events as ev
from bot.games.mineo.auction import after_call, next_giro, opened
from bot.games.mineo.pack import BIT, FUJUTU_BIT
from bot.games.mineo.state import (
    AUCTION,
    DECLARE,
    ENDED,
    FRESH_TABLE,
    FRESH_TRICKS,
    OVER,
    PLAY,
    SCARTO,
    SHUFFLE,
    Gathered,
    Setup,
    State,
    Table,
    Tricks,
    side_of,
)


def _more(state: State, event: Any) -> tuple[Any, ...]:
    return (*state.news, event)


def _dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, dealer=event.dealer), news=(event,))


def _pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    match = replace(state.match, dealer=(event.dealer + 1) % 3, dealt=event.deal)
    setup = Setup(event.deal, event.dealer, event.deck, opened(event.dealer))
    return State(AUCTION, match, setup, FRESH_TRICKS, FRESH_TABLE, (event,))


def _packets_dealt(state: State, event: ev.PacketsDealt) -> State:
    one, two, three = (held | mask_of(packet) for held, packet in zip(state.table.hands, event.packets, strict=True))
    setup = state.setup
    if setup.soloist < 0 and event.giro > 1:
        setup = replace(setup, auction=next_giro(state.match.rules, setup.auction))
    return State(state.phase, state.match, setup, state.tricks, Table((one, two, three)), _more(state, event))


def _monte_laid(state: State, event: ev.MonteLaid) -> State:
    return replace(state, setup=replace(state.setup, monte=event.cards), news=_more(state, event))


def _called(state: State, event: ev.Called) -> State:
    auction, _ = after_call(state.setup.auction, event.call)
    return State(
        state.phase,
        state.match,
        replace(state.setup, auction=auction),
        state.tricks,
        state.table,
        (event,),
    )


def _solo_stood(state: State, event: ev.SoloStood) -> State:
    setup = replace(state.setup, soloist=event.seat, stata=event.stata, eligible=event.eligible)
    return replace(state, setup=setup, news=_more(state, event))


def _monte_taken(state: State, event: ev.MonteTaken) -> State:
    hands = list(state.table.hands)
    hands[event.seat] |= mask_of(event.cards)
    return replace(
        state,
        phase=SCARTO,
        setup=replace(state.setup, monte=event.cards, monte_shown=event.shown),
        table=Table((hands[0], hands[1], hands[2])),
        news=_more(state, event),
    )


def _scarto_laid(state: State, event: ev.ScartoLaid) -> State:
    hands = list(state.table.hands)
    laid = mask_of(event.cards)
    hands[event.seat] &= ~laid
    setup = replace(
        state.setup,
        scarto=event.cards,
        scarto_shown=event.shown,
        asking=(event.seat, *state.setup.eligible),
    )
    return replace(
        state,
        phase=DECLARE,
        setup=setup,
        tricks=replace(state.tricks, piles=(laid, 0)),
        table=Table((hands[0], hands[1], hands[2])),
        news=(event,),
    )


def _declared(state: State, event: ev.Declared) -> State:
    old = state.setup
    rivanto = event.say == "rivanto"
    setup = replace(
        old,
        asking=() if rivanto else old.asking[1:],
        declared=(*old.declared, event),
        scommessa=old.scommessa or event.say == "scommessa",
        rivanto_by=event.seat if rivanto else old.rivanto_by,
    )
    return replace(state, setup=setup, news=(event,))


def _play_began(state: State, event: ev.PlayBegan) -> State:
    table = Table(state.table.hands, event.leader, event.leader)
    return replace(state, phase=PLAY, table=table, news=_more(state, event))


def _card_played(state: State, event: ev.CardPlayed) -> State:
    table = state.table
    seat, card = event.seat, event.card
    one, two, three = table.hands
    bit = BIT[card]
    hands = (one ^ bit, two, three) if seat == 0 else (one, two ^ bit, three) if seat == 1 else (one, two, three ^ bit)
    after = Table(hands, table.leader, (seat + 1) % 3, (*table.cards, card), event.led)
    tricks = state.tricks
    if table.led < 0 and 0 <= event.led < 4:
        led_by = list(tricks.led_by)
        led_by[seat] = event.led
        tricks = replace(tricks, led_by=(led_by[0], led_by[1], led_by[2]), suits_led=tricks.suits_led | 1 << event.led)
    return State(state.phase, state.match, state.setup, tricks, after, (event,))


def _signalled(state: State, event: ev.Signalled) -> State:
    tricks = replace(state.tricks, signals=(*state.tricks.signals, event))
    return replace(state, tricks=tricks, news=_more(state, event))


def _trick_taken(state: State, event: ev.TrickTaken) -> State:
    old, table, soloist = state.tricks, state.table, state.setup.soloist
    winner = event.winner
    side = side_of(soloist, winner)
    pile = mask_of(table.cards)
    back, owing = 0, old.owing
    if event.fujutu == "back":
        pile ^= FUJUTU_BIT
        back, owing = FUJUTU_BIT, 1 - side
    first, second = old.piles
    piles = (first | pile, second | back) if side == 0 else (first | back, second | pile)
    won = list(old.won)
    won[winner] += 1
    pigliate = old.pigliate
    if event.pigliate:
        pigliate = (*pigliate, *((card, winner) for card in event.pigliate))
    tricks = Tricks(
        event.number + 1,
        piles,
        (won[0], won[1], won[2]),
        pigliate,
        owing,
        old.settled,
        old.led_by,
        old.suits_led,
        (*old.history, Gathered(table.leader, table.cards, table.led, event)),
        old.signals,
    )
    after = Table(table.hands, winner, winner)
    return State(state.phase, state.match, state.setup, tricks, after, _more(state, event))


def _fujutu_settled(state: State, event: ev.FujutuSettled) -> State:
    piles = list(state.tricks.piles)
    if event.card is not None:
        piles[event.side] &= ~BIT[event.card]
        piles[1 - event.side] |= BIT[event.card]
    tricks = replace(state.tricks, piles=(piles[0], piles[1]), owing=-1, settled=event)
    return replace(state, tricks=tricks, news=_more(state, event))


def _hand_conceded(state: State, event: ev.HandConceded) -> State:
    one, two, three = state.table.hands
    rest = one | two | three | mask_of(state.table.cards)
    alone, others = state.tricks.piles
    piles = (alone | rest, others) if event.side == 0 else (alone, others | rest)
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=replace(state.tricks, piles=piles), table=table, news=(event,))


def _ended(state: State, event: ev.HandEnd, change: ev.Three) -> State:
    old = state.match
    chips = old.chips
    match = replace(
        old,
        counted=old.counted + event.counts,
        chips=(chips[0] + change[0], chips[1] + change[1], chips[2] + change[2]),
        ends=(*old.ends, event),
    )
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=_more(state, event))


def _hand_scored(state: State, event: ev.HandScored) -> State:
    return _ended(state, event, event.score.payments)


def _hand_annulled(state: State, event: ev.HandAnnulled) -> State:
    return _ended(state, event, (0, 0, 0))


def _hand_paid(state: State, event: ev.HandPaid) -> State:
    return _ended(state, event, event.payments)


def _match_stopped(state: State, event: ev.MatchStopped) -> State:
    return replace(state, phase=ENDED, match=replace(state.match, stopped=True), news=(event,))


APPLY: dict[type[Any], Callable[[State, Any], State]] = {
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
"""How each fact changes the state; its keys are all the facts there are."""


def evolve(state: State, event: Any) -> State:
    """The state after one fact. Raises KeyError for something that is no fact of this game."""
    return APPLY[type(event)](state, event)
