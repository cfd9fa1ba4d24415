"""Puzzles: the first answers of people, their ratings and those of the puzzles, and the puzzle of the day."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.puzzles import Answered, DailyCount, DailyPuzzle, Outcome, Solver
from bot.standings.puzzles import after_answer
from bot.standings.ratings import Skill
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import insert_of, upsert

_ANSWERS, _SOLVERS, _RATINGS = schema.puzzle_answers.c, schema.puzzle_solvers.c, schema.puzzle_ratings.c
_DAYS, _DAILY = schema.daily_puzzles.c, schema.daily_answers.c


class PuzzleBook(Repository):
    """Stores answers to puzzles. Only the first answer of a person to a puzzle counts."""

    async def answered(self, person: int, game: str) -> dict[int, Answered]:
        """Return the first answers of a person to the puzzles of a game, by number."""
        async with self._database.read() as connection:
            rows = (await connection.execute(_first(person, game))).all()
        return {row.number: Answered(*row) for row in rows}

    async def solver(self, person: int, game: str) -> Solver:
        """Return how well a person solves the puzzles of a game."""
        async with self._database.read() as connection:
            return await _solver(connection, person, game)

    async def answer(
        self, person: int, game: str, number: int, card: str, *, solved: bool, at: int, beginning: Skill
    ) -> Outcome:
        """Store an answer. A further one changes only when the puzzle was last answered.

        `beginning` is the skill of the puzzle if nobody has answered it. `at` is Unix ms.
        """
        async with self._database.write() as connection:
            before = await _solver(connection, person, game)
            known = (await connection.execute(_first(person, game).where(_ANSWERS.number == number))).one_or_none()
            if known is not None:
                here = (_ANSWERS.person_id == person) & (_ANSWERS.game == game) & (_ANSWERS.number == number)
                await connection.execute(update(schema.puzzle_answers).where(here).values(seen_at=at))
                return Outcome(before, before, Answered(*known), False)
            its = (_RATINGS.game == game) & (_RATINGS.number == number)
            row = (await connection.execute(select(_RATINGS.mu, _RATINGS.sigma).where(its))).one_or_none()
            skill, puzzle = after_answer(before.skill, beginning if row is None else Skill(*row), solved=solved)
            streak = before.streak + 1 if solved else 0
            after = replace(
                before,
                skill=skill,
                answered=before.answered + 1,
                solved=before.solved + solved,
                streak=streak,
                best_streak=max(before.best_streak, streak),
            )
            first = Answered(number, card, solved, at, at)
            key = {"game": game, "number": number}
            mine = {"card": card, "solved": solved, "at": at, "seen_at": at}
            await connection.execute(insert(schema.puzzle_answers).values(person_id=person, **key, **mine))
            await upsert(connection, schema.puzzle_solvers, _row(person, game, after))
            await upsert(connection, schema.puzzle_ratings, {**key, "mu": puzzle.mu, "sigma": puzzle.sigma})
        return Outcome(before, after, first, True)

    async def channels(self) -> dict[int, int]:
        """Return the channel of the daily puzzle of each Discord server that has chosen one."""
        its = schema.guilds.c
        async with self._database.read() as connection:
            rows = await connection.execute(select(its.guild, its.puzzles).where(its.puzzles != 0).order_by(its.guild))
            return {row.guild: row.puzzles for row in rows}

    async def days(self, guild: int) -> list[DailyPuzzle]:
        """Return the puzzles of a Discord server by day, the last one first."""
        query = select(schema.daily_puzzles).where(_DAYS.guild == guild).order_by(_DAYS.day.desc())
        async with self._database.read() as connection:
            return [DailyPuzzle(**row) for row in (await connection.execute(query)).mappings()]

    async def choose_day(self, wanted: DailyPuzzle) -> DailyPuzzle:
        """Store the puzzle of a day unless the Discord server has one, and return the one that is stored."""
        row = {name: getattr(wanted, name) for name in DailyPuzzle.__struct_fields__}
        here = (_DAYS.guild == wanted.guild) & (_DAYS.day == wanted.day)
        async with self._database.write() as connection:
            adding = insert_of(connection.dialect.name)(schema.daily_puzzles).values(row)
            await connection.execute(adding.on_conflict_do_nothing())
            stored = (await connection.execute(select(schema.daily_puzzles).where(here))).mappings().one()
        return DailyPuzzle(**stored)

    async def posted(self, guild: int, day: int, message: int) -> None:
        """Record the message of the puzzle of a day."""
        here = (_DAYS.guild == guild) & (_DAYS.day == day)
        async with self._database.write() as connection:
            await connection.execute(update(schema.daily_puzzles).where(here).values(message=message))

    async def answer_day(self, guild: int, day: int, person: int, *, solved: bool) -> None:
        """Count a person's first answer to the puzzle of a day; a second call changes nothing."""
        row = {"guild": guild, "day": day, "person_id": person, "solved": solved}
        async with self._database.write() as connection:
            adding = insert_of(connection.dialect.name)(schema.daily_answers).values(row)
            await connection.execute(adding.on_conflict_do_nothing())

    async def count_day(self, guild: int, day: int) -> DailyCount:
        """Return how many people answered and solved the puzzle of a day."""
        here = (_DAILY.guild == guild) & (_DAILY.day == day)
        query = select(_DAILY.solved, func.count()).where(here).group_by(_DAILY.solved)
        async with self._database.read() as connection:
            counted: dict[bool, int] = {bool(solved): count for solved, count in await connection.execute(query)}
        return DailyCount(sum(counted.values()), counted.get(True, 0))


async def forget_puzzles(connection: AsyncConnection, person: int) -> None:
    """Delete a person's answers and ratings. The ratings of the puzzles stay: they name nobody."""
    for table in (schema.puzzle_answers, schema.puzzle_solvers, schema.daily_answers):
        await connection.execute(delete(table).where(table.c.person_id == person))


def _first(person: int, game: str) -> Any:
    columns = (_ANSWERS.number, _ANSWERS.card, _ANSWERS.solved, _ANSWERS.at, _ANSWERS.seen_at)
    return select(*columns).where(_ANSWERS.person_id == person, _ANSWERS.game == game)


async def _solver(connection: AsyncConnection, person: int, game: str) -> Solver:
    here = (_SOLVERS.person_id == person) & (_SOLVERS.game == game)
    counted = (_SOLVERS.answered, _SOLVERS.solved, _SOLVERS.streak, _SOLVERS.best_streak)
    row = (await connection.execute(select(_SOLVERS.mu, _SOLVERS.sigma, *counted).where(here))).one_or_none()
    return Solver() if row is None else Solver(Skill(row[0], row[1]), *row[2:])


def _row(person: int, game: str, solver: Solver) -> dict[str, Any]:
    counted = {name: getattr(solver, name) for name in ("answered", "solved", "streak", "best_streak")}
    return {"person_id": person, "game": game, "mu": solver.skill.mu, "sigma": solver.skill.sigma, **counted}
