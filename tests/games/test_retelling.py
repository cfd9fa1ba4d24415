"""Every kind of shared test data that records a position or a game can be narrated to a person, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.__main__ import parser
from bot.cli.records import main

DATA = Path(__file__).parents[1] / "data"
POSITIONS = [
    "chinze/melds.json",
    "chinze/play.json",
    "mineo/auction.json",
    "mineo/scoring.json",
    "mineo/trick.json",
    "terziglio/patterns.json",
    "terziglio/play.json",
]


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("locale", ["en_GB.UTF-8", "it_IT.UTF-8", "es_ES.UTF-8"])
def test_each_position_has_a_heading_and_lines(
    name: str, locale: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert main(parser().parse_args(["replay", str(DATA / name)])) == 0
    told = capsys.readouterr().out.split("\n\n")[:-1]
    document = json.loads((DATA / name).read_text(encoding="utf-8"))
    assert len(told) == sum(len(entries) for entries in document.values() if isinstance(entries, list))
    assert all(one.startswith("== ") and one.count("\n") >= 1 for one in told)
    assert not any("-tell-" in one or "{" in one for one in told)


def test_an_auction_is_told_with_its_calls_and_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(parser().parse_args(["replay", str(DATA / "mineo" / "auction.json"), "--game", "A001"])) == 0
    said = capsys.readouterr().out
    assert "South deals." in said
    assert "East calls in round 1." in said
    assert "– Mischio" in said


def test_the_best_score_of_a_set_is_told_with_its_total(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(parser().parse_args(["replay", str(DATA / "terziglio" / "patterns.json"), "--game", "P001"])) == 0
    said = capsys.readouterr().out
    assert "Tarocchi, 3 cards" in said
    assert "    28  Total" in said
