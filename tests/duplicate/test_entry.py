"""An entry is the same on every device and in every process, and it survives a kill at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256

import msgspec
import pytest

from bot.duplicate import entry
from bot.duplicate.board import Board, UnreadableBoard, new_board
from bot.duplicate.entry import (
    PERSON,
    UnreadableEntry,
    chosen,
    finished,
    log_of,
    position,
    score,
    stopped,
    tricks,
)
from bot.engine.actions import Action, Decision, Number, Pick, Refusal, Say
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.players.duel import gains
from tests.duplicate.playing import DAY, board, choice, played
from tests.support.pinned import PINNED

EVERY = pytest.mark.parametrize("slug", games())


@EVERY
def test_the_same_choices_give_the_same_bytes(slug: str) -> None:
    one, two = played(board(slug)), played(board(slug))
    assert log_of(one) == log_of(two)
    assert score(one) == score(two)
    assert tricks(one) == tricks(two)
    assert log_of(played(board(slug), "other")) != log_of(one)


@pytest.mark.slow
def test_another_process_gives_the_same_bytes() -> None:
    code = (
        "from hashlib import sha256; from bot.games.registry import games;"
        "from bot.duplicate.entry import log_of; from tests.duplicate.playing import board, played;"
        "print(sha256(b''.join(log_of(played(board(slug))) for slug in games())).hexdigest())"
    )
    env = {**os.environ, "PYTHONHASHSEED": "77"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    here = sha256(b"".join(log_of(played(board(slug))) for slug in games())).hexdigest()
    assert done.stdout.strip() == here


@EVERY
def test_everybody_gets_the_same_cards(slug: str) -> None:
    """Whatever a person chooses, the first deal and its cut are the same."""
    hands = {str(position(board(slug)).view.hand)}
    for key in ("a", "b"):
        at = played(board(slug), key)
        dealt = next(one.after for one in at.taken if one.chance == "shuffle")
        hands.add(str(position(board(slug)).view.hand))
        assert dealt == next(one.after for one in position(board(slug)).taken if one.chance == "shuffle")
    assert len(hands) == 1
    assert position(board(slug)).view.hand != position(board(slug, "other")).view.hand


@EVERY
def test_an_entry_is_found_again_from_its_stored_answers(slug: str) -> None:
    """After any number of choices, and also halfway through the answers of the bots."""
    at = position(board(slug))
    while not at.over:
        again = position(board(slug), at.moves)
        assert log_of(again) == log_of(at)
        assert (again.decision, again.steps, again.own, again.news, again.alone) == (
            at.decision,
            at.steps,
            at.own,
            at.news,
            at.alone,
        )
        at = chosen(at, choice(at, ""))
    half = position(board(slug), at.moves[: len(at.moves) // 2])
    assert at.moves[: len(half.moves)] == half.moves
    assert log_of(position(board(slug), at.moves)) == log_of(at)


@EVERY
def test_bots_decide_from_what_their_seat_sees(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two deals look the same to a seat, it answers the same: its random numbers depend on its view alone."""
    seen: dict[bytes, object] = {}
    usual = entry.policy

    def watched(its: str, level: str):  # type: ignore[no-untyped-def]
        def answer(view, decision, rng):  # type: ignore[no-untyped-def]
            action = usual(its, level)(view, decision, rng)
            key = msgspec.json.encode((view.seat, view))
            assert seen.setdefault(key, action) == action
            return action

        return answer

    monkeypatch.setattr(entry, "policy", watched)
    for key in ("a", "b", "c"):
        played(board(slug), key)
    assert seen


@EVERY
def test_the_board_cuts_and_nobody_else(slug: str) -> None:
    at = played(board(slug))
    cuts = [one for one in at.taken if isinstance(one.action, Number)]
    assert len(cuts) == (1 if slug in ("minchiate", "chinze") else 0)
    for one in cuts:
        assert one.action == Number(board(slug).cut(1, _span(slug)))
        assert one.by == ("clock" if one.player == PERSON else "computer")


def _span(slug: str) -> tuple[int, int]:
    return (13, 84) if slug == "minchiate" else (1, 77)


@EVERY
@pytest.mark.parametrize("own", [0, 1, 7])
def test_a_bot_plays_on_for_a_person_who_does_not(slug: str, own: int) -> None:
    at = played(board(slug), most=own)
    end = finished(at)
    assert end.over
    assert (end.own, at.own) == (own, own)
    assert end.steps > own
    assert end.moves[: len(at.moves)] == at.moves
    assert log_of(finished(at)) == log_of(end)
    by = [one.by for one in end.taken if one.player == PERSON and not isinstance(one.action, Number)]
    assert by == ["person"] * by.count("person") + ["clock"] * by.count("clock")
    again = position(board(slug), end.moves, own)
    assert log_of(again) == log_of(end)


@EVERY
def test_the_score_is_what_the_side_gained(slug: str) -> None:
    for key in ("a", "b"):
        at = played(board(slug, key), key)
        its_gains = gains(game(slug), at.public)
        assert score(at) == its_gains[at.seat]
        assert sum(its_gains) == pytest.approx(0)


@EVERY
def test_each_trick_has_a_winner(slug: str) -> None:
    at = finished(position(board(slug)))
    count = {"minchiate": 21, "terziglio": 19, "chinze": 39, "mineo": 20}.get(slug)
    assert len(tricks(at)) == count or count is None
    assert any(tricks(at))
    assert not all(tricks(at))


@pytest.mark.parametrize("passed", [1, 3])
def test_a_deal_that_is_thrown_in_is_dealt_again(passed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Terziglio all may pass (T15). The next deal follows from the board too."""
    usual = entry.policy

    def answer(view: SeatView, decision: Decision, rng: Rng) -> Action:
        passing = any(word.word == "pass" for word in decision.words) and view.public.deal <= passed
        return Say("pass") if passing else usual("terziglio", "regular")(view, decision, rng)

    monkeypatch.setattr(entry, "policy", lambda its, level: answer)
    at = finished(position(board("terziglio")))
    dealt = [one for one in at.taken if one.chance == "shuffle"]
    assert [one.deal for one in dealt] == list(range(1, passed + 2))
    assert len({str(one.facts) for one in dealt}) == passed + 1
    assert at.public.counts[-1].lines
    assert len(tricks(at)) == 19
    assert log_of(position(at.board, at.moves, 0)) == log_of(at)


def test_an_entry_in_which_nobody_ever_plays_ends_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "policy", lambda its, level: lambda view, decision, rng: Say("pass"))
    at = finished(position(board("terziglio")))
    assert (score(at), tricks(at)) == (0, ())


@EVERY
def test_a_counted_entry_is_a_match_that_has_ended(slug: str) -> None:
    at = finished(position(board(slug)))
    result = game(slug).result(stopped(at).match)
    assert result is not None
    assert result.deals == 1
    assert log_of(stopped(stopped(at))) == log_of(stopped(at))


def test_what_is_no_answer_is_refused() -> None:
    its = board("mineo")
    at = played(its, most=3)
    with pytest.raises(UnreadableEntry):
        chosen(at, Pick((62,) * 3))
    with pytest.raises(UnreadableEntry):
        position(its, (*at.moves, "pX99"))
    with pytest.raises(UnreadableEntry):
        position(its, (*finished(at).moves, "sno"))
    with pytest.raises(UnreadableEntry):
        chosen(finished(at), Pick((1,)))
    with pytest.raises(UnreadableBoard):
        position(Board(DAY, "mineo", its.seed, its.terms.replace("mineo", "Mineo")))


def test_a_bot_that_fails_plays_the_plainest_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(its: str, level: str):  # type: ignore[no-untyped-def]
        def answer(view, decision, rng):  # type: ignore[no-untyped-def]
            raise RuntimeError("no")

        return answer

    monkeypatch.setattr(entry, "policy", broken)
    at = finished(position(board("mineo")))
    assert at.over
    assert log_of(finished(position(board("mineo")))) == log_of(at)


def test_a_bot_of_a_later_version_does_not_change_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    at = played(board("chinze"), most=9)
    monkeypatch.setattr(entry, "policy", lambda its, level: pytest.fail("a bot was asked"))
    assert log_of(position(board("chinze"), at.moves)) == log_of(at)


def test_a_refused_answer_of_a_bot_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "policy", lambda its, level: lambda view, decision, rng: Pick((-1,)))
    at = finished(position(board("mineo")))
    assert not any(isinstance(one.facts, Refusal) for one in at.taken)
    assert at.over


def test_another_seed_is_another_deal() -> None:
    one = new_board(DAY, "mineo", bytes(32), PINNED)
    assert position(one).view.hand != position(new_board(DAY, "mineo", bytes([1] * 32), PINNED)).view.hand
