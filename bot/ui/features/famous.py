"""``/rules`` → a famous deal: replayed from the data of its game for every press, so nothing is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import cache

from bot.engine.companions import FamousDeal, FamousStep
from bot.games.registry import companions, games
from bot.render import Picture
from bot.render.replay import dealt
from bot.services import Services
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.requests.answers import Answers, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.pictures import KeptPictures
from bot.ui.screens.famous import famous, opened, players
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import unbase36
from bot.ui.transport.screen import Screen

KEPT = 64
"""Pictures kept: two deals in one language and theme."""

Drawn = tuple[str, int, bool, str, str, bool]
"""What a picture depends on: game, step, whether it is the score sheet, language, theme, large print."""


def steps_of(slug: str) -> tuple[FamousStep, ...]:
    """Return the steps of a game's famous deal, none if there is no such deal."""
    deal = companions(slug).famous if slug in games() else None
    return _replayed(deal) if deal is not None else ()


@cache
def _replayed(deal: FamousDeal) -> tuple[FamousStep, ...]:
    return deal.steps()


class FamousPages(Page):
    """Shows the steps of famous deals."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        super().__init__(services, callers, answers)
        self._kept = KeptPictures[Drawn](KEPT)

    @handles(ids.FAMOUS)
    async def open(self, press: PagePress, where: str) -> None:
        """Show the step that the button names."""
        slug, _, rest = where.partition(".")
        await self._go(press, slug, rest.partition(".")[0])

    @handles(ids.FAMOUS_STEP)
    async def choose(self, press: PagePress, slug: str) -> None:
        """Show the step that was chosen."""
        await self._go(press, slug, press.value)

    async def _go(self, press: PagePress, slug: str, number: str) -> None:
        """Show a step; a number out of range leads to the nearest one."""
        steps = await asyncio.to_thread(steps_of, slug)
        if not steps:
            await self._answers.refuse(press.interaction, press.caller, "reply-old-control")
            return
        at = min(max(unbase36(number) or 0, 0), len(steps) - 1)
        await send.in_place(press.interaction, await in_time(press.interaction, self._screen(press.caller, slug, at)))

    async def _screen(self, caller: Caller, slug: str, at: int) -> Screen:
        steps, words, prefers = steps_of(slug), caller.words, caller.prefers
        view = opened(slug, steps[at])
        who = players(slug, view, words, self._callers.marks(words, prefers.theme))
        pictures = self._services.pictures
        count = view.counts[-1] if view.counts and not steps[at].trick else None

        def draw() -> Awaitable[Picture]:
            if count is not None:
                return pictures.count(view, count, who.cast, words, theme=prefers.theme, large=prefers.large)
            table = pictures.open_table if dealt(view) else pictures.board
            return table(view, who.cast, words, theme=prefers.theme, large=prefers.large)

        key: Drawn = (slug, at, count is not None, words.language, prefers.theme, prefers.large)
        picture = await self._kept.of(key, draw, "a picture of a famous deal")
        return famous(slug, steps, at, who, (picture,) if picture is not None else (), words)
