"""The tables of a running round: each plays one deal after the other, and the tournament takes what it scores.

Everything here follows from the state of the tournament and from what the tables say, so it is done again after a kill:
a table that should be there is opened, under an id that is always the same, and a score that is missing is taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.duplicate.seating import Table
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.dealing import next_deal, place_of, table_of
from bot.duplicate.tournament.model import Round, State
from bot.duplicate.tournament.standings import AVERAGE
from bot.ports.boards import BoardPlace, BoardProgress, BoardTable, BoardTables
from bot.ports.tournaments import TournamentBoard
from bot.table import commands as answers
from bot.table.ports import StoreBusy

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)

RETRY = 2.0
"""Seconds after which what could not be done is tried again."""

PUBLISHING = 10.0
"""Seconds that the tables of a round wait for the message with its seals."""

NO_SCORE = "no-score"
"""The reason of the bot for a deal that ended without a score, as when its channel was deleted: it is average."""

Submit = Callable[[str, cmd.Body, str], Awaitable[answers.Outcome]]
"""Gives a command of the bot to a tournament; the last argument is the command's id."""

Publish = Callable[[State, Round, list[TournamentBoard]], Awaitable[None]]
"""Publishes the seals of a round. It is called again after a restart."""


class RoundTables:
    """Keeps the tables of all tournaments as they should be. ``publish`` is called before the tables of a round are
    opened."""

    def __init__(self, services: Services, tables: BoardTables, submit: Submit) -> None:
        self._book = services.store.tournaments
        self._tables = tables
        self._submit = submit
        self.publish: Publish | None = None
        self._newest: dict[str, State] = {}
        self._waiting: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opened: dict[BoardPlace, BoardTable] = {}
        self._ended: set[BoardPlace] = set()
        self._boards: dict[str, tuple[int, list[TournamentBoard]]] = {}
        self._revealed: dict[str, int] = {}
        tables.listen(self._over)

    def follow(self, state: State) -> None:
        """Do what follows for the tables from the newest state of a tournament."""
        self._newest[state.id] = state
        self._wake(state.id)

    def forget(self, tournament: str) -> None:
        """Do nothing more for a tournament."""
        self._waiting.discard(tournament)
        task = self._tasks.pop(tournament, None)
        if task is not None:
            task.cancel()
        self._drop(tournament)

    async def stop(self) -> None:
        """Do nothing more. What was begun is done again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()

    async def coming_deal(self, state: State, table: int) -> int:
        """Return the number of the deal that begins next at a table, one more than the last if none does. Raises
        StoreBusy."""
        running = state.round
        deal = None if running is None else next_deal(state, running, table)
        if running is None or deal is None:
            return len(state.deals) + 1
        place = place_of(state, running, table, deal.number)
        begun = place in self._opened or await self._tables.progress(place) is not None
        return deal.number + begun

    async def finished(self, state: State) -> list[tuple[BoardPlace, cmd.Body]]:
        """Return the scores of the running round that the tables have and the tournament has not. Raises StoreBusy."""
        found = [(place, progress) for place, progress in await self._played(state) if not progress.playing]
        return [(place, self._score(state, place, progress)) for place, progress in found]

    async def unfinished(self, state: State) -> tuple[cmd.Unfinished, ...]:
        """Return the deals that are being played in the running round. Raises StoreBusy."""
        found = [(place, one) for place, one in await self._played(state) if one.playing and one.scores]
        return tuple(
            cmd.Unfinished(place.table, place.deal, one.tricks, one.of, one.scores, self._tables.table_id(place))
            for place, one in found
        )

    async def _played(self, state: State) -> list[tuple[BoardPlace, BoardProgress]]:
        """Return the next deal of each table, if it has begun."""
        running = state.round
        found: list[tuple[BoardPlace, BoardProgress]] = []
        for table in running.tables if running is not None else ():
            deal = next_deal(state, running, table.number) if running is not None else None
            if running is not None and deal is not None:
                place = place_of(state, running, table.number, deal.number)
                progress = await self._tables.progress(place)
                found += [] if progress is None else [(place, progress)]
        return found

    def _over(self, place: BoardPlace) -> None:
        if place.tournament in self._newest:
            self._ended.add(place)
            self._wake(place.tournament)

    def _wake(self, tournament: str) -> None:
        self._waiting.add(tournament)
        if tournament not in self._tasks:
            self._tasks[tournament] = asyncio.create_task(self._keep(tournament), name=f"tournament {tournament}")

    async def _keep(self, tournament: str) -> None:
        """Bring the tables in line until nothing is left to do."""
        while tournament in self._waiting:
            self._waiting.discard(tournament)
            try:
                await self._bring_in_line(self._newest[tournament])
            except Exception as error:
                why = error.reason if isinstance(error, StoreBusy) else repr(error)
                known = None if isinstance(error, StoreBusy) else error
                log.warning("tables of a tournament: %s", why, extra={"tournament": tournament}, exc_info=known)
                self._waiting.add(tournament)
                await asyncio.sleep(RETRY)
        del self._tasks[tournament]
        if not self._newest[tournament].open:
            self._drop(tournament)

    def _drop(self, tournament: str) -> None:
        for known in (self._newest, self._boards, self._revealed):
            known.pop(tournament, None)
        for place in [place for place in self._opened if place.tournament == tournament]:
            del self._opened[place]
        self._ended = {place for place in self._ended if place.tournament != tournament}

    async def _bring_in_line(self, state: State) -> None:
        running = state.round
        if self._revealed.get(state.id, -1) < sum(bool(one.closed) for one in state.rounds) or not state.open:
            await self._reveal(state)
        if running is not None and state.open:
            boards = await self._boards_of(state, running)
            failed: Exception | None = None
            for table in running.tables:
                try:
                    await self._table(state, running, table, boards)
                except Exception as error:  # The other tables go on.
                    failed = failed or error
            if failed is not None:
                raise failed

    async def _boards_of(self, state: State, running: Round) -> list[TournamentBoard]:
        """Return the boards of the running round. The first time, publish their seals."""
        number, boards = self._boards.get(state.id, (0, []))
        if number == running.number:
            return boards
        boards = await self._book.boards(state.id, running.number)
        if self.publish is not None:
            try:
                await asyncio.wait_for(self.publish(state, running, boards), PUBLISHING)
            except Exception as error:
                where = {"tournament": state.id, "round": running.number}
                log.error("the seals of a round could not be published", extra=where, exc_info=error)
        self._boards[state.id] = (running.number, boards)
        return boards

    async def _table(self, state: State, running: Round, table: Table, boards: list[TournamentBoard]) -> None:
        """Open the next deal of a table, or take the score of the one that is over."""
        if await self._still_plays(running, table.number):
            return
        deal = next_deal(state, running, table.number)
        if deal is None:
            return
        place, wanted = (
            place_of(state, running, table.number, deal.number),
            table_of(state, running, table, deal, boards),
        )
        known = self._opened.get(place)
        if known is not None and place not in self._ended:
            if known != wanted:
                self._opened[place] = wanted
                await self._open(wanted)
            return
        progress = await self._tables.progress(place)
        if progress is not None and not progress.playing:
            await self._take(state, place, progress)
        elif progress is not None or not state.paused:
            self._opened[place] = wanted
            await self._open(wanted)

    async def _open(self, wanted: BoardTable) -> None:
        try:
            await self._tables.open(wanted)
        except BaseException:
            self._opened.pop(wanted.place, None)
            raise

    async def _still_plays(self, running: Round, table: int) -> bool:
        """Return whether a table still plays a deal that a director has given a score: the next deal waits for its
        end."""
        for place in [one for one in self._opened if (one.round, one.table) == (running.number, table)]:
            if (table, place.deal) in running.results:
                progress = None if place in self._ended else await self._tables.progress(place)
                if progress is not None and progress.playing:
                    return True
                self._opened.pop(place, None)
                self._ended.discard(place)
        return False

    async def _take(self, state: State, place: BoardPlace, progress: BoardProgress) -> None:
        """Give the tournament the score of a deal that is over."""
        body = self._score(state, place, progress)
        outcome = await self._submit(place.tournament, body, score_id(place))
        if isinstance(outcome, answers.Busy):
            raise StoreBusy(outcome.reason)
        if isinstance(outcome, answers.Broken | answers.Refused):
            raise RuntimeError(f"the score of {place} was not taken: {outcome}")
        self._ended.discard(place)
        self._opened.pop(place, None)

    def _score(self, state: State, place: BoardPlace, progress: BoardProgress) -> cmd.Body:
        at = (place.round, place.table, place.deal)
        if progress.scores:
            return cmd.Score(*at, progress.scores, self._tables.table_id(place))
        return cmd.Adjust(*at, NO_SCORE, percents=(AVERAGE,) * state.shape.players)

    async def _reveal(self, state: State) -> None:
        """Tell the tables of closed rounds that they are closed."""
        for tournament, number in await self._book.unrevealed():
            if tournament != state.id:
                continue
            for played in state.rounds[number - 1 : number]:
                for table in played.tables:
                    for deal in state.deals:
                        await self._close(place_of(state, played, table.number, deal.number))
            await self._book.reveal(tournament, number)
        self._revealed[state.id] = sum(bool(one.closed) for one in state.rounds)

    async def _close(self, place: BoardPlace) -> None:
        await self._tables.close(place)
        self._opened.pop(place, None)
        self._ended.discard(place)


def score_id(place: BoardPlace) -> str:
    """Return the id of the command that brings the score of a deal, so that it counts once."""
    return f"score-{place.round}-{place.table}-{place.deal}"
