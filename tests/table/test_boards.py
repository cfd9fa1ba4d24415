"""The table of a tournament: one deal, the same at many tables, and over with its count."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli.records import verify_file
from bot.duplicate.seating import shape_of
from bot.duplicate.tournament.boards import board_id, terms_of, word_of
from bot.engine.actions import Refusal
from bot.engine.rng import Rng
from bot.engine.seal import sealed
from bot.games.registry import game, games
from bot.players.random_answers import at_random
from bot.records import RecordError, encode, match_of, record_of, verify
from bot.standings import why_unranked
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.boards import (
    BoardChair,
    CloseBoard,
    OpenBoard,
    StandIn,
    board_part_scores,
    board_played,
    board_scores,
    board_table,
    is_counted,
)
from bot.table.decide import COMMANDS
from bot.table.evolve import fold
from bot.table.model import CLOSED, FINISHED, PLAYING, TableState
from bot.table.selectors import blocking, chance_due, no_hints, seat_of, seat_view
from bot.table.verdict import BOT, OutOfDate
from tests.support.boarded import after, answer, by_bots, given, opened, opening, played, table_of
from tests.support.pinned import PINNED

EVERY = pytest.mark.parametrize("slug", sorted(set(games()) - {"toy"}))

KEYS = ("one", "two", "three", "four")


def thrown_in(slug: str) -> str:
    """Return the key of a board whose first deal is thrown in by bots."""
    for number in range(300):
        log: list[Any] = []
        played(opening(slug, key=f"redeal {number}"), log)
        if sum(isinstance(one, ev.DealBegun) for one in log) > 1:
            return f"redeal {number}"
    raise AssertionError("no deal was thrown in")


def hands(state: TableState) -> list[Any]:
    """Return what each chair of the tournament sees of its hand, in their order, once all are dealt."""
    while state.status == PLAYING and not all(info.hand_count for info in state.rules.view(state.match).seats):
        player = blocking(state)[0]
        state = after(state, answer(state, player, person=True), state.chairs[player].person)
    assert state.board is not None
    views = [seat_view(state, player) for player in state.board.chairs]
    return [view.hand for view in views if view is not None]


@EVERY
def test_a_board_is_played_to_its_count_by_bots_alone(slug: str) -> None:
    for key in KEYS:
        log: list[Any] = []
        state = played(opening(slug, key=key), log)
        scores = board_scores(state)
        assert state.status == FINISHED
        assert scores is not None
        assert len(scores) == game(slug).meta.players
        assert sum(scores) == 0
        assert all(len({scores[chair] for chair in side}) == 1 for side in shape_of(slug).sides)
        assert is_counted(state.rules.view(state.match))
        assert board_played(state)[0] == board_played(state)[1] > 0
        assert isinstance(log[-1], ev.BoardPlayed)
        assert not any(isinstance(one, ev.SeedRevealed | ev.Finished) for one in log)
        assert not any(seal.revealed for seal in state.seals)
        assert fold(TableState(state.id), log) == state


@EVERY
def test_a_person_and_bots_play_it_alike(slug: str) -> None:
    alone, with_people = played(opening(slug)), played(opening(slug, 7, 8))
    assert board_scores(alone) == board_scores(with_people), "people who choose like bots get the same"
    assert alone.seals == with_people.seals


@EVERY
def test_the_place_after_the_dealer_decides_the_cards(slug: str) -> None:
    players = game(slug).meta.players
    dealt = [hands(opened(opening(slug, *range(1, players + 1), dealer=dealer))) for dealer in range(players)]
    for dealer, its in enumerate(dealt):
        assert its[dealer:] + its[:dealer] == dealt[0]
    assert hands(opened(opening(slug, *range(1, players + 1), key="other"))) != dealt[0]
    state = opened(opening(slug, *range(1, players + 1), dealer=1))
    assert state.board is not None
    assert [state.chairs[chair].person for chair in state.board.chairs] == list(range(1, players + 1))


@EVERY
def test_the_same_answers_give_the_same_log(slug: str) -> None:
    logs: list[list[Any]] = [[], []]
    for log in logs:
        played(opening(slug), log)
    assert logs[0] == logs[1]


@EVERY
def test_nothing_is_due_and_nobody_waits_between_two_answers(slug: str) -> None:
    begun = opened(opening(slug))
    assert blocking(begun)
    for state in by_bots(begun):
        assert chance_due(state) is None
        assert not state.between
        assert state.status == FINISHED or blocking(state)


@pytest.mark.parametrize("slug", ["mineo", "terziglio"])
def test_a_deal_that_is_thrown_in_is_followed_by_the_next(slug: str) -> None:
    body = opening(slug, key=thrown_in(slug))
    log: list[Any] = []
    state = played(body, log)
    seals = [one for one in log if isinstance(one, ev.SeedSealed)]
    assert len(seals) == len(state.seals) > 1
    assert len({one.seed for one in seals}) == len(seals)
    assert all(one.commitment == sealed(one.seed, one.terms) for one in seals)
    again = played(msgspec.structs.replace(body, dealer=1, number=2))
    assert again.seals == state.seals, "the next deal is the same at all tables"


@EVERY
def test_its_match_file_can_be_checked_when_the_round_is_closed(slug: str) -> None:
    for key in KEYS:
        log: list[Any] = []
        body = opening(slug, 7, key=key, dealer=1)
        state = played(body, log)
        names = [f"name {number}" for number in range(len(state.chairs))]
        for told in (record_of, match_of):
            with pytest.raises(RecordError, match="unrevealed"):
                told(state.id, log, names)
        after(state, CloseBoard(), log=log)
        record = record_of(state.id, log, names)
        assert verify(record) == []
        assert record.table.id == word_of("t", 1, 1)
        assert len(match_of(state.id, log, names).deals) == len(state.seals)
        deal = msgspec.structs.replace(record.deals[0], seed="00" * 32)
        lie = msgspec.structs.replace(record, deals=(deal, *record.deals[1:]))
        assert "seal-terms" in [one.code for one in verify(lie)]


def random_bots(slug: str, seed: int) -> list[Any]:
    """Return the log of a board at which bots answered at random, and not as they do."""
    draw, log = Rng(b"%d" % seed), list[Any]()
    state = opened(opening(slug), log)
    while state.status == PLAYING:
        player = blocking(state)[0]
        view = seat_view(state, player)
        assert view is not None
        asks = next(one for one in view.decisions if not one.optional)
        state = after(state, cmd.BotAct(player, state.asked[player], at_random(view, asks, draw)), log=log)
    after(state, CloseBoard(), log=log)
    return log


@EVERY
def test_bots_that_did_not_play_by_the_seed_are_found(slug: str) -> None:
    body = opening(slug)
    found = [verify(record_of(table_of(body), random_bots(slug, seed), [""] * len(body.chairs))) for seed in (1, 2, 3)]
    assert {finding.code for its in found for finding in its} == {"round-answer"}


def test_the_command_line_says_what_it_has_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log: list[Any] = []
    state = played(opening("chinze", 7), log)
    after(state, CloseBoard(), log=log)
    path = tmp_path / "deal.json"
    path.write_bytes(encode(record_of(state.id, log, ["Anna", "Cecco"])))
    assert verify_file(argparse.Namespace(file=path, tournament=False)) == 0
    said = capsys.readouterr().out
    assert f"deal of a tournament ({word_of('t', 1, 1)})" in said
    assert "not published" not in said
    assert "computed again" in said


@EVERY
def test_a_round_that_is_closed_breaks_the_deal_off(slug: str) -> None:
    for share in (0, 1, 2, 3):
        log: list[Any] = []
        state = played(
            opening(slug),
            log,
            until=lambda state, share=share: 4 * board_played(state)[0] >= share * board_played(state)[1],
        )
        now, tricks = board_part_scores(state), board_played(state)
        state = after(state, CloseBoard(), log=log)
        assert state.status == FINISHED
        assert state.board is not None
        assert state.board.part
        assert state.board.revealed
        assert board_played(state) == tricks
        assert board_scores(state) == (now if share > 1 else None)
        if now is not None:
            assert sum(now) in (0, 1, -1)
        assert verify(record_of(state.id, log, [""] * len(state.chairs))) == []
        assert isinstance(given(state, CloseBoard()), OutOfDate)


def test_who_takes_all_tricks_so_far_is_ahead() -> None:
    state = played(opening("chinze", 1), until=lambda state: board_played(state)[0] >= 20)
    scores = board_part_scores(state)
    assert scores is not None
    assert scores[0] == -scores[1]


def test_a_board_is_opened_once() -> None:
    body = opening("chinze", 1, 2)
    state = opened(body)
    assert isinstance(given(state, body), OutOfDate)
    assert given(TableState("x"), body, 1) == Refusal("not-host")
    other = fold(TableState("x"), (ev.Opened("chinze", "", 1, 0, 0, "en", {}, "", "none", 0),))
    assert given(other, body) == Refusal("table-exists")


def test_what_is_not_a_board_is_refused() -> None:
    body = opening("chinze", 1, 2)
    of_two = terms_of("t", 1, 1, "chinze", {}, PINNED).replace("seats any any", "seats p1 p2")
    for change in (
        {"chairs": (BoardChair(1),)},
        {"chairs": (BoardChair(1), BoardChair(1))},
        {"chairs": (BoardChair(1), BoardChair(level="genius"))},
        {"seed": b"short"},
        {"terms": "none"},
        {"terms": of_two},
        {"dealer": 2},
    ):
        wrong: OpenBoard = msgspec.structs.replace(body, **change)
        assert given(TableState("x"), wrong) == Refusal("board-unsound"), change
    for change, code in (({"game": "whist"}, "game-unknown"), ({"pace": "slow"}, "pace-unknown")):
        refusal = given(TableState("x"), msgspec.structs.replace(body, **change))
        assert isinstance(refusal, Refusal)
        assert refusal.code == code


FOR_PEOPLE: Sequence[cmd.Body] = (
    *(
        cmd.AskPace("live"),
        cmd.AskTalk("quiet"),
        cmd.SetLanguage("it"),
        cmd.Close(),
        cmd.Concede(),
        cmd.Concede("deal", 1),
    ),
    *(cmd.AnswerConcession(1, True), cmd.OfferChair(), cmd.Substitute(1), cmd.Sit(), cmd.GetUp(), cmd.MoveTo(0, 1)),
    *(cmd.AddBot(), cmd.RemoveBot(1), cmd.Configure(pace="live"), cmd.Start(), cmd.Fill(), cmd.Here(), cmd.TakeHint()),
    *(cmd.AddWord("a" * 64), cmd.Ready(), cmd.Queue(), cmd.Pause(), cmd.Moderate("end"), cmd.Moderate("void")),
    cmd.Open("chinze", 0, 0, "en"),
)
ALLOWED = {cmd.Act, cmd.HandOver, cmd.TakeBack, cmd.Nudge, cmd.MoreTime, cmd.Resume, cmd.Displace, cmd.Moderate}


def test_nobody_can_change_it_or_end_it() -> None:
    state = opened(opening("chinze", 1, 2))
    for body in FOR_PEOPLE:
        for person in (1, 9):
            refusal = given(state, body, person, moderator=True)
            assert isinstance(refusal, Refusal), body
            assert refusal.code in ("board-tournament", "table-exists"), body
    named = {type(one) for one in FOR_PEOPLE} | ALLOWED
    assert {body for body, rule in COMMANDS.rules.items() if rule.by != BOT} - named == {
        cmd.Draw,
        cmd.NextDeal,
        cmd.BotAct,
    }


def test_who_leaves_is_played_for_and_comes_back() -> None:
    state = opened(opening("chinze", 1, 2))
    state = after(state, cmd.HandOver(), 1)
    assert state.chairs[state.chair_of(1) or 0].away
    state = after(state, cmd.TakeBack(), 1)
    assert not state.chairs[state.chair_of(1) or 0].away
    state = after(state, StandIn(0))
    assert state.chairs[state.chair_of(1) or 0].away
    assert isinstance(given(state, StandIn(0)), OutOfDate)
    assert isinstance(given(state, StandIn(5)), OutOfDate)
    state = after(state, StandIn(0, away=False))
    assert not state.chairs[state.chair_of(1) or 0].away


def test_a_moderator_may_pause_it() -> None:
    state = opened(opening("chinze", 1, 2))
    paused = given(state, cmd.Moderate("pause"), 9, moderator=True)
    assert isinstance(paused, tuple)
    state = fold(state, paused)
    assert state.paused == "moderator"
    closed = after(state, CloseBoard())
    assert closed.status == FINISHED, "the round ends all the same"


def test_a_table_whose_place_is_gone_closes_without_a_score_and_keeps_its_seed() -> None:
    state = opened(opening("chinze", 1, 2))
    assert isinstance(given(state, cmd.Close("gone")), OutOfDate)
    log: list[Any] = []
    state = after(after(state, cmd.Hold("gone"), log=log), cmd.Close("gone"), log=log)
    assert state.status == CLOSED
    assert board_scores(state) is None
    assert not any(isinstance(one, ev.SeedRevealed | ev.BoardRevealed) for one in log)
    assert after(state, CloseBoard()).seals[0].revealed


def test_it_counts_for_nothing_else() -> None:
    state = played(opening("chinze", 1, 2))
    assert why_unranked(state) == "tournament"
    assert no_hints(opened(opening("chinze", 1, 2)), 0) == Refusal("hint-board")


def test_ids_follow_from_the_tournament() -> None:
    ids = {board_table("t", number, table, deal) for number in (1, 2) for table in (1, 2) for deal in (1, 12)}
    assert len(ids) == 8
    assert board_table("t", 1, 2, 3) == board_table("t", 1, 2, 3)
    assert all(len(one) == 8 and one.isalnum() and one == one.lower() for one in ids)
    terms = terms_of("t", 1, 2, "chinze", {}, PINNED)
    assert len(board_id(bytes(32), terms)) == 12 == len(word_of("t", 1, 2))


def test_other_tables_have_no_board() -> None:
    state = TableState("x")
    assert state.board is None
    assert board_scores(state) is board_part_scores(state) is None
    assert board_played(state) == (0, 0)
    assert isinstance(
        given(fold(state, (ev.Opened("chinze", "", 1, 0, 0, "en", {}, "", "none", 0),)), CloseBoard()), OutOfDate
    )


def test_seats_follow_the_chairs() -> None:
    state = opened(opening("minchiate", 1, 2, 3, 4))
    assert state.board is not None
    seats = [seat_of(state, player) for player in state.board.chairs]
    assert {(second - first) % 4 for first, second in pairwise(seats)} == {1}
    assert state.status == PLAYING
