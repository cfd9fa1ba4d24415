"""The owner of a database: a row that is taken by raising its epoch, and that every write looks at.

The lock (:mod:`bot.store.lease`) keeps a second bot away as long as it can be relied on. It cannot where its file was
deleted or its connection was cut. The row can: it is looked at in the transaction that writes, so that from the moment
somebody else has taken it, nothing of the earlier owner is written.
"""

from __future__ import annotations

import os
import secrets
import socket
import time

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema

HOUSE = "house"
"""The name of the row, while one process owns the whole database."""


class Fenced(Exception):
    """Somebody else has taken the database since: nothing was written, and nothing will be."""


class Owner(msgspec.Struct, frozen=True):
    """Who owns what is called ``name``: the number of the taking, and who took it, in words (``at``: Unix ms)."""

    name: str
    epoch: int
    holder: str
    at: int

    @property
    def fence(self) -> tuple[str, str, int, str]:
        """The question whether the row is still this owner's (a row or none), with question marks, and its three
        parameters. The holder is compared too: after a backup was put back, an epoch may come a second time."""
        return "SELECT 1 FROM owners WHERE name = ? AND epoch = ? AND holder = ?", self.name, self.epoch, self.holder


async def take(connection: AsyncConnection, name: str = HOUSE) -> Owner:
    """Become the owner, in the transaction of ``connection``; holds once that is committed. The owner before is
    waited for while it writes."""
    owners, holder, at = schema.owners, holder_in_words(), time.time_ns() // 1_000_000
    raised = update(owners).where(owners.c.name == name)
    raised = raised.values(epoch=owners.c.epoch + 1, holder=holder, taken_at=at).returning(owners.c.epoch)
    epoch = (await connection.execute(raised)).scalar_one_or_none()
    if epoch is None:
        epoch = 1
        await connection.execute(insert(owners).values(name=name, epoch=epoch, holder=holder, taken_at=at))
    return Owner(name, epoch, holder, at)


async def owner_of(connection: AsyncConnection, name: str = HOUSE) -> Owner | None:
    """Who owns it now."""
    its = schema.owners.c
    query = select(its.name, its.epoch, its.holder, its.taken_at).where(its.name == name)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Owner(*row)


def holder_in_words() -> str:
    """This process in words, for the log of another one."""
    return f"{socket.gethostname()}, process {os.getpid()}, {secrets.token_hex(4)}"
