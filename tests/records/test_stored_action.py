"""The log holds each player's answer. Records and the player's own data use it, and nothing else reads it, because it
may name hidden cards."""

from __future__ import annotations

import re
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.actions import Claim, ClaimItem, Number, Pick, Say
from bot.games.registry import game
from bot.i18n import words
from bot.records import decisions, encode, make, match_of, own_moves, record_of, verify
from bot.render import PlayerNames, board_picture, hand_picture
from bot.store import Codec
from bot.table import events as ev
from bot.table import evolve
from bot.table.evolve import fold
from bot.table.model import FINISHED, TableState
from bot.table.ports import Person
from bot.table.selectors import public_view, seat_view
from bot.ui.features.reports import ReportLog
from tests.support.matches import TABLE, Hall, names

GAMES = ("minchiate", "terziglio", "chinze", "mineo")
ARCHIVES = Path(__file__).parents[1] / "data" / "older" / "0.1"
PEOPLE = {number: Person(number, number, f"P{number}", "en") for number in range(1, 5)}

ANSWERS = (
    Pick((3, 1, 2)),
    Pick(()),
    Say("pass"),
    Number(17),
    Claim(()),
    Claim((ClaimItem("trio"), ClaimItem("run", (5, 6, 7)))),
    None,
)


class OldActed(msgspec.Struct, frozen=True, tag="table.acted"):
    """The event as versions without the answer define it."""

    player: int
    by: str
    spent: int = 0
    at: int = 0


@cache
def played(slug: str) -> Hall:
    """Return a short match of people only, played to its end."""
    people = game(slug).meta.players
    meta = game(slug).meta
    hall = Hall(slug, seed=4, people=people, options={meta.length_option: min(meta.lengths)})
    hall.start()
    hall.play()
    return hall


def without(events: list[Any]) -> list[Any]:
    """Return the log as an older version would have written it."""
    return [replace(event, action=None) if isinstance(event, ev.Acted) else event for event in events]


# -- stored shape


@pytest.mark.parametrize("action", ANSWERS)
def test_older_versions_read_newer_bytes_and_newer_ones_older_bytes(action: Any) -> None:
    codec = Codec()
    new = ev.Acted(2, "person", 300, 1_790_000_000_000, action)
    kind, version, body = codec.encode("minchiate", new)
    assert codec.decode("t", 1, kind, version, body) == new
    old = OldActed(2, "person", 300, 1_790_000_000_000)
    assert msgspec.json.decode(body, type=OldActed) == old
    assert codec.decode("t", 1, kind, version, msgspec.json.encode(old)) == replace(new, action=None)


@pytest.mark.parametrize("slug", GAMES)
def test_every_answer_of_a_match_is_in_its_log_and_comes_back_from_the_bytes(slug: str) -> None:
    codec, hall = Codec(), played(slug)
    acted = [event for event in hall.events if isinstance(event, ev.Acted)]
    assert len(acted) > 10
    assert all(event.action is not None for event in acted)
    for seq, event in enumerate(acted, 1):
        assert codec.decode("t", seq, *codec.encode(slug, event)) == event


# -- the state never depends on it


@pytest.mark.parametrize("slug", GAMES)
def test_the_state_is_the_same_without_it_and_with_another(slug: str) -> None:
    hall = played(slug)
    state = stripped = forged = TableState(TABLE)
    for event in hall.events:
        state = fold(state, (event,))
        stripped = fold(stripped, without([event]))
        wrong = replace(event, action=Number(-1)) if isinstance(event, ev.Acted) else event
        forged = fold(forged, (wrong,))
        assert state == stripped == forged


# -- records


@pytest.mark.parametrize("slug", GAMES)
def test_records_take_the_decision_from_the_log_and_search_only_in_older_ones(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = played(slug)
    searched = record_of(TABLE, without(hall.events), names(hall))

    def never(*_: Any) -> Iterator[Any]:
        raise AssertionError("it was searched for")

    monkeypatch.setattr(decisions, "answers", never)
    taken = record_of(TABLE, hall.events, names(hall))
    own = own_moves(TABLE, hall.events, 0)
    with pytest.raises(AssertionError, match="searched for"):
        record_of(TABLE, without(hall.events), names(hall))
    monkeypatch.undo()
    assert verify(taken) == verify(searched) == []
    given = [event.action for event in hall.events if isinstance(event, ev.Acted)]
    steps = [step for deal in taken.deals for step in deal.steps]
    pack = game(slug).meta.pack
    assert [step.do for step in steps if step.player is not None] == [
        decisions.did(action, pack, None) for action in given if action is not None
    ]
    mine = [move["do"] for deal in own["deals"] for move in deal["moves"]]
    assert mine == [msgspec.to_builtins(step.do) for step in steps if step.player == 0]


def test_an_answer_from_which_other_facts_would_follow_today_is_told_all_the_same() -> None:
    hall = played("chinze")
    at = next(n for n, event in enumerate(hall.events) if isinstance(event, ev.Acted) and event.player == 0)
    events = [*hall.events]
    events[at] = replace(events[at], action=Say("a word of earlier rules"))
    made = record_of(TABLE, events, names(hall))
    assert b"a word of earlier rules" in encode(made)
    assert [finding.code for finding in verify(made)] == ["illegal"]


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_begun_by_an_older_version_goes_on_and_its_record_is_sound(slug: str, tmp_path: Path) -> None:
    table, events = stored(slug, tmp_path)
    hall = Hall(slug, table=table)
    acted = [event for event in events if isinstance(event, ev.Acted)]
    assert acted
    assert all(event.action is None for event in acted)
    hall.events, hall.state, hall.at = events, fold(TableState(table), events), acted[-1].at
    hall.play()
    assert hall.state.status == FINISHED
    assert any(event.action is not None for event in hall.events if isinstance(event, ev.Acted))
    assert verify(record_of(table, hall.events, ("A", "B", "C", "D")[: len(hall.state.chairs)])) == []


def stored(slug: str, folder: Path) -> tuple[str, list[Any]]:
    """Return the id and the log of the table in the archive of a version without stored answers."""
    with zipfile.ZipFile(ARCHIVES / f"{slug}.zip") as archive:
        path = archive.extract("germini.sqlite3", folder)
    codec = Codec()
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT table_id, seq, kind, v, body FROM events ORDER BY seq").fetchall()
    return rows[0][0], [codec.decode(*row) for row in rows]


# -- nobody else reads it


def forged(events: list[Any], spare: int | None = None) -> list[Any]:
    """Return the log with other answers of all players but ``spare``, so that any reader of them gives a different
    result."""
    return [
        replace(event, action=Say("forged")) if isinstance(event, ev.Acted) and event.player != spare else event
        for event in events
    ]


def report(events: list[Any], hands: bool) -> str:
    return ReportLog(PEOPLE, {}, words("en"), hands=hands).text(TABLE, events)


def pictures(state: TableState) -> list[Any]:
    """Return bytes and alternative texts of the table's picture and of every hand."""
    rules = game(state.game)
    cast = PlayerNames(("A", "B", "C", "D")[: len(state.chairs)], state.name)
    drawn = [board_picture(rules.view(state.match), cast, words("en"))]
    for seat in range(len(state.chairs)):
        drawn.append(hand_picture(rules.seat_view(state.match, seat), cast, words("en")))
    return [(one.data, one.alt) for one in drawn]


def leaks(hall: Hall) -> set[str]:
    """Return the readers whose output depends on the answers in the log, during the match and after it."""
    players, found = range(len(hall.state.chairs)), set[str]()

    def compare(reader: str, one: Any, other: Any) -> None:
        if one != other:
            found.add(reader)

    for end in (len(hall.events) * 2 // 3, len(hall.events)):
        events = hall.events[:end]
        state, other = fold(TableState(TABLE), events), fold(TableState(TABLE), forged(events))
        compare("view", public_view(state), public_view(other))
        compare("name", state.name, other.name)
        compare("picture", pictures(state), pictures(other))
        for player in players:
            compare("view", seat_view(state, player), seat_view(other, player))
            compare("export", own_moves(TABLE, events, player), own_moves(TABLE, forged(events, player), player))
        for hands in (False, True):
            compare("report", report(events, hands), report(forged(events), hands))
    compare("replay", match_of(TABLE, hall.events, names(hall)), match_of(TABLE, forged(hall.events), names(hall)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_no_view_picture_report_or_export_of_another_player_reads_it(slug: str) -> None:
    assert leaks(played(slug)) == set()


@pytest.mark.slow
def test_a_leak_in_each_of_them_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = played("chinze")
    said, tell, acted = ReportLog._said, make._tell, evolve.FACTS.changes[ev.Acted]

    def in_report(self: ReportLog, before: Any, state: Any, event: Any) -> Iterator[str]:
        yield from said(self, before, state, event)
        if isinstance(event, ev.Acted):
            yield str(event.action)

    def in_export(slug: str, step: Any, player: int, deal: dict[str, Any]) -> None:
        tell(slug, step, player, deal)
        deal["moves"].append(str(step.action))

    def in_state(state: TableState, event: ev.Acted) -> TableState:
        return replace(acted(state, event), name=str(event.action))

    with monkeypatch.context() as patch:
        patch.setattr(ReportLog, "_said", in_report)
        assert leaks(hall) == {"report"}
    with monkeypatch.context() as patch:
        patch.setattr(make, "_tell", in_export)
        assert leaks(hall) == {"export"}
    monkeypatch.setitem(evolve.FACTS.changes, ev.Acted, in_state)
    assert {"name", "picture"} <= leaks(hall)


def test_few_files_know_the_event_at_all() -> None:
    root = Path(__file__).parents[2]
    known = {
        path.relative_to(root).as_posix()
        for path in (*root.glob("bot/**/*.py"), *root.glob("cogs/**/*.py"))
        if re.search(r"\bActed\b", path.read_text())
    }
    assert known == {
        *("bot/table/events.py", "bot/table/play.py", "bot/table/boards.py"),
        *("bot/records/make.py", "bot/records/decisions.py", "bot/ui/features/reports.py"),
    }
