"""A sentence names a command as the reader's own client does, and the command exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.i18n import LANGUAGES, Words, words

ROOT = Path(bot.__file__).parent
NAMED = re.compile(r"`/([\w-]+(?: [\w-]+)*)`|(?<=\s)/([\w-]+)")
"""Matches a command with its parts where it is set as code, else its first word."""

KEY = re.compile(r"^(cmd-[\w-]+) =", re.MULTILINE)


def catalogues(language: str) -> list[Path]:
    """Return all files of a language, including those of the games."""
    return sorted([*ROOT.glob(f"i18n/locales/{language}/*.ftl"), *ROOT.glob(f"games/*/locales/{language}/*.ftl")])


def commands(said: Words) -> set[str]:
    """Return all commands and groups by their names in a language, with the parts of their path."""
    keys = {key for path in catalogues("en") for key in KEY.findall(path.read_text("utf-8"))}
    found: set[str] = set()
    for key in keys:
        parts = key.split("-")
        path = ["-".join(parts[: place + 1]) for place in range(1, len(parts))]
        found.add(" ".join(said.text(one) for one in path if one in keys))
        if key.removeprefix("cmd-") == words("en").text(
            key
        ):  # `play-now` is a command of its own, not a part of `play`.
            found.add(said.text(key))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_a_sentence_exists_by_that_name_in_its_language(language: str) -> None:
    known = commands(words(language))
    named = {
        (path.name, "".join(one))
        for path in catalogues(language)
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
        for one in NAMED.findall(line)
    }
    assert len(named) >= 10, "sentences name commands"
    assert not {(name, one) for name, one in named if one not in known}
