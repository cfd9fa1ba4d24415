"""The fast search for the longest pattern against the simple algorithm of the rules (T35), and the sets it finds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.cards import mask_of
from bot.games.terziglio.deck import MAGICIAN, MATTO, MOORS, SIZE
from bot.games.terziglio.melds import Finder, finder, longest
from tests.games.terziglio.play import mask

EXTENSIONS = ("natural", "strict", "free")


def by_the_book(held: int, places: int, wilds: int, skip: bool, extension: str) -> int:
    """Return the length found by the algorithm of T35, implemented literally."""
    nat = [bool(held >> place & 1) for place in range(places)]
    missing = [place for place in range(1, places) if not nat[place]]
    best = 0
    for filled in _sets(missing, wilds):
        used = _used(nat, set(filled), skip)
        if used is None:
            continue
        spare = wilds - len(filled)
        complete = sum(nat[1:4]) >= 2 if skip else nat[1] and nat[2]
        if (extension != "free" and not complete) or (extension == "strict" and filled):
            spare = 0
        if extension == "free" and not any(nat[1:4]):
            spare = 0
        if used + spare >= 3:
            best = max(best, used + spare)
    return best


def _sets(missing: list[int], wilds: int) -> Iterator[tuple[int, ...]]:
    for count in range(wilds + 1):
        yield from combinations(missing, count)


def _used(nat: list[bool], filled: set[int], skip: bool) -> int | None:
    """Return the cards of the arrangement without those added at the end; None if it is no arrangement."""
    if not nat[0] or any(place + 1 in filled for place in filled):
        return None
    top = [nat[place] or place in filled for place in (1, 2, 3)]
    if (sum(top) < 2) if skip else not (top[0] and top[1]):
        return None
    if filled and not any(nat[1:4]):
        return None
    used, reached, place = 1 + sum(top), {1, 2, 3}, 4
    while place < len(nat) and (skip or top[2]):
        bridged = place in filled and nat[place - 1] and place + 1 < len(nat) and nat[place + 1]
        if not nat[place] and not bridged:
            break
        reached.add(place)
        used += 1
        place += 1
    return used if filled <= reached else None


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("skip", [True, False])
def test_every_court_and_ace_pattern_is_found(skip: bool, extension: str) -> None:
    for held in range(32):
        for wilds in range(3):
            found = longest(held, 5, wilds, skip, extension)
            assert found.length == by_the_book(held, 5, wilds, skip, extension), (held, wilds)


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("skip", [True, False])
def test_every_pattern_of_a_whole_suit_is_found(skip: bool, extension: str) -> None:
    for held in range(1, 1024, 2):
        for wilds in range(3):
            assert longest(held, 10, wilds, skip, extension).length == by_the_book(held, 10, wilds, skip, extension)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, (1 << 21) - 1), st.integers(0, 2), st.booleans(), st.sampled_from(EXTENSIONS))
def test_trump_patterns_are_found(some: int, wilds: int, skip: bool, extension: str) -> None:
    held = some | 1
    assert longest(held, 21, wilds, skip, extension).length == by_the_book(held, 21, wilds, skip, extension)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 20), st.sets(st.integers(1, 20), max_size=4), st.booleans(), st.sampled_from(EXTENSIONS))
def test_long_trump_patterns_with_few_gaps_are_found(end: int, gaps: set[int], skip: bool, extension: str) -> None:
    held = (1 << end + 1) - 1
    for gap in gaps:
        held &= ~(1 << gap)
    for wilds in range(3):
        assert longest(held, 21, wilds, skip, extension).length == by_the_book(held, 21, wilds, skip, extension)


FINDERS = st.builds(
    finder,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from(EXTENSIONS),
    st.booleans(),
)


@settings(max_examples=300, deadline=None)
@given(st.sets(st.integers(0, SIZE - 1), max_size=30), FINDERS)
def test_what_is_found_is_legal_and_lies_in_the_set(held: set[int], melds: Finder) -> None:
    """T34, T35: the best of every family uses cards of the set only, and shown by itself it is worth the same."""
    cards = mask_of(held)
    best = melds.best(cards)
    for found in (*best.combinations, *best.patterns):
        assert set(found.cards) <= held
        assert melds.legal(found.family, mask_of(found.cards)) == found
    more = melds.best(cards | 1 << MATTO | 1 << MAGICIAN)
    assert more.total >= best.total


def test_the_magician_is_wild_or_the_last_trump_but_never_both() -> None:
    """T23: the whole trump suit and the Fool are 22 cards, 105 points (T36)."""
    melds = finder(False, False, False, True, "natural", False)
    found = melds.pattern("grande", (1 << MATTO + 1) - 1)
    assert found is not None
    assert (len(found.cards), found.points) == (22, 105)
    short = melds.pattern("grande", mask("T21 T20 T19 T1 MAT"))
    assert short is not None
    assert (len(short.cards), short.points) == (5, 20)


def test_the_moors_fill_the_first_of_their_places() -> None:
    """T25: any two Moors follow T6, the missing ones are the last."""
    melds = finder(False, False, False, True, "natural", False)
    chain = mask(" ".join(f"T{rank}" for rank in range(21, 5, -1)))
    for two in ("T5 T4", "T3 T2", "T5 T2"):
        found = melds.pattern("grande", chain | mask(two))
        assert found is not None
        assert len(found.cards) == 18
        assert mask_of(found.cards) & MOORS == mask(two)
