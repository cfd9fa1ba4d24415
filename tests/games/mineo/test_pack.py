"""The deck of section 2 and the card points of section 3."""

from __future__ import annotations

import json
import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import cards_of, mask_of
from bot.games.mineo.deck import (
    ALL,
    ARIE,
    HONOURS,
    IDS,
    PACK,
    RE,
    SCARTINE,
    SIZE,
    SUIT_MASKS,
    THIRDS,
    TOTAL_THIRDS,
    VALUE,
    thirds_of,
)
from tests.games.mineo.cards import ids, mask


def test_the_pack_has_the_cards_of_s1_and_s2() -> None:
    assert len(IDS) == len(set(IDS)) == SIZE == 63
    assert [SUIT_MASKS[suit].bit_count() for suit in range(6)] == [11, 10, 10, 10, 21, 1]
    assert PACK.suits[0] == "O"
    assert PACK.suits[-1] == "F"
    assert PACK.card("O4") == 0
    assert PACK.card("C4") is None


def test_values_make_104_points_as_in_s11() -> None:
    assert TOTAL_THIRDS == thirds_of(ALL) == 312
    assert sum(VALUE) == 146
    assert ids(cards_of(HONOURS)) == "OR CR SR BR T1 T16 T17 T18 T19 T20 F"
    assert SCARTINE.bit_count() == 40
    assert RE.bit_count() == ARIE.bit_count() == 4
    assert thirds_of(mask("T20 T1 F")) == 84
    assert [THIRDS[card] for card in cards_of(mask("O4 OD OC OQ OR T20"))] == [1, 4, 7, 10, 13, 28]


@given(st.sets(st.integers(0, SIZE - 1)))
def test_worth_of_a_set_is_the_sum_of_its_cards(found: set[int]) -> None:
    assert cards_of(mask_of(found)) == tuple(sorted(found))
    assert thirds_of(mask_of(found)) == sum(3 * VALUE[card] - 2 for card in found)


@given(st.permutations(range(SIZE)))
def test_counting_by_threes_gives_the_same_points(order: list[int]) -> None:
    """S10: the nominal values of three cards less two."""
    pile = order[:30]
    by_threes = sum(sum(VALUE[card] for card in pile[at : at + 3]) - 2 for at in range(0, 30, 3))
    assert thirds_of(mask_of(pile)) == 3 * by_threes


def test_the_shared_vectors_use_the_same_ids() -> None:
    text = (Path(__file__).parents[2] / "data" / "mineo" / "selfplay.json").read_text()
    deck = json.loads(text)["hands"][0]["deck"]
    assert sorted(deck) == sorted(IDS)
    assert all(re.fullmatch(r"[OCSB](4|5|6|7|8|9|10|D|C|Q|R)|T\d+|F", card_id) for card_id in IDS)
