"""Cached sprites stay within their limit of memory, however many packs, themes and widths are in use."""

from __future__ import annotations

import pytest

from bot.cache import ByteCache
from bot.render import sprites
from bot.render.chips import chip_face
from bot.render.service import warmed
from bot.render.sprites import MAX_HEAD_BYTES, MAX_SPRITE_BYTES, card_height, memory, sprite, weight
from tests.render.samples import PACK


@pytest.mark.slow
def test_the_sprites_of_four_packs_stay_under_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_SPRITE_BYTES + MAX_HEAD_BYTES <= 120_000_000
    monkeypatch.setattr(sprites, "_heads", ByteCache(MAX_HEAD_BYTES, weight))
    monkeypatch.setattr(sprites, "_sprites", ByteCache(MAX_SPRITE_BYTES, weight))
    assert warmed("minchiate") == 3 * len(PACK.ids)
    assert 0 < memory() < 30_000_000
    for slug in ("terziglio", "chinze", "mineo"):
        warmed(slug)
    assert memory() <= MAX_SPRITE_BYTES + MAX_HEAD_BYTES


def test_bands_make_up_the_whole_card() -> None:
    card = sprite("minchiate", "T35", 200)
    assert sum(part.height for part, _ in card.parts) == card_height(200)
    assert [mask is None for _, mask in card.parts] == [False, True, False]
    assert chip_face("minchiate", "T35", (56, 88)).size == (56, 88)
