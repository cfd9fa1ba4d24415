"""Combinations, patterns and their points (T20-T36)."""

from __future__ import annotations

import pytest

from bot.games.terziglio.deck import WHOLE
from bot.games.terziglio.melds import FAMILIES
from bot.games.terziglio.options import PRESETS
from tests.games.terziglio.play import mask, rules

SEED = rules().melds


@pytest.mark.parametrize(
    ("family", "three", "four"),
    [
        ("tarocchi", "T21 T1 MAT", "T21 T20 T1 MAT"),
        ("kings", "SK BK CK", "SK BK CK DK"),
        ("queens", "SQ BQ DQ", "SQ BQ CQ DQ"),
        ("cavaliers", "SC CC DC", "SC BC CC DC"),
        ("jacks", "BJ CJ DJ", "SJ BJ CJ DJ"),
    ],
)
def test_t20_combinations_of_three_and_four(family: str, three: str, four: str) -> None:
    worth = {"tarocchi": 18, "kings": 17, "queens": 14, "cavaliers": 13, "jacks": 12}[family]
    for text, points in ((three, worth), (four, 2 * worth)):
        found = SEED.legal(family, mask(text))
        assert found is not None
        assert found.points == points
    assert SEED.find(family, mask(three.rsplit(" ", 1)[0])) is None


def test_t21_wild_cards_serve_in_combinations_only_by_option() -> None:
    assert SEED.combination("kings", mask("SK BK MAT T1")) is None
    allowed = rules(combo_wild="allowed").melds
    found = allowed.combination("kings", mask("SK BK MAT T1"))
    assert found is not None
    assert (len(found.cards), found.points) == (4, 34)
    assert allowed.combination("kings", mask("SK MAT T1")) is None
    assert allowed.combination("tarocchi", mask("T21 MAT")) is None


def test_t22_three_combinations_count_double() -> None:
    two = SEED.best(mask("SQ BQ CQ SC BC CC"))
    three = SEED.best(mask("SQ BQ CQ SC BC CC SJ BJ CJ"))
    assert two.combination_points == 27
    assert three.combination_points == 2 * (14 + 13 + 12)


@pytest.mark.parametrize(
    ("shown", "legal"),
    [
        ("SK SQ SC", True),
        ("SK SC SJ", True),
        ("SK SQ", False),
        ("SK SQ SA", False),
        ("SK SQ SC SA", True),
        ("SQ SC SJ", False),
        ("SK SQ MAT", True),
        ("SK MAT T1", False),
        ("SK SQ MAT T1", False),
        ("SK SC MAT T1", True),
        ("SK SQ SC MAT T1", True),
        ("SK SQ SC BQ", False),
    ],
)
def test_t25_to_t29_what_may_be_shown_of_a_suit(shown: str, legal: bool) -> None:
    assert (SEED.legal("suit:S", mask(shown)) is not None) == legal


def test_t25_without_the_free_gap() -> None:
    none = rules(top_skip="none").melds
    assert none.legal("suit:S", mask("SK SC SJ")) is None
    assert none.legal("suit:S", mask("SK SQ SC")) is not None
    assert none.legal("suit:S", mask("SK SQ SC SA")) is None
    assert none.legal("suit:S", mask("SK SQ SC SJ SA")) is not None


def test_t29_three_ways_to_lengthen() -> None:
    weak, strong = mask("SK SQ MAT T1"), mask("SK SQ SC MAT T1")
    lengths = {
        extension: tuple(
            len(found.cards) if (found := rules(wild_extension=extension).melds.pattern("suit:S", held)) else 0
            for held in (weak, strong)
        )
        for extension in ("natural", "strict", "free")
    }
    assert lengths == {"natural": (3, 5), "strict": (3, 5), "free": (4, 5)}


def test_t23_the_magician_at_the_bottom_is_a_natural_card() -> None:
    tail = " ".join(f"T{rank}" for rank in range(17, 1, -1))
    # One card under the World is natural: nothing may be added at the end, so the Magician counts only as that card.
    found = SEED.pattern("grande", mask(f"T21 MAT T18 {tail} T1"))
    assert found is not None
    assert (len(found.cards), found.points) == (20, 95)
    assert SEED.legal("grande", mask(f"T21 MAT T18 {tail.removesuffix(' T2')} T1")) is None


@pytest.mark.parametrize("courts", ["", "Q", "C", "J", "QC", "QJ", "CJ", "QCJ"])
def test_t35_the_table_of_a_suit(courts: str) -> None:
    """The closed form given with the algorithm: n courts beside the King, a the ace, w wild cards."""
    for ace in (0, 1):
        for wild in ((), ("MAT",), ("T1",), ("MAT", "T1")):
            held = " ".join(["SK", *(f"S{rank}" for rank in courts), *(["SA"] if ace else []), *wild])
            n, w = len(courts), len(wild)
            expected = 1 + n + ace + w if n >= 2 else 0
            if n == 1 and w:
                expected = 4 + ace if courts == "C" and w == 2 else 3 + ace
            found = SEED.pattern("suit:S", mask(held))
            assert (len(found.cards) if found else 0) == expected, held


@pytest.mark.parametrize(
    ("family", "shown", "points"),
    [
        ("mori", "T5 T2 MAT", 10),
        ("mori", "T5 T4 T3 T2 MAT T1", 25),
        ("mori", "T5 MAT T1", None),
        ("mori", "T6 T5 T4", None),
        ("assi", "SA BA", None),
        ("assi", "SA BA CA DA", 15),
        ("assi", "SA BA T1", 10),
    ],
)
def test_t30_moors_and_aces(family: str, shown: str, points: int | None) -> None:
    found = SEED.legal(family, mask(shown))
    assert (None if found is None else found.points) == points


def test_t25_whole_suits_follow_the_order_of_the_pips() -> None:
    full = rules(suit_pattern_cards="full_suit").melds
    upside_down = rules(suit_pattern_cards="full_suit", pip_order="bolognese").melds
    assert full.legal("suit:C", mask("CK CQ CC CJ C10 C9")) is not None
    assert full.legal("suit:C", mask("CK CQ CC CJ CA C6")) is None
    assert upside_down.legal("suit:C", mask("CK CQ CC CJ CA C6")) is not None
    assert upside_down.legal("suit:S", mask("SK SQ SC SJ S10 S9")) is not None


def test_t3_the_head_of_the_trumps_is_an_option() -> None:
    angel = rules(trump_order="bolognese").melds
    assert SEED.legal("grande", mask("T21 T19 T18")) is not None
    assert SEED.legal("grande", mask("T20 T19 T18")) is None
    assert angel.legal("grande", mask("T20 T19 T18")) is not None
    assert angel.legal("grande", mask("T21 T19 T18")) is None


def test_t36_maxima() -> None:
    whole = SEED.best(WHOLE)
    assert (whole.combination_points, whole.pattern_points, whole.total) == (296, 550, 846)
    assert [found.family for found in (*whole.combinations, *whole.patterns)] == list(FAMILIES)
    hand = mask("T21 T20 T19 T1 MAT SK SQ SC BK BQ BC CK CQ CC CA DK DQ DC DA")
    assert (SEED.best(hand).combination_points, SEED.best(hand).pattern_points) == (248, 250)
    bologna = rules(**PRESETS[1].options).melds
    assert bologna.best(mask("T21 T20 T1 MAT SK SQ SC SA BK BQ BC CK CQ CC CA DK DQ DC DA")).total == 508


def test_the_old_text_book_count() -> None:
    """The worked example of an anonymous letter (section 10)."""
    angel = rules(trump_order="bolognese").melds
    best = angel.best(WHOLE & ~mask("T21 T19 T17 T1 DK DJ DA SQ SC SJ CJ BC BA"))
    assert (best.pattern_points, best.combination_points) == (150, 31)
