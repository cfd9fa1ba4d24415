"""Records of whole matches, made from logs of real tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.records import Record, encode, record_of
from tests.support.matches import Hall, finished, names
from tests.support.toy_game import toy_among_games


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Register the toy game, whose matches are short."""
    with toy_among_games():
        yield


@pytest.fixture
def match() -> Hall:
    """Return one deal of Minchiate."""
    return finished()


def record(hall: Hall) -> Record:
    """Return the record of a finished table."""
    return record_of(hall.state.id, hall.events, names(hall))


def document(hall: Hall) -> dict[str, Any]:
    """Return the record as a person has it: the JSON of the file."""
    return json.loads(encode(record(hall)))


def toy_match(seed: int = 1) -> Hall:
    """Return two deals of the toy game."""
    hall = Hall("toy", seed=seed, people=2)
    hall.start()
    hall.play()
    assert hall.state.status == "finished"
    return hall
