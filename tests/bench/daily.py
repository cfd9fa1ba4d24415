"""The deal of the day with many entries: how long a place, the curve and the best entries take, with the database."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time

from sqlalchemy import insert

from bot.duplicate.ranking import curve, placed, rank
from bot.ports.daily import DailyDeal
from bot.store import Database, SqlStore, schema
from tests.bench.rows import Row
from tests.support.template import FILE, place

SIZES = {1_000: 0.1, 100_000: 1.0}
"""Seconds allowed by the number of entries (issue 19)."""

DAY, AT = 20_785, 1_795_824_000_000


def bench() -> Iterator[Row]:
    """Yield the times for each number of entries."""
    for count, goal in SIZES.items():
        with tempfile.TemporaryDirectory() as folder:
            yield asyncio.run(_row(Path(folder), count, goal))


async def fill(database: Database, store: SqlStore, count: int) -> list[int]:
    """Store so many counted entries, and return their scores."""
    await store.daily.open_deal(DailyDeal(DAY, "minchiate", bytes(32), "terms", AT))
    person = {"name": "P", "locale": "en", "surface": "dm"}
    people = [{"id": number, "user_id": number, **person} for number in range(1, count + 1)]
    entry = {"day": DAY, "game": "minchiate", "begun_at": AT, "answers": "a", "steps": 1, "own": 1, "done_at": AT}
    entries = [{**entry, "person_id": one["id"], "score": one["id"] * 7919 % 601 - 300} for one in people]
    async with database.write() as connection:
        for start in range(0, count, 5_000):
            await connection.execute(insert(schema.people), people[start : start + 5_000])
            await connection.execute(insert(schema.daily_entries), entries[start : start + 5_000])
    return [one["score"] for one in entries]


async def _row(folder: Path, count: int, goal: float) -> Row:
    database = await Database.open(place(folder / FILE))
    store = SqlStore(database)
    try:
        scores = await fill(database, store, count)
        start, cpu = perf_counter(), process_time()
        results = await store.daily.results(DAY, "minchiate")
        found = rank(results, 0)
        curve(results, 0, 8)
        await store.daily.leaders(DAY, "minchiate")
        wall, spent = perf_counter() - start, process_time() - cpu
        start = perf_counter()
        ordered = placed(list(enumerate(scores)))
        every = perf_counter() - start
    finally:
        await database.close()
    assert found.entries == count == len(ordered)
    told = f"{wall * 1000:.0f} ms ({spent * 1000:.0f} ms of the processor); every place: {every * 1000:.0f} ms"
    met = wall < goal and every < goal
    return Row("D1", f"a place among {count} entries, the curve and the best three", told, f"{goal * 1000:.0f} ms", met)
