"""The drawing process stays below a ceiling of memory and is replaced without losing or delaying a picture."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.render import process, sprites, surface, text
from bot.render.process import REHEARSED, Limits, Studio, resident
from bot.render.sprites import CACHES, weight
from tests.bench.pictures import most_memory
from tests.render.test_process import _runs
from tests.support.waiting import until_true

NEVER = 10**15
FREE = Limits(pictures=NEVER, renewed=NEVER, min_pictures=0, ceiling=NEVER)
"""Limits that are never reached."""


@pytest.fixture
def studios() -> Iterator[Callable[[Limits], Studio]]:
    """Make studios with limits and close them afterwards."""
    made: list[Studio] = []

    def one(limits: Limits) -> Studio:
        made.append(Studio(limits=limits))
        return made[-1]

    yield one
    for studio in made:
        studio.close()


def _noted(where: Path) -> int:
    with where.open("a") as file:
        file.write(f"{os.getpid()}\n")
    return os.getpid()


def _held_up(first: int, go: Path) -> int:
    """In every process but ``first``, wait until the file ``go`` exists."""
    while os.getpid() != first and not go.exists():
        time.sleep(0.01)
    return os.getpid()


HOARD: list[bytes] = []


def _hoarded(size: int, mark: Path) -> int:
    """Keep ``size`` bytes in the process that creates the file ``mark``."""
    if not mark.exists():
        mark.touch()
        HOARD.append(b"\1" * size)
    return os.getpid()


@pytest.mark.slow
def test_many_different_pictures_stay_below_the_ceiling() -> None:
    """Games, languages, looks and prints in turn: they took 1.1 GB when Pillow kept buffers itself."""
    assert 60_000_000 < most_memory(660, FREE) < Limits().ceiling


def test_what_is_kept_on_purpose_leaves_room_below_the_limit() -> None:
    """The process itself, with its catalogues, takes 60 MB; fonts and letters about 30 MB."""
    every = [sprites._sprites, sprites._heads, surface._pieces, surface._lowers, *CACHES.values()]
    assert sum(cache.maxsize for cache in every) + 90_000_000 < Limits().renewed < Limits().ceiling
    assert {f"{name}" for name in CACHES} >= {"bot.render.text.mask", "bot.render.surface._text_tile"}


def test_caches_count_what_they_hold() -> None:
    cache = CACHES["bot.render.text.mask"]
    masks = [text.mask(f"so many words {number}", 30.0) for number in range(40)]
    assert 0 < sum(map(weight, masks)) <= cache.currsize <= cache.maxsize
    for number in range(200):
        text.mask("W" * 60 + str(number), 60.0)
    assert cache.currsize <= cache.maxsize
    assert sum(map(weight, cache.values())) == cache.currsize


@pytest.mark.slow
def test_after_so_many_pictures_another_process_takes_over(studios: Callable[[Limits], Studio], tmp_path: Path) -> None:
    studio, where = studios(FREE._replace(pictures=8)), tmp_path / "pids"
    first = [studio.draw(partial(_noted, where)) for _ in range(8)]
    until_true(lambda: studio.renewed)
    second = studio.draw(os.getpid)
    assert set(first) == {first[0]} != {second}
    assert second == studio.pid
    until_true(lambda: not _runs(first[0]))
    assert where.read_text().split() == [str(first[0])] * 8 + [str(second)] * 8, "it knew what it was to draw"
    for _ in range(20):
        assert studio.draw(os.getpid)
        until_true(lambda: studio._preparing is None)
    assert studio.renewed == 1 + 20 // 8


@pytest.mark.slow
def test_only_the_newest_pictures_are_drawn_once_more(studios: Callable[[Limits], Studio], tmp_path: Path) -> None:
    studio, where = studios(FREE._replace(pictures=REHEARSED + 5)), tmp_path / "pids"
    for _ in range(REHEARSED + 5):
        studio.draw(partial(_noted, where))
    until_true(lambda: studio.renewed)
    assert where.read_text().split().count(str(studio.pid)) == REHEARSED


@pytest.mark.slow
def test_while_the_successor_prepares_itself_pictures_are_drawn(
    studios: Callable[[Limits], Studio], tmp_path: Path
) -> None:
    studio, go = studios(FREE._replace(pictures=1)), tmp_path / "go"
    first = studio.draw(os.getpid)
    until_true(lambda: studio.renewed)
    first = studio.pid or 0
    for _ in range(12):
        assert studio.draw(partial(_held_up, first, go)) == first
    assert studio._preparing is not None
    go.touch()
    until_true(lambda: studio.draw(os.getpid) != first)
    until_true(lambda: not _runs(first))


@pytest.mark.slow
def test_above_its_limit_it_is_replaced(studios: Callable[[Limits], Studio], tmp_path: Path) -> None:
    studio = studios(FREE._replace(renewed=150_000_000))
    first = studio.draw(os.getpid)
    assert studio.draw(os.getpid) == first
    assert studio.draw(partial(_hoarded, 120_000_000, tmp_path / "mark")) == first
    until_true(lambda: studio.renewed)
    assert resident(studio.pid or 0) < 150_000_000
    assert studio.draw(os.getpid) == studio.pid != first


@pytest.mark.slow
def test_above_its_ceiling_it_is_ended_even_without_a_successor(
    studios: Callable[[Limits], Studio], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every picture leaks 30 MB, and none of the pictures is lost."""
    studio, pids = studios(FREE._replace(ceiling=180_000_000)), list[int]()
    for number in range(12):
        pids.append(studio.draw(partial(_hoarded, 30_000_000, tmp_path / str(number))))
        assert resident(studio.pid or 0) <= 180_000_000
    assert len(set(pids)) > 1
    assert {one.message for one in caplog.records} == {"the process that draws takes too much memory and is ended"}
    assert all(one.__dict__["bytes"] > 180_000_000 for one in caplog.records)


def test_without_a_successor_the_old_one_goes_on_and_it_is_tried_again_later(
    studios: Callable[[Limits], Studio], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    studio = studios(FREE._replace(pictures=2, min_pictures=5))
    first = studio.draw(os.getpid)

    def no_more(*_: object, **__: object) -> None:
        raise OSError("no more processes")

    with monkeypatch.context() as machine:
        machine.setattr(process.subprocess, "Popen", no_more)
        for _ in range(19):
            assert studio.draw(os.getpid) == first
            until_true(lambda: studio._preparing is None)
    told = [one for one in caplog.records if one.message == "the process that draws could not be replaced"]
    assert [one.__dict__["why"] for one in told] == ["no more processes"] * 4
    assert studio.renewed == 0
    until_true(lambda: studio.draw(os.getpid) != first)


@pytest.mark.slow
def test_a_successor_that_is_ended_harms_nothing(
    studios: Callable[[Limits], Studio], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    studio = studios(FREE._replace(pictures=2, min_pictures=2))
    first = studio.draw(os.getpid)
    assert studio.draw(partial(_ends_others, first)) == first
    until_true(lambda: studio._preparing is None)
    assert [one.__dict__["why"] for one in caplog.records] == ["its successor was ended"]
    assert studio.draw(os.getpid) == first


def _ends_others(first: int) -> int:
    if os.getpid() != first:
        os._exit(9)
    return first


@pytest.mark.slow
def test_closing_ends_the_successor_too(tmp_path: Path) -> None:
    studio, where = Studio(limits=FREE._replace(pictures=3)), tmp_path / "pids"
    first = studio.draw(os.getpid)
    for _ in range(2):
        studio.draw(partial(_noted_and_slow, where, first))
    until_true(lambda: where.exists() and len(set(where.read_text().split())) == 2)
    studio.close()
    assert not any(_runs(int(pid)) for pid in where.read_text().split())


def _noted_and_slow(where: Path, first: int) -> int:
    _noted(where)
    if os.getpid() != first:
        time.sleep(0.3)
    return os.getpid()
