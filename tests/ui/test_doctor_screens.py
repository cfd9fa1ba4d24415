"""The page of ``/admin doctor`` in three languages: what is missing, how the bot is, and Discord's limits."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, words
from bot.ui.features.server_settings import WANTED
from bot.ui.screens.doctor import Condition, doctor_screen
from bot.ui.transport.screen import BAD, GOOD, NEUTRAL
from tests.ui.shown import checked

WELL = Condition(emojis=400, of=400, saving=True, load=0, aside=0)
ILL = Condition(emojis=120, of=400, saving=False, load=3, aside=2)
HERE = [("#cards", ())]
OPERATOR = {"en": "tell the operator", "it": "avvisa chi amministra", "es": "avisa a quien administra"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_well(language: str) -> None:
    screen = doctor_screen(HERE, WELL, words(language))
    said = checked(screen)
    assert said.count("✅") == 5
    assert "400" in said
    assert "❌" not in said
    assert "/" not in said, "nothing is to be done"
    assert screen.accent == GOOD


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_and_what_to_do(language: str) -> None:
    places = [(f"#{'w' * 95}{number}", WANTED) for number in range(12)]
    screen = doctor_screen(places, ILL, words(language))
    said = checked(screen)
    assert said.count("❌") == 14
    assert words(language).text("perm-attach-files") in said
    assert OPERATOR[language] in said
    assert "120" in said
    assert screen.accent == BAD


def test_what_only_takes_time_is_no_fault() -> None:
    its = Condition(emojis=0, of=400, saving=True, load=1, aside=0)
    screen = doctor_screen(HERE, its, words("en"))
    assert "none of 400" in checked(screen)
    assert screen.accent == NEUTRAL
    off = Condition(emojis=0, of=0, saving=True, load=0, aside=0)
    assert "turned off by the operator" in checked(doctor_screen(HERE, off, words("en")))
