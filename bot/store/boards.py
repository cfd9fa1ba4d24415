"""Leaderboards: a page of the standings and one's own place, each found through an index (P8)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, func, select, text

from bot.store import schema
from bot.store.asking import ask
from bot.store.leaderboards import board
from bot.store.nobody import HIDDEN
from bot.store.part import Part


class Standing(msgspec.Struct, frozen=True):
    """One line. ``place`` counts from 1, equal values share it. ``name`` is "" for those who are not to be named.

    ``average`` is the balance for each deal in thousandths; ``gained`` the change of the rating in the period.
    """

    place: int
    person: int
    name: str
    rating: int
    sigma: float
    matches: int
    wins: int
    deals: int
    deal_wins: int
    balance: int
    average: int
    gained: int


class Board(msgspec.Struct, frozen=True):
    """A page of a leaderboard. ``own`` is the asker's own line, wherever it stands; ``more``: others follow."""

    rows: tuple[Standing, ...]
    own: Standing | None
    more: bool


_LINE = schema.standings.c
_FIELDS = (
    *(_LINE.person_id, _LINE.rating, _LINE.sigma, _LINE.matches, _LINE.wins),
    *(_LINE.deals, _LINE.deal_wins, _LINE.balance, _LINE.average, _LINE.gained),
)
_BOARD = board(bindparam("scope"), bindparam("game"), bindparam("period"))
_HERE = _LINE.board_id == _BOARD
_NAMES = (schema.people.c.name, schema.people.c.standing, schema.people.c.user_id)


class Boards(Part):
    """Who stands where."""

    async def board(
        self,
        scope: int,
        game: str,
        period: str,
        measure: str,
        *,
        person: int | None = None,
        offset: int = 0,
        count: int = 20,
    ) -> Board:
        """``count`` lines from ``offset`` on, by a measure (of ``schema.MEASURES``; KeyError for another one).

        The asker's own line is among them only where she stands there, but it is always given beside them.
        """
        if measure not in schema.MEASURES:
            raise KeyError(measure)
        here = {"scope": scope, "game": game, "period": period}
        async with self._database.read() as connection:
            first, page, own = await ask(
                connection,
                [
                    (_place(measure), {**here, "offset": offset}),
                    (_page(measure), {**here, "offset": offset, "count": count + 1}),
                    (_own(measure), {**here, "person": person}),
                ],
            )
        return Board(
            _placed(page[:count], measure, first[0][0], offset),
            _standing(own[0], own[0][-1]) if own else None,
            len(page) > count,
        )


_AT = {"rating": 1, "wins": 4, "balance": 7, "average": 8}
"""Where a measure stands among the fields."""


@cache
def _page(measure: str) -> Executable:
    """A page of lines with their names. Statements are made once: making them took longer than running them."""
    return (
        select(*_FIELDS, *_NAMES)
        .join(schema.people, schema.people.c.id == _LINE.person_id)
        .where(_HERE, text("standings.shown"))
        .order_by(_LINE[measure].desc(), _LINE.person_id.desc())
        .offset(bindparam("offset"))
        .limit(bindparam("count"))
    )


@cache
def _place(measure: str) -> Executable:
    """The place of the first line of a page: one more than the lines above its value."""
    others = schema.standings.alias("others").c
    value = (
        select(others[measure])
        .where(others.board_id == _BOARD, text("others.shown"))
        .order_by(others[measure].desc(), others.person_id.desc())
        .offset(bindparam("offset"))
        .limit(1)
        .scalar_subquery()
    )
    lines = select(func.count() + 1).select_from(schema.standings)
    return lines.where(_HERE, text("standings.shown"), _LINE[measure] > value)


@cache
def _own(measure: str) -> Executable:
    """One person's line and its place."""
    others = schema.standings.alias("others").c
    above = (
        select(func.count() + 1)
        .where(others.board_id == _LINE.board_id, text("others.shown"), others[measure] > _LINE[measure])
        .scalar_subquery()
    )
    return (
        select(*_FIELDS, *_NAMES, above)
        .join(schema.people, schema.people.c.id == _LINE.person_id)
        .where(_HERE, _LINE.person_id == bindparam("person"))
    )


def _placed(rows: Any, measure: str, first: int, offset: int) -> tuple[Standing, ...]:
    found: list[Standing] = []
    place, last = first, None
    for number, row in enumerate(rows, offset + 1):
        value = row[_AT[measure]]
        if last is not None and value != last:
            place = number
        last = value
        found.append(_standing(row, place))
    return tuple(found)


def _standing(row: Any, place: int) -> Standing:
    person, *numbers = row[: len(_FIELDS)]
    name, wish, user = row[len(_FIELDS) : len(_FIELDS) + len(_NAMES)]
    return Standing(place, person, "" if wish == HIDDEN or user is None else name, *numbers)
