"""The guided hand of ``/rules``: nothing of it is stored, every press plays the deal anew from its beginning."""

from __future__ import annotations

import asyncio

from bot.engine.actions import Action, Pick
from bot.games.registry import game
from bot.render import Picture
from bot.table.ids import bot_name
from bot.table.model import PLAYING, Chair, TableState
from bot.teaching.answers import Unreadable
from bot.teaching.hand import LEARNER, LEVEL, Position, chosen, finished, lessons, position
from bot.ui import deliver
from bot.ui.answering import DECIDING, STAGING, action_of, staged_by
from bot.ui.answers import Interaction
from bot.ui.cast import Company, company, seated_as
from bot.ui.drawn import drawn_in_time
from bot.ui.ids import ControlId, unbase36
from bot.ui.ladder import DUE
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.screen import Screen
from bot.ui.screens.lesson import LessonDesk, lesson, lesson_over, read_staged
from bot.ui.screens.naming import title

PATIENCE = 0.6
"""Seconds until the person is told that the answer is on its way."""

DRAWING = 8.0
"""Seconds the pictures may take; then words have to do."""


class LessonPages(Page):
    """The guided hand of every game."""

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """One step of a guided hand. What cannot be read, or is not legal there, changes nothing and is told."""
        try:
            at, staged = await asyncio.to_thread(step, control, values)
        except Unreadable:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        showing = asyncio.ensure_future(self._screen(caller, at, staged))
        done, _ = await asyncio.wait((showing,), timeout=PATIENCE)
        if not done:
            await deliver.defer(interaction)
        await deliver.in_place(interaction, await showing)

    async def _screen(self, caller: Caller, at: Position, staged: tuple[int, ...]) -> Screen:
        state, words, prefers = pretended(at, caller), caller.words, caller.prefers
        who = company(state, {caller.person.id: caller.person}, words)
        if at.decision is None:
            return await self._end(caller, at, who)
        view = at.own
        desk = LessonDesk(state, view, LEARNER, who, words, staged, one_tap=True, at=at)
        pictures, public = self._services.pictures, view.public
        if pictures.behind() > DUE:
            return lesson(desk, None, None, prefers)
        cards = frozenset(card for card in staged if card in at.decision.cards)
        board, hand = await asyncio.gather(
            drawn_in_time(pictures.board(public, who.cast, words, theme=prefers.theme, large=prefers.large), DRAWING),
            drawn_in_time(
                pictures.hand(view, who.cast, words, chosen=cards, theme=prefers.theme, large=prefers.large), DRAWING
            ),
        )
        return lesson(desk, board, hand, prefers)

    async def _end(self, caller: Caller, at: Position, who: Company) -> Screen:
        count, view, prefers = next(iter(at.public.counts), None), at.public, caller.prefers
        picture: Picture | None = None
        if count is not None:
            who = seated_as(who, count, view, caller.words)
        if count is not None and count.lines and self._services.pictures.behind() <= DUE:
            drawing = self._services.pictures.count(
                view, count, who.cast, caller.words, theme=prefers.theme, large=prefers.large
            )
            picture = await drawn_in_time(drawing, DRAWING)
        return lesson_over(at, who, picture, caller.words)


def step(control: PageId, values: list[str]) -> tuple[Position, tuple[int, ...]]:
    """The position a control leads to, and what is chosen there and not confirmed. Raises Unreadable for one that leads
    nowhere: what it names comes from outside."""
    if control.deed == "begin":
        slug = values[0] if values else control.arg
        return _known(slug, ""), ()
    parts = control.arg.split("-", 3)
    if len(parts) != 4:
        raise Unreadable(control.arg)
    slug, line, told, arg = parts
    at = _known(slug, line)
    if control.deed == "finish":
        return finished(slug, line), ()
    if at.decision is None or at.suggested is None:
        raise Unreadable(control.arg)
    if control.deed == "hint":
        return chosen(at, at.suggested), ()
    staged = read_staged(at.decision, told)
    asked = ControlId("0", 0, 0, control.deed, arg)
    action = _card(asked, values, at) or (
        action_of(asked, values, (at.decision,), staged) if control.deed in DECIDING else None
    )
    if action is not None:
        return chosen(at, action), ()
    if control.deed not in STAGING:
        raise Unreadable(control.arg)
    kept = staged_by(asked, values, at.own, game(slug).meta.pack, staged)
    if kept is None:
        raise Unreadable(control.arg)
    return at, kept


def _known(slug: str, line: str) -> Position:
    if slug not in lessons():
        raise Unreadable(slug)
    return position(slug, line)


def _card(asked: ControlId, values: list[str], at: Position) -> Action | None:
    """The one card that is asked for: choosing it plays it."""
    if asked.action not in ("pick", "card") or at.decision is None or at.decision.most != 1 or at.decision.least != 1:
        return None
    card = unbase36(values[0] if asked.action == "pick" and values else asked.arg)
    if card is None or card not in at.decision.cards:
        raise Unreadable(asked.arg)
    return Pick((card,))


def pretended(at: Position, caller: Caller) -> TableState:
    """The deal as a table, for the screens and pictures that know tables: the learner and computer players with the
    names they always have. It stands in no list and in no log."""
    names: list[str] = []
    for _ in range(game(at.slug).meta.players):
        names.append(bot_name(names))
    computers = [Chair(level=LEVEL, bot_name=name) for name in names]
    chairs = (Chair(person=caller.person.id), *computers[: len(names) - 1])
    return TableState(
        id="0",
        status=PLAYING,
        game=at.slug,
        name=title(at.slug, caller.words),
        chairs=chairs,
        match=at.match,
        asked=(0,) * len(chairs),
    )
