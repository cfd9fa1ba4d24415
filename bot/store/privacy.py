"""What people can ask about their own data: not to be named, to export all of it, to be forgotten (ux.md 3.9, T101).

`EXPORTED` and `NOT_EXPORTED` together name every table of the schema: a new table must be added to one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import CompoundSelect, Select, String, Table, and_, cast, delete, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.people import EVERYWHERE_TOO, HIDDEN, WISHES
from bot.ports.servers import mark
from bot.standings.tally import EVERYWHERE
from bot.store import schema, tournament_tables
from bot.store.blocks import forget_blocks
from bot.store.daily import forget_daily
from bot.store.db import Database, Repository
from bot.store.leaderboards import as_told, boards_of, unrate
from bot.store.losses import forget_losses
from bot.store.messages import Messages
from bot.store.people import People, PreferenceBook
from bot.store.puzzles import forget_puzzles
from bot.store.quotas import forget_uses
from bot.store.schema import TOMBSTONE, own_messages
from bot.store.statements import upsert
from bot.store.tournaments import forget_words

EXPORTED = {
    "person": "people",
    "preferences": "preferences",
    "seats": "seats",
    "stand_ins": "stand_ins",
    "tables": "tables",
    "matches": "match_seats",
    "deals": "deal_seats",
    "standings": "standings",
    "partners": "partners",
    "ladder": "ladder",
    "achievements": "achievements",
    "messages": "message_slots",
    "clocks": "timers",
    "chosen": "staged",
    "bars": "bars",
    "reports": "reports",
    "blocked": "blocks",
    "done_lately": "quota",
    "puzzles": "puzzle_answers",
    "puzzle_ratings": "puzzle_solvers",
    "daily_puzzles": "daily_answers",
    "losses": "losses",
    "daily_deals": "daily_entries",
    "daily_servers": "daily_visits",
    "tournaments": "tournament_people",
    "tournament_facts": "tournament_facts",
    "tournament_words": "tournament_words",
    "tournament_named": "tournament_named",
    "moves": "events",
}
"""The parts of a person's export, and the table that each comes from.

:func:`bot.records.own_moves` reads `moves` from the logs of the person's tables, because a log holds everybody's cards.
"""

REPORTED = "reported"
"""The part of the export that lists the reports about the person."""

NOT_EXPORTED = {
    "matches": "the results of all who played; the person's are in match_seats",
    "open_panels": "tokens of private answers of the last 15 minutes: secrets, expired before they are read",
    "packed_logs": "logs of tables that are over; the person's own moves are read from them like those in events",
    "commands": "numbers of commands already carried out; they name no person",
    "leaderboards": "of a server; those that list the person are named in standings",
    "seasons": "of a server",
    "retention": "of a server",
    "guilds": "of a server",
    "puzzle_ratings": "of the puzzles; they name nobody",
    "daily_puzzles": "of a server",
    "daily_posts": "of a server",
    "daily_deals": "sealed deals; they name no person",
    "daily_logs": "the answers of bots in a deal that others may still play; the person's own are in daily_entries",
    "tournaments": "of a server; those in which the person took part are named in tournament_people",
    "tournament_commands": "numbers of commands already carried out; they name no person",
    "tournament_boards": "sealed deals; they name no person",
    "app_state": "of the bot",
    "owners": "of the process that runs the bot",
    "forgotten": "of people whose data was deleted",
}
"""The other tables, and why they hold nothing about the person."""


async def everything_of(connection: AsyncConnection, person: int) -> dict[str, list[dict[str, Any]]]:
    """Return everything about a person but the moves, as plain values; of others only their numbers and public
    results."""
    found: dict[str, list[dict[str, Any]]] = {}
    for part, query in {**_queries(person), **_at_chairs(person)}.items():
        found[part] = [dict(row) for row in (await connection.execute(query)).mappings()]
    users = [row["user_id"] for row in found["person"] if row["user_id"] is not None]
    guilds = list((await connection.execute(select(schema.bars.c.guild).distinct())).scalars())
    marks = [mark(guild, user) for guild in guilds for user in users]
    barred = select(schema.bars.c.guild, schema.bars.c.at).where(schema.bars.c.mark.in_(marks))
    found["bars"] = [dict(row) for row in (await connection.execute(barred)).mappings()]
    told = schema.reports.c
    # The person may know that they were reported, but not by whom nor in which words.
    about = select(told.table_id, told.deal, told.at, told.settled_at).where(told.accused_id == person)
    found[REPORTED] = [dict(row) for row in (await connection.execute(about)).mappings()]
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
                ("ladder", schema.ladder),
                ("achievements", schema.achievements),
                ("reports", schema.reports),
                ("blocked", schema.blocks),
                ("done_lately", schema.quota),
                ("puzzles", schema.puzzle_answers),
                ("puzzle_ratings", schema.puzzle_solvers),
                ("daily_puzzles", schema.daily_answers),
                ("losses", schema.losses),
                ("daily_deals", schema.daily_entries),
                ("daily_servers", schema.daily_visits),
                ("tournaments", tournament_tables.tournament_people),
                ("tournament_facts", tournament_tables.tournament_facts),
                ("tournament_words", tournament_tables.tournament_words),
                ("tournament_named", tournament_tables.tournament_named),
            )
        },
        "tables": select(schema.tables).where(here),
        "deals": select(schema.deal_seats).join(played, mine),
    }


def _at_chairs(person: int) -> dict[str, Select[Any] | CompoundSelect[Any]]:
    """Return the queries for what belongs to the person's present chairs: private messages, running clocks, chosen
    cards."""
    slots, clocks, staged, seats = schema.message_slots, schema.timers, schema.staged, schema.seats
    own = seats.c.person_id == person
    panel = literal("hand:").concat(cast(seats.c.chair, String))
    panels = select(slots).join(seats, and_(seats.c.table_id == slots.c.table_id, slots.c.slot == panel)).where(own)
    return {
        "messages": panels.union(select(slots).where(slots.c.slot.in_(own_messages(person)))),
        "clocks": _at(seats, clocks).where(own),
        "chosen": _at(seats, staged).where(own),
    }


def _at(seats: Table, table: Table) -> Select[Any]:
    here = and_(seats.c.table_id == table.c.table_id, seats.c.chair == table.c.player)
    return select(table).join(seats, here)


class Privacy(Repository):
    """Stores where people wish to be named, exports a person's data, and forgets people.

    `people`, `preferences` and `messages` cache rows that are changed here.
    """

    def __init__(self, database: Database, people: People, preferences: PreferenceBook, messages: Messages) -> None:
        super().__init__(database)
        self._people = people
        self._preferences = preferences
        self._messages = messages

    async def wish(self, person: int) -> str:
        """Return where the person is named in public standings: one of WISHES."""
        query = select(schema.people.c.standing).where(schema.people.c.id == person)
        async with self._database.read() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found or WISHES[0]

    async def hidden(self, ids: Sequence[int]) -> set[int]:
        """Return those of these people who are not to be named."""
        query = select(schema.people.c.id).where(schema.people.c.id.in_(ids), schema.people.c.standing == HIDDEN)
        async with self._database.read() as connection:
            return set((await connection.execute(query)).scalars())

    async def set_wish(self, person: int, wish: str) -> None:
        """Set where the person is named. Raises ValueError if `wish` is not one of WISHES."""
        if wish not in WISHES:
            raise ValueError(wish)
        line = schema.standings.c
        async with self._database.write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(standing=wish))
            everywhere = (line.person_id == person) & line.board_id.in_(boards_of(EVERYWHERE))
            await connection.execute(update(schema.standings).where(everywhere).values(shown=wish == EVERYWHERE_TOO))
            climbed = (schema.ladder.c.person_id == person) & (schema.ladder.c.scope == EVERYWHERE)
            await connection.execute(update(schema.ladder).where(climbed).values(shown=wish == EVERYWHERE_TOO))

    async def export(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Return everything that is stored about a person, as plain values; of others only their numbers and public
        results.

        The person's moves are in the logs of their tables (`seats`); :func:`bot.records.own_moves` reads them.
        """
        async with self._database.read() as connection:
            return await everything_of(connection, person)

    async def forget(self, person: int, at: int) -> None:
        """Forget a person: only their number stays, without a Discord id, a name, a language, a wish or preferences.

        Results stay under the number, because they are also the other players' results. The person's ratings, places
        and own reports are deleted; reports about them stay, without a name. `at` is Unix ms: matches that end later do
        not count. The copies of the database are changed in the same way.

        The bot writes no direct messages to the number any more (`surface` is the channel). The person must have left
        every open table before. If the bot meets the person again, they get a new number.
        """
        slots, staged = schema.message_slots.c, schema.staged.c
        # Searched before the write: no index covers these messages, and no table should wait for the search.
        async with self._database.read() as connection:
            own = select(slots.table_id, slots.slot).where(slots.slot.in_(own_messages(person)))
            letters = [(row[0], row[1]) for row in await connection.execute(own)]
        async with self._database.write() as connection:
            query = select(schema.people.c.user_id).where(schema.people.c.id == person)
            user = (await connection.execute(query)).scalar_one_or_none()
            chairs = select(schema.seats.c.table_id, schema.seats.c.chair).where(schema.seats.c.person_id == person)
            sat = [(row[0], row[1]) for row in await connection.execute(chairs)]
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(TOMBSTONE))
            for kind in (schema.preferences, schema.reports, schema.open_panels):
                await connection.execute(delete(kind).where(kind.c.person_id == person))
            await forget_uses(connection, person, user)
            await forget_blocks(connection, person)
            await forget_puzzles(connection, person)
            await forget_losses(connection, person)
            await forget_daily(connection, person)
            await forget_words(connection, person)
            await upsert(connection, schema.forgotten, {"person_id": person, "at": at})
            await unrate(connection)
            for table, chair in sat:
                hand = (slots.table_id == table) & (slots.slot == f"hand:{chair}")
                await connection.execute(delete(schema.message_slots).where(hand))
                chosen = (staged.table_id == table) & (staged.player == chair)
                await connection.execute(delete(schema.staged).where(chosen))
            for table, slot in letters:
                letter = (slots.table_id == table) & (slots.slot == slot)
                await connection.execute(delete(schema.message_slots).where(letter))
        self._people.drop_cached(person, user)
        self._preferences.drop_cached(person)
        for table, _ in letters:
            self._messages.drop_cached(table)
        for table, chair in sat:
            self._messages.drop_cached(table, chair)
        await self._database.clear_traces()
        await self._database.clear_copies()
