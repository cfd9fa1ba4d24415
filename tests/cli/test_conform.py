"""``germini conform`` on good, broken and hostile files."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import conform

DATA = Path(__file__).parents[1] / "data" / "minchiate"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.mark.parametrize("name", ["selfplay.json", "versicole.json", "example_1798.json", "example_1798_game.json"])
def test_a_whole_file_comes_out_equal(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    assert conform.run(DATA / name, out) == 0
    assert json.loads(out.read_text()) == json.loads((DATA / name).read_text())
    assert capsys.readouterr().err == ""


def test_standard_output_and_other_names(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    renamed = tmp_path / "anything.txt"
    renamed.write_bytes((DATA / "crafted.json").read_bytes())
    parser = argparse.ArgumentParser()
    conform.add_parser(parser.add_subparsers())
    args = parser.parse_args(["conform", str(renamed)])
    assert args.func(args) == 0
    done = json.loads(capfdbinary.readouterr().out)
    assert [entry["refused"] for entry in done["illegal"]][:1] == ["minchiate-must-follow"]


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "is empty"),
        (b"{", "is truncated"),
        (b'{"games": [', "is truncated"),
        (b"\xff\xfe{}", "is not UTF-8"),
        (b"[]", "one JSON object"),
        (b"null", "one JSON object"),
        (b"{}", "Unknown kind of data"),
        (b'{"games": [{"id": 1}]}', "Unknown kind of data"),
        (b'{"vectors": NaN}', "a number that JSON does not allow"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 500 + b"1" + b"}" * 500, "nested too deeply"),
        (b'{"vectors": [' + b"1" * 5000 + b"]}", "a number that JSON does not allow"),
    ],
)
def test_hostile_files_get_one_clear_line(
    raw: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(raw)
    assert conform.run(file) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_missing_files_folders_and_unwritable_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conform.run(tmp_path / "none.json") == 1
    assert conform.run(tmp_path) == 1
    assert conform.run(DATA / "versicole.json", tmp_path / "no" / "such" / "folder.json") == 1
    assert capsys.readouterr().err.count("\n") == 3


def test_a_bad_entry_is_named_and_the_rest_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads((DATA / "versicole.json").read_text())
    document["vectors"][0]["cards"] = ["T01", "no\ncard"]
    document["vectors"][1]["total"] = None
    file, out = tmp_path / "file.json", tmp_path / "out.json"
    file.write_text(json.dumps(document))
    assert conform.run(file, out) == 1
    shown = capsys.readouterr().err
    assert document["vectors"][0]["id"] in shown
    assert shown.count("\n") == 1
    assert (
        json.loads(out.read_text())["vectors"][1]["total"]
        == json.loads((DATA / "versicole.json").read_text())["vectors"][1]["total"]
    )


def test_too_large_and_odd_characters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = tmp_path / "odd.json"
    odd.write_bytes(b'{"vectors": [{"id": "\\ud800", "devil": false, "cards": []}]}')
    out = tmp_path / "out.json"
    assert conform.run(odd, out) == 0
    assert json.loads(out.read_bytes())["vectors"][0]["id"] == "\ud800"
    monkeypatch.setattr(conform, "LARGEST", 10)
    assert conform.run(odd) == 1
    assert "larger than" in capsys.readouterr().err


def test_a_file_of_entries_of_several_games_is_filled_in_by_all_of_them(tmp_path: Path) -> None:
    data = DATA.parent
    whole: dict[str, Any] = {}
    for slug in ("chinze", "terziglio"):
        whole |= json.loads((data / slug / "play.json").read_text(encoding="utf-8"))
    bare = {key: [_inputs(entry) for entry in entries] for key, entries in whole.items() if isinstance(entries, list)}
    mixed, out = tmp_path / "mixed.json", tmp_path / "out.json"
    mixed.write_text(json.dumps(bare), encoding="utf-8")
    assert conform.run(mixed, out) == 0
    done = json.loads(out.read_text(encoding="utf-8"))
    assert {key: done[key] for key in bare} == {key: whole[key] for key in bare}
    assert len(bare) == 4


def _inputs(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in ("legal", "winner", "bonus")}


def test_a_frame_that_the_rules_do_not_know_is_refused_and_the_help_says_what_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads((DATA.parent / "terziglio" / "selfplay.json").read_text())
    document["games"][0]["options"] = {"hands_per_game": 1}
    path, out = tmp_path / "games.json", tmp_path / "out.json"
    path.write_text(json.dumps(document))
    assert conform.run(path, out) == 1
    assert "T01: deals[1]: no deal is left: hands_per_game is 1 (T63)" in capsys.readouterr().err
    parser = argparse.ArgumentParser()
    conform.add_parser(parser.add_subparsers())
    with pytest.raises(SystemExit):
        parser.parse_args(["conform", "--help"])
    said = capsys.readouterr().out
    assert all(rule in said for rule in ("T9", "C5", "T63", "C4", "Not checked", "M34", "S15", "S89", "M36", "S85"))
