"""A month of a club of forty members, played through the real tables: people press, clocks run out, bots take free
seats.

No row is inserted by the test: the table manager writes all of them, while a clock moves over the month.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.engine.game import OptionValue
from bot.engine.rng import Rng
from bot.players.bot_player import BotPlayer
from bot.players.random_answers import at_random
from bot.store import Database, SqlStore
from bot.table import commands as cmd
from bot.table.manager import Pacing, TableManager
from bot.table.model import PLAYING, TableState
from bot.table.selectors import decisions_of, seat_view, waits_for_people
from tests.support.by_hand import FakeClock
from tests.support.template import place
from tests.support.waiting import until

BEGIN = 1_764_547_200_000
"""1 December 2025, a Monday, 00:00 UTC."""

DAY = 86_400_000
DAYS = 28
PEOPLE = 40
GUILD, OTHER = 10, 11
"""The club's server, and another one where a few of its people play too."""

OPENED, CLOSED = 8, 20
"""The days on which the club's season begins and ends."""

SHORT: dict[str, dict[str, OptionValue]] = {
    "minchiate": {"set_length": 1},
    "terziglio": {"hands_per_game": 1},
    "chinze": {"hands_per_game": 2},
    "mineo": {"match_hands": 3},
}
SEATS = {"minchiate": 4, "terziglio": 3, "chinze": 2, "mineo": 3}

NAMES = (
    *("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio", "Giulia", "Hugo", "Íñigo", "José María"),
    *("Ludovica dei Conti Guidi", "Massimiliano", "Nora", "Ottavio", "Ñusta", "Pia", "Quirino", "Rosa", "Søren", "Tea"),
    *("Ugo", "Vera", "Wanda", "Xavier", "Ylenia", "Zoe", "Ada", "Bice", "Ciro", "Dora"),
    *("Ezio", "Fosca", "Gino", "Ilde", "Leda", "Mara", "Nilde", "Oreste", "Pina", "Rino"),
)


class Club:
    """The tables of the club. `people` are the members' numbers in the database, `turn` says whose turn it is to play
    next."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.clock = FakeClock(BEGIN)
        self.rng = Rng(b"a month of games")
        self.tables = TableManager(
            store, self.clock, BotPlayer(self._bytes), rhythm=Pacing(0, 0, 0), entropy=self._seal
        )
        self.people: list[int] = []
        self.count = 0
        self.turn = 0

    def _bytes(self) -> bytes:
        return self.rng.word().to_bytes(8, "big") * 2

    def _seal(self) -> bytes:
        return b"".join(self.rng.word().to_bytes(8, "big") for _ in range(4))

    async def do(self, table: str, body: cmd.Body, person: int | None) -> cmd.Outcome:
        """Submit one press."""
        self.count += 1
        return await self.tables.submit(cmd.Command(f"i{self.count}", table, body, person))

    async def play(
        self, table: str, game: str, persons: list[int], *, late: bool = False, leaves: bool = False, guild: int = GUILD
    ) -> None:
        """Play a whole match; bots have the chairs without a person. With `late` the clock runs out at the first
        question, so that a bot answers it; with `leaves` the host lets a bot decide from then on."""
        pace = "live" if late else "relaxed"
        await self.do(table, cmd.Open(game, guild, 20, "it", options=SHORT[game], pace=pace), persons[0])
        for person in persons[1:]:
            await self.do(table, cmd.Sit(), person)
        for _ in range(SEATS[game] - len(persons)):
            await self.do(table, cmd.AddBot("regular"), persons[0])
        outcome = await self.do(table, cmd.Start(), persons[0])
        assert isinstance(outcome, cmd.Applied), outcome
        if leaves:
            await self.do(table, cmd.HandOver(), persons[0])
        while (state := await self.state(table)).status == PLAYING:
            before = state.seq
            if state.between:
                for person in persons:
                    await self.do(table, cmd.Ready(), person)
            elif waiting := waits_for_people(state):
                if late:
                    late = False
                    self.clock.advance(8 * 60_000)
                else:
                    await self._answer(state, waiting[0])
            await self._moved(table, before)

    async def state(self, table: str) -> TableState:
        """Return the state of the table."""
        state = await self.tables.state(table)
        assert state is not None
        return state

    async def _answer(self, state: TableState, player: int) -> None:
        self.clock.advance(4_000)
        decision = next(one for one in decisions_of(state, player) if not one.optional)
        view = seat_view(state, player)
        assert view is not None
        action = at_random(view, decision, self.rng)
        outcome = await self.do(state.id, cmd.Act(action, state.asked[player]), state.chairs[player].person)
        # If the player's time has just run out, a computer player has answered instead.
        assert isinstance(outcome, cmd.Applied | cmd.Stale), outcome

    async def _moved(self, table: str, before: int) -> None:
        """Wait for the bot's own moves: until the state has changed and either a person or nobody is asked."""

        async def moved() -> bool:
            state = await self.state(table)
            done = state.status != PLAYING or state.between or bool(waits_for_people(state))
            return state.seq > before and done

        await until(moved, f"table {table} goes on from {before}", pause=0.0005)


async def month(store: SqlStore, days: int = DAYS) -> None:
    """Play one or two matches a day of all four games, on two servers, inside and outside a season. Every member plays
    sometimes, a dozen of them often."""
    club = Club(store)
    await club.tables.start()
    for number, name in enumerate(NAMES):
        person = await store.people.person(5000 + number, name, "it")
        club.people.append(person.id)
    games = ("minchiate", "terziglio", "chinze", "minchiate", "terziglio", "mineo")
    number = 0
    for day in range(days):
        club.clock.advance(max(0, BEGIN + day * DAY + 18 * 3_600_000 - club.clock.now()))
        if day == OPENED:
            await store.seasons.open_season(GUILD, "San Martino", club.clock.now())
        if day == CLOSED:
            await store.seasons.close_season(GUILD, club.clock.now())
        for turn in range(1 + (day % 3 > 0)):
            game = games[(number + day // 2) % len(games)]
            seats = SEATS[game]
            persons = club.rng.sample(club.people[:12], seats)
            if not turn:
                persons = [club.people[(club.turn + chair) % PEOPLE] for chair in range(seats)]
                club.turn += seats
            late, leaves, bots = number % 13 == 12, number % 17 == 16, int(number % 11 == 10)
            guild = OTHER if number % 9 == 8 else GUILD
            await club.play(f"m{number:03}", game, persons[bots:], guild=guild, late=late, leaves=leaves)
            number += 1
    await club.tables.stop()


def played(folder: Path, days: int = DAYS) -> Path:
    """Return the database of such a month, made in an event loop of its own."""
    path = folder / "germini.sqlite3"

    async def make() -> None:
        database = await Database.open(place(path))
        try:
            await month(SqlStore(database), days)
        finally:
            await database.close()

    asyncio.run(make())
    return path
