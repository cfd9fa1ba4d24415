"""What a moderator may know of how the bot does on their server: its permissions, emojis, saving, load, and tables that
cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.i18n import Words
from bot.ui.screens.base import body, small
from bot.ui.screens.server_settings import Checked, permission_line
from bot.ui.transport.screen import BAD, GOOD, NEUTRAL, Screen, Text


class Condition(msgspec.Struct, frozen=True):
    """How the bot does: emojis uploaded and in all (0 in all: the operator has turned them off), whether moves can be
    saved, the load level (0 to 3), and how many tables of this server cannot be read."""

    emojis: int
    of: int
    saving: bool
    load: int
    aside: int


def doctor_screen(checked: Sequence[Checked], its: Condition, words: Words) -> Screen:
    """Return the page: a line for each channel and each part, with what to do where something is wrong."""
    lacking = any(missing for _, missing in checked)
    here = [f"### {words.text('doctor-here')}", *(permission_line(name, missing, words) for name, missing in checked)]
    here += [small(words.text("doctor-hint"))] if lacking else []
    lines = [
        f"### {words.text('doctor-bot')}",
        _emojis(its, words),
        words.text("doctor-saving" if its.saving else "doctor-unsaved"),
        words.text("doctor-load", step=its.load) if its.load else words.text("doctor-calm"),
        words.text("doctor-aside", count=its.aside) if its.aside else words.text("doctor-tables"),
    ]
    parts = (Text(f"## {words.text('doctor-title')}"), Text(body(here, words)), Text(body(lines, words)))
    bad = lacking or not its.saving or its.aside
    waiting = its.load or its.emojis < its.of
    return Screen(parts, BAD if bad else NEUTRAL if waiting else GOOD)


def _emojis(its: Condition, words: Words) -> str:
    if not its.of:
        return words.text("doctor-emojis-off")
    if its.emojis >= its.of:
        return words.text("doctor-emojis-all", of=its.of)
    return words.text("doctor-emojis", done=its.emojis, of=its.of)
