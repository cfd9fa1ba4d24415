"""What the benchmark of many tables detects: a limit that was hit, a missing table message, a press without an
answer."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.local_server import NoAnswer, Request, World, new_world
from tests.bench import tables
from tests.bench.tables import Watch, _plays


def asked(world: World, path: str, status: int = 200, method: str = "PATCH") -> None:
    world.requests.append(Request(method, path, {}, status=status))


@pytest.fixture
def watch() -> Watch:
    return Watch(new_world(), {"7": "70", "8": "80"})


def test_a_request_refused_for_good_is_counted_and_one_that_was_repeated_is_not(watch: Watch) -> None:
    board = "/channels/7/messages/70"
    asked(watch.world, board, 429)
    watch.look()
    assert watch.limited == {board: 1}
    asked(watch.world, board)
    watch.look()
    assert watch.limited == {}


def test_a_board_that_never_comes_stays_noted_and_one_that_comes_is_timed(watch: Watch) -> None:
    watch.move("7")
    watch.move("8")
    asked(watch.world, "/channels/8/messages/80")
    asked(watch.world, "/channels/7/messages/71")
    watch.look()
    assert list(watch.moved) == ["7"]
    assert len(watch.behind) == 1


def test_requests_are_counted_by_the_second_but_for_answers_to_presses(watch: Watch) -> None:
    for number in range(60):
        asked(watch.world, f"/channels/9/messages/{number}")
    asked(watch.world, "/interactions/1/token/callback", method="POST")
    asked(watch.world, "/webhooks/1/token/messages/@original")
    watch.look()
    assert sum(watch.by_second.values()) == 60
    watch.look()
    assert sum(watch.by_second.values()) == 60, "each once"


async def test_a_press_without_an_answer_is_counted(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PACE", 0.3)
    monkeypatch.setattr(tables, "SECONDS", 0.6)

    nobody: Any = SimpleNamespace(id="1", payload={}, data={})

    async def silence() -> bool:
        raise NoAnswer(nobody)

    dead: Any = SimpleNamespace(person=SimpleNamespace(id="0"), answer=silence, pressed="play")
    assert await _plays(dead, "7", watch) > 0
    assert watch.moved == {}

    async def answered() -> bool:
        return True

    alive: Any = SimpleNamespace(person=SimpleNamespace(id="0"), answer=answered, pressed="play")
    assert await _plays(alive, "7", watch) == 0
    assert list(watch.moved) == ["7"]
