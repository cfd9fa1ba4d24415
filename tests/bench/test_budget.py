"""The notes of a bench do not change what is noted, and become a table."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.bench.budget import AFTER, STAGES, Notes, after, before, table, timed


class Worker:
    """Does something that is noted."""

    async def work(self, fail: bool = False) -> str:
        await asyncio.sleep(0)
        if fail:
            raise ValueError("no")
        return "done"

    async def waits(self) -> str:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            return "cancelled"
        return "never"

    def plain(self) -> str:
        return "plain"


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Notes:
    made = Notes()
    for name in ("work", "waits", "plain"):
        monkeypatch.setattr(Worker, name, getattr(Worker, name))  # It is put back after the test.
        timed(made, Worker, name, name)
    after(made, Worker, "work", "worked")
    before(made, Worker, "plain", "asked")
    return made


async def test_what_is_noted_returns_raises_and_is_cancelled_as_before(notes: Notes) -> None:
    worker = Worker()
    notes.press()
    assert (worker.plain(), await worker.work()) == ("plain", "done")
    with pytest.raises(ValueError, match="no"):
        await worker.work(fail=True)
    task = asyncio.create_task(worker.waits())
    await asyncio.sleep(0)
    task.cancel()
    assert await task == "cancelled"
    assert {what: len(times) for what, times in notes.work.items()} == {"plain": 1, "work": 2, "waits": 1}
    assert set(notes.presses[0]) == {"arrived", "asked", "worked"}


def test_the_table_tells_each_stage_and_the_work_of_each_click() -> None:
    press = {"arrived": 0.0, **{mark: 0.001 * number for number, (_, mark) in enumerate(STAGES, 1)}}
    unfinished = {"arrived": 0.0, "parsed": 9.0}
    lines = table(json.dumps([[press, unfinished, press], {AFTER[0][1]: [0.002, 0.004]}]))
    assert [line.split()[0] for line in lines] == ["1.00"] * len(STAGES) + ["3.00", "0.00", "0.00"]
    assert lines[len(STAGES)].endswith("1.0 a click (processor time)")
