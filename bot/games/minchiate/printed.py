"""The game that a manual printed at Dresden in 1798 explains card by card: its test data, and its steps in ``/rules``.

The test data (``example_1798.json``) have seats as letters and one section per phase. Their inputs are ``options``,
``synthetic_deal``, ``phases.discards`` and the ``leader`` and ``cards`` of the tricks. What only the print contains
(doubtful readings, printed figures) stays unchanged. ``printed.json`` has the same game in the common format of
recorded games, for the steps of :data:`FAMOUS`. The order inside the dealt packets is invented.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, cast

from bot.engine.cards import Card
from bot.engine.companions import FamousDeal, FamousStep
from bot.engine.inputs import Json, as_list, as_object
from bot.engine.vectors import ConformError
from bot.games.minchiate.deck import IDS
from bot.games.minchiate.events import DealScored, Sheet, Two
from bot.games.minchiate.recorded import (
    Replayed,
    counts_of,
    name_or_none,
    names,
    recorded,
    replay,
    sorted_names,
    versicola_of,
)
from bot.games.minchiate.scoring import unpaid
from bot.games.minchiate.state import State

LETTERS = "SENW"
SIDES = ("NS", "EO")


def recognise(document: Mapping[str, Any]) -> bool:
    """Return whether the document is a printed game with an invented deal that leads to it."""
    return "synthetic_deal" in document and "tricks" in document


def process(document: Json) -> tuple[Json, list[ConformError]]:
    """Return the document with all fields that follow from its inputs, and the errors.

    Returns the document unchanged if there is an error.
    """
    try:
        played = replay(recorded(_entry(document)))
        if played.refused is not None:
            raise ConformError("tricks", f"refused: {played.refused.code} ({played.refused.rule})")
        if not played.state.match.scored:
            raise ConformError("tricks", "the game is not finished")
    except ConformError as error:
        return document, [error]
    return _filled(document, played, played.state.match.scored[-1]), []


def _entry(document: Json) -> Json:
    """Return the document as an entry of the common format of recorded games."""
    deal = as_object("synthetic_deal", document.get("synthetic_deal"))
    phases = as_object("phases", document.get("phases"))
    discards = as_object("phases.discards", phases.get("discards") or {})
    tricks = [as_object("tricks", trick) for trick in as_list("tricks", document.get("tricks"))]
    return {
        "options": document.get("options"),
        "dealer": deal.get("dealer_seat"),
        "deck": deal.get("deck"),
        "cut": deal.get("cut"),
        "decisions": {
            "discards": {str(_seat("phases.discards", key)): cards for key, cards in discards.items()},
            "plays": [
                {"leader": _seat("tricks", trick.get("leader")), "cards": trick.get("cards")} for trick in tricks
            ],
        },
    }


def _seat(where: str, letter: Any) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS:
        raise ConformError(where, "a seat S, E, N or W was expected")
    return LETTERS.index(letter)


def _filled(document: Json, played: Replayed, scored: DealScored) -> Json:
    state = played.state
    setup = state.setup
    return {
        **document,
        "dealer": LETTERS[setup.dealer],
        "cutter": LETTERS[setup.cutter],
        "eldest": LETTERS[(setup.dealer + 1) % 4],
        "phases": _phases(document["phases"], played),
        "declarations": [
            {
                "seat": LETTERS[declared.seat],
                "id": found.id,
                "cards": names(found.cards),
                "matto": found.matto,
                "points": found.points,
            }
            for declared in state.tally.declared
            for found in declared.versicole
        ],
        "tricks": [_trick(given, state, place) for place, given in enumerate(document["tricks"])],
        "falls": [{"after_trick": number, "seat": LETTERS[seat]} for number, seat in state.tricks.falls],
        "matto": _matto(document.get("matto"), state),
        "marks": [
            {
                "what": mark.ev,
                "seat": LETTERS[mark.seat],
                "side": SIDES[mark.pair],
                "cards": names(mark.cards),
                "points": mark.points,
                "running": _running(mark.diff),
            }
            for mark in state.tally.marks
        ],
        "final": _final(state, scored),
    }


def _phases(given: Json, played: Replayed) -> Json:
    setup = played.state.setup
    return {
        **given,
        "rubare": {
            "seat": LETTERS[setup.cutter],
            "cards": names(setup.robbed),
            "stop_card": name_or_none(setup.rob_stop),
        },
        "first_10": _packets(given.get("first_10"), setup.first),
        "next_11": _packets(given.get("next_11"), setup.second),
        "scoprire": {"cards": names(setup.turned), "stop_card": name_or_none(setup.turn_stop)},
        "pigliare": names(setup.taken),
        "folla_after_pigliare": names(setup.folla1),
        "announce_1": counts_of(setup.counts1),
        "hands_before_discard": _hands(played.before_discard),
        "folla_final": names(setup.folla2),
        "announce_2": counts_of(setup.counts2),
        "hands": _hands(played.hands),
    }


def _packets(given: Any, dealt: tuple[tuple[Card, ...], ...]) -> Json:
    """Return the packets of each seat, in the printed order where the print has the same cards."""
    found = {LETTERS[seat]: names(cards) for seat, cards in enumerate(dealt)}
    if not isinstance(given, dict):
        return found
    printed = cast("dict[str, Any]", given)
    same = {key: cards for key, cards in printed.items() if key in found and _same(cards, found[key])}
    return {**{key: found[key] for key in printed if key in found}, **found, **same}


def _same(printed: Any, found: list[str]) -> bool:
    return isinstance(printed, list) and sorted(map(str, cast("list[Any]", printed))) == sorted(found)


def _hands(hands: tuple[int, int, int, int]) -> Json:
    return {LETTERS[seat]: sorted_names(hand) for seat, hand in enumerate(hands)}


def _trick(given: Json, state: State, place: int) -> Json:
    trick = state.tricks.history[place]
    seats = [LETTERS[(trick.leader + step) % 4] for step in range(4)]
    after = [mark.diff for mark in state.tally.marks if mark.trick <= trick.taken.number]
    return {
        **given,
        "n": trick.taken.number,
        "leader": LETTERS[trick.leader],
        "cards": names(trick.cards),
        "by_seat": {seat: IDS[card] for seat, card in zip(seats, trick.cards, strict=True)},
        "winner": LETTERS[trick.taken.winner],
        "chosen_by": [LETTERS[seat] for seat in trick.by],
        "dies": names(trick.taken.deaths),
        "running": _running(after[-1] if after else 0),
    }


def _running(diff: int) -> Json:
    return {"NS": max(0, diff), "EO": max(0, -diff)}


def _matto(given: Any, state: State) -> Json:
    tricks = state.tricks
    found: Json = {**given} if isinstance(given, dict) else {}
    if not tricks.matto_trick:
        return found
    found["played_in_trick"] = tricks.matto_trick
    found["by"] = LETTERS[tricks.matto_seat]
    found["trick_won_by"] = LETTERS[tricks.history[tricks.matto_trick - 1].taken.winner]
    found["given_in_exchange"] = None if tricks.matto_paid is None else IDS[tricks.matto_paid[1]]
    return found


def _final(state: State, scored: DealScored) -> Json:
    final: Json = {
        "cards_won": dict(zip(SIDES, scored.cards, strict=True)),
        "piles": {side: sorted_names(pile) for side, pile in zip(SIDES, state.tricks.piles, strict=True)},
    }
    if scored.sheets is None or scored.totals is None:
        return final
    marks = unpaid(state.match.rules, scored)
    for pair, side in enumerate(SIDES):
        final[side] = _side(scored.sheets[pair], marks[pair], scored.totals[pair])
    leader = 0 if scored.totals[0] > scored.totals[1] else 1
    final["difference"] = abs(scored.totals[0] - scored.totals[1])
    final[f"rests_{SIDES[leader]}"] = _net(scored.rests, leader)
    return final


def _net(rests: Two, pair: int) -> int:
    return rests[pair] - rests[1 - pair]


def _side(sheet: Sheet, marks: int, total: int) -> Json:
    return {
        "last_trick": sheet.last_trick,
        "cards_over_42": sheet.cards_over,
        "conto": sheet.conto,
        "versicole": [versicola_of(found) for found in sheet.versicole],
        "marks": marks,
        "total": total,
    }


BEFORE = {"cut": 1, "deal": 2, "folla": 2, "discard": 4}
"""The steps before the first trick, and how many actions of the game precede what they show, the shuffle not
counted."""


def steps() -> tuple[FamousStep, ...]:
    """Return the game from the cut to its count: before the first trick, each finished trick, the count.

    Raises ValueError if the rules refuse one of its actions.
    """
    entry = json.loads(files("bot.games.minchiate").joinpath("printed.json").read_text(encoding="utf-8"))
    seen: list[State] = []
    done = replay(recorded(entry), seen.append)
    if done.refused is not None:
        raise ValueError(done.refused.code)
    first = BEFORE["discard"]
    before = [FamousStep(name, seen[at]) for name, at in BEFORE.items()]
    count = len(done.state.tricks.history)
    tricks = [FamousStep(f"trick-{number}", seen[first + 4 * number], number) for number in range(1, count + 1)]
    return (*before, *tricks, FamousStep("count", seen[-1]))


FAMOUS = FamousDeal(("south", "east", "north", "west"), steps)
