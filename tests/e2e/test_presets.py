"""Every game under a preset that is not its default: a whole match of one person among bots."""

from __future__ import annotations

import pytest

from bot.games.registry import games
from bot.i18n import words
from tests.e2e.conftest import Hall
from tests.e2e.test_whole_deals import play_match

OTHERS = [(slug, game.meta.presets[-1].key) for slug, game in games().items() if len(game.meta.presets) > 1]
"""Game and the last of its presets; the first is the default."""


def test_every_game_has_another_preset() -> None:
    assert [slug for slug, _ in OTHERS] == list(games())


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize(("slug", "preset"), OTHERS)
async def test_a_match_under_another_preset_is_played_to_its_end(hall_inside: Hall, slug: str, preset: str) -> None:
    hall = hall_inside
    meta = games()[slug].meta
    thread = await hall.open_table(people=1, slug=slug, rules=preset, length=min(meta.lengths))
    named = words("en").text(f"preset-{slug}-{preset}")
    assert named in hall.requests_text(), "the table's card names its rules"
    assert await play_match(hall, thread, hall.players[:1]) >= 1
    assert hall.players[0].answers
    assert not hall.bot.errors()
