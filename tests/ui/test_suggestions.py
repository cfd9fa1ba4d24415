"""Suggestions offered while a person types."""

from __future__ import annotations

import pytest

from bot.ui.requests.slash_commands import MOST_CHOICES, offered

NAMES = (("Una partida rápida", "quick"), ("Così è più difficile", "hard"), ("ÁRBOL", "tree"))


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("rapida", ["quick"]),
        ("RÁP", ["quick"]),
        ("ra\u0301p", ["quick"]),
        ("piu dif", ["hard"]),
        ("arbol", ["tree"]),
        ("", ["quick", "hard", "tree"]),
        ("x", []),
    ],
)
def test_a_name_is_found_without_its_accents(typed: str, values: list[str]) -> None:
    assert [choice.value for choice in offered(NAMES, typed)] == values


def test_no_more_is_offered_than_discord_takes() -> None:
    found = offered([(f"{number:03} " + "x" * 200, str(number)) for number in range(40)], "")
    assert len(found) == MOST_CHOICES
    assert all(len(choice.name) <= 100 for choice in found)
