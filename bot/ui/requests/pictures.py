"""The pictures of ``/rules``, and how long a page waits for its picture."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.cache import LruCache
from bot.games.registry import companions
from bot.i18n import Words
from bot.render import Picture, Pictures, drawn_in_time

PICTURE_WAIT = 1.5
"""Seconds to wait for the picture of a page before the page is shown without it."""

KEPT = 48
"""Number of pictures kept, about 90 kB each."""


class Wanted(NamedTuple):
    """A chapter of a game's rules in one language and theme."""

    slug: str
    chapter: str
    language: str
    theme: str
    large: bool


class Diagrams:
    """Draws the pictures of rules chapters, each once per language and theme, and keeps them (ux.md S23). A picture
    that comes too late is kept for the next request."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._kept: LruCache[Wanted, Picture] = LruCache(KEPT)
        self._drawing: dict[Wanted, asyncio.Task[Picture]] = {}

    async def of(self, slug: str, chapter: str, words: Words, *, theme: str, large: bool) -> Picture | None:
        """Return the picture of a chapter in ``theme`` and, if ``large``, in large print. Returns None if the chapter
        has no picture or it takes too long."""
        if chapter not in companions(slug).diagrams:
            return None
        wanted = Wanted(slug, chapter, words.language, theme, large)
        found = self._kept.get(wanted)
        if found is not None:
            return found
        if wanted not in self._drawing:
            self._drawing[wanted] = asyncio.create_task(self._draw(wanted, words), name=f"rules of {slug}")
            self._drawing[wanted].add_done_callback(lambda task: self._done(wanted, task))
        return await drawn_in_time(asyncio.shield(self._drawing[wanted]), PICTURE_WAIT, "a diagram")

    async def _draw(self, wanted: Wanted, words: Words) -> Picture:
        slug, chapter, _, theme, large = wanted
        return await self._pictures.diagram(slug, chapter, words, theme=theme, large=large)

    def _done(self, wanted: Wanted, task: asyncio.Task[Picture]) -> None:
        del self._drawing[wanted]
        # An exception reaches the callers that wait for the task.
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[wanted] = task.result()
