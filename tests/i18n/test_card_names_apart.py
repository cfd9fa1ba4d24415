"""The names of any two cards of a deck can be told apart: in menus, on buttons, on a narrow phone."""

from __future__ import annotations

import unicodedata

import pytest

from bot.engine.cards import Pack
from bot.games.registry import games
from bot.i18n import LANGUAGES, words

NARROW = 22
"""Characters of a menu line that the narrowest phone shows."""
LOOKS = [
    (game.meta.pack, look)
    for game in games().values()
    for look in ((game.meta.pack.slug, "bologna") if game.meta.slug == "terziglio" else (game.meta.pack.slug,))
]


def bare(said: str) -> str:
    """Return letters and digits only, without case, accents and points: what a quick glance distinguishes."""
    plain = unicodedata.normalize("NFKD", said.casefold())
    return "".join(char for char in plain if char.isalnum())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pack", "look"), LOOKS, ids=[look for _, look in LOOKS])
def test_names_differ_before_a_phone_cuts_them(pack: Pack, look: str, language: str) -> None:
    said, shown = words(language), pack.dressed(look)
    full = [bare(said.card(shown.slug, card_id)[:NARROW]) for card_id in shown.ids]
    short = [bare(said.card_short(shown.slug, card_id)) for card_id in shown.ids]
    assert shown.slug == look
    assert len(set(full)) == len(set(short)) == len(pack.ids)
    for n, (one, other) in enumerate(zip(full, short, strict=True)):
        assert one not in [*short[:n], *short[n + 1 :]]
        assert other not in [*full[:n], *full[n + 1 :]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_moors_are_told_apart_by_what_they_carry(language: str) -> None:
    said = words(language)
    full = [said.card("bologna", f"T{rank}") for rank in (5, 4, 3, 2)]
    short = [said.card_short("bologna", f"T{rank}") for rank in (5, 4, 3, 2)]
    carried = [name.split()[-1].split("’")[-1] for name in full]
    assert len({name.split()[0] for name in full}) == 1
    assert len(set(carried)) == 4
    for thing, brief in zip(carried, short, strict=True):
        told = brief.partition("(")[2].rstrip(".)")
        assert len(told) >= 3
        assert thing.startswith(told)


def test_the_courts_of_mineo_are_shortened_alike_in_italian() -> None:
    said = words("it")
    courts = [said.card_short("mineo", f"{suit}{rank}") for suit in "OCSB" for rank in "DCQR"]
    assert [one.split()[0] for one in courts] == ["Don", "Cav", "Reg", "Re"] * 4
