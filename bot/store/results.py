"""The results of deals and matches, written in the transaction of the events that ended them (issue 5, item 1).

A finished match is counted in two steps: one query reads everything needed, then the rows follow from it (P8).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Executable,
    String,
    Table,
    bindparam,
    case,
    cast,
    func,
    insert,
    literal,
    literal_column,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.people import EVERYWHERE_TOO
from bot.standings import (
    ANY,
    Added,
    Climbed,
    DealSeat,
    LadderKey,
    LadderLine,
    MatchFacts,
    SeatFacts,
    Skill,
    climb,
    deal_seats,
    finished_deal,
    match_facts,
    rating,
    season_key,
    tally,
)
from bot.standings.results import ROLES
from bot.standings.tally import EVER, EVERYWHERE, lasting
from bot.store import schema
from bot.store.achievements import earning, other_games
from bot.store.ladder import KNOWN, climbing, ladder_line
from bot.store.leaderboards import MAKING, Key, making, missing
from bot.store.leaderboards import board as numbered
from bot.store.statements import Plain, Question, Step, carry_out_after, insert_of
from bot.table import events as ev
from bot.table.model import TableState


class Before(msgspec.Struct, frozen=True):
    """What the database holds before a match is counted.

    `order` is the place of the match in the order of matches, `season` the season that ran at its end, `gone` whether
    one of its players had been forgotten. `wishes` and `known` hold, by person, where they are named and the skill
    before the match. `boards` are the existing leaderboards of the match, and `last_board` is the highest number of any
    leaderboard.
    """

    order: int
    season: int | None
    gone: bool
    wishes: dict[int, str]
    known: dict[tuple[int, str, int], Skill]
    boards: dict[Key, int]
    last_board: int
    ladder: dict[LadderKey, LadderLine]
    games: dict[int, int]


def question(match: MatchFacts) -> Question:
    """Return the query to run before a match is counted; :func:`before_match` reads its rows."""
    persons = [seat.person for seat in match.seats if seat.person is not None]
    asked: dict[str, Any] = {"guild": match.guild, "at": match.at, "game": match.game, "everywhere": EVERYWHERE}
    asked |= zip(_LASTING, lasting(match.at), strict=True)
    asked |= {f"person{n}": person for n, person in enumerate(persons)}
    return _all_before(bool(match.unranked), len(persons)), asked


def before_match(rows: list[Sequence[Any]], match: MatchFacts) -> Before:
    """Return the meaning of the rows of :func:`question`."""
    order, season, gone = rows[0][:3]
    wishes: dict[int, str] = {}
    games: dict[int, int] = {}
    if match.unranked:
        ladder: dict[LadderKey, LadderLine] = {}
        for person, wish, others, scope, level, *line in (row[3:] for row in rows if len(row) > 3):
            wishes[person], games[person] = wish, others
            if scope is not None:
                ladder[scope, level, person] = ladder_line(line)
        return Before((order or 0) + 1, season, bool(gone), wishes, {}, {}, 0, ladder, games)
    known: dict[tuple[int, str, int], Skill] = {}
    of_match = [(scope, match.game, period) for scope in (match.guild, EVERYWHERE) for period in lasting(match.at)[1:]]
    numbers = zip(of_match, rows[0][4:8], strict=True)
    boards: dict[Key, int] = {key: number for key, number in numbers if number is not None}
    for person, wish, others, board, scope, period, mu, sigma in (row[8:] for row in rows):
        wishes[person], games[person] = wish, others
        if board is not None:
            boards[scope, match.game, period] = board
        if mu is not None:
            known[scope, period, person] = Skill(mu, sigma)
    return Before((order or 0) + 1, season, bool(gone), wishes, known, boards, rows[0][3] or 0, {}, games)


_LASTING = ("ever", "week", "month")


@cache
def _all_before(unranked: bool, persons: int) -> Executable:
    """Return the query for all of :class:`Before`. A single query, because the way to the database takes longer than
    the answer.

    It has a row for each person and leaderboard that keeps skills (those of the period "ever" and of the season), and
    at least one row for each person. Each row also holds the numbers of the leaderboards of week and month. For an
    unranked match it has a row for each person and line of theirs on the ladder against bots, and no leaderboards;
    without people it has one row.
    """
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
    if not persons:
        return select(last, running, gone)
    told: dict[str, Any] = {name: bindparam(name) for name in ("game", "guild", "everywhere", *_LASTING)}
    game, scopes = told["game"], (told["guild"], told["everywhere"])
    others = other_games(schema.people.c.id, told["guild"], cast(game, String))
    if unranked:
        line = schema.ladder.c
        own = (line.person_id == schema.people.c.id) & (line.game == game) & line.scope.in_(scopes)
        return (
            select(last, running, gone, schema.people.c.id, schema.people.c.standing, others, line.scope, line.level)
            .add_columns(*KNOWN)
            .select_from(schema.people.outerjoin(schema.ladder, own))
            .where(schema.people.c.id.in_(these))
        )
    board, standing, people = schema.leaderboards.alias("boards"), schema.standings.c, schema.people.c
    last_board = select(func.max(schema.leaderboards.c.id)).scalar_subquery()
    periods: list[Any] = [told["ever"], literal(season_key(0)[:-1]).concat(cast(running, String))]
    its_board = (board.c.game == game) & board.c.scope.in_(scopes) & board.c.period.in_(periods)
    its_line = (standing.board_id == board.c.id) & (standing.person_id == people.id)
    return (
        select(last, running, gone, last_board)
        # Week and month show the skill of the period "ever", so only their numbers are read.
        .add_columns(*(numbered(scope, game, told[name]) for scope in scopes for name in _LASTING[1:]))
        .add_columns(
            people.id, people.standing, others, board.c.id, board.c.scope, board.c.period, standing.mu, standing.sigma
        )
        .select_from(schema.people.outerjoin(board, its_board).outerjoin(schema.standings, its_line))
        .where(people.id.in_(these))
    )


def boards_for(game: str, added: Iterable[Added]) -> list[Key]:
    """Return the leaderboards that these additions belong to."""
    return list(dict.fromkeys((one.scope, game, period) for one in added for period in one.periods))


def adding(
    dialect: str, game: str, added: Iterable[Added], boards: Mapping[Key, int], wishes: Mapping[int, str]
) -> Plain:
    """Return the step that adds to the standings.

    `boards` holds the numbers of the leaderboards, `wishes` where each person is named. Each line is a statement of its
    own, although those of ever, week and month are equal: one statement for several rows took SQLite twice as long.
    """
    sums = {one.seat.player: _sums(one.seat) for one in added if one.scope == EVERYWHERE}
    rows: list[tuple[Any, ...]] = []
    for one in added:
        person = one.seat.person or 0
        shown = one.scope != EVERYWHERE or wishes.get(person) == EVERYWHERE_TOO
        line = (person, shown, *_values(one, *sums[one.seat.player]))
        rows += [(boards[one.scope, game, period], *line) for period in one.periods]
    return Plain(_adding(dialect), _NAMES, rows)


def line_of(one: Added) -> dict[str, Any]:
    """Return what a match adds to a line, by column: all columns but `board_id`, `person_id` and `shown`."""
    return dict(zip(_NAMES[3:], _values(one, *_sums(one.seat)), strict=True))


_NAMES = tuple(column.name for column in schema.standings.columns)
_NONE = (0, 0)


def _sums(seat: SeatFacts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the values that do not depend on the scope: those before the column `gained`, and those after it."""
    roles, balance, deals = seat.roles, seat.balance, seat.deals
    deal_wins = sum([won for role, (_, won) in roles.items() if role != "dealer"])
    by_role = [number for role in ROLES for number in roles.get(role, _NONE)]
    return (1, int(seat.won), deals, deal_wins, balance), (*by_role, average(balance, deals))


def _values(one: Added, before: tuple[int, ...], behind: tuple[int, ...]) -> tuple[int | float, ...]:
    return *before, one.gained, *behind, one.skill.mu, one.skill.sigma, one.rating


def average(balance: int, deals: int) -> int:
    """Return the balance for each deal in thousandths, rounded towards 0 as both databases do."""
    whole = abs(balance) * 1000 // max(deals, 1)
    return whole if balance >= 0 else -whole


@cache
def _adding(dialect: str) -> Any:
    """Return the statement that adds a line to the stored one.

    It computes the average from the sums, so the order of matches does not matter to it.
    """
    table = schema.standings
    statement = insert_of(dialect)(table).values({name: bindparam(name) for name in _NAMES})
    new, old = statement.excluded, table.c
    sums = {name: old[name] + new[name] for name in (*schema.TALLIES, *schema.ROLE_TALLIES)}
    # Written as literals, not parameters: rows are arranged faster if they fill all parameters.
    thousand, none, one = (literal_column(number, BigInteger) for number in ("1000", "0", "1"))
    sums["average"] = sums["balance"] * thousand // case((sums["deals"] > none, sums["deals"]), else_=one)
    sums |= {name: new[name] for name in ("mu", "sigma", "rating")}
    return statement.on_conflict_do_update(index_elements=[column.name for column in table.primary_key], set_=sums)


_ONE_AT_A_TIME = 0x6765726D
"""The advisory lock under which PostgreSQL counts one match at a time, because ratings depend on the order."""

_DEAL = schema.deal_seats.c
_DEAL_COLUMNS = [_DEAL[name] for name in DealSeat.__struct_fields__]


async def write_results(
    connection: AsyncConnection, state: TableState, events: Sequence[Any], *, number: int | None = None
) -> None:
    """Write the deal, the match and the standings that `events` (which led to `state`) have ended.

    `number` is the place of the match in the order in which matches ended; None for the next number.
    """
    deal = finished_deal(events)
    if deal is not None and state.chairs:
        await _write_deal(connection, state, deal)
    finished = next((event for event in events if isinstance(event, ev.Finished)), None)
    if finished is None:
        return
    deals = await _deals(connection, state.id)
    await write_match(connection, state, match_facts(state, finished, deals), number)


async def _write_deal(connection: AsyncConnection, state: TableState, deal: int) -> None:
    before = [0] * len(state.chairs)
    totals = select(_DEAL.player, _DEAL.total).where(_DEAL.table_id == state.id, _DEAL.deal < deal)
    for player, total in await connection.execute(totals.order_by(_DEAL.deal)):
        before[player] = total
    rows = [
        {"table_id": state.id, **{name: getattr(seat, name) for name in DealSeat.__struct_fields__}}
        for seat in deal_seats(state, deal, before)
    ]
    if rows:
        await connection.execute(insert(schema.deal_seats), rows)


async def _deals(connection: AsyncConnection, table: str) -> list[DealSeat]:
    rows = await connection.execute(select(*_DEAL_COLUMNS).where(_DEAL.table_id == table))
    return [DealSeat(*row) for row in rows]


async def one_at_a_time(connection: AsyncConnection) -> None:
    """Wait until no other transaction counts a match. SQLite needs no wait: it has one writer."""
    if connection.dialect.name != "sqlite":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))


async def write_match(connection: AsyncConnection, state: TableState, match: MatchFacts, number: int | None) -> None:
    """Write a finished match: its own rows, and what it adds to standings and partners."""
    await one_at_a_time(connection)
    dialect = connection.dialect.name
    await carry_out_after(
        connection, question(match), lambda rows: _steps(dialect, state, match, number, before_match(rows, match))
    )


def _steps(
    dialect: str, state: TableState, match: MatchFacts, number: int | None, before: Before
) -> list[Step | Plain]:
    if before.gone and not match.unranked:
        # The player left the match when they were forgotten, and has no rating any more that it could count for.
        match = msgspec.structs.replace(match, unranked="substitution")
    row = {
        "table_id": match.table,
        "game": match.game,
        "guild": match.guild,
        "options": dict(state.options),
        "preset": state.preset,
        "deals": match.deals,
        "complete": match.complete,
        "started_at": state.started_at,
        "finished_at": match.at,
        "number": number if number is not None else before.order,
        "unranked": match.unranked,
        "season_id": before.season,
    }
    added = () if match.unranked else tally(match, before.season, before.known)
    new = missing(boards_for(match.game, added), before.boards, before.last_board)
    here = {one.seat.player: one for one in added if one.scope == match.guild and EVER in one.periods}
    # A match that a player left by being forgotten counts neither for ratings nor for the ladder.
    climbed = () if before.gone else climb(match, before.ladder)
    lines = {one.result.seat.player: one for one in climbed if (one.scope, one.level) == (match.guild, ANY)}
    seats = [_seat_row(match, seat, here.get(seat.player), lines.get(seat.player)) for seat in match.seats]
    return [
        Step(_new(dialect, schema.matches), [row]),
        Step(MAKING, making(new)),
        adding(dialect, match.game, added, before.boards | new, before.wishes),
        Step(_new(dialect, schema.match_seats), seats),
        Step(_adding_partner(dialect), _partner_rows(match)),
        climbing(dialect, match.game, climbed, before.wishes),
        *(() if before.gone else (earning(dialect, match, climbed, before.games),)),
    ]


def _seat_row(match: MatchFacts, seat: SeatFacts, added: Added | None, climbed: Climbed | None) -> dict[str, Any]:
    return {
        "table_id": match.table,
        "player": seat.player,
        "person_id": seat.person,
        "level": seat.level,
        "balance": seat.balance,
        "place": seat.place,
        "guild": match.guild,
        "game": match.game,
        "finished_at": match.at,
        "team": seat.team,
        "stayed": seat.stayed,
        "helped": seat.helped,
        "assisted": seat.assisted,
        "abandoned": seat.abandoned,
        "decided": seat.decided,
        "clocked": seat.clocked,
        "drained": seat.drained,
        "rating": added.rating if added is not None else None,
        "gained": added.gained if added is not None else None,
        "best": seat.best[0],
        "best_deal": seat.best[1],
        "against": climbed.result.level if climbed is not None else None,
        "streak": climbed.line.streak if climbed is not None else None,
        "best_streak": climbed.line.best_streak if climbed is not None else None,
        "ladder_rating": rating(climbed.line.skill) if climbed is not None else None,
        "ladder_gained": climbed.gained if climbed is not None else None,
    }


def _partner_rows(match: MatchFacts) -> list[dict[str, Any]]:
    if match.unranked:
        return []
    return [
        {
            "guild": match.guild,
            "game": match.game,
            "person_id": seat.person,
            "partner_id": match.seats[player].person,
            "deals": deals,
            "wins": wins,
            "balance": balance,
        }
        for seat in match.seats
        if not seat.assisted
        for player, (deals, wins, balance) in sorted(seat.partners.items())
        if seat.person is not None and match.seats[player].person is not None
    ]


@cache
def _new(dialect: str, table: Table) -> Any:
    return insert_of(dialect)(table).values({column.name: bindparam(column.name) for column in table.columns})


@cache
def _adding_partner(dialect: str) -> Any:
    table = schema.partners
    statement = insert_of(dialect)(table).values({column.name: bindparam(column.name) for column in table.columns})
    sums = {name: table.c[name] + statement.excluded[name] for name in ("deals", "wins", "balance")}
    return statement.on_conflict_do_update(index_elements=[column.name for column in table.primary_key], set_=sums)
