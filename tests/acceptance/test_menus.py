"""T104: every menu has 1 to 25 options and every message at most 40 components, in whole deals of every game."""

from __future__ import annotations

import os

import pytest

from bot.engine.rng import Rng
from bot.games.registry import game, games
from bot.i18n import Words, words
from bot.table.model import TableState
from bot.table.selectors import public_view, seat_view
from bot.ui import screens
from bot.ui.screens.names import Company
from bot.ui.transport.screen import Screen
from tests.support.conformance import random_options
from tests.ui.limits import assert_limits
from tests.ui.tables import moments, table, who

DEALS = int(os.environ.get("GERMINI_FUZZ_DEALS", "10"))
"""Deals of each game; the full 500 of the specification take some minutes."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
def test_t104_menus_and_messages_keep_discords_limits_in_random_deals(slug: str) -> None:
    said = words("es")
    asked = 0
    for seed in range(DEALS):
        options = random_options(game(slug), Rng(f"menus {seed}".encode())) if seed % 2 or seed > 255 else {}
        for state, question in moments(seed % 256, slug, **options):
            if question is None:
                continue
            match = table(state, slug)
            company = who(match, said)
            for player in range(game(slug).meta.players):
                view = seat_view(match, player)
                assert view is not None
                if view.decisions:
                    assert_limits(screens.hand(match, view, company, None, said).view())
                    asked += 1
            for screen in public(match, company, said):
                assert_limits(screen.view())
    assert asked >= DEALS * 10


def public(match: TableState, company: Company, said: Words) -> list[Screen]:
    """Return the screens that everybody may open at this moment."""
    view = public_view(match)
    assert view is not None
    found = [screens.board(match, view, company, None, said), screens.table_words(match, view, company, said)]
    found += [screens.last_trick(match, view, company, said), screens.score(match, view, company, said)]
    return [*found, *(screens.result(match, count, company, None, said) for count in view.counts)]
