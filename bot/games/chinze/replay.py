"""A recorded game fed through the real engine, hand by hand, and what the test-data format says of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Number, Pick, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.game import OptionValue
from bot.engine.text import SeatArg
from bot.games.chinze.announce import key_of
from bot.games.chinze.decide import decide
from bot.games.chinze.evolve import evolve
from bot.games.chinze.match import start_at
from bot.games.chinze.questions import MIDDLE
from bot.games.chinze.state import EXCHANGE, State

RecordedMeld = tuple[str, tuple[Card, ...]]
Seen = Callable[[State], object]


class RecordedTrick(msgspec.Struct, frozen=True):
    """One trick as recorded: who is said to lead (-1: not said), what was announced before each card, the cards."""

    leader: Seat
    leader_melds: tuple[RecordedMeld, ...]
    lead: Card
    reply_melds: tuple[RecordedMeld, ...]
    reply: Card


class RecordedHand(msgspec.Struct, frozen=True):
    """The inputs of one hand; ``deck`` is the pack after the cut, ``exchange`` the card given for the Fool or None."""

    dealer: Seat
    deck: tuple[Card, ...]
    tricks: tuple[RecordedTrick, ...]
    exchange: Card | None


class Replayed(msgspec.Struct):
    """How far a hand came: its last state and, if it broke off, the refusal and the place."""

    state: State
    refused: Refusal | None = None
    where: str = ""


class _Refused(Exception):
    def __init__(self, refusal: Refusal, where: str) -> None:
        self.refusal, self.where = refusal, where


def replay(
    options: dict[str, OptionValue], hand: RecordedHand, before: State | None, seen: Seen | None = None
) -> Replayed:
    """Plays a recorded hand until its end, the end of its inputs, or the first refusal.

    ``before`` is the state after the hand before it, None for the first. ``seen`` is called with the state after every
    accepted action.
    """
    out = Replayed(_ready(options, hand.dealer, before))
    try:
        _deal(out, hand, seen)
        for number, trick in enumerate(hand.tricks):
            _trick(out, trick, f"tricks[{number}]", seen)
            if out.state.phase == EXCHANGE:
                given = () if hand.exchange is None else (hand.exchange,)
                _act(out, out.state.tricks.fool, Pick(given), "fool_exchange", seen)
    except _Refused as end:
        out.refused, out.where = end.refusal, end.where
    return out


def _ready(options: dict[str, OptionValue], dealer: Seat, before: State | None) -> State:
    """A match about to shuffle for a hand dealt by ``dealer``, with the totals so far."""
    return start_at(options, dealer) if before is None else before


def _deal(out: Replayed, hand: RecordedHand, seen: Seen | None) -> None:
    # The recorded pack is the one after the cut: put the cut back, then lift it again.
    size = len(hand.deck) - MIDDLE
    _act(out, None, Chance(cards=(*hand.deck[size:], *hand.deck[:size]) or (-1,)), "deck", seen)
    _act(out, 1 - out.state.setup.dealer, Number(MIDDLE), "deck", seen)


def _trick(out: Replayed, trick: RecordedTrick, where: str, seen: Seen | None) -> None:
    leader = out.state.table.turn
    if trick.leader not in (-1, leader):
        raise _Refused(Refusal("not-your-turn", {"who": SeatArg(leader)}, "C9"), f"{where}.leader")
    _melds(out, leader, trick.leader_melds, f"{where}.leader_melds", seen)
    _act(out, leader, Pick((trick.lead,)), f"{where}.lead", seen)
    _melds(out, 1 - leader, trick.reply_melds, f"{where}.reply_melds", seen)
    _act(out, 1 - leader, Pick((trick.reply,)), f"{where}.reply", seen)


def _melds(out: Replayed, seat: Seat, melds: tuple[RecordedMeld, ...], where: str, seen: Seen | None) -> None:
    for number, (kind, cards) in enumerate(melds):
        _act(out, seat, Claim((ClaimItem(key_of(kind, cards), cards),)), f"{where}[{number}]", seen)


def _act(out: Replayed, seat: Seat | None, action: Action, where: str, seen: Seen | None) -> None:
    outcome = decide(out.state, seat, action)
    if isinstance(outcome, Refusal):
        raise _Refused(outcome, where)
    state = out.state
    for event in outcome:
        state = evolve(state, event)
    out.state = state
    if seen is not None:
        seen(state)
