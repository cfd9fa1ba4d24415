"""The first page of the review of a match: what the player's decisions cost, added up over its deals."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import get_decimal_symbol

from bot.i18n import Words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.records.text import LOCALES
from bot.render.loss_curve import CurveDeal, LossCurve, Mark
from bot.standings import PlayedDeal
from bot.table.model import TableState
from bot.teaching.review import Costly, Review, curve_of
from bot.ui.screens.base import body, own_picture, small
from bot.ui.screens.hint import amount, signed_amount, unit
from bot.ui.screens.review import moves, review_title
from bot.ui.transport.screen import NEUTRAL, Part, Screen, Shown, Text


def curve_content(
    state: TableState, player: int, review: Review, deals: Sequence[PlayedDeal], words: Words
) -> LossCurve:
    """Return the content of the picture of a reviewed match. ``deals`` are its counted deals.

    The deals before a substitute came are not theirs. A deal in which nothing was judged cost nothing.
    """
    parts = {part.deal: part for part in curve_of(review)}
    relieved = state.chairs[player].first not in (None, state.chairs[player].person)
    shown = sorted({*parts, *(one.deal for one in deals if not relieved or one.deal >= min(parts, default=1))})
    costs = {deal: sum(part.lost) for deal, part in parts.items()}
    total, spread = sum(costs.values()), max(map(abs, costs.values()), default=0.0)
    gained, before = dict[int, int](), 0
    for one in deals:
        gained[one.deal], before = one.balances[player] - before, one.balances[player]
    lost, gains = unit(state.game, words), words.text(state.rules.meta.unit, count=2).removeprefix("2").strip()
    rounded = amount(total, spread, words)
    nothing = total < 0 or not any(digit in rounded for digit in "123456789")
    title = words.text("ui-curve-nothing") if nothing else words.text("ui-curve-title", amount=rounded, unit=lost)
    marked = "ui-curve-note" if review.clear else "ui-curve-unmarked"
    units = () if lost == gains else (words.text("ui-curve-units", lost=lost, gained=gains),)
    return LossCurve(
        title,
        tuple(
            CurveDeal(
                words.number(deal),
                parts[deal].lost if deal in parts else (),
                tuple(Mark(*mark) for mark in parts[deal].clear) if deal in parts else (),
                signed_amount(-costs[deal], spread, words) if deal in costs else "–",
                words.signed(gained[deal]) if deal in gained else "",
            )
            for deal in shown
        ),
        words.text("ui-curve-deal"),
        words.text("ui-curve-cost"),
        words.text("ui-curve-score"),
        " ".join((words.text(marked), *units)),
        tuple(
            f"{number}: {words.text('told-deal', deal=one.answered.deal)}, {_worth(one, lost, words)}."
            for number, one in enumerate(review.costly, 1)
        ),
        get_decimal_symbol(LOCALES[words.language]),
    )


def curve_screen(
    state: TableState,
    review: Review,
    curve: LossCurve,
    picture: Shown | None,
    words: Words,
    prefers: Preferences = DEFAULT_PREFERENCES,
) -> Screen:
    """Return the first page of the review of a match: the curve, and what it means."""
    lines = [words.text("ui-curve-told", count=len(review.losses))]
    if picture is None or prefers.panel == "words":
        lines += [f"**{curve.title}**"]
        lines += [f"- {curve.deal} {one.name}: {_figures(curve, one)}" for one in curve.deals]
        lines += [*curve.named, small(curve.note)]
    lines.append(small(words.text("ui-curve-how")))
    parts: list[Part] = [
        Text(body([f"### {review_title(0, words)}"], words)),
        *own_picture(picture, prefers),
        Text(body(lines, words)),
    ]
    row = tuple(moves(state, review, -1, 0, words))
    return Screen((*parts, row) if row else tuple(parts), NEUTRAL)


def _figures(curve: LossCurve, deal: CurveDeal) -> str:
    told = ((curve.cost, deal.cost), (curve.score, deal.score))
    return " · ".join(f"{name} {value}" for name, value in told if value)


def _worth(one: Costly, lost: str, words: Words) -> str:
    return f"{amount(one.lost, one.lost, words)} {lost}"
