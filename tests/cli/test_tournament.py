"""``germini verify --tournament``: what does not agree in a tournament file is said in one line each."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.dealing import new_boards, table_of
from bot.engine.rng import Rng
from bot.ports.tournaments import TournamentBoard
from bot.records import encode, record_of
from bot.records.tournament import encode_tournament, read_tournament, record_of_tournament
from bot.table.boards import BoardChair, CloseBoard, OpenBoard, board_scores, board_table
from tests.duplicate.tournaments import DIRECTOR, Played, announced, checked_in
from tests.support import boarded
from tests.support.matches import TABLE, finished, names
from tests.support.pinned import PINNED

Plain = dict[str, Any]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def begin(played: Played, boards: list[TournamentBoard]) -> None:
    """Begin the next round on boards that are sealed and drawn by the number of the round."""
    number = len(played.state.rounds) + 1
    seeds = [bytes([16 * number + one] * 32) for one in range(played.state.announced.boards)]
    new = new_boards(played.state, number, seeds, PINNED, played.now)
    boards += new
    played.now = max(played.now, played.state.announced.begins)
    played.now += 600_000 * (number > 1)
    played.do(cmd.BeginRound(number, tuple(one.id for one in new)))


def score(played: Played, draw: Rng) -> None:
    """Count a deal that has no score yet, at every table."""
    number = played.round.number
    for table in played.round.tables:
        for deal in played.state.deals:
            if played.state.round is not None and played.state.round.number == number:
                won = draw.below(50)
                played.do(cmd.Score(number, table.number, deal.number, (won, -won), f"log{number}{table.number}"))


def whole(rounds: int = 3) -> tuple[Played, list[TournamentBoard]]:
    """Return a finished tournament of eight at Chinze, which one of them has left, and its boards."""
    played = checked_in(8, rounds=rounds, boards=1, game="chinze", form="individuals")
    boards: list[TournamentBoard] = []
    draw = Rng(b"a")
    for _ in range(rounds):
        begin(played, boards)
        score(played, draw)
        if len(played.state.rounds) == 1:
            played.do(cmd.Leave(), 301)
    return played, boards


def closed(boards: list[TournamentBoard], rounds: int) -> list[TournamentBoard]:
    """Return the boards as they are stored after so many rounds."""
    return [TournamentBoard(*(*_values(one)[:7], int(one.round <= rounds)), revealed=True) for one in boards]


def _values(board: TournamentBoard) -> tuple[Any, ...]:
    return tuple(getattr(board, name) for name in TournamentBoard.__struct_fields__)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a whole tournament."""
    played, boards = whole()
    people = {101: "Anna", 201: "Bruno"}
    path = tmp_path / "cup.json"
    path.write_bytes(encode_tournament(record_of_tournament("t1", played.facts, closed(boards, 3), people)))
    return path


def said(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str], str]:
    status = main(["verify", "--tournament", str(path)])
    out, err = capsys.readouterr()
    return status, out.splitlines(), err


def test_a_sound_file_names_seals_and_standings(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, err = said(file, capsys)
    assert (status, err) == (0, "")
    assert lines[0].startswith("cup.json is valid: ")
    plain = json.loads(file.read_text("utf-8"))
    for board in plain["boards"]:
        assert f"Round {board['round']}, deal {board['number']}: seal {board['seal']}." in lines
    places = lines[lines.index("Standings after 3 rounds:") + 1 :]
    assert len(places) == 8
    assert places[0].startswith("1. ")
    assert sum("Anna: " in line or "Bruno: " in line for line in places) == 2
    assert [line for line in places if line.startswith("–")] == [line for line in places if "(no place)" in line]
    assert sum("(no place)" in line for line in places) == 1, "who left has none"


def test_the_file_is_read_as_it_was_written(file: Path) -> None:
    record = read_tournament(json.loads(file.read_text("utf-8")))
    assert encode_tournament(record) == file.read_bytes()


def sealed_anew(plain: Plain) -> None:
    """Give the file the checksum of its content, as somebody would who tampers with it."""
    from bot.records.tournament import checksum

    plain["checksum"] = checksum(read_tournament(plain))


def facts(plain: Plain, kind: str) -> list[Plain]:
    return [one for one in plain["facts"] if one["type"] == f"tournament.{kind}"]


def exchange_opponents(plain: Plain) -> None:
    tables = facts(plain, "round_begun")[1]["tables"]
    for one in ("contestants", "people"):
        tables[0][one][1], tables[1][one][1] = tables[1][one][1], tables[0][one][1]


def exchange_seats(plain: Plain) -> None:
    table = facts(plain, "round_begun")[0]["tables"][0]
    table["contestants"].reverse()
    table["people"].reverse()


def raise_a_score(plain: Plain) -> None:
    winner = facts(plain, "finished")[0]["places"][-1][0]
    table = next(one for one in facts(plain, "round_begun")[2]["tables"] if winner in one["contestants"])
    for one in facts(plain, "scored"):
        if (one["round"], one["table"]) == (3, table["number"]):
            one["scores"] = [999, -999] if table["contestants"][0] == winner else [-999, 999]


def other_rules(plain: Plain) -> None:
    facts(plain, "announced")[0]["rules"] = 9


def other_seed(plain: Plain) -> None:
    plain["boards"][1]["seed"] = "ff" * 32


def bad_seed(plain: Plain) -> None:
    plain["boards"][1]["seed"] = "no"


def no_board(plain: Plain) -> None:
    del plain["boards"][1]


def other_board(plain: Plain) -> None:
    plain["boards"][1]["id"] = "0" * 12


def other_terms(plain: Plain) -> None:
    board = new_boards(announced(game="chinze", form="individuals").state, 7, [bytes([3] * 32)], PINNED, 1)[0]
    plain["boards"][0] |= {"id": board.id, "seal": board.seal, "terms": board.terms, "seed": board.seed.hex()}
    facts(plain, "round_begun")[0]["boards"] = [board.id]


def other_log(plain: Plain) -> None:
    plain["logs"][0]["log"] = "another"


TAMPERING: list[tuple[Callable[[Plain], None], str]] = [
    (exchange_opponents, "Round 2: who meets whom does not follow from the facts before."),
    (exchange_seats, "Round 1: the seats do not follow from the facts before."),
    (raise_a_score, "The published places do not follow from the scores."),
    (other_rules, "The tournament follows other rules of pairing and scoring than this Germini knows."),
    (other_seed, "Round 2, deal 1: the seed does not agree with the seal."),
    (bad_seed, "Round 2, deal 1: the seed or the terms are not valid."),
    (no_board, "Round 2, deal 1: its seed is missing, although the round is over."),
    (other_board, "Round 2, deal 1: this is not the deal with which the round began."),
    (other_terms, "Round 1, deal 1: the terms are those of another deal."),
    (other_log, "The list of match files does not agree with the scores."),
]


@pytest.mark.parametrize(("tamper", "line"), TAMPERING, ids=[its.__name__ for its, _ in TAMPERING])
def test_what_does_not_agree_is_said(
    file: Path, capsys: pytest.CaptureFixture[str], tamper: Callable[[Plain], None], line: str
) -> None:
    plain = json.loads(file.read_text("utf-8"))
    tamper(plain)
    file.write_text(json.dumps(plain), "utf-8")
    status, lines, err = said(file, capsys)
    assert status == 1
    assert lines[0] == "- Checksum mismatch: the file was changed after it was written."
    sealed_anew(plain)
    file.write_text(json.dumps(plain), "utf-8")
    status, lines, err = said(file, capsys)
    assert status == 1
    assert f"- {line}" in lines
    assert "failed verification" in err


def test_other_files_are_refused(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 1
    assert "verify it with “germini verify --tournament”" in capsys.readouterr().err
    other = tmp_path / "other.json"
    other.write_text("{}", "utf-8")
    assert said(other, capsys) == (1, [], "germini: other.json is not a tournament file.\n")
    plain = json.loads(file.read_text("utf-8"))
    for change, why in (
        ({"version": 9}, "9"),
        ({"extra": 1}, "extra"),
        ({"facts": [{"type": "tournament.no"}]}, ""),
        ({"facts": [], "logs": [], "boards": []}, "not those of a tournament"),
    ):
        file.write_text(json.dumps({**plain, **change}), "utf-8")
        status, lines, err = said(file, capsys)
        assert status == 1
        assert why in err + " ".join(lines)


def test_facts_in_another_order_stop_nothing(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = json.loads(file.read_text("utf-8"))
    plain["facts"].reverse()
    file.write_text(json.dumps(plain), "utf-8")
    status, lines, _ = said(file, capsys)
    assert status == 1
    assert "- The facts are not those of a tournament." in lines


def test_nothing_of_a_round_that_is_played_is_told() -> None:
    played, boards, draw = checked_in(8, rounds=3, boards=1, game="chinze", form="individuals"), [], Rng(b"b")
    begin(played, boards)
    score(played, draw)
    begin(played, boards)
    played.do(cmd.Score(2, 1, 1, (7, -7), "secret"))
    stored = closed(boards, 1)
    record = record_of_tournament("t1", played.facts, stored, {})
    assert {one.round for one in record.boards} == {1}
    text = encode_tournament(record).decode()
    assert "secret" not in text
    assert boards[1].seed.hex() not in text
    assert len([one for one in record.facts if type(one).__name__ == "RoundBegun"]) == 1
    played.do(cmd.Cancel("rain"), DIRECTOR)
    record = record_of_tournament("t1", played.facts, closed(boards, 2), {})
    assert "secret" in encode_tournament(record).decode(), "after the end all is open"


@pytest.fixture
def played_out(tmp_path: Path) -> Path:
    """Return the file of a tournament of four, played by bots, with the match files of its deals beside it."""
    played = checked_in(4, rounds=1, boards=1, game="chinze", form="individuals")
    boards: list[TournamentBoard] = []
    begin(played, boards)
    running, state = played.round, played.state
    logs: dict[str, list[Any]] = {}
    for table in running.tables:
        for deal in state.deals:
            its = table_of(state, running, table, deal, boards)
            body = OpenBoard(
                its.game,
                its.options,
                tuple(BoardChair(one.person, one.level) for one in its.chairs),
                its.seed,
                its.terms,
                its.dealer,
                *("t1", 1, table.number, deal.number),
            )
            name = board_table("t1", 1, table.number, deal.number)
            end = boarded.played(body, logs.setdefault(name, []))
            scores = board_scores(end)
            assert scores is not None
            boarded.after(end, CloseBoard(), log=logs[name])
            played.do(cmd.Score(1, table.number, deal.number, scores, name))
    for name, events in logs.items():
        record = encode(record_of(name, events, ("A", "B")))
        (tmp_path / f"chinze-{name}.json").write_bytes(record)
    path = tmp_path / "cup.json"
    path.write_bytes(encode_tournament(record_of_tournament("t1", played.facts, closed(boards, 1), {})))
    return path


@pytest.mark.slow
def test_scores_are_counted_again_from_match_files(played_out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, err = said(played_out, capsys)
    assert (status, err) == (0, "")
    assert any(line.startswith("4 of 4 scores were counted again") for line in lines)
    files = sorted(played_out.parent.glob("chinze-*.json"))
    plain = json.loads(played_out.read_text("utf-8"))
    for one in facts(plain, "scored"):
        if f"chinze-{one['log']}.json" == files[0].name:
            one["scores"] = [one["scores"][0] + 1, one["scores"][1] - 1]
    scores = {one["log"]: one["scores"] for one in facts(plain, "scored")}
    assert len(set(map(tuple, scores.values()))) > 1
    sealed_anew(plain)
    played_out.write_text(json.dumps(plain), "utf-8")
    status, lines, _ = said(played_out, capsys)
    assert status == 1
    assert any(files[0].name in line and "gives another score" in line for line in lines) or "places" in " ".join(lines)


@pytest.mark.slow
def test_other_match_files_are_noticed(played_out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, *_ = sorted(played_out.parent.glob("chinze-*.json"))
    kept = first.read_bytes()
    first.write_text(first.read_text("utf-8").replace('"person"', '"clock"', 1), "utf-8")
    status, lines, _ = said(played_out, capsys)
    assert (status, lines) == (
        1,
        [f"- {first.name} is not a valid match file. “germini verify {first.name}” says why."],
    )
    first.write_text("{", "utf-8")
    assert said(played_out, capsys)[0] == 1
    first.write_bytes(kept)
    match = finished(3, 2)
    first.write_bytes(encode(record_of(TABLE, match.events, names(match))))
    status, lines, _ = said(played_out, capsys)
    assert status == 1
    assert lines[0].startswith(f"- {first.name}: the match file is not of round 1, deal ")
    first.unlink()
    second.unlink()
    status, lines, _ = said(played_out, capsys)
    assert status == 0
    assert any(line.startswith("2 of 4 scores were counted again") for line in lines)
