"""The screens of every registered game: each moment of whole deals, in three languages, and deals played by panel."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bot.engine.actions import Action, Chance, Decision
from bot.engine.cards import Pack
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, Words, words
from bot.table.autoplay import may_queue
from bot.table.selectors import seat_view, seating
from bot.ui import screens
from bot.ui.screens.base import short
from bot.ui.screens.card_picker import split
from bot.ui.screens.hand import Advance
from bot.ui.screens.table import REACTIONS
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Screen
from tests.support.conformance import random_options
from tests.support.pressed import DECIDING, STAGING, action_of, staged_by
from tests.ui.limits import SELECT, assert_limits, controls, long_labels, said
from tests.ui.tables import moments, picture, table, who

GAMES = [slug for slug in games() if slug != "toy"]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
IN_EVERY_GAME = pytest.mark.parametrize("slug", GAMES)


def options_of(slug: str, seed: int) -> dict[str, Any]:
    """Return options at random, the defaults for seed 0."""
    return random_options(game(slug), Rng(f"screens {seed}".encode())) if seed else {}


@pytest.mark.exhaustive(5)
@IN_EVERY_GAME
@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("seed", [0, 1])
def test_all_screens_of_a_whole_deal_keep_discords_limits(slug: str, language: str, seed: int) -> None:
    said_in = words(language)
    for state, _ in moments(seed + 1, slug, **options_of(slug, seed)):
        match = table(state, slug)
        company, view = who(match, said_in), game(slug).view(state)
        shown = [*_public(match, view, said_in)]
        for player in range(game(slug).meta.players):
            own = seat_view(match, player)
            assert own is not None
            shown.append(screens.hand(match, own, company, None, said_in))
            if may_queue(match, player, own):
                ahead = Advance(own.hand[0], open=True)
                shown.append(screens.hand(match, own, company, picture(), said_in, advance=ahead))
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
    for count in view.counts:
        found += [screens.result(match, count, company, shown, said_in) for shown in (picture(), None)]
        found.append(screens.result_words(count, company, said_in))
    return found


def _open_cards(value: Any) -> set[int]:
    """Return every card a view holds in any place, found by the names of the fields."""
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
            elif field in ("cards", "hand", "open_hand") and inner and isinstance(inner[0], int):
                found |= set(inner)
            else:
                found |= _open_cards(inner)
    return found


def _names(pack: Pack, look: str, said_in: Words) -> dict[int, re.Pattern[str]]:
    full = {card: said_in.card(look, pack.id(card)) for card in range(len(pack.ids))}
    return {card: re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE) for card, name in full.items()}


@IN_EVERY_GAME
@IN_EVERY_LANGUAGE
def test_nothing_public_names_a_hidden_card(slug: str, language: str) -> None:
    said_in, pack = words(language), game(slug).meta.pack
    hidden_seen = 0
    for state, _ in list(moments(2, slug, **options_of(slug, 2)))[::5]:
        match, view = table(state, slug), game(slug).view(state)
        patterns = _names(pack, view.pack, said_in)
        hidden = set(patterns) - _open_cards(view)
        hidden_seen += len(hidden)
        for screen in _public(match, view, said_in):
            text = said(screen.view())
            assert [card for card in hidden if patterns[card].search(text)] == []
            for node in controls(screen.view()):
                control = parse(node["custom_id"])
                assert control is not None
                # The number of the deal whose replay, review and count in words are offered is on the public card.
                deal = control.deal if control.action in ("replay", "review", "words") else 0
                arg = control.arg if control.action == "react" and control.arg in REACTIONS else ""
                assert (control.arg, control.asked, control.deal) == (arg, 0, deal)
    assert hidden_seen > min(100, 3 * len(pack.ids))


@IN_EVERY_GAME
@IN_EVERY_LANGUAGE
def test_a_panel_names_only_what_its_own_seat_sees(slug: str, language: str) -> None:
    said_in, pack = words(language), game(slug).meta.pack
    for state, _ in list(moments(3, slug, **options_of(slug, 3)))[::9]:
        match = table(state, slug)
        for player in range(game(slug).meta.players):
            own = seat_view(match, player)
            assert own is not None
            patterns = _names(pack, own.public.pack, said_in)
            text = said(screens.hand(match, own, who(match, said_in), None, said_in).view())
            assert [card for card in set(patterns) - _open_cards(own) if patterns[card].search(text)] == []


class PanelPerson:
    """Answers one question after the other by the controls of its panel, at random."""

    def __init__(self, slug: str, said_in: Words, seed: int) -> None:
        self.slug, self.said_in, self.chance = slug, said_in, random.Random(seed)
        self.pressed = 0

    def answer(self, state: Any, decision: Decision) -> Action:
        """Press controls until something is decided, and return the action."""
        match = table(state, self.slug)
        view = seat_view(match, seating(match)[decision.seat])
        assert view is not None
        staged: tuple[int, ...] = ()
        for _ in range(200):
            shown = screens.hand(match, view, who(match, self.said_in), picture(), self.said_in, staged)
            assert_limits(shown.view())
            done = self._press(shown, view, staged, decision)
            if not isinstance(done, tuple):
                return done
            staged = done
        raise AssertionError(f"nothing is ever decided: {decision}")

    def _press(
        self, shown: Screen, view: SeatView, staged: tuple[int, ...], decision: Decision
    ) -> Action | tuple[int, ...]:
        known = [(node, control) for node in controls(shown.view()) if (control := parse(node["custom_id"]))]
        answers = [one for one in known if one[1].action in DECIDING]
        answers = answers if answers and self.chance.random() < 0.5 else []
        chosen = len(split(staged)[0])
        away = ids.UNTICK.action if chosen < decision.least else ids.TICK.action if chosen >= decision.most else ""
        if self.chance.random() < 0.8:  # mostly towards the number that is asked for
            known = [one for one in known if one[1].action != away] or known
        # An answer is chosen as often as all the cards together, so that a right number of them is confirmed.
        node, control = self.chance.choice(answers or [one for one in known if one[1].action in STAGING | DECIDING])
        values: list[str] = []
        if node["type"] == SELECT:
            options = [option["value"] for option in node["options"]]
            values = self.chance.sample(options, self.chance.randint(node["min_values"], node["max_values"]))
        self.pressed += 1
        if control.action in STAGING:
            now = staged_by(control, values, view, game(self.slug).meta.pack, staged)
            assert now is not None, control
            return now
        action = action_of(control, values, view.decisions, staged)
        assert action is not None, control
        return action


@pytest.mark.exhaustive(5)
@IN_EVERY_GAME
@pytest.mark.parametrize(("seed", "language"), [(21, "en"), (22, "it"), (23, "es"), (24, "en"), (25, "it"), (26, "es")])
def test_a_deal_can_be_played_by_panels_alone(slug: str, seed: int, language: str) -> None:
    its_game, person = game(slug), PanelPerson(slug, words(language), seed)
    options = complete(its_game.meta, options_of(slug, seed))
    assert isinstance(options, dict)
    state = its_game.start(options)
    refused = 0
    for step in range(5000):
        if its_game.view(state).counts or its_game.result(state):
            break
        if its_game.chance(state):
            events: Any = its_game.decide(state, None, Chance(bytes([seed, step % 256] * 16)))
        else:
            decision = person.chance.choice(its_game.decisions(state))
            events = its_game.decide(state, decision.seat, person.answer(state, decision))
        if not isinstance(events, tuple):
            # Announcements that exclude each other can be chosen; the panel then gives the reason.
            refused += 1
            assert refused < 200, events
            assert words(language).has(f"refusal-{events.code}"), events
            continue
        for event in events:
            state = its_game.evolve(state, event)
    assert its_game.view(state).counts or its_game.result(state)
    assert person.pressed > 2  # a deal may end in the auction


@IN_EVERY_GAME
@IN_EVERY_LANGUAGE
def test_the_table_in_words_names_every_call_of_the_auction(slug: str, language: str) -> None:
    said_in = words(language)
    bidding = 0
    for state, _ in moments(1, slug):
        match = table(state, slug)
        company, view = who(match, said_in), game(slug).view(state)
        in_words = said(screens.table_words(match, view, company, said_in).view())
        assert (said_in.text("ui-calls") in in_words) == bool(view.calls)
        if view.calls and view.trick is None:
            bidding += 1
            shown = (in_words, said(screens.board(match, view, company, None, said_in).view()))
        else:
            shown = (in_words,)
        for call in view.calls:
            word = said_in.text(call.key)
            made = f"{company.names.seats[call.seat]} — {f'**{word}**' if call.standing else word}"
            assert all(made in text for text in shown)
    assert bidding or not said_in.has(f"call-{slug}-solo"), "it has no auction"


@IN_EVERY_GAME
@IN_EVERY_LANGUAGE
def test_a_game_calls_a_deal_what_the_head_of_its_panels_calls_it(slug: str, language: str) -> None:
    said_in = words(language)
    word = said_in.text("ui-deal", deal=1)
    heard = said_in.text(f"{slug}-news-deal", deal=1, seat="Anna")
    assert heard.startswith(f"{word}: ")
    assert word.casefold() in said_in.text(f"{slug}-news-scored", deal=1).casefold()
    over = said_in.text(f"{slug}-status-over")
    assert said_in.text("ui-between-deals").startswith(over)


@IN_EVERY_GAME
def test_a_panel_says_no_sentence_of_the_news_again_in_the_score_strip(slug: str) -> None:
    said_in = words("en")
    for state, _ in moments(1, slug):
        company, view = who(table(state, slug), said_in), game(slug).view(state)
        told = {said_in.line(line, company.names) for line in view.news}
        assert told.isdisjoint(said_in.line(line, company.names) for line in view.score)


@IN_EVERY_GAME
def test_a_panel_names_the_cards_of_the_hand_that_came_last(slug: str) -> None:
    said_in = words("en")
    for state, _ in moments(1, slug):
        match = table(state, slug)
        company = who(match, said_in)
        for player in range(game(slug).meta.players):
            own = seat_view(match, player)
            assert own is not None
            text = said(screens.hand(match, own, company, None, said_in).view())
            for zone in own.zones:
                if zone.cards and set(zone.cards) <= set(own.hand):
                    assert f"{said_in.text(zone.key)}: {short(zone.cards, company, said_in)}" in text
