"""The one way to a picture: drawn in worker threads, never on the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import cards_art
from bot.engine.view import Count, PublicView, SeatView
from bot.render.board import BOARD_WIDTH
from bot.render.kinds import board_picture, cards_picture, count_picture, hand_picture, last_picture, standings_picture
from bot.render.layout import WIDEST
from bot.render.model import WIDTH, Cast, Picture, WordsLike
from bot.render.queue import Queue
from bot.render.seats import CARD
from bot.render.sprites import ITALIAN, ready
from bot.render.thrift import never, thrifty

WIDTHS = (WIDEST, round(CARD * BOARD_WIDTH / WIDTH))
"""The widths in px of the cards that the hand and the trick are made of."""

_pools: dict[int, ThreadPoolExecutor] = {}

Drawn = TypeVar("Drawn")


class Pictures:
    """Pictures on demand. All services with the same number of workers share one pool of threads."""

    def __init__(self, *, workers: int = 1) -> None:
        self._workers = max(1, workers)
        self._queue = Queue(self._workers)
        self.sparing: Callable[[], bool] = never
        self._expected: set[tuple[str, str]] = set()
        self._reading: set[asyncio.Task[None]] = set()

    async def board(
        self,
        view: PublicView,
        cast: Cast,
        words: WordsLike,
        *,
        theme: str = "dark",
        large: bool = False,
        token: str = "",
    ) -> Picture:
        """The public picture of a table."""
        drawn = await self._drawn(lambda: board_picture(view, cast, words, theme=theme, large=large, token=token))
        self._expect(view.pack, words.language)
        return drawn

    async def last(
        self, view: PublicView, cast: Cast, words: WordsLike, *, theme: str = "dark", large: bool = False
    ) -> Picture | None:
        """The last finished trick, large in the middle; None if there is none."""
        return await self._drawn(lambda: last_picture(view, cast, words, theme=theme, large=large))

    async def hand(
        self,
        view: SeatView,
        cast: Cast,
        words: WordsLike,
        *,
        chosen: frozenset[int] = frozenset(),
        theme: str = "dark",
        large: bool = False,
        told: bool = False,
        token: str = "",
    ) -> Picture:
        """The private picture of a seat's cards; ``told`` to others when the match is over."""
        drawn = await self._drawn(
            lambda: hand_picture(view, cast, words, chosen=chosen, theme=theme, large=large, told=told, token=token)
        )
        self._expect(view.public.pack, words.language)
        return drawn

    async def cards(
        self,
        title: str,
        cards: Sequence[int],
        pack: str,
        words: WordsLike,
        *,
        game: str = "",
        theme: str = "dark",
        large: bool = False,
        token: str = "",
    ) -> Picture:
        """Any cards in rows under a title: ``pack`` is their look, ``game`` whose cards they are."""
        return await self._drawn(
            lambda: cards_picture(title, cards, pack, words, game=game, theme=theme, large=large, token=token)
        )

    async def count(
        self,
        view: PublicView,
        count: Count,
        cast: Cast,
        words: WordsLike,
        *,
        theme: str = "dark",
        large: bool = False,
        token: str = "",
    ) -> Picture:
        """The score sheet of a deal."""
        return await self._drawn(lambda: count_picture(view, count, cast, words, theme=theme, large=large, token=token))

    async def standings(
        self, view: PublicView, cast: Cast, words: WordsLike, *, theme: str = "dark", token: str = ""
    ) -> Picture:
        """The standings of a match; ``cast.labels`` are by player."""
        return await self._drawn(lambda: standings_picture(view, cast, words, theme=theme, token=token))

    def behind(self) -> float:
        """Seconds that one more picture would wait for its turn to be drawn."""
        return self._queue.behind()

    async def drawn(self, draw: Callable[[], Picture]) -> Picture:
        """Any other picture, drawn where pictures are drawn."""
        return await self._drawn(draw)

    async def warm(self, pack: str, language: str = ITALIAN) -> None:
        """Make the cards of a pack ready at the widths in common use, with the letters of a language.

        Card by card, so that a picture that somebody waits for comes in between.
        """
        for card_id in cards_art.pack(pack).faces:
            await self._drawn(partial(ready, pack, card_id, WIDTHS, language=language))

    def _expect(self, pack: str, language: str) -> None:
        """Whoever looks at one picture of a pack will look at more: its cards are made ready meanwhile, once."""
        if (pack, language) not in self._expected:
            self._expected.add((pack, language))
            task = asyncio.create_task(self._read_ahead(pack, language), name=f"cards of {pack}")
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read_ahead(self, pack: str, language: str) -> None:
        # A card that cannot be read is met again, and told, by the picture that shows it.
        with contextlib.suppress(OSError, KeyError, RuntimeError):
            await self.warm(pack, language)

    async def aclose(self) -> None:
        """Let go of the threads once what is being drawn is finished."""
        for task in tuple(self._reading):
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        pool = _pools.pop(self._workers, None)
        if pool is not None:
            await asyncio.get_running_loop().run_in_executor(None, pool.shutdown)

    async def _drawn(self, draw: Callable[[], Drawn]) -> Drawn:
        loop, number = asyncio.get_running_loop(), self._queue.join()
        work = partial(self._turn, number, draw, small=self.sparing())
        try:
            return await loop.run_in_executor(self._pool(), work)
        except RuntimeError as error:
            if "after shutdown" not in str(error):
                raise
        finally:
            self._queue.leave(number)
        # The threads were let go of, as after a fault: new ones draw.
        _pools.pop(self._workers, None)
        return await loop.run_in_executor(self._pool(), work)

    def _turn(self, number: int, draw: Callable[[], Drawn], *, small: bool) -> Drawn:
        with self._queue.drawing(number), thrifty(small):
            return alive(draw)

    def _pool(self) -> ThreadPoolExecutor:
        pool = _pools.get(self._workers)
        if pool is None:
            pool = _pools[self._workers] = ThreadPoolExecutor(self._workers, thread_name_prefix="pictures")
        return pool


class WorkerDied(Exception):
    """What drew a picture was ended in the middle of it."""


def alive(draw: Callable[[], Drawn]) -> Drawn:
    """Draw. Raises what that raises, but never anything that would end the whole bot."""
    try:
        return draw()
    except Exception:
        raise
    except BaseException as error:
        raise WorkerDied from error


def warmed(pack: str, language: str = ITALIAN) -> int:
    """Make those cards ready in one go. Gives how many sprites they are."""
    faces = cards_art.pack(pack).faces
    for card_id in faces:
        ready(pack, card_id, WIDTHS, language=language)
    return len(faces) * len(WIDTHS)
