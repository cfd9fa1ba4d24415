"""The glossary of a game: its terms in alphabetical order, one of them, and the search for one.

A game lists its terms with the chapter that explains each (``Companions.terms``); the catalogues have the words.
"""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.registry import companions, games
from bot.i18n import Words
from bot.ui.screens.base import label
from bot.ui.screens.names import title
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import NEUTRAL, Button, Choice, Menu, Screen, Text

GLOSSARY = "terms"
"""The name of the glossary among the chapters of a game."""

PAGE_CHARACTERS = 1400
"""Maximum characters of the terms on one page."""

PAGE_TERMS = 25
"""Maximum number of terms on one page: a menu names each of them."""


def with_glossary() -> tuple[str, ...]:
    """Return the games that have a glossary."""
    return tuple(slug for slug in games() if companions(slug).terms)


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a game in one language. ``others`` are other forms or names, which the search knows too."""

    slug: str
    key: str
    name: str
    others: tuple[str, ...]
    text: str
    chapter: str

    @property
    def names(self) -> tuple[str, ...]:
        """The name and the other forms."""
        return (self.name, *self.others)

    @property
    def line(self) -> str:
        """The term with its explanation, as the glossary shows it."""
        return f"**{self.name}** — {self.text}"


def terms(slug: str, words: Words) -> tuple[Term, ...]:
    """Return the terms of a game in alphabetical order of the reader's language."""
    found = [_term(slug, key, chapter, words) for key, chapter in companions(slug).terms.items()]
    return tuple(sorted(found, key=lambda one: in_order(one.name)))


def _term(slug: str, key: str, chapter: str, words: Words) -> Term:
    own = f"term-{slug}-{key}"
    said = own if words.has(own) else f"term-{key}"
    others = tuple(part.strip() for part in words.text(f"{said}.also").split(","))
    return Term(slug, key, words.text(f"{said}.name"), others, words.text(said), chapter)


def in_order(name: str) -> str:
    """Return the key by which names are sorted: without accents, capitals and marks; ñ comes after n."""
    apart = unicodedata.normalize("NFKD", name.casefold().replace("ñ", "n\uffff"))
    return "".join(char for char in apart if char.isalnum() or char in " \uffff")


def bare(text: str) -> str:
    """Return a text as it is searched for, without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char)).strip()


def found_terms(typed: str, slug: str, words: Words) -> list[Term]:
    """Return the terms of which a name contains what was typed; those called exactly so first, then those that begin
    so."""
    wanted = bare(typed)

    def rank(one: Term) -> int:
        names = [bare(name) for name in one.names]
        if wanted in names:
            return 0
        return 1 if any(name.startswith(wanted) for name in names) else 2

    return sorted((one for one in terms(slug, words) if any(wanted in bare(name) for name in one.names)), key=rank)


def term_of(slug: str, key: str, words: Words) -> Term | None:
    """Return the term with this key, or None."""
    return next((one for one in terms(slug, words) if one.key == key), None)


def pages(slug: str, words: Words) -> list[tuple[Term, ...]]:
    """Return the terms of a game in as few pages of about the same length as fit in a message."""
    every = terms(slug, words)
    for count in range(1, len(every) + 1):
        ends = [len(every) * n // count for n in range(count + 1)]
        found = [every[start:end] for start, end in itertools.pairwise(ends)]
        if all(map(_fits, found)):
            return found
    return [(one,) for one in every]


def _fits(page: Sequence[Term]) -> bool:
    return len(page) <= PAGE_TERMS and sum(len(one.line) + 1 for one in page) <= PAGE_CHARACTERS


def glossary(slug: str, number: int, words: Words) -> Screen:
    """Return a page of the glossary, the first or last one for a number beyond them."""
    every = pages(slug, words)
    number = max(0, min(number, len(every) - 1))
    shown = every[number]
    lines = [_head(slug, words), *(one.line for one in shown)]
    return Screen((Text("\n".join(lines)), *_menus(slug, every, number, words), _turning(slug, every, number, words)),
                  NEUTRAL)  # fmt: skip


def one_term(term: Term, chapter: str, words: Words) -> Screen:
    """Return one term with a way to the chapter that explains it. ``chapter`` is that chapter's number and title."""
    every = pages(term.slug, words)
    number = next(n for n, page in enumerate(every) if any(one.key == term.key for one in page))
    lines = [_head(term.slug, words), f"### {term.name}", term.text]
    leads = Button(label(chapter), ids.GUIDE.id(f"{term.slug}.{term.chapter}.t"), "blue", emoji="📖")
    back = Button(words.text("ui-guide-terms"), ids.GUIDE_TERMS.id(f"{term.slug}.{number}"))
    menus = _menus(term.slug, every, number, words, term.key)
    return Screen((Text("\n".join(lines)), *menus, (leads, back)), NEUTRAL)


def _head(slug: str, words: Words) -> str:
    return f"## {title(slug, words)} — {words.text('ui-guide-terms')}"


def _menus(slug: str, every: Sequence[Sequence[Term]], number: int, words: Words, chosen: str = "") -> tuple[Menu, ...]:
    """Return the menus of the pages, named by their first and last terms, of the terms of this page, and of games."""
    letters = tuple(
        Choice(str(n), label(f"{page[0].name} – {page[-1].name}"), chosen=n == number and not chosen)
        for n, page in enumerate(every)
    )
    here = tuple(Choice(one.key, label(one.name), chosen=one.key == chosen) for one in every[number])
    others = tuple(Choice(one, title(one, words), chosen=one == slug) for one in with_glossary())
    return (
        Menu(ids.GUIDE_TERMS.id(slug), words.text("ui-guide-letters"), letters),
        Menu(ids.GUIDE_TERM.id(slug), words.text("ui-guide-term"), here),
        Menu(ids.GUIDE_GAME.id(GLOSSARY), words.text("ui-guide-game"), others),
    )


def _turning(slug: str, every: Sequence[Sequence[Term]], number: int, words: Words) -> tuple[Button, ...]:
    last = len(every) - 1
    return (
        Button("◀", ids.GUIDE_TERMS.id(f"{slug}.{max(0, number - 1)}.b"), disabled=number == 0),
        Button("▶", ids.GUIDE_TERMS.id(f"{slug}.{min(last, number + 1)}.n"), disabled=number == last),
        Button(words.text("ui-lesson-back"), ids.GUIDE.id(f"{slug}.aim.g")),
    )
