"""The append-only log of every table: how a fact is written, the projections written with it, and lists of tables.

The kind of a fact is the tag of its event. A game's own events have the game's slug before it
(`minchiate:card_played`), so two games may use the same tag. Bodies are JSON because logs are kept for years and read
by people.

A projection follows from a table's state and can be read without its log. It is written in the same transaction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec
from sqlalchemy import BindParameter, Executable, bindparam, delete, exists, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import registry
from bot.store import schema
from bot.store.db import Database, Repository
from bot.store.errors import CorruptLog
from bot.store.packed_logs import log_rows, packed_seq, unpack
from bot.store.results import write_results
from bot.store.statements import Step, carry_out, select_all
from bot.table import events as ev
from bot.table.events import TABLE_EVENTS
from bot.table.model import CLOSED, LOBBY, PLAYING, TableState
from bot.table.ports import Conflict, MatchPlace, Stored, TableSummary, Timer

VERSION = 1
"""Version of the encoding itself. An event that changes its meaning gets a new tag, not a new version."""

Event = type[msgspec.Struct]


class HasEvents(Protocol):
    """The part of a game that the codec needs."""

    @property
    def events(self) -> tuple[Event, ...]: ...


class Codec:
    """Encodes and decodes events of the table and of every game.

    `games` returns the event types by slug. It is called when a slug is first used, so games may be registered later.
    """

    def __init__(self, games: Callable[[], Mapping[str, HasEvents]] = registry.games) -> None:
        self._games = games
        self._encoder = msgspec.json.Encoder()
        self._table_tags = {tag(event): event for event in TABLE_EVENTS}
        self._game_tags: dict[str, dict[str, Event]] = {}
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {}

    def encode(self, game: str, event: Any) -> tuple[str, int, bytes]:
        """Return kind, version and body of an event at a table of `game`. Raises TypeError if the event belongs to
        neither."""
        its = cast(Event, type(event))
        name = tag(its)
        if self._table_tags.get(name) is its:
            kind = name
        elif self._tags_of(game).get(name) is its:
            kind = f"{game}:{name}"
        else:
            raise TypeError(f"{its.__qualname__} is no fact of {game}")
        return kind, VERSION, self._encoder.encode(event)

    def decode(self, table: str, seq: int, kind: str, version: int, body: bytes) -> Any:
        """Return the event. Raises CorruptLog with table and seq if anything about it is not understood."""
        if version != VERSION:
            raise CorruptLog(table, seq, f"version {version} of {kind} is unknown")
        decoder = self._decoders.get(kind) or self._decoder(table, seq, kind)
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise CorruptLog(table, seq, f"{kind}: {error}") from error

    def _decoder(self, table: str, seq: int, kind: str) -> msgspec.json.Decoder[Any]:
        game, colon, name = kind.rpartition(":")
        try:
            event = self._tags_of(game)[name] if colon else self._table_tags[kind]
        except KeyError:
            raise CorruptLog(table, seq, f"kind {kind} is unknown") from None
        self._decoders[kind] = decoder = msgspec.json.Decoder(event, strict=True)
        return decoder

    def _tags_of(self, game: str) -> dict[str, Event]:
        """Return the event types of a game by tag. Raises KeyError if there is no such game."""
        tags = self._game_tags.get(game)
        if tags is None:
            tags = self._game_tags[game] = {tag(event): event for event in self._games()[game].events}
        return tags


def tag(event: Event) -> str:
    """Return the stable name of an event type. Raises TypeError if it has none."""
    config = getattr(event, "__struct_config__", None)
    name = None if config is None else config.tag
    if not isinstance(name, str) or ":" in name:
        raise TypeError(f"{event.__qualname__} has no tag to be stored under")
    return name


_OPEN = schema.tables.c.status.in_((LOBBY, PLAYING))

WITH_RESULTS = (ev.SeedRevealed, ev.Finished)
"""The facts that end a deal or a match. Results are written with them."""


class TableLists(Repository):
    """Lists tables without reading their logs."""

    async def listed(self, *, guild: int | None = None, person: int | None = None) -> list[TableSummary]:
        """Return the open tables of a Discord server, or those where a person sits, or both; newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        query = select(schema.tables).where(_OPEN).order_by(tables.opened_at.desc(), tables.id)
        if guild is not None:
            query = query.where(tables.guild == guild)
        if person is not None:
            query = query.where(tables.id.in_(select(seats.table_id).where(seats.person_id == person)))
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            seated = (
                await connection.execute(
                    select(seats.table_id, seats.person_id)
                    .where(seats.table_id.in_([row.id for row in rows]), seats.person_id.is_not(None))
                    .order_by(seats.table_id, seats.chair)
                )
            ).all()
        persons: defaultdict[str, list[int]] = defaultdict(list)
        for table, someone in seated:
            persons[table].append(someone)
        return [
            TableSummary(
                id=row.id,
                name=row.name,
                game=row.game,
                guild=row.guild,
                channel=row.channel,
                thread=row.thread,
                status=row.status,
                persons=tuple(persons[row.id]),
                chairs=row.chairs,
                seq=row.seq,
            )
            for row in rows
        ]

    async def tables_of(self, guild: int) -> list[str]:
        """Return the ids of all tables that a Discord server has ever had."""
        query = select(schema.tables.c.id).where(schema.tables.c.guild == guild)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def places(self, tables: Sequence[str]) -> dict[str, MatchPlace]:
        """Return where each of these tables is or was played and who took part in it.

        Includes matches whose moves are no longer kept. Tables that do not exist are left out.
        """
        its, found = schema.tables.c, list(dict.fromkeys(tables))
        where = select(its.id, its.guild, its.channel, its.thread).where(its.id.in_(found))
        seated = (schema.seats.c, schema.match_seats.c, schema.stand_ins.c)
        who = union(
            *(
                select(one.table_id, one.person_id).where(one.table_id.in_(found), one.person_id.is_not(None))
                for one in seated
            )
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(where)).all()
            people = (await connection.execute(who)).all()
        persons: defaultdict[str, list[int]] = defaultdict(list)
        for table, person in people:
            persons[table].append(person)
        return {row.id: MatchPlace(row.guild, row.channel, row.thread, tuple(sorted(persons[row.id]))) for row in rows}


_SEATING = (ev.Opened, ev.Seated, ev.BotSeated, ev.Vacated, ev.Swapped, ev.HandedToBot, ev.Substituted, ev.TakenBack)


_ROW = (
    *("seq", "status", "game", "name", "guild", "channel", "thread"),
    *("chairs", "opened_at", "updated_at", "ended_at"),
)
"""The columns of `tables` that follow from the table's state; nothing here writes the others."""


def _loaded() -> tuple[Executable, ...]:
    """Return the queries for a table's place in its log, its log, its clocks, and its log if that is packed."""
    its, log, clocks, packed = schema.tables.c, schema.events.c, schema.timers.c, schema.packed_logs.c
    table: BindParameter[str] = bindparam("table")
    order = (clocks.fire_at, clocks.kind, clocks.player)
    return (
        select(its.seq, its.dropped_at).where(its.id == table),
        select(log.seq, log.kind, log.v, log.body).where(log.table_id == table).order_by(log.seq),
        select(clocks.kind, clocks.fire_at, clocks.guard, clocks.player)
        .where(clocks.table_id == table)
        .order_by(*order),
        select(packed.form, packed.body, packed.checksum).where(packed.table_id == table),
    )


_LOADED = _loaded()
"""Built once: a start loads every open table."""

_OPENED = insert(schema.tables).values({name: bindparam(name) for name in ("id", *_ROW)})
_MOVED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("its_id"), schema.tables.c.seq == bindparam("from_seq"))
    .values({name: bindparam(name) for name in _ROW})
)
_NOBODY_SITS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("its_id"))
_SITS = insert(schema.seats)
_NOBODY_STOOD_IN = delete(schema.stand_ins).where(schema.stand_ins.c.table_id == bindparam("its_id"))
_STOOD_IN = insert(schema.stand_ins)
_NO_CLOCKS = delete(schema.timers).where(schema.timers.c.table_id == bindparam("its_id"))
_CLOCKS = insert(schema.timers)


def table_step(state: TableState, first_seq: int, at: int) -> Step:
    """Return the step that writes the table's own row. It guards the log: it fails unless the row is at `first_seq` -
    1.

    On PostgreSQL the lock of this row also puts concurrent writers in order.
    """
    row = {
        "seq": state.seq,
        "status": state.status,
        "game": state.game,
        "name": state.name.replace("\0", ""),
        "guild": state.guild,
        "channel": state.channel,
        "thread": state.thread,
        "chairs": len(state.chairs),
        "opened_at": state.opened_at,
        "updated_at": at,
        "ended_at": state.ended_at,
    }
    if first_seq == 1:
        return Step(_OPENED, [{"id": state.id, **row}], fresh=True)
    return Step(_MOVED, [{"its_id": state.id, "from_seq": first_seq - 1, **row}], moves=True)


def seat_steps(state: TableState, events: Sequence[Any]) -> tuple[Step, ...]:
    """Return the steps that write the seats and the substitutes, if these events have changed them."""
    if not any(isinstance(event, _SEATING) for event in events):
        return ()
    rows = [
        {
            "table_id": state.id,
            "chair": number,
            "person_id": chair.person,
            "level": chair.level,
            "bot_name": chair.bot_name,
            "away": chair.away,
        }
        for number, chair in enumerate(state.chairs)
    ]
    replaced = any(isinstance(event, ev.Substituted) for event in events)
    return Step(_NOBODY_SITS, [{"its_id": state.id}]), Step(_SITS, rows), *(stand_in_steps(state) if replaced else ())


def stand_in_steps(state: TableState) -> tuple[Step, ...]:
    """Return the steps that write everybody who has sat at the table as a substitute."""
    rows = [
        {"table_id": state.id, "player": player, "person_id": person}
        for player, chair in enumerate(state.chairs)
        for person in chair.substitutes
    ]
    return Step(_NOBODY_STOOD_IN, [{"its_id": state.id}]), Step(_STOOD_IN, rows)


def timer_steps(table: str, timers: Sequence[Timer]) -> tuple[Step, ...]:
    """Return the steps that replace all clocks of the table."""
    rows = [
        {
            "table_id": table,
            "kind": timer.kind,
            "player": timer.player,
            "guard": timer.guard,
            "fire_at": timer.fire_at,
        }
        for timer in timers
    ]
    return Step(_NO_CLOCKS, [{"its_id": table}]), Step(_CLOCKS, rows)


_FACTS = insert(schema.events)
_COMMAND = insert(schema.commands)


class TableLog(Repository):
    """Appends to the logs and reads them."""

    def __init__(self, database: Database, codec: Codec) -> None:
        super().__init__(database)
        self._codec = codec

    async def append(
        self,
        state: TableState,
        first_seq: int,
        command_id: str,
        events: Sequence[Any],
        timers: Sequence[Timer],
        at: int,
    ) -> int | None:
        """Append events; see :meth:`bot.table.ports.Store.append`.

        Raises TypeError for an event that does not belong to the game, and ValueError if `state` is not the state after
        `events`.

        If the connection to PostgreSQL breaks during the commit, StoreBusy may be raised although everything was
        written. The same command then returns its earlier seq, and another command raises Conflict.
        """
        if not events or state.seq != first_seq + len(events) - 1:
            raise ValueError(f"{len(events)} events from {first_seq} on do not lead to {state.seq}")
        command = {"table_id": state.id, "command_id": command_id, "seq": state.seq, "at": at}
        steps = (
            table_step(state, first_seq, at),
            Step(_FACTS, self._rows(state, first_seq, command_id, events, at), fresh=True),
            Step(_COMMAND, [command], fresh=True),
            *seat_steps(state, events),
            *timer_steps(state.id, timers),
        )
        try:
            if not any(isinstance(event, WITH_RESULTS) for event in events):
                await self._database.transact(steps)
                return None
            async with self._database.write() as connection:
                await carry_out(connection, steps)
                await write_results(connection, state, events)
        except Conflict:
            earlier = await self.applied(state.id, command_id)
            if earlier is None:
                raise
            return earlier
        return None

    def _rows(
        self, state: TableState, first_seq: int, command_id: str, events: Sequence[Any], at: int
    ) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        for seq, event in enumerate(events, first_seq):
            kind, version, body = self._codec.encode(state.game, event)
            row = {"table_id": state.id, "seq": seq, "kind": kind, "v": version, "body": body}
            rows.append({**row, "command_id": command_id, "at": at})
        return rows

    async def open_tables(self) -> list[str]:
        """Return the ids of all tables in the lobby or in play, oldest first."""
        tables = schema.tables.c
        query = select(tables.id).where(_OPEN).order_by(tables.opened_at, tables.id)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def applied(self, table: str, command_id: str) -> int | None:
        """Return the seq that a command was applied at, None if it was not."""
        async with self._database.read() as connection:
            return await _applied(connection, table, command_id)

    async def load(self, table: str) -> Stored | None:
        """Return the whole log of a table and its clocks, on one snapshot.

        Returns None if there is no such table, or its log was dropped because of its age. Raises CorruptLog if an event
        is missing or cannot be read.
        """
        asked = {"table": table}
        async with self._database.read() as connection:
            found, log, timers, packed = await select_all(connection, [(one, asked) for one in _LOADED])
        if not found or found[0][1]:
            return None
        rows = cast(list[Sequence[Any]], [row[:4] for row in unpack(table, *packed[0])] if packed else []) + log
        seq = found[0][0]
        for expected, row in enumerate(rows, 1):
            if row[0] != expected:
                raise CorruptLog(table, expected, "it is missing")
        if len(rows) != seq:
            raise CorruptLog(table, min(len(rows), seq) + 1, f"the log ends at {len(rows)}, the table stands at {seq}")
        events = tuple(self._codec.decode(table, *row) for row in rows)
        return Stored(table, events, tuple(Timer(*timer) for timer in timers))

    async def shut(self, table: str, at: int) -> None:
        """Close a table whose log cannot be read, without a result (`at` is Unix ms). Raises StoreBusy.

        The log stays for the operator, but the table is marked as if its log had been dropped, so that nothing reads
        it.
        """
        closed = update(schema.tables).where(schema.tables.c.id == table)
        async with self._database.write() as connection:
            await connection.execute(closed.values(status=CLOSED, ended_at=at, dropped_at=at))
            for kept in (schema.timers, schema.staged):
                await connection.execute(delete(kept).where(kept.c.table_id == table))

    async def all_timers(self) -> list[tuple[str, Timer]]:
        """Return the clocks of all tables, the next one to fire first."""
        clocks = schema.timers.c
        query = select(clocks.table_id, clocks.kind, clocks.fire_at, clocks.guard, clocks.player)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(clocks.fire_at, clocks.table_id))).all()
        return [(table, Timer(*timer)) for table, *timer in rows]

    async def event_times(self, table: str, until: int) -> dict[int, int]:
        """Return when each event of a table was written (Unix ms), by seq, up to `until`."""
        async with self._database.read() as connection:
            return {row.seq: row.at for row in await log_rows(connection, table) if row.seq <= until}


async def _applied(connection: AsyncConnection, table: str, command_id: str) -> int | None:
    commands, packed = schema.commands.c, schema.packed_logs.c
    its = select(commands.seq).where(commands.table_id == table, commands.command_id == command_id).scalar_subquery()
    # One query for an open table, which is never packed: a press waits for this.
    query = select(its, exists().where(packed.table_id == table))
    seq, is_packed = (await connection.execute(query)).one()
    return await packed_seq(connection, table, command_id) if seq is None and is_packed else seq
