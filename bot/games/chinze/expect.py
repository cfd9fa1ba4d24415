"""The expected fields of the test-data format, read off a replayed hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.cards import Card
from bot.engine.inputs import Json
from bot.games.chinze.melds import Meld
from bot.games.chinze.pack import PACK
from bot.games.chinze.state import Gathered, State


def ids(cards: Iterable[Card]) -> list[str]:
    """Ids of cards."""
    return PACK.names(cards)


def meld_json(meld: Meld) -> Json:
    """A meld with its points."""
    return {"type": meld.kind, "cards": ids(meld.cards), "points": meld.points}


def hand_json(given: Json, state: State) -> Json:
    """A hand of a recorded game with everything that was expected filled in. ``state`` is the one after its count."""
    scored = state.match.scored[-1]
    return {
        **given,
        "dealer": scored.dealer,
        "tricks": [
            _trick(old, state, trick)
            for old, trick in zip(_objects(given["tricks"]), state.tricks.history, strict=True)
        ],
        "fool_exchange": None if state.tricks.given < 0 else PACK.id(state.tricks.given),
        "result": {
            "piles": [ids(pile) for pile in scored.piles],
            "fool_fate": scored.fate,
            "trick_points": list(scored.trick_points),
            "meld_points": list(scored.meld_points),
            "urtimo": list(scored.urtimo),
            "total": list(scored.total),
        },
    }


def _objects(value: Any) -> list[Json]:
    return [dict(item) for item in value]


def _trick(given: Json, state: State, trick: Gathered) -> Json:
    leader, other = trick.leader, 1 - trick.leader
    return {
        **given,
        "leader": leader,
        "leader_melds": _melds(given.get("leader_melds"), state, trick.number, leader),
        "lead": PACK.id(trick.lead),
        "reply_melds": _melds(given.get("reply_melds"), state, trick.number, other),
        "reply": PACK.id(trick.reply),
        "winner": trick.winner,
        "draws": _draws(state, trick),
    }


def _melds(given: Any, state: State, number: int, seat: int) -> list[Json]:
    """The melds of one turn; their cards in the order in which they were written."""
    said = [one.meld for one in state.melds.announced if one.trick == number and one.seat == seat]
    written = _objects(given or ())
    return [{**old, **meld_json(meld), "cards": old["cards"]} for old, meld in zip(written, said, strict=True)]


def _draws(state: State, trick: Gathered) -> list[list[int | str]]:
    """Seat and card of the two draws after a trick, whether they were shown or not (C14)."""
    talon = state.setup.talon
    at = 2 * (trick.number - 1)
    if at >= len(talon):
        return []
    return [[trick.winner, PACK.id(talon[at])], [1 - trick.winner, PACK.id(talon[at + 1])]]
