"""The expected fields of the test-data format, read off a replayed deal."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.inputs import Json
from bot.games.terziglio.events import DealScored, Sheet
from bot.games.terziglio.pack import IDS, names
from bot.games.terziglio.state import NOBODY, State

SIDES = ("declarer", "defenders")


def deal_of(given: Json, state: State) -> Json:
    """The entry of one deal, complete. The order of cards in claims and discards is the recorded one."""
    setup = state.setup
    out: Json = {
        "dealer": setup.dealer,
        "deck": names(setup.deck),
        "auction": [[call.seat, call.word] for call in setup.calls],
        "thrown_in": setup.declarer == NOBODY,
    }
    if setup.declarer == NOBODY:
        return {**_others(given, out), **out}
    tricks = state.tricks
    listed: list[Json] = given.get("declarations") or []
    shown: dict[Seat, Json] = {one["seat"]: one for one in listed}
    out |= {
        "declarer": setup.declarer,
        "contract": setup.contract,
        "stock": names(setup.stock),
        "discards": given["discards"] if setup.contract == "play" else None,
        "declarations": [
            {
                **shown.get(one.seat, {}),
                "seat": one.seat,
                "claims": shown.get(one.seat, {}).get("claims") or [],
                "points": one.combinations + one.patterns,
            }
            for one in setup.declared
        ],
        "tricks": [
            {
                **entry,
                "leader": trick.leader,
                "cards": [[(trick.leader + place) % 3, IDS[card]] for place, card in enumerate(trick.cards)],
                "winner": trick.taken.winner,
                "bonus": trick.taken.bonus,
            }
            for entry, trick in zip(given["tricks"], tricks.history, strict=True)
        ],
        "fool_payment": None if tricks.paid is None else IDS[tricks.paid],
        "result": result_of(state.match.scored[-1]),
    }
    return {**_others(given, out), **out}


_KNOWN = ("declarer", "contract", "stock", "discards", "declarations", "tricks", "fool_payment", "result")


def _others(given: Json, out: Json) -> Json:
    """What an entry has beyond the format is passed through."""
    return {key: value for key, value in given.items() if key not in out and key not in _KNOWN}


def result_of(scored: DealScored) -> Json:
    """The result of a counted hand."""
    winner = None if scored.winner == NOBODY else SIDES[scored.winner]
    return {
        "piles": {side: names(pile) for side, pile in zip(SIDES, scored.piles, strict=True)},
        "tricks_won": dict(zip(SIDES, scored.tricks, strict=True)),
        "fool_case": scored.fool,
        "score": {side: _score(sheet) for side, sheet in zip(SIDES, scored.sheets, strict=True)},
        "winner": winner,
        "game_points": scored.game_points,
        "payments": list(scored.payments),
    }


def _score(sheet: Sheet) -> Json:
    return {
        "declared": sheet.declared,
        "trick_bonus": sheet.trick_bonus,
        "cards": sheet.cards,
        "combinations": sheet.combinations,
        "patterns": sheet.patterns,
        "total": sheet.total,
    }
