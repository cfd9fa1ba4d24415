"""Recorded single games of the shared test data: reads and replays them and builds their ``expect`` fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bot.engine import inputs as engine
from bot.engine.actions import Action, Chance, Claim, ClaimItem, Number, Pick, Refusal, Say
from bot.engine.cards import Card, Seat
from bot.engine.game import OptionValue
from bot.engine.inputs import Json, as_int, as_list, as_object, complete_options
from bot.engine.text import SeatArg
from bot.engine.vectors import ConformError
from bot.games.minchiate import deal
from bot.games.minchiate.deck import IDS, PACK, SUITS, cards_of
from bot.games.minchiate.events import DealScored, Four, Marked, Sheet
from bot.games.minchiate.facts import evolve
from bot.games.minchiate.game import decide, start_at
from bot.games.minchiate.melds import Versicola
from bot.games.minchiate.options import META
from bot.games.minchiate.play import legal_now
from bot.games.minchiate.questions import decisions
from bot.games.minchiate.state import DECLARE, DISCARD, LOOK, PLAY, CompletedTrick, State

DEALER = "dealer"
"""Name of the field with the seat of the dealer."""


class RecordedTrick(msgspec.Struct, frozen=True):
    """One recorded trick: the seat that leads by the record, and the cards in order of play (-1: not in the pack)."""

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
    """The result of a replay.

    ``state`` is the last state, ``before_discard`` and ``hands`` are the hands before and after the discards, ``legal``
    are the legal cards before each card played. ``refused`` is the refusal that ended the replay, if any, and ``where``
    the field of the record that it concerns.
    """

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
    """Replays the recorded game until its end, the end of its inputs, or the first refusal.

    Calls ``seen`` with the state after each accepted action.
    """
    out = Replayed(start_at(game.options, game.dealer), legal=[], seen=seen)
    if game.options["set_length"] == 1 and game.dealer:
        # A recorded game may be any game of a longer set, but the first dealer deals the only game of a set of one.
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
            # With no discards due, the engine would read the same pick as a card played.
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
        _play_expose(out, exposes)
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
    _play_expose(out, exposes)
    if exposes:
        raise _Refused(Refusal("minchiate-may-not-fall", {}, "M109"))


def _play_expose(out: Replayed, exposes: list[tuple[int, Seat]]) -> None:
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


Fields = dict[str, Any]


def names(cards: Iterable[Card]) -> list[str]:
    """Return the ids of cards, in the given order."""
    return [IDS[card] for card in cards]


def sorted_names(mask: int) -> list[str]:
    """Return the ids of a mask in canonical order (M12)."""
    return names(cards_of(mask))


def name_or_none(card: Card | None) -> str | None:
    """Return the id of a card, or None if there is no card."""
    return None if card is None else IDS[card]


def counts_of(counts: Four | None) -> dict[str, int]:
    """Return the announced number of cards by suit letter."""
    return dict(zip(SUITS, counts or (0, 0, 0, 0), strict=True))


def versicola_of(found: Versicola) -> Fields:
    """Return the fields of a versicola: id, family, cards, added Matto and points."""
    return {
        "id": found.id,
        "type": found.type,
        "cards": names(found.cards),
        "matto": found.matto,
        "points": found.points,
    }


def expect_of(replayed: Replayed, scored: DealScored) -> Fields:
    """Return all expected fields of a finished game."""
    state = replayed.state
    setup, tricks = state.setup, state.tricks
    return {
        "robbed": names(setup.robbed),
        "rob_stop": name_or_none(setup.rob_stop),
        "peek": names(setup.peek),
        "deal10": [names(cards) for cards in setup.first],
        "deal11": [names(cards) for cards in setup.second],
        "up_cards": {str(seat): IDS[card] for seat, card in sorted(setup.up_cards)},
        "scoperti": names(setup.turned),
        "folla_stop": name_or_none(setup.turn_stop),
        "pigliati": names(setup.taken),
        "folla1": names(setup.folla1),
        "announce1": counts_of(setup.counts1),
        "need": list(setup.need),
        "dealer_short": setup.short,
        "hands_before_discard": [sorted_names(hand) for hand in replayed.before_discard],
        "hands": [sorted_names(hand) for hand in replayed.hands],
        "folla2": names(setup.folla2),
        "announce2": counts_of(setup.counts2),
        "declared": [
            {**versicola_of(found), "seat": declared.seat}
            for declared in state.tally.declared
            for found in declared.versicole
        ],
        "tricks": [trick_of(trick) for trick in tricks.history],
        "legal": [sorted_names(mask) for mask in replayed.legal],
        "falls": [list(fall) for fall in tricks.falls],
        "matto": matto_of(state),
        "marks": [mark_of(mark) for mark in state.tally.marks],
        "piles": [sorted_names(pile) for pile in tricks.piles],
        "final": final_of(scored),
    }


def trick_of(trick: CompletedTrick) -> Fields:
    """Return the fields of a finished trick."""
    taken = trick.taken
    return {
        "n": taken.number,
        "leader": trick.leader,
        "cards": names(trick.cards),
        "by": list(trick.by),
        "winner": taken.winner,
        "pair": taken.winner & 1,
        "deaths": names(taken.deaths),
    }


def matto_of(state: State) -> Fields:
    """Return the fields about the Matto; empty if it was not played."""
    tricks = state.tricks
    if not tricks.matto_trick:
        return {}
    found: Fields = {"trick": tricks.matto_trick, "seat": tricks.matto_seat}
    if tricks.matto_paid is not None:
        after, card, pair = tricks.matto_paid
        found |= {"paid_after_trick": after, "paid_card": IDS[card], "paid_by": pair}
    if tricks.matto_gone == "captured":
        found["captured_by"] = tricks.history[-1].taken.winner & 1
    return found


def mark_of(mark: Marked) -> Fields:
    """Return the fields of a mark and the score after it."""
    found: Fields = {
        "ev": mark.ev,
        "seat": mark.seat,
        "pair": mark.pair,
        "cards": names(mark.cards),
        "points": mark.points,
    }
    if mark.id:
        found |= {"id": mark.id, "matto": mark.matto}
    if mark.trick:
        found["trick"] = mark.trick
    return found | {"raw": list(mark.raw), "diff": mark.diff, "paid": list(mark.paid)}


def sheet_of(sheet: Sheet) -> Fields:
    """Return the fields of the count of one pair."""
    return {
        "cards_over": sheet.cards_over,
        "versicole": [versicola_of(found) for found in sheet.versicole],
        "versicole_points": sheet.versicole_points,
        "last_trick": sheet.last_trick,
        "conto": sheet.conto,
        "total": sheet.total,
    }


def final_of(scored: DealScored) -> Fields:
    """Return the fields of the final score."""
    totals = scored.totals
    return {
        "tricks": list(scored.tricks),
        "marks": list(scored.raw),
        "diff_marks": scored.diff,
        "paid": list(scored.paid),
        "cappotto": scored.cappotto,
        "cards": list(scored.cards),
        "breakdown": None if scored.sheets is None else [sheet_of(sheet) for sheet in scored.sheets],
        "totals": None if totals is None else list(totals),
        "final_diff": None if totals is None else totals[0] - totals[1],
        "final_rests": list(scored.final_rests),
        "rests": list(scored.rests),
        "net_rests": scored.rests[0] - scored.rests[1],
    }


def as_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Return the cards with these ids. An id that is not in the pack becomes -1, which the engine refuses."""
    return engine.as_cards(PACK, where, value)


def as_seat_key(where: str, key: Any) -> int:
    """Return the seat of a JSON key. Raises ConformError if the key is not 0 to 3."""
    if key not in ("0", "1", "2", "3"):
        raise ConformError(where, "seats 0 to 3 were expected as keys")
    return int(key)


def _or(value: Any, empty: Any) -> Any:
    """Return ``value``, or ``empty`` if the value is absent or null."""
    return empty if value is None else value


def recorded(entry: Json) -> Recorded:
    """Return the inputs of one game entry; ignores its other fields.

    Raises ConformError, which names the field, if an input has the wrong shape.
    """
    made = as_object("decisions", _or(entry.get("decisions"), {}))
    discards = as_object("decisions.discards", _or(made.get("discards"), {}))
    declare = as_object("decisions.declare", _or(made.get("declare"), {}))
    return Recorded(
        options=complete_options(META, entry.get("options")),
        dealer=as_int("dealer", entry.get("dealer"), 0, 3),
        deck=as_cards("deck", entry.get("deck")),
        cut=as_int("cut", entry.get("cut")),
        discards={
            as_seat_key("decisions.discards", key): as_cards("decisions.discards", cards)
            for key, cards in discards.items()
        },
        declare={as_seat_key("decisions.declare", key): _ids(ids) for key, ids in declare.items()},
        exposes=tuple(_expose(item) for item in as_list("decisions.exposes", _or(made.get("exposes"), []))),
        plays=tuple(_trick(item) for item in as_list("decisions.plays", _or(made.get("plays"), []))),
    )


def _ids(value: Any) -> tuple[str, ...]:
    items = as_list("decisions.declare", value)
    if not all(isinstance(item, str) for item in items):
        raise ConformError("decisions.declare", "ids of versicole were expected")
    return tuple(items)


def _expose(value: Any) -> tuple[int, int]:
    number, seat = as_list("decisions.exposes", value, 2)
    return as_int("decisions.exposes", number), as_int("decisions.exposes", seat, 0, 3)


def _trick(value: Any) -> RecordedTrick:
    trick = as_object("decisions.plays", value)
    cards = as_cards("decisions.plays", trick.get("cards"))
    if len(cards) > 4:
        raise ConformError("decisions.plays", "a trick has at most four cards")
    return RecordedTrick(as_int("decisions.plays", trick.get("leader"), 0, 3), cards)
