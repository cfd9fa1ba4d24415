"""The form of the log, and what each record has."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from bot import log
from bot.answered import ANSWERED, logged_with
from bot.version import version
from tests.support.edge import edge

told = logging.getLogger("bot.something")


@pytest.fixture(autouse=True)
def root() -> Iterator[None]:
    """The root logger as the tests use it, afterwards."""
    its = logging.getLogger()
    handlers, level = its.handlers[:], its.level
    yield
    its.handlers[:], its.level = handlers, level


def test_a_line_of_json_has_the_version_and_the_fields(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("INFO", "json")
    told.warning("nothing written: %s", "disk", extra={"table": "ab12", "seq": 7})
    record = json.loads(capsys.readouterr().err)
    assert (record["event"], record["level"], record["table"], record["seq"]) == (
        "nothing written: disk",
        "warning",
        "ab12",
        7,
    )
    assert record["version"].startswith(version()[0])
    assert record["timestamp"].endswith("Z")


def test_a_record_has_what_is_known_of_the_moment(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("INFO", "json", logged_with)
    told.info("before")
    token = ANSWERED.set(123)
    told.info("within")
    ANSWERED.reset(token)
    records = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [one.get("interaction") for one in records] == [None, 123]


def test_text_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("INFO", "text")
    told.warning("nothing written", extra={"table": "ab12"})
    line = capsys.readouterr().err
    assert "nothing written" in line
    assert "table=ab12" in line
    assert "version" not in line
    assert not line.startswith("{")


def test_without_a_terminal_the_log_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("INFO")
    told.info("started")
    assert json.loads(capsys.readouterr().err)["event"] == "started"


async def test_a_record_names_the_interaction_that_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table has no part in it: it outlives the command that has opened it."""
    async with edge() as its:
        assert its.bot is not None
        answering: list[dict[str, Any]] = []
        at_table: list[dict[str, Any]] = []

        def noting(kept: list[dict[str, Any]], real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
            async def noted(*asked: Any, **so: Any) -> Any:
                kept.append(logged_with())
                return await real(*asked, **so)

            return noted

        store = its.bot.services.store
        monkeypatch.setattr(store.people, "person", noting(answering, store.people.person))
        monkeypatch.setattr(store.log, "append", noting(at_table, store.log.append))
        await its.open_table(start=False)
        numbers = [one["interaction"] for one in answering]
        assert len(set(numbers)) > 1, "commands and presses"
        assert at_table
        assert [one for one in at_table if "interaction" in one] == []
        assert logged_with() == {}
