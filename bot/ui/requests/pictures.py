"""Pictures that are drawn once and kept, such as those of ``/rules``, and how long a page waits for its picture.

The last ones are kept in memory, and all of them in files (:mod:`bot.render.folder`), where the bot has a folder.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

from bot.cache import LruCache
from bot.games.registry import companions
from bot.i18n import Words
from bot.render import Picture, Pictures, drawn_in_time
from bot.render.folder import PictureFolder

PICTURE_WAIT = 1.5
"""Seconds to wait for the picture of a page before the page is shown without it."""

KEPT = 48
"""Number of pictures kept, about 90 kB each."""


K = TypeVar("K", bound=Hashable)


class KeptPictures(Generic[K]):
    """Draws each picture once and keeps the last ones, and in a ``folder`` all of them. A picture that comes too late
    is kept for the next request."""

    def __init__(self, kept: int, folder: PictureFolder | None = None) -> None:
        self._folder = folder
        self._kept: LruCache[K, Picture] = LruCache(kept)
        self._drawing: dict[K, asyncio.Task[Picture]] = {}

    async def of(self, key: K, draw: Callable[[], Awaitable[Picture]], what: str) -> Picture | None:
        """Return the picture that `draw` draws, or None if it takes too long. `key` is all that the picture depends on;
        `what` names it in the log."""
        found = self._kept.get(key)
        if found is not None:
            return found
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._drawn(key, draw), name=what)
            self._drawing[key].add_done_callback(lambda task: self._done(key, task))
        return await drawn_in_time(asyncio.shield(self._drawing[key]), PICTURE_WAIT, what)

    async def _drawn(self, key: K, draw: Callable[[], Awaitable[Picture]]) -> Picture:
        """Return the picture that was kept in the folder, otherwise the one that `draw` draws."""
        if self._folder is None:
            return await draw()
        known = await asyncio.to_thread(self._folder.read, key)
        if known is not None:
            return known
        picture = await draw()
        await asyncio.to_thread(self._folder.write, key, picture)
        return picture

    def _done(self, key: K, task: asyncio.Task[Picture]) -> None:
        del self._drawing[key]
        # An exception reaches the callers that wait for the task.
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()


class Wanted(NamedTuple):
    """A chapter of a game's rules in one language and theme."""

    slug: str
    chapter: str
    language: str
    theme: str
    large: bool


class Diagrams:
    """Draws the pictures of rules chapters, each once per language and theme (ux.md S23)."""

    def __init__(self, pictures: Pictures, folder: PictureFolder | None = None) -> None:
        self._pictures = pictures
        self._kept = KeptPictures[Wanted](KEPT, folder)

    async def of(self, slug: str, chapter: str, words: Words, *, theme: str, large: bool) -> Picture | None:
        """Return the picture of a chapter in ``theme`` and, if ``large``, in large print. Returns None if the chapter
        has no picture or it takes too long."""
        if chapter not in companions(slug).diagrams:
            return None
        wanted = Wanted(slug, chapter, words.language, theme, large)
        return await self._kept.of(
            wanted, lambda: self._pictures.diagram(slug, chapter, words, theme=theme, large=large), "a diagram"
        )
