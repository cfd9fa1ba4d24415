"""Privacy (S31): what is stored, where the person is named, their data as a file, and deletion of their data."""

from __future__ import annotations

from bot.i18n import Words
from bot.ports.people import WISHES
from bot.ui.screens.base import body
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import BAD, NEUTRAL, Button, Choice, Menu, Screen, Text


def privacy_screen(person: int, wish: str, words: Words, *, months: int | None = None) -> Screen:
    """Return the privacy page of ``person``, visible only to them. ``months`` is how long this server keeps moves (0:
    for good); None in direct messages."""
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
            Menu(ids.PRIVACY_WISH.id(arg), words.text("ui-privacy-wish"), choices),
            (
                Button(words.text("ui-btn-export"), ids.PRIVACY_EXPORT.id(arg)),
                Button(words.text("ui-btn-forget"), ids.PRIVACY_FORGET.id(arg), "red"),
            ),
        ),
        NEUTRAL,
    )


def forget_screen(person: int, words: Words) -> Screen:
    """Asks for confirmation before a person's data are deleted."""
    lines = [f"## {words.text('ui-forget-title')}", words.text("ui-forget-text")]
    arg = base36(person)
    return Screen(
        (
            Text(body(lines, words)),
            (
                Button(words.text("ui-btn-forget-yes"), ids.PRIVACY_SURE.id(arg), "red"),
                Button(words.text("ui-btn-cancel"), ids.PRIVACY.id(arg)),
            ),
        ),
        BAD,
    )


def forgotten_screen(words: Words) -> Screen:
    """Return the confirmation that the data were deleted, without controls."""
    return Screen((Text(f"## {words.text('ui-forgotten-title')}\n{words.text('ui-forgotten-text')}"),), NEUTRAL)
