"""CHANGELOG.md lists releases of short lines, and the newest release is the version of the package."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from datetime import date

import pytest

from tests.repo.structure import ROOT

HEADING = re.compile(r"## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)")
KINDS = ("### Added", "### Changed", "### Fixed", "### Removed")
UNRELEASED = "## [Unreleased]"

MAX_CHARACTERS = 140
"""The longest line of a release. An entry of a release is one line."""

MAX_UNRELEASED = 260
"""The longest line under *Unreleased*, which is shortened when it is released."""


def releases(text: str) -> list[tuple[tuple[int, ...], date]]:
    """Return the version and the date of each release, in the order of the file."""
    found = (HEADING.fullmatch(line) for line in text.splitlines())
    return [(tuple(map(int, one.groups()[:3])), date.fromisoformat(one[4])) for one in found if one]


def faults(text: str) -> Iterator[str]:
    """Yield what is wrong with the form of a changelog."""
    lines = text.splitlines()
    sections = [line for line in lines if line.startswith("## ")]
    if sections[:1] != [UNRELEASED]:
        yield "the first section is not Unreleased"
    yield from (line for line in sections[1:] if not HEADING.fullmatch(line))
    versions, dates = zip(*releases(text), strict=True)
    if list(versions) != sorted(set(versions), reverse=True):
        yield "the versions do not descend"
    if list(dates) != sorted(dates, reverse=True):
        yield "the dates do not descend"
    released = False
    for line in lines[lines.index(sections[0]) :] if sections else []:
        released = released or bool(HEADING.fullmatch(line))
        if len(line) > (MAX_CHARACTERS if released else MAX_UNRELEASED):
            yield f"{len(line)} characters: {line}"
        known = line in KINDS or line.startswith(("## ", "- ")) or (line.startswith("  ") and not released)
        if line and not known:
            yield f"not an entry: {line}"


def test_the_changelog_lists_releases_of_short_lines() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert list(faults(text)) == []
    assert len(releases(text)) >= 4


def test_the_newest_release_is_the_version_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest, _ = releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))[0]
    assert project["version"] == ".".join(map(str, newest))


GOOD = """# Changelog
Newest first.

## [Unreleased]
### Added
- One
  line.

## [0.2.0] - 2026-02-01
### Fixed
- Two.

## [0.1.0] - 2026-01-01
- Three.
"""


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("## [Unreleased]\n", "", "the first section is not Unreleased"),
        ("[0.2.0]", "[0.0.2]", "the versions do not descend"),
        ("2026-02-01", "2025-02-01", "the dates do not descend"),
        (" - 2026-01-01", "", "## [0.1.0]"),
        ("- Two.", "- Two.\n  And more.", "not an entry:   And more."),
        ("### Fixed", "### Mended", "not an entry: ### Mended"),
        ("- Three.", f"- {'x' * 140}", f"142 characters: - {'x' * 140}"),
    ],
)
def test_a_changelog_in_another_form_is_found(right: str, wrong: str, said: str) -> None:
    assert list(faults(GOOD)) == []
    assert right in GOOD
    assert said in list(faults(GOOD.replace(right, wrong)))
