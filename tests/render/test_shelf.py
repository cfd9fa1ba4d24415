"""Sprites take no more memory than they may, however many packs, themes and widths are in use."""

from __future__ import annotations

import pytest

from bot.render import sprites
from bot.render.service import warmed
from bot.render.shelf import Shelf, weight
from bot.render.sprites import HEADS_MOST, SPRITES_MOST, card_height, corner, memory, sprite
from tests.render.samples import PACK


def made(shelf: Shelf[bytes], key: int, size: int = 40) -> bytes:
    return shelf.take(key, lambda: bytes([key]) * size)


def test_what_was_used_longest_ago_goes() -> None:
    shelf: Shelf[bytes] = Shelf(100, len)
    first, _ = made(shelf, 1), made(shelf, 2)
    assert made(shelf, 1) is first
    made(shelf, 3)
    assert shelf.held == 80
    assert made(shelf, 1) is first
    assert shelf.take(2, lambda: b"new") == b"new"


def test_a_thing_larger_than_the_shelf_is_kept_alone() -> None:
    shelf: Shelf[bytes] = Shelf(100, len)
    made(shelf, 1)
    made(shelf, 2, 500)
    assert shelf.held == 500


def test_nothing_is_kept_of_what_fails() -> None:
    shelf: Shelf[bytes] = Shelf(100, len)
    with pytest.raises(ZeroDivisionError):
        shelf.take(1, lambda: bytes(1 // 0))
    assert shelf.held == 0
    assert made(shelf, 1) == b"\1" * 40


def test_the_sprites_of_four_packs_stay_under_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SPRITES_MOST + HEADS_MOST <= 120_000_000
    monkeypatch.setattr(sprites, "_heads", Shelf(HEADS_MOST, weight))
    monkeypatch.setattr(sprites, "_sprites", Shelf(SPRITES_MOST, weight))
    assert warmed("minchiate") == 2 * len(PACK.ids)
    assert 0 < 4 * memory() < 80_000_000


def test_bands_make_up_the_whole_card() -> None:
    card = sprite("minchiate", "T35", 200)
    assert sum(part.height for part, _ in card.parts) == card_height(200)
    assert [mask is None for _, mask in card.parts] == [False, True, False]
    assert corner("minchiate", "T35", 62).face.width == 62
