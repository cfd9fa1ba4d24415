"""The kinds of shared test data of Chinze and how they are recomputed (decision 12).

Files may hold entries of other games beside these; what is not Chinze's own is passed through untouched.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.actions import Refusal
from bot.engine.conform import ConformError, ConformKind
from bot.engine.inputs import Errors, Json, as_object, each_entry, entries, entry_called
from bot.engine.masks import cards_of
from bot.games.chinze.expect import hand_json, ids, meld_json
from bot.games.chinze.inputs import dealers, hand_of, hands_of, known_card, options_of
from bot.games.chinze.lists import announced_of, available_of, pair_of, reply_of
from bot.games.chinze.options import META, read
from bot.games.chinze.pack import PACK, french, value
from bot.games.chinze.replay import replay
from bot.games.chinze.state import State
from bot.games.chinze.tell import told_games
from bot.games.chinze.tell_lists import told_melds, told_play

DEFAULTS = read({spec.key: spec.default for spec in META.options})


def _has(document: Mapping[str, Any], key: str, *fields: str) -> bool:
    """Whether a list of the document has an object with all these fields."""
    return any(isinstance(entry, dict) and all(field in entry for field in fields) for entry in entries(document, key))


def _said(document: Mapping[str, Any], *keys: str) -> bool:
    """Whether the document itself says that it is of this game, whatever its lists hold."""
    return document.get("game") == META.slug and any(isinstance(document.get(key), list) for key in keys)


def _are_games(document: Mapping[str, Any]) -> bool:
    return _has(document, "games", "hands") or _said(document, "games")


def _games(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    each_entry(out, "games", _game, errors)
    return out, errors


def _game(entry: Json) -> Json:
    options, first = options_of(entry), dealers(entry)
    hands = hands_of(entry, options)
    state: State | None = None
    done: list[Json] = []
    for number, given in enumerate(hands):
        where = f"hands[{number}]"
        # The match goes on after the last recorded hand, whether or not more were agreed.
        room = {**options, "hands_per_game": int(options["hands_per_game"]) + 1}
        recorded = hand_of(where, given, (first + number) % 2)
        played = replay(room, recorded, state)
        state = played.state
        if played.refused is not None:
            raise ConformError(f"{where}.{played.where}", f"refused: {played.refused.code} ({played.refused.rule})")
        if len(state.match.scored) <= number:
            raise ConformError(f"{where}.tricks", "the hand is not finished")
        if recorded.exchange is not None and state.tricks.given < 0:
            raise ConformError(f"{where}.fool_exchange", "no card is due for the Fool")
        done.append(hand_json(as_object(where, given), state))
    totals = list(state.match.totals) if state is not None else [0, 0]
    return {**entry, "first_dealer": first, "hands": done, "totals": totals}


def _states(document: Json, wanted: str) -> tuple[State, ...]:
    entry = entry_called(document, ("games",), wanted)
    options, first = options_of(entry), dealers(entry)
    states: list[State] = []
    for number, given in enumerate(hands_of(entry, options)):
        before = states[-1] if states else None
        if replay(options, hand_of(f"hands[{number}]", given, (first + number) % 2), before, states.append).refused:
            break
    return tuple(states)


def _is_play(document: Mapping[str, Any]) -> bool:
    return bool(entries(document, "chinze_replies") or entries(document, "chinze_tricks"))


def _play(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    _fill(out, (("chinze_replies", _reply), ("chinze_tricks", _trick)), errors)
    return out, errors


def _fill(document: Json, lists: tuple[tuple[str, Any], ...], errors: Errors) -> None:
    for key, fill in lists:
        if document.get(key) is not None:
            try:
                each_entry(document, key, fill, errors)
            except ConformError as error:
                errors.append(error)


def _reply(entry: Json) -> Json:
    return {**entry, "legal": ids(cards_of(reply_of(entry).legal))}


def _trick(entry: Json) -> Json:
    return {**entry, "winner": "other" if pair_of(entry).second else "leader"}


def _are_melds(document: Mapping[str, Any]) -> bool:
    known = _has(document, "vectors", "hand", "meld") or _has(document, "available", "hand", "before")
    return known or _said(document, "vectors", "available")


def _melds(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    _fill(out, (("vectors", _meld), ("available", _available)), errors)
    return out, errors


def _meld(entry: Json) -> Json:
    if "meld" not in entry:
        return entry
    found = announced_of(entry).found
    return {**entry, "points": None if isinstance(found, Refusal) else found.points}


def _available(entry: Json) -> Json:
    return {**entry, "available": [meld_json(found) for found in available_of(entry)[1]]}


def _are_cards(document: Mapping[str, Any]) -> bool:
    known: list[Json] = [entry for entry in entries(document, "cards") if isinstance(entry, dict)]
    return any(entry.get("game") == PACK.slug for entry in known)


def _cards(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    each_entry(out, "cards", _card, errors)
    return out, errors


def _card(entry: Json) -> Json:
    """Points and French index of a card; the names are read from no table of rules and stay as they are."""
    if entry.get("game") != PACK.slug:
        return entry
    card = known_card("id", entry.get("id"))
    index = french(card)
    points = value(card, DEFAULTS.counting)
    return {**entry, "points": points, "french": index} if index else {**entry, "points": points}


KINDS: tuple[ConformKind, ...] = (
    ConformKind("chinze games", _are_games, _games, told_games, _states),
    ConformKind("chinze play", _is_play, _play, told_play),
    ConformKind("chinze melds", _are_melds, _melds, told_melds),
    ConformKind("chinze cards", _are_cards, _cards),
)
