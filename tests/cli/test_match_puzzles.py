"""``germini puzzles --from-matches``: puzzles of the host's own finished matches, which name nobody."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import puzzles as command
from bot.games.registry import game
from bot.players.puzzles import library, making
from bot.players.puzzles.library import FIRST_OWN, puzzles, read_puzzles, use_own, written_puzzles
from bot.players.puzzles.model import position
from bot.players.search.think import Budget
from bot.store import Database, SqlStore
from tests.store.test_archive import keep
from tests.support.matches import Hall
from tests.support.template import FILE, placed

NAMES = ("Annabella", "Bartolomeo")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge in few worlds, in this process, and set the console to English."""
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setattr(making, "FIRST_LOOK", Budget(worlds=16, batch=16))
    monkeypatch.setattr(making, "CONFIRMING", Budget(worlds=32, batch=16, sure=1e9))


def within(folder: Path, work: Callable[[SqlStore], Awaitable[Any]]) -> Any:
    """Run a function on the store of a data folder."""

    async def run() -> Any:
        database = await Database.open(placed(folder / FILE))
        try:
            return await work(SqlStore(database))
        finally:
            await database.close()

    return asyncio.run(run())


async def a_match(store: SqlStore) -> Hall:
    people = [(await store.people.person(4711 + n, name, "en")).id for n, name in enumerate(NAMES)]
    hall = Hall("minchiate", table="secretname", people=2, persons=tuple(people), options={"set_length": 1})
    hall.start()
    hall.play()
    await keep(store, hall)
    return hall


def asked(folder: Path, *more: str) -> int:
    wanted = ["puzzles", "--game", "minchiate", "--from-matches", "--data-dir", str(folder), "--workers", "1"]
    return main([*wanted, "--count", "3", *more])


@pytest.mark.slow
def test_puzzles_of_a_match_have_its_positions_and_name_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hall = within(tmp_path, a_match)
    assert asked(tmp_path) == 0
    file = tmp_path / "puzzles" / "minchiate.json"
    (made,) = read_puzzles(file.read_bytes())
    assert made.number == FIRST_OWN
    assert made.closed
    at = position("minchiate", made)
    assert at.view == game("minchiate").seat_view(at.match, at.decision.seat)
    assert at.match.setup.deck == hall.state.match.setup.deck
    said = capsys.readouterr()
    assert "1 new puzzles" in said.out
    assert "after its next start" in said.out
    for secret in (*NAMES, "secretname", "4711"):
        assert secret not in file.read_text() + said.out + said.err
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert asked(tmp_path, "--seed", "2") == 1, "a deal gives one puzzle"
    assert read_puzzles(file.read_bytes()) == (made,)


@pytest.mark.slow
def test_the_search_of_a_match_gets_only_what_the_seat_saw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    within(tmp_path, a_match)
    seen, its = list[Any](), making.judged_cards

    def noted(slug: str, search: Any, view: Any, decision: Any, seed: int) -> Any:
        seen.append(view)
        return its(slug, search, view, decision, seed)

    monkeypatch.setattr(making, "judged_cards", noted)
    assert asked(tmp_path) == 0
    assert len(seen) > 80
    assert all(type(view).__name__ == "SeatView" and view.seat == view.decisions[0].seat for view in seen)


def test_no_puzzle_is_made_of_a_match_with_somebody_who_is_shown_nowhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def hidden(store: SqlStore) -> None:
        hall = await a_match(store)
        await store.privacy.set_wish(hall.state.chairs[1].person or 0, "hidden")

    within(tmp_path, hidden)
    assert asked(tmp_path) == 1
    assert "no finished matches of minchiate to make new puzzles" in capsys.readouterr().err
    assert not (tmp_path / "puzzles").exists()


def test_without_a_database_or_matches_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(tmp_path) == 1
    assert "There is no database" in capsys.readouterr().err
    within(tmp_path, lambda store: store.people.person(1, "Anna", "en"))
    assert asked(tmp_path) == 1
    assert "no finished matches of minchiate to make new puzzles" in capsys.readouterr().err


def test_a_running_bot_keeps_its_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def meanwhile(store: SqlStore) -> int:
        await a_match(store)
        return await asyncio.to_thread(asked, tmp_path)

    # A record lock does not bind within one process; the bot's own list of locks does.
    assert within(tmp_path, meanwhile) == 1
    assert capsys.readouterr().err


def test_a_match_that_cannot_be_read_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3
    from contextlib import closing

    within(tmp_path, a_match)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE events SET body = '{' WHERE seq = 9")
    assert asked(tmp_path) == 1
    assert "no finished matches of minchiate to make new puzzles" in capsys.readouterr().err


def test_the_bot_offers_the_puzzles_of_its_host_beside_its_own(tmp_path: Path) -> None:
    shipped = puzzles("minchiate")
    one = shipped[1]
    file = tmp_path / "minchiate.json"
    own = type(one)(FIRST_OWN, one.difficulty, one.options, one.moves, one.judged, True)
    file.write_bytes(written_puzzles([own, one]))
    try:
        use_own(tmp_path)
        assert puzzles("minchiate") == shipped | {FIRST_OWN: own}
        assert library.position_of("minchiate", FIRST_OWN).view == library.position_of("minchiate", 1).view
        file.write_text("{")
        use_own(tmp_path)
        assert puzzles("minchiate") == shipped
    finally:
        use_own(tmp_path / "none")
    assert puzzles("minchiate") == shipped


def test_a_match_is_used_as_far_as_a_puzzle_is_soon_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    within(tmp_path, a_match)
    monkeypatch.setattr(command, "LONGEST", 50)
    assert asked(tmp_path) == 1
