"""A tournament that runs by itself in tests: its people, tables that answer scores, and kills of the bot in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

from bot.duplicate.seating import shape_of
from bot.duplicate.tournament import clocks
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import State
from bot.engine.rng import Rng
from bot.engine.seal import read_terms, sealed
from bot.ports.boards import BoardPlace, BoardProgress, BoardTable
from bot.services import Services
from bot.table import commands as answers
from bot.ui.requests.leagues import Leagues
from bot.ui.requests.tournaments import Tournaments
from tests.support.by_hand import FakeClock
from tests.support.stored import LookedInto
from tests.support.waiting import idle

MINUTE = 60_000
TRICKS = 24

Gate = Callable[[str], Awaitable[None]]


async def open_gate(where: str) -> None:
    """Let everything pass."""


class FakeTable:
    """A table that plays nothing: a test says how it ends. ``scores`` are by chair of the tournament."""

    def __init__(self, opened: BoardTable) -> None:
        self.opened = opened
        self.people = tuple(chair.person for chair in opened.chairs)
        self.playing = True
        self.revealed = False
        self.scores: tuple[int, ...] = ()
        self.tricks = 0


class FakeTables:
    """The tables, which a kill of the bot does not touch: each is stored before :meth:`open` returns."""

    def __init__(self) -> None:
        self.tables: dict[BoardPlace, FakeTable] = {}
        self.gate: Gate = open_gate
        self.listeners: list[Callable[[BoardPlace], None]] = []

    def table_id(self, place: BoardPlace) -> str:
        return f"{place.tournament}.{place.round}.{place.table}.{place.deal}"

    async def open(self, table: BoardTable) -> None:
        await self.gate("before opening")
        known = self.tables.get(table.place)
        if known is None:
            self._seat(table)
            self.tables[table.place] = FakeTable(table)
        elif known.playing:
            assert (known.opened.seed, known.opened.terms, known.opened.dealer) == (
                *(table.seed, table.terms),
                table.dealer,
            )
            sat = [chair.person for chair in known.opened.chairs]
            now = [chair.person for chair in table.chairs]
            assert all(new in (old, None) for old, new in zip(sat, now, strict=True)), "nobody new sits down"
            known.people = tuple(now)
        await self.gate("after opening")

    def _seat(self, table: BoardTable) -> None:
        """Nobody is at two tables."""
        people = [chair.person for chair in table.chairs if chair.person is not None]
        others = [
            one for place, one in self.tables.items() if one.playing and place.tournament == table.place.tournament
        ]
        assert not [person for one in others for person in one.people if person in people], table.place

    async def progress(self, place: BoardPlace) -> BoardProgress | None:
        await self.gate("asking")
        its = self.tables.get(place)
        return None if its is None else BoardProgress(its.playing, its.scores, its.tricks, TRICKS)

    async def close(self, place: BoardPlace) -> None:
        await self.gate("before closing")
        its = self.tables.get(place)
        if its is not None:
            its.playing, its.revealed = False, True
        await self.gate("after closing")

    def listen(self, listener: Callable[[BoardPlace], None]) -> None:
        self.listeners.append(listener)

    def end(self, place: BoardPlace, scores: tuple[int, ...]) -> None:
        """Let the deal of a table be over; without ``scores`` it has none."""
        its = self.tables[place]
        its.scores, its.playing, its.tricks = scores, False, TRICKS
        for listener in self.listeners:
            listener(place)

    def playing(self) -> list[BoardPlace]:
        """Return where deals are being played."""
        return [place for place, its in self.tables.items() if its.playing]


class House:
    """The bot as far as tournaments need it, on a real store. It can be killed and started again."""

    def __init__(self) -> None:
        self.store = LookedInto()
        self.clock = FakeClock()
        self.tables = FakeTables()
        self.append, self.keep_boards = self.store.tournaments.append, self.store.tournaments.keep_boards
        self.bot = self._new()
        self.kills: list[str] = []
        self.kill_at: set[int] = set()
        self.kill_where: list[str] = []
        self.passed = 0
        self._killed: str = ""
        self.tables.gate = self._gate
        cast(Any, self.store.tournaments).append = self._append
        cast(Any, self.store.tournaments).keep_boards = self._keep_boards

    def _new(self) -> Tournaments:
        services = cast(Services, SimpleNamespace(store=self.store, clock=self.clock))
        self.tables.listeners.clear()
        bot = Tournaments(services, self.tables)
        self.leagues = Leagues(services, bot)
        return bot

    async def _gate(self, where: str) -> None:
        """Let the bot be killed here, if that is meant: what comes here stops for ever."""
        self.passed += 1
        if self.passed in self.kill_at and not self._killed:
            self._killed = where
        if self.kill_where[:1] == [where] and not self._killed:
            self._killed = self.kill_where.pop(0)
        if self._killed:
            await asyncio.get_running_loop().create_future()

    async def _append(self, *its: Any) -> Any:
        await self._gate("before storing")
        found = await self.append(*its)
        await self._gate("after storing")
        return found

    async def _keep_boards(self, boards: Any) -> Any:
        await self._gate("before drawing")
        found = await self.keep_boards(boards)
        await self._gate("after drawing")
        return found

    async def start(self) -> None:
        """Start the bot."""
        await self._with(self.bot.start())

    async def _with(self, doing: Awaitable[Any]) -> Any:
        """Wait for something that the bot does; None if it was killed before."""
        task = asyncio.ensure_future(doing)
        while not task.done() and not self._killed:
            await asyncio.wait([task], timeout=0.001)
        if task.done() and not self._killed:
            return task.result()
        await self._dead()
        return None

    async def _dead(self) -> None:
        """Begin again after a kill: nothing stays of the process."""
        self.kills.append(self._killed)
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self._killed = ""
        self.bot = self._new()
        await self.start()

    async def settled(self) -> None:
        """Wait until the bot has nothing more to do, also after a kill."""
        await idle()
        while self._killed:
            await self._dead()
            await idle()

    async def give(self, tournament: str, body: cmd.Body, person: int | None, command_id: str) -> answers.Outcome:
        """Give a command, again with the same id if the bot is killed before it answers."""
        while True:
            outcome = await self._with(self.bot.submit(tournament, body, person, command_id))
            if outcome is not None:
                return outcome

    async def must(self, tournament: str, body: cmd.Body, person: int | None, command_id: str) -> None:
        """Give a command that must be taken."""
        outcome = await self.give(tournament, body, person, command_id)
        assert isinstance(outcome, answers.Applied | answers.Duplicate), (body, outcome)

    async def state(self, tournament: str) -> State:
        """Return the tournament."""
        state = await self.bot.state(tournament)
        assert state is not None
        return state

    async def close(self) -> None:
        """End everything."""
        await self.bot.stop()
        await self.store.close()


class Evening:
    """A whole tournament without anybody who directs it. The last ``no_shows`` people do not come."""

    def __init__(self, house: House, seed: str, contestants: int, no_shows: int = 0, **its: Any) -> None:
        self.house, self.draw = house, Rng(seed.encode())
        now = house.clock.now()
        settings: dict[str, Any] = {"name": "Cup", "game": "minchiate", "form": "pairs", "rounds": 8, "boards": 2}
        settings |= {"opens": now + MINUTE, "begins": now + 10 * MINUTE, "round_ms": 60 * MINUTE} | its
        self.create = cmd.Create(**settings)
        size = shape_of(self.create.game).people(self.create.form)
        self.teams = [tuple(range(1 + size * one, 1 + size * (one + 1))) for one in range(contestants)]
        self.people = [person for team in self.teams for person in team]
        self.director = len(self.people) + 1
        self.missing = set(self.draw.sample(self.people, no_shows))
        self.id = ""
        self.slow: BoardPlace | None = None

    async def announced(self) -> None:
        """Announce the tournament, and let everybody enter and check in."""
        house = self.house
        await house.store.meet(self.director)
        await house.start()
        self.id, outcome = await house.bot.create(self.create, self.director, "create")
        assert isinstance(outcome, answers.Applied)
        for number, team in enumerate(self.teams):
            await house.must(self.id, cmd.Join(team, f"team {number}"), team[0], f"join-{number}")
        await self.until(self.create.opens)
        for person in self.people:
            if person not in self.missing:
                await house.must(self.id, cmd.CheckIn(), person, f"here-{person}")

    async def until(self, at: int) -> None:
        """Let the time pass until a moment."""
        self.house.clock.advance(max(0, at - self.house.clock.now()))
        await self.house.settled()

    async def played(self, at_round: Callable[[State], Awaitable[None]] | None = None) -> State:
        """Play to the end. ``at_round`` is called in each round before its first deal ends."""
        seen = 0
        while True:
            await self.house.settled()
            state = await self.house.state(self.id)
            if not state.open:
                return state
            if state.round is not None and state.round.number > seen:
                seen = state.round.number
                if at_round is not None:
                    await at_round(state)
                continue
            await self._on(state)

    async def _on(self, state: State) -> None:
        playing = [place for place in self.house.tables.playing() if place != self.slow]
        if playing:
            place = self.draw.choice(playing)
            if self.slow is None and place.round == 5 and place.deal == len(state.deals):
                self.slow = place
                its = self.house.tables.tables[place]
                its.scores, its.tricks = self.result(), 6 + self.draw.below(12)
                return
            self.house.tables.end(place, self.result())
            return
        due = clocks.due(state)
        if due is not None and due.at > self.house.clock.now():
            await self.until(due.at)
        else:
            await asyncio.sleep(0.001)  # The next round is being paired.

    def result(self) -> tuple[int, ...]:
        """Draw a result of which all chairs together win nothing."""
        shape = shape_of(self.create.game)
        won = [self.draw.below(121) - 60 for _ in shape.sides]
        won[-1] = -sum(won[:-1])
        return tuple(won[shape.side_of(chair)] for chair in range(shape.players))

    async def checked(self, state: State) -> None:
        """Compare what the tournament knows with what the tables played, on the boards that were sealed."""
        boards = {(one.round, one.number): one for one in await self.house.bot.boards(self.id)}
        words = {one.terms.split("\n")[1] for one in boards.values()}
        assert len(words) == len(boards)
        for place, its in self.house.tables.tables.items():
            board = boards[place.round, state.deals[place.deal - 1].board]
            assert (its.opened.seed, its.opened.terms) == (board.seed, board.terms)
            assert board.seal == sealed(board.seed, board.terms)
            assert read_terms(board.terms) is not None
            assert its.revealed
            assert not its.playing
        for played in state.rounds:
            assert played.boards == tuple(boards[played.number, one + 1].id for one in range(len(played.boards)))
            for table in played.tables:
                for deal in state.deals:
                    place = BoardPlace(self.id, played.number, table.number, deal.number)
                    self._checked(state, place, played.results.get((table.number, deal.number)))
        assert all(one.closed_at and one.revealed for one in boards.values())

    def _checked(self, state: State, place: BoardPlace, result: Any) -> None:
        its, played = self.house.tables.tables[place], state.rounds[place.round - 1]
        table = played.tables[place.table - 1]
        sat = tuple(played.player(table, chair, place.deal) for chair in range(len(table.people)))
        assert its.people == sat, place
        half = 2 * its.tricks >= TRICKS
        assert (result is not None) == half, place
        if result is not None:
            assert (result.scores, result.log) == (its.scores, self.house.tables.table_id(place))
            assert result.part == (its.tricks < TRICKS)
