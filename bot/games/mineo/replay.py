"""A recorded single hand fed through the real engine (:mod:`bot.games.mineo.decide`)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.actions import Action, Chance, Pick, Refusal, Say
from bot.engine.cards import Card, Seat
from bot.engine.game import OptionValue
from bot.engine.text import SeatArg
from bot.games.mineo.auction import legal_calls
from bot.games.mineo.deal import NO
from bot.games.mineo.decide import decide
from bot.games.mineo.evolve import evolve
from bot.games.mineo.start import start_at
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, SCARTO, State
from bot.games.mineo.trick import legal_now


class RecordedCall(msgspec.Struct, frozen=True):
    """A call as recorded; None where the record does not say who or when."""

    call: str
    seat: Seat | None = None
    giro: int | None = None


class Recorded(msgspec.Struct, frozen=True):
    """The inputs of one hand. Cards that the pack has not are -1, which the engine refuses."""

    options: dict[str, OptionValue]
    dealer: Seat
    deck: tuple[Card, ...]
    calls: tuple[RecordedCall, ...]
    discard: tuple[Card, ...]
    declarations: tuple[tuple[Seat, str], ...]
    plays: tuple[tuple[Seat | None, Card], ...]


class Replayed(msgspec.Struct):
    """How far the hand came: its last state, what was legal at every call and play, where it stopped and why."""

    state: State
    calls: list[tuple[str, ...]] = []
    legal: list[int] = []
    refused: Refusal | None = None
    where: str = ""
    seen: Callable[[State], object] | None = None


class _Refused(Exception):
    def __init__(self, where: str, refusal: Refusal) -> None:
        self.where = where
        self.refusal = refusal


def replay(hand: Recorded, seen: Callable[[State], object] | None = None) -> Replayed:
    """Plays the recorded hand until its end, the end of its inputs, or the first refusal.

    ``seen`` is called with the state after every accepted action.
    """
    out = Replayed(start_at(hand.options, hand.dealer), calls=[], legal=[], seen=seen)
    try:
        _act(out, "deck", None, Chance(cards=hand.deck or (-1,)))
        for step in (_calls, _scarto, _declarations, _plays):
            step(hand, out)
    except _Refused as end:
        out.refused, out.where = end.refusal, end.where
    return out


def _act(out: Replayed, where: str, seat: Seat | None, action: Action) -> None:
    outcome = decide(out.state, seat, action)
    if isinstance(outcome, Refusal):
        raise _Refused(where, outcome)
    state = out.state
    for event in outcome:
        state = evolve(state, event)
    out.state = state
    if out.seen is not None:
        out.seen(state)


def _calls(hand: Recorded, out: Replayed) -> None:
    for number, said in enumerate(hand.calls):
        where, auction = f"calls[{number}]", out.state.setup.auction
        if out.state.phase != AUCTION:
            raise _Refused(where, Refusal("mineo-nothing-to-say", {}, "S23"))
        if said.seat not in (None, auction.to_speak) or said.giro not in (None, auction.giro):
            raise _Refused(where, Refusal("not-your-turn", {"who": SeatArg(auction.to_speak)}, "S23"))
        out.calls.append(legal_calls(out.state.match.rules, auction))
        _act(out, where, auction.to_speak, Say(said.call))


def _scarto(hand: Recorded, out: Replayed) -> None:
    """The record names all three cards, also those that a panel would add by itself."""
    if out.state.phase == SCARTO:
        if len(hand.discard) != 3:
            raise _Refused("discard", Refusal("mineo-scarto-count", {"count": 3}, "S40"))
        _act(out, "discard", out.state.setup.soloist, Pick(hand.discard))
    elif hand.discard:
        raise _Refused("discard", Refusal("mineo-no-play-now", {}, "S40"))


def _declarations(hand: Recorded, out: Replayed) -> None:
    said = [(f"declarations[{number}]", *one) for number, one in enumerate(hand.declarations)]
    while out.state.phase == DECLARE:
        asked = out.state.setup.asking[0]
        # Whoever is not asked can only have said no; whoever is asked and not in the record said nothing.
        while said and said[0][1] != asked and said[0][2] == NO:
            said.pop(0)
        where, _, word = said.pop(0) if said and said[0][1] == asked else ("declarations", asked, NO)
        _act(out, where, asked, Say(word))
    for where, _, word in said:
        if word != NO:
            raise _Refused(where, Refusal("mineo-nothing-to-say", {}, "S47"))


def _plays(hand: Recorded, out: Replayed) -> None:
    for number, (seat, card) in enumerate(hand.plays):
        where, turn = f"plays[{number}]", out.state.table.turn
        if out.state.phase == PLAY:
            if seat not in (None, turn):
                raise _Refused(where, Refusal("not-your-turn", {"who": SeatArg(turn)}, "S51"))
            out.legal.append(legal_now(out.state))
        _act(out, where, turn, Pick((card,)))
