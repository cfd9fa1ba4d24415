"""The options of a match and its presets."""

from __future__ import annotations

from typing import Annotated

from bot.engine.game import GameMeta, Preset
from bot.engine.options import Option, OptionRules, option_specs
from tests.support.games.small.deck import PACK


class Rules(OptionRules, frozen=True):
    """The options of one match."""

    deals: Annotated[int, Option("Z2", values=(3, 1))] = 3
    must_trump: Annotated[bool, Option("Z3")] = True
    fool_leads: Annotated[bool, Option("Z4")] = False
    last_trick: Annotated[int, Option("Z6", span=(0, 5))] = 1


META = GameMeta(
    slug="small",
    pack=PACK,
    players=3,
    unit="unit-points",
    options=option_specs(Rules),
    presets=(Preset("plain", {}), Preset("free", {"must_trump": False, "fool_leads": True})),
    length_option="deals",
    lengths=(1, 3),
)
