"""Test data with one wrong field: the error names the field, the rest is processed, and nothing raises."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.inputs import played_games
from bot.engine.vectors import ConformKind
from bot.games.chinze import GAME
from bot.games.registry import companions
from tests.games.chinze.test_vectors import load
from tests.support.oracles.chinze_game import random_game

Path = tuple[str | int, ...]

ODD: tuple[Any, ...] = (
    7,
    -1,
    10**40,
    1.5,
    True,
    "",
    "XX",
    "MAT ",
    [],
    [[]],
    {},
    {"type": []},
    [None],
    "\ud800",
    ["CK"] * 9,
)
MAY_BE_ABSENT = {
    "options",
    "first_dealer",
    "dealer",
    "fool_exchange",
    "leader",
    "leader_melds",
    "reply_melds",
    "before",
}
INPUTS = MAY_BE_ABSENT | {"hands", "deck", "tricks", "lead", "reply", "hand", "meld", "type", "cards"}
PER_KIND = 60


def kind_of(document: dict[str, Any]) -> ConformKind:
    """Return the one kind that the document is of."""
    (found,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    return found


def fields(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all inputs anywhere in the value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in INPUTS:
                yield (*path, key)
            yield from fields(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from fields(inner, (*path, number))


def at(value: Any, path: Path) -> Any:
    """Return the value at the path."""
    for step in path:
        value = value[step]
    return value


def called(path: Path) -> str:
    """Return a path as errors write it."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def documents() -> dict[str, dict[str, Any]]:
    """Return a valid document of each kind with two entries or more."""
    rng = random.Random(8)
    games = [random_game(rng, name) for name in ("one", "two")]
    melds = [trick for game in games for hand in game["hands"] for trick in hand["tricks"] if trick["reply_melds"]]
    assert melds, "the games should have melds"
    play, shown = load("play.json"), load("melds.json")
    return {
        "games": {"game": "chinze", "games": games},
        "chinze_replies": {"chinze_replies": play["chinze_replies"][:9]},
        "chinze_tricks": {"chinze_tricks": play["chinze_tricks"][:9]},
        "vectors": {"vectors": shown["vectors"][3:12]},
        "available": {"available": shown["available"][2:10]},
    }


GOOD = documents()


def spoilt(key: str, rng: random.Random) -> tuple[dict[str, Any], Path, Any]:
    """Return the document with one odd input in its second entry, the path within the entry, and the value."""
    document = copy.deepcopy(GOOD[key])
    entry = document[key][1]
    path = rng.choice(list(fields(entry)))
    value = rng.choice([*ODD, None])
    holder = at(entry, path[:-1])
    if value is None and rng.random() < 0.5:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return document, path, value


@pytest.mark.parametrize("key", sorted(GOOD))
def test_an_odd_value_is_named_and_the_other_entries_are_processed(key: str) -> None:
    rng = random.Random(key)
    kind = kind_of(GOOD[key])
    assert kind.process(copy.deepcopy(GOOD[key])) == (GOOD[key], [])
    named = 0
    for _ in range(PER_KIND):
        document, path, value = spoilt(key, rng)
        done, errors = kind.process(copy.deepcopy(document))
        assert [done[key][0], *done[key][2:]] == [GOOD[key][key][0], *GOOD[key][key][2:]]
        for told in kind.tell(copy.deepcopy(document)) if kind.tell is not None else ():
            assert str(told)
        for game in played_games(copy.deepcopy(document), kind.games) if kind.games is not None else ():
            assert str(game)
        if not errors:
            continue
        (error,) = errors
        name, where, _ = str(error).split(": ", 2)
        assert name == GOOD[key][key][1]["id"]
        assert done[key][1] == document[key][1]
        if path[-1] != "options" or not isinstance(value, dict | None):
            assert called(path).startswith(where) or where.startswith(called(path)), (path, value, str(error))
            named += 1
    assert named > PER_KIND // 3
