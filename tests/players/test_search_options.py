"""An option that is added to a game reaches its compiled play, or is named here as one that does not concern it.

The compiled play is compared with the rules position by position, but a short run may play none of the few positions in
which an option matters.
"""

from __future__ import annotations

import importlib

import numpy as np
import pytest

from bot.engine.game import OptionValue
from bot.engine.options import with_defaults
from bot.games.registry import game, games, searched

APART = {
    "chinze": {"hands_per_game", "red_pips"},
    "minchiate": {
        *("seat_draw", "set_length", "bottom_card", "cut_min", "rob_limit", "cut_peek", "discard_conto", "declare"),
        *("unfinished_giro", "abandon"),
    },
    "mineo": {
        *("show_discarded_trumps", "match_hands", "match_count", "starting_chips", "bottom_peek", "first_dealer"),
        *("vanto_terms", "table_talk"),
    },
    "terziglio": {
        *("direction", "dealer_rotation", "hands_per_game", "passed_hand_counts", "first_lead", "discard_restriction"),
    },
}
"""Options that change nothing while cards are played, or that the search reads from the rules themselves. The codes of
Chinze's cards are in the order of their strength."""


@pytest.mark.parametrize("slug", [slug for slug in games() if searched(slug)])
def test_an_option_reaches_the_compiled_play(slug: str) -> None:
    layout = importlib.import_module(f"bot.games.{slug}.search.layout")
    read = importlib.import_module(f"bot.games.{slug}.options").read
    meta = game(slug).meta

    def compiled(**chosen: OptionValue) -> np.ndarray:
        return layout.options_of(read({**with_defaults(meta, {}), **chosen}))

    default = compiled()
    apart = {
        spec.key
        for spec in meta.options
        if all(np.array_equal(compiled(**{spec.key: value}), default) for value in spec.values or spec.span or ())
    }
    assert apart == APART[slug]
