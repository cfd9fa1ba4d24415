"""``germini rebuild`` on a data folder: its output and the resulting data."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.store import Database, SqlStore
from tests.store.samples import everything
from tests.support.played import Play
from tests.support.template import FILE, placed
from tests.support.toy_game import toy_among_games


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the toy game, and set the console to English."""
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with toy_among_games():
        yield


def within(folder: Path, work: Callable[[Database], Any]) -> Any:
    """Run a function on the database of a data folder."""

    async def run() -> Any:
        database = await Database.open(placed(folder / FILE))
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def two_matches(database: Database) -> None:
    store = SqlStore(database)
    people = [(await store.people.person(n, f"P{n}", "en")).id for n in (1, 2, 3)]
    for n in (1, 2):
        play = Play(f"m{n}", n, 1_764_500_000_000 + n, store)
        await play.open("toy", people)
        await play.to_end()


def run(folder: Path) -> int:
    return main(["rebuild", "--data-dir", str(folder)])


def test_it_shows_how_far_it_is_and_makes_the_same_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    within(tmp_path, two_matches)
    before = within(tmp_path, everything)
    assert before["standings"]
    with closing(sqlite3.connect(tmp_path / "germini.sqlite3")) as connection, connection:
        connection.execute("DELETE FROM standings")
    assert run(tmp_path) == 0
    said = capsys.readouterr()
    assert said.out == "Standings and results were rebuilt from the logs of 2 tables.\n"
    assert "2/2" in said.err
    assert within(tmp_path, everything) == before


def test_a_damaged_log_is_named_and_nothing_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    within(tmp_path, two_matches)
    with closing(sqlite3.connect(tmp_path / "germini.sqlite3")) as connection, connection:
        connection.execute("UPDATE events SET body = '{' WHERE table_id = 'm2' AND seq = 5")
    before = within(tmp_path, everything)
    assert run(tmp_path) == 1
    assert "Nothing was changed: the log of table m2 cannot be read at event 5" in capsys.readouterr().err
    assert within(tmp_path, everything) == before


def test_it_does_not_touch_what_a_running_bot_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def meanwhile(database: Database) -> int:
        return await asyncio.to_thread(run, tmp_path)

    assert within(tmp_path, meanwhile) == 1
    assert "Another Germini is using" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("locale", "said"), [("C", "no database"), ("it_IT.UTF-8", "non esiste"), ("es_ES.UTF-8", "No hay")]
)
def test_a_folder_without_a_database_is_said_and_none_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    folder = tmp_path / "mistyped"
    assert run(folder) == 1
    err = capsys.readouterr().err
    assert said in err
    assert str(folder / "germini.sqlite3") in err
    assert not folder.exists()


def planted(folder: Path) -> None:
    """Two matches, one badge that nobody has earned, and one earned badge less."""
    within(folder, two_matches)
    with closing(sqlite3.connect(folder / "germini.sqlite3")) as connection, connection:
        connection.execute("UPDATE achievements SET achievement = 'row-10' WHERE achievement = 'first-win'")
        connection.execute("DELETE FROM achievements WHERE achievement = 'toy:played' AND person_id = 3")


def test_a_false_badge_is_reported_and_taken_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    planted(tmp_path)
    before = within(tmp_path, everything)["achievements"]
    false = [row for row in before if "row-10" in row]
    assert false
    assert run(tmp_path) == 0
    out = capsys.readouterr().out
    for row in false:
        assert f"False badge: “row-10” of person {row[0]} does not follow from the log of table {row[3]}." in out
    assert f"{len(false) + 1} badges that follow from the logs were missing and are now stored." in out
    after = within(tmp_path, everything)["achievements"]
    assert not [row for row in after if "row-10" in row]
    assert len(after) == len(before) + 1
    assert run(tmp_path) == 0
    assert "badge" not in capsys.readouterr().out


def test_a_check_reports_the_same_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    planted(tmp_path)
    before = within(tmp_path, everything)
    assert main(["rebuild", "--check", "--data-dir", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "False badge: “row-10”" in out
    assert "are not stored." in out
    assert "Standings and results" not in out, "nothing was rebuilt"
    assert within(tmp_path, everything) == before
    assert run(tmp_path) == 0
    capsys.readouterr()
    assert main(["rebuild", "--check", "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "All badges follow from the logs.\n"
