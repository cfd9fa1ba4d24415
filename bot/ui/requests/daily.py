"""The deal of the day between the store and its screens: dealt and sealed, begun, answered, ended, compared.

What a person may see of a deal is decided by :func:`bot.duplicate.visibility.visible` alone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from msgspec.structs import replace

from bot.cache import LruCache
from bot.duplicate.board import Board, UnreadableBoard, begins, day_of, new_board
from bot.duplicate.entry import (
    PERSON,
    Position,
    UnreadableEntry,
    chosen,
    finished,
    position,
    score,
    tricks,
)
from bot.duplicate.ranking import rank
from bot.duplicate.streak import Streak, streak
from bot.engine.actions import Action
from bot.engine.seal import SEED
from bot.players.hints import hint
from bot.ports.daily import FRIENDS, DailyDeal, DailyEntry
from bot.services import Services
from bot.table import sealing
from bot.ui.screens.daily_result import Ranks

log = logging.getLogger(__name__)

REMEMBERED = 128
"""Entries whose positions are kept, so that a choice does not play the whole deal again."""

RECENT = 2
"""Days before today whose deals get a best line."""


def board_of_deal(deal: DailyDeal) -> Board:
    """Return the board of a stored deal."""
    return Board(deal.day, deal.game, deal.seed, deal.terms)


class DailyDeals:
    """Everything that is done with deals of the day. ``lock`` is held while ended deals are settled."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._book = services.store.daily
        self._latest: LruCache[tuple[str, str, int], Position] = LruCache(REMEMBERED)
        self._lock = asyncio.Lock()

    def today(self) -> int:
        """Return the day that is played now."""
        return day_of(self._services.clock.now())

    async def deal(self, slug: str) -> DailyDeal:
        """Return today's deal of a game. The first person who asks for it has it dealt and sealed."""
        day, now = self.today(), self._services.clock.now()
        known = await self._book.deal(day, slug)
        if known is not None:
            return known
        board = new_board(day, slug, secrets.token_bytes(SEED), sealing.VERSION)
        return await self._book.open_deal(DailyDeal(day, slug, board.seed, board.terms, now))

    async def of_day(self, day: int, slug: str) -> DailyDeal | None:
        """Return the deal of a day, settled if the day is over; None if nobody has asked for it."""
        if day == self.today():
            return await self.deal(slug)
        await self.settle()
        return await self._book.deal(day, slug)

    def runs(self, deal: DailyDeal) -> bool:
        """Return whether a deal can be played now."""
        return deal.day == self.today() and not deal.closed_at

    async def at(self, deal: DailyDeal, entry: DailyEntry) -> Position:
        """Return where an entry stands. Raises UnreadableEntry if the rules have changed since and do not take it."""
        board = board_of_deal(deal)
        key = (board.id, entry.moves, entry.own)
        known = self._latest.get(key)
        if known is None:
            own = entry.own if entry.own != entry.steps else None
            try:
                known = await asyncio.to_thread(position, board, entry.moves.split(), own)
            except UnreadableBoard as error:
                raise UnreadableEntry("the board") from error
            self._latest[key] = known
        return known

    async def choose(self, deal: DailyDeal, entry: DailyEntry, at: Position, action: Action) -> DailyEntry | None:
        """Store a choice and what the bots answer. None if it came too late: another one, or the end of the deal, was
        first. Raises UnreadableEntry if it is not legal."""
        after = await asyncio.to_thread(chosen, at, action)
        made = self._entry(entry, after)
        if not await self._book.answered(made, entry.steps):
            return None
        self._latest[at.board.id, made.moves, made.own] = after
        return made

    def _entry(self, before: DailyEntry, after: Position) -> DailyEntry:
        """Return an entry at another position."""
        own = [one.word for one in after.taken if one.player == PERSON and one.by == "person"]
        made = replace(before, moves=" ".join(after.moves), answers=" ".join(own), steps=after.steps, own=after.own)
        if not after.over:
            return made
        won = "".join("1" if one else "0" for one in tricks(after))
        return replace(made, score=score(after), tricks=won, done_at=self._services.clock.now())

    async def settle(self) -> int:
        """End the deals of the days before today, and let bots play on for everybody who has not finished. Returns how
        many deals were settled.

        Whatever of it is done is not done again, so a bot that was killed continues where it was.
        """
        today, settled = self.today(), 0
        async with self._lock:
            for deal in await self._book.unsettled(today):
                await self._book.close(deal.day, deal.game, begins(deal.day + 1))
                for entry in await self._book.unfinished(deal.day, deal.game):
                    if entry.own:
                        await self._play_on(deal, entry)
                await self._book.settle(deal.day, deal.game)
                settled += 1
        return settled

    async def _play_on(self, deal: DailyDeal, entry: DailyEntry) -> None:
        try:
            at = await self.at(deal, entry)
            end = await asyncio.to_thread(finished, at)
        except UnreadableEntry as error:
            log.error("an entry cannot be played on", extra={"day": deal.day, "game": deal.game}, exc_info=error)
            # It counts as nothing won or lost, since the rules that it was played by are no longer known.
            await self._book.played_on(replace(entry, score=0, done_at=self._services.clock.now()), entry.steps)
            return
        await self._book.played_on(self._entry(entry, end), entry.steps)

    async def find_best(self) -> int:
        """Find the line of the strongest bot in the person's seat, for each ended deal that somebody has played and
        that has none. Without a search there is none. Returns how many were found."""
        found = 0
        if self._services.search is None:
            return found
        for deal in await self._book.without_best(self.today() - RECENT):
            at = await asyncio.to_thread(position, board_of_deal(deal))
            while not at.over:
                best = await hint(at.view, at.steps, self._services.search)
                at = await asyncio.to_thread(chosen, at, best.action)
            await self._book.keep_best(deal.day, deal.game, " ".join(at.moves), score(at))
            found += 1
        return found

    async def ranks(self, deal: DailyDeal, entry: DailyEntry, guild: int) -> Ranks:
        """Return how a counted entry compares. ``guild`` is the Discord server where the person looks (0: none)."""
        assert entry.score is not None
        book, day, slug = self._book, deal.day, deal.game
        results = await book.results(day, slug)
        here = await book.results(day, slug, guild) if guild else {}
        friends = await book.results(day, slug, FRIENDS, entry.person)
        return Ranks(
            results,
            rank(results, entry.score),
            rank(here, entry.score) if entry.score in here else None,
            rank(friends, entry.score) if sum(friends.values()) > 1 else None,
        )

    async def streak(self, person: int) -> Streak:
        """Return how many days in a row a person has played."""
        return streak(await self._book.days_of(person), self.today())
