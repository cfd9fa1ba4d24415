"""``germini replay`` on Mineo's data: auctions, tricks, counts and hands, described for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import parser
from bot.cli.records import main

LOCALES = ("en_GB.UTF-8", "it_IT.UTF-8", "es_ES.UTF-8")
GIRO = ["altre5", "mischio", "mischio"]


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Return a function that gives the printed lines of a document in one language, and the errors."""

    def tell(document: dict[str, Any], locale: str = LOCALES[0]) -> tuple[list[str], str]:
        file = tmp_path / "data.json"
        file.write_text(json.dumps(document), encoding="utf-8")
        monkeypatch.setenv("LC_ALL", locale)
        main(parser().parse_args(["replay", str(file)]))
        out = capsys.readouterr()
        return [line for line in out.out.split("\n") if line], out.err

    return tell


def auctions(*entries: dict[str, Any]) -> dict[str, Any]:
    return {"game": "mineo", "vectors": [{"id": f"A{n}", "dealer": 0, **entry} for n, entry in enumerate(entries)]}


def test_an_auction_names_its_speakers_giri_and_what_the_solo_brings(told: Any) -> None:
    lines, problems = told(auctions({"calls": [*GIRO, *GIRO, *GIRO, "pago", "solo"]}, {"calls": ["solo"]}))
    assert problems == ""
    assert lines[:5] == [
        "== A0 ==",
        "South deals.",
        "East: “Altre cinque”",
        "West: “Mischio”",
        "South: “Mischio”",
    ]
    assert lines[5] == "Five more cards each: 10 in hand."
    assert lines[14:21] == [
        "East: “Pago”",
        "West: “Vado solo”",
        "West goes solo against the other two.",
        "West shows the monte.",
        "South may say mi rivanto.",
        "South leads to the first trick.",
        "== A1 ==",
    ]
    assert "East goes solo on five cards: a stata, everything counts double." in lines


def test_an_open_auction_names_the_offers_that_stand(told: Any) -> None:
    lines, _ = told(auctions({"calls": ["pago", "altre5"], "options": {"pago_amount": 4}}))
    assert "East offers 4 jochi." in lines
    assert lines[-4:] == ["– Pago", "– Mischio", "– Altre cinque", "– Vado solo"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_word_that_is_no_call_is_told_as_it_stands(told: Any, locale: str) -> None:
    lines, problems = told(auctions({"calls": ["pago", "passo"]}), locale)
    assert problems == ""
    assert "passo" in lines[-1]
    assert "call-mineo" not in " ".join(lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_way_an_auction_ends_has_its_sentence(told: Any, locale: str) -> None:
    ends = ({"calls": ["mischio"] * 3}, {"calls": [*GIRO * 3, "pago", "pago", "prendo"]}, {"calls": ["prendo"]})
    lines, problems = told(auctions(*ends, {"calls": ["mischio", "mischio", "solo"]}), locale)
    assert problems == ""
    assert not any("mineo-" in line or "{" in line for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_odd_tricks_are_told_or_refused(told: Any, locale: str) -> None:
    tricks = [{"trick": ["O4", "F", "T1"]}, {"hand": [], "trick": []}, {"trick": ["O4"]}, {"hand": ["O4"]}]
    lines, problems = told({"game": "mineo", "vectors": tricks}, locale)
    assert "mineo-" not in " ".join(lines)
    assert problems.count("vectors[") == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_under_other_options_is_told_to_its_end(told: Any, locale: str) -> None:
    known = json.loads((Path(__file__).parents[2] / "data" / "mineo" / "selfplay.json").read_text(encoding="utf-8"))
    hand = {**known["hands"][0], "options": {"vanto_terms": "dummett", "last_trick_points": 0}}
    lines, problems = told({"hands": [hand]}, locale)
    assert problems == ""
    assert sum(line.startswith(("Trick", "Presa", "Baza")) for line in lines) == 20
    assert not any("mineo-" in line or "{" in line for line in lines)
