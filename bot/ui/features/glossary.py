"""The glossary of ``/rules``: its pages, and the search for a term by ``topic``."""

from __future__ import annotations

from bot.i18n import LANGUAGES, Words, words
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.screens.glossary import Term, found_terms, glossary, one_term, term_of, with_glossary
from bot.ui.screens.guide import numbered
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Screen


class GlossaryPages(Page):
    """Answers the controls of the glossary."""

    @handles(ids.GUIDE_TERMS)
    async def turn(self, press: PagePress, where: str) -> None:
        """Show the page of the glossary that the button or the menu names."""
        slug, _, rest = where.partition(".")
        number = press.value or rest.partition(".")[0]
        shown = glossary(_known(slug), int(number) if number.isdecimal() else 0, press.caller.words)
        await send.in_place(press.interaction, shown)

    @handles(ids.GUIDE_TERM)
    async def choose_term(self, press: PagePress, slug: str) -> None:
        """Show the term that was chosen; the glossary if there is no such term."""
        words = press.caller.words
        slug = _known(slug)
        term = term_of(slug, press.value, words)
        await send.in_place(press.interaction, term_screen(term, words) if term else glossary(slug, 0, words))


def _known(slug: str) -> str:
    """Return the game, or the first one with a glossary if the game has none."""
    known = with_glossary()
    return slug if slug in known else known[0]


def term_called(typed: str, slug: str, said: Words, *, elsewhere: bool = False) -> Term | None:
    """Return the term that was chosen (``<game>.<key>``) or that a word names. The reader's language is searched before
    the others, and with ``elsewhere`` the other games after this one."""
    game_of, _, key = typed.partition(".")
    if game_of in with_glossary() and (chosen := term_of(game_of, key, said)) is not None:
        return chosen
    if not typed.strip():
        return None
    for one in (slug, *(other for other in with_glossary() if elsewhere and other != slug)):
        for language in (said, *(words(other) for other in LANGUAGES)):
            if found := found_terms(typed, one, language):
                return term_of(one, found[0].key, said)
    return None


def terms_elsewhere(typed: str, slug: str, said: Words) -> list[Term]:
    """Return the terms of the other games of which a name contains what was typed, each name once."""
    found = {one.name: one for other in with_glossary() if other != slug for one in found_terms(typed, other, said)}
    return list(found.values())


def term_screen(term: Term, said: Words) -> Screen:
    """Return the page of one term."""
    return one_term(term, numbered(term.slug, term.chapter, said), said)
