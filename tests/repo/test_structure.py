"""Ceilings of the arrangement, with the goals beside them.

The ceilings are measured values and only go down: a commit that lowers a figure lowers its ceiling here.
"""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest

from tests.repo.structure import ROOT, circles, constants, imports, modules, names, retired, sizes, sources, words_of

MEDIAN = (120, 180)
"""Range of the median number of lines of a file."""

P90, LARGEST = 350, 500
"""Lines that at most one file in ten may exceed, and lines that none may exceed."""

FILES_OF_A_GAME = 18
"""Number of files of a game's rules and what accompanies them; the goal is reached. Its computer players have folders
of their own beside them, `player` and `search`."""

FILES_OF_A_PLAYER = 5
"""Number of files in the folder ``player`` of a game."""

IN_CIRCLES = 0
"""Files in circles of imports, those under ``TYPE_CHECKING`` included."""

WORDS = """
    allowance aside burial cast courier deeds desk door doors easing everywhere fading farewell gathered giving ink
    memo nights painter pill pills podium pulse relief relieve relieved rhythm roll rooms ruin rung shelf spoilt
    standby standstill thrift thrifty whereabouts
"""

RETIRED = frozenset(WORDS.split())
"""Words that no longer occur in names of modules, classes or functions. The commit that retires a word adds it here."""


NAMELESS = frozenset({"MOST", "LEAST", "PATIENCE"})
"""Names of constants that do not say what they limit."""


def test_sizes() -> None:
    lines = sizes(sources())
    assert len(lines) > 100
    assert MEDIAN[0] <= statistics.median(lines) <= MEDIAN[1]
    assert lines[int(len(lines) * 0.9)] <= P90
    assert lines[-1] <= LARGEST


def games() -> list[Path]:
    """Return the folders of the games."""
    return sorted(path.parent for path in (ROOT / "bot" / "games").glob("*/__init__.py"))


def test_files_of_a_game() -> None:
    counted = {folder.name: len(list(folder.glob("*.py"))) for folder in games()}
    assert len(counted) >= 4
    assert {slug: count for slug, count in counted.items() if count > FILES_OF_A_GAME} == {}
    players = {folder.name: len(list((folder / "player").glob("*.py"))) for folder in games()}
    assert {slug: count for slug, count in players.items() if count > FILES_OF_A_PLAYER} == {}


def test_circles_of_imports() -> None:
    found = circles(imports(modules(sources())))
    assert sum(map(len, found)) <= IN_CIRCLES, found


def test_no_retired_word_names_anything() -> None:
    assert retired(sources(), RETIRED) == []


def test_a_limit_says_of_what_it_is_one() -> None:
    read = [*sources(), *(ROOT / "tests").rglob("*.py")]
    found = {str(path): constants(path.read_text(encoding="utf-8")) & NAMELESS for path in read}
    assert {path: names for path, names in found.items() if names} == {}


# -- each measure reports a planted fault


def test_a_circle_is_found_wherever_the_import_stands() -> None:
    code = {
        "bot.a": "from bot.b import Thing",
        "bot.b": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.c import Other",
        "bot.c": "def late():\n    import bot.a",
        "bot.d": "from bot import a",
        "bot": "",
        "bot.e": "import bot.f\nfrom bot.d import x",
        "bot.f": "import bot.e",
    }
    graph = imports(code)
    assert graph["bot.d"] == {"bot.a"}
    assert circles(graph) == [["bot.a", "bot.b", "bot.c"], ["bot.e", "bot.f"]]
    assert circles({**graph, "bot.c": set()}) == [["bot.e", "bot.f"]]
    assert circles({"a": {"b"}, "b": {"c", "d"}, "c": {"b"}, "d": {"a"}}) == [["a", "b", "c", "d"]]
    with pytest.raises(ValueError, match="in full"):
        imports({"bot.a": "from . import b"})


def test_a_retired_word_is_found_in_a_module_a_class_and_a_function(tmp_path: Path) -> None:
    path = tmp_path / "old_courier.py"
    path.write_text("class HouseMoves:\n    async def paint_it(self): ...\n\ncourier = 'burial'\n")
    assert names(path) == {"old_courier", "HouseMoves", "paint_it"}
    assert [line.rsplit(" ", 1)[1] for line in retired([path], {"courier", "moves", "paint", "burial"})] == [
        "HouseMoves",
        "old_courier",
        "paint_it",
    ]
    assert words_of("SQLStore2Part_of") == {"sql", "store", "2", "part", "of"}


def test_a_limit_without_a_name_is_found() -> None:
    code = "MOST, SECOND = 4, 5\nPATIENCE: float = 1\nMAX_CARDS = MOST\ndef late():\n    LEAST = 1"
    assert constants(code) & NAMELESS == {"MOST", "PATIENCE"}


def test_a_file_that_grows_is_found(tmp_path: Path) -> None:
    for number, lines in enumerate((10, 20, LARGEST + 1)):
        (tmp_path / f"a{number}.py").write_text("x = 1\n" * lines)
    (tmp_path / "__init__.py").write_text("x = 1\n" * 900)
    assert sizes(tmp_path.iterdir()) == [10, 20, LARGEST + 1]
