"""The colours of a pack: enough for its cards, bright and dimmed, and small enough for a palette."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import cards_art
from cards_art.draw.decks import DECKS
from cards_art.shades import INK, PAPER, SHADES, dimmed, read, shades_of, written


@pytest.mark.parametrize("slug", DECKS)
def test_every_pack_has_its_colours(slug: str) -> None:
    shades = cards_art.pack(slug).shades
    assert 100 < len(shades) <= SHADES
    assert len(set(shades)) == len(shades)
    assert {read(INK[1:])[0], read(PAPER[1:])[0]} <= set(shades)


def test_they_are_found_in_the_pictures_and_darkened(tmp_path: Path) -> None:
    Image.new("RGBA", (300, 500), (200, 40, 40, 255)).save(tmp_path / "red.png")
    shades = shades_of([tmp_path / "red.png"])
    for wanted in ((200, 40, 40), dimmed((200, 40, 40))):
        assert min(max(abs(a - b) for a, b in zip(one, wanted, strict=True)) for one in shades) <= 3


def test_a_line_of_colours_is_read_as_it_was_written() -> None:
    shades = ((0, 1, 255), (16, 32, 64))
    assert written(shades) == "0001ff102040"
    assert read(written(shades)) == shades
    with pytest.raises(ValueError, match="hex"):
        read("zz")


def test_dimmed_is_darker_and_greyer() -> None:
    r, g, b = dimmed((200, 100, 0))
    assert (r, g, b) < (200, 100, 58)
    assert r - b < 200
