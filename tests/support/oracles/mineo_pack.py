"""Mineo's pack, read again from the rules page (sections 2, 3 and 15): names, worth and the defaults of the table."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]

RANKS = ("5", "6", "7", "8", "9", "10", "D", "C", "Q", "R")

PACK: list[str] = (
    ["O4"] + [suit + rank for suit in "OCSB" for rank in RANKS] + [f"T{number}" for number in range(21)] + ["F"]
)
"""Canonical order (S3)."""

FIVES = ["OR", "CR", "SR", "BR", "T16", "T17", "T18", "T19"]
TENS = ["T20", "T1", "F"]
SIDES = ("soloist", "defenders")

TAKEABLE = ["T16", "T17", "T18", "T19", "T1"]
"""The cards whose capture from the other side is a pigliata (S66)."""

DEFAULTS: Options = {
    "last_trick_points": 5,
    "rimatura_rule": "majority",
    "pago_standing": "until_next_call",
    "prendo_rounds": "final",
    "pago_after_prendo": False,
    "dealer_final_pago": False,
    "pago_amount": 1,
    "dealer_shows_monte": "never",
    "discard_rule": "no_5_10",
    "show_discarded_trumps": False,
    "void_play": "must_trump",
    "overtrump": False,
    "fujutu_lead": "allowed",
    "fujutu_last_trick": "keep",
    "fujutu_unpaid": "surrender",
    "scommessa_requires": "none",
    "rivanto_eligibility": "not_spoken",
    "rivanto_target": "side",
    "rivanto_failure": "to_soloist",
    "arie_giove_cumulative": False,
    "match_hands": 6,
    "match_count": "played",
    "starting_chips": 0,
    "bottom_peek": True,
    "first_dealer": "random",
    "vanto_terms": "single",
    "table_talk": "off",
}
"""Section 15, line by line."""

CHOICES: dict[str, list[Any]] = {
    "last_trick_points": [5, 0],
    "rimatura_rule": ["majority", "full_points"],
    "pago_standing": ["until_next_call", "round_only"],
    "prendo_rounds": ["final", "all"],
    "pago_after_prendo": [False, True],
    "dealer_final_pago": [False, True],
    "pago_amount": [1, 2, 7],
    "dealer_shows_monte": ["never", "stata"],
    "discard_rule": ["no_5_10", "no_trumps", "scartine_only", "free"],
    "show_discarded_trumps": [False, True],
    "void_play": ["must_trump", "free"],
    "overtrump": [False, True],
    "fujutu_lead": ["allowed", "forbidden"],
    "fujutu_last_trick": ["keep", "lost"],
    "fujutu_unpaid": ["surrender", "keep"],
    "scommessa_requires": ["none", "fujutu"],
    "rivanto_eligibility": ["not_spoken", "not_passed", "any_defender"],
    "rivanto_target": ["side", "personal"],
    "rivanto_failure": ["to_soloist", "nothing"],
    "arie_giove_cumulative": [False, True],
    "match_hands": [3, 6],
    "match_count": ["played", "settled", "deals"],
    "starting_chips": [0, 20, -5],
    "bottom_peek": [True, False],
    "first_dealer": ["random", "host"],
    "vanto_terms": ["single", "dummett"],
    "table_talk": ["off", "buttons"],
}
"""Every value of section 15; of the free numbers a few."""


def full(options: Options) -> Options:
    """The table's options with the defaults of section 15 under them."""
    return DEFAULTS | options


def in_order(cards: list[str]) -> list[str]:
    return [card for card in PACK if card in cards]


def suit(card: str) -> str:
    """O C S B, T for the trumps; the Fujutu is of no suit (S6)."""
    return "" if card == "F" else card[0]


def height(card: str) -> int:
    """Height inside its own suit or among the trumps: S4 and S5 both follow the pack's own order."""
    return PACK.index(card)


def value(card: str) -> int:
    """Nominal value (S7)."""
    if card in TENS:
        return 10
    if card in FIVES:
        return 5
    return {"Q": 4, "C": 3, "D": 2}.get(card[1:], 1)


def thirds(card: str) -> int:
    return 3 * value(card) - 2


def is_scartina(card: str) -> bool:
    return value(card) == 1


def packets(dealer: int, deck: list[str], giri: int) -> list[list[str]]:
    """What each seat holds after so many giri (S18, S19), in the order dealt."""
    hands: list[list[str]] = [[], [], []]
    speaking = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    for giro in range(1, giri + 1):
        for place, seat in enumerate(speaking):
            start = 15 * (giro - 1) + 5 * place
            hands[seat] += deck[start : start + 5]
    return hands
