"""The jochi, the difference and the payments (S67-S84), beyond what the shared vectors have."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import cards_of
from bot.games.mineo.deck import ALL, TAKEABLE
from bot.games.mineo.events import HandScored
from bot.games.mineo.options import read
from bot.games.mineo.recorded import points_text
from bot.games.mineo.scoring import Ended, Score, score_of, wins_rimatura
from bot.games.mineo.views import count_of, points
from tests.games.mineo.cards import mask
from tests.games.mineo.play import options


def scored(pile: int, **changes: Any) -> Score:
    """Return the score of a hand that seat 0 played alone with this pile; the last trick is the soloist's by
    default."""
    chosen = {key: changes.pop(key) for key in list(changes) if key in options()}
    hand = {
        "soloist": 0,
        "stata": False,
        "scommessa": False,
        "rivanto_by": None,
        "last_trick_seat": 0,
        "pigliate": (),
        "soloist_pile": pile,
        "defender_pile": ALL & ~pile,
        **changes,
    }
    return score_of(read(options(**chosen)), Ended(**hand))


@pytest.mark.parametrize(
    ("chosen", "thirds", "wins"),
    [
        ({}, 163, False),
        ({}, 164, True),
        ({"rimatura_rule": "full_points"}, 164, False),
        ({"rimatura_rule": "full_points"}, 165, True),
        ({"last_trick_points": 0}, 156, False),
        ({"last_trick_points": 0}, 157, True),
        ({"last_trick_points": 0, "rimatura_rule": "full_points"}, 158, False),
        ({"last_trick_points": 0, "rimatura_rule": "full_points"}, 159, True),
    ],
)
def test_the_majority(chosen: dict[str, Any], thirds: int, wins: bool) -> None:
    assert wins_rimatura(read(options(**chosen)), thirds) is wins


@pytest.mark.parametrize(
    ("changes", "rivanto"),
    [
        ({"rivanto_by": None}, (0, 0)),
        ({"rivanto_by": 1, "last_trick_seat": 2}, (0, 1)),
        ({"rivanto_by": 1, "last_trick_seat": 2, "rivanto_target": "personal"}, (1, 0)),
        ({"rivanto_by": 1, "last_trick_seat": 1, "rivanto_target": "personal"}, (0, 1)),
        ({"rivanto_by": 1, "last_trick_seat": 0}, (1, 0)),
        ({"rivanto_by": 1, "last_trick_seat": 0, "rivanto_failure": "nothing"}, (0, 0)),
    ],
)
def test_the_rivanto(changes: dict[str, Any], rivanto: tuple[int, int]) -> None:
    assert scored(mask("OR CR SR"), **changes).jochi.rivanto == rivanto


@pytest.mark.parametrize(
    ("cards", "chosen", "arie"),
    [
        ("T16 T17 T18 T19", {}, (1, 0)),
        ("T16 T17 T18 T19 T20", {}, (2, 0)),
        ("T16 T17 T18 T19 T20", {"arie_giove_cumulative": True}, (3, 0)),
        ("T16 T17 T18 T20 OR", {}, (0, 0)),
        ("OR T20 F", {}, (0, 1)),
        ("OR", {}, (0, 2)),
    ],
)
def test_the_arie(cards: str, chosen: dict[str, Any], arie: tuple[int, int]) -> None:
    assert scored(mask(cards), **chosen).jochi.arie == arie


def test_the_largest_total_is_twelve() -> None:
    """S78: all seven jochi with five pigliate and Giove."""
    pigliate = tuple((card, 0) for card in cards_of(TAKEABLE))
    best = scored(ALL, scommessa=True, rivanto_by=1, pigliate=pigliate, stata=True)
    assert best.total == (12, 0)
    assert best.payments == (48, -24, -24)


@pytest.mark.parametrize("pile", [ALL, 0])
def test_a_stata_says_first_who_pays(pile: int) -> None:
    """A panel shows the first line of an outcome."""
    ended = Ended(0, True, False, None, 0 if pile else 1, (), pile, ALL & ~pile)
    end = HandScored(1, ended, score_of(read(options()), ended), True, False)
    key = "mineo-outcome-soloist" if pile else "mineo-outcome-defenders"
    assert [line.key for line in count_of(end).outcome] == [key, "mineo-outcome-stata"]


@given(
    st.integers(0, ALL),
    st.integers(0, 2),
    st.integers(0, 2),
    st.booleans(),
    st.booleans(),
    st.sampled_from([5, 0]),
    st.lists(
        st.tuples(st.sampled_from(cards_of(TAKEABLE)), st.integers(0, 2)), max_size=5, unique_by=lambda one: one[0]
    ),
)
def test_payments_cancel_and_points_make_the_total(
    pile: int, soloist: int, last: int, stata: bool, scommessa: bool, bonus: int, taken: list[tuple[int, int]]
) -> None:
    score = scored(
        pile,
        soloist=soloist,
        last_trick_seat=last,
        stata=stata,
        scommessa=scommessa,
        pigliate=tuple(taken),
        last_trick_points=bonus,
    )
    assert sum(score.payments) == 0
    assert sum(score.thirds) == 312 + 3 * bonus
    assert sum(score.jochi.rimatura) == sum(score.jochi.vanto) == 1
    assert sum(score.jochi.pigliate) == len(taken)
    assert sum(score.jochi.scommessa) == scommessa
    assert score.difference == score.total[0] - score.total[1]
    assert score.payments[soloist] == 2 * score.difference * score.multiplier


def test_points_in_words() -> None:
    assert [points_text(thirds) for thirds in (165, 163, 164, 2)] == ["55", "54+1/3", "54+2/3", "0+2/3"]
    assert [points(thirds) for thirds in (165, 163, 164)] == ["55", "54⅓", "54⅔"]
