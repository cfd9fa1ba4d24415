"""``/rules``: how a game is played, as chapters and as a guided hand. Only the person who asks sees the answer.

Every press of a guided hand replays its deal from the beginning. Its line of answers is kept among the person's
preferences, so that they can continue where they stopped.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from discord import app_commands

from bot.engine.actions import Action, Pick
from bot.games.registry import game
from bot.i18n import LANGUAGES, Words, escape, plain, words
from bot.players.hints import hint
from bot.ports.people import begun_hands, with_begun
from bot.render import Picture, drawn_in_time
from bot.services import Services
from bot.table.model import PLAYING, Chair, TableState, bot_name
from bot.table.ports import StoreBusy
from bot.table.selectors import public_view
from bot.teaching.lesson import LEARNER, LEVEL, Position, Unreadable, chosen, finished, lessons, position
from bot.teaching.topics import onward
from bot.ui.features.card_answers import DECIDING, STAGING, Chosen
from bot.ui.features.dispatch import PagePress
from bot.ui.features.glossary import term_called, term_screen, terms_elsewhere
from bot.ui.features.hint import drawn, seed_of
from bot.ui.features.page import Page
from bot.ui.requests.answers import Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.pictures import Diagrams
from bot.ui.requests.slash_commands import MOST_CHOICES, offered
from bot.ui.screens.glossary import GLOSSARY, found_terms, glossary
from bot.ui.screens.guide import (
    LessonContext,
    chapter_at,
    chapter_title,
    chapters,
    guide,
    guided,
    lesson,
    lesson_over,
    read_staged,
    sections,
)
from bot.ui.screens.hint import hint_screen
from bot.ui.screens.names import Company, company, seated_as, title
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import Control, unbase36
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen


class GuidePages(Page):
    """Shows the chapters of every game."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        super().__init__(services, callers, answers)
        self._diagrams = Diagrams(services.pictures, services.picture_folder)

    async def command(self, interaction: Interaction, game: str | None, topic: str | None) -> None:
        """Answer ``/rules``. Without a game it is that of the person's own table, at the chapter of its phase."""
        caller = await self._callers.caller(interaction)
        slug, chapter = await self._here(interaction, caller)
        known = guided(caller.words)
        if game in known and game != slug:
            slug, chapter = game, chapters(game, caller.words)[0]
        if topic:
            found = chapter_called(topic, slug, caller.words)
            term = term_called(topic, slug, caller.words, elsewhere=game not in known) if found is None else None
            if term is not None:
                await self._answers.tell(interaction, term_screen(term, caller.words))
                return
            if found is None:
                known_here = [chapter_title(slug, one, caller.words) for one in chapters(slug, caller.words)]
                there = caller.words.joined(known_here)
                topic = escape(plain(topic, "…"))
                await self._answers.refuse(interaction, caller, "refusal-no-chapter", topic=topic, chapters=there)
                return
            chapter = found
        await self._answers.tell(interaction, await self._chapter(caller, slug, chapter))

    async def _chapter(self, caller: Caller, slug: str, chapter: str) -> Screen:
        """Return a chapter with its diagram, in the reader's language and theme, or the glossary."""
        if chapter == GLOSSARY and GLOSSARY in sections(slug, caller.words):
            return glossary(slug, 0, caller.words)
        chapter = chapter if chapter in chapters(slug, caller.words) else chapters(slug, caller.words)[0]
        prefers = caller.prefers
        picture = await self._diagrams.of(slug, chapter, caller.words, theme=prefers.theme, large=prefers.large)
        return guide(slug, chapter, caller.words, picture, begun=slug in begun_hands(prefers.begun))

    async def _here(self, interaction: Interaction, caller: Caller) -> tuple[str, str]:
        """Return the game and the chapter that the person is likely to need now."""
        table = await self._callers.table_of(caller, interaction, None)
        state = await self._callers.state(table) if table is not None else None
        known = guided(caller.words)
        if state is None or state.game not in known:
            return known[0], chapters(known[0], caller.words)[0]
        view = public_view(state) if state.status == PLAYING else None
        return state.game, chapter_at(state.game, view.phase if view is not None else "", caller.words)

    async def topics(self, interaction: Interaction, game: str | None, typed: str) -> list[app_commands.Choice[str]]:
        """Return the chapters and the terms of the chosen game whose names match what was typed. Without a game, terms
        of the other games follow."""
        caller = await self._callers.caller(interaction)
        words = caller.words
        slug = game if game in guided(words) else (await self._here(interaction, caller))[0]
        found = offered(((chapter_title(slug, one, words), one) for one in sections(slug, words)), typed)
        known = found_terms(typed, slug, words)
        if game not in guided(words) and typed:
            mine = {one.name for one in known}
            known += [one for one in terms_elsewhere(typed, slug, words) if one.name not in mine]
        for one in known:
            named = one.name if one.slug == slug else f"{one.name} ({title(one.slug, words)})"
            found.append(app_commands.Choice(name=named[:100], value=f"{one.slug}.{one.key}"))
        return found[:MOST_CHOICES]

    @handles(ids.GUIDE, ids.GUIDE_VALUES)
    async def open(self, press: PagePress, where: str) -> None:
        """Show the chapter that the button names."""
        slug, _, rest = where.partition(".")
        await self._go(press, slug, rest.partition(".")[0])

    @handles(ids.GUIDE_CHAPTER)
    async def choose(self, press: PagePress, where: str) -> None:
        """Show the chapter that was chosen."""
        await self._go(press, where.partition(".")[0], press.value)

    @handles(ids.GUIDE_GAME)
    async def choose_game(self, press: PagePress, chapter: str) -> None:
        """Show the same chapter of the game that was chosen."""
        await self._go(press, press.value, chapter)

    async def _go(self, press: PagePress, slug: str, chapter: str) -> None:
        known = guided(press.caller.words)
        screen = await self._chapter(press.caller, slug if slug in known else known[0], chapter)
        await send.in_place(press.interaction, screen)


def chapter_called(typed: str, slug: str, said: Words) -> str | None:
    """Return the chapter that a word names by its key or its title. The reader's language is searched before the
    others."""
    wanted = typed.strip().casefold()
    there = sections(slug, said)
    if wanted in there:
        return wanted
    for language in (said, *(words(one) for one in LANGUAGES)):
        for one in there:
            if wanted and wanted in chapter_title(slug, one, language).casefold():
                return one
    return None


DRAWING = 8.0
"""Seconds each picture may take. After that the page is shown without it."""


WORTH = tuple(ids.LESSON_STEPS[control] for control in (ids.HINT, ids.HINT_SURE))
"""The steps that tell what each answer is worth and leave the guided hand as it is."""

ASIDE = (*WORTH, ids.LESSON_STEPS[ids.WHAT_NOW])
"""All steps that leave the guided hand as it is. *What can I do now?* is answered in its own feature."""


class LessonPages(Page):
    """Answers the controls of the guided hands."""

    @handles(*WORTH)
    async def worth(self, press: PagePress, arg: str) -> None:
        """Show what each answer to the learner's question is worth, beside the guided hand."""
        interaction, caller = press.interaction, press.caller
        try:
            at, _ = await asyncio.to_thread(step, press.control, arg, press.values)
        except Unreadable:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        view, words = at.own, caller.words
        found = await hint(view, seed_of(at.slug, at.line), self._services.search)
        who = company_of(pretended(at, caller), caller, self._callers).spoken_to(view.seat, view.public.sides)
        picture = await drawn(self._services, found, view, who, caller)
        await self._answers.beside(interaction, caller, hint_screen(view, found, who, picture, words, caller.prefers))

    @handles(ids.LESSON_BEGIN)
    async def begin(self, press: PagePress, slug: str) -> None:
        """Open a guided hand where the person stopped, or at its first question."""
        slug = press.value if press.values else slug
        line = begun_hands(press.caller.prefers.begun).get(slug, "")
        try:
            at = await asyncio.to_thread(_known, slug, line)
        except Unreadable:
            # The deal of the lesson has changed since.
            await self._show(press, ids.LESSON_AGAIN, slug)
            return
        screen = self._screen(press.caller, at, (), resumed=bool(line))
        await send.in_place(press.interaction, await in_time(press.interaction, screen))

    @handles(
        *(ids.LESSON_AGAIN, ids.LESSON_ONWARD, ids.LESSON_FINISH, ids.LESSON_HINT),
        *(step for step in ids.LESSON_STEPS.values() if step not in ASIDE),
    )
    async def step(self, press: PagePress, arg: str) -> None:
        """Take one step of a guided hand. A control that cannot be read or is not legal changes nothing, and the person
        is told."""
        await self._show(press, press.control, arg)

    async def _show(self, press: PagePress, control: Control, arg: str) -> None:
        interaction, caller = press.interaction, press.caller
        try:
            at, staged = await asyncio.to_thread(step, control, arg, press.values)
        except Unreadable:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        await send.in_place(
            interaction, await in_time(interaction, self._kept(caller, at, staged, _skipped(control, arg, at)))
        )
        await self._answers.stepped(caller)

    async def _kept(self, caller: Caller, at: Position, staged: tuple[int, ...], skipped: int) -> Screen:
        """Store how far the person is, and return the screen. A finished hand starts over the next time. If the
        database cannot serve now, the hand continues all the same."""
        begun = with_begun(caller.prefers.begun, at.slug, at.line if at.decision is not None else "")
        if begun != caller.prefers.begun:
            with suppress(StoreBusy):
                await self._services.store.preferences.set_preference(caller.person.id, "begun", begun)
        return await self._screen(caller, at, staged, skipped=skipped)

    async def _screen(
        self, caller: Caller, at: Position, staged: tuple[int, ...], *, resumed: bool = False, skipped: int = 0
    ) -> Screen:
        state, words, prefers = pretended(at, caller), caller.words, caller.prefers
        who = company_of(state, caller, self._callers)
        if at.decision is None:
            return await self._end(caller, at, who)
        view = at.own
        tiles = prefers.panel != "words"
        desk = LessonContext(
            *(state, view, LEARNER, who.spoken_to(view.seat, view.public.sides), words, staged),
            one_tap=True,
            tiles=tiles,
            at=at,
            resumed=resumed,
            skipped=skipped,
        )
        pictures, public = self._services.pictures, view.public
        if pictures.behind() > DUE:
            return lesson(desk, None, prefers)
        cards = frozenset(card for card in staged if card in at.decision.cards)
        look = {"theme": prefers.theme, "large": prefers.large}
        if view.hand:
            drawing = pictures.hand(view, who.cast, words, chosen=cards, **look)
        else:
            drawing = pictures.board(public, who.cast, words, **look)
        return lesson(desk, await drawn_in_time(drawing, DRAWING), prefers)

    async def _end(self, caller: Caller, at: Position, who: Company) -> Screen:
        count, view, prefers = next(iter(at.public.counts), None), at.public, caller.prefers
        picture: Picture | None = None
        if count is not None:
            who = seated_as(who, count, view, caller.words)
            own = count.seating.index(LEARNER) if count.seating else at.own.seat
            who = who.spoken_to(own, count.sides or view.sides)
        if count is not None and count.lines and self._services.pictures.behind() <= DUE:
            drawing = self._services.pictures.count(
                view, count, who.cast, caller.words, theme=prefers.theme, large=prefers.large
            )
            picture = await drawn_in_time(drawing, DRAWING)
        return lesson_over(at, who, picture, caller.words)


def step(control: Control, arg: str, values: list[str]) -> tuple[Position, tuple[int, ...]]:
    """Return the position a control leads to, and the cards chosen there but not confirmed.

    The argument and the values come from outside. Raises Unreadable if they lead to no position.
    """
    if control is ids.LESSON_AGAIN:
        return _known(arg, ""), ()
    if control is ids.LESSON_BEGIN:
        return _known(values[0] if values else arg, ""), ()
    parts = arg.split("-", 3)
    if len(parts) != 4:
        raise Unreadable(arg)
    slug, line, told, rest = parts
    at = _known(slug, line)
    if control is ids.LESSON_FINISH:
        return finished(slug, line), ()
    if at.decision is None or at.suggested is None:
        raise Unreadable(arg)
    if control is ids.LESSON_HINT:
        return chosen(at, at.suggested), ()
    if control is ids.LESSON_ONWARD:
        return onward(at), ()
    staged = read_staged(at.decision, told)
    if control in ASIDE:
        return at, staged
    own = ids.OF_PANEL[control]
    try:
        meant = own.arg.read(rest)
    except ValueError as error:
        raise Unreadable(arg) from error
    on = Chosen(values, (at.decision,), at.own, game(slug).meta.pack, staged)
    action = _card(own, meant, on) or (DECIDING[own](meant, on) if own in DECIDING else None)
    if action is not None:
        return chosen(at, action), ()
    kept = STAGING[own](meant, on) if own in STAGING else None
    if kept is None:
        raise Unreadable(arg)
    return at, kept


def _skipped(control: Control, arg: str, at: Position) -> int:
    """Return how many answers were given as suggested because the person pressed for the next topic."""
    if control is not ids.LESSON_ONWARD:
        return 0
    return len(at.before) - len(position(*arg.split("-", 2)[:2]).before)


def _known(slug: str, line: str) -> Position:
    if slug not in lessons():
        raise Unreadable(slug)
    return position(slug, line)


def _card(control: Control, card: int, on: Chosen) -> Action | None:
    """Return the answer if exactly one card is asked for: choosing it plays it. Raises Unreadable if the card is not
    legal."""
    decision = on.decisions[0]
    if control not in (ids.PICK, ids.CARD) or decision.most != 1 or decision.least != 1:
        return None
    chosen = unbase36(on.value) if control is ids.PICK else card
    if chosen is None or chosen not in decision.cards:
        raise Unreadable(on.value)
    return Pick((chosen,))


def company_of(state: TableState, caller: Caller, callers: Callers) -> Company:
    """Return the players of a guided hand, the learner and computer players."""
    marks = callers.marks(caller.words, caller.prefers.theme)
    return company(state, {caller.person.id: caller.person}, caller.words, marks)


def pretended(at: Position, caller: Caller) -> TableState:
    """Return the deal as the state of a table, which screens and pictures need. It is stored nowhere.

    The players are the learner and computer players with their usual names.
    """
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
