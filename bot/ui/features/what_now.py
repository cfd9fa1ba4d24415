"""Answer *What can I do now?*: on the panel, in ``/play answer:?``, and in the guided hand."""

from __future__ import annotations

import asyncio

from bot.table.model import TableState
from bot.table.selectors import seat_view
from bot.teaching.lesson import LEARNER, Unreadable
from bot.ui.features.dispatch import PagePress, PanelPress
from bot.ui.features.guide import company_of, pretended, step
from bot.ui.features.hand import HandControls
from bot.ui.features.page import Page
from bot.ui.requests.answers import Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.screens.base import PanelContext
from bot.ui.screens.what_now import what_now
from bot.ui.transport import control_ids as ids
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Screen


class WhatNow:
    """Answers the button on the panel, and what was typed for it."""

    def __init__(self, callers: Callers, hands: HandControls) -> None:
        self._callers = callers
        self._hands = hands

    @handles(ids.WHAT_NOW, before="running")
    async def pressed(self, press: PanelPress) -> None:
        """Show it until the player's next answer."""
        screen = await self._screen(press.state, press.player, press.caller)
        await self._hands.tell_for_now(press, screen)

    async def running(self, press: PanelPress) -> bool:
        """Return whether the match is being played; if not, the player is told."""
        return await self._hands.running(press)

    async def typed(self, interaction: Interaction, caller: Caller, state: TableState, player: int) -> None:
        """Show it as the answer to a command, until the player's next answer."""
        screen = await self._screen(state, player, caller)
        await self._hands.tell_typist(interaction, caller, state, screen)

    async def _screen(self, state: TableState, player: int, caller: Caller) -> Screen:
        view = seat_view(state, player)
        assert view is not None
        who = await self._callers.reader(state, caller)
        who = who.spoken_to(view.seat, view.public.sides)
        return what_now(PanelContext(state, view, player, who, caller.words, ()))


class LessonWhatNow(Page):
    """Answers the button in the guided hands."""

    @handles(ids.LESSON_STEPS[ids.WHAT_NOW])
    async def pressed(self, press: PagePress, arg: str) -> None:
        """Show it beside the guided hand, which stays as it is, until the next step."""
        caller = press.caller
        try:
            at, _ = await asyncio.to_thread(step, press.control, arg, press.values)
        except Unreadable:
            await self._answers.refuse(press.interaction, caller, "reply-old-control")
            return
        state, view, words = pretended(at, caller), at.own, caller.words
        who = company_of(state, caller, self._callers).spoken_to(view.seat, view.public.sides)
        screen = what_now(PanelContext(state, view, LEARNER, who, words, ()))
        await self._answers.beside(press.interaction, caller, screen)
