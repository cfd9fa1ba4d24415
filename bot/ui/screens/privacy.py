"""S31: what is stored, where one is named, one's data as a file, and being forgotten."""

from __future__ import annotations

from bot.i18n import Words
from bot.store.privacy import WISHES
from bot.ui.ids import base36
from bot.ui.page_items import PageId
from bot.ui.screen import BAD, NEUTRAL, Button, Choice, Menu, Screen, Text
from bot.ui.screens.base import body


def privacy_screen(person: int, wish: str, words: Words, *, months: int | None = None) -> Screen:
    """The page of ``person``, who alone sees it. ``months``: for how long this server keeps moves (0: for good), None
    in the direct messages."""
    lines = [f"## {words.text('ui-privacy-title')}", words.text("ui-privacy-stored")]
    key = "each" if months is None else "months" if months else "good"
    lines.append(words.text(f"ui-privacy-kept-{key}", count=months or 0))
    lines += [words.text(f"ui-privacy-{part}") for part in ("not-stored", "public", "forget")]
    choices = tuple(
        Choice(one, words.text(f"ui-wish-{one}"), words.text(f"ui-wish-{one}-hint"), chosen=one == wish)
        for one in WISHES
    )
    arg = base36(person)
    return Screen(
        (
            Text(body(lines, words)),
            Menu(PageId("privacy", "wish", arg).encode(), words.text("ui-privacy-wish"), choices),
            (
                Button(words.text("ui-btn-export"), PageId("privacy", "export", arg).encode()),
                Button(words.text("ui-btn-forget"), PageId("privacy", "forget", arg).encode(), "red"),
            ),
        ),
        NEUTRAL,
    )


def forget_screen(person: int, words: Words) -> Screen:
    """The second question before somebody is forgotten."""
    lines = [f"## {words.text('ui-forget-title')}", words.text("ui-forget-text")]
    arg = base36(person)
    return Screen(
        (
            Text(body(lines, words)),
            (
                Button(words.text("ui-btn-forget-yes"), PageId("privacy", "sure", arg).encode(), "red"),
                Button(words.text("ui-btn-cancel"), PageId("privacy", "open", arg).encode()),
            ),
        ),
        BAD,
    )


def forgotten_screen(words: Words) -> Screen:
    """It is done; nothing is left to be pressed."""
    return Screen((Text(f"## {words.text('ui-forgotten-title')}\n{words.text('ui-forgotten-text')}"),), NEUTRAL)
