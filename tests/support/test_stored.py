"""The store that tests look into keeps what the real one keeps, at once, and fails where it is told to."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator

import pytest

from bot.table import events as ev
from bot.table.ports import StoreBusy
from tests.support.paper import TABLE, Paper
from tests.support.stored import LookedInto, PowerCut


@pytest.fixture
async def store() -> AsyncIterator[LookedInto]:
    """A store that knows four people."""
    its = LookedInto()
    await its.meet(4)
    yield its
    await its.close()


def opened() -> Paper:
    """Four people at a table; the match has begun."""
    paper = Paper(1)
    paper.open(10, 20)
    return paper


async def test_what_is_saved_is_seen_at_once_and_no_thread_works_for_it(store: LookedInto) -> None:
    threads, paper = threading.active_count(), opened()
    await paper.hand_in(store)
    assert store.states == {TABLE: paper.state}
    assert store.logs[TABLE] == [fact for _, facts, _ in paper.given for fact in facts]
    assert isinstance(store.logs[TABLE][0], ev.Opened)
    assert store.by_user == {1: 1, 2: 2, 3: 3, 4: 4}
    assert threading.active_count() == threads
    store.forget_table(TABLE)
    assert (store.states, list(store.logs)) == ({}, [])


@pytest.mark.parametrize(
    ("moment", "error", "kept"), [("busy", StoreBusy, 0), ("before", PowerCut, 0), ("after", PowerCut, 1)]
)
async def test_it_fails_once_and_where_it_is_told_to(
    store: LookedInto, moment: str, error: type[Exception], kept: int
) -> None:
    command, facts, state = opened().given[0]
    store.fail = moment
    with pytest.raises(error):
        await store.log.append(state, 1, command, facts, (), 0)
    assert len(store.states) == len(store.logs) == kept
    earlier = await store.log.append(state, 1, command, facts, (), 0)
    assert earlier == (state.seq if kept else None)


async def test_while_it_is_away_no_log_is_read(store: LookedInto) -> None:
    await opened().hand_in(store)
    store.away = True
    with pytest.raises(StoreBusy):
        await store.log.load(TABLE)
    store.away = False
    assert await store.log.load(TABLE) is not None
