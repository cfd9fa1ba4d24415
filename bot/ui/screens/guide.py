"""How a game is played, chapter by chapter (ux.md S23). The chapters stand in the game's own catalogues."""

from __future__ import annotations

from bot.games.registry import games
from bot.i18n import Words
from bot.teaching.hand import lessons
from bot.ui.page_items import PageId
from bot.ui.screen import NEUTRAL, Button, Choice, Image, Menu, Screen, Shown, Text
from bot.ui.screens.lesson import opening
from bot.ui.screens.naming import title

PAGE = "guide"
CHAPTERS = ("aim", "cards", "melds", "deal", "auction", "play", "score")
"""All chapters there may be, in their order; a game has those for which its catalogue has words."""

VALUES = "cards"
"""The chapter that tells what the cards are worth; it is one tap away from every other (S23)."""

PHASES = {
    "draw": ("deal", "aim"),
    "shuffle": ("deal", "aim"),
    "cut": ("deal", "aim"),
    "look": ("deal",),
    "discard": ("deal", "auction"),
    "auction": ("auction",),
    "scarto": ("auction",),
    "declare": ("melds", "auction"),
    "play": ("play",),
    "exchange": ("play",),
    "pay": ("play",),
    "over": ("score",),
    "ended": ("score",),
}
"""The chapters that fit a phase of a match, the best first."""

LONGEST = 1700
"""Characters of a page (S23)."""


def chapters(slug: str, words: Words) -> tuple[str, ...]:
    """The chapters of a game."""
    return tuple(one for one in CHAPTERS if words.has(f"guide-{slug}-{one}"))


def chapter_title(slug: str, chapter: str, words: Words) -> str:
    """What a chapter is called."""
    return words.text(f"guide-{slug}-{chapter}.title")


def chapter_at(slug: str, phase: str, words: Words) -> str:
    """Where to begin to read in a phase of a match (``phase-<slug>-<name>``); the first chapter for any other."""
    there = chapters(slug, words)
    fitting = PHASES.get(phase.rpartition("-")[2], ())
    return next((one for one in fitting if one in there), there[0])


def guide(slug: str, chapter: str, words: Words, picture: Shown | None = None) -> Screen:
    """One chapter with its diagram, and the way to the others and to the other games."""
    there = chapters(slug, words)
    chapter = chapter if chapter in there else there[0]
    at = there.index(chapter)
    head = f"## {title(slug, words)} — {at + 1}. {chapter_title(slug, chapter, words)}"
    menu = Menu(
        PageId(PAGE, "go", slug).encode(),
        words.text("ui-guide-choose"),
        tuple(Choice(one, f"{n}. {chapter_title(slug, one, words)}", chosen=one == chapter)
              for n, one in enumerate(there, 1)),
    )  # fmt: skip
    others = Menu(
        PageId(PAGE, "game", chapter).encode(),
        words.text("ui-guide-game"),
        tuple(Choice(one, title(one, words), chosen=one == slug) for one in guided(words)),
    )
    back = Button("◀", PageId(PAGE, "open", f"{slug}.{there[max(0, at - 1)]}.b").encode(), disabled=at == 0)
    last = len(there) - 1
    on = Button("▶", PageId(PAGE, "open", f"{slug}.{there[min(last, at + 1)]}.n").encode(), disabled=at == last)
    worth = PageId(PAGE, "values", f"{slug}.{VALUES}").encode()
    values = Button(words.text("ui-guide-values"), worth, disabled=chapter == VALUES)
    lesson = (Button(words.text("ui-lesson-button"), opening(slug), "blue", emoji="🎓"),) if slug in lessons() else ()
    text = Text(f"{head}\n{words.text(f'guide-{slug}-{chapter}')}")
    shown = (Image(picture),) if picture is not None else ()
    return Screen((text, *shown, menu, others, (back, on, *lesson, values)), NEUTRAL)


def guided(words: Words) -> tuple[str, ...]:
    """The games that have chapters."""
    return tuple(slug for slug in games() if chapters(slug, words))
