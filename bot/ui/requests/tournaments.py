"""Tournaments between the store, the tables and the screens.

Commands to a tournament are decided one by one; their facts are stored before anybody is answered. What follows of it
for the tables is done by :class:`bot.ui.requests.round_tables.RoundTables`. The clocks are absolute times: what has
become due while the bot did not run happens at the start.

The service fills in what only it knows: the boards of a round that begins, what is being played in one that is closed,
and from which deal on a change of players holds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.cache import LruCache
from bot.duplicate.tournament import clocks
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.dealing import new_boards, refused_options
from bot.duplicate.tournament.decide import Verdict, decide
from bot.duplicate.tournament.events import Announced, Fact
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import State
from bot.duplicate.tournament.verdict import Context, OutOfDate, directs
from bot.engine.actions import Refusal
from bot.engine.seal import SEED
from bot.ports.boards import BoardPlace, BoardTables
from bot.ports.tournaments import TOURNAMENT, TournamentBoard, TournamentRow
from bot.records.tournament import encode_tournament, record_of_tournament
from bot.services import Services
from bot.table import commands as answers
from bot.table import sealing
from bot.table.model import derived_id
from bot.table.ports import Conflict, StoreBusy
from bot.ui.requests.round_tables import RoundTables, score_id

log = logging.getLogger(__name__)

Listener = Callable[[State, State, tuple[Fact, ...]], None]
"""Called after every applied command with the state before, the state after and the new facts. Must not block."""

PAST_KEPT = 16
"""Tournaments that are over whose states are kept in memory."""

GLANCE = 60_000
"""Milliseconds after which the clocks are looked at again, whatever they say: the machine's clock may have been set."""

AGAIN = 10_000
"""Milliseconds after which something that was due and could not be done is tried again."""


def new_id(command_id: str) -> str:
    """Return the id of the tournament or league that a command makes: the same command always makes the same one."""
    return derived_id(f"tournament {command_id}")


class Seasons(Protocol):
    """The leagues (:mod:`bot.ui.requests.leagues`), whose seasons are tournaments."""

    async def start(self) -> None:
        """Set up what is missing of the running seasons, before any clock of a tournament runs."""
        ...

    async def stop(self) -> None:
        """Do nothing more."""
        ...

    async def leave_all(self, person: int, command_id: str) -> None:
        """Let a person leave all leagues."""
        ...

    def read_again(self) -> None:
        """Read all leagues from the store again."""
        ...

    def forget_guild(self, guild: int) -> None:
        """Remove the leagues of a Discord server from memory."""
        ...


class Tournaments:
    """All tournaments of the bot. ``rounds`` keeps their tables."""

    def __init__(
        self,
        services: Services,
        tables: BoardTables,
        *,
        entropy: Callable[[], bytes] = lambda: secrets.token_bytes(SEED),
    ) -> None:
        self._book = services.store.tournaments
        self._clock = services.clock
        self._tables = tables
        self._entropy = entropy
        self._states: dict[str, State] = {}
        self._past: LruCache[str, State] = LruCache(PAST_KEPT)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self.rounds = RoundTables(services, tables, self._by_bot)
        self._changed = asyncio.Event()
        self._put_off: dict[str, int] = {}
        self._watch: asyncio.Task[None] | None = None
        self._running = False
        self.leagues: Seasons | None = None

    # -- for screens

    async def create(
        self, body: cmd.Create, person: int | None, command_id: str, *, moderator: bool = False
    ) -> tuple[str, answers.Outcome]:
        """Announce a tournament. Returns its id, which follows from that of the command, and the outcome."""
        tournament = new_id(command_id)
        return tournament, await self.submit(tournament, body, person, command_id, moderator=moderator)

    async def submit(
        self, tournament: str, body: cmd.Body, person: int | None, command_id: str, *, moderator: bool = False
    ) -> answers.Outcome:
        """Give a command to a tournament and return the outcome; ``person`` is None for the bot. Never raises.

        The facts are stored before this returns. A command with the same id is carried out once.
        """
        if not self._running:
            return answers.Busy("restarting")
        command = cmd.Command(command_id, tournament, body, person, moderator)
        try:
            async with self._lock(tournament):
                return await self._handle(command)
        except StoreBusy as busy:
            return answers.Busy(busy.reason)
        except Exception as error:
            where = {"tournament": tournament, "command": type(body).__name__, "ref": command_id[-8:]}
            log.error("a command to a tournament failed", extra=where, exc_info=error)
            await self._read_again(tournament)
            return answers.Broken(command_id[-8:])

    async def state(self, tournament: str) -> State | None:
        """Return a tournament, None if there is none with this id. Raises StoreBusy, and CorruptLog if its facts cannot
        be read."""
        known = self._known(tournament)
        if known is not None:
            return known
        async with self._lock(tournament):
            return await self._loaded(tournament)

    async def of_guild(self, guild: int, *, open_only: bool) -> list[State]:
        """Return the tournaments of a Discord server, the newest first. Raises as :meth:`state` does."""
        return await self._of(await self._book.listed(guild=guild, open_only=open_only))

    async def of_person(self, person: int, *, open_only: bool) -> list[State]:
        """Return the tournaments in which a person has taken part, the newest first. Raises as :meth:`state` does."""
        return await self._of(await self._book.listed(person=person, open_only=open_only))

    async def boards(self, tournament: str, number: int | None = None) -> list[TournamentBoard]:
        """Return the boards of a round, or of all. Their seeds may be shown only if ``closed_at`` is not 0."""
        return await self._book.boards(tournament, number)

    async def file(self, tournament: str, people: Mapping[int, str]) -> bytes | None:
        """Return the tournament file (:mod:`bot.records.tournament`), None if there is no such tournament. ``people``
        are the names that may be shown, by number. Nothing of a round that is played is in it."""
        facts = await self._book.load(tournament)
        if not facts or not isinstance(facts[0], Announced):
            return None
        boards = await self._book.boards(tournament)
        return encode_tournament(record_of_tournament(tournament, facts, boards, people))

    def table_id(self, tournament: str, number: int, table: int, deal: int) -> str:
        """Return the id of the table at which a deal of the round ``number`` is or will be played."""
        return self._tables.table_id(BoardPlace(tournament, number, table, deal))

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` after every applied command from now on."""
        self._listeners.append(listener)

    # -- for the life of the bot

    async def start(self) -> None:
        """Load all open tournaments, do what has become due, and open the tables that should be there."""
        for tournament in await self._book.open_ids(TOURNAMENT):
            await self._follow(tournament)
        for tournament in {tournament for tournament, _ in await self._book.unrevealed()}:
            if tournament not in self._states:
                await self._follow(tournament)
        self._running = True
        if self.leagues is not None:
            await self.leagues.start()
        self._watch = asyncio.create_task(self._watch_clocks(), name="tournament clocks")

    async def stop(self) -> None:
        """Accept no more commands and end. Everything is in the store."""
        self._running = False
        watch, self._watch = self._watch, None
        if watch is not None:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)
        if self.leagues is not None:
            await self.leagues.stop()
        await self.rounds.stop()

    async def leave_all(self, person: int, command_id: str) -> None:
        """Let a person leave all leagues, and all tournaments in which they play, as before their data are deleted."""
        if self.leagues is not None:
            await self.leagues.leave_all(person, command_id)
        for state in await self.of_person(person, open_only=True):
            if state.contestant_of(person) is not None:
                await self.submit(state.id, cmd.Leave(), person, f"{command_id}-{state.id}")

    async def read_again(self) -> None:
        """Read everything from the store again, because words in it were deleted."""
        if self.leagues is not None:
            self.leagues.read_again()
        self._past.clear()
        for tournament in list(self._states):
            async with self._lock(tournament):
                await self._read_again(tournament)

    async def forget_guild(self, guild: int) -> None:
        """Remove what belongs to a Discord server from memory. Call it before the server's data are deleted."""
        if self.leagues is not None:
            self.leagues.forget_guild(guild)
        for known in (self._states, self._past):
            for state in [one for one in known.values() if one.announced.guild == guild]:
                del known[state.id]
                self.rounds.forget(state.id)
        self._changed.set()

    # -- commands

    def _lock(self, tournament: str) -> asyncio.Lock:
        lock = self._locks.get(tournament)
        if lock is None:
            lock = self._locks[tournament] = asyncio.Lock()
        return lock

    async def _by_bot(self, tournament: str, body: cmd.Body, command_id: str) -> answers.Outcome:
        return await self.submit(tournament, body, None, command_id)

    async def _handle(self, command: cmd.Command, *, again: bool = True) -> answers.Outcome:
        before = await self._loaded(command.tournament) or State(command.tournament)
        refusal = self._refused(command.body)
        if refusal is not None:
            return answers.Refused(refusal)
        if isinstance(command.body, cmd.CloseRound) and await self._scores_first(before, command):
            before = await self._loaded(before.id) or before
        command = replace(command, body=await self._completed(before, command))
        verdict = await self._decided(before, command)
        if isinstance(verdict, Refusal | OutOfDate):
            earlier = await self._book.applied(before.id, command.id)
            if earlier is not None:
                return answers.Duplicate(earlier)
            return answers.Refused(verdict) if isinstance(verdict, Refusal) else answers.Stale(before.seq)
        after = fold(before, verdict)
        try:
            earlier = await self._book.append(after, before.seq + 1, command.id, verdict, self._clock.now())
        except Conflict:
            await self._read_again(before.id)
            return await self._handle(command, again=False) if again else answers.Busy("conflict")
        if earlier is not None:
            await self._read_again(before.id)
            return answers.Duplicate(earlier)
        self._applied(before, after, verdict)
        return answers.Applied(after.seq, verdict)

    async def _decided(self, before: State, command: cmd.Command) -> Verdict:
        context = Context(self._clock.now(), self._entropy())
        if isinstance(command.body, cmd.BeginRound):  # Pairing many people takes a while.
            return await asyncio.to_thread(decide, before, command, context)
        return decide(before, command, context)

    def _refused(self, body: cmd.Body) -> Refusal | None:
        if not isinstance(body, cmd.Create):
            return None
        try:
            return refused_options(body.game, body.options)
        except KeyError:
            return None  # The decision refuses the game.

    async def _scores_first(self, state: State, command: cmd.Command) -> bool:
        """Take the scores that tables have and the tournament has not, before its round is closed. Returns whether
        there were any."""
        if not directs(state, command) or state.round is None:
            return False
        found = await self.rounds.finished(state)
        for place, body in found:
            await self._handle(cmd.Command(score_id(place), state.id, body))
        return bool(found)

    async def _completed(self, state: State, command: cmd.Command) -> cmd.Body:
        """Return what a command asks for, with what only the service knows."""
        body, running = command.body, state.round
        match body:
            case cmd.BeginRound():
                return await self._with_boards(state, command, body)
            case cmd.CloseRound() if running is not None and running.number == body.round and directs(state, command):
                return replace(body, unfinished=await self.rounds.unfinished(state))
            case cmd.TakeOver() if command.person is not None:
                return replace(body, deal=await self._coming(state, command.person) or body.deal)
            case cmd.Substitute():
                return replace(body, deal=await self._coming(state, body.person) or body.deal)
            case cmd.Replace() if running is not None and running.table(body.table) is not None:
                counted = max((deal for table, deal in running.results if table == body.table), default=0)
                return replace(body, deal=max(body.deal, counted + 1))
            case _:
                return body

    async def _coming(self, state: State, person: int) -> int:
        """Return the next deal that begins at the table of a person, 0 if they have none."""
        sat = None if state.round is None else state.round.chair_of(person)
        return 0 if sat is None else await self.rounds.coming_deal(state, sat[0].number)

    async def _with_boards(self, state: State, command: cmd.Command, body: cmd.BeginRound) -> cmd.BeginRound:
        """Return the command with the boards of the round. They are sealed and stored before it begins, once."""
        if not state.open or state.round is not None or body.round != len(state.rounds) + 1:
            return body
        if not directs(state, command):
            return body
        seeds = [self._entropy() for _ in range(state.announced.boards)]
        new = new_boards(state, body.round, seeds, sealing.VERSION, self._clock.now())
        kept = await self._book.keep_boards(new)
        return replace(body, boards=tuple(one.id for one in kept))

    # -- states

    def _known(self, tournament: str) -> State | None:
        return self._states.get(tournament) or self._past.get(tournament)

    async def _loaded(self, tournament: str) -> State | None:
        known = self._known(tournament)
        if known is not None:
            return known
        facts = await self._book.load(tournament)
        if not facts or not isinstance(facts[0], Announced):
            return None
        state = fold(State(tournament), facts)
        self._keep(state)
        return state

    def _keep(self, state: State) -> None:
        if state.open:
            self._states[state.id] = state
        else:
            self._states.pop(state.id, None)
            self._put_off.pop(state.id, None)
            self._past[state.id] = state
        self._changed.set()

    async def _read_again(self, tournament: str) -> None:
        """Take a tournament from the store, whatever is known of it."""
        self._states.pop(tournament, None)
        self._past.pop(tournament, None)
        await self._follow(tournament, locked=True)

    async def _follow(self, tournament: str, *, locked: bool = False) -> None:
        """Load a tournament and do what follows for its tables. One that cannot be read stays as it is."""
        try:
            state = await self._loaded(tournament) if locked else await self.state(tournament)
        except Exception as error:
            log.critical("a tournament cannot be read", extra={"tournament": tournament}, exc_info=error)
            return
        if state is not None:
            self.rounds.follow(state)

    async def _of(self, rows: list[TournamentRow]) -> list[State]:
        found = [await self.state(row.id) for row in rows if row.kind == TOURNAMENT]
        return [one for one in found if one is not None]

    def _applied(self, before: State, after: State, facts: tuple[Fact, ...]) -> None:
        self._keep(after)
        self.rounds.follow(after)
        for listener in self._listeners:
            try:
                listener(before, after, facts)
            except Exception as error:
                log.error("a listener failed", extra={"tournament": after.id}, exc_info=error)

    # -- clocks

    def _next(self) -> tuple[int, str, clocks.Due] | None:
        found = ((state.id, clocks.due(state)) for state in self._states.values())
        known = [(max(due.at, self._put_off.get(its, 0)), its, due) for its, due in found if due is not None]
        return min(known, key=lambda one: one[:2], default=None)

    async def _watch_clocks(self) -> None:
        while True:
            self._changed.clear()
            try:
                coming, now = self._next(), self._clock.now()
                if coming is None or coming[0] > now:
                    await self._wait(None if coming is None else min(coming[0], now + GLANCE))
                else:
                    await self._happen(coming[1], coming[2])
            except Exception as error:
                log.critical("the clocks of tournaments failed", exc_info=error)
                await asyncio.sleep(AGAIN / 1000)

    async def _wait(self, until: int | None) -> None:
        """Wait until a time (Unix ms), or until a tournament changes."""
        waiting: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._changed.wait())]
        if until is not None:
            waiting.append(asyncio.ensure_future(self._clock.sleep_until(until)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()

    async def _happen(self, tournament: str, due: clocks.Due) -> None:
        """Do what is due at a tournament. If it cannot be done now, it is tried again later."""
        bodies: dict[str, cmd.Body] = {
            clocks.OPEN_CHECK_IN: cmd.OpenCheckIn(),
            clocks.BEGIN_ROUND: cmd.BeginRound(due.round, ()),
            clocks.CLOSE_ROUND: cmd.CloseRound(due.round),
        }
        outcome = await self.submit(tournament, bodies[due.what], None, f"clock-{due.what}-{due.round}")
        self._put_off.pop(tournament, None)
        if not isinstance(outcome, answers.Applied):
            known = self._states.get(tournament)
            if known is not None and clocks.due(known) == due:
                log.warning("what is due at a tournament cannot be done: %s", outcome, extra={"tournament": tournament})
                self._put_off[tournament] = self._clock.now() + AGAIN
