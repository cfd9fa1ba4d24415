"""What the seals and the seeded matches of tests depend on. With fixed seeds the cards follow from it, so it stays when
a release changes the version of the package, and when a game gets another option."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import GameMeta, OptionSpec, OptionValue

PINNED = "0.1.0"
"""The version that the seals of tests bind."""

_OPTIONS = {
    "chinze": """
        hands_per_game top_trump counting_trump red_pips overtrump fool_exchange fool_unpaid urtimo_points
        urtimo_to draw_shown
    """,
    "minchiate": """
        seat_draw set_length bottom_card cut_min rob_limit cut_peek discard_conto discards_shown declare
        devil_versicola king_rule matto_lead matto_last matto_last_extra cascare card_points scoring
        rest_payment unfinished_giro abandon
    """,
    "mineo": """
        last_trick_points rimatura_rule pago_standing prendo_rounds pago_after_prendo dealer_final_pago
        pago_amount dealer_shows_monte discard_rule show_discarded_trumps void_play overtrump fujutu_lead
        fujutu_last_trick fujutu_unpaid scommessa_requires rivanto_eligibility rivanto_target rivanto_failure
        arie_giove_cumulative match_hands match_count starting_chips bottom_peek first_dealer vanto_terms
        table_talk
    """,
    "terziglio": """
        trump_order pip_order direction dealer_rotation hands_per_game passed_hand_counts first_lead
        discard_restriction solo_stock top_skip wild_extension suit_pattern_cards combo_wild trick_bonus
        fool_in_trick_bonus fool_lead odd_card tie all_tricks
    """,
}
"""The options that the games had when their goldens were made. An option that is added later is not named here."""


def pinned_options(meta: GameMeta) -> tuple[OptionSpec, ...]:
    """Return the options of a game without those that were added later; all options of a game that is not named."""
    known = _OPTIONS.get(meta.slug)
    return meta.options if known is None else tuple(one for one in meta.options if one.key in known.split())


def as_before(meta: GameMeta, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options without those that were added later and have their default."""
    usual = {one.key: one.default for one in meta.options}
    known = {one.key for one in pinned_options(meta)}
    return {key: value for key, value in options.items() if key in known or value != usual.get(key)}
