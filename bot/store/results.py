"""What follows from a deal or a match that these facts have ended: kept in the same transaction (issue 5, item 1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Table, bindparam, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings import (
    Added,
    DealSeat,
    MatchFacts,
    SeatFacts,
    deal_seats,
    finished_deal,
    match_facts,
    tally,
)
from bot.standings.periods import EVER
from bot.store import schema
from bot.store.batch import Plain, Step, carry_out_after
from bot.store.before_match import Before, before_match, question
from bot.store.leaderboards import MAKING, making, missing
from bot.store.lines import adding, boards_for
from bot.store.part import insert_of
from bot.table import events as ev
from bot.table.model import TableState

_ONE_AT_A_TIME = 0x6765726D
"""On PostgreSQL matches are counted one after the other under this advisory lock: ratings depend on the order."""

_DEAL = schema.deal_seats.c
_DEAL_COLUMNS = [_DEAL[name] for name in DealSeat.__struct_fields__]


def has_results(events: Sequence[Any]) -> bool:
    """Whether these facts end a deal or a match, so that :func:`write_results` has something to write."""
    return finished_deal(events) is not None or any(isinstance(event, ev.Finished) for event in events)


async def write_results(
    connection: AsyncConnection, state: TableState, events: Sequence[Any], *, number: int | None = None
) -> None:
    """Deal, match and standings, as far as ``events`` (which led to ``state``) have ended them.

    ``number`` is the match's place in the order in which matches ended; None for the next one.
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
    """Wait until no other transaction counts a match; SQLite has one writer anyway."""
    if connection.dialect.name != "sqlite":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))


async def write_match(connection: AsyncConnection, state: TableState, match: MatchFacts, number: int | None) -> None:
    """One finished match: its own rows, and what it adds to standings and partners."""
    await one_at_a_time(connection)
    dialect = connection.dialect.name
    await carry_out_after(
        connection, question(match), lambda rows: _steps(dialect, state, match, number, before_match(rows, match))
    )


def _steps(
    dialect: str, state: TableState, match: MatchFacts, number: int | None, before: Before
) -> list[Step | Plain]:
    if before.gone and not match.unranked:
        # She left the match when she was forgotten, and has no rating any more that it could count for.
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
    seats = [_seat_row(match, seat, here.get(seat.player)) for seat in match.seats]
    return [
        Step(_new(dialect, schema.matches), [row]),
        Step(MAKING, making(new)),
        adding(dialect, match.game, added, before.boards | new, before.wishes),
        Step(_new(dialect, schema.match_seats), seats),
        Step(_adding_partner(dialect), _partner_rows(match)),
    ]


def _seat_row(match: MatchFacts, seat: SeatFacts, added: Added | None) -> dict[str, Any]:
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
