"""*Review my deal*: which decisions of a finished deal or match cost a person most, by what they could know then.

A review is made of the person's own views, so it shows nothing that they did not see, also while the match goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.cache import LruCache
from bot.duplicate.visibility import is_public
from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players.hints import Adviser
from bot.players.search.judged import Advice
from bot.records.answered import answered_by
from bot.render import Picture, drawn_in_time
from bot.services import Services
from bot.standings import PlayedDeal, deals_played
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.selectors import public_view
from bot.teaching.losses import summed
from bot.teaching.review import Answered, Costly, Review, reviewed
from bot.ui.features.dispatch import TablePress, panel_press
from bot.ui.features.hand import HandControls
from bot.ui.requests.answers import Answers, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.screens.loss_curve import curve_content, curve_screen
from bot.ui.screens.names import Company
from bot.ui.screens.notices import notice
from bot.ui.screens.review import OVERVIEW, nothing_found, review_choices, review_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen

log = logging.getLogger(__name__)

WHOLE = 20.0
"""Seconds that a person waits for a review. One that takes longer goes on, and the next press finds it."""
DRAWING = 8.0
"""Seconds each picture may take. After that the review is told in words."""
AT_ONCE = 2
"""Reviews that are made for one person at a time; they are judged one after another."""
KEPT, JUDGED = 128, 2048
"""Reviews and judgements that are kept: what the review of a deal has judged is not judged again for the match."""

Deal = tuple[str, int, int]
"""A table, one of its deals (0: the match), and the person whose decisions are reviewed."""


class Found(NamedTuple):
    """A review, and for that of a match its counted deals."""

    review: Review
    played: tuple[PlayedDeal, ...] = ()


class Kept:
    """An adviser that keeps the judgements of another one."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._known: LruCache[tuple[int, int], Advice] = LruCache(JUDGED)

    @property
    def preparing(self) -> bool:
        """Whether the other one is being started."""
        return self._adviser.preparing

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        """Return the judgement of the other one."""
        return await self._adviser.advice(view, seed)

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
        """Return the judgement that is kept, or that of the other one. The seed names the question, which has one
        answer."""
        found = self._known.get((seed, worlds))
        if found is None:
            found = await self._adviser.review(view, seed, worlds, answer)
            if found is not None:
                self._known[seed, worlds] = found
        return found


class Reviews:
    """Answers *Review my deal* and the buttons of reviews."""

    def __init__(self, services: Services, callers: Callers, answers: Answers, hands: HandControls) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._adviser = Kept(services.search) if services.search is not None else None
        self._kept: LruCache[Deal, Found] = LruCache(KEPT)
        self._making: dict[Deal, asyncio.Task[Found | None]] = {}

    @handles(ids.REVIEW)
    async def open(self, press: TablePress) -> None:
        """Show the decision that cost most, or the curve of a match, in a new message for the person alone. During a
        match their next answer removes it, so that it does not push the cards out of sight."""
        first = 0 if press.deal else OVERVIEW
        screen = await in_time(press.interaction, self._screen(press, first), thinking=True)
        playing = panel_press(press) if press.state.status == PLAYING else None
        if playing is not None:
            await self._hands.tell_for_now(playing, screen)
        else:
            await self._answers.tell(press.interaction, screen)

    @handles(ids.REVIEW_STEP)
    async def step(self, press: TablePress, number: int) -> None:
        """Show another decision of the review."""
        screen = await in_time(press.interaction, self._screen(press, number))
        await send.in_place(press.interaction, screen)

    async def _screen(self, press: TablePress, number: int) -> Screen:
        state, caller, deal = press.state, press.caller, press.deal
        player = state.chair_of(caller.person.id)
        why_not = _why_not(state, player, deal)
        if why_not or player is None:
            return notice(caller.words.text(why_not), "refused", caller.words)
        key = (state.id, deal, caller.person.id)
        found = self._kept.get(key)
        if found is None and self._adviser is not None and self._adviser.preparing:
            return notice(caller.words.text("ui-review-preparing"), "info", caller.words)
        if found is None:
            if key not in self._making and sum(one[2] == key[2] for one in self._making) >= AT_ONCE:
                return notice(caller.words.text("ui-review-busy", count=AT_ONCE), "refused", caller.words)
            making = self._making.get(key) or self._begun(key, state)
            done, _ = await asyncio.wait((making,), timeout=WHOLE)
            if not done:
                return notice(caller.words.text("ui-review-late"), "info", caller.words)
            found = making.result()
        if found is None:
            return notice(caller.words.text("ui-review-gone"), "refused", caller.words)
        review = found.review
        if not review.whole:
            return notice(caller.words.text("ui-review-late"), "info", caller.words)
        if not deal and review.losses and (number == OVERVIEW or not review.costly):
            return await self._curve(state, player, found, caller)
        if not review.costly:
            return nothing_found(review, deal, caller.words)
        at = min(number, len(review.costly) - 1) if number != OVERVIEW else 0
        return await self._shown(state, player, review, at, deal, caller)

    def _begun(self, key: Deal, state: TableState) -> asyncio.Task[Found | None]:
        """Begin a review. It goes on when nobody waits for it any more, so that the next press finds it."""
        making = asyncio.create_task(self._review(key, state), name="review")

        def over(task: asyncio.Task[Found | None]) -> None:
            del self._making[key]
            if not task.cancelled() and task.exception() is not None:
                log.warning("a review failed", extra={"table": state.id, "why": type(task.exception()).__name__})

        self._making[key] = making
        making.add_done_callback(over)
        return making

    async def _review(self, key: Deal, state: TableState) -> Found | None:
        """Return the review of a deal, None if its moves are deleted. What the decisions cost is stored."""
        _, deal, person = key
        stored = await self._services.store.log.load(state.id)
        if stored is None:
            return None
        if self._adviser is None:
            return Found(Review((), 0))
        decisions, played = await asyncio.to_thread(_read, stored.events, state, person, deal)
        review = await reviewed(decisions, self._adviser, state.id)
        deals = {one.deal for one in review.losses}
        if deals:
            await self._services.store.losses.keep(person, state.id, deals, summed(state.id, review.losses))
        found = Found(review, played)
        if review.judged and review.whole:
            self._kept[key] = found
        return found

    async def _curve(self, state: TableState, player: int, found: Found, caller: Caller) -> Screen:
        words, prefers, pictures = caller.words, caller.prefers, self._services.pictures
        curve, picture = curve_content(state, player, found.review, found.played, words), None
        if pictures.behind() <= DUE:
            pack = state.rules.meta.pack.slug
            drawing = pictures.loss_curve(curve, pack, words, theme=prefers.theme, large=prefers.large)
            picture = await drawn_in_time(drawing, DRAWING)
        return curve_screen(state, found.review, curve, picture, words, prefers)

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
    if not is_public(state):
        return "record-unrevealed"
    view = public_view(state)
    counted = view is not None and any(count.deal == deal for count in view.counts)
    return "" if counted or state.status == FINISHED else "ui-review-running"


def _read(
    events: Sequence[Any], state: TableState, person: int, deal: int
) -> tuple[list[Answered], tuple[PlayedDeal, ...]]:
    """Return the decisions of a person in a deal, and for the match (0) its counted deals."""
    return list(answered_by(events, state, person, deal)), () if deal else deals_played(state.id, events)
