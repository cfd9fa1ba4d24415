"""Tables, facts and the contents of the database, for the tests of the store."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin

import msgspec
from hypothesis import strategies as st
from sqlalchemy import Select, Table, select

from bot.store import Database, SqlStore, schema
from bot.store.leaderboards import named_lines
from bot.store.schema import metadata
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Timer

AT = 1_700_000_000_000
LOBBY_CLOCK = (Timer("lobby", AT + 1000, 0),)


def opening(*persons: int, guild: int = 10, at: int = AT) -> tuple[Any, ...]:
    """Return the facts by which the first person opens a table of the toy game and all sit down."""
    first = ev.Opened("toy", "Arno", persons[0], guild, 20, "it", {"deals": 1, "stake": 3}, "short", "live", at)
    return (first, *(ev.Seated(chair, person) for chair, person in enumerate(persons)))


async def append(store: SqlStore, state: TableState, command: str, *events: Any, **more: Any) -> TableState:
    """Append facts to a table and return the state after them; the command must be new."""
    after = fold(state, events)
    assert (
        await store.log.append(after, state.seq + 1, command, events, more.get("timers", ()), more.get("at", AT))
        is None
    )
    return after


async def opened(store: SqlStore, table: str = "t1", *, guild: int = 10, at: int = AT) -> TableState:
    """Open a table with one person, Anna, and a clock."""
    anna = await store.people.person(1001, "Anna", "it")
    facts = opening(anna.id, guild=guild, at=at)
    return await append(store, TableState(table), "i1", *facts, timers=LOBBY_CLOCK, at=at)


async def everything(database: Database) -> dict[str, list[Any]]:
    """Return all rows of all tables but the owners; leaderboards by scope, game and period instead of their numbers."""
    async with database.read() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(told(table))]
            for table in metadata.sorted_tables
            if table is not schema.owners
        }


def told(table: Table) -> Select[*tuple[Any, ...]]:
    """Return a query of the rows of a table, in order."""
    board = schema.leaderboards.c
    words = (board.scope, board.game, board.period)
    if table is schema.leaderboards:
        return select(*words).order_by(*words)
    if table is schema.standings:
        return named_lines().order_by(*words, table.c.person_id)
    return select(table).order_by(*table.primary_key)


def columns_told(table: Table) -> list[str]:
    """Return the columns of such a row."""
    return [column.name for column in told(table).selected_columns]


def files_in(folder: Path) -> list[str]:
    """Return the names of all files in and below a folder."""
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def facts_of(event: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Generate facts of this type with any values that the types allow."""
    fields = {field.encode_name: _values(field.type) for field in msgspec.structs.fields(event)}
    return st.builds(event, **fields)


_PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-(2**63), 2**63 - 1),
    str: st.text(max_size=12),
    bool: st.booleans(),
    bytes: st.binary(max_size=40),
    type(None): st.none(),
}


def _values(kind: Any) -> st.SearchStrategy[Any]:
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return st.one_of(*(_values(arg) for arg in args))
    if origin is tuple and args[-1] is Ellipsis:
        return st.lists(_values(args[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*(_values(arg) for arg in args))
    if origin is dict:
        return st.dictionaries(_values(args[0]), _values(args[1]), max_size=3)
    return facts_of(kind)
