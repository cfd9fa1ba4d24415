"""The worker processes of search: what they receive, what happens when they end, and the level that uses them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import NoneType
from typing import Any
from unittest import mock

import msgspec
import pytest
import pytest_asyncio

from bot.engine.actions import Action, Chance, Number, Pick
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.players.bot_player import BotPlayer
from bot.players.levels import question
from bot.players.search import worker
from bot.players.search.judged import Advice, Judged, Sight
from bot.players.search.orders import LENGTH, Answer, Order, answer_of, order_of, packed, packed_answer
from bot.players.search.players import search_of
from bot.players.search.warm import first_questions
from bot.players.search.worker import cache_in, sources
from bot.players.search.workers import Worker, Workers
from bot.table.lobby import levels_of
from bot.table.model import Chair, TableState
from bot.table.selectors import decisions_of
from tests.conftest import SEARCH
from tests.support.conformance import defaults, play
from tests.support.waiting import until
from tests.ui.tables import table

MINCHIATE = game("minchiate")
WORKERS = "bot.players.search.workers"


def questions() -> list[tuple[Any, SeatView]]:
    """Return the states and views of the questions of one deal."""
    options = {**defaults(MINCHIATE), "set_length": 1}
    return [
        (step.before, MINCHIATE.seat_view(step.before, step.seat))
        for step in play(MINCHIATE, options, b"workers")
        if step.seat is not None
    ]


WORLDS = pytest.mark.parametrize("worlds", [0, 960])
"""To answer, and to judge all answers for a hint."""


@WORLDS
def test_an_order_holds_the_view_of_the_seat_and_nothing_else(worlds: int) -> None:
    for _, view in questions():
        trimmed = msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, counts=(), news=()))
        for answer in (None, Pick((3, 4))):
            order = order_of(packed(Order(view, 5, 0.25, worlds, answer)))
            assert order == Order(trimmed, 5, 0.25, worlds, answer)


@WORLDS
def test_an_order_does_not_change_with_what_the_seat_cannot_see(worlds: int) -> None:
    exchanged = 0
    for state, view in questions():
        if state.phase != "play" or view.public.history == ():
            continue
        # Two other seats exchange a card of the same suit that nobody has seen.
        hands = list(state.table.hands)
        one, other = ((view.seat + step) % 4 for step in (1, 3))
        if (state.tricks.fallen >> one | state.tricks.fallen >> other) & 1:
            continue
        suits = [(hands[one] & mask, hands[other] & mask) for mask in (0x3FFF << 14 * suit for suit in range(4))]
        for mine, theirs in suits:
            if mine and theirs:
                first, second = mine & -mine, theirs & -theirs
                hands[one] ^= first | second
                hands[other] ^= first | second
                table = msgspec.structs.replace(state.table, hands=tuple(hands))
                swapped = MINCHIATE.seat_view(msgspec.structs.replace(state, table=table), view.seat)
                assert packed(Order(swapped, 1, 0.1, worlds)) == packed(Order(view, 1, 0.1, worlds))
                exchanged += 1
                break
    assert exchanged > 20


JUDGED = Judged((Pick((3,)), Number(2)), (1.5, -0.25), (0.0, 0.5), (96, 96), 0, (0.0, 1.75))


@pytest.mark.parametrize(
    "answer",
    [
        Answer(Pick((3,))),
        Answer(),
        Answer(advice=Advice(JUDGED)),
        Answer(advice=Advice(JUDGED, Sight({3: (0.5, 0.5)}, {"C": (1.0, 0.0)}))),
    ],
)
def test_an_answer_survives_the_way_back(answer: Answer) -> None:
    assert answer_of(packed_answer(answer)) == answer


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    own = Workers(1, SEARCH)
    await own.start()
    yield own
    await own.stop()


@pytest.mark.slow
async def test_workers_answer_legally_and_are_replaced_when_they_end(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{WORKERS}.FIRST_WAIT", 0)
    monkeypatch.setattr(f"{WORKERS}.LONGEST_WAIT", 0)
    # A busy machine is no failure: the search may take its time here.
    monkeypatch.setattr(f"{WORKERS}.WHOLE", 60)
    asked = [view for _, view in questions() if view.decisions[0].cards and view.public.history]
    assert await workers.answer(asked[0], 7) is None, "none is ready at once"
    assert workers.preparing
    await workers.ready.wait()
    assert not workers.preparing
    for view in asked[::20]:
        answer = await workers.answer(view, 7)
        assert isinstance(answer, Pick)
        assert answer.cards[0] in view.decisions[0].cards
    (ended,) = workers.processes
    os.kill(ended, signal.SIGKILL)
    assert isinstance(await workers.answer(asked[0], 7), Pick | NoneType), "lost, or given by the next one"
    await workers.ready.wait()
    assert workers.processes != (ended,)
    assert isinstance(await workers.answer(asked[0], 7), Pick)


async def test_they_are_being_prepared_while_none_lives_and_one_is_being_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After the first start has failed too: a busy machine may compile for longer than a start may take. A review then
    said that no search is made here."""
    loop = asyncio.get_running_loop()
    first, second = loop.create_future(), loop.create_future()
    starts = iter((first, second))
    monkeypatch.setattr(f"{WORKERS}.Worker.start", lambda _: next(starts))
    monkeypatch.setattr(f"{WORKERS}.FIRST_WAIT", 0.05)
    monkeypatch.setattr(f"{WORKERS}.LONGEST_WAIT", 0.05)
    own = Workers(1, SEARCH)
    assert not own.preparing, "nothing has been started"
    await own.start()
    await asyncio.sleep(0)
    assert own.preparing
    first.set_exception(TimeoutError())
    await until(lambda: not own.preparing)
    await until(lambda: own.preparing)
    ended = loop.create_future()
    ended.set_result(0)
    second.set_result(mock.Mock(process=mock.Mock(wait=mock.Mock(side_effect=(loop.create_future(), ended)))))
    await until(lambda: not own.preparing)
    assert own.live == 1
    await own.stop()


async def test_they_start_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one compiles for all: together they would take twice as long on a busy machine."""
    loop = asyncio.get_running_loop()
    starts = [loop.create_future(), loop.create_future()]
    begun = list[int]()

    async def start(_: Path) -> Any:
        begun.append(len(begun))
        return await starts[begun[-1]]

    monkeypatch.setattr(f"{WORKERS}.Worker.start", start)
    own = Workers(2, SEARCH)
    await own.start()
    await asyncio.sleep(0.05)
    assert begun == [0]
    assert own.preparing
    ended = loop.create_future()
    ended.set_result(0)
    starts[0].set_result(mock.Mock(process=mock.Mock(wait=mock.Mock(side_effect=(loop.create_future(), ended)))))
    await until(lambda: begun == [0, 1])
    assert own.live == 1
    assert not own.preparing
    await own.stop()


@pytest.mark.parametrize("worlds", [0, 96])
async def test_a_review_on_a_busy_machine_is_not_taken_for_stuck(worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its search has no limit of time. A worker that was ended for being slow was missed for minutes by everybody."""
    monkeypatch.setattr(f"{WORKERS}.STUCK", 0.05)
    own, view = Workers(0, SEARCH), questions()[0][1]
    reader = asyncio.StreamReader()
    process = mock.Mock()
    slow = Worker(process, reader, mock.Mock())
    own._live.add(slow)
    own._idle.put_nowait(slow)
    asking = asyncio.create_task(own.review(view, 1, 96) if worlds else own.answer(view, 1))
    await asyncio.sleep(0.3)
    assert process.kill.called is not bool(worlds)
    said = packed_answer(Answer(advice=Advice(JUDGED)))
    reader.feed_data(len(said).to_bytes(LENGTH, "big") + said)
    found = await asking
    assert (found == Advice(JUDGED)) is bool(worlds)
    await own.stop()


async def test_without_numba_nothing_starts_and_it_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    own = Workers(2, SEARCH)
    with mock.patch(f"{WORKERS}.installed", return_value=False), caplog.at_level("INFO"):
        await own.start()
    assert [record.getMessage() for record in caplog.records if "numba" in record.getMessage()] != []
    assert own.live == 0
    assert await own.answer(questions()[0][1], 1) is None
    await own.stop()


@pytest.mark.parametrize("slug", [slug for slug in games() if search_of(slug) is not None])
def test_the_questions_that_compile_a_search_reach_the_play(slug: str) -> None:
    """Otherwise the first card of a table would wait for the compiler."""
    asked = [view for view in first_questions(game(slug)) if view.public.trick is not None]
    assert any(len(question(view).cards) > 1 for view in asked)


def seated(level: str) -> TableState:
    """Return a table of bots of a level in which the first seat that is asked must cut."""
    state = MINCHIATE.start({**defaults(MINCHIATE), "set_length": 1, "seat_draw": "fixed"})
    for event in MINCHIATE.decide(state, None, Chance(seed=b"cut")):
        state = MINCHIATE.evolve(state, event)
    return table(state, chairs=tuple(Chair(None, level, f"bot {number}") for number in range(4)))


def cutter(state: TableState) -> int:
    """Return the player who is asked."""
    return next(player for player in range(4) if decisions_of(state, player))


class Anew(Exception):
    """Takes the place of a process that starts anew."""


def served(folder: Path, monkeypatch: pytest.MonkeyPatch, compiled: int) -> list[list[str]]:
    """Return the commands with which a worker starts anew whose warming up writes so many compiled functions."""
    commands = list[list[str]]()

    def warmed(_: Any) -> Any:
        for number in range(compiled):
            cache_in(folder).mkdir(parents=True, exist_ok=True)
            (cache_in(folder) / f"{number}.nbc").touch()
        return mock.Mock()

    def anew(_: str, command: list[str]) -> None:
        commands.append(command)
        raise Anew

    monkeypatch.setattr("bot.players.search.warm.answering", warmed)
    monkeypatch.setattr(os, "execv", anew)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(signal, "signal", mock.Mock())
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    ours, theirs = socket.socketpair()
    ours.close()
    with contextlib.suppress(Anew):
        worker.main(theirs.detach(), str(folder))
    return commands


def test_a_worker_that_had_to_compile_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert served(tmp_path, monkeypatch, 2) == [sys.orig_argv]
    assert served(tmp_path, monkeypatch, 2) == []


def test_a_worker_that_can_keep_nothing_does_not_start_anew_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert served(tmp_path, monkeypatch, 0) == []


def test_compiled_functions_of_other_sources_are_not_used_and_are_deleted(tmp_path: Path) -> None:
    (tmp_path / "older").mkdir()
    own = cache_in(tmp_path)
    assert own == cache_in(tmp_path)
    assert not (tmp_path / "older").exists()
    with mock.patch.object(worker, "sources", return_value=sources()[1:]):
        assert cache_in(tmp_path) != own
    assert {"compiled.py", "odds.py", "worlds.py"} <= {path.name for path in sources()}
    assert any(path.parts[-3:] == ("mineo", "player", "features.py") for path in sources())
    assert any(path.parts[-2:] == ("terziglio", "play.py") for path in sources())
    for slug in ("minchiate", "mineo", "terziglio"):
        kernel = [path.name for path in sources() if path.parent.parent.name == slug]
        assert {"kernel.py", "playouts.py", "layout.py"} <= set(kernel)


class Counting:
    """Search that answers with a fixed action and counts the questions."""

    def __init__(self, action: Action | None) -> None:
        self.action, self.asked = action, 0

    async def answer(self, view: SeatView, seed: int) -> Action | None:
        """Return the fixed answer."""
        self.asked += 1
        return self.action


@pytest.mark.parametrize(("level", "asked"), [("master", 1), ("regular", 0), ("novice", 0)])
async def test_only_the_level_master_asks_search(level: str, asked: int) -> None:
    search, state = Counting(Number(40)), seated(level)
    answer = await BotPlayer(lambda: bytes(16), search).answer(state, cutter(state))
    assert search.asked == asked
    assert (answer == Number(40)) == bool(asked)


async def test_a_master_without_search_plays_like_the_level_below_it() -> None:
    masters, below = seated("master"), seated("regular")
    for search in (None, Counting(None)):
        answer = await BotPlayer(lambda: bytes(16), search).answer(masters, cutter(masters))
        assert answer == await BotPlayer(lambda: bytes(16)).answer(below, cutter(below))


def test_a_game_offers_the_master_only_where_it_can_be_searched() -> None:
    offered = {slug: "master" in levels_of(slug) for slug in games()}
    assert offered["minchiate"]
    assert offered == {slug: search_of(slug) is not None for slug in games()}
