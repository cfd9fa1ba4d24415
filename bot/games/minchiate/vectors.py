"""Recognises and recomputes the kinds of shared test data of Minchiate (decision 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.cards import mask_of
from bot.engine.inputs import Errors, Json, each_entry, entries, known_cards
from bot.engine.vectors import ConformError, ConformKind, PlayedGame, RecordedGames, RefusedAction
from bot.games.minchiate import printed
from bot.games.minchiate.deck import PACK
from bot.games.minchiate.melds import versicole
from bot.games.minchiate.recorded import DEALER, expect_of, recorded, replay, versicola_of
from bot.games.minchiate.state import State

LISTS = ("games", "illegal")
"""The keys under which a document keeps recorded games."""


def _are_games(document: Mapping[str, Any]) -> bool:
    found = [entry for key in LISTS for entry in entries(document, key)]
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
        raise RefusedAction(played.where, played.refused)
    if not played.state.match.scored:
        raise ConformError("decisions.plays", "the game is not finished")
    return {**entry, "expect": expect_of(played, played.state.match.scored[-1])}


def _illegal(entry: Json) -> Json:
    played = replay(recorded(entry))
    return {**entry, "refused": played.refused.code if played.refused else None}


def _played(_document: Json, entry: Json) -> PlayedGame:
    game, states = recorded(entry), list[State]()
    refused = (played := replay(game, states.append)).refused
    return PlayedGame(game.options, tuple(states), RefusedAction(played.where, refused) if refused else None)


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
    ConformKind("minchiate games", _are_games, _games, games=RecordedGames(LISTS, _played)),
    ConformKind("minchiate versicole", _are_versicole, _versicole),
    ConformKind("minchiate printed game", printed.recognise, printed.process),
)
