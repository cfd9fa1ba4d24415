"""The catalogues agree with each other and with the code."""

from __future__ import annotations

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
