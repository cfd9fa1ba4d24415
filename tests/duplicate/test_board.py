"""A board is the same deal for everybody, and its seal is one that anybody can check."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bot.duplicate.board import (
    DAY,
    FIRST_DAY,
    Board,
    UnreadableBoard,
    begins,
    day_in,
    day_of,
    new_board,
    number_of,
    table_of,
)
from bot.engine.seal import deal_seed, read_terms
from bot.games.registry import games
from tests.support.pinned import PINNED

SEED = bytes(range(32))
MIDNIGHT = 1_796_083_200_000
"""1 December 2026, 0:00 UTC."""


def test_a_day_is_the_same_everywhere_and_ends_at_midnight_in_utc() -> None:
    day = day_of(MIDNIGHT)
    assert (day, begins(day)) == (20_788, MIDNIGHT)
    assert [day_of(MIDNIGHT + moved) - day for moved in (-1, 0, DAY - 1, DAY)] == [-1, 0, 0, 1]
    assert number_of(FIRST_DAY) == 1
    assert number_of(day) == 335


@pytest.mark.parametrize("slug", games())
def test_the_seal_binds_the_day_the_game_the_options_and_the_seats(slug: str) -> None:
    board = new_board(20_785, slug, SEED, PINNED)
    terms = read_terms(board.terms)
    assert terms is not None
    assert (terms.table, terms.deal, terms.game, terms.version) == ("day20785", 1, slug, PINNED)
    assert terms.seats[0] == "p0"
    assert set(terms.seats[1:]) == {"regular"}
    assert terms.options == board.options
    assert board.version == PINNED
    assert board.seal == sha256(SEED + board.terms.encode()).hexdigest()
    assert board.randomness(1) == deal_seed(SEED, board.terms, 0, ())


def test_another_day_game_seed_or_version_is_another_board() -> None:
    boards = [
        new_board(20_785, "mineo", SEED, PINNED),
        new_board(20_786, "mineo", SEED, PINNED),
        new_board(20_785, "chinze", SEED, PINNED),
        new_board(20_785, "mineo", SEED[::-1], PINNED),
        new_board(20_785, "mineo", SEED, "9.9"),
    ]
    assert len({board.id for board in boards}) == len({board.randomness(1) for board in boards}) == 5
    assert all(len(board.id) == 12 for board in boards)


def test_a_deal_after_one_that_was_thrown_in_follows_from_the_same_seed() -> None:
    board = new_board(20_785, "terziglio", SEED, PINNED)
    assert board.seed_of(1) == SEED
    assert len({board.seed_of(deal) for deal in (1, 2, 3)}) == 3
    second = read_terms(board.terms_of(2))
    assert second is not None
    assert second.deal == 2
    assert board.randomness(2) == deal_seed(board.seed_of(2), board.terms_of(2), 0, ())


def test_cut_and_bots_have_numbers_of_their_own() -> None:
    board = new_board(20_785, "minchiate", SEED, PINNED)
    cuts = [new_board(day, "minchiate", sha256(b"%d" % day).digest(), PINNED).cut(1, (13, 84)) for day in range(400)]
    assert board.cut(1, (13, 84)) == board.cut(1, (13, 84))
    assert (min(cuts), max(cuts)) == (13, 84)
    first = board.bots(1, 3, b"view").word()
    assert first == board.bots(1, 3, b"view").word()
    others = (board.bots(2, 3, b"view"), board.bots(1, 4, b"view"), board.bots(1, 3, b"other"))
    assert first not in [rng.word() for rng in others]


def test_what_is_no_board_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        new_board(20_785, "mineo", b"short", PINNED)
    with pytest.raises(KeyError):
        new_board(20_785, "bridge", SEED, PINNED)
    with pytest.raises(UnreadableBoard):
        Board(20_785, "mineo", SEED, "germini-seal 2").options  # noqa: B018
    assert day_in(table_of(20_785)) == 20_785
    assert [day_in(table) for table in ("day", "k7q", "day1a", "day²", "xday1")] == [None] * 5
