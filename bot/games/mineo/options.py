"""The table options (section 15), the presets, and the options as the rules read them."""

from __future__ import annotations

import msgspec

from bot.engine.game import GameMeta, Options, OptionSpec, Preset
from bot.games.mineo.pack import PACK

MATCHES = (6, *(hands for hands in range(3, 100, 3) if hands != 6))
"""Lengths of a match: multiples of three (S85)."""

SPECS: tuple[OptionSpec, ...] = tuple(
    OptionSpec(key, values, span, default, rule)
    for key, values, span, default, rule in (
        ("last_trick_points", (5, 0), None, 5, "S12"),
        ("rimatura_rule", ("majority", "full_points"), None, "majority", "S13"),
        ("pago_standing", ("until_next_call", "round_only"), None, "until_next_call", "S28"),
        ("prendo_rounds", ("final", "all"), None, "final", "S24"),
        ("pago_after_prendo", (False, True), None, False, "S33"),
        ("dealer_final_pago", (False, True), None, False, "S24"),
        ("pago_amount", (), (1, 1000), 1, "S34"),
        ("dealer_shows_monte", ("never", "stata"), None, "never", "S39"),
        ("discard_rule", ("no_5_10", "no_trumps", "scartine_only", "free"), None, "no_5_10", "S41"),
        ("show_discarded_trumps", (False, True), None, False, "S42"),
        ("void_play", ("must_trump", "free"), None, "must_trump", "S54"),
        ("overtrump", (False, True), None, False, "S56"),
        ("fujutu_lead", ("allowed", "forbidden"), None, "allowed", "S58"),
        ("fujutu_last_trick", ("keep", "lost"), None, "keep", "S63"),
        ("fujutu_unpaid", ("surrender", "keep"), None, "surrender", "S65"),
        ("scommessa_requires", ("none", "fujutu"), None, "none", "S45"),
        ("rivanto_eligibility", ("not_spoken", "not_passed", "any_defender"), None, "not_spoken", "S47"),
        ("rivanto_target", ("side", "personal"), None, "side", "S49"),
        ("rivanto_failure", ("to_soloist", "nothing"), None, "to_soloist", "S71"),
        ("arie_giove_cumulative", (False, True), None, False, "S73"),
        ("match_hands", MATCHES, None, 6, "S85"),
        ("match_count", ("played", "settled", "deals"), None, "played", "S86"),
        ("starting_chips", (), (-10_000, 10_000), 0, "S87"),
        ("bottom_peek", (True, False), None, True, "S17"),
        ("first_dealer", ("random", "host"), None, "random", "S15"),
        ("vanto_terms", ("single", "dummett"), None, "single", "S50"),
        ("table_talk", ("off", "buttons"), None, "off", "S90"),
    )
)

PRESETS: tuple[Preset, ...] = (
    Preset("mineo", {}),
    Preset("parlato", {"table_talk": "buttons"}),
    Preset("dummett", {"vanto_terms": "dummett", "rivanto_eligibility": "any_defender"}),
    Preset("rapido", {"match_hands": 3, "match_count": "settled"}),
)
"""Mineo is the default. *Parlato* adds the table talk (S90); *dummett* words and opens the rivanto as he reports it
(S47, S50); *rapido* is three hands, the paid ones counted (S86)."""

META = GameMeta(
    slug="mineo",
    pack=PACK,
    players=3,
    unit="unit-jochi",
    options=SPECS,
    presets=PRESETS,
    length_option="match_hands",
    lengths=(6, 3, 9, 12),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of one match, read once. ``chosen`` are the same options as plain values, for views."""

    chosen: dict[str, str | int | bool]
    last_trick_points: int
    full_points: bool
    pago_round_only: bool
    prendo_always: bool
    pago_after_prendo: bool
    dealer_final_pago: bool
    pago_amount: int
    dealer_shows_stata: bool
    discard_rule: str
    show_trumps: bool
    void_free: bool
    overtrump: bool
    fujutu_lead: bool
    fujutu_lost_last: bool
    fujutu_kept: bool
    scommessa_needs_fujutu: bool
    rivanto_eligibility: str
    rivanto_personal: bool
    rivanto_failure_pays: bool
    arie_cumulative: bool
    match_hands: int
    match_count: str
    starting_chips: int
    bottom_peek: bool
    random_dealer: bool
    dummett_terms: bool
    talk: bool


def read(options: Options) -> Rules:
    """The rules for complete options."""
    return Rules(
        chosen=dict(options),
        last_trick_points=int(options["last_trick_points"]),
        full_points=options["rimatura_rule"] == "full_points",
        pago_round_only=options["pago_standing"] == "round_only",
        prendo_always=options["prendo_rounds"] == "all",
        pago_after_prendo=bool(options["pago_after_prendo"]),
        dealer_final_pago=bool(options["dealer_final_pago"]),
        pago_amount=int(options["pago_amount"]),
        dealer_shows_stata=options["dealer_shows_monte"] == "stata",
        discard_rule=str(options["discard_rule"]),
        show_trumps=bool(options["show_discarded_trumps"]),
        void_free=options["void_play"] == "free",
        overtrump=bool(options["overtrump"]),
        fujutu_lead=options["fujutu_lead"] == "allowed",
        fujutu_lost_last=options["fujutu_last_trick"] == "lost",
        fujutu_kept=options["fujutu_unpaid"] == "keep",
        scommessa_needs_fujutu=options["scommessa_requires"] == "fujutu",
        rivanto_eligibility=str(options["rivanto_eligibility"]),
        rivanto_personal=options["rivanto_target"] == "personal",
        rivanto_failure_pays=options["rivanto_failure"] == "to_soloist",
        arie_cumulative=bool(options["arie_giove_cumulative"]),
        match_hands=int(options["match_hands"]),
        match_count=str(options["match_count"]),
        starting_chips=int(options["starting_chips"]),
        bottom_peek=bool(options["bottom_peek"]),
        random_dealer=options["first_dealer"] == "random",
        dummett_terms=options["vanto_terms"] == "dummett",
        talk=options["table_talk"] == "buttons",
    )
