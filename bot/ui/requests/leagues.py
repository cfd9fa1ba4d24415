"""Leagues between the store and the screens: the season of each division is a tournament, promotion follows from them.

A season is stored first, with the ids of its tournaments, which always are the same; then they are announced and their
members entered. Whatever of it is done is not done again, so a bot that was killed continues where it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.duplicate import league as lg
from bot.duplicate.league import League
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.events import Fact
from bot.duplicate.tournament.model import ROUND_ROBIN, VICTORY_POINTS, State
from bot.duplicate.tournament.verdict import Context, OutOfDate
from bot.engine.actions import Refusal
from bot.ports.tournaments import LEAGUE
from bot.services import Services
from bot.table import commands as answers
from bot.table.ports import Conflict, StoreBusy
from bot.ui.requests.round_tables import RETRY
from bot.ui.requests.tournaments import Tournaments, new_id

log = logging.getLogger(__name__)

BEFORE_FIXTURES = 3_600_000
"""Milliseconds from the beginning of a season to its first fixture."""

Listener = Callable[[League, League, tuple[Fact, ...]], None]
"""Called after every applied command with the league before, the league after and the new facts. Must not block."""


def season_id(league: str, season: int, division: int) -> str:
    """Return the id of the tournament of a division (from 1) in a season."""
    return new_id(f"league {league} {season} {division}")


class Leagues:
    """All leagues of the bot."""

    def __init__(self, services: Services, tournaments: Tournaments) -> None:
        self._book = services.store.tournaments
        self._clock = services.clock
        self._tournaments = tournaments
        self._leagues: dict[str, League] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()
        tournaments.listen(self._played)
        tournaments.leagues = self

    async def create(self, body: lg.Found, person: int | None, command_id: str) -> tuple[str, answers.Outcome]:
        """Found a league. Returns its id, which follows from that of the command, and the outcome."""
        league = new_id(command_id)
        return league, await self.submit(league, body, person, command_id)

    async def submit(
        self, league: str, body: lg.Body, person: int | None, command_id: str, *, moderator: bool = False
    ) -> answers.Outcome:
        """Give a command to a league and return the outcome; ``person`` is None for the bot. Never raises.

        The service fills in the tournaments of a season, and their results. The facts are stored before this returns,
        and a command with the same id is carried out once.
        """
        command = lg.Command(command_id, league, body, person, moderator)
        lock = self._locks.get(league)
        if lock is None:
            lock = self._locks[league] = asyncio.Lock()
        try:
            async with lock:
                return await self._handle(command)
        except StoreBusy as busy:
            return answers.Busy(busy.reason)
        except Exception as error:
            where = {"league": league, "command": type(body).__name__, "ref": command_id[-8:]}
            log.error("a command to a league failed", extra=where, exc_info=error)
            self._leagues.pop(league, None)
            return answers.Broken(command_id[-8:])

    async def state(self, league: str) -> League | None:
        """Return a league, None if there is none with this id. Raises StoreBusy, and CorruptLog if its facts cannot be
        read."""
        known = self._leagues.get(league)
        if known is not None:
            return known
        facts = await self._book.load(league)
        if not facts or not isinstance(facts[0], lg.Founded):
            return None
        return self._leagues.setdefault(league, lg.fold(League(league), facts))

    async def of_guild(self, guild: int) -> list[League]:
        """Return the leagues of a Discord server, the newest first. Raises as :meth:`state` does."""
        rows = await self._book.listed(guild=guild)
        found = [await self.state(row.id) for row in rows if row.kind == LEAGUE]
        return [one for one in found if one is not None]

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` after every applied command from now on."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Load all leagues, and set up what is missing of their running seasons before any clock of a tournament runs.
        One that cannot be read stays as it is."""
        for league in await self._book.open_ids(LEAGUE):
            try:
                state = await self.state(league)
                if state is not None:
                    await self._in_line(state)
            except Exception as error:
                log.critical("a league cannot be continued", extra={"league": league}, exc_info=error)

    async def stop(self) -> None:
        """Do nothing more. What was begun is done again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()

    async def leave_all(self, person: int, command_id: str) -> None:
        """Let a person leave all leagues, as before their data are deleted."""
        for league in list(self._leagues.values()):
            if any(person in one.people for one in league.members.values()):
                await self.submit(league.id, lg.Leave(), person, f"{command_id}-{league.id}")

    def read_again(self) -> None:
        """Read all leagues from the store again, because words in them were deleted."""
        for league in list(self._leagues):
            del self._leagues[league]
            self._wake(league)

    def forget_guild(self, guild: int) -> None:
        """Remove the leagues of a Discord server from memory, because its data are deleted."""
        for league in list(self._leagues.values()):
            if league.settings is not None and league.settings.guild == guild:
                del self._leagues[league.id]

    # -- commands

    async def _handle(self, command: lg.Command, *, again: bool = True) -> answers.Outcome:
        before = await self.state(command.league) or League(command.league)
        body = await self._completed(before, command.body)
        verdict = lg.decide(before, replace(command, body=body), Context(self._clock.now()))
        if isinstance(verdict, Refusal | OutOfDate):
            earlier = await self._book.applied(before.id, command.id)
            if earlier is not None:
                return answers.Duplicate(earlier)
            return answers.Refused(verdict) if isinstance(verdict, Refusal) else answers.Stale(before.seq)
        after = lg.fold(before, verdict)
        try:
            earlier = await self._book.append(after, before.seq + 1, command.id, verdict, self._clock.now())
        except Conflict:
            self._leagues.pop(before.id, None)
            return await self._handle(command, again=False) if again else answers.Busy("conflict")
        if earlier is not None:
            self._leagues.pop(before.id, None)
            return answers.Duplicate(earlier)
        self._leagues[after.id] = after
        self._wake(after.id)
        for listener in self._listeners:
            try:
                listener(before, after, verdict)
            except Exception as error:
                log.error("a listener failed", extra={"league": after.id}, exc_info=error)
        return answers.Applied(after.seq, verdict)

    async def _completed(self, league: League, body: lg.Body) -> lg.Body:
        """Return what a command asks for, with what only the service knows."""
        match body:
            case lg.BeginSeason(season=season):
                divisions = range(1, len(league.coming) + 1)
                return replace(body, tournaments=tuple(season_id(league.id, season, one) for one in divisions))
            case lg.EndSeason():
                found = [await self._tournaments.state(one) for one in league.tournaments]
                return replace(body, results=tuple(one for one in found if one is not None))
            case _:
                return body

    # -- seasons

    def _played(self, before: State, after: State, facts: Sequence[Fact]) -> None:
        if before.open and not after.open:
            for league in self._leagues.values():
                if after.id in league.tournaments:
                    self._wake(league.id)

    def _wake(self, league: str) -> None:
        self._waiting.add(league)
        if league not in self._tasks:
            self._tasks[league] = asyncio.create_task(self._keep(league), name=f"league {league}")

    async def _keep(self, league: str) -> None:
        while league in self._waiting:
            self._waiting.discard(league)
            try:
                state = await self.state(league)
                if state is not None:
                    await self._in_line(state)
            except Exception as error:
                log.warning("the season of a league", extra={"league": league}, exc_info=error)
                self._waiting.add(league)
                await asyncio.sleep(RETRY)
        del self._tasks[league]

    async def _in_line(self, league: League) -> None:
        """Set up what is missing of a running season, and end it when all its tournaments are over."""
        if not league.running or league.settings is None:
            return
        over = True
        for tournament, division in zip(league.tournaments, league.divisions, strict=True):
            state = await self._tournaments.state(tournament)
            if state is None or (state.open and not state.rounds):
                await self._set_up(league, league.settings, tournament, division)
            over = over and state is not None and not state.open
        if over:
            self._taken(await self.submit(league.id, lg.EndSeason(league.season, ()), None, f"end-{league.season}"))

    async def _set_up(self, league: League, settings: lg.Founded, tournament: str, division: Sequence[int]) -> None:
        """Announce the tournament of a division, and let its members enter and be there. Done again it changes
        nothing."""
        begins = self._clock.now() + BEFORE_FIXTURES
        create = cmd.Create(
            name="",
            game=settings.game,
            form=settings.form,
            rounds=settings.fixtures,
            boards=settings.boards,
            opens=self._clock.now(),
            begins=begins,
            system=ROUND_ROBIN,
            scoring=VICTORY_POINTS,
            round_ms=settings.round_ms,
            limit=len(division),
            guild=settings.guild,
            channel=settings.channel,
        )
        its: list[tuple[cmd.Body, int | None, str]] = [(create, settings.by, "create")]
        members = [league.members[one] for one in division]
        its += [(cmd.Join(one.people, one.name), None, f"join-{one.number}") for one in members]
        its.append((cmd.OpenCheckIn(), None, "check-in"))
        its += [(cmd.CheckIn(), person, f"here-{person}") for one in members for person in one.people]
        for body, person, name in its:
            self._taken(await self._tournaments.submit(tournament, body, person, name))

    def _taken(self, outcome: answers.Outcome) -> None:
        """Raise StoreBusy if a command could not be carried out now, and RuntimeError if it was not understood."""
        if isinstance(outcome, answers.Busy):
            raise StoreBusy(outcome.reason)
        if isinstance(outcome, answers.Broken | answers.Refused):
            raise RuntimeError(str(outcome))
