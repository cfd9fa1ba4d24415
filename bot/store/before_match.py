"""What stands in the database before a finished match is counted, asked in one question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Executable, String, bindparam, cast, func, literal, select

from bot.standings import MatchFacts, Skill, season_key
from bot.standings.periods import lasting
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.asking import Question
from bot.store.leaderboards import Key
from bot.store.leaderboards import board as numbered


class Before(msgspec.Struct, frozen=True):
    """What stood there before a match: its place in the order of matches, the season that ran at its end, whether one
    of its people had been forgotten; by person the wish, and the skills that people came with; the leaderboards it is
    for as far as there are any, and the highest number of all of them."""

    order: int
    season: int | None
    gone: bool
    wishes: dict[int, str]
    known: dict[tuple[int, str, int], Skill]
    boards: dict[Key, int]
    last_board: int


def question(match: MatchFacts) -> Question:
    """To be asked before a match is counted; :func:`before_match` reads the answer."""
    persons = [seat.person for seat in match.seats if seat.person is not None]
    asked: dict[str, Any] = {"guild": match.guild, "at": match.at, "game": match.game, "everywhere": EVERYWHERE}
    asked |= zip(_LASTING, lasting(match.at), strict=True)
    asked |= {f"person{n}": person for n, person in enumerate(persons or [0])}
    return _all_before(bool(match.unranked), len(persons) or 1), asked


def before_match(rows: list[Sequence[Any]], match: MatchFacts) -> Before:
    """What the rows of :func:`question` say."""
    order, season, gone = rows[0][:3]
    if match.unranked:
        return Before((order or 0) + 1, season, bool(gone), {}, {}, {}, 0)
    wishes: dict[int, str] = {}
    known: dict[tuple[int, str, int], Skill] = {}
    of_match = [(scope, match.game, period) for scope in (match.guild, EVERYWHERE) for period in lasting(match.at)[1:]]
    numbers = zip(of_match, rows[0][4:8], strict=True)
    boards: dict[Key, int] = {key: number for key, number in numbers if number is not None}
    for person, wish, board, scope, period, mu, sigma in (row[8:] for row in rows):
        wishes[person] = wish
        if board is not None:
            boards[scope, match.game, period] = board
        if mu is not None:
            known[scope, period, person] = Skill(mu, sigma)
    return Before((order or 0) + 1, season, bool(gone), wishes, known, boards, rows[0][3] or 0)


_LASTING = ("ever", "week", "month")


@cache
def _all_before(unranked: bool, persons: int) -> Executable:
    """One row for each person and leaderboard that keeps skills, for ever and of the season (one row at least for each
    person), with the numbers of the boards of week and month beside it; one row if the match adds to none. All in one
    question, because the way to the database takes longer than the answer."""
    seasons, lost = schema.seasons.c, schema.forgotten.c
    these: list[Any] = [bindparam(f"person{n}") for n in range(persons)]
    running = (
        select(seasons.id)
        .where(seasons.guild == bindparam("guild"), seasons.opened_at <= bindparam("at"))
        .where((seasons.closed_at == 0) | (seasons.closed_at > bindparam("at")))
        .order_by(seasons.opened_at.desc(), seasons.id.desc())
        .limit(1)
        .scalar_subquery()
    )
    gone = select(func.count()).where(lost.person_id.in_(these), lost.at < bindparam("at")).scalar_subquery()
    last = select(func.max(schema.matches.c.number)).scalar_subquery()
    if unranked:
        return select(last, running, gone)
    board, standing, people = schema.leaderboards.alias("boards"), schema.standings.c, schema.people.c
    last_board = select(func.max(schema.leaderboards.c.id)).scalar_subquery()
    told: dict[str, Any] = {name: bindparam(name) for name in ("game", "guild", "everywhere", *_LASTING)}
    game, scopes = told["game"], (told["guild"], told["everywhere"])
    periods: list[Any] = [told["ever"], literal(season_key(0)[:-1]).concat(cast(running, String))]
    its_board = (board.c.game == game) & board.c.scope.in_(scopes) & board.c.period.in_(periods)
    its_line = (standing.board_id == board.c.id) & (standing.person_id == people.id)
    return (
        select(last, running, gone, last_board)
        # A week and a month show the skill for ever: only their numbers are asked for.
        .add_columns(*(numbered(scope, game, told[name]) for scope in scopes for name in _LASTING[1:]))
        .add_columns(people.id, people.standing, board.c.id, board.c.scope, board.c.period, standing.mu, standing.sigma)
        .select_from(schema.people.outerjoin(board, its_board).outerjoin(schema.standings, its_line))
        .where(people.id.in_(these))
    )
