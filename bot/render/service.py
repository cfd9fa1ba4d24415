"""The one way to a picture: drawn in worker threads or in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, Generic, ParamSpec, TypeVar

import cards_art
from bot.games.registry import games
from bot.render.apart import CannotStart, Starts, Studio, WorkerDied
from bot.render.board import BOARD_WIDTH
from bot.render.diagram import diagram_picture
from bot.render.duel import WIDE
from bot.render.kinds import board_picture, cards_picture, count_picture, hand_picture
from bot.render.layout import WIDEST
from bot.render.model import WIDTH
from bot.render.queue import Queue
from bot.render.seats import CARD, WIDE_CARD
from bot.render.sprites import ITALIAN, ready
from bot.render.thrift import never, thrifty

_ON_BOARD = {2: WIDE.card, 3: WIDE_CARD}
"""Width of a played card by the number of players."""


@cache
def widths(pack: str) -> tuple[int, int]:
    """The widths in px of the cards that the hand and the trick are made of, in the game that is played with a pack."""
    faces = set(cards_art.pack(pack).faces)
    players = next((one.meta.players for one in games().values() if set(one.meta.pack.ids) == faces), 4)
    return WIDEST, round(_ON_BOARD.get(players, CARD) * BOARD_WIDTH / WIDTH)


_pools: dict[int, ThreadPoolExecutor] = {}

Asked = ParamSpec("Asked")
Drawn = TypeVar("Drawn")


class OnDemand(Generic[Asked, Drawn]):
    """A kind of picture as a method of :class:`Pictures`: asked for as it is drawn, awaited while a worker draws.
    ``looks`` tells of which pack and language more cards will be looked at soon, if any."""

    def __init__(self, kind: Callable[Asked, Drawn], looks: Callable[Asked, tuple[str, str]] | None = None) -> None:
        self._kind = kind
        self._looks = looks

    def __get__(self, pictures: Pictures, owner: type[Pictures]) -> Callable[Asked, Coroutine[Any, Any, Drawn]]:
        async def drawn(*asked: Asked.args, **so: Asked.kwargs) -> Drawn:
            found = await pictures.drawn(partial(self._kind, *asked, **so), apart=True)
            if self._looks is not None:
                pictures.expect(*self._looks(*asked, **so))
            return found

        return drawn


class Pictures:
    """Pictures on demand. All services with the same number of workers share one pool of threads; ``apart``: each
    thread has a process that draws for it."""

    board = OnDemand(board_picture, lambda view, cast, words, **_: (view.pack, words.language))
    hand = OnDemand(hand_picture, lambda view, cast, words, **_: (view.public.pack, words.language))
    cards = OnDemand(cards_picture)
    count = OnDemand(count_picture)
    diagram = OnDemand(diagram_picture)

    def __init__(self, *, workers: int = 1, apart: bool = False) -> None:
        self._workers = max(1, workers)
        starts = Starts()
        self.studios = tuple(Studio(starts) for _ in range(self._workers * apart))
        self._free: SimpleQueue[Studio] = SimpleQueue()
        for studio in self.studios:
            self._free.put(studio)
        self._queue = Queue(self._workers)
        self.sparing: Callable[[], bool] = never
        self._expected: set[tuple[str, str]] = set()
        self._reading: set[asyncio.Task[None]] = set()

    def behind(self) -> float:
        """Seconds that one more picture would wait for its turn to be drawn."""
        return self._queue.behind()

    async def drawn(self, draw: Callable[[], Drawn], *, apart: bool = False) -> Drawn:
        """Anything else, drawn where pictures are drawn. ``apart``: in the processes for it, if there are any;
        ``draw`` is then a function of a module with its arguments."""
        loop, number = asyncio.get_running_loop(), self._queue.join()
        work = partial(self._turn, number, draw, small=self.sparing(), apart=apart and bool(self.studios))
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

    async def warm(self, pack: str, language: str = ITALIAN) -> None:
        """Make the cards of a pack ready at the widths in common use, with the letters of a language.

        Card by card, so that a picture that somebody waits for comes in between.
        """
        for card_id in cards_art.pack(pack).faces:
            await self.drawn(partial(ready, pack, card_id, widths(pack), language=language), apart=True)

    async def start(self) -> None:
        """Start the processes, so that the first picture waits for none. Where they cannot be started, threads draw."""
        for studio in self.studios:
            with contextlib.suppress(CannotStart):
                await asyncio.get_running_loop().run_in_executor(None, studio.start)

    def expect(self, pack: str, language: str) -> None:
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
        for studio in self.studios:
            await asyncio.get_running_loop().run_in_executor(None, studio.close)

    def _turn(self, number: int, draw: Callable[[], Drawn], *, small: bool, apart: bool) -> Drawn:
        with self._queue.drawing(number), thrifty(small):
            return self._drawn_apart(draw, small=small) if apart else alive(draw)

    def _drawn_apart(self, draw: Callable[[], Drawn], *, small: bool) -> Drawn:
        studio = self._free.get()
        try:
            return studio.draw(draw, small=small)
        except CannotStart:
            return alive(draw)
        finally:
            self._free.put(studio)

    def _pool(self) -> ThreadPoolExecutor:
        pool = _pools.get(self._workers)
        if pool is None:
            pool = _pools[self._workers] = ThreadPoolExecutor(self._workers, thread_name_prefix="pictures")
        return pool


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
        ready(pack, card_id, widths(pack), language=language)
    return len(faces) * len(widths(pack))
