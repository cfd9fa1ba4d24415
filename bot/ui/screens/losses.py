"""What a person's decisions cost on average, by kind. Only they see it."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.i18n import Words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.records.text import LOCALES
from bot.render.losses import Losses, LossLine
from bot.teaching.losses import MeanLoss
from bot.ui.screens.base import body, own_picture, small
from bot.ui.screens.hint import unit
from bot.ui.screens.names import title
from bot.ui.transport.screen import NEUTRAL, Part, Screen, Shown, Text


def losses_content(slug: str, found: Sequence[MeanLoss], words: Words) -> Losses:
    """Return the content of the picture for a game."""
    lines = tuple(
        LossLine(
            words.text(f"ui-loss-{one.kind}"),
            words.text("ui-losses-of", decisions=one.decisions, deals=words.text("ui-losses-deals", count=one.deals)),
            _amount(one.mean, words),
            "" if one.within is None else f"± {_amount(one.within, words)}",
            one.mean,
            one.within or 0.0,
        )
        for one in found
    )
    return Losses(words.text("ui-losses-chart", unit=unit(slug, words)), lines, words.text("ui-losses-note"))


def losses_screen(
    slug: str, losses: Losses, picture: Shown | None, words: Words, prefers: Preferences = DEFAULT_PREFERENCES
) -> Screen:
    """Return what the decisions of a person in a game cost; where nothing is known, how to find out."""
    head = Text(f"### {words.text('ui-losses-title', game=title(slug, words))}")
    if not losses.lines:
        return Screen((head, Text(words.text("ui-losses-none"))), NEUTRAL)
    lines = list[str]()
    if picture is None or prefers.panel == "words":
        lines += [losses.title, *(f"- {_line(one)} · {one.count}" for one in losses.lines), small(losses.note)]
    lines.append(small(words.text("ui-losses-how")))
    parts: list[Part] = [head, *own_picture(picture, prefers), Text(body(lines, words))]
    return Screen(tuple(parts), NEUTRAL)


def losses_told(slug: str, found: Sequence[MeanLoss], words: Words) -> str:
    """Return the same in one line, for the person's own profile."""
    if not found:
        return small(words.text("ui-losses-none"))
    losses = losses_content(slug, found, words)
    return f"{losses.title}: {' · '.join(map(_line, losses.lines))}"


def _line(one: LossLine) -> str:
    return f"{one.name} **{one.value}** {one.interval}".rstrip()


def _amount(value: float, words: Words) -> str:
    said = format_decimal(abs(value), format="#,##0.00", locale=LOCALES[words.language])
    return f"−{said}" if value < 0 and any(digit in said for digit in "123456789") else said
