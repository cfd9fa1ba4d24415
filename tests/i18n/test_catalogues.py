"""The catalogues agree with each other and with the code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, check
from bot.i18n.catalogue import sources

ROOT = Path(__file__).parents[2]


@cache
def catalogue(language: str) -> check.Catalogue:
    return check.read_catalogue(sources(language))


@cache
def uses() -> check.Uses:
    return check.read_uses(check.python_sources(ROOT))


def test_every_catalogue_file_is_found() -> None:
    on_disk = len(list((ROOT / "bot").rglob("locales/*/*.ftl")))
    assert sum(len(list(sources(language))) for language in LANGUAGES) == on_disk > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert catalogue(language).faults == []


def test_the_languages_agree() -> None:
    assert check.disagreements({language: catalogue(language) for language in LANGUAGES}) == []


def test_what_the_code_says_exists() -> None:
    assert check.unknown(uses(), catalogue("en")) == []


def test_what_exists_is_said() -> None:
    assert check.unused(uses(), catalogue("en")) == []


@pytest.mark.parametrize("language", ["it", "es"])
def test_italian_and_spanish_quote_with_their_own_marks(language: str) -> None:
    """Italian and Spanish sentences use «…» and never English or straight quotation marks (a placeable may hold "")."""
    files = [path for path in (ROOT / "bot").rglob("*.ftl") if path.parent.name == language]
    lines = [(path.name, line) for path in files for line in path.read_text("utf-8").splitlines()]
    assert lines
    said = [(name, re.sub(r"\{[^{}]*\}", "", line)) for name, line in lines if not line.startswith("#")]
    assert [(name, line) for name, line in said if re.search('[“”„‟"]', line)] == []
