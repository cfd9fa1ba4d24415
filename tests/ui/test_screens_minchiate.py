"""The screens over real Minchiate: every moment of whole deals, in three languages, and deals played by panel alone."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.options import complete
from bot.engine.view import PublicView
from bot.games.minchiate.pack import PACK
from bot.games.registry import game
from bot.i18n import LANGUAGES, Words, words
from bot.render import board_picture, hand_picture
from bot.table.look import seat_view, seating
from bot.ui import screens
from bot.ui.ids import parse, unbase36, unpack_numbers
from bot.ui.screen import Screen
from bot.ui.screens.questions import restage
from tests.ui.limits import SELECT, assert_limits, controls, long_labels, said
from tests.ui.tables import Moment, deal, people, picture, table, who

KINDS = {"cut", "look", "discard", "lead", "play", "declare", "fall", "fallen"}


@cache
def kinds() -> dict[str, Moment]:
    """One moment of each kind of question, from as many deals as it takes."""
    found: dict[str, Moment] = {}
    for seed in range(1, 12):
        for state, _ in deal(seed):
            for decision in game("minchiate").decisions(state):
                found.setdefault(decision.kind, (state, decision))
        if found.keys() >= KINDS:
            break
    return found


def panel(state: Any, decision: Decision, said_in: Words, staged: tuple[int, ...] = ()) -> Screen:
    """The panel of whoever is asked."""
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
    wanted = {"cut": {"num", "numd"}, "look": {"say", "zone"}, "declare": {"claimall"}, "fall": {"say"}}
    if kind in wanted:
        assert wanted[kind] <= verbs
    else:
        assert verbs & {"pick", "play"}
    assert {"refresh", "words"} <= verbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_screens_of_a_whole_deal_keep_discords_limits(language: str) -> None:
    said_in = words(language)
    for state, _ in deal():
        match = table(state)
        company, view = who(match, said_in), game("minchiate").view(state)
        shown = [*_public(match, view, said_in)]
        for player in range(4):
            own = seat_view(match, player)
            assert own is not None
            shown.append(screens.hand(match, own, company, None, said_in))
            looks = [screens.zone(match, own, n, company, picture(), said_in) for n in range(len(own.zones) + 1)]
            assert looks.pop() is None
            shown += [look for look in looks if look is not None]
        for screen in shown:
            assert_limits(screen.view())
            screen.assert_limits()
            assert long_labels(screen.view()) == []


def _public(match: Any, view: PublicView, said_in: Words) -> list[Screen]:
    company = who(match, said_in)
    found = [
        screens.board(match, view, company, picture(), said_in),
        screens.lobby(match, company, said_in),
        screens.table_words(match, view, company, said_in),
        screens.last_trick(match, view, company, said_in),
        screens.score(match, view, company, said_in),
        screens.spectator(match, view, company, said_in),
    ]
    return found + [screens.result(match, count, company, picture(), said_in) for count in view.counts]


def _open_cards(value: Any) -> set[int]:
    """Every card a public view holds, wherever it stands, found by the names of the fields."""
    found: set[int] = set()
    if isinstance(value, tuple | list | frozenset):
        for one in value:
            found |= _open_cards(one)
    elif isinstance(value, dict):
        found |= _open_cards(tuple(value.values()))
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if field == "card":
                found.add(inner)
            elif field in ("cards", "open_hand") and inner and isinstance(inner[0], int):
                found |= set(inner)
            else:
                found |= _open_cards(inner)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_public_names_a_hidden_card(language: str) -> None:
    said_in = words(language)
    full = {card: said_in.card(PACK.slug, PACK.id(card)) for card in range(97)}
    patterns = {card: re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE) for card, name in full.items()}
    hidden_seen = 0
    for state, _ in deal(2)[::5]:
        match = table(state)
        view = game("minchiate").view(state)
        hidden = set(range(97)) - _open_cards(view)
        hidden_seen += len(hidden)
        for screen in _public(match, view, said_in):
            text = said(screen.view())
            assert [full[card] for card in hidden if patterns[card].search(text)] == []
            for node in controls(screen.view()):
                control = parse(node["custom_id"])
                assert control is not None
                assert (control.arg, control.asked, control.deal) == ("", 0, 0)
    assert hidden_seen > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_names_only_what_its_own_seat_sees(language: str) -> None:
    said_in = words(language)
    full = {card: said_in.card(PACK.slug, PACK.id(card)) for card in range(97)}
    for state, _ in deal(3)[::9]:
        match = table(state)
        for player in range(4):
            own = seat_view(match, player)
            assert own is not None
            text = said(screens.hand(match, own, who(match, said_in), None, said_in).view())
            hidden = set(range(97)) - _open_cards(own.public) - set(own.hand) - _open_cards(own.decisions)
            named = [full[card] for card in hidden if re.search(rf"(?<!\w){re.escape(full[card])}(?!\w)", text)]
            assert named == []


def _answer(shown: Screen, decision: Decision, view: Any, staged: tuple[int, ...], chance: random.Random) -> Any:
    """Use one control of a panel as a person would: the action it stands for, or what is staged now."""
    nodes = controls(shown.view())
    known = [(node, control) for node in nodes if (control := parse(node["custom_id"]))]
    answers = {"play", "card", "pick", "num", "numd", "say", "claim", "claimall", "claimsome", "claimnone", "cancel"}
    usable = [(node, control) for node, control in known if control.action in answers]
    node, control = chance.choice(usable)
    values: list[str] = []
    if node["type"] == SELECT:
        options = [option["value"] for option in node["options"]]
        values = chance.sample(options, chance.randint(node["min_values"], node["max_values"]))
    return _meaning(control, values, decision, view, staged)


def _meaning(control: Any, values: list[str], decision: Decision, view: Any, staged: tuple[int, ...]) -> Any:
    match control.action:
        case "play":
            return Pick(unpack_numbers(control.arg) or staged)
        case "card":
            return (unbase36(control.arg),)
        case "pick" | "claim":
            return restage(decision, view, PACK, staged, unbase36(control.arg) or 0, values)
        case "num" | "numd":
            return Number(unbase36(values[0] if values else control.arg) or 0)
        case "say":
            return Say(values[0] if values else control.arg)
        case "cancel":
            return ()
        case "claimnone":
            return Claim(())
        case "claimall":
            return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims or ()))
        case _:
            offers = decision.claims or ()
            return Claim(tuple(ClaimItem(offers[number].key) for number in unpack_numbers(control.arg) or staged))


@pytest.mark.parametrize(("seed", "language"), [(21, "en"), (22, "it"), (23, "es")])
def test_a_deal_can_be_played_by_panels_alone(seed: int, language: str) -> None:
    minchiate, said_in, chance = game("minchiate"), words(language), random.Random(seed)
    options = complete(minchiate.meta, {"declare": "manual", "rob_limit": 24, "cut_min": 1})
    assert isinstance(options, dict)
    state = minchiate.start(options)
    pressed = 0
    for step in range(5000):
        if minchiate.view(state).counts:
            break
        if minchiate.chance(state):
            events: Any = minchiate.decide(state, None, Chance(bytes([seed, step % 256] * 16)))
        else:
            decision = chance.choice(minchiate.decisions(state))
            view = minchiate.seat_view(state, decision.seat)
            action: Action | tuple[int, ...] = ()
            while isinstance(action, tuple):
                shown = panel(state, decision, said_in, action)
                action = _answer(shown, decision, view, action, chance)
                pressed += 1
                assert pressed < 5000
            events = minchiate.decide(state, decision.seat, action)
        assert isinstance(events, tuple), events
        for event in events:
            state = minchiate.evolve(state, event)
    assert minchiate.view(state).counts
    assert pressed > 90


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
    assert "Presa" in text
    assert "Le tue carte" in text


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
