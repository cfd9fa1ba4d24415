"""The options of a match (M150), the presets, and the options as the game uses them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from bot.engine.game import GameMeta, Preset
from bot.engine.options import Option, OptionRules, option_specs
from bot.games.minchiate.deck import PACK


class Rules(OptionRules, frozen=True):
    """The options of one match, and what follows from them."""

    seat_draw: Annotated[Literal["cards", "random", "fixed"], Option("M30")] = "cards"
    set_length: Annotated[Literal[12, 4, 1], Option("M36")] = 12
    bottom_card: Annotated[Literal["cartiglia", "non_counting"], Option("M38")] = "cartiglia"
    cut_min: Annotated[int, Option("M39", span=(1, 40))] = 13
    rob_limit: Annotated[Literal[13, 24], Option("M42")] = 13
    cut_peek: Annotated[bool, Option("M43")] = True
    discard_conto: Annotated[Literal["allowed", "forbidden"], Option("M59")] = "allowed"
    discards_shown: Annotated[Literal["cards", "counts"], Option("M62")] = "cards"
    declare: Annotated[Literal["auto", "manual"], Option("M72")] = "auto"
    devil_versicola: Annotated[bool, Option("M22")] = False
    king_rule: Annotated[Literal["suit_first_led", "first_trick", "off"], Option("M84")] = "suit_first_led"
    matto_lead: Annotated[Literal["allowed", "forbidden"], Option("M85")] = "allowed"
    matto_last: Annotated[Literal["captured", "forced"], Option("M99")] = "captured"
    matto_last_extra: Annotated[Literal[0, 5], Option("M99")] = 0
    cascare: Annotated[Literal["mandatory", "optional", "off"], Option("M102")] = "mandatory"
    card_points: Annotated[Literal["over_42", "literal_piles"], Option("M111")] = "over_42"
    scoring: Annotated[Literal["differential", "cumulative"], Option("M65")] = "differential"
    rest_payment: Annotated[Literal["immediate", "at_end"], Option("M66")] = "immediate"
    unfinished_giro: Annotated[Literal["two_rests", "none"], Option("M128")] = "two_rests"
    abandon: Annotated[Literal["bot", "forfeit"], Option("M130")] = "bot"

    @cached_property
    def matto_may_lead(self) -> bool:
        """Whether the Matto may be led while other cards are held (M85)."""
        return self.matto_lead == "allowed"

    @cached_property
    def matto_forced(self) -> bool:
        """Whether the Matto must be played to the last trick but one (M100)."""
        return self.matto_last == "forced"

    @cached_property
    def cumulative(self) -> bool:
        """Whether each pair keeps a sum of its marks, and no difference is kept (M65)."""
        return self.scoring == "cumulative"

    @cached_property
    def pay_at_once(self) -> bool:
        """Whether each 60 points of difference are paid at once (M66). Cumulative scoring pays at the end (M150)."""
        return not self.cumulative and self.rest_payment == "immediate"


read = Rules.of

SPECS = option_specs(Rules)

PRESETS: tuple[Preset, ...] = (
    Preset("florence", {}),
    Preset("dresden", {"bottom_card": "non_counting", "rob_limit": 24, "matto_last": "forced"}),
    Preset(
        "renzoni_ricci", {"cut_peek": False, "matto_last_extra": 5, "cascare": "optional", "rest_payment": "at_end"}
    ),
    Preset("devil", {"devil_versicola": True}),
    Preset("quick", {"set_length": 1, "seat_draw": "random"}),
)
"""Florence is the default. Dresden follows the manual of 1798 where M150 names it (000); Renzoni & Ricci follows the
Italian text (004). Devil adds the versicola that both call a variant (M22). Quick is one game."""

META = GameMeta(
    slug="minchiate",
    pack=PACK,
    players=4,
    unit="unit-rests",
    options=SPECS,
    presets=PRESETS,
    length_option="set_length",
    lengths=(12, 4, 1),
)
