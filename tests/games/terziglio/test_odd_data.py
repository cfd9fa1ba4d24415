"""Everything in a data file is processed or reported as an error; nothing raises (decision 12)."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.engine.inputs import played_games
from bot.engine.vectors import ConformError
from bot.games.registry import companions
from bot.games.terziglio import GAME
from tests.games.terziglio.test_vectors import load

ODD = (None, True, -1, 3, 10**30, 1.5, "", "T21", "ZZ", "solo", "kings", [], {}, [[]], [None], {"a": 1}, ["T21", "T21"])


def paths(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value inside a document."""
    if path:
        yield path
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from paths(value, (*path, key))
    elif isinstance(thing, list):
        for place, value in enumerate(thing):
            yield from paths(value, (*path, place))


@pytest.mark.parametrize("name", ["patterns.json", "play.json", "selfplay.json", "cards.json"])
def test_one_odd_value_anywhere_never_raises(name: str) -> None:
    known = {key: value[:1] if isinstance(value, list) else value for key, value in load(name).items()}
    ways, chance = list(paths(known)), Random(name)
    refused = 0
    for _ in range(60):
        document = copy.deepcopy(known)
        *way, last = chance.choice(ways)
        place: Any = document
        for step in way:
            place = place[step]
        if chance.random() < 0.3:
            del place[last]
        else:
            place[last] = copy.deepcopy(chance.choice(ODD))
        for kind in companions(GAME.meta.slug).vectors:
            if not kind.recognise(document):
                continue
            done, errors = kind.process(document)
            assert json.dumps(done)
            assert all(isinstance(error, ConformError) for error in errors)
            refused += bool(errors)
            if kind.tell is not None:
                assert all(told is not None for told in kind.tell(document))
            if kind.games is not None:
                assert all(game is not None for game in played_games(document, kind.games))
    assert refused
