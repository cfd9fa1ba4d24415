"""The pictures of ``/rules``: each is drawn once for a language and a look, and kept (ux.md S23)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from bot.games.registry import game
from bot.i18n import Words
from bot.render import Picture, Pictures
from bot.ui.drawn import PATIENCE, drawn_in_time

KEPT = 48
"""So many are kept, about 90 kB each: what is read most, in several languages."""


class Wanted(NamedTuple):
    """A chapter of a game in one language and look."""

    slug: str
    chapter: str
    language: str
    theme: str
    large: bool


class Diagrams:
    """Gives the picture of a chapter, or None where there is none or it takes too long. One that comes too late is
    kept for whoever turns to the page next."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._kept: OrderedDict[Wanted, Picture] = OrderedDict()
        self._drawing: dict[Wanted, asyncio.Task[Picture]] = {}

    async def of(self, slug: str, chapter: str, words: Words, *, theme: str, large: bool) -> Picture | None:
        """The picture of a chapter, in ``theme`` and, if ``large``, in large print."""
        if chapter not in game(slug).diagrams:
            return None
        wanted = Wanted(slug, chapter, words.language, theme, large)
        found = self._kept.get(wanted)
        if found is not None:
            self._kept.move_to_end(wanted)
            return found
        if wanted not in self._drawing:
            self._drawing[wanted] = asyncio.create_task(self._draw(wanted, words), name=f"rules of {slug}")
            self._drawing[wanted].add_done_callback(lambda task: self._done(wanted, task))
        return await drawn_in_time(asyncio.shield(self._drawing[wanted]), PATIENCE, "a diagram")

    async def _draw(self, wanted: Wanted, words: Words) -> Picture:
        slug, chapter, _, theme, large = wanted
        return await self._pictures.diagram(slug, chapter, words, theme=theme, large=large)

    def _done(self, wanted: Wanted, task: asyncio.Task[Picture]) -> None:
        del self._drawing[wanted]
        # A fault is told to whoever waited for it.
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[wanted] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
