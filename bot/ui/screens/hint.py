"""Hints: the best answer to a player's question, what each answer is worth, and why."""

from __future__ import annotations

from babel.numbers import format_decimal

from bot.engine.actions import Action, Claim, Decision, Number, Pick, Say
from bot.engine.cards import Card
from bot.engine.text import Line
from bot.engine.view import SeatView
from bot.games.registry import companions, game
from bot.i18n import Words
from bot.players.bot_player import SUBSTITUTE
from bot.players.hints import Hint
from bot.players.search.judged import CLEAR, Judged
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.records.text import LOCALES
from bot.render.choices import ChoiceLine, Choices
from bot.table.model import TableState
from bot.teaching.reasons import why
from bot.ui.screens.base import (
    HINT,
    answering,
    body,
    marked_name,
    name_of,
    own_picture,
    short,
    shown_cards,
    small,
    table_label,
)
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, NEUTRAL, Button, Part, Screen, Shown, Text

LISTED = 6
"""Answers in the picture; of more the worst are left out."""

CERTAIN = 1e-9
"""An interval below it is none: only the last digits of the numbers differ."""

WIDE = 10.0
"""From this difference on between the answers their worth is told in whole numbers."""


def cost_screen(state: TableState, player: int, words: Words) -> Screen:
    """Return the question whether the player wants a hint although the match then no longer counts on the ladder."""
    lines = [f"### {HINT} {words.text('ui-hint-cost-title', name=table_label(state))}", words.text("ui-hint-cost")]
    sure = Button(words.text("ui-hint-sure"), answering(state, player, ids.HINT_SURE, None), "blue", emoji=HINT)
    return Screen((Text(body(lines, words)), (sure,)), ASKING)


def hint_screen(
    view: SeatView,
    hint: Hint,
    who: Company,
    picture: Shown | None,
    words: Words,
    prefers: Preferences = DEFAULT_PREFERENCES,
) -> Screen:
    """Return the best answer, the sentence why, and the picture of :func:`choices_of`; without it a list."""
    answer = answer_text(view, hint.decision, hint.action, who, words)
    if hint.only:
        lines = [f"### {HINT} {answer}", words.text("ui-hint-only")]
    elif hint.advice is None:
        level = words.text(f"ui-level-{SUBSTITUTE}")
        key = "ui-hint-preparing" if hint.preparing else "ui-hint-usual"
        lines = [f"### {HINT} {answer}", words.text(key, level=level)]
    else:
        reason = why(view, hint.decision, hint.advice)
        lines = [f"### {HINT} {answer}", words.line(reason.line, who.marked)]
        choices = choices_of(view, hint, who, words)
        if choices is not None and (picture is None or prefers.panel == "words"):
            lines += [small(choices.title), *listed(choices), small(choices.note)]
    parts: list[Part] = [*own_picture(picture, prefers), Text(body(lines, words))]
    return Screen(tuple(parts), NEUTRAL)


def choices_of(view: SeatView, hint: Hint, who: Company, words: Words) -> Choices | None:
    """Return the content of the picture, None if nothing was searched."""
    if hint.advice is None:
        return None
    return judged_choices(view, hint.decision, hint.advice.judged, who, words)


def judged_choices(
    view: SeatView, decision: Decision, judged: Judged, who: Company, words: Words, own: int | None = None
) -> Choices:
    """Return the answers with their worth, the best first. ``own`` is the number of the answer that was given; it is
    always among them."""
    ordered = sorted(range(len(judged.actions)), key=lambda number: (number != judged.best, judged.lost[number]))
    shown = ordered[:LISTED]
    if own is not None and own not in shown:
        shown = [*shown[:-1], own]
    spread = max(judged.lost[number] for number in shown)
    return Choices(
        words.text("ui-hint-chart", unit=unit(view.public.game, words)),
        tuple(_line(view, decision, judged, number, spread, who, words, own) for number in shown),
        words.text("ui-hint-note" if max(judged.errors) > CERTAIN else "ui-hint-note-same", count=max(judged.worlds)),
        words.text("ui-hint-own"),
        words.text("ui-hint-instead"),
    )


def _line(
    view: SeatView,
    decision: Decision,
    judged: Judged,
    number: int,
    spread: float,
    who: Company,
    words: Words,
    own: int | None,
) -> ChoiceLine:
    action, lost = judged.actions[number], max(0.0, judged.lost[number])
    single = action.cards[0] if isinstance(action, Pick) and len(action.cards) == 1 else None
    more, less = differing(judged, number)
    name = answer_name(view, decision, action, who, words)
    if less:
        name = f"{short(more, who, words)} {words.text('ui-hint-instead')} {short(less, who, words)}"
    return ChoiceLine(
        name,
        who.pack.id(single) if single is not None else "",
        signed_amount(judged.means[judged.best] - lost, spread, words),
        lost,
        CLEAR * judged.errors[number] if number != judged.best else 0.0,
        number == own,
        tuple([who.pack.id(card) for card in more]),
        tuple([who.pack.id(card) for card in less]),
    )


def differing(judged: Judged, number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards of an answer of several cards, for the best answer all; for another one those that only it has,
    and those of the best that it lacks. Both are empty for other answers."""
    action, best = judged.actions[number], judged.actions[judged.best]
    if not isinstance(action, Pick) or len(action.cards) < 2:
        return (), ()
    if number == judged.best or not isinstance(best, Pick):
        return action.cards, ()
    more = tuple([card for card in action.cards if card not in best.cards])
    return more, tuple([card for card in best.cards if card not in action.cards])


def listed(choices: Choices) -> list[str]:
    """Return the answers as lines of text."""
    return [
        f"- **{line.name}** {line.value}" if not place else f"- {line.name} {line.value}"
        for place, line in enumerate(choices.lines)
    ]


def unit(slug: str, words: Words) -> str:
    """Return the name of the score in which answers are judged, in the plural."""
    key = "unit-points" if companions(slug).deal_points is not None else game(slug).meta.unit
    return words.text(key, count=2).removeprefix("2").strip()


def amount(value: float, spread: float, words: Words) -> str:
    """Return a number without its sign in the language's format. It is whole if the numbers beside it differ much: by
    ``spread``."""
    return format_decimal(abs(value), format="#,##0" if spread >= WIDE else "#,##0.0", locale=LOCALES[words.language])


def signed_amount(value: float, spread: float, words: Words) -> str:
    """Return a number with its sign in the language's format."""
    said = amount(value, spread, words)
    if not any(digit in said for digit in "123456789"):
        return said
    return f"{'+' if value > 0 else '−'}{said}"


def answer_name(view: SeatView, decision: Decision, action: Action, who: Company, words: Words) -> str:
    """Return an answer as plain text, for pictures."""
    match action:
        case Pick((card,)):
            return name_of(card, who, words)
        case Pick(cards):
            return short(cards, who, words)
        case _:
            return _said(view, decision, action, who, words)


def answer_text(view: SeatView, decision: Decision, action: Action, who: Company, words: Words) -> str:
    """Return an answer for the text of a message."""
    match action:
        case Pick((card,)):
            return marked_name(card, who, words)
        case Pick(cards):
            return shown_cards(cards, who, words)
        case _:
            return _said(view, decision, action, who, words)


def _said(view: SeatView, decision: Decision, action: Action, who: Company, words: Words) -> str:
    slug = view.public.game
    match action:
        case Say(word):
            return next((words.text(one.key) for one in decision.words if one.word == word), word)
        case Number(value):
            return words.number(value)
        case Claim(items):
            keys = [item.key for item in items]
            offers = [one for one in decision.claims or () if one.key in keys]
            names = [words.line(Line(one.name, one.args), who.names) for one in offers]
            none = f"claims-{slug}-none" if decision.claims else f"claims-{slug}-go-on"
            return words.joined(names) if names else words.text(none)
        case _:
            return ""
