"""What is taken away of one who wished to be forgotten: her ratings, her lines in the standings, and how she used the
clocks (ux.md 3.9, T101).

The results of her matches stay under her number, nameless, because they are the results of the others too; so do the
ratings of the others, which were won against her. She herself has none any more and no place among them.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.leaderboards import drop_empty


async def unrate(connection: AsyncConnection) -> None:
    """Take away the ratings, lines and partners of all who were forgotten, and the leaderboards on which nobody stands
    then; a second time there is nothing to do."""
    gone = select(schema.forgotten.c.person_id)
    for table in (schema.standings, schema.partners):
        await connection.execute(delete(table).where(table.c.person_id.in_(gone)))
    seats = schema.match_seats
    hers = seats.c.person_id.in_(gone) & seats.c.rating.is_not(None)
    await connection.execute(update(seats).where(hers).values(rating=None, gained=None))
    timed = seats.c.person_id.in_(gone) & (seats.c.decided > 0)
    await connection.execute(update(seats).where(timed).values(decided=0, clocked=0, drained=0))
    await drop_empty(connection)
