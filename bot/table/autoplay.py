"""Forced cards, premoves and cards with an undo: cards the bot plays for a player.

Players may let the bot play their only legal card (ux.md S24, T86), and may choose a card before their turn (a premove;
ux.md S5, T87). A random pause before each of these cards hides that the player did not decide at that moment.

With the preference for an undo, a chosen card is stored and played three seconds later, also if the process is killed
meanwhile. Until then the player may take it back, and nobody else learns of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol
from weakref import WeakValueDictionary

from bot.engine.actions import Decision, Pick
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.table import commands as cmd
from bot.table.clocks import plays_a_card
from bot.table.manager import TableManager
from bot.table.model import PLAYING, TableState
from bot.table.ports import StoreBusy
from bot.table.selectors import blocking, deal_number, decisions_of

log = logging.getLogger(__name__)

SHORTEST_PAUSE, LONGEST_PAUSE = 1.5, 4.0
"""Shortest and longest pause before such a card, in seconds. The pause is random, so that its length does not tell the
other players that there was no choice."""

FIRST_RETRY, LONGEST_RETRY = 0.2, 30.0
"""First and longest pause before a busy table is asked again, in seconds; the pause doubles each time."""

PREMOVE_MARK = 2000
"""A premove is staged as the card and this number plus the deal number, so that it is never played in a later deal.
Numbers below it are cards and offers."""

UNDO_TIME = 3000
"""Milliseconds for which a chosen card may be taken back, if the player prefers an undo."""

UNDO_MARK = 1_000_000
"""A card that is about to be played is staged as the card, this number, and the Unix time in ms at which it is
played."""


def random_pause() -> float:
    """Return the seconds to wait before the bot plays a card for a player."""
    return SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * secrets.randbelow(10_001) / 10_000


def queueing(state: TableState, card: Card) -> tuple[int, ...]:
    """Return the numbers to stage for a card chosen in advance now."""
    return (card, PREMOVE_MARK + deal_number(state))


def queued(state: TableState, staged: Iterable[int]) -> Card | None:
    """Return the card chosen in advance in this deal, or None if the staged numbers are not a premove of this deal."""
    kept = tuple(staged)
    return kept[0] if len(kept) == 2 and kept[1] == PREMOVE_MARK + deal_number(state) else None


def put_off(staged: Iterable[int]) -> tuple[Card, int] | None:
    """Return the card that is about to be played and when (Unix ms), or None if nothing else is staged."""
    kept = tuple(staged)
    return (kept[0], kept[2]) if len(kept) == 3 and kept[1] == UNDO_MARK else None


def unmarked(staged: Iterable[int]) -> tuple[int, ...]:
    """Return the staged numbers without the mark."""
    return tuple(number for number in staged if number < PREMOVE_MARK)


def may_queue(state: TableState, player: int, view: SeatView) -> bool:
    """Whether the player may choose a card in advance: tricks are being played and the player has no open question."""
    idle = state.status == PLAYING and not state.between and not state.paused and not state.chairs[player].away
    return idle and view.public.trick is not None and bool(view.hand) and not decisions_of(state, player)


class Wishes(Protocol):
    """The preferences that autoplay reads."""

    async def plays_forced(self, person: int) -> bool:
        """Whether the bot plays the person's only legal card."""
        ...


class StagedCards(Protocol):
    """The staged cards that autoplay reads."""

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        """The cards staged for this question; a card chosen before the turn carries
        :data:`PREMOVE_MARK`."""
        ...

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        """Stage these numbers for the question, in place of those staged before."""
        ...


class AutoplayStore(Protocol):
    """The part of the store that autoplay reads."""

    @property
    def preferences(self) -> Wishes: ...

    @property
    def messages(self) -> StagedCards: ...


class Autoplay:
    """Plays forced cards and premoves at all tables. ``pause`` returns the seconds to wait before each card."""

    def __init__(
        self,
        tables: TableManager,
        store: AutoplayStore,
        pause: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._store = store
        self._pause = pause
        self._sleep = sleep
        self._playing: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._undoable: set[asyncio.Task[None]] = set()
        self._hands: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    async def start(self) -> None:
        """Watch all tables from now on, and take up the moves that were open when the bot stopped."""
        self._tables.listen(self.applied)
        for table in await self._tables.open_ids():
            state = await self._tables.state(table)
            if state is not None:
                self._look(state)

    async def stop(self) -> None:
        """Cancel all pending moves. They are taken up again after the next start."""
        tasks = (*self._playing.values(), *self._undoable)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def applied(self, before: TableState, after: TableState, outcome: cmd.Applied) -> None:
        """Look for new moves after an applied command (registered with :meth:`TableManager.listen`)."""
        self._look(after)

    async def play_soon(self, table: str, player: int, asked: int, person: int, card: Card) -> None:
        """Store the card and play it after :data:`UNDO_TIME`, unless it is taken back or another one is chosen."""
        at = self._tables.clock.now() + UNDO_TIME
        async with self._hand(table, player):
            await self._store.messages.stage(table, player, asked, (card, UNDO_MARK, at))
        task = asyncio.create_task(
            self._soon((table, player, asked), person, at), name=f"undo {table} {player} {asked}"
        )
        self._undoable.add(task)
        task.add_done_callback(self._undoable.discard)

    async def take_back(self, table: str, player: int, asked: int) -> bool:
        """Take back the card that is about to be played. Return False if there is none, or it has been played."""
        async with self._hand(table, player):
            state = await self._tables.state(table)
            waiting = put_off(await self._store.messages.staged(table, player, asked))
            if state is None or state.asked[player] != asked or waiting is None:
                return False
            await self._store.messages.stage(table, player, asked, ())
            return True

    def _hand(self, table: str, player: int) -> asyncio.Lock:
        """Return the lock of a hand: a card is not taken back while it is being played."""
        return self._hands.setdefault((table, player), asyncio.Lock())

    async def _soon(self, key: tuple[str, int, int], person: int, at: int) -> None:
        try:
            await self._tables.clock.sleep_until(at)
            await self._play(key, person)
        except Exception as error:
            log.error("an own move failed", extra={"table": key[0]}, exc_info=error)

    def _look(self, state: TableState) -> None:
        for player in blocking(state):
            person, key = state.chairs[player].person, (state.id, player, state.asked[player])
            if person is not None and needed_card(state, player) is not None and key not in self._playing:
                work = self._run(key, person)
                self._playing[key] = asyncio.create_task(work, name=f"own move {state.id} {player} {key[2]}")

    async def _run(self, key: tuple[str, int, int], person: int) -> None:
        try:
            # Read the wishes after the pause: a card queued at the moment the turn comes must not be missed.
            await self._sleep(self._pause())
            await self._play(key, person)
        except Exception as error:
            log.error("an own move failed", extra={"table": key[0]}, exc_info=error)
        finally:
            self._playing.pop(key, None)

    async def _play(self, key: tuple[str, int, int], person: int) -> None:
        table, player, asked = key
        again = FIRST_RETRY
        while True:
            async with self._hand(table, player):
                state = await self._tables.state(table)
                if state is None or state.asked[player] != asked:
                    return
                wait = 0
                try:
                    wait = await self._left(state, key)
                    card = None if wait else await self._card(state, key, person)
                except StoreBusy as busy:
                    log.warning("a wish cannot be read: %s", busy.reason, extra={"table": table})
                else:
                    if card is not None:
                        body = cmd.Act(Pick((card,)), asked)
                        outcome = await self._tables.submit(cmd.Command(f"f{player}-{asked}", table, body, person))
                        if not isinstance(outcome, cmd.Busy) or outcome.reason in ("restarting", "quarantined"):
                            return
                    elif not wait:
                        return
            if wait:
                await self._tables.clock.sleep_until(wait)
                continue
            await self._sleep(again)
            again = min(again * 2, LONGEST_RETRY)

    async def _left(self, state: TableState, key: tuple[str, int, int]) -> int:
        """Return until when a card may still be taken back (Unix ms), 0 if there is none or its time is over. A time
        beyond :data:`UNDO_TIME` was stored before the machine's clock was set back: it is over too."""
        waiting = put_off(await self._store.messages.staged(*key))
        if waiting is None or needed_card(state, key[1]) is None:
            return 0
        return waiting[1] if 0 < waiting[1] - self._tables.clock.now() <= UNDO_TIME else 0

    async def _card(self, state: TableState, key: tuple[str, int, int], person: int) -> Card | None:
        """Return the card to play for the person now, or None."""
        staged = await self._store.messages.staged(*key)
        question = needed_card(state, key[1])
        waiting = put_off(staged)
        if waiting is not None and question is not None:
            return waiting[0] if waiting[0] in question.cards else None
        question = card_question(state, key[1])
        if question is None:
            return None
        wanted = queued(state, staged)
        if wanted in question.cards:
            return wanted
        forced = forced_card(state, key[1])
        return forced if forced is not None and await self._store.preferences.plays_forced(person) else None


def card_question(state: TableState, player: int) -> Decision | None:
    """Return the player's question for a card to a trick if it is their only question; None otherwise, and None while
    the player is away or the table is paused."""
    questions = () if state.paused or state.chairs[player].away else decisions_of(state, player)
    return questions[0] if len(questions) == 1 and plays_a_card(questions[0]) else None


def needed_card(state: TableState, player: int) -> Decision | None:
    """Return the player's question for a card to a trick if it is the only one that the match waits for, beside
    optional ones; None otherwise, and None while the player is away or the table is paused."""
    away = state.paused or state.chairs[player].away
    needed = () if away else [one for one in decisions_of(state, player) if not one.optional]
    return needed[0] if len(needed) == 1 and plays_a_card(needed[0]) else None


def forced_card(state: TableState, player: int) -> Card | None:
    """Return the only card the player may play now; None if there is a choice or another question is open as well.

    Also None while the table is paused, and for a player whose clock ran out on their latest decision: they may have
    left, and an automatic card must not make them look present.
    """
    question = card_question(state, player)
    if question is None or state.struck(player) or len(question.cards) != 1:
        return None
    return question.cards[0]
