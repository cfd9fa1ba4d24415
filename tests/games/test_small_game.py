"""A game that is not shipped fulfils the same contract as the shipped ones: no code outside its folder knows it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from itertools import product
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Pick, Refusal
from bot.engine.cards import mask_of
from bot.games import registry
from bot.i18n import LANGUAGES, check, words
from bot.players.bot_player import policy
from bot.players.random_answers import at_random
from bot.store import Codec
from tests.games import test_conceding, test_conformance
from tests.games.nonsense import actions, answered, seats
from tests.i18n import test_card_names_apart, test_views, test_words
from tests.records import test_every_game
from tests.support import games as unshipped
from tests.support.conformance import defaults, play
from tests.support.games.small import COMPANIONS, GAME
from tests.support.games.small.deck import LOOK, PACK
from tests.support.games.small.options import Rules
from tests.support.games.small.play import legal_mask, place_winning
from tests.ui import test_screens_games

SUITES: tuple[tuple[ModuleType, str], ...] = (
    (test_conformance, ""),
    (test_conceding, ""),
    (test_views, ""),
    (test_words, "test_every_card_of_every_game_has_its_own_names"),
    (test_card_names_apart, "test_names_differ_before_a_phone_cuts_them"),
    (test_every_game, ""),
    (test_screens_games, "test_nothing_public_names_a_hidden_card"),
    (test_screens_games, "test_a_panel_names_only_what_its_own_seat_sees"),
)
"""Tests of the shipped games, by module; all tests of a module if none is named."""

OURS = {"game": GAME, "slug": "small", "pack": PACK, "look": LOOK}
"""The values that replace a game among the arguments of a test."""


def cases() -> Iterator[Any]:
    """Yield every case of these tests, with the small game in place of the shipped ones."""
    for module, named in SUITES:
        for name, test in inspect.getmembers(module, inspect.isfunction):
            takes = inspect.signature(test).parameters
            if name.startswith(named or "test_") and takes.keys() & OURS.keys():
                ours = {key: OURS[key] for key in takes if key in OURS}
                yield from (pytest.param(test, {**ours, **rest}, id=f"{name}-{n}") for n, rest in others(test))


def others(test: Callable[..., None]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the other arguments of a test, in every combination that its marks give."""
    marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
    free = [mark.args for mark in marks if mark.name == "parametrize" and not {*OURS} & {*names_in(mark.args[0])}]
    for number, chosen in enumerate(product(*(values for _, values in free))):
        yield number, {name: value for (name, _), value in zip(free, chosen, strict=True)}


def names_in(names: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return the arguments that a mark gives."""
    return (names,) if isinstance(names, str) else names


CASES = list(cases())


@pytest.fixture(scope="module", autouse=True)
def found() -> Iterator[None]:
    """Register the game."""
    with unshipped.found():
        yield


@pytest.mark.parametrize(("test", "arguments"), CASES)
def test_it_keeps_what_shipped_games_keep(test: Callable[..., None], arguments: dict[str, Any]) -> None:
    test(**arguments)


def test_all_suites_were_asked() -> None:
    assert {case.values[0].__module__ for case in CASES} == {module.__name__ for module, _ in SUITES}
    assert len(CASES) >= 50


def test_it_is_found_by_its_folder_alone() -> None:
    assert list(registry.games())[-1] == "small"
    assert registry.game("small") is GAME
    assert registry.companions("small") == COMPANIONS
    assert words("it").card("small", "T1") == "1 Bagatto"
    assert policy("small", "regular") is at_random


def test_its_catalogues_agree() -> None:
    folder = unshipped.HERE / "small" / "locales"
    read = {
        language: check.read_catalogue((path.name, path.read_text("utf-8")) for path in (folder / language).iterdir())
        for language in LANGUAGES
    }
    assert check.disagreements(read) == []
    assert [one.faults for one in read.values()] == [[], [], []]


def test_its_facts_are_stored_and_read() -> None:
    codec = Codec(registry.games)
    facts = [fact for step in play(GAME, defaults(GAME), b"stored") for fact in step.events]
    assert [codec.decode("t1", 1, *codec.encode("small", fact)) for fact in facts] == facts
    kinds = {codec.encode("small", fact)[0] for fact in facts}
    assert kinds == {
        f"small:{name}" for name in ("dealer_drawn", "hands_dealt", "card_played", "trick_taken", "deal_scored")
    }


@settings(max_examples=50)
@given(seat=seats(3), action=actions(24, ["pass"]), step=st.integers(0, 20))
def test_whatever_is_asked_is_answered(seat: Any, action: Any, step: int) -> None:
    answered(GAME, STATES[step], seat, action, "Z")


STATES = [step.before for step in play(GAME, defaults(GAME), b"nonsense")][:21]


# -- its own rules


def held(cards: str) -> int:
    """Return the mask of these cards."""
    return mask_of(PACK.ids.index(card) for card in cards.split())


def lying(cards: str) -> tuple[int, ...]:
    """Return these cards, in order."""
    return tuple(PACK.ids.index(card) for card in cards.split())


@pytest.mark.parametrize(
    ("hand", "trick", "options", "legal"),
    [
        ("CK DA T1 MAT", "CA", {}, "CK MAT"),
        ("DA T1 MAT", "CA", {}, "T1 MAT"),
        ("DA T1 MAT", "CA", {"must_trump": False}, "DA T1 MAT"),
        ("DA MAT", "CA", {}, "DA MAT"),
        ("DA MAT", "", {}, "DA"),
        ("MAT", "", {}, "MAT"),
        ("DA MAT", "", {"fool_leads": True}, "DA MAT"),
        ("DA T1", "MAT", {}, "DA T1"),
        ("CA DA", "MAT DK", {}, "DA"),
    ],
)
def test_legal_cards(hand: str, trick: str, options: dict[str, Any], legal: str) -> None:
    """Checks the legal cards by Z3 (follow suit, otherwise trump) and Z4 (the Fool)."""
    rules = Rules.of({**defaults(GAME), **options})
    assert legal_mask(rules, held(hand), lying(trick)) == held(legal)


@pytest.mark.parametrize(
    ("trick", "place"),
    [("CA CK DK", 1), ("CA T1 T3", 2), ("MAT CA CQ", 2), ("CK MAT CQ", 0), ("DA CK BK", 0), ("MAT", -1), ("", -1)],
)
def test_the_winner_of_a_trick(trick: str, place: int) -> None:
    """Z5: the highest trump wins the trick, without a trump the highest card of the suit led."""
    assert place_winning(lying(trick)) == place


def test_why_a_card_may_not_be_played() -> None:
    """Checks the refusals by Z3 (follow suit, otherwise trump) and Z4 (the Fool)."""
    state = STATES[2]
    hands = (held("CK MAT"), held("CA DA"), held("DK T1"))
    told = {
        ("CK MAT", "MAT", ""): "small-fool-led",
        ("CK DA", "DA", "CA"): "small-must-follow",
        ("DA T1", "DA", "CA"): "small-must-trump",
        ("DA T1", "CK", "CA"): "small-not-held",
    }
    for (hand, card, trick), code in told.items():
        cards = lying(trick)
        turn = len(cards) % 3
        table = msgspec.structs.replace(
            state.table, leader=0, lying=cards, hands=tuple(held(hand) if n == turn else hands[n] for n in range(3))
        )
        verdict = GAME.decide(msgspec.structs.replace(state, table=table), turn, Pick(lying(card)))
        assert isinstance(verdict, Refusal)
        assert verdict.code == code


def test_every_deal_counts_its_tricks_and_kings_once() -> None:
    """Z6: eight tricks, four Kings and the last trick."""
    for seed in range(5):
        (*_, last) = play(GAME, {**defaults(GAME), "last_trick": 3}, bytes([seed]))
        counts = GAME.view(last.after).counts
        assert len(counts) == 3
        assert all(sum(points or 0 for points in count.totals) == 8 + 4 * 2 + 3 for count in counts)
