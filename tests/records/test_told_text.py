"""The text of an exported match as a card player reads it: dates, headings of columns, right-to-left names."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.games.registry import games
from bot.i18n import words
from bot.records import Match, match_of_record, match_text, read
from tests.records.forging import SEVERAL, document

ISOLATED = "\u2068يوسف\u2069"


def match(slug: str, **changes: object) -> Match:
    return replace(match_of_record(read(document(slug))), **changes)


@pytest.mark.parametrize("slug", SEVERAL)
def test_over_the_figures_of_a_count_stands_whose_they_are(slug: str) -> None:
    its = match(slug)
    lines = match_text(its, words("en")).splitlines()
    counts = [number for number, line in enumerate(lines) if line == "Score of the deal"]
    assert len(counts) == len(its.deals)
    for number in counts:
        assert lines[number - 1] == ""
        if "Annulled" in lines[number + 1] or "Thrown in" in lines[number + 1]:
            continue
        assert lines[number + 1].startswith("Columns, left to right: ")
        said = lines[number + 1].removeprefix("Columns, left to right: ").split("; ")
        figures = lines[number + 2][: 6 * len(said)]
        assert len(said) >= 2
        assert figures[-1] == " " or figures[-1].isdigit()
        assert lines[number + 2][len(figures) : len(figures) + 2] == "  "
        assert {name for one in said for name in one.replace(" and ", ", ").split(", ")} == set(_people(its))


def _people(its: Match) -> list[str]:
    return [name if level is None else f"🤖 {name}" for name, level in zip(its.names, its.levels, strict=True)]


@pytest.mark.parametrize(
    ("language", "one_day", "two_days"),
    [
        (
            "en",
            "Played on 5 March 2026, 21:10–23:45 UTC",
            "Played from 5 March 2026, 21:10, to 6 March 2026, 00:15 UTC",
        ),
        (
            "it",
            "Data: 5 marzo 2026, 21:10–23:45 UTC",
            "Inizio: 5 marzo 2026, ore 21:10; fine: 6 marzo 2026, ore 00:15 (UTC)",
        ),
        (
            "es",
            "Jugada el 5 de marzo de 2026, 21:10–23:45 UTC",
            "Jugada de las 21:10 del 5 de marzo de 2026 a las 00:15 del 6 de marzo de 2026 (UTC)",
        ),
    ],
)
def test_when_it_was_played(language: str, one_day: str, two_days: str) -> None:
    start = int(datetime(2026, 3, 5, 21, 10, tzinfo=UTC).timestamp() * 1000)
    for minutes, said in ((155, one_day), (185, two_days)):
        its = match("chinze", started=start, finished=start + minutes * 60_000)
        assert match_text(its, words(language)).splitlines()[1] == said


def test_a_name_read_from_the_right_does_not_turn_the_line_round() -> None:
    text = match_text(match("mineo", names=("يوسف", "Bruno", "Cecco")), words("it"))
    assert text.count("يوسف") == text.count(ISOLATED) > 20


def test_two_of_one_name_are_told_apart() -> None:
    said = match_text(match("mineo", names=("Anna", "anna", "Cecco")), words("es"))
    assert "En la mesa: Anna, anna·2 y 🤖 Cecco" in said


def test_only_what_is_new_in_the_score_is_told() -> None:
    said = match_text(match("mineo"), words("en"))
    its = [line for line in said.splitlines() if line.startswith("Deals that count")]
    # The score before the first count is narrated only if something else of it is new at that moment.
    assert its[-3:] == [f"Deals that count: {number} of 3" for number in (1, 2, 3)]
    assert its[:-3] in ([], ["Deals that count: 0 of 3"])


def test_every_game_has_a_sample() -> None:
    assert set(SEVERAL) == set(games()) - {"toy"}
