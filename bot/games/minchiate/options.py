"""The table options (M150), the presets, and the options as the rules read them."""

from __future__ import annotations

import msgspec

from bot.engine.game import GameMeta, Options, OptionSpec, Preset
from bot.games.minchiate.pack import PACK

SPECS: tuple[OptionSpec, ...] = tuple(
    OptionSpec(key, values, span, default, rule)
    for key, values, span, default, rule in (
        ("seat_draw", ("cards", "random", "fixed"), None, "cards", "M30"),
        ("set_length", (12, 4, 1), None, 12, "M36"),
        ("bottom_card", ("cartiglia", "non_counting"), None, "cartiglia", "M38"),
        ("cut_min", (), (1, 40), 13, "M39"),
        ("rob_limit", (13, 24), None, 13, "M42"),
        ("cut_peek", (True, False), None, True, "M43"),
        ("discard_conto", ("allowed", "forbidden"), None, "allowed", "M59"),
        ("discards_shown", ("cards", "counts"), None, "cards", "M62"),
        ("declare", ("auto", "manual"), None, "auto", "M72"),
        ("devil_versicola", (False, True), None, False, "M22"),
        ("king_rule", ("suit_first_led", "first_trick", "off"), None, "suit_first_led", "M84"),
        ("matto_lead", ("allowed", "forbidden"), None, "allowed", "M85"),
        ("matto_last", ("captured", "forced"), None, "captured", "M99"),
        ("matto_last_extra", (0, 5), None, 0, "M99"),
        ("cascare", ("mandatory", "optional", "off"), None, "mandatory", "M102"),
        ("card_points", ("over_42", "literal_piles"), None, "over_42", "M111"),
        ("scoring", ("differential", "cumulative"), None, "differential", "M65"),
        ("rest_payment", ("immediate", "at_end"), None, "immediate", "M66"),
        ("unfinished_giro", ("two_rests", "none"), None, "two_rests", "M128"),
        ("abandon", ("bot", "forfeit"), None, "bot", "M130"),
    )
)

PRESETS: tuple[Preset, ...] = (
    Preset("florence", {}),
    Preset("dresden", {"bottom_card": "non_counting", "rob_limit": 24, "matto_last": "forced"}),
    Preset(
        "renzoni_ricci", {"cut_peek": False, "matto_last_extra": 5, "cascare": "optional", "rest_payment": "at_end"}
    ),
    Preset("devil", {"devil_versicola": True}),
    Preset("quick", {"set_length": 1, "seat_draw": "random"}),
)
"""Florence is the default. Dresden follows the manual of 1798 where M150 names it (000), Renzoni & Ricci the Italian
text (004); devil adds the versicola both call a variant (M22); quick is one game."""

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


class Rules(msgspec.Struct, frozen=True):
    """The options of one match, read once. ``chosen`` are the same options as plain values, for views."""

    chosen: dict[str, str | int | bool]
    seat_draw: str
    set_length: int
    bottom_card: str
    cut_min: int
    rob_limit: int
    cut_peek: bool
    discard_conto: str
    discards_shown: str
    manual: bool
    devil: bool
    king_rule: str
    matto_lead: bool
    matto_forced: bool
    matto_last_extra: int
    cascare: str
    literal_piles: bool
    cumulative: bool
    pay_at_once: bool
    unfinished_giro: str
    abandon: str


def read(options: Options) -> Rules:
    """The rules for complete options. ``cumulative`` scoring implies payment at the end (M150)."""
    cumulative = options["scoring"] == "cumulative"
    return Rules(
        chosen=dict(options),
        seat_draw=str(options["seat_draw"]),
        set_length=int(options["set_length"]),
        bottom_card=str(options["bottom_card"]),
        cut_min=int(options["cut_min"]),
        rob_limit=int(options["rob_limit"]),
        cut_peek=bool(options["cut_peek"]),
        discard_conto=str(options["discard_conto"]),
        discards_shown=str(options["discards_shown"]),
        manual=options["declare"] == "manual",
        devil=bool(options["devil_versicola"]),
        king_rule=str(options["king_rule"]),
        matto_lead=options["matto_lead"] == "allowed",
        matto_forced=options["matto_last"] == "forced",
        matto_last_extra=int(options["matto_last_extra"]),
        cascare=str(options["cascare"]),
        literal_piles=options["card_points"] == "literal_piles",
        cumulative=cumulative,
        pay_at_once=not cumulative and options["rest_payment"] == "immediate",
        unfinished_giro=str(options["unfinished_giro"]),
        abandon=str(options["abandon"]),
    )
