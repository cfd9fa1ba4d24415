"""What tests wait with."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from bot.ui.requests import answers
from tests.support import waiting
from tests.support.process import at_work
from tests.support.unhurried import unhurried
from tests.support.waiting import LONG, idle, until, until_true


async def test_what_comes_is_waited_for_and_what_looks_too_early_is_asked_again() -> None:
    found: list[int] = []
    asyncio.get_running_loop().call_later(0.02, found.append, 7)
    assert await until(lambda: found[0]) == 7

    async def later() -> int:
        return found[0]

    assert await until(later) == 7


async def test_what_never_comes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "MAX_WAIT_SECONDS", 0.02)
    with pytest.raises(AssertionError, match="never happened: a card"):
        await until(lambda: False, "a card")
    with pytest.raises(AssertionError, match="never happened: a card"):
        until_true(lambda: False, "a card")


async def test_idle_is_when_all_that_could_run_has_run() -> None:
    done: list[int] = []

    async def work() -> None:
        for number in range(50):
            await asyncio.sleep(0)
            done.append(number)

    task = asyncio.create_task(work())
    await idle()
    assert len(done) == 50
    await task


def test_a_process_that_waits_is_at_rest_and_one_that_works_is_not() -> None:
    for code, works in (("input()", False), ("while True: pass", True)):
        program = [sys.executable, "-c", f"print('begun', flush=True)\n{code}"]
        with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"begun\n"
            until_true(lambda process=process, works=works: at_work(process.pid) == works)
            assert sum(at_work(process.pid) for _ in range(20)) == (20 if works else 0)
            process.kill()


def test_a_busy_machine_does_not_put_off_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answers.DEFER_AFTER < 3
    unhurried(monkeypatch)
    assert answers.DEFER_AFTER == LONG
