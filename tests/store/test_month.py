"""A month of Minchiate of a server of forty, played through the table; counted a second time from the logs alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from bot.engine.rng import Rng
from bot.games.minchiate.events import DealScored
from bot.standings import month_of, week_of
from bot.store import Database, SqlStore
from bot.store.rebuild import rebuild
from bot.table import events as ev
from tests.store.samples import everything
from tests.support.played import Play

BEGIN = 1_764_547_200_000
"""1 December 2025, a Monday, 00:00 UTC."""

DAY = 86_400_000
MATCHES = 30
PEOPLE = 40
GUILD = 10


async def month(store: SqlStore) -> list[Play]:
    """A match a day; most are single deals, every sixth is of four; every tenth has a computer player."""
    rng = Rng(b"a month")
    people = [(await store.person(5000 + n, f"Player {n}", "it")).id for n in range(PEOPLE)]
    played: list[Play] = []
    for n in range(MATCHES):
        bots = 1 if n % 10 == 9 else 0
        four = rng.sample(people, 4 - bots)
        play = Play(f"d{n}", n, BEGIN + n * DAY, store)
        length = 4 if n % 6 == 5 else 1
        await play.open("minchiate", four, guild=GUILD, bots=bots, options={"set_length": length})
        await play.to_end(minutes=0)
        played.append(play)
    return played


@pytest.mark.slow
async def test_a_month_of_play_is_counted_right(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'germini.sqlite3'}")
    try:
        store = SqlStore(database)
        await month(store)
        await _recounted(store)
        before = await everything(database)
        await rebuild(database)
        assert await everything(database) == before
    finally:
        await database.close()


async def _recounted(store: SqlStore) -> None:
    """Balances, matches, wins and deals of every period, from the scored deals in the logs."""
    for period in ("ever", month_of(BEGIN), week_of(BEGIN + 8 * DAY)):
        balance: Counter[int] = Counter()
        matches: Counter[int] = Counter()
        deals: Counter[int] = Counter()
        for n in range(MATCHES):
            stored = await store.load(f"d{n}")
            assert stored is not None
            chairs = {fact.chair: fact.person for fact in stored.events if isinstance(fact, ev.Seated)}
            ended = next(fact.at for fact in stored.events if isinstance(fact, ev.Finished))
            if len(chairs) < 4 or period not in ("ever", month_of(ended), week_of(ended)):
                continue
            matches.update(chairs.values())
            for scored in (fact for fact in stored.events if isinstance(fact, DealScored)):
                for seat, player in enumerate(scored.seating):
                    balance[chairs[player]] += scored.rests[seat & 1] - scored.rests[1 - (seat & 1)]
                    deals[chairs[player]] += 1
        board = await store.board(GUILD, "minchiate", period, "balance", count=100)
        assert {row.person: row.matches for row in board.rows} == matches
        assert {row.person: row.deals for row in board.rows} == deals
        assert {row.person: row.balance for row in board.rows} == {one: balance[one] for one in matches}
        assert all(above.balance >= below.balance for above, below in pairwise(board.rows))
