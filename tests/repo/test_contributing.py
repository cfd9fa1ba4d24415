"""The files and folders that CONTRIBUTING.md and docs/README.md name exist: a subject is found where they say."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.repo.structure import ROOT

PLACEHOLDER = re.compile(r"<\w+>|\{[\w,]+\}")
"""What stands for any name in a path: ``<slug>``, ``{en,it,es}``."""

PATH = re.compile(r"[\w<>{},.*-]+(/[\w<>{},.*-]*)*")
ROOMS = ("bot", "cogs", "tests")


def named(text: str) -> set[str]:
    """Return the paths and names of modules that a page has between backticks; commands of Discord are none."""
    quoted = re.findall(r"`([^`\n]+)`", text)
    return {one for one in quoted if PATH.fullmatch(one) and ("/" in one or one.endswith(".py"))}


def missing(text: str, folder: Path = ROOT) -> list[str]:
    """Return the named paths that lead nowhere, neither from the root, nor from the page's folder, nor in a room."""
    lost: list[str] = []
    for one in sorted(named(text)):
        path = PLACEHOLDER.sub("*", one).rstrip("/")
        found = chain(ROOT.glob(path), folder.glob(path), *((ROOT / room).rglob(path) for room in ROOMS))
        if next(found, None) is None:
            lost.append(one)
    return lost


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/README.md"])
def test_what_a_page_names_exists(page: str) -> None:
    path = ROOT / page
    assert missing(path.read_text(encoding="utf-8"), path.parent) == []


def test_many_places_are_named() -> None:
    assert len(named((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))) > 100


def test_a_path_that_leads_nowhere_is_found() -> None:
    there = {"bot/table/timers.py", "bot/games/<slug>/play.py", "page/", "timers.py"}
    gone = {"bot/nowhere/<slug>.py", "bot/games/<slug>/courier.py", "courier.py"}
    text = " ".join(f"`{one}`" for one in (*there, *gone, "/rules", "a / b", "Pick"))
    assert named(text) == there | gone
    assert missing(text) == sorted(gone)
