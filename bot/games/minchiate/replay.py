"""A recorded single game fed through the real engine, and the test-data fields read off its states."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Number, Pick, Refusal, Say
from bot.engine.cards import Card, Seat
from bot.engine.game import OptionValue
from bot.engine.text import SeatArg
from bot.games.minchiate import deal
from bot.games.minchiate.decide import decide
from bot.games.minchiate.evolve import evolve
from bot.games.minchiate.legal import legal_now
from bot.games.minchiate.questions import decisions
from bot.games.minchiate.start import start_at
from bot.games.minchiate.state import DECLARE, DISCARD, LOOK, PLAY, State

DEALER = "dealer"
"""The field of a record that says who dealt."""


class RecordedTrick(msgspec.Struct, frozen=True):
    """One trick as recorded: who is said to lead, and the cards in order of play (-1: no card of the pack)."""

    leader: Seat
    cards: tuple[Card, ...]


class Recorded(msgspec.Struct, frozen=True):
    """The inputs of one game."""

    options: dict[str, OptionValue]
    dealer: Seat
    deck: tuple[Card, ...]
    cut: int
    discards: dict[Seat, tuple[Card, ...]]
    declare: dict[Seat, tuple[str, ...]]
    exposes: tuple[tuple[int, Seat], ...]
    plays: tuple[RecordedTrick, ...]


class Replayed(msgspec.Struct):
    """How far the game came: its last state, the hands at two moments, the legal cards at every play, and the
    refusal that ended it, if any, with the field of the record that it is about."""

    state: State
    before_discard: tuple[int, int, int, int] = (0, 0, 0, 0)
    hands: tuple[int, int, int, int] = (0, 0, 0, 0)
    legal: list[int] = []
    refused: Refusal | None = None
    where: str = "decisions"
    seen: Callable[[State], object] | None = None


class _Refused(Exception):
    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def replay(game: Recorded, seen: Callable[[State], object] | None = None) -> Replayed:
    """Plays the recorded game until its end, the end of its inputs, or the first refusal.

    ``seen`` is called with the state after every accepted action.
    """
    out = Replayed(start_at(game.options, game.dealer), legal=[], seen=seen)
    if game.options["set_length"] == 1 and game.dealer:
        # A game of a longer set may have been any of it; the only one of its set is dealt by the first dealer.
        out.refused, out.where = Refusal("not-your-turn", {"who": SeatArg(0)}, "M34"), DEALER
        return out
    try:
        for step in (_deal, _discards, _plays):
            step(game, out)
    except _Refused as end:
        out.refused = end.refusal
    return out


def _act(out: Replayed, seat: Seat | None, action: Action) -> None:
    outcome = decide(out.state, seat, action)
    if isinstance(outcome, Refusal):
        raise _Refused(outcome)
    state = out.state
    for event in outcome:
        state = evolve(state, event)
    out.state = state
    if out.seen is not None:
        out.seen(state)


def _deal(game: Recorded, out: Replayed) -> None:
    _act(out, None, Chance(cards=game.deck or (-1,)))
    cutter = out.state.setup.cutter
    _act(out, cutter, Number(game.cut))
    if out.state.phase == LOOK:
        _act(out, cutter, Say("deal"))
    out.before_discard = out.state.table.hands


def _discards(game: Recorded, out: Replayed) -> None:
    for seat, cards in sorted(game.discards.items()):
        if out.state.phase == DISCARD:
            _act(out, seat, Pick(cards))
        elif cards:
            # With nothing left to discard the same pick would be a card played.
            outcome = deal.discard(out.state, seat, cards)
            if isinstance(outcome, Refusal):
                raise _Refused(outcome)
    for question in decisions(out.state):
        if question.kind == "discard":
            _act(out, question.seat, Pick(()))
    out.hands = out.state.table.hands


def _plays(game: Recorded, out: Replayed) -> None:
    exposes = list(game.exposes)
    for trick in game.plays:
        _expose(out, exposes)
        for place, card in enumerate(trick.cards):
            state = out.state
            turn = state.table.turn
            if state.phase == PLAY:
                if (trick.leader + place) % 4 != turn:
                    raise _Refused(Refusal("not-your-turn", {"who": SeatArg(turn)}, "M76"))
                out.legal.append(legal_now(state))
            fallen = state.tricks.fallen >> turn & 1
            _act(out, state.table.leader if fallen else turn, Pick((card,)))
            if out.state.phase == DECLARE:
                _declare(game, out)
    _expose(out, exposes)
    if exposes:
        raise _Refused(Refusal("minchiate-may-not-fall", {}, "M109"))


def _expose(out: Replayed, exposes: list[tuple[int, Seat]]) -> None:
    done = out.state.tricks.number - 1
    for entry in [entry for entry in exposes if entry[0] == done]:
        exposes.remove(entry)
        _act(out, entry[1], Say("fall"))


def _declare(game: Recorded, out: Replayed) -> None:
    question = decisions(out.state)[0]
    chosen = game.declare.get(question.seat)
    if chosen is None:
        chosen = tuple(offer.key for offer in question.claims or ())
    _act(out, question.seat, Claim(tuple(ClaimItem(key) for key in chosen)))
