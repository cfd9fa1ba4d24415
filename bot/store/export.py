"""Everything the database holds of one person, table by table (ux.md 3.9, T101).

``HERS`` and ``NOBODYS`` together name every table of the schema, so that a new one cannot be forgotten here.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import CompoundSelect, Select, String, Table, and_, cast, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.guilds import mark
from bot.store.leaderboards import as_told
from bot.store.nobody import own_messages

HERS = {
    "person": "people",
    "preferences": "preferences",
    "seats": "seats",
    "stand_ins": "stand_ins",
    "tables": "tables",
    "matches": "match_seats",
    "deals": "deal_seats",
    "standings": "standings",
    "partners": "partners",
    "messages": "message_slots",
    "clocks": "timers",
    "chosen": "staged",
    "bars": "bars",
    "reports": "reports",
    "blocked": "blocks",
    "done_lately": "quota",
    "moves": "events",
}
"""The parts of an export, and the table each is from. ``moves`` are told from the logs of her tables by
:func:`bot.records.own_moves`, because a log holds the cards of all."""

OF_HER = "reported"
"""The part that holds what others reported of her."""

NOBODYS = {
    "matches": "the results of all who played; hers are in match_seats",
    "open_panels": "keys to private answers of the last quarter of an hour: secrets, and dead before they are read",
    "commands": "numbers of commands already carried out, of nobody in particular",
    "leaderboards": "of a server; those she stands on are named in standings",
    "seasons": "of a server",
    "retention": "of a server",
    "guilds": "of a server",
    "app_state": "of the house",
    "owners": "of the process that runs the bot",
    "forgotten": "of those who can no longer ask",
}
"""The other tables, and why they hold nothing of hers."""


async def everything_of(connection: AsyncConnection, person: int) -> dict[str, list[dict[str, Any]]]:
    """All of it but the moves, as plain values; of others only their numbers and public results."""
    found: dict[str, list[dict[str, Any]]] = {}
    for part, query in {**_queries(person), **_at_chairs(person)}.items():
        found[part] = [dict(row) for row in (await connection.execute(query)).mappings()]
    users = [row["user_id"] for row in found["person"] if row["user_id"] is not None]
    guilds = list((await connection.execute(select(schema.bars.c.guild).distinct())).scalars())
    marks = [mark(guild, user) for guild in guilds for user in users]
    barred = select(schema.bars.c.guild, schema.bars.c.at).where(schema.bars.c.mark.in_(marks))
    found["bars"] = [dict(row) for row in (await connection.execute(barred)).mappings()]
    told = schema.reports.c
    # That she was reported is hers to know; who did and in which words is theirs.
    of_her = select(told.table_id, told.deal, told.at, told.settled_at).where(told.accused_id == person)
    found[OF_HER] = [dict(row) for row in (await connection.execute(of_her)).mappings()]
    return found


def _queries(person: int) -> dict[str, Select[Any]]:
    seats, deals, tables = schema.match_seats.c, schema.deal_seats.c, schema.tables.c
    played = select(seats.table_id, seats.player).where(seats.person_id == person).subquery()
    sat = (schema.seats.c, schema.stand_ins.c)
    here = or_(
        tables.id.in_(select(played.c.table_id)),
        *(tables.id.in_(select(its.table_id).where(its.person_id == person)) for its in sat),
    )
    mine = and_(played.c.table_id == deals.table_id, played.c.player == deals.player)
    return {
        "person": select(schema.people).where(schema.people.c.id == person),
        **{
            part: as_told(table).where(table.c.person_id == person)
            for part, table in (
                ("preferences", schema.preferences),
                ("seats", schema.seats),
                ("stand_ins", schema.stand_ins),
                ("matches", schema.match_seats),
                ("standings", schema.standings),
                ("partners", schema.partners),
                ("reports", schema.reports),
                ("blocked", schema.blocks),
                ("done_lately", schema.quota),
            )
        },
        "tables": select(schema.tables).where(here),
        "deals": select(schema.deal_seats).join(played, mine),
    }


def _at_chairs(person: int) -> dict[str, Select[Any] | CompoundSelect[Any]]:
    """What hangs on the chairs she has now: the messages to her alone, her running clocks, cards chosen ahead."""
    slots, clocks, staged, seats = schema.message_slots, schema.timers, schema.staged, schema.seats
    hers = seats.c.person_id == person
    panel = literal("hand:").concat(cast(seats.c.chair, String))
    panels = select(slots).join(seats, and_(seats.c.table_id == slots.c.table_id, slots.c.slot == panel)).where(hers)
    return {
        "messages": panels.union(select(slots).where(slots.c.slot.in_(own_messages(person)))),
        "clocks": _at(seats, clocks).where(hers),
        "chosen": _at(seats, staged).where(hers),
    }


def _at(seats: Table, table: Table) -> Select[Any]:
    here = and_(seats.c.table_id == table.c.table_id, seats.c.chair == table.c.player)
    return select(table).join(seats, here)
