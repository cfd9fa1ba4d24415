"""Every badge has a name and a sentence that says how it is earned, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, check, words
from bot.i18n.catalogue import sources
from bot.standings import ACHIEVEMENTS, PLAYED
from bot.ui.screens.achievements import badge_how, badge_key, badge_name, badges_of

DECLARED = (
    *(one.key for one in ACHIEVEMENTS),
    *(f"{slug}:{feat}" for slug in games() for feat in (PLAYED, *companions(slug).feats)),
)


@cache
def keys(language: str) -> frozenset[str]:
    """Return the keys of a catalogue."""
    return frozenset(check.read_catalogue(sources(language)).placeables)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", DECLARED)
def test_a_badge_has_its_name_and_its_sentence(key: str, language: str) -> None:
    assert {badge_key(key), f"{badge_key(key)}.how"} <= keys(language)
    said = words(language)
    name, how = badge_name(key, said), badge_how(key, said)
    assert 3 < len(name) <= 40
    assert how.endswith(".")
    assert len(how) <= 130
    assert "\n" not in name + how


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_badges_share_a_name(language: str) -> None:
    names = [badge_name(key, words(language)) for key in DECLARED]
    assert len(set(names)) == len(DECLARED) > 20


def test_a_badge_that_no_longer_exists_has_no_name() -> None:
    for key in ("juggler", "briscola:played", "chinze:juggler"):
        assert badge_name(key, words("en")) == badge_how(key, words("en")) == ""


def test_every_badge_can_be_earned_in_some_game() -> None:
    found = {key for slug in games() for key in badges_of(slug)}
    assert found == set(DECLARED)


def test_the_badge_of_all_games_counts_them() -> None:
    """Its text names their number."""
    from bot.standings.achievements import GAMES

    assert len(games()) == GAMES
