"""Logs of tables that are over, each in one row: all its events, compressed, with a checksum.

As rows a deal takes 30 kB, packed 2 kB. A log is packed some time after the end of its table, one at a time, beside the
play; everything that reads logs reads both forms, and unpacked it is the same to the byte.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import lzma
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.db import Database, Repository
from bot.store.errors import CorruptLog
from bot.table.model import CLOSED, FINISHED

FORM = 1
"""The number of the form that :func:`pack` makes."""

REST = 3_600_000
"""How long after its end a log is packed, in ms. Until then people look back at the match."""

FEW = 50
"""Tables that are looked for at once."""

log = logging.getLogger(__name__)

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6}]


class LogRow(NamedTuple):
    """A row of `events`, without its table."""

    seq: int
    kind: str
    v: int
    body: bytes
    command_id: str
    at: int


class _Columns(msgspec.Struct, array_like=True, frozen=True):
    """The rows of a log by columns. Commands are (id, number of events in a row); times are differences."""

    kinds: list[str]
    versions: list[int]
    commands: list[tuple[str, int]]
    times: list[int]
    bodies: list[bytes]


def pack(rows: Sequence[LogRow]) -> tuple[bytes, bytes]:
    """Return a whole log in the form :data:`FORM`, and its checksum."""
    its = _Columns(
        [row.kind for row in rows],
        [row.v for row in rows],
        [(command, len(list(batch))) for command, batch in groupby(rows, key=lambda row: row.command_id)],
        [row.at - before for row, before in zip(rows, [0, *(row.at for row in rows)], strict=False)],
        [row.body for row in rows],
    )
    plain = msgspec.msgpack.encode(its)
    return lzma.compress(plain, format=lzma.FORMAT_RAW, filters=_FILTERS), hashlib.sha256(plain).digest()


def unpack(table: str, form: int, body: bytes, checksum: bytes) -> list[LogRow]:
    """Return the rows of a packed log. Raises CorruptLog."""
    if form != FORM:
        raise CorruptLog(table, 1, f"it is packed in the form {form}, which is unknown")
    try:
        plain = lzma.decompress(body, format=lzma.FORMAT_RAW, filters=_FILTERS)
        if hashlib.sha256(plain).digest() != checksum:
            raise CorruptLog(table, 1, "the packed log does not have its checksum")
        its = msgspec.msgpack.decode(plain, type=_Columns)
    except (lzma.LZMAError, EOFError, msgspec.DecodeError) as error:
        raise CorruptLog(table, 1, f"the packed log cannot be read: {error}") from error
    commands = [command for command, count in its.commands for _ in range(count)]
    rows: list[LogRow] = []
    at = 0
    columns = zip(its.kinds, its.versions, commands, its.times, its.bodies, strict=True)
    for seq, (kind, version, command, later, event) in enumerate(columns, 1):
        at += later
        rows.append(LogRow(seq, kind, version, event, command, at))
    return rows


_LOG = schema.events.c
_PACKED = schema.packed_logs.c


async def log_rows(connection: AsyncConnection, table: str) -> list[LogRow]:
    """Return the log of a table in whatever form it is stored. Raises CorruptLog if an event is missing, or a packed
    log cannot be read. What was added after the packing is in rows: when a round is closed the seeds of its tables
    become public."""
    query = select(_LOG.seq, _LOG.kind, _LOG.v, _LOG.body, _LOG.command_id, _LOG.at)
    rows = await packed_rows(connection, table)
    rows += [LogRow(*row) for row in await connection.execute(query.where(_LOG.table_id == table).order_by(_LOG.seq))]
    for expected, row in enumerate(rows, 1):
        if row.seq != expected:
            raise CorruptLog(table, expected, "it is missing")
    return rows


async def packed_rows(connection: AsyncConnection, table: str) -> list[LogRow]:
    """Return the log of a table if it is packed, nothing otherwise. Raises CorruptLog."""
    query = select(_PACKED.form, _PACKED.body, _PACKED.checksum).where(_PACKED.table_id == table)
    found = (await connection.execute(query)).one_or_none()
    return [] if found is None else unpack(table, *found)


async def packed_seq(connection: AsyncConnection, table: str, command_id: str) -> int | None:
    """Return the seq that a command was applied at, if the log is packed, can be read, and has it."""
    try:
        found = [row.seq for row in await packed_rows(connection, table) if row.command_id == command_id]
    except CorruptLog:
        return None
    return found[-1] if found else None


class PackedLogs(Repository):
    """Packs the logs of tables that are over."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._unreadable: set[str] = set()

    async def pack_due(self, now: int, rest: float = 0.0) -> int:
        """Pack all logs that are due, `rest` seconds apart, and return how many were packed. One that cannot be read
        is left as it is and logged once. Raises StoreBusy."""
        done = 0
        while tables := [
            one for one in await self.due(now, FEW + len(self._unreadable)) if one not in self._unreadable
        ]:
            for table in tables:
                try:
                    done += await self.pack(table)
                except CorruptLog as error:
                    self._unreadable.add(table)
                    log.error("a log cannot be packed", extra={"table": table, "why": str(error)})
                await asyncio.sleep(rest)
        return done

    async def due(self, now: int, most: int) -> list[str]:
        """Return tables whose logs can be packed, those that ended first first. `now` is Unix ms."""
        its = schema.tables.c
        over = (its.packed.is_(False), its.ended_at > 0, its.ended_at < now - REST)
        query = select(its.id).where(*over, its.status.in_((FINISHED, CLOSED)), its.dropped_at == 0)
        async with self._database.read() as connection:
            return list((await connection.execute(query.order_by(its.ended_at, its.id).limit(most))).scalars())

    async def pack(self, table: str) -> bool:
        """Pack the log of a table that is over, in one transaction. Returns whether it was packed now. Raises
        CorruptLog, and StoreBusy, and then nothing has changed."""
        async with self._database.read() as connection:
            rows = await log_rows(connection, table)
        if not rows:
            raise CorruptLog(table, 1, "it is missing")
        body, checksum = await asyncio.to_thread(_proved, table, rows)
        its = schema.tables.c
        unpacked = (its.id == table, its.packed.is_(False), its.dropped_at == 0)
        async with self._database.write() as connection:
            seq = (await connection.execute(select(its.seq).where(*unpacked))).scalar_one_or_none()
            if seq is None:
                return False
            if seq != len(rows):
                raise CorruptLog(table, min(seq, len(rows)) + 1, f"the log ends at {len(rows)}, the table at {seq}")
            await connection.execute(update(schema.tables).where(its.id == table).values(packed=True))
            row = {"table_id": table, "form": FORM, "body": body, "checksum": checksum}
            await connection.execute(insert(schema.packed_logs).values(row))
            for log in (schema.events, schema.commands):
                await connection.execute(delete(log).where(log.c.table_id == table))
        return True


def _proved(table: str, rows: list[LogRow]) -> tuple[bytes, bytes]:
    """Return the packed log, which was unpacked once and found equal. Raises CorruptLog."""
    body, checksum = pack(rows)
    if unpack(table, FORM, body, checksum) != rows:
        raise CorruptLog(table, 1, "the packed log differs")
    return body, checksum
