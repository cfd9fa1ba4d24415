"""Puzzles in the store: the first answer counts, ratings move, the puzzle of a day is stored once."""

from __future__ import annotations

import pytest

from bot.ports.puzzles import DailyCount, DailyPuzzle, Outcome, Solver
from bot.ports.servers import ServerSettings
from bot.standings import rating
from bot.standings.puzzles import BEGINNINGS, after_answer
from bot.standings.ratings import FRESH, Skill
from bot.store import Database, SqlStore
from tests.store.samples import everything

AT = 1_700_000_000_000
EASY, HARD = BEGINNINGS["easy"], BEGINNINGS["hard"]


async def answer(
    store: SqlStore, person: int, number: int, *, solved: bool, beginning: Skill = EASY, at: int = AT
) -> Outcome:
    return await store.puzzles.answer(person, "minchiate", number, "T01", solved=solved, at=at, beginning=beginning)


async def test_the_first_answer_counts_and_no_other(store: SqlStore) -> None:
    anna = (await store.people.person(1, "Anna", "en")).id
    first = await answer(store, anna, 3, solved=False)
    assert first.counted
    assert (first.before, first.after.answered, first.after.solved) == (Solver(), 1, 0)
    again = await answer(store, anna, 3, solved=True, at=AT + 5)
    assert not again.counted
    assert again.before == again.after == first.after == await store.puzzles.solver(anna, "minchiate")
    known = await store.puzzles.answered(anna, "minchiate")
    assert [(one.number, one.solved, one.at, one.seen_at) for one in known.values()] == [(3, False, AT, AT + 5)]
    assert await store.puzzles.answered(anna, "mineo") == {}
    assert await store.puzzles.solver(anna, "mineo") == Solver()


async def test_a_streak_grows_with_each_puzzle_solved_and_ends_with_one_missed(store: SqlStore) -> None:
    anna = (await store.people.person(1, "Anna", "en")).id
    seen = [
        (await answer(store, anna, number, solved=solved)).after
        for number, solved in enumerate((True, True, False, True))
    ]
    assert [(one.streak, one.best_streak) for one in seen] == [(1, 1), (2, 2), (0, 2), (1, 2)]
    assert (seen[-1].answered, seen[-1].solved) == (4, 3)


async def test_both_ratings_move_and_the_puzzle_keeps_its_own(store: SqlStore, database: Database) -> None:
    anna, bruno = [(await store.people.person(one, f"P{one}", "en")).id for one in (1, 2)]
    first = await answer(store, anna, 1, solved=True, beginning=HARD)
    skill, puzzle = after_answer(FRESH, HARD, solved=True)
    assert first.after.skill == skill
    assert rating(first.after.skill) > rating(first.before.skill)
    assert puzzle.mu < HARD.mu
    second = await answer(store, bruno, 1, solved=False, beginning=HARD)
    assert second.after.skill == after_answer(FRESH, puzzle, solved=False)[0]
    ((*_, mu, sigma),) = (await everything(database))["puzzle_ratings"]
    assert (mu, sigma) == pytest.approx((after_answer(FRESH, puzzle, solved=False)[1].mu, sigma))
    assert mu > puzzle.mu


def test_a_hard_puzzle_solved_brings_more_than_an_easy_one() -> None:
    hard, easy = (after_answer(FRESH, BEGINNINGS[name], solved=True)[0].mu for name in ("hard", "easy"))
    assert hard > easy > FRESH.mu
    missed = after_answer(FRESH, BEGINNINGS["easy"], solved=False)
    assert missed[0].mu < FRESH.mu
    assert missed[1].mu > BEGINNINGS["easy"].mu


async def test_the_puzzle_of_a_day_is_stored_once(store: SqlStore) -> None:
    wanted = DailyPuzzle(10, 20_000, "minchiate", 4, 77)
    assert await store.puzzles.choose_day(wanted) == wanted
    assert await store.puzzles.choose_day(DailyPuzzle(10, 20_000, "minchiate", 5, 78)) == wanted
    await store.puzzles.choose_day(DailyPuzzle(10, 20_001, "minchiate", 5, 77))
    await store.puzzles.choose_day(DailyPuzzle(11, 20_000, "minchiate", 5, 77))
    await store.puzzles.posted(10, 20_000, 900)
    assert [(one.day, one.number, one.message) for one in await store.puzzles.days(10)] == [
        (20_001, 5, 0),
        (20_000, 4, 900),
    ]
    assert await store.servers.known_servers() == [10, 11]


async def test_each_person_is_counted_once_for_a_day(store: SqlStore) -> None:
    anna, bruno = [(await store.people.person(one, f"P{one}", "en")).id for one in (1, 2)]
    assert await store.puzzles.count_day(10, 20_000) == DailyCount()
    await store.puzzles.answer_day(10, 20_000, anna, solved=True)
    await store.puzzles.answer_day(10, 20_000, anna, solved=False)
    await store.puzzles.answer_day(10, 20_000, bruno, solved=False)
    await store.puzzles.answer_day(11, 20_000, bruno, solved=True)
    assert await store.puzzles.count_day(10, 20_000) == DailyCount(2, 1)


async def test_servers_with_a_channel_for_the_puzzle_of_the_day(store: SqlStore) -> None:
    assert await store.puzzles.channels() == {}
    await store.servers.save_settings(10, ServerSettings(puzzles=77))
    await store.servers.save_settings(11, ServerSettings(notices=5))
    assert await store.puzzles.channels() == {10: 77}
    assert (await store.servers.settings(10)).puzzles == 77


async def test_nothing_of_a_person_stays_and_a_server_takes_its_days_along(store: SqlStore, database: Database) -> None:
    anna, bruno = [(await store.people.person(one, f"P{one}", "en")).id for one in (1, 2)]
    for person in (anna, bruno):
        await answer(store, person, 1, solved=True)
        await store.puzzles.answer_day(10, 20_000, person, solved=True)
    await store.puzzles.choose_day(DailyPuzzle(10, 20_000, "minchiate", 4, 77))
    await store.privacy.forget(anna, AT)
    rows = await everything(database)
    for table in ("puzzle_answers", "puzzle_solvers", "daily_answers"):
        assert [anna in row or bruno in row for row in rows[table]] == [True], table
        assert not any(row[2 if table == "daily_answers" else 0] == anna for row in rows[table]), table
    assert len(rows["puzzle_ratings"]) == 1
    await store.servers.forget_server(10)
    rows = await everything(database)
    assert rows["daily_puzzles"] == rows["daily_answers"] == []
    assert len(rows["puzzle_answers"]) == 1, "a person's own answers are of no server"
