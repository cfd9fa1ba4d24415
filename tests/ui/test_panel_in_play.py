"""The panel while tricks are played, over whole deals of every game: how many words, lines and presses it needs."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.engine.actions import Decision
from bot.engine.text import SeatArg
from bot.engine.view import Played, SeatView, Trick
from bot.games.minchiate.deck import PACK as MINCHIATE
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table.clocks import plays_a_card
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Button, Menu, Screen, Text
from tests.ui.hand_panel import WORDS
from tests.ui.tables import hand_view, moments, picture, some_match, table, who

GAMES = [slug for slug in games() if slug != "toy"]
MOST_WORDS, MOST_LINES, MOST_PRESSES = 25, 3, 1.2


def asked_in_play(
    slug: str, seed: int, *, named: bool = False, prefers: Preferences = DEFAULT_PREFERENCES
) -> list[tuple[SeatView, Decision, Screen]]:
    """Every question for a card to a trick in a deal, with the panel that asks it and a running clock. ``named``: the
    panel of a player who sits at another table too."""
    said_in, found = words("en"), []
    for state, _ in moments(seed, slug):
        match = table(state, slug)
        for player in range(game(slug).meta.players):
            view = seat_view(match, player)
            needed = [one for one in view.decisions if not one.optional] if view is not None else []
            if view is not None and len(needed) == 1 and plays_a_card(needed[0]):
                company = who(match, said_in)
                deadline = 1_700_000_000_000
                screen = screens.hand(
                    *(match, view, company, picture(), said_in), deadline_ms=deadline, named=named, prefers=prefers
                )
                found.append((view, needed[0], screen))
    return found


def lines_of(screen: Screen) -> list[str]:
    return [line for part in screen.parts if isinstance(part, Text) for line in part.text.splitlines()]


def words_on(screen: Screen) -> int:
    """Return the words under the picture and on the controls, without the labels of cards. A client shows the clock as
    three words."""
    shown = [re.sub(r"<t:\d+:R>", "in 17 minutes", line) for line in lines_of(screen)]
    for part in screen.parts:
        if isinstance(part, Menu):
            shown.append(part.placeholder)
        elif isinstance(part, tuple):
            shown += [one.label for one in part if not _of_a_card(one)]
    return sum(len(re.findall(r"[\w’'.-]*\w[\w’'.-]*", text)) for text in shown)


def _of_a_card(button: Button) -> bool:
    found = parse(button.id)
    return found is not None and (found.action == "card" or (found.action == "play" and "." not in found.arg))


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("slug", GAMES)
def test_a_panel_in_play_has_few_words_and_at_most_three_lines(slug: str, named: bool) -> None:
    panels = asked_in_play(slug, 5, named=named)
    assert len(panels) > 20
    for _, decision, screen in panels:
        if decision.of is not None:
            continue  # the open hand of another seat is listed
        assert words_on(screen) <= MOST_WORDS, lines_of(screen)
        assert len(lines_of(screen)) <= MOST_LINES, lines_of(screen)
        assert lines_of(screen)[0].startswith("### “Arno” · ") == named


@pytest.mark.parametrize("slug", GAMES)
def test_beside_its_picture_a_panel_offers_neither_refresh_nor_the_way_to_the_table(slug: str) -> None:
    """The panel is kept up to date by itself, and the way to the table is behind *More…*."""
    said_in, shown = words("en"), 0
    for match, asked in moments(5, slug):
        state = table(match, slug)
        for player in range(game(slug).meta.players) if asked else ():
            view = seat_view(state, player)
            if view is None:
                continue
            screen = screens.hand(state, view, who(state, said_in), picture(), said_in)
            offered = [one for part in screen.parts if isinstance(part, tuple) for one in part]
            assert not [one.label for one in offered if one.url]
            actions = {found.action for one in offered if (found := parse(one.id)) is not None}
            assert "refresh" not in actions
            shown += "panelmore" in actions
    assert shown > 20


@pytest.mark.parametrize("slug", GAMES)
def test_a_panel_in_words_has_no_refresh_but_the_menu_that_other_panels_have(slug: str) -> None:
    """It is kept up to date by itself, and *In words* says everything again in a new message."""
    said_in = words("en")
    for _, _, screen in asked_in_play(slug, 5, prefers=WORDS):
        offered = [one for part in screen.parts if isinstance(part, tuple) for one in part]
        actions = {found.action for one in offered if (found := parse(one.id)) is not None}
        assert "refresh" not in actions
        assert {"words", "panelmore"} <= actions
        assert said_in.text("ui-btn-others") in {one.label for one in offered}


def test_the_card_that_was_led_has_its_whole_name_and_a_trump_its_number() -> None:
    state, said_in = table(some_match()), words("it")
    for letter, name in (("C12", "il Cavallo di Coppe"), ("T28", "il 28")):
        led = MINCHIATE.ids.index(letter)
        trick = Trick(8, 1, (Played(1, led, 1),), letter[0])
        view = hand_view((0, 1, 70), Decision(0, "play", cards=(0, 1)), trick=False)
        view = replace(view, public=replace(view.public, trick=trick))
        screen = screens.hand(state, view, who(state, said_in), None, said_in)
        assert f"esce con {name}: " in lines_of(screen)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_fool_was_led_the_card_that_set_the_suit_is_named(language: str) -> None:
    state, said_in = table(some_match()), words(language)
    fool, set_by = MINCHIATE.ids.index("M00"), MINCHIATE.ids.index("C12")
    for cards, named in (((0, 1), True), ((0, 1, 70), False)):
        trick = Trick(8, 1, (Played(1, fool, 1), Played(2, set_by, 2)), "C")
        view = hand_view((0, 1, 70), Decision(0, "play", cards=cards), trick=False)
        view = replace(view, public=replace(view.public, trick=trick))
        line = lines_of(screens.hand(state, view, who(state, said_in), None, said_in))[0]
        assert (str(said_in.called("minchiate", "C12").the) in line) == named


@pytest.mark.parametrize("slug", GAMES)
def test_in_words_nothing_is_said_twice(slug: str) -> None:
    """A card of the running trick is no news too, and the question is not told again as the state of the table."""
    said_in, tricks, turns = words("en"), 0, 0
    company = who(table(next(moments(5, slug))[0], slug), said_in)
    for view, _, screen in asked_in_play(slug, 5, prefers=WORDS):
        lines = lines_of(screen)
        own = company.spoken_to(view.seat, view.public.sides).names
        repeated = [said_in.line(one, own) for one in view.public.status if one.args.get("seat") == SeatArg(view.seat)]
        turns += len(repeated)
        assert not set(repeated) & set(lines)
        played = view.public.trick.cards if view.public.trick is not None else ()
        tricks += bool(played)
        for one in played:
            card = said_in.card(own.pack.slug, own.pack.id(one.card))
            assert sum(f": {card}" in line for line in lines) == 1, lines
    assert tricks
    assert turns


@pytest.mark.parametrize("slug", GAMES)
def test_a_card_needs_one_press_where_buttons_fit(slug: str) -> None:
    presses = cards = 0
    for view, decision, screen in asked_in_play(slug, 6):
        on_buttons = {
            int(found.arg, 36)
            for part in screen.parts
            if isinstance(part, tuple)
            for button in part
            if (found := parse(button.id)) is not None and found.action in ("card", "play")
        }
        assert on_buttons in (set(decision.cards), set()), "all legal cards or none"
        if not on_buttons:
            assert len(decision.cards) > 20
            assert any(isinstance(part, Menu) for part in screen.parts)
        cards += 1
        presses += 1 if on_buttons else 2
        shown = [one for one in view.hand if one in on_buttons]
        order = [
            int(found.arg, 36)
            for part in screen.parts
            if isinstance(part, tuple)
            for button in part
            if (found := parse(button.id)) is not None and found.action == "card"
        ]
        assert decision.of is not None or len(order) < 2 or sorted(order) == sorted(shown)
    assert cards
    assert presses / cards <= MOST_PRESSES
