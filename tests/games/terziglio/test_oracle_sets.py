"""Engine and oracle agree on sets of cards, single tricks and legal cards under every option that affects them."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from bot.engine.cards import mask_of
from bot.games.terziglio.deck import MATTO, SUIT, cards_of, names
from bot.games.terziglio.melds import Finder
from bot.games.terziglio.play import bonus_of, legal_mask, winner_of
from tests.games.terziglio.play import cards, mask, options, rules
from tests.support.oracles import terziglio_hand as hand_rules
from tests.support.oracles import terziglio_patterns as patterns

TOUCHING: dict[str, tuple[Any, ...]] = {
    "trump_order": ("world_high", "bolognese"),
    "pip_order": ("standard", "bolognese"),
    "top_skip": ("one", "none"),
    "wild_extension": ("natural", "strict", "free"),
    "suit_pattern_cards": ("court_ace", "full_suit"),
    "combo_wild": ("none", "allowed"),
}
"""The options that affect combinations and patterns."""

EVERY: list[dict[str, Any]] = [dict(zip(TOUCHING, values, strict=True)) for values in product(*TOUCHING.values())]


def all_of(chosen: dict[str, Any]) -> dict[str, Any]:
    """Return all options for the oracle."""
    return {**patterns.DEFAULTS, **chosen}


def same_best(melds: Finder, chosen: dict[str, Any], held: frozenset[str]) -> None:
    """Check that the best score of the set is the same, and that the found claim is legal as it is shown (T34, T35)."""
    best, expected = melds.best(mask(" ".join(held))), patterns.best(held, chosen)
    found = (*best.combinations, *best.patterns)
    assert {one.family: len(one.cards) for one in found} == {**expected["combinations"], **expected["patterns"]}
    assert (best.combination_points, best.pattern_points) == (
        expected["combination_points"],
        expected["pattern_points"],
    )
    assert best.total == expected["total"]
    for one in found:
        assert set(names(one.cards)) <= held
        assert patterns.legal_claim(one.family, names(one.cards), chosen)


@pytest.mark.exhaustive
@pytest.mark.parametrize("extension", TOUCHING["wild_extension"])
@pytest.mark.parametrize("skip", TOUCHING["top_skip"])
@pytest.mark.parametrize("full", TOUCHING["suit_pattern_cards"])
def test_t25_t29_every_set_of_a_suit(extension: str, skip: str, full: str) -> None:
    for pips, suit in (("standard", "S"), ("bolognese", "S"), ("bolognese", "D")):
        chosen = {"wild_extension": extension, "top_skip": skip, "suit_pattern_cards": full, "pip_order": pips}
        melds, asked = rules(**chosen).melds, all_of(chosen)
        family = f"suit:{suit}"
        own = [*patterns.skeleton(family, asked), "MAT", "T1"]
        for size in range(len(own) + 1):
            for held in combinations(own, size):
                found = melds.pattern(family, mask(" ".join(held)))
                assert (len(found.cards) if found else 0) == patterns.longest(family, frozenset(held), asked), held


@pytest.mark.parametrize("family", ["mori", "assi", *patterns.COMBINATIONS])
def test_t20_t21_t30_every_set_of_cards_that_are_alike(family: str) -> None:
    own = {*patterns.MOORS} if family == "mori" else {*patterns.ACES}
    if family in patterns.COMBINATIONS:
        own = {*patterns.COMBINATIONS[family][0]}
    pool = sorted(own | {"MAT", "T1", "SK"})
    for wild, size in product(("none", "allowed"), range(len(pool) + 1)):
        melds, asked = rules(combo_wild=wild).melds, all_of({"combo_wild": wild})
        for held in combinations(pool, size):
            legal = melds.legal(family, mask(" ".join(held))) is not None
            assert legal == patterns.legal_claim(family, list(held), asked), held


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", range(0, len(EVERY), 8))
def test_t22_t35_best_score_of_random_sets(number: int) -> None:
    chance = Random(number)
    for chosen in EVERY[number : number + 8]:
        melds, asked = rules(**chosen).melds, all_of(chosen)
        for _ in range(40):
            density = chance.choice((0.15, 0.3, 0.5, 0.8, 0.95))
            same_best(melds, asked, frozenset(card for card in hand_rules.PACK if chance.random() < density))


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", range(0, len(EVERY), 8))
def test_t34_random_sets_shown_for_the_trumps(number: int) -> None:
    chance = Random(number)
    legal = 0
    for chosen in EVERY[number : number + 8]:
        melds, asked = rules(**chosen).melds, all_of(chosen)
        for _ in range(120):
            down = chance.randint(2, 22)
            top = [*patterns.skeleton("grande", asked)[:down], "MAT", "T1"]
            gone = {*chance.sample(top, min(len(top), chance.choice((0, 1, 1, 2, 2, 3))))}
            held = sorted({*top} - gone)
            expected = patterns.legal_claim("grande", held, asked)
            legal += expected
            assert (melds.legal("grande", mask(" ".join(held))) is not None) == expected, held
    assert legal > 100


def test_t3_t5_t43_t46_winner_and_score_of_random_tricks() -> None:
    chance = Random("tricks")
    bonuses = 0
    families = [*(row for row, _ in patterns.COMBINATIONS.values()), patterns.MOORS, patterns.ACES]
    families += [("T21", "T20", "T19", "T18"), *(hand_rules.SUITS[suit] for suit in "SBCD")]
    for _ in range(6000):
        chosen = {key: chance.choice(values) for key, values in TOUCHING.items()}
        chosen |= {key: chance.random() < 0.5 for key in ("trick_bonus", "fool_in_trick_bonus")}
        pool = [*chance.choice(families), "MAT", "T1", chance.choice(hand_rules.PACK)]
        shown = chance.sample(sorted(set(pool)), 3)
        leader = chance.randrange(3)
        lying = [((leader + step) % 3, card) for step, card in enumerate(shown)]
        asked, played = rules(**chosen), cards(" ".join(shown))
        led = next(SUIT[card] for card in played if card != MATTO)
        assert winner_of(asked, played, leader, led) == hand_rules.winner(lying, all_of(chosen)), (lying, chosen)
        bonus = hand_rules.bonus(lying, all_of(chosen))
        assert bonus_of(asked, played)[0] == bonus, (lying, chosen)
        bonuses += bonus > 0
    assert bonuses > 300


def test_t42_t45_legal_cards_of_random_hands() -> None:
    chance = Random("hands")
    for _ in range(4000):
        lead = chance.choice(("allowed", "forbidden"))
        drawn = chance.sample(hand_rules.PACK, chance.randint(1, 8))
        if chance.random() < 0.3:
            drawn = ["MAT", *(card for card in drawn if card != "MAT")]
        lying = chance.randint(0, min(2, len(drawn) - 1))
        chance.shuffle(drawn)
        trick = [(seat, card) for seat, card in enumerate(drawn[:lying])]
        hand = drawn[lying:]
        on = cards(" ".join(card for _, card in trick))
        led = next((SUIT[card] for card in on if card != MATTO), -1)
        found = names(cards_of(legal_mask(rules(fool_lead=lead), on, led, mask_of(cards(" ".join(hand))))))
        assert set(found) == hand_rules.legal(hand, trick, all_of({"fool_lead": lead})), (trick, hand, lead)


def test_the_oracle_knows_the_same_options() -> None:
    assert options() == patterns.DEFAULTS
