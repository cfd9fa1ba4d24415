"""*Review my deal*: which decisions of a finished deal or match cost a person most, by what they could know then.

A review is made of the person's own views, so it shows nothing that they did not see, also while the match goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from msgspec.structs import replace

from bot.cache import LruCache
from bot.engine.view import SeatView
from bot.players.hints import Adviser
from bot.players.search.judged import Advice
from bot.records.answered import answered_by
from bot.records.make import steps_of
from bot.render import Picture, drawn_in_time
from bot.services import Services
from bot.table.model import FINISHED, TableState
from bot.table.selectors import public_view
from bot.teaching.review import Costly, Review, reviewed
from bot.ui.features.dispatch import TablePress
from bot.ui.requests.answers import Answers
from bot.ui.requests.caller import Caller, Callers
from bot.ui.screens.names import Company
from bot.ui.screens.notices import notice
from bot.ui.screens.review import nothing_found, review_choices, review_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen

WHOLE = 20.0
"""Seconds that a review may take."""
DEFER_AFTER = 0.6
"""Seconds until the interaction is deferred, which tells the person that the answer will follow."""
DRAWING = 8.0
"""Seconds each picture may take. After that the review is told in words."""
KEPT, JUDGED = 128, 2048
"""Reviews and judgements that are kept: one that took too long goes on where it stopped."""

Deal = tuple[str, int, int]
"""A table, one of its deals (0: the match), and the player whose decisions are reviewed."""


class Kept:
    """An adviser that keeps the judgements of another one."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._known: LruCache[tuple[int, int], Advice] = LruCache(JUDGED)

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        """Return the judgement of the other one."""
        return await self._adviser.advice(view, seed)

    async def review(self, view: SeatView, seed: int, worlds: int) -> Advice | None:
        """Return the judgement that is kept, or that of the other one. The seed names the question."""
        found = self._known.get((seed, worlds))
        if found is None:
            found = await self._adviser.review(view, seed, worlds)
            if found is not None:
                self._known[seed, worlds] = found
        return found


class Reviews:
    """Answers *Review my deal* and the buttons of reviews."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._adviser = Kept(services.search) if services.search is not None else None
        self._kept: LruCache[Deal, Review] = LruCache(KEPT)

    @handles(ids.REVIEW)
    async def open(self, press: TablePress) -> None:
        """Show the decision that cost most, in a new message for the person alone."""
        screen = await self._in_time(press, self._screen(press, 0), thinking=True)
        await self._answers.tell(press.interaction, screen)

    @handles(ids.REVIEW_STEP)
    async def step(self, press: TablePress, number: int) -> None:
        """Show another decision of the review."""
        screen = await self._in_time(press, self._screen(press, number), thinking=False)
        await send.in_place(press.interaction, screen)

    async def _in_time(self, press: TablePress, making: Coroutine[Any, Any, Screen], *, thinking: bool) -> Screen:
        """Return the screen. The interaction is deferred if that takes long."""
        showing = asyncio.ensure_future(making)
        done, _ = await asyncio.wait((showing,), timeout=DEFER_AFTER)
        if not done:
            await send.defer(press.interaction, thinking=thinking)
        return await showing

    async def _screen(self, press: TablePress, number: int) -> Screen:
        state, caller, deal = press.state, press.caller, press.deal
        player = state.chair_of(caller.person.id)
        why_not = _why_not(state, player, deal)
        if why_not or player is None:
            return notice(caller.words.text(why_not), "refused", caller.words)
        review = self._kept.get((state.id, deal, player))
        if review is None:
            try:
                async with asyncio.timeout(WHOLE):
                    review = await self._review(state, player, deal)
            except TimeoutError:
                return notice(caller.words.text("ui-review-late"), "info", caller.words)
            if review is None:
                return notice(caller.words.text("ui-review-gone"), "refused", caller.words)
            if review.judged:
                self._kept[state.id, deal, player] = review
        if not review.costly:
            return nothing_found(review, deal, caller.words)
        return await self._shown(state, player, review, min(number, len(review.costly) - 1), deal, caller)

    async def _review(self, state: TableState, player: int, deal: int) -> Review | None:
        """Return the review of a deal, None if its moves are deleted."""
        stored = await self._services.store.log.load(state.id)
        if stored is None:
            return None
        decisions = await asyncio.to_thread(
            lambda: list(answered_by(steps_of(stored.events), state.rules, player, deal))
        )
        return await reviewed(decisions, self._adviser, state.id) if self._adviser is not None else Review((), 0)

    async def _shown(
        self, state: TableState, player: int, review: Review, at: int, deal: int, caller: Caller
    ) -> Screen:
        one = review.costly[at]
        words, prefers, view = caller.words, caller.prefers, one.answered.view
        then = replace(state, match=one.answered.match)
        who = (await self._callers.company(then, words, prefers.theme)).spoken_to(view.seat, view.public.sides)
        pictures = await self._pictures(one, who, caller)
        return review_screen(state, player, review, at, deal, who, pictures, words, prefers)

    async def _pictures(self, one: Costly, who: Company, caller: Caller) -> tuple[Picture | None, Picture | None]:
        """Return the pictures of the panel as it was, and of what each answer was worth."""
        pictures, words, prefers, view = self._services.pictures, caller.words, caller.prefers, one.answered.view
        if pictures.behind() > DUE:
            return None, None
        panel = pictures.hand(view, who.cast, words, theme=prefers.theme, large=prefers.large)
        choices = review_choices(one, who, words)
        chart = pictures.choices(choices, view.public.pack, words, theme=prefers.theme, large=prefers.large)
        return await drawn_in_time(panel, DRAWING), await drawn_in_time(chart, DRAWING)


def _why_not(state: TableState, player: int | None, deal: int) -> str:
    """Return the key of the sentence why the person gets no review of a deal, "" if they do."""
    if player is None:
        return "refusal-not-seated"
    view = public_view(state)
    counted = view is not None and any(count.deal == deal for count in view.counts)
    return "" if counted or state.status == FINISHED else "ui-review-running"
