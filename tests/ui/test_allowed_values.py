"""Refusals of a value name the allowed ones in words, and never a raw key."""

from __future__ import annotations

import pytest

from bot.engine.actions import Refusal
from bot.engine.options import complete
from bot.engine.text import Arg
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, words
from bot.table.lobby import LEVELS
from bot.table.model import PACES
from bot.ui.screens.allowed_values import instead
from tests.support.edge import edge
from tests.support.panel import texts

UNKNOWN = ("game-unknown", "preset-unknown", "pace-unknown", "level-unknown", "talk-unknown", "deed-unknown")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", UNKNOWN)
def test_an_unknown_value_is_answered_with_the_known_ones(code: str, language: str) -> None:
    said = words(language)
    args: dict[str, Arg] = {} if code == "talk-unknown" else {"what": "soon"}
    told = instead(Refusal(code, args), "minchiate", said)
    assert told is not None
    assert ("soon" in told) == bool(args)
    if code == "pace-unknown":
        assert all(said.text(f"ui-pace-{pace}") in told for pace in PACES)
    if code == "level-unknown":
        assert all(said.text(f"ui-level-{level}") in told for level in LEVELS)
    if code == "preset-unknown":
        keys = [preset.key for preset in game("minchiate").meta.presets]
        assert all(said.text(f"preset-minchiate-{key}") in told for key in keys)


def test_an_option_is_named_with_its_values_and_its_rule() -> None:
    refusal = complete(game("minchiate").meta, {"king_rule": "never"})
    assert isinstance(refusal, Refusal)
    for language in LANGUAGES:
        said = words(language)
        told = instead(refusal, "minchiate", said)
        assert told is not None
        assert said.text("option-minchiate-king_rule") in told
        assert said.text("option-minchiate-king_rule--first_trick") in told
        assert "king_rule" not in told
        assert "M84" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_another_game_is_named_in_words_with_the_options_there_are(language: str) -> None:
    refusal = complete(game("chinze").meta, {"king_rule": "first_trick"})
    assert isinstance(refusal, Refusal)
    said = words(language)
    told = instead(refusal, "chinze", said)
    assert told is not None
    assert said.text("option-minchiate-king_rule") in told
    assert all(said.text(f"option-chinze-{one.key}") in told for one in game("chinze").meta.options)
    assert "king_rule" not in told


@pytest.mark.parametrize("slug", ["minchiate", None])
def test_the_key_of_an_option_that_no_game_has_is_not_shown(slug: str | None) -> None:
    told = instead(Refusal("option-unknown", {"option": "1z_raw"}), slug, words("en"))
    assert told is not None
    assert told.startswith("This table option does not exist")
    assert "1z_raw" not in told
    assert (words("en").text("option-minchiate-king_rule") in told) == (slug is not None)


def test_a_number_out_of_its_range_is_answered_with_the_range() -> None:
    told = instead(Refusal("option-value", {"option": "cut_min", "value": "99"}, "M39"), "minchiate", words("en"))
    assert told is not None
    assert "“99”" in told
    assert "1 to 40" in told


@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
def test_every_option_of_every_game_has_words_for_its_values(slug: str) -> None:
    for spec in game(slug).meta.options:
        for language in LANGUAGES:
            refusal = Refusal("option-value", {"option": spec.key, "value": "x"}, spec.rule)
            told = instead(refusal, slug, words(language))
            assert told is not None, spec.key
            assert "_" not in told
            assert "True" not in told


def test_what_a_person_typed_cannot_ping_or_format() -> None:
    told = instead(Refusal("pace-unknown", {"pace": "@everyone **" + "x" * 500}), None, words("en"))
    assert told is not None
    assert "@everyone" not in told.replace("\u200b", "|")
    assert len(told) < 300


def test_other_refusals_keep_their_own_sentence() -> None:
    assert instead(Refusal("not-held"), "minchiate", words("en")) is None
    assert instead(Refusal("option-value", {"option": "nonsense", "value": "1"}), "minchiate", words("en")) is None
    assert instead(Refusal("preset-unknown", {"preset": "x"}), None, words("en")) is None


async def test_a_player_is_told_the_allowed_values_of_the_game_at_the_table() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "table create", game="minchiate")
        await its.until(lambda: bool(its.store.states))
        (table,) = its.store.states
        assert its.bot is not None
        answers = its.bot.features.hands._answers  # pyright: ignore[reportPrivateUsage]
        refusal = Refusal("option-value", {"option": "cut_min", "value": "99"}, "M39")
        told = await answers.reason(refusal, table, words("en"))
        assert told == instead(refusal, "minchiate", words("en"))
        assert "cut_min" not in told
        await its.quiet()


@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
async def test_a_length_that_a_game_does_not_have_is_answered_with_its_lengths(slug: str) -> None:
    """The table was never opened, so the game is the one that was asked for."""
    meta = game(slug).meta
    async with edge() as its:
        before = len(its.host.messages(its.channel))
        await its.host.slash(its.channel, "table create", game=slug, length=7919)
        await its.until(lambda: len(its.host.messages(its.channel)) > before)
        told = texts(its.host.messages(its.channel)[-1])
        assert meta.length_option not in told.replace("\\", "")
        refusal = Refusal("option-value", {"option": meta.length_option, "value": "7919"})
        assert (instead(refusal, slug, words("en")) or "nothing") in told
        assert not its.store.states
        await its.quiet()
