"""The tables of tournaments on the tables of the bot (:mod:`bot.table.boards`)."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.i18n import choose
from bot.ports.boards import BoardPlace, BoardProgress, BoardTable
from bot.services import Services
from bot.table import boards
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.model import PLAYING, TableState
from bot.table.ports import StoreBusy

log = logging.getLogger(__name__)

OPEN, CLOSE = "board-open", "board-close"
"""The ids of the commands that open and close a table: each is carried out once."""


class OwnBoardTables:
    """Plays the deals of tournaments at tables of this bot."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._servers = services.store.servers

    def table_id(self, place: BoardPlace) -> str:
        """Return the id of the table for a deal."""
        return boards.board_table(place.tournament, place.round, place.table, place.deal)

    async def open(self, table: BoardTable) -> None:
        """Open a table and deal; at one that is open let bots play for people who are not on its chairs any more."""
        table_id = self.table_id(table.place)
        state = await self._tables.readable(table_id)
        if state is None or not state.seq:
            await self._submit(table_id, OPEN, await self._opening(table))
            return
        for chair, its in enumerate(table.chairs):
            sat = self._sitting(state, chair)
            if its.person is None and sat is not None:
                await self._submit(table_id, f"stand-in-{chair}-{state.seq}", boards.StandIn(chair))

    def _sitting(self, state: TableState, chair: int) -> int | None:
        """Return the person who plays a chair of the tournament, None for a bot."""
        if state.board is None or state.status != PLAYING:
            return None
        its = state.chairs[state.board.chairs[chair]]
        return None if its.away else its.person

    async def _opening(self, table: BoardTable) -> boards.OpenBoard:
        place = table.place
        return boards.OpenBoard(
            game=table.game,
            options=table.options,
            chairs=tuple(boards.BoardChair(one.person, one.level, one.name) for one in table.chairs),
            seed=table.seed,
            terms=table.terms,
            dealer=table.dealer,
            tournament=place.tournament,
            round=place.round,
            number=place.table,
            deal=place.deal,
            guild=table.guild,
            channel=table.channel,
            pace=table.pace,
            language=choose((await self._servers.settings(table.guild)).language, None),
            preset=table.preset,
        )

    async def progress(self, place: BoardPlace) -> BoardProgress | None:
        """Return how far a deal has been played, None if its table was not opened or cannot be read."""
        state = await self._tables.readable(self.table_id(place))
        if state is None or state.board is None:
            return None
        played, tricks = boards.board_played(state)
        playing = state.status == PLAYING
        scores = boards.board_part_scores(state) if playing else boards.board_scores(state)
        return BoardProgress(playing, scores or (), played, tricks)

    async def close(self, place: BoardPlace) -> None:
        """Break off the deal if it is being played, and let everybody see the table."""
        table_id = self.table_id(place)
        state = await self._tables.readable(table_id)
        if state is not None and state.board is not None:
            await self._submit(table_id, CLOSE, boards.CloseBoard())

    def listen(self, listener: Callable[[BoardPlace], None]) -> None:
        """Call ``listener`` from now on whenever the deal of a table is over."""

        def told(before: TableState, after: TableState, outcome: cmd.Applied) -> None:
            its = after.board
            if its is not None:
                listener(BoardPlace(its.tournament, its.round, its.number, its.deal))

        self._tables.listen(told, ev.BoardPlayed, ev.Closed)

    async def _submit(self, table: str, name: str, body: cmd.Body) -> None:
        """Give a command to a table. Raises StoreBusy if it could not be carried out now."""
        outcome = await self._tables.submit(cmd.Command(name, table, body))
        if isinstance(outcome, cmd.Busy) and outcome.reason != "quarantined":
            raise StoreBusy(outcome.reason)
        if isinstance(outcome, cmd.Busy | cmd.Broken | cmd.Refused):
            log.warning("a table of a tournament: %s", outcome, extra={"table": table, "command": name})
