"""The kinds of shared test data of Minchiate and how they are recomputed (decision 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.conform import ConformError, ConformKind
from bot.engine.inputs import Errors, Json, each_entry, entries, entry_called, known_cards
from bot.engine.masks import mask_of
from bot.games.minchiate import printed
from bot.games.minchiate.expect import expect_of, versicola_of
from bot.games.minchiate.inputs import recorded
from bot.games.minchiate.pack import PACK
from bot.games.minchiate.replay import DEALER, replay
from bot.games.minchiate.state import State
from bot.games.minchiate.tell import told_games
from bot.games.minchiate.versicole import versicole


def _are_games(document: Mapping[str, Any]) -> bool:
    found = [*entries(document, "games"), *entries(document, "illegal")]
    return any(isinstance(entry, dict) and "deck" in entry and "cut" in entry for entry in found)


def _games(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    for key, fill in (("games", _game), ("illegal", _illegal)):
        if key in out:
            try:
                each_entry(out, key, fill, errors)
            except ConformError as error:
                errors.append(error)
    return out, errors


def _game(entry: Json) -> Json:
    played = replay(recorded(entry))
    if played.where == DEALER:
        raise ConformError(DEALER, "the first dealer deals the only game of a set (M34): 0 was expected")
    if played.refused is not None:
        raise ConformError(played.where, f"refused: {played.refused.code} ({played.refused.rule})")
    if not played.state.match.scored:
        raise ConformError("decisions.plays", "the game is not finished")
    return {**entry, "expect": expect_of(played, played.state.match.scored[-1])}


def _illegal(entry: Json) -> Json:
    played = replay(recorded(entry))
    return {**entry, "refused": played.refused.code if played.refused else None}


def _states(document: Json, wanted: str) -> tuple[State, ...]:
    states: list[State] = []
    replay(recorded(entry_called(document, ("games", "illegal"), wanted)), states.append)
    return tuple(states)


def _are_versicole(document: Mapping[str, Any]) -> bool:
    return any(
        isinstance(entry, dict) and "devil" in entry and "cards" in entry for entry in entries(document, "vectors")
    )


def _versicole(document: Json) -> tuple[Json, Errors]:
    out, errors = dict(document), Errors()
    each_entry(out, "vectors", _vector, errors)
    return out, errors


def _vector(entry: Json) -> Json:
    devil = entry.get("devil")
    if not isinstance(devil, bool):
        raise ConformError("devil", "true or false was expected")
    held = mask_of(known_cards(PACK, "cards", entry.get("cards")))
    found = versicole(held, devil)
    return {**entry, "versicole": [versicola_of(one) for one in found], "total": sum(one.points for one in found)}


KINDS: tuple[ConformKind, ...] = (
    ConformKind("minchiate games", _are_games, _games, told_games, _states),
    ConformKind("minchiate versicole", _are_versicole, _versicole),
    ConformKind("minchiate printed game", printed.recognise, printed.process),
)
