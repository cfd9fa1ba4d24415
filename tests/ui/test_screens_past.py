"""The history and the replay as screens: in every language, with any names, at every moment."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.cards import Card
from bot.i18n import LANGUAGES, words
from bot.records import Match, match_of
from bot.records.narrate import trick_starts
from bot.render.shown import centre_trick
from bot.standings import Decided, deals_played, decided
from bot.table.ports import MatchSeat, MatchSummary, Person
from bot.ui.screens import history, shared
from bot.ui.screens import replay as replay_screen
from bot.ui.screens.history import PAGE, Filters
from bot.ui.screens.replay import ALL, TABLE, Spot, clamp, pointer_of
from bot.ui.transport.id_format import ControlId, parse
from bot.ui.transport.screen import MAX_OPTIONS, Image, Menu, Screen, Text
from tests.support.matches import TABLE as TABLE_ID
from tests.support.matches import finished
from tests.ui.tables import NASTY, picture


@cache
def match() -> Match:
    """Return four deals of Minchiate."""
    hall = finished(3, 2, set_length=4)
    return match_of(TABLE_ID, hall.events, ("Anna", "Bruno", "Cecco", "Lisa"))


@cache
def tricks(deal: int) -> tuple[tuple[int, int, int | None], ...]:
    views = [match().view(moment) for moment in match().deals[deal - 1].moments]
    return tuple((number, index, number % 4) for number, index in trick_starts(views))


def texts(screen: Screen) -> str:
    """Return all texts of a screen."""
    return "\n".join(str(part) for part in screen.parts)


def controls(screen: Screen) -> list[ControlId]:
    """Return every control, read back from its id."""
    rows = [part for part in screen.parts if isinstance(part, tuple)]
    ids = [button.id for row in rows for button in row]
    ids += [part.id for part in screen.parts if isinstance(part, Menu)]
    found = [parse(one) for one in ids]
    assert all(found)
    return [one for one in found if one is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_through_every_pair_of_eyes(language: str) -> None:
    said = words(language)
    for deal, played in enumerate(match().deals, 1):
        for moment in range(0, len(played.moments), 3 if deal == 1 else 11):
            for eyes in (TABLE, ALL, "0", "3"):
                spot = Spot(deal, moment, eyes)
                screen = replay_screen(match(), spot, tricks(deal), (picture("a.png"), picture("b.png")), said)
                screen.assert_limits()
                for control in controls(screen):
                    assert control.table == TABLE_ID
                    there = clamp(match(), control.deal, control.asked)
                    assert (there.deal, there.moment) == (control.deal, control.asked)


def test_a_crown_marks_the_deciding_deal_and_the_best_trick() -> None:
    hall = finished(3, 2, set_length=4)
    found = decided(hall.state, deals_played(TABLE_ID, hall.events))
    assert found.deal is not None
    assert found.best is not None

    def crowned(deal: int, marked: Decided) -> list[str]:
        screen = replay_screen(match(), Spot(deal, 0), tricks(deal), (), words("en"), marked)
        menus = [part for part in screen.parts if isinstance(part, Menu)]
        return [line.label for menu in menus for line in menu.choices if line.emoji]

    deal = f"Deal {found.deal.deal}"
    for number in range(1, 5):
        labels = crowned(number, found)
        assert [label for label in labels if label.startswith("Deal ")] == [deal]
        best = [label for label in labels if not label.startswith("Deal ")]
        assert len(best) == (number == found.best.deal)
        assert all(f"{found.best.trick.number}" in label for label in best)
        assert crowned(number, Decided(())) == []


def test_the_pictures_point_out_the_deciding_deal_and_the_best_trick_while_it_is_shown() -> None:
    hall = finished(3, 2, set_length=4)
    found = decided(hall.state, deals_played(TABLE_ID, hall.events))
    assert found.deal is not None
    assert found.best is not None
    deciding, best = (
        words("en").text("render-final-deciding", deal=found.deal.deal),
        words("en").text("render-final-best"),
    )
    starred: list[Card] = []
    for deal, played in enumerate(match().deals, 1):
        for number, moment in enumerate(played.moments):
            view = match().view(moment)
            pointer = pointer_of(Spot(deal, number), view, found, words("en"))
            why = " ".join(pointer.why) if pointer is not None else ""
            trick = centre_trick(view)
            shown = trick is not None and bool(trick.cards) and trick.number == found.best.trick.number
            assert (deciding in why) == (deal == found.deal.deal)
            assert (best in why) == (shown and deal == found.best.deal)
            starred += [pointer.card] if pointer is not None and pointer.card is not None else []
            assert pointer_of(Spot(deal, number), view, Decided(()), words("en")) is None
    assert set(starred) == {one.card for one in found.best.trick.cards if one.seat == found.best.trick.winning}


def test_eyes_decide_whose_cards_are_said() -> None:
    deal = match().deals[0]
    middle = len(deal.moments) // 2
    hands = {player: match().seat_view(deal.moments[middle], player).hand for player in range(4)}
    assert all(hands.values())
    said = words("en")

    def told(eyes: str) -> str:
        return texts(replay_screen(match(), Spot(1, middle, eyes), tricks(1), (), said))

    bold = ("**Anna**:", "**Bruno**:", "**🤖 Cecco**:", "**🤖 Lisa**:")
    assert [name in told(TABLE) for name in bold] == [False] * 4
    assert [name in told("1") for name in bold] == [False, True, False, False]
    assert [name in told(ALL) for name in bold] == [True] * 4


def test_what_differs_in_length_stands_below_the_steps() -> None:
    """Who presses *Next* again and again finds it in the same place: above it are two lines and the picture."""
    lengths: set[int] = set()
    for moment in range(len(match().deals[0].moments)):
        screen = replay_screen(match(), Spot(1, moment, ALL), tricks(1), (picture("a.png"),), words("en"))
        above, drawn, steps, *below = screen.parts
        assert isinstance(above, Text)
        assert above.text.count("\n") == 1
        assert isinstance(drawn, Image)
        assert isinstance(steps, tuple)
        assert [one.action for one in controls(Screen((steps,)))] == ["step"] * 4
        lengths |= {one.text.count("\n") for one in below if isinstance(one, Text)}
    assert len(lengths) > 2


def test_leafing_goes_over_the_borders_of_deals() -> None:
    first, last = len(match().deals[0].moments) - 1, len(match().deals[3].moments) - 1

    def steps(spot: Spot) -> dict[str, tuple[int, int, bool]]:
        screen = replay_screen(match(), spot, (), (), words("en"))
        row = next(part for part in screen.parts if isinstance(part, tuple))
        found: dict[str, tuple[int, int, bool]] = {}
        for button in row[:4]:
            control = parse(button.id)
            assert control is not None
            found[control.arg.split(".")[1]] = (control.deal, control.asked, button.disabled)
        return found

    assert steps(Spot(1, 0))["back"][2]
    assert steps(Spot(1, first))["next"] == (2, 0, False)
    assert steps(Spot(2, 0))["back"] == (1, first, False)
    assert steps(Spot(4, last))["next"][2]
    assert steps(Spot(4, last))["last"][2]


def test_a_deal_of_forty_tricks_fits_a_menu() -> None:
    many = [(number, number * 2, None) for number in range(1, 41)]
    for moment in (0, 30, 80):
        screen = replay_screen(match(), Spot(1, min(moment, 80), TABLE), many, (), words("en"))
        screen.assert_limits()
        menu = next(part for part in screen.parts if isinstance(part, Menu))
        assert len(menu.choices) == MAX_OPTIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NASTY)
def test_any_name_fits(language: str, name: str) -> None:
    said = words(language)
    named = replace(match(), names=(name, name + "2", "Cecco", "Lisa"), name=name)
    for eyes in (TABLE, ALL, "0"):
        replay_screen(named, Spot(1, 60, eyes), tricks(1), (picture(),), said).assert_limits()
    for home in (True, False):
        screen = shared(named, 2, name, picture(), said, home=home)
        screen.assert_limits()
        assert len(controls(screen)) == home
        assert "@everyone" not in texts(screen).replace("@\u200b", "")


def row(number: int, name: str = "Arno") -> MatchSummary:
    """Return a match of persons 1 and 2 with two computer players."""
    seats = (
        MatchSeat(1, None, "", 3, 1),
        MatchSeat(2, None, "", 3, 1),
        MatchSeat(None, "regular", "Cecco", -3, 3),
        MatchSeat(None, "novice", "Lisa", -3, 3),
    )
    return MatchSummary(f"t{number}", name, "minchiate", 11, 4, number % 2 == 0, 1_790_000_000_000, seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Anna", *NASTY])
def test_a_page_of_matches(language: str, name: str) -> None:
    people = {1: Person(1, 100, name, "it"), 2: Person(2, 200, name, "it")}
    rows = [row(number, name) for number in range(PAGE + 1)]
    screen = history(rows, people, 1, 1, Filters("minchiate", 2, 2**63 - 1), words(language))
    screen.assert_limits()
    found = controls(screen)
    assert [one.table for one in found if one.action == "replay"] == ["t0", "t1", "t2", "t3"]
    leafing = [one for one in found if one.action == "history"]
    assert [one.deal for one in leafing] == [0, 2]
    assert {Filters.parse(one.arg) for one in leafing} == {Filters("minchiate", 2, 2**63 - 1)}
    assert "<t:1790000000:D>" in texts(screen)


def test_how_a_match_ended_is_said() -> None:
    people = {1: Person(1, 100, "Anna", "it"), 2: Person(2, 200, "Bruno", "it")}
    said = words("en")
    won = texts(history([row(0)], people, 1, 0, Filters(), said))
    assert "🏆 won, +3 rests" in won
    assert "with Bruno, 🤖 Cecco and 🤖 Lisa" in won
    lost = replace(row(1), seats=tuple(reversed(row(1).seats)))
    assert "ended early" in texts(history([lost], people, 1, 0, Filters(), said))
    level = replace(row(0), seats=tuple(replace(seat, place=1, balance=0) for seat in row(0).seats))
    assert "draw, 0 rests" in texts(history([level], people, 1, 0, Filters(), said))
    lost = replace(row(0), seats=tuple(replace(seat, place=4 - seat.place) for seat in row(0).seats))
    assert "place 2 of 2, +3 rests" in texts(history([lost], people, 1, 0, Filters(), said))
    places = zip(row(0).seats, (3, 1, 1, 4), strict=True)
    third = replace(row(0), seats=tuple(replace(seat, place=place) for seat, place in places))
    assert "place 3 of 4, +3 rests" in texts(history([third], people, 1, 0, Filters(), said))


def test_an_empty_page() -> None:
    people = {1: Person(1, 100, "Anna", "it")}
    assert "No finished match" in texts(history([], people, 1, 0, Filters(), words("en")))
    late = history([], people, 1, 3, Filters(), words("en"))
    assert "No older" in texts(late)
    assert [one.deal for one in controls(late)] == [2]


@given(st.text(alphabet="0123456789abcxyzABC_.-", max_size=64))
def test_filters_of_any_id_can_be_read(arg: str) -> None:
    found = Filters.parse(arg)
    assert found == Filters.parse(found.encode())


@given(st.integers(-5, 10**9), st.integers(-5, 10**9), st.text(max_size=5))
def test_any_spot_leads_somewhere(deal: int, moment: int, eyes: str) -> None:
    spot = clamp(match(), deal, moment, eyes)
    assert 1 <= spot.deal <= 4
    assert 0 <= spot.moment < len(match().deals[spot.deal - 1].moments)
    assert spot.eyes in {TABLE, ALL, "0", "1", "2", "3"}
