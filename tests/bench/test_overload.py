"""What the benchmark of an overloaded machine detects: each planted fault misses a goal."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.local_server import new_world
from tests.bench.overload import BOARD, House, behind, newest_board, rows, steps
from tests.bench.tables import Watch


def house(**planted: Any) -> House:
    """Return what is seen when all goes well, but for what is planted."""
    watch = Watch(new_world(), {}, behind=[0.5] * 100)
    well = House([0.1] * 200, lost=0, late=0.0, load=0.4, caught_up=1.0, watch=watch, behind=[], steps=[])
    return well._replace(**planted)


def late(**planted: Any) -> Watch:
    return replace(house().watch, **planted)


def test_all_goals_are_met_when_all_goes_well() -> None:
    assert [row.met for row in rows(200, house())] == [True, True, True]


@pytest.mark.parametrize(
    ("planted", "missed"),
    [
        ({"lost": 1}, 0),
        ({"times": [0.1] * 190 + [1.5] * 10}, 0),
        ({"times": [0.1] * 199 + [3.1]}, 0),
        ({"times": []}, 0),
        ({"watch": late(behind=[0.5] * 99 + [BOARD + 0.1])}, 1),
        ({"watch": late(moved={"7": 0.0})}, 1),
        ({"behind": ["7"]}, 1),
        ({"caught_up": 23.0}, 2),
    ],
)
def test_each_fault_misses_its_goal(planted: dict[str, Any], missed: int) -> None:
    assert [row.met for row in rows(200, house(**planted))] == [number != missed for number in range(3)]


def test_a_board_that_is_old_or_gone_or_without_its_picture_is_behind() -> None:
    wanted = {"7": "trick 8", "8": "trick 2", "9": "trick 3", "10": "trick 4"}
    assert behind({"7": "trick 8", "8": "trick 1", "9": ""}, wanted) == ["8", "9", "10"]


def test_what_a_board_shows_is_what_its_picture_says() -> None:
    picture = {"type": 12, "items": [{"media": {"url": "u"}, "description": "trick 8"}]}
    button = {"type": 2, "custom_id": "m1:t:1:0:hand"}
    message = {"id": "70", "components": [{"type": 17, "components": [picture, {"type": 1, "components": [button]}]}]}
    reader: Any = SimpleNamespace(messages=lambda _: [message], message=lambda _: message)
    assert newest_board(reader, "7") == "trick 8"
    message["components"][0]["components"].remove(picture)  # type: ignore[index]
    assert newest_board(reader, "7") == ""


def test_the_levels_of_load_are_read_from_the_log() -> None:
    log = '{"event": "load: step 2 of 3: boards"}\n{"event": "ready"}\n{"event": "load: step 0 of 3: nothing"}\n'
    assert steps(log) == ["step 2", "step 0"]
