"""The review of a deal: the decisions that cost a person most, one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action
from bot.i18n import Words
from bot.players.search.judged import CLEAR
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.render.choices import Choices
from bot.table.model import TableState
from bot.teaching.reasons import why
from bot.teaching.review import Costly, Review
from bot.ui.screens.base import body, own_picture, small
from bot.ui.screens.hint import answer_text, judged_choices, listed, signed_amount, unit
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import NEUTRAL, Button, Part, Screen, Shown, Text

REVIEW = "🔍"

OVERVIEW = 99
"""The number of the page with the curve of a match, beside those of the decisions, which begin with 0."""


def review_button(state: TableState, deal: int, words: Words) -> Button:
    """Return the button with which each person sees what their decisions in a deal, or in the match (0), cost."""
    key = "ui-btn-review" if deal else "ui-btn-review-match"
    return Button(words.text(key), ids.REVIEW.id(state.id, deal=deal), emoji=REVIEW)


def nothing_found(review: Review, deal: int, words: Words) -> Screen:
    """Return that no decision of the deal cost anything for certain, or that none could be judged."""
    key = "ui-review-none" if review.judged else "ui-review-unjudged"
    lines = [f"### {review_title(deal, words)}", words.text(key, count=review.judged)]
    return Screen((Text(body(lines, words)),), NEUTRAL)


def review_choices(one: Costly, who: Company, words: Words) -> Choices:
    """Return the content of the picture: what each answer was worth, with the one that was given."""
    asked = one.answered
    return judged_choices(asked.view, asked.decision, one.advice.judged, who, words, own=one.own)


def review_screen(
    state: TableState,
    player: int,
    review: Review,
    at: int,
    deal: int,
    who: Company,
    pictures: Sequence[Shown | None],
    words: Words,
    prefers: Preferences = DEFAULT_PREFERENCES,
) -> Screen:
    """Return one decision of a review of a deal, or of the match (0).

    ``pictures`` are the panel as it was then and the chart; one that is missing is told in words.
    """
    one = review.costly[at]
    asked, judged = one.answered, one.advice.judged
    panel, chart = pictures
    part = words.text("ui-review-part", number=at + 1, count=len(review.costly))
    lost = one.lost
    within = signed_amount(CLEAR * judged.errors[one.own], lost, words).lstrip("+")
    told = words.text(
        "ui-review-cost",
        played=_name(one, asked.action, who, words),
        better=_name(one, judged.actions[judged.best], who, words),
        amount=signed_amount(lost, lost, words).lstrip("+"),
        # Where the worlds all agree there is no interval.
        within=f" (± {within})" if any(digit in within for digit in "123456789") else "",
        unit=unit(asked.view.public.game, words),
    )
    reason = why(asked.view, asked.decision, one.advice, one.own)
    if not deal:
        told = f"{words.text('told-deal', deal=asked.deal)}: {told}"
    lines = [told, words.line(reason.line, who.marked)]
    if chart is None or prefers.panel == "words":
        choices = review_choices(one, who, words)
        lines += [small(choices.title), *listed(choices), small(choices.note)]
    parts: list[Part] = [
        Text(body([f"### {review_title(deal, words)} · {part}"], words)),
        *own_picture(panel, prefers),
        *own_picture(chart, prefers),
        Text(body(lines, words)),
    ]
    row = tuple(_steps(state, player, review, at, deal, words))
    return Screen((*parts, row) if row else tuple(parts), NEUTRAL)


def review_title(deal: int, words: Words) -> str:
    """Return the title of a review of a deal, or of the match (0)."""
    title = words.text("ui-review-title", deal=deal) if deal else words.text("ui-review-title-match")
    return f"{REVIEW} {title}"


def _name(one: Costly, action: Action, who: Company, words: Words) -> str:
    return answer_text(one.answered.view, one.answered.decision, action, who, words)


def _steps(state: TableState, player: int, review: Review, at: int, deal: int, words: Words) -> list[Button]:
    answered = review.costly[at].answered
    found = moves(state, review, at, deal, words)
    if not state.open:
        # The moment before the answer, as the player saw it.
        there = ids.STEP.id(state.id, f"{player}.review", deal=answered.deal, asked=max(0, answered.step - 1))
        found.append(Button(words.text("replay-btn-open"), there, emoji="⏯️"))
    return found


def moves(state: TableState, review: Review, at: int, deal: int, words: Words) -> list[Button]:
    """Return the buttons to the pages before and after a decision; -1 is the page with the curve of a match."""
    first, last = (-1 if not deal and review.losses else 0), len(review.costly) - 1
    found = list[Button]()
    for number, key, emoji in ((at - 1, "ui-btn-review-back", "◀️"), (at + 1, "ui-btn-review-on", "▶️")):
        if first <= number <= last:
            control = ids.REVIEW_STEP.id(state.id, number if number >= 0 else OVERVIEW, deal=deal)
            found.append(Button(words.text(key), control, emoji=emoji))
    return found
