"""``germini replay``: a recorded game narrated for people to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main

DATA = Path(__file__).parents[1] / "data" / "minchiate"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the terminal to English unless a test changes it."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_the_game_of_1798_is_told_from_the_deal_to_the_rests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(DATA / "example_1798_game.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("== 1798")
    assert "West robs the 21." in lines
    assert "5 to East and West: West robs the 33" in lines
    assert "In the folla: Cups 0, Coins 1, Swords 1, Staves 1, tarocchi 5." in lines
    assert (
        "Trick 1: East leads. Five of Staves, Eight of Staves, Six of Staves and King of Staves. South wins." in lines
    )
    assert "5 to East and West: the King of Swords, played by South, dies" in lines
    assert sum(line.startswith("Trick ") for line in lines) == 21
    assert "    98   181  Total" in lines
    assert "East and West: ahead by 83, 2 rests." in lines


def test_it_speaks_the_terminals_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    main(["replay", str(DATA / "example_1798_game.json")])
    assert "Presa 21: esce Sud." in capsys.readouterr().out


def test_one_game_of_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(DATA / "crafted.json"), "--game", "cr-15"]) == 0
    out = capsys.readouterr().out
    assert out.count("== ") == 1
    assert "14 rests" in out or "cappotto" in out.lower()
    assert main(["replay", str(DATA / "crafted.json"), "--game", "none"]) == 1


def test_a_refused_game_says_where_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(DATA / "crafted.json"), "--game", "bad-05"]) == 0
    assert "minchiate-king-rule, rule M84" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content", ["", "[]", "{", "\0", '{"games": 3}', '{"vectors": [{"devil": true, "cards": []}]}']
)
def test_files_that_tell_nothing_are_one_line_and_status_1(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_text(content)
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("germini: ")


def test_half_a_character_in_a_title_is_told_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file.json"
    file.write_text('{"chinze_tricks": [{"id": "\\ud800", "lead": "CK", "reply": "C2"}]}')
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith("== ? ==\n")


def test_a_title_cannot_drive_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file.json"
    file.write_text('{"vectors": [{"id": "\\u001b[31m", "note": "\\ud800\\n", "cards": ["T21", "T20", "T19"]}]}')
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "== ?[31m · ?? =="
