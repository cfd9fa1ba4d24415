"""The worker processes of search: what they receive, what happens when they end, and the level that uses them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.engine.actions import Action, Pick
from bot.engine.view import SeatView
from bot.games.registry import game
from bot.players.search.orders import Order, answer_of, order_of, packed, packed_answer
from bot.players.search.workers import Workers, installed
from tests.support.conformance import defaults, play

pytestmark = pytest.mark.skipif(not installed(), reason="numba is not installed")

MINCHIATE = game("minchiate")


def questions() -> list[tuple[Any, SeatView]]:
    """Return the states and views of the questions of one deal."""
    options = {**defaults(MINCHIATE), "set_length": 1}
    return [
        (step.before, MINCHIATE.seat_view(step.before, step.seat))
        for step in play(MINCHIATE, options, b"workers")
        if step.seat is not None
    ]


def test_an_order_holds_the_view_of_the_seat_and_nothing_else() -> None:
    for _, view in questions():
        order = order_of(packed(Order(view, 5, 0.25)))
        trimmed = msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, counts=(), news=()))
        assert order == Order(trimmed, 5, 0.25)


def test_an_order_does_not_change_with_what_the_seat_cannot_see() -> None:
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
                assert packed(Order(swapped, 1, 0.1)) == packed(Order(view, 1, 0.1))
                exchanged += 1
                break
    assert exchanged > 20


@pytest.mark.parametrize("action", [Pick((3,)), None])
def test_an_answer_survives_the_way_back(action: Action | None) -> None:
    assert answer_of(packed_answer(action)) == action


@pytest_asyncio.fixture
async def workers(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Workers]:
    own = Workers(1, folder(tmp_path_factory))
    await own.start()
    yield own
    await own.stop()


def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that all tests of a run share, so that functions are compiled once."""
    return tmp_path_factory.getbasetemp() / "search"


async def until(condition: Any) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_workers_answer_legally_and_are_replaced_when_they_end(workers: Workers) -> None:
    asked = [view for _, view in questions() if view.decisions[0].cards and view.public.history]
    assert await workers.answer(asked[0], 7) is None, "none is ready at once"
    await until(lambda: workers.live)
    for view in asked[::20]:
        answer = await workers.answer(view, 7)
        assert isinstance(answer, Pick)
        assert answer.cards[0] in view.decisions[0].cards
    (ended,) = workers.processes
    os.kill(ended, signal.SIGKILL)
    await until(lambda: workers.processes != (ended,) and workers.live)
    assert isinstance(await workers.answer(asked[0], 7), Pick)
