"""A deal of the day as a match file: sound for every entry, and refused if anything of the board was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.duplicate import entry
from bot.duplicate.board import Board
from bot.duplicate.entry import Position, finished, position
from bot.engine.actions import Pick, Say
from bot.games.registry import game, games
from bot.records import (
    Finding,
    Record,
    RecordError,
    board_of_record,
    encode,
    match_of_record,
    read,
    record_of_entry,
    verify,
)
from bot.records.model import DidChance, checksum
from bot.table import sealing
from tests.duplicate.playing import DAY, board, played

TIMES = (1_796_000_000_000, 1_796_000_900_000)
EVERY = pytest.mark.parametrize("slug", games())


def file_of(at: Position) -> Record:
    names = ("Anna", "Ada", "Bice", "Carlo")[: game(at.board.game).meta.players]
    return record_of_entry(at, "Deal of the day 332", names, TIMES)


def codes(record: Record) -> list[str]:
    return [finding.code for finding in verify(replace(record, checksum=checksum(record)))]


@EVERY
def test_the_file_of_an_entry_is_sound(slug: str) -> None:
    for at in (played(board(slug)), finished(played(board(slug), most=4))):
        record = file_of(at)
        assert verify(record) == []
        assert board_of_record(record) == at.board
        again = read(json.loads(encode(record)))
        assert again == record
        assert match_of_record(again).deals[0].commitment == at.board.seal


@EVERY
def test_a_running_entry_has_no_file(slug: str) -> None:
    with pytest.raises(RecordError, match="unfinished"):
        file_of(played(board(slug), most=3))


@EVERY
def test_an_answer_that_the_bot_would_not_give_is_found(slug: str) -> None:
    """Another entry’s answers of bots, although they keep the rules."""
    others = Board(DAY, slug, board(slug).seed, board(slug).terms.replace("regular", "novice"))
    assert others.seal != board(slug).seal
    mine = file_of(finished(position(board(slug))))
    assert codes(mine) == []
    swapped = _with_legal_answer(mine)
    assert swapped is not None
    assert codes(swapped) == ["board-answer"]


def _with_legal_answer(record: Record) -> Record | None:
    """Return the record of the same deal in which a bot played another legal card, the rest being played by rule."""
    its = board_of_record(record)
    assert its is not None
    usual, changed = entry.policy, [False]

    def answer(slug: str, level: str) -> Any:
        def other(view: Any, decision: Any, rng: Any) -> Any:
            action = usual(slug, level)(view, decision, rng)
            if not changed[0] and decision.kind in ("play", "lead") and len(decision.cards) > 1:
                changed[0] = True
                return Pick((next(card for card in decision.cards if (card,) != getattr(action, "cards", ())),))
            return action

        return other

    entry.policy = answer  # type: ignore[assignment]
    try:
        return file_of(finished(position(its)))
    finally:
        entry.policy = usual


def _cut_elsewhere(record: Record) -> Record:
    its = board_of_record(record)
    assert its is not None
    moved = Board(its.day, its.game, its.seed, its.terms)
    return file_of(finished(_Moved.of(moved)))


class _Moved(Board, frozen=True):
    """A board that lifts other cards."""

    @classmethod
    def of(cls, its: Board) -> Position:
        return position(cls(its.day, its.game, its.seed, its.terms))

    def cut(self, deal: int, span: tuple[int, int]) -> int:
        return span[0] + (super().cut(deal, span) - span[0] + 1) % (span[1] - span[0] + 1)


@pytest.mark.parametrize("slug", ["minchiate", "chinze"])
def test_a_cut_that_is_not_the_board_s_is_found(slug: str) -> None:
    assert codes(_cut_elsewhere(file_of(finished(position(board(slug)))))) == ["board-answer"]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda deal: replace(deal, message="7"), ["shuffle"]),
        (lambda deal: replace(deal, seed=deal.seed[::-1]), ["seal-terms", "shuffle"]),
    ],
)
def test_a_changed_deal_is_found(change: Callable[[Any], Any], found: list[str]) -> None:
    record = file_of(finished(position(board("mineo"))))
    other = replace(record, deals=tuple(map(change, record.deals)))
    assert codes(other)[: len(found)] == found


def test_a_deal_after_one_thrown_in_has_the_board_s_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(Board, frozen=True):
        def seed_of(self, deal: int) -> bytes:
            return self.seed if deal == 1 else bytes(32)

    usual = entry.policy

    def passing(slug: str, level: str) -> Any:
        def answer(view: Any, decision: Any, rng: Any) -> Any:
            passes = view.public.deal <= 1 and any(word.word == "pass" for word in decision.words)
            return Say("pass") if passes else usual(slug, level)(view, decision, rng)

        return answer

    monkeypatch.setattr(entry, "policy", passing)
    its = board("terziglio")
    sound, forged = (file_of(finished(position(one))) for one in (its, Other(its.day, its.game, its.seed, its.terms)))
    assert [deal.deal for deal in sound.deals] == [1, 2]
    assert codes(sound) == []
    assert "board-seed" in codes(forged)


def test_bots_of_another_version_are_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    record = _with_legal_answer(file_of(finished(position(board("mineo")))))
    assert record is not None
    path = tmp_path / "entry.json"
    path.write_bytes(encode(record))
    assert main(["verify", str(path)]) == 1
    monkeypatch.setattr(sealing, "VERSION", "9.9")
    assert verify(record) == []
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "deal of the day no. 332 (2026-11-28, UTC)" in said
    assert "version 0.1.0; this Germini has version 9.9" in said
    assert "could have chosen" not in said


def test_another_match_is_no_entry() -> None:
    record = file_of(finished(position(board("mineo"))))
    assert board_of_record(replace(record, table=replace(record.table, id="k7q"))) is None
    seats = record.deals[0].terms
    assert isinstance(seats, str)
    other = replace(record.deals[0], terms=seats.replace("seats p0", "seats p7"))
    assert board_of_record(replace(record, deals=(other,))) is None
    assert isinstance(record.deals[0].steps[0].do, DidChance)
    assert not any(isinstance(found, Finding) and found.code.startswith("board") for found in verify(record))
