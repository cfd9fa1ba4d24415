"""Every rule that code and tests cite is defined in ``docs/rules``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.repo.test_acceptance import rows as acceptance_tests

ROOT = Path(__file__).parents[2]
LETTERS = {"minchiate": "M", "terziglio": "T", "chinze": "C", "mineo": "S"}
"""The letter before the numbers of each game's rules."""


def defined(text: str, letter: str) -> set[str]:
    """Return the numbers a rules page defines: each rule begins with its number in bold letters."""
    return set(re.findall(rf"\*\*({letter}\d+)\b", text))


def cited(text: str, letter: str) -> set[str]:
    """Return the numbers a text cites; ``M5-M7`` cites its ends.

    Names of cards and parts of words are not citations.
    """
    return {letter + number for number in re.findall(rf"(?<![\w:\"'/]){letter}([1-9]\d*)(?![\w\"'])", text)}


def sources(slug: str) -> list[Path]:
    """Return the files in which numbers with this game's letter are its rules."""
    folders = [ROOT / "bot" / "games" / slug, ROOT / "tests" / "games" / slug]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".ftl")]
    return found + sorted((ROOT / "tests" / "support" / "oracles").glob(f"{slug}*.py"))


@pytest.mark.parametrize("slug", LETTERS)
def test_every_cited_rule_can_be_looked_up(slug: str) -> None:
    letter = LETTERS[slug]
    known = defined((ROOT / "docs" / "rules" / f"{slug}.md").read_text(), letter)
    assert known == {f"{letter}{number}" for number in range(1, len(known) + 1)}
    unknown = {
        f"{path.relative_to(ROOT)}: {number}"
        for path in sources(slug)
        for number in cited(path.read_text(), letter) - known
    }
    assert unknown == set()
    help_text = (ROOT / "bot" / "cli" / "conform.py").read_text()
    assert cited(help_text, letter) <= known
    assert sum(bool(cited(path.read_text(), letter)) for path in sources(slug)) > 10


def test_a_number_that_is_no_rule_is_found() -> None:
    """Numbers in prose are found, names of cards and parts of words are not."""
    assert cited('after M84 (M85-M87), "M3", xM9, M12a, M999', "M") == {"M84", "M85", "M87", "M999"}
    assert defined("**M1** first\n**M2 Pack.** second, see M7", "M") == {"M1", "M2"}


def explained(letter: str) -> set[str]:
    """Return the numbers with this letter that can be looked up outside the games."""
    if letter != "T":
        return set(re.findall(rf"^\| ({letter}\d+) \|", (ROOT / "docs" / "codes.md").read_text(), re.MULTILINE))
    tests = {f"T{number}" for number in acceptance_tests()}
    return tests | defined((ROOT / "docs" / "rules" / "terziglio.md").read_text(), "T")


@pytest.mark.parametrize("letter", "ESTP")
def test_every_cited_case_screen_and_figure_can_be_looked_up(letter: str) -> None:
    """Checked outside the games; inside them S is a rule of Mineo, and Minchiate's P1 to P4 are its players."""
    known = explained(letter)
    outside = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py") if "games" not in path.parts]
    outside.remove(ROOT / "bot" / "cli" / "conform.py")  # It cites rules of play.
    outside += (ROOT / "cards_art").rglob("*.py") if letter == "T" else ()
    found = {path: cited(path.read_text(), letter) for path in outside}
    assert any(found.values())
    assert not cited(f"as {letter}999 says", letter) <= known
    assert {f"{path.relative_to(ROOT)}: {number}" for path in outside for number in found[path] - known} == set()
