"""Checks the rules of the repository: its layout, sizes of files, the lock file."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, parser

ROOT = Path(__file__).parents[2]
TOP_LEVEL = {
    "pyproject.toml", "bot", "cogs", "cards_art", "tests", "Dockerfile", "README.md", "Makefile", "requirements.lock",
    "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "docs", ".ci", ".gitignore", ".dockerignore",
}  # fmt: skip


def tracked() -> list[Path]:
    """Return every tracked file."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in listed.decode().split("\0") if name and (ROOT / name).exists()]


def python_files() -> list[Path]:
    """Return every tracked Python file."""
    return [path for path in tracked() if path.suffix == ".py"]


def test_nothing_else_stands_at_the_top() -> None:
    """The top level holds the listed files and folders only (decision 6)."""
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} <= TOP_LEVEL


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    """No Python file exceeds 500 lines, and at most one in ten exceeds 300 (decision 9)."""
    lengths = {path.relative_to(ROOT): len(path.read_text().splitlines()) for path in python_files()}
    assert {str(path): length for path, length in lengths.items() if length > 500} == {}
    ordered = sorted(lengths.values())
    assert ordered[len(ordered) * 9 // 10] <= 300


@pytest.mark.parametrize("mark", ["TODO", "FIXME", "NotImplementedError", "pytest.mark.skip", "pytest.mark.xfail"])
def test_no_marks_of_unfinished_work(mark: str) -> None:
    here = Path(__file__)
    assert [str(path) for path in python_files() if path != here and mark in path.read_text()] == []


GENDERED = re.compile(r"(?<![a-z])((she|hers?|herself|he|him|himself|whoever)(?![a-z])|his(?![a-z\"`]))", re.IGNORECASE)
"""A player is *the player* or *they*, also in the words of a name. The quoted word is a signal of Mineo."""

PORTRAITS = "cards_art"
"""The room whose files describe the people on the cards."""


def gendered(text: str) -> list[str]:
    """Return the lines of a file with a word for one gender."""
    return [line.strip() for line in text.splitlines() if GENDERED.search(line)]


def test_no_player_is_called_she_or_he() -> None:
    """Comments, docstrings, messages and names of the code and the tests speak of any player (house.md section 5)."""
    here = Path(__file__)
    read = [path for path in python_files() if path != here and path.relative_to(ROOT).parts[0] != PORTRAITS]
    assert len(read) > 500
    assert {str(path): found for path in read if (found := gendered(path.read_text()))} == {}


OLD_FASHIONED = re.compile(r"\b(anew|wherever|whichever|goes on|go on)\b", re.IGNORECASE)
"""Words that the pages say in plain modern English: *again*, *where*, *continue*."""


def pages() -> list[Path]:
    """Return the Markdown files that say how things are. CHANGELOG.md says how they were, and the pages on style show
    the words that are not used."""
    kept = ("CHANGELOG.md", PORTRAITS)
    found = [path for path in tracked() if path.suffix == ".md" and path.relative_to(ROOT).parts[0] not in kept]
    return [path for path in found if path.parent != ROOT / "bot" / "i18n" / "style"]


def test_no_page_calls_a_player_she_or_he() -> None:
    read = pages()
    assert {"README.md", "CONTRIBUTING.md", "mineo.md", "fairness.md"} <= {path.name for path in read}
    assert {str(path): found for path in read if (found := gendered(path.read_text()))} == {}


def test_the_pages_are_in_plain_modern_english() -> None:
    found = {str(path): OLD_FASHIONED.findall(path.read_text()) for path in pages()}
    assert {name: words for name, words in found.items() if words} == {}
    assert OLD_FASHIONED.findall("It goes on, drawn anew. A category.") == ["goes on", "anew"]


def test_a_player_called_she_would_be_found() -> None:
    said = [
        "# It is her turn.",
        'x = "Whoever leads"',
        "def it_is_her_turn",
        'known = {"his": 1}',
        "| `his` | the soloist's suit |",
        "# Other shears; hero; this.",
    ]
    assert gendered("\n".join(said)) == said[:3]


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text()
    assert all(f"germini {name}" in readme or name in ("run", "health") for name in COMMANDS)
    assert all((ROOT / name).exists() for name in re.findall(r"!\[[^]]*\]\(([^)]+)\)", readme))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parser().parse_args([command, "--help"])
    assert end.value.code == 0
    assert command in capsys.readouterr().out


def test_tests_weigh_as_much_as_what_they_test() -> None:
    """Decision 9: tests have 1.0-1.6 times the lines of the code. Only a lower limit of 0.6 is checked here."""
    code = sum(len(p.read_text().splitlines()) for p in python_files() if "tests" not in p.relative_to(ROOT).parts)
    tests = sum(len(p.read_text().splitlines()) for p in python_files() if "tests" in p.relative_to(ROOT).parts)
    assert tests >= 0.6 * code
