"""Puzzles: those that come with the bot, how positions are written, and how new ones are found."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.cli.spread import spread
from bot.engine.actions import Action, Chance, Claim, ClaimItem, ClaimOffer, Number, Pick, Say
from bot.games.registry import game, games
from bot.players.puzzles import making
from bot.players.puzzles.library import position_of, puzzle_games, puzzles, read_puzzles, written_puzzles
from bot.players.puzzles.making import chosen, puzzles_in
from bot.players.puzzles.model import (
    DIFFICULTIES,
    EASY,
    GAPS,
    HARD,
    MEDIUM,
    Candidate,
    Puzzle,
    UnreadablePuzzle,
    position,
    read,
    written,
)
from bot.players.search.think import Budget, Judged

PACK = game("minchiate").meta.pack
SHIPPED = [(slug, number) for slug in puzzle_games() for number in puzzles(slug)]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the terminal to English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def one(moves: str = "!00", difficulty: str = EASY, best: float = 10.0) -> Puzzle:
    return Puzzle(0, difficulty, {}, moves, (Candidate("T01", best, 0.0), Candidate("T02", 0.0, 0.5)))


@pytest.mark.parametrize("slug", games())
def test_every_game_has_puzzles_a_third_of_each_difficulty(slug: str) -> None:
    its, third = puzzles(slug), {"minchiate": 20}.get(slug, 10)
    assert list(its) == list(range(1, 3 * third + 1))
    assert [sum(puzzle.difficulty == name for puzzle in its.values()) for name in DIFFICULTIES] == [third] * 3
    assert len({puzzle.moves for puzzle in its.values()}) == 3 * third


@pytest.mark.parametrize(("slug", "number"), SHIPPED)
def test_a_puzzle_of_the_bot_can_be_played_and_has_one_best_card(slug: str, number: int) -> None:
    puzzle, at = puzzles(slug)[number], position_of(slug, number)
    assert puzzle.lost(puzzle.judged[1].card) > GAPS[slug]
    assert [one.mean for one in puzzle.judged] == sorted((one.mean for one in puzzle.judged), reverse=True)
    assert at.view == game(slug).seat_view(at.match, at.decision.seat)
    assert set(at.decision.cards) <= set(at.view.hand)
    assert puzzle.lost(puzzle.best) == 0


def test_files_are_read_as_written() -> None:
    some = (one(), one("!01 sgo"))
    assert read_puzzles(written_puzzles(some)) == some
    assert len(written_puzzles(some).splitlines()) == 4


@pytest.mark.parametrize(
    "action",
    [
        Chance(b"\x00\xff"),
        Pick(()),
        Pick((0, 5)),
        Say("pass"),
        Number(41),
        Claim(()),
        Claim((ClaimItem("a"), ClaimItem("b", (1, 2)))),
    ],
)
def test_answers_are_read_as_written(action: Action) -> None:
    assert read(written(action, PACK), PACK) == action


@pytest.mark.parametrize("word", ["", "x", "pZZ", "n", "nine", "!0", "ca=ZZ"])
def test_a_word_that_is_no_answer_is_refused(word: str) -> None:
    with pytest.raises(UnreadablePuzzle):
        read(word, PACK)


def test_a_position_that_the_rules_do_not_allow_is_refused() -> None:
    puzzle = puzzles("minchiate")[1]
    position("minchiate", puzzle)
    for wrong in (
        replace(puzzle, moves=f"{puzzle.moves} n99"),
        replace(puzzle, judged=puzzle.judged[1:]),
        replace(puzzle, moves=""),
    ):
        with pytest.raises(UnreadablePuzzle):
            position("minchiate", wrong)


def test_a_third_of_each_difficulty_is_chosen_one_a_deal() -> None:
    every = {name: one(difficulty=name) for name in DIFFICULTIES}
    found = [puzzle.difficulty for puzzle in chosen(iter([every, every, {}, {EASY: every[EASY]}, every, every]), 4)]
    assert found == [HARD, MEDIUM, EASY, EASY]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "FIRST_LOOK", Budget(worlds=16, batch=16))
    monkeypatch.setattr(making, "CONFIRMING", Budget(worlds=32, batch=16, sure=1e9))
    first, again, other = (puzzles_in("minchiate", "t", number) for number in (0, 0, 1))
    assert first
    assert first == again != other
    for puzzle in first.values():
        position("minchiate", puzzle)


MEANS = (10.0, 0.0, -1.0)


class Candidates:
    """A search that compares some answers."""

    def __init__(self, answers: tuple[Pick, ...]) -> None:
        self._answers = answers

    def position(self, view: Any, decision: Any) -> object:
        return object()

    def actions(self, position: Any) -> tuple[Pick, ...]:
        return self._answers


@pytest.mark.parametrize(
    ("looked", "confirmed", "errors", "alike", "is_puzzle"),
    [
        (MEANS, (MEANS, MEANS), 1.0, 0, True),
        (MEANS, (MEANS, MEANS), 1.0, 1, False),  # a card is not judged, because it is like another one
        ((7.0, 0.0, 0.0), (MEANS, MEANS), 1.0, 0, False),  # the first look finds no gap
        (MEANS, (MEANS, (0.0, 10.0, -1.0)), 1.0, 0, False),  # another card with the second seed
        (MEANS, (MEANS, (7.0, 0.0, 0.0)), 1.0, 0, False),  # a small gap with the second seed
        (MEANS, (MEANS, MEANS), 4.0, 0, False),  # the gap is not clear of its error
    ],
)
def test_a_puzzle_needs_a_gap_that_a_second_seed_confirms(
    monkeypatch: pytest.MonkeyPatch, looked: Any, confirmed: Any, errors: float, alike: int, is_puzzle: bool
) -> None:
    at = position_of("minchiate", 1)
    decision = replace(at.decision, cards=at.view.hand[:3])
    actions = tuple(Pick((card,)) for card in decision.cards)
    answers = iter((looked, *confirmed))

    def think(*_: Any) -> Judged:
        means = next(answers)
        return Judged(actions, means, (errors,) * 3, (96,) * 3, means.index(max(means)))

    monkeypatch.setattr(making, "think", think)
    found = making.judged_cards("minchiate", Candidates(actions[alike:]), at.view, decision, 1)  # type: ignore[arg-type]
    assert bool(found) is is_puzzle
    if found:
        assert [candidate.mean for candidate in found] == [10.0, 0.0, -1.0]
        assert found[1].error == pytest.approx(0.71)


@pytest.mark.parametrize(("kind", "claims"), [("exchange", None), ("pay", None), ("discard", None), ("meld-lead", ())])
def test_a_puzzle_asks_for_a_card_to_a_trick_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, kind: str, claims: tuple[ClaimOffer, ...] | None
) -> None:
    """A card given for the Fool, or the cards beside melds that may be announced, are none, though search judges it."""
    at = position_of("minchiate", 1)
    cards = at.view.hand[:3]
    actions = tuple(Pick((card,)) for card in cards)
    monkeypatch.setattr(making, "think", lambda *_: Judged(actions, MEANS, (1.0,) * 3, (96,) * 3, 0))
    search: Any = Candidates(actions)
    asked = replace(at.decision, cards=cards, least=1, most=1)
    assert making.judged_cards("minchiate", search, at.view, asked, 1)
    assert not making.judged_cards("minchiate", search, at.view, replace(asked, kind=kind, claims=claims), 1)


def test_the_command_adds_new_puzzles_and_keeps_the_numbers_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(making, "puzzles_in", lambda slug, seed, number: {EASY: one(f"!0{number}{seed}")})
    monkeypatch.setattr(making, "searchable", lambda slug: True)
    file = tmp_path / "some.json"
    asked = ["puzzles", "--game", "minchiate", "--count", "3", "--workers", "1", "--out", str(file), "--seed"]
    assert main([*asked, "1"]) == 0
    first = read_puzzles(file.read_bytes())
    assert [(puzzle.number, puzzle.moves) for puzzle in first] == [(1, "!001")]
    assert main([*asked, "1", "--deals", "1"]) == 0
    assert read_puzzles(file.read_bytes()) == first
    assert main([*asked, "2"]) == 0
    assert read_puzzles(file.read_bytes())[:1] == first
    assert [puzzle.number for puzzle in read_puzzles(file.read_bytes())] == [1, 2]
    assert "1 new puzzles" in capsys.readouterr().out


def test_the_command_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "--game", "minchiate", "--count", "0"]) == 1
    assert "at least 1" in capsys.readouterr().err
    (tmp_path / "bad.json").write_text("{}")
    monkeypatch.setattr(making, "searchable", lambda slug: True)
    assert main(["puzzles", "--game", "minchiate", "--out", str(tmp_path / "bad.json")]) == 1
    assert "bad.json" in capsys.readouterr().err
    monkeypatch.setattr(making, "searchable", lambda slug: False)
    assert main(["puzzles", "--game", "minchiate"]) == 1
    assert "numba" in capsys.readouterr().err


def _noted(job: tuple[str, int]) -> int:
    folder, number = job
    (Path(folder) / str(number)).touch()
    time.sleep(0.01)
    return number


@pytest.mark.slow
def test_work_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    found = spread(_noted, [(str(tmp_path), number) for number in range(400)], 2, "")
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []
    assert len(list(tmp_path.iterdir())) < 400


@pytest.mark.parametrize(
    ("novice", "regular", "difficulty"),
    [
        ((0, 0, 1), (1, 1, 1), EASY),
        ((0, 1, 1), (0, 1, 0), MEDIUM),
        ((1, 1, 0), (0, 1, 1), HARD),
        ((1,) * 3, (0,) * 3, MEDIUM),
    ],
)
def test_a_puzzle_is_as_hard_as_the_level_that_finds_it(
    monkeypatch: pytest.MonkeyPatch, novice: Any, regular: Any, difficulty: str
) -> None:
    """A level finds the card if it chooses it in two of three tries."""
    at = position_of("minchiate", 1)
    answers = {"novice": iter(novice), "regular": iter(regular)}

    def policy(name: str) -> Any:
        return lambda *_: Pick((at.decision.cards[next(answers[name])],))

    monkeypatch.setattr(making, "companions", lambda slug: Levels({name: policy(name) for name in answers}))
    best = PACK.id(at.decision.cards[0])
    assert making.difficulty_of(game("minchiate"), at.view, at.decision, best) == difficulty


class Levels(NamedTuple):
    """The policies of a game."""

    policies: dict[str, Any]
