"""Pictures on demand: the queue, and drawing in worker threads or separate processes, never on the event loop.

`Pictures` is the only way to a picture for the rest of the bot. `RenderQueue` measures how long pictures wait for their
turn (ux.md 5.4).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from itertools import count
from queue import SimpleQueue
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

import msgspec

import cards_art
from bot.engine.view import PublicView, SeatView
from bot.games.registry import games
from bot.render.best_deal import best_deal_picture
from bot.render.captions import ITALIAN
from bot.render.chips import chip_face, chip_height, inside_chip
from bot.render.choices import choices_picture
from bot.render.diagram import diagram_picture
from bot.render.final_result import final_picture
from bot.render.frame import INSET
from bot.render.highlight import banner_picture
from bot.render.leaderboard import leaders_picture
from bot.render.lobby_table import lobby_picture
from bot.render.loss_curve import loss_curve_picture
from bot.render.losses import losses_picture
from bot.render.model import Picture
from bot.render.palette import never
from bot.render.panel_layout import PLACE, TILE, WIDEST, card_width, sizes_of
from bot.render.pictures import board_picture, cards_picture, count_picture, hand_picture
from bot.render.poster import poster_picture
from bot.render.preferences import preview_picture
from bot.render.process import CannotStart, Starts, Studio, WorkerDied, kept_pictures
from bot.render.profile import profile_picture
from bot.render.replay import open_table_picture
from bot.render.seats import CARD, WIDE_CARD
from bot.render.shown import shown_part
from bot.render.sprites import ready
from bot.render.surface import saving_bytes
from bot.render.tiles import tile
from bot.render.tournament import standings_table_picture, tournament_picture
from bot.render.two_player_table import WIDE

log = logging.getLogger(__name__)

WEIGHT = 0.2
"""Weight of the newest picture in the mean drawing time (0-1)."""
_ON_BOARD = {2: WIDE.card, 3: WIDE_CARD}
"""Width in px of a played card by the number of players."""
Asked = ParamSpec("Asked")
Drawn = TypeVar("Drawn")


class RenderQueue:
    """Requested pictures that are not begun yet. Safe for several threads; `clock` is in seconds."""

    def __init__(self, workers: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._waiting: dict[int, float] = {}
        self._numbers = count()
        self._mean = 0.0
        self._lock = Lock()
        self.took: Callable[[float], None] | None = None
        """Called in the drawing thread with the seconds that each picture took, if anything measures them."""

    def join(self) -> int:
        """Adds a picture to the queue and returns its number."""
        with self._lock:
            number = next(self._numbers)
            self._waiting[number] = self._clock()
            return number

    def leave(self, number: int) -> None:
        """Removes a picture from the queue: it is begun, or no longer wanted."""
        with self._lock:
            self._waiting.pop(number, None)

    @contextmanager
    def drawing(self, number: int) -> Iterator[None]:
        """Measures the drawing time of the picture and removes it from the queue."""
        self.leave(number)
        begun = self._clock()
        try:
            yield
        finally:
            took = self._clock() - begun
            with self._lock:
                self._mean = took if not self._mean else (1 - WEIGHT) * self._mean + WEIGHT * took
            if self.took is not None:
                self.took(took)

    def behind(self) -> float:
        """Return the seconds that one more picture would wait.

        This is the number of waiting pictures times the mean drawing time, shared by the workers, or the time that the
        first picture in the queue has waited already, whichever is longer.
        """
        with self._lock:
            if not self._waiting:
                return 0.0
            oldest = self._clock() - next(iter(self._waiting.values()))
            return max(oldest, len(self._waiting) * self._mean / self._workers)


@cache
def widths(pack: str) -> tuple[int]:
    """Return the widths in px of the whole cards that are drawn often: those of a trick on the board, in the game that
    uses this pack."""
    faces = set(cards_art.pack(pack).faces)
    players = next((one.meta.players for one in games().values() if set(one.meta.pack.ids) == faces), 4)
    return (_ON_BOARD.get(players, CARD),)


@cache
def uppers(dealt: int = 0) -> tuple[int, ...]:
    """Return the widths in px of the cards whose upper part is drawn often: in a player's hand, also in one of as many
    cards as are dealt, and in the trick above it."""
    return tuple(sorted({WIDEST, PLACE, card_width(max(sizes_of(dealt), default=1))}))


def prepared(pack: str, card_id: str, language: str = ITALIAN, dealt: int = 0) -> int:
    """Prepares a card as pictures need it most often, in a game that deals so many cards to a player. Returns the
    number of sprites."""
    ready(pack, card_id, widths(pack), uppers(dealt), language=language)
    tile(pack, card_id, TILE, language)
    chip_face(pack, card_id, inside_chip(INSET, chip_height(INSET))[1], language)
    return len(widths(pack)) + len(uppers(dealt))


_pools: dict[int, ThreadPoolExecutor] = {}
"""Thread pools by number of workers."""


def board_of_view(view: PublicView, *asked: Any, **so: Any) -> partial[Picture]:
    """Return the drawing of a board, without what it does not show of the view."""
    return partial(board_picture, shown_part(view), *asked, **so)


def hand_of_view(view: SeatView, *asked: Any, **so: Any) -> partial[Picture]:
    """Return the drawing of a panel, without what it does not show of the view."""
    return partial(hand_picture, msgspec.structs.replace(view, public=shown_part(view.public), seen=()), *asked, **so)


class OnDemand(Generic[Asked, Drawn]):
    """A kind of picture as a method of `Pictures`: called like the drawing function, and awaited.

    `looks` returns the pack and the language whose cards will probably be needed soon, and how many a hand has of them.
    `order` makes the order for a picture, if it needs less than the drawing function is given.
    """

    def __init__(
        self,
        kind: Callable[Asked, Drawn],
        looks: Callable[Asked, tuple[str, str, int]] | None = None,
        order: Callable[..., partial[Drawn]] | None = None,
    ) -> None:
        self._order = order or partial(partial, kind)
        self._looks = looks

    def __get__(self, pictures: Pictures, owner: type[Pictures]) -> Callable[Asked, Coroutine[Any, Any, Drawn]]:
        async def drawn(*asked: Asked.args, **so: Asked.kwargs) -> Drawn:
            found = await pictures.drawn(self._order(*asked, **so), apart=True)
            if self._looks is not None:
                pictures.expect(*self._looks(*asked, **so))
            return found

        return drawn


class Pictures:
    """Pictures on demand. All services with the same number of workers share one pool of threads; with `apart`, each
    thread has a process that draws for it."""

    board = OnDemand(
        board_picture,
        lambda view, cast, words, **_: (view.pack, words.language, view.progress[1]),
        board_of_view,
    )
    hand = OnDemand(
        hand_picture,
        lambda view, cast, words, **_: (view.public.pack, words.language, view.public.progress[1]),
        hand_of_view,
    )
    cards = OnDemand(cards_picture)
    count = OnDemand(count_picture)
    diagram = OnDemand(diagram_picture)
    banner = OnDemand(banner_picture)
    final = OnDemand(final_picture)
    lobby = OnDemand(lobby_picture)
    poster = OnDemand(poster_picture)
    preview = OnDemand(preview_picture)
    leaders = OnDemand(leaders_picture)
    profile = OnDemand(profile_picture)
    best_deal = OnDemand(best_deal_picture)
    open_table = OnDemand(open_table_picture)
    choices = OnDemand(choices_picture)
    loss_curve = OnDemand(loss_curve_picture)
    losses = OnDemand(losses_picture)
    tournament = OnDemand(tournament_picture)
    tournament_standings = OnDemand(standings_table_picture)

    def __init__(self, *, workers: int = 1, apart: bool = False) -> None:
        self._workers = max(1, workers)
        starts, kept = Starts(), kept_pictures()
        self.studios = tuple(Studio(starts, kept=kept) for _ in range(self._workers * apart))
        self._free: SimpleQueue[Studio] = SimpleQueue()
        for studio in self.studios:
            self._free.put(studio)
        self.queue = RenderQueue(self._workers)
        self.sparing: Callable[[], bool] = never
        self._expected: set[tuple[str, str, int]] = set()
        self._reading: set[asyncio.Task[None]] = set()

    def behind(self) -> float:
        """Return the seconds that one more picture would wait for its turn."""
        return self.queue.behind()

    async def drawn(self, draw: Callable[[], Drawn], *, apart: bool = False) -> Drawn:
        """Return the result of `draw`, run in a worker thread.

        With `apart` it runs in a drawing process if there is one; `draw` is then a module-level function with its
        arguments (it is pickled).
        """
        loop, number = asyncio.get_running_loop(), self.queue.join()
        work = partial(self._turn, number, draw, small=self.sparing(), apart=apart and bool(self.studios))
        try:
            return await loop.run_in_executor(self._pool(), work)
        except RuntimeError as error:
            if "after shutdown" not in str(error):
                raise
        finally:
            self.queue.leave(number)
        # The pool was shut down, for example after a fault: a new one draws.
        _pools.pop(self._workers, None)
        return await loop.run_in_executor(self._pool(), work)

    async def warm(self, pack: str, language: str = ITALIAN, dealt: int = 0) -> None:
        """Prepares the cards of a pack at the usual widths, with the index letters of a language.

        Each card is a separate order, so that requested pictures are drawn in between.
        """
        for card_id in cards_art.pack(pack).faces:
            await self.drawn(partial(prepared, pack, card_id, language, dealt), apart=True)

    async def start(self) -> None:
        """Starts the processes before the first picture is needed. If they cannot be started, threads draw."""
        for studio in self.studios:
            with contextlib.suppress(CannotStart):
                await asyncio.get_running_loop().run_in_executor(None, studio.start)

    def expect(self, pack: str, language: str, dealt: int) -> None:
        """Prepares the cards of a pack in the background, once: one picture of a pack is followed by more."""
        if (pack, language, dealt) not in self._expected:
            self._expected.add((pack, language, dealt))
            task = asyncio.create_task(self._read_ahead(pack, language, dealt), name=f"cards of {pack}")
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read_ahead(self, pack: str, language: str, dealt: int) -> None:
        # A card that cannot be read is reported by the picture that shows it.
        with contextlib.suppress(OSError, KeyError, RuntimeError):
            await self.warm(pack, language, dealt)

    async def aclose(self) -> None:
        """Ends the threads and processes after the current pictures."""
        for task in tuple(self._reading):
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        pool = _pools.pop(self._workers, None)
        if pool is not None:
            await asyncio.get_running_loop().run_in_executor(None, pool.shutdown)
        for studio in self.studios:
            await asyncio.get_running_loop().run_in_executor(None, studio.close)

    def _turn(self, number: int, draw: Callable[[], Drawn], *, small: bool, apart: bool) -> Drawn:
        with self.queue.drawing(number):
            return self._drawn_apart(draw, small=small) if apart else drawn_here(draw, small=small)

    def _drawn_apart(self, draw: Callable[[], Drawn], *, small: bool) -> Drawn:
        studio = self._free.get()
        try:
            return studio.draw(draw, small=small)
        except CannotStart:
            return drawn_here(draw, small=small)
        finally:
            self._free.put(studio)

    def _pool(self) -> ThreadPoolExecutor:
        pool = _pools.get(self._workers)
        if pool is None:
            pool = _pools[self._workers] = ThreadPoolExecutor(self._workers, thread_name_prefix="pictures")
        return pool


async def drawn_in_time(drawing: Awaitable[Picture], seconds: float | None, what: str = "a picture") -> Picture | None:
    """Return the picture, or None if it takes longer than `seconds` or cannot be drawn; `what` names it in the log.

    The text of a screen and the alternative text say the same as its picture, so a picture that is late is left out.
    """
    try:
        return await asyncio.wait_for(drawing, seconds)
    except TimeoutError:
        return None
    except Exception as error:
        log.error("%s could not be drawn", what, exc_info=error)
        return None


def drawn_here(draw: Callable[[], Drawn], *, small: bool) -> Drawn:
    """Return the result of `draw` in this thread, with fewer colours if it is to be `small`. Raises as :func:`alive`
    does."""
    if not small:
        return alive(draw)
    with saving_bytes(True):
        return alive(draw)


def alive(draw: Callable[[], Drawn]) -> Drawn:
    """Return the result of `draw`. Raises what it raises, and WorkerDied instead of errors that would end the bot."""
    try:
        return draw()
    except Exception:
        raise
    except BaseException as error:
        raise WorkerDied from error


def warmed(pack: str, language: str = ITALIAN) -> int:
    """Prepares the cards of a pack at the usual widths in one call. Returns the number of sprites."""
    return sum(prepared(pack, card_id, language) for card_id in cards_art.pack(pack).faces)
