"""The table options (section 11), the presets, and the options as the game uses them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from bot.engine.game import GameMeta, Preset
from bot.engine.options import Option, OptionRules, option_specs
from bot.games.terziglio.deck import PACK
from bot.games.terziglio.melds import Finder, finder

LOOKS = {"world_high": "terziglio", "bolognese": "bologna"}
"""The card images by the option ``trump_order``: with the Angel highest the pack is Bolognese (T2, T3)."""


class Rules(OptionRules, frozen=True):
    """The options of one match, and what follows from them."""

    trump_order: Annotated[Literal["world_high", "bolognese"], Option("T3")] = "world_high"
    pip_order: Annotated[Literal["standard", "bolognese"], Option("T4")] = "standard"
    direction: Annotated[Literal["ccw", "cw"], Option("T1")] = "ccw"
    dealer_rotation: Annotated[Literal["with_play", "against_play"], Option("T9")] = "with_play"
    hands_per_game: Annotated[int, Option("T63", span=(1, 1000))] = 3
    passed_hand_counts: Annotated[bool, Option("T15")] = False
    first_lead: Annotated[Literal["declarer", "eldest"], Option("T41")] = "declarer"
    discard_restriction: Annotated[Literal["five_point", "none"], Option("T17")] = "five_point"
    solo_stock: Annotated[Literal["declarer", "last_trick"], Option("T19")] = "declarer"
    top_skip: Annotated[Literal["one", "none"], Option("T25")] = "one"
    wild_extension: Annotated[Literal["natural", "strict", "free"], Option("T29")] = "natural"
    suit_pattern_cards: Annotated[Literal["court_ace", "full_suit"], Option("T25")] = "court_ace"
    combo_wild: Annotated[Literal["none", "allowed"], Option("T21")] = "none"
    trick_bonus: Annotated[bool, Option("T46")] = True
    fool_in_trick_bonus: Annotated[bool, Option("T46")] = False
    fool_lead: Annotated[Literal["allowed", "forbidden"], Option("T45")] = "allowed"
    odd_card: Annotated[Literal["declarer", "defenders"], Option("T54")] = "declarer"
    tie: Annotated[Literal["declarer_loses", "void"], Option("T58")] = "declarer_loses"
    all_tricks: Annotated[Literal["plus40", "flat40"], Option("T61")] = "plus40"

    @cached_property
    def bolognese(self) -> tuple[bool, bool]:
        """Whether the trumps, and the pips, are in the Bolognese order (T3, T4)."""
        return self.trump_order == "bolognese", self.pip_order == "bolognese"

    @cached_property
    def melds(self) -> Finder:
        """The finder of combinations and patterns (T20-T35)."""
        return finder(
            self.trump_order == "bolognese",
            self.pip_order == "bolognese",
            self.suit_pattern_cards == "full_suit",
            self.top_skip == "one",
            self.wild_extension,
            self.combo_wild == "allowed",
        )

    @property
    def look(self) -> str:
        """The slug of the card images."""
        return LOOKS[self.trump_order]


read = Rules.of

SPECS = option_specs(Rules)

PRESETS: tuple[Preset, ...] = (
    Preset("seed", {}),
    Preset(
        "bologna",
        {
            "trump_order": "bolognese",
            "pip_order": "bolognese",
            "wild_extension": "free",
            "solo_stock": "last_trick",
            "all_tricks": "flat40",
        },
    ),
)

META = GameMeta(
    slug="terziglio",
    pack=PACK,
    players=3,
    unit="unit-game-points",
    options=SPECS,
    presets=PRESETS,
    length_option="hands_per_game",
    lengths=(3, 1, 6, 9),
)
