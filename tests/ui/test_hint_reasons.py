"""Hints: the sentence why an answer is the best, where the question is none for a card to a trick."""

from __future__ import annotations

import pytest

from bot.engine.actions import Claim, ClaimItem, Number
from bot.games.registry import games
from bot.i18n import words
from bot.players.hints import Hint
from bot.players.search.advising import ALL, advise
from bot.players.search.judged import Advice, Judged
from bot.players.search.think import Budget
from bot.ui.screens.hint import LISTED, answer_name, choices_of, hint_screen
from tests.ui.tables import who
from tests.ui.test_hint import IN_EVERY_LANGUAGE, asked_tables, told


@IN_EVERY_LANGUAGE
def test_why_a_cut_is_the_best_is_told_in_one_sentence(language: str) -> None:
    said = words(language)
    state, _, view, decision = next(one for one in asked_tables("minchiate") if one[3].kind == "cut")
    lost = (0.0, 15.0)
    found = Advice(Judged((Number(13), Number(48)), (-60.0, -75.0), (0.0, 3.0), (96, 96), 0, lost))
    shown = told(hint_screen(view, Hint(decision, Number(13), found), who(state, said), None, said))
    assert said.text("why-minchiate-cut") in shown
    assert "**13** −60" in shown
    assert "48 −75" in shown


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("lost", "error", "code"),
    [
        ((0.0, 4.0), 0.5, "announce"),
        ((0.0, 0.5), 0.5, "later"),
        ((0.0, 0.0), 0.0, "later"),
        ((3.0, 0.0), 0.5, "keep"),
        ((0.5, 0.0), 0.5, "later"),
    ],
)
def test_why_to_announce_a_meld_or_to_wait_is_told(
    lost: tuple[float, float], error: float, code: str, language: str
) -> None:
    """A meld that is not announced may still be before a later card, so the answers are compared with waiting."""
    said = words(language)
    state, _, view, decision = next(one for one in asked_tables("chinze") if one[3].claims)
    whole, best = Claim(tuple([ClaimItem(one.key) for one in decision.claims or ()])), lost.index(0.0)
    means = (7.0 - lost[0], 7.0 - lost[1])
    judged = Judged((whole, Claim(())), means, (error * (best != 0), error * (best != 1)), (960, 960), best, lost)
    shown = told(hint_screen(view, Hint(decision, judged.actions[best], Advice(judged)), who(state, said), None, said))
    assert said.text(f"why-chinze-{code}") in shown
    assert said.text("claims-chinze-none") in shown, "what waiting is worth stands in the chart"


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(("slug", "kind"), [("chinze", "exchange"), ("terziglio", "pay")])
def test_a_card_for_the_fool_is_told_with_what_each_costs(slug: str, kind: str, language: str) -> None:
    """As found by the search itself: the cheapest card first, and why."""
    said = words(language)
    state, _, view, decision = next(one for one in asked_tables(slug) if one[3].kind == kind)
    advice = advise(games()[slug], view, 1, Budget(worlds=16, batch=16, sure=ALL))
    assert advice is not None
    hint = Hint(decision, advice.judged.actions[advice.judged.best], advice)
    them = who(state, said)
    shown = told(hint_screen(view, hint, them, None, said))
    best = answer_name(view, decision, hint.action, them, said)
    assert said.text("why-give-card", card=best) in shown
    choices = choices_of(view, hint, them, said)
    assert choices is not None
    assert len(choices.lines) == min(LISTED, len(advice.judged.actions)) > 1
    assert [line.lost for line in choices.lines] == sorted(line.lost for line in choices.lines)
    assert choices.lines[1].lost > 0
    assert choices.note == said.text("ui-hint-note-same", count=16)
