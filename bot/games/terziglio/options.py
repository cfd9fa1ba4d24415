"""The table options of section 11, the presets, and the options as the rules read them."""

from __future__ import annotations

import msgspec

from bot.engine.game import GameMeta, Options, OptionSpec, Preset
from bot.games.terziglio.melds import Finder, finder
from bot.games.terziglio.pack import PACK

SPECS: tuple[OptionSpec, ...] = tuple(
    OptionSpec(key, values, span, default, rule)
    for key, values, span, default, rule in (
        ("trump_order", ("world_high", "bolognese"), None, "world_high", "T3"),
        ("pip_order", ("standard", "bolognese"), None, "standard", "T4"),
        ("direction", ("ccw", "cw"), None, "ccw", "T1"),
        ("dealer_rotation", ("with_play", "against_play"), None, "with_play", "T9"),
        ("hands_per_game", (), (1, 1000), 3, "T63"),
        ("passed_hand_counts", (False, True), None, False, "T15"),
        ("first_lead", ("declarer", "eldest"), None, "declarer", "T41"),
        ("discard_restriction", ("five_point", "none"), None, "five_point", "T17"),
        ("solo_stock", ("declarer", "last_trick"), None, "declarer", "T19"),
        ("top_skip", ("one", "none"), None, "one", "T25"),
        ("wild_extension", ("natural", "strict", "free"), None, "natural", "T29"),
        ("suit_pattern_cards", ("court_ace", "full_suit"), None, "court_ace", "T25"),
        ("combo_wild", ("none", "allowed"), None, "none", "T21"),
        ("trick_bonus", (True, False), None, True, "T46"),
        ("fool_in_trick_bonus", (False, True), None, False, "T46"),
        ("fool_lead", ("allowed", "forbidden"), None, "allowed", "T45"),
        ("odd_card", ("declarer", "defenders"), None, "declarer", "T54"),
        ("tie", ("declarer_loses", "void"), None, "declarer_loses", "T58"),
        ("all_tricks", ("plus40", "flat40"), None, "plus40", "T61"),
    )
)

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
    unit="unit-points",
    options=SPECS,
    presets=PRESETS,
    length_option="hands_per_game",
    lengths=(3, 1, 6, 9),
)

LOOKS = {"world_high": "terziglio", "bolognese": "bologna"}
"""The look of the cards by the order of the trumps: with the Angel highest it is a Bolognese pack (T2, T3)."""


class Rules(msgspec.Struct, frozen=True):
    """The options of one match, read once. ``chosen`` are the same options as plain values, for views."""

    chosen: dict[str, str | int | bool]
    look: str
    bolognese_trumps: bool
    bolognese_pips: bool
    with_play: bool
    hands: int
    passed_counts: bool
    declarer_leads: bool
    barred: bool
    stock_by_last: bool
    melds: Finder
    trick_bonus: bool
    fool_bonus: bool
    fool_lead: bool
    odd_to_declarer: bool
    tie_void: bool
    flat40: bool


def read(options: Options) -> Rules:
    """The rules for complete options."""
    return Rules(
        chosen=dict(options),
        look=LOOKS[str(options["trump_order"])],
        bolognese_trumps=options["trump_order"] == "bolognese",
        bolognese_pips=options["pip_order"] == "bolognese",
        with_play=options["dealer_rotation"] == "with_play",
        hands=int(options["hands_per_game"]),
        passed_counts=bool(options["passed_hand_counts"]),
        declarer_leads=options["first_lead"] == "declarer",
        barred=options["discard_restriction"] == "five_point",
        stock_by_last=options["solo_stock"] == "last_trick",
        melds=finder(
            options["trump_order"] == "bolognese",
            options["pip_order"] == "bolognese",
            options["suit_pattern_cards"] == "full_suit",
            options["top_skip"] == "one",
            str(options["wild_extension"]),
            options["combo_wild"] == "allowed",
        ),
        trick_bonus=bool(options["trick_bonus"]),
        fool_bonus=bool(options["fool_in_trick_bonus"]),
        fool_lead=options["fool_lead"] == "allowed",
        odd_to_declarer=options["odd_card"] == "declarer",
        tie_void=options["tie"] == "void",
        flat40=options["all_tricks"] == "flat40",
    )
