"""The screens of real Minchiate: every kind of its questions, in three languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.engine.actions import Decision
from bot.games.minchiate.deck import PACK
from bot.games.registry import game
from bot.i18n import LANGUAGES, Words, words
from bot.render import board_picture, hand_picture
from bot.table.selectors import seat_view, seating
from bot.ui import screens
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Screen
from tests.ui.limits import assert_limits, controls, said
from tests.ui.tables import Moment, deal, people, picture, table, who

KINDS = {"cut", "look", "discard", "lead", "play", "declare", "fall", "fallen"}


@cache
def kinds() -> dict[str, Moment]:
    """Return one moment of each kind of question, from as many deals as needed."""
    found: dict[str, Moment] = {}
    for seed in range(1, 12):
        for state, _ in deal(seed):
            for decision in game("minchiate").decisions(state):
                found.setdefault(decision.kind, (state, decision))
        if found.keys() >= KINDS:
            break
    return found


def panel(state: Any, decision: Decision, said_in: Words, staged: tuple[int, ...] = ()) -> Screen:
    """Return the panel of the player who is asked."""
    match = table(state)
    view = seat_view(match, seating(match)[decision.seat])
    assert view is not None
    return screens.hand(match, view, who(match, said_in), picture(), said_in, staged, deadline_ms=1_700_000_000_000)


def test_every_kind_of_question_was_met() -> None:
    assert kinds().keys() == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_question_can_be_answered_on_its_panel(kind: str, language: str) -> None:
    state, decision = kinds()[kind]
    assert decision is not None
    shown = panel(state, decision, words(language))
    shown.assert_limits()
    assert_limits(shown.view())
    verbs = {found.action for node in controls(shown.view()) if (found := parse(node["custom_id"]))}
    wanted = {"cut": {"numd", "numany"}, "look": {"say", "zone"}, "declare": {"claimall"}, "fall": {"say"}}
    if kind in wanted:
        assert wanted[kind] <= verbs
    else:
        assert verbs & {"card", "tick", "pick", "play"}
    assert {"handwords", "panelmore"} <= verbs


def test_names_that_are_equal_or_nasty_stay_apart_and_harmless() -> None:
    state, _ = kinds()["play"]
    match, said_in = table(state), words("en")
    named = people("Anna", "anna", "*x* @everyone <@1>")
    company = who(match, said_in, named)
    assert company.players == ("Anna", "anna·2", "*x* @everyone <@1>", "🤖 Cecco")
    text = said(screens.board(match, game("minchiate").view(state), company, None, said_in).view())
    assert "@everyone" not in text
    assert "<@1>" not in text


def test_a_panel_says_the_rule_of_the_moment_and_the_clock() -> None:
    state, decision = kinds()["play"]
    assert decision is not None
    text = said(panel(state, decision, words("it")).view())
    assert "<t:1700000000:R>" in text
    assert "esce con" in text
    match = table(state)
    view = seat_view(match, seating(match)[decision.seat])
    assert view is not None
    in_words = said(screens.hand_words(match, view, who(match, words("it")), words("it")).view())
    assert "Presa" in in_words
    assert "Le tue carte" in in_words
    assert "Puoi giocare" in in_words


@pytest.mark.drawn
@pytest.mark.parametrize("language", LANGUAGES)
def test_real_pictures_go_with_the_screens(language: str) -> None:
    state, decision = kinds()["play"]
    assert decision is not None
    match, said_in = table(state), words(language)
    company = who(match, said_in)
    own = seat_view(match, seating(match)[decision.seat])
    assert own is not None
    drawn = hand_picture(own, company.cast, said_in)
    screen = screens.hand(match, own, company, drawn, said_in)
    screen.assert_limits()
    assert_limits(screen.view())
    assert [file.filename for file in screen.files()] == [drawn.name]
    assert said_in.card(PACK.slug, PACK.id(own.hand[0])) in said(screen.view())
    public = board_picture(own.public, company.cast, said_in)
    board = screens.board(match, own.public, company, public, said_in)
    assert_limits(board.view())
    assert public.alt in said(board.view())
