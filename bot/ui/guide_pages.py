"""``/rules``: how a game is played. Only whoever asks sees the answer."""

from __future__ import annotations

from discord import app_commands

from bot.i18n import LANGUAGES, Words, escape, plain, words
from bot.services import Services
from bot.table.look import public_view
from bot.table.model import PLAYING
from bot.ui import deliver
from bot.ui.answers import Answers, Interaction
from bot.ui.diagrams import Diagrams
from bot.ui.lookup import Caller, Lookup
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.screen import Screen
from bot.ui.screens.guide import chapter_at, chapter_title, chapters, guide, guided
from bot.ui.suggestions import offered


class GuidePages(Page):
    """The chapters of every game."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers) -> None:
        super().__init__(services, lookup, answers)
        self._diagrams = Diagrams(services.pictures)

    async def command(self, interaction: Interaction, game: str | None, topic: str | None) -> None:
        """``/rules``: the game of the person's own table if she names none, at the chapter of its phase."""
        caller = await self._lookup.caller(interaction)
        slug, chapter = await self._here(interaction, caller)
        known = guided(caller.words)
        if game in known and game != slug:
            slug, chapter = game, chapters(game, caller.words)[0]
        if topic:
            found = chapter_called(topic, slug, caller.words)
            if found is None:
                await self._answers.refuse(interaction, caller, "refusal-no-chapter", topic=escape(plain(topic, "…")))
                return
            chapter = found
        await self._answers.tell(interaction, await self._chapter(caller, slug, chapter))

    async def _chapter(self, caller: Caller, slug: str, chapter: str) -> Screen:
        """A chapter with its diagram, in the language and the look of whoever reads it."""
        chapter = chapter if chapter in chapters(slug, caller.words) else chapters(slug, caller.words)[0]
        prefers = caller.prefers
        picture = await self._diagrams.of(slug, chapter, caller.words, theme=prefers.theme, large=prefers.large)
        return guide(slug, chapter, caller.words, picture)

    async def _here(self, interaction: Interaction, caller: Caller) -> tuple[str, str]:
        """The game and the chapter that she may want to read about now."""
        table = await self._lookup.table_of(caller, interaction, None)
        state = await self._lookup.state(table) if table is not None else None
        known = guided(caller.words)
        if state is None or state.game not in known:
            return known[0], chapters(known[0], caller.words)[0]
        view = public_view(state) if state.status == PLAYING else None
        return state.game, chapter_at(state.game, view.phase if view is not None else "", caller.words)

    async def topics(self, interaction: Interaction, game: str | None, typed: str) -> list[app_commands.Choice[str]]:
        """The chapters of the chosen game whose names fit what was typed."""
        caller = await self._lookup.caller(interaction)
        slug = game if game in guided(caller.words) else (await self._here(interaction, caller))[0]
        named = ((chapter_title(slug, one, caller.words), one) for one in chapters(slug, caller.words))
        return offered(named, typed)

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Another chapter, or another game."""
        chosen = values[0] if values else ""
        slug, _, rest = control.arg.partition(".")
        chapter = rest.partition(".")[0]
        match control.deed:
            case "go":
                chapter = chosen
            case "game":
                slug, chapter = chosen, control.arg
            case _:
                pass
        known = guided(caller.words)
        slug = slug if slug in known else known[0]
        await deliver.in_place(interaction, await self._chapter(caller, slug, chapter))


def chapter_called(typed: str, slug: str, said: Words) -> str | None:
    """The chapter meant by a word: its own key, or what it is called, in the reader's language before the others."""
    wanted = typed.strip().casefold()
    there = chapters(slug, said)
    if wanted in there:
        return wanted
    for language in (said, *(words(one) for one in LANGUAGES)):
        for one in there:
            if wanted and wanted in chapter_title(slug, one, language).casefold():
                return one
    return None
