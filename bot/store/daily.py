"""The deals of the day: sealed once, played once by each person, and ranked by an index over their scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.daily import EVERYBODY, FRIENDS, Circle, DailyChannel, DailyDeal, DailyEntry, DailyPlace
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import insert_of

_DEALS, _ENTRIES, _LOGS = schema.daily_deals.c, schema.daily_entries.c, schema.daily_logs.c
_VISITS, _SEATS, _POSTS = schema.daily_visits.c, schema.match_seats.c, schema.daily_posts.c


class DailyBook(Repository):
    """Stores the deals of the day and who played them."""

    async def deal(self, day: int, game: str) -> DailyDeal | None:
        """Return the deal of a day, None if nobody has asked for it."""
        async with self._database.read() as connection:
            return await _deal(connection, day, game)

    async def open_deal(self, wanted: DailyDeal) -> DailyDeal:
        """Store the deal of a day unless there is one, and return the one that is stored."""
        async with self._database.write() as connection:
            row = {name: getattr(wanted, name) for name in DailyDeal.__struct_fields__}
            await connection.execute(
                insert_of(connection.dialect.name)(schema.daily_deals).values(row).on_conflict_do_nothing()
            )
            stored = await _deal(connection, wanted.day, wanted.game)
        assert stored is not None
        return stored

    async def entry(self, day: int, game: str, person: int) -> DailyEntry | None:
        """Return a person's entry, None if they have not begun the deal."""
        async with self._database.read() as connection:
            return await _entry(connection, day, game, person)

    async def begin(self, day: int, game: str, person: int, at: int) -> DailyEntry | None:
        """Begin a deal, or return the entry that the person has begun before, on whatever device. None if the deal has
        ended or the person's data were deleted meanwhile. `at` is Unix ms."""
        gone = select(schema.forgotten.c.person_id).where(schema.forgotten.c.person_id == person)
        async with self._database.write() as connection:
            known = await _entry(connection, day, game, person)
            if known is not None:
                return known
            deal = await _deal(connection, day, game)
            if deal is None or deal.closed_at or (await connection.execute(gone)).first():
                return None
            row = {"day": day, "game": game, "person_id": person, "begun_at": at}
            log = {"day": day, "game": game, "player": person, "moves": ""}
            for table, values in ((schema.daily_entries, row), (schema.daily_logs, log)):
                adding = insert_of(connection.dialect.name)(table).values(values)
                await connection.execute(adding.on_conflict_do_nothing())
            return await _entry(connection, day, game, person)

    async def answered(self, after: DailyEntry, before: int) -> bool:
        """Store an entry after a person's choice; `before` is the number of choices until then.

        Returns False and stores nothing if another choice came first, on whatever device, if the entry is counted, or
        if the deal has ended.
        """
        running = exists().where(_DEALS.day == after.day, _DEALS.game == after.game, _DEALS.closed_at == 0)
        return await self._replace(after, before, running)

    async def played_on(self, after: DailyEntry, before: int) -> bool:
        """Store the end of an entry that a bot has played on. Returns False and stores nothing if it has changed."""
        ended = exists().where(_DEALS.day == after.day, _DEALS.game == after.game, _DEALS.closed_at != 0)
        return await self._replace(after, before, ended)

    async def _replace(self, after: DailyEntry, before: int, allowed: Any) -> bool:
        here = (_ENTRIES.day == after.day, _ENTRIES.game == after.game, _ENTRIES.person_id == after.person)
        values = {name: getattr(after, name) for name in ("answers", "steps", "own", "score", "tricks", "done_at")}
        changing = update(schema.daily_entries).where(
            *here, _ENTRIES.steps == before, _ENTRIES.score.is_(None), allowed
        )
        log = (_LOGS.day == after.day, _LOGS.game == after.game, _LOGS.player == after.person)
        async with self._database.write() as connection:
            if (await connection.execute(changing.values(values))).rowcount != 1:
                return False
            await connection.execute(update(schema.daily_logs).where(*log).values(moves=after.moves))
            return True

    async def unsettled(self, before: int) -> list[DailyDeal]:
        """Return the deals of the days before this one whose entries are not all counted, the oldest first."""
        its = (_DEALS.day < before, _DEALS.settled.is_(False))
        query = select(schema.daily_deals).where(*its).order_by(_DEALS.day, _DEALS.game)
        async with self._database.read() as connection:
            return [DailyDeal(**row) for row in (await connection.execute(query)).mappings()]

    async def close(self, day: int, game: str, at: int) -> None:
        """End a deal: from now on no choice of a person is stored, and its seed may be published. An end that is stored
        stays, whatever the clock says later."""
        here = (_DEALS.day == day, _DEALS.game == game, _DEALS.closed_at == 0)
        async with self._database.write() as connection:
            await connection.execute(update(schema.daily_deals).where(*here).values(closed_at=at))

    async def unfinished(self, day: int, game: str) -> list[DailyEntry]:
        """Return the entries of a deal that are not counted yet."""
        query = _entries().where(_ENTRIES.day == day, _ENTRIES.game == game, _ENTRIES.score.is_(None))
        async with self._database.read() as connection:
            return [DailyEntry(**row) for row in (await connection.execute(query)).mappings()]

    async def settle(self, day: int, game: str) -> None:
        """Note that all entries are counted. Those in which the person has chosen nothing are deleted: they did not
        play."""
        here = (_ENTRIES.day == day, _ENTRIES.game == game, _ENTRIES.score.is_(None), _ENTRIES.own == 0)
        idle = select(_ENTRIES.person_id).where(*here)
        async with self._database.write() as connection:
            logs = (_LOGS.day == day, _LOGS.game == game, _LOGS.player.in_(idle))
            await connection.execute(delete(schema.daily_logs).where(*logs))
            await connection.execute(delete(schema.daily_entries).where(*here))
            its = (_DEALS.day == day, _DEALS.game == game)
            await connection.execute(update(schema.daily_deals).where(*its).values(settled=True))

    async def keep_best(self, day: int, game: str, moves: str, score: int) -> None:
        """Store the best line of a deal that has ended."""
        here = (_DEALS.day == day, _DEALS.game == game, _DEALS.closed_at != 0)
        async with self._database.write() as connection:
            await connection.execute(update(schema.daily_deals).where(*here).values(best=moves, best_score=score))

    async def without_best(self, since: int) -> list[DailyDeal]:
        """Return the deals from this day on that are settled, that somebody has played, and whose best line is not
        known."""
        played = exists().where(_ENTRIES.day == _DEALS.day, _ENTRIES.game == _DEALS.game)
        its = (_DEALS.day >= since, _DEALS.settled.is_(True), _DEALS.best == "", played)
        query = select(schema.daily_deals).where(*its).order_by(_DEALS.day, _DEALS.game)
        async with self._database.read() as connection:
            return [DailyDeal(**row) for row in (await connection.execute(query)).mappings()]

    async def results(self, day: int, game: str, circle: Circle = EVERYBODY, person: int = 0) -> dict[int, int]:
        """Return how many counted entries of a deal have each score, among all or in a circle (of `person`, who is in
        it)."""
        query = (
            select(_ENTRIES.score, func.count()).where(*_counted(day, game, circle, person)).group_by(_ENTRIES.score)
        )
        async with self._database.read() as connection:
            rows = await connection.execute(query)
            return {row[0]: row[1] for row in rows}

    async def leaders(self, day: int, game: str, circle: Circle = EVERYBODY, limit: int = 3) -> list[DailyPlace]:
        """Return the best entries of a deal; of equal scores the one that was finished first."""
        query = select(_ENTRIES.person_id, _ENTRIES.score).where(*_counted(day, game, circle, 0))
        query = query.order_by(_ENTRIES.score.desc(), _ENTRIES.done_at, _ENTRIES.person_id).limit(limit)
        async with self._database.read() as connection:
            return [DailyPlace(*row) for row in await connection.execute(query)]

    async def visit(self, day: int, guild: int, person: int) -> None:
        """Note that a person is compared with others on a Discord server on a day. A second call changes nothing."""
        here = (_VISITS.day == day, _VISITS.guild == guild, _VISITS.person_id == person)
        async with self._database.read() as connection:
            if (await connection.execute(select(_VISITS.day).where(*here))).first():
                return
        row = {"day": day, "guild": guild, "person_id": person}
        async with self._database.write() as connection:
            adding = insert_of(connection.dialect.name)(schema.daily_visits).values(row)
            await connection.execute(adding.on_conflict_do_nothing())

    async def channels(self) -> list[DailyChannel]:
        """Return where the deals of the day are posted, by Discord server."""
        its = schema.guilds.c
        query = select(its.guild, its.deals, its.deals_hour).where(its.deals != 0).order_by(its.guild)
        async with self._database.read() as connection:
            return [DailyChannel(*row) for row in await connection.execute(query)]

    async def posted(self, guild: int, day: int) -> bool:
        """Return whether the deals of a day have been posted on a Discord server."""
        query = select(_POSTS.day).where(_POSTS.guild == guild, _POSTS.day == day)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def keep_post(self, guild: int, day: int, channel: int, message: int) -> None:
        """Store where the deals of a day have been posted."""
        row = {"guild": guild, "day": day, "channel": channel, "message": message}
        async with self._database.write() as connection:
            adding = insert_of(connection.dialect.name)(schema.daily_posts).values(row)
            await connection.execute(adding.on_conflict_do_nothing())

    async def days_of(self, person: int) -> list[int]:
        """Return the days on which a person played a deal themselves, the first one first."""
        its = (_ENTRIES.person_id == person, _ENTRIES.score.is_not(None), _ENTRIES.own == _ENTRIES.steps)
        query = select(_ENTRIES.day).where(*its).distinct().order_by(_ENTRIES.day)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def entries_of(self, person: int, since: int) -> list[DailyEntry]:
        """Return a person's entries from this day on, the latest first."""
        query = _entries().where(_ENTRIES.person_id == person, _ENTRIES.day >= since)
        query = query.order_by(_ENTRIES.day.desc(), _ENTRIES.begun_at.desc())
        async with self._database.read() as connection:
            return [DailyEntry(**row) for row in (await connection.execute(query)).mappings()]


def _counted(day: int, game: str, circle: Circle, person: int) -> Sequence[Any]:
    """Return the conditions for the counted entries of a deal in a circle."""
    here = [_ENTRIES.day == day, _ENTRIES.game == game, _ENTRIES.score.is_not(None)]
    if isinstance(circle, int):
        seen = select(_VISITS.person_id).where(_VISITS.day == day, _VISITS.guild == circle)
        return [*here, _ENTRIES.person_id.in_(seen)]
    if circle == FRIENDS:
        tables = select(_SEATS.table_id).where(_SEATS.person_id == person)
        met = select(_SEATS.person_id).where(_SEATS.table_id.in_(tables), _SEATS.person_id.is_not(None))
        return [*here, (_ENTRIES.person_id == person) | _ENTRIES.person_id.in_(met)]
    return here


async def _deal(connection: AsyncConnection, day: int, game: str) -> DailyDeal | None:
    query = select(schema.daily_deals).where(_DEALS.day == day, _DEALS.game == game)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else DailyDeal(**row)


def _entries() -> Select[Any]:
    """Return the query of entries with their logs, in the names of :class:`DailyEntry`."""
    names = ("day", "game", "begun_at", "answers", "steps", "own", "score", "tricks", "done_at")
    columns = (_ENTRIES[name] for name in names)
    log = (_LOGS.day == _ENTRIES.day) & (_LOGS.game == _ENTRIES.game) & (_LOGS.player == _ENTRIES.person_id)
    return select(*columns, _ENTRIES.person_id.label("person"), _LOGS.moves).join(schema.daily_logs, log)


async def _entry(connection: AsyncConnection, day: int, game: str, person: int) -> DailyEntry | None:
    query = _entries().where(_ENTRIES.day == day, _ENTRIES.game == game, _ENTRIES.person_id == person)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else DailyEntry(**row)


async def forget_daily(connection: AsyncConnection, person: int) -> None:
    """Delete a person's entries and where they were compared. The deals stay: they name nobody."""
    await connection.execute(delete(schema.daily_logs).where(_LOGS.player == person))
    for table in (schema.daily_entries, schema.daily_visits):
        await connection.execute(delete(table).where(table.c.person_id == person))
