"""Terziglio on the screens: every moment fits the limits, and a declaration shows its points before it is made."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.cards import cards_of
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import OVER
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import FIVES
from bot.games.terziglio.state import State
from bot.i18n import LANGUAGES, words
from bot.table.model import PLAYING, Chair, TableState
from bot.ui import screens
from bot.ui.transport.id_format import base36, parse
from bot.ui.transport.screen import Screen
from tests.games.terziglio.play import called, mask, options, step
from tests.support.pressed import staged_by
from tests.ui.limits import SELECT, assert_limits, controls, nodes, said
from tests.ui.tables import who

RICH = "T21 T20 T19 T18 T1 MAT SK SQ SC SA BK BQ CK CA DK DA T5 T4 D6"
CHAIRS = (Chair(7), Chair(8), Chair(9))


def table(match: State) -> TableState:
    """Return a running table of three people."""
    fields: dict[str, Any] = {
        "status": PLAYING,
        "game": "terziglio",
        "name": "Reno",
        "host": 7,
        "guild": 11,
        "channel": 22,
        "thread": 33,
        "options": dict(options()),
        "preset": "seed",
        "chairs": CHAIRS,
        "match": match,
        "asked": (3, 4, 5),
    }
    return TableState("ab12cd34", **fields)


def panel(match: State, seat: int, language: str = "en", chosen: tuple[int, ...] = ()) -> Screen:
    """Return the panel of a seat, after checking Discord's limits."""
    state, spoken = table(match), words(language)
    screen = screens.hand(state, GAME.seat_view(match, seat), who(state, spoken), None, spoken, chosen)
    screen.assert_limits()
    assert_limits(screen.view())
    return screen


def staged(match: State, seat: int, keys: set[str]) -> tuple[int, ...]:
    """Return what is staged once these offers are ticked in the menus of the panel."""
    view = GAME.seat_view(match, seat)
    offers = view.decisions[0].claims or ()
    chosen: tuple[int, ...] = ()
    for node in controls(panel(match, seat).view()):
        control = parse(node["custom_id"])
        if control is None or control.action != "claim" or node["type"] != SELECT:
            continue
        ticked = [one["value"] for one in node["options"] if offers[int(one["value"], 36)].key in keys]
        after = staged_by(control, ticked, view, GAME.meta.pack, chosen)
        assert after is not None
        chosen = after
    return chosen


def declaring(hand: str = RICH) -> State:
    """Return a state in which seat 0 is to declare a hand."""
    state = called("solo")
    _, two, three = state.table.hands
    return replace(state, table=replace(state.table, hands=(mask(hand), two, three)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_match_fits_the_screens(language: str) -> None:
    spoken = words(language)
    rng = Rng(language.encode())
    match = GAME.start(options(hands_per_game=2, discard_restriction="none"))
    kinds: set[str] = set()
    while GAME.result(match) is None:
        match = step(match, rng)
        state, view = table(match), GAME.view(match)
        company = who(state, spoken)
        board = screens.board(state, view, company, None, spoken)
        board.assert_limits()
        for question in GAME.decisions(match):
            kinds.add(question.kind)
            panel(match, question.seat, language)
        if match.phase == OVER and match.match.scored:
            screens.result(state, view.counts[-1], company, None, spoken).assert_limits()
    assert kinds >= {"auction", "declare", "lead", "play"}


def test_the_declaration_says_what_it_is_worth() -> None:
    match = declaring()
    best = match.match.rules.melds.best(mask(RICH))
    text = said(panel(match, 0).view())
    assert f"worth {best.total} in total:" in text
    assert "Sequence of Swords, 6 cards" in text
    assert "☐ **Kings, only" not in text
    screen = panel(match, 0, chosen=staged(match, 0, {"kings.3"}))
    labels = [node.get("label", "") for node in nodes(screen.view())]
    assert f"Declare all ({best.total})" in labels
    assert "Only selected (17)" in labels
    assert "Kings, only 3" in said(screen.view())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_moors_are_told_apart_by_what_they_carry(language: Any) -> None:
    spoken = words(language)
    moors = [f"T{rank}" for rank in (5, 4, 3, 2)]
    for names in (
        [spoken.card("bologna", moor) for moor in moors],
        [spoken.card_short("bologna", moor) for moor in moors],
    ):
        assert len(set(names)) == 4
        assert not any(character.isdigit() for name in names for character in name)


@pytest.mark.parametrize(("restriction", "told"), [("five_point", True), ("none", False)])
def test_t17_the_discard_says_which_cards_stay(restriction: str, told: bool) -> None:
    match = called("play", "pass", "pass", discard_restriction=restriction)
    assert match.table.hands[0] & FIVES
    text = said(panel(match, 0).view())
    assert ("none of them worth five points" in text) == told
    fives = {base36(card) for card in cards_of(match.table.hands[0] & FIVES)}
    offered: set[str] = set()
    for node in controls(panel(match, 0).view()):
        control = parse(node["custom_id"])
        offered |= {one["value"] for one in node.get("options", ())} | ({control.arg} if control else set())
    assert fives.isdisjoint(offered) == told


def test_three_chosen_patterns_double() -> None:
    match = declaring()
    (question,) = GAME.decisions(match)
    keys = {"suit:S", "mori", "assi"}
    points = sum(offer.points for offer in question.claims or () if offer.key in keys)
    labels = [node.get("label", "") for node in nodes(panel(match, 0, chosen=staged(match, 0, keys)).view())]
    assert f"Only selected ({2 * points})" in labels


def test_all_offers_stand_in_the_menus() -> None:
    match = declaring()
    (question,) = GAME.decisions(match)
    menus = [node for node in controls(panel(match, 0).view()) if node["type"] == SELECT]
    assert sum(len(menu["options"]) for menu in menus) == len(question.claims or ())


def test_the_calls_are_buttons() -> None:
    found = [parse(node["custom_id"]) for node in controls(panel(called("play"), 1).view())]
    assert [one.arg for one in found if one and one.action == "say"] == ["pass", "solo"]
