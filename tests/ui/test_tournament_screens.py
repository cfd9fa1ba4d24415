"""The screens of tournaments: Discord's limits, three languages, and no score before its round is closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.bots import bot_name_of
from bot.i18n import LANGUAGES, words
from bot.ui.screens.tournament import card_of, join_screen, leave_screen, list_screen, tournament_screen
from bot.ui.screens.tournament_director import (
    ADJUST,
    APPOINT,
    CANCEL,
    PENALIZE,
    REPLACE,
    SUBSTITUTE,
    ReasonForm,
    ScoresForm,
    contestants,
    deals,
    director_screen,
    extend_screen,
    fill_targets,
    hundredths_of,
    member_of,
    people,
    person_screen,
    rounds,
    scores_of,
    seats_at,
    sure_screen,
    tables,
    which_screen,
)
from bot.ui.screens.tournament_field import Field, decimal
from bot.ui.screens.tournament_round import round_screen, seat_screen
from bot.ui.screens.tournament_standings import final_of, final_screen, result_screen, standings_screen, standings_table
from bot.ui.transport.screen import Button, Menu, Screen, Text
from tests.duplicate.tournaments import DIRECTOR, Played, announced
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import picture
from tests.ui.tournaments import entered, finished, play_round, there

SAID = pytest.mark.parametrize("language", LANGUAGES)
KINDS = (
    ("minchiate", "individuals"),
    ("minchiate", "pairs"),
    ("minchiate", "teams"),
    ("terziglio", "individuals"),
    ("mineo", "teams"),
    ("chinze", "individuals"),
)
"""Games with the kinds of contestants whose screens differ."""


def text_of(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def labels(screen: Screen) -> list[str]:
    return [one.label for part in screen.parts if isinstance(part, tuple) for one in part if isinstance(one, Button)]


def within(*screens: Screen | None) -> None:
    for screen in screens:
        if screen is not None:
            assert_limits(screen.view())
            screen.assert_limits()
            assert long_labels(screen.view()) == []


def moments(game: str, form: str) -> Iterator[Played]:
    """Yield a large tournament at every stage."""
    played = entered(game, form, 60, 4, rounds=2)
    yield played
    yield there(played)
    yield play_round(played, but=1)
    yield play_round(played)
    played.do(cmd.Penalize(1, 100, "W" * 300), DIRECTOR)
    zeros = (0,) * played.state.shape.players
    played.do(cmd.Adjust(1, 1, 1, "*" * 300, zeros), DIRECTOR)
    played.do(cmd.Pause(), DIRECTOR)
    yield played
    played.do(cmd.Resume(), DIRECTOR)
    yield play_round(played)


@pytest.mark.exhaustive(5)
@SAID
@pytest.mark.parametrize(("game", "form"), KINDS)
def test_every_screen_keeps_discords_limits(game: str, form: str, language: str) -> None:
    links = {number: f"https://discord.com/channels/{10**18}/{10**18 + number}" for number in range(1, 200)}
    for played in moments(game, form):
        state = played.state
        its = shown(state, language)
        within(
            tournament_screen(its, picture()), join_screen(its) if form != "individuals" else None, leave_screen(its)
        )
        within(list_screen([its], its.words), list_screen((), its.words))
        for one in state.rounds:
            within(round_screen(its, one.number, links), round_screen(its, one.number, {}, 99))
            within(seat_screen(its, one.number, 101, links), result_screen(its, one.number, 101))
        if any(one.closed for one in state.rounds):
            within(standings_screen(its, picture()), standings_screen(its, None, 99))
        within(final_screen(its, picture()) if not state.open else None)
        if state.open:
            within(*directing(its))
        assert len(card_of(its).alt) > 20


def directing(its: Field) -> Iterator[Screen]:
    """Yield every step of a director that is possible now."""
    yield director_screen(its)
    yield person_screen(its, SUBSTITUTE, ("b1",), who=its.contestant(1))
    yield person_screen(its, APPOINT, ())
    yield which_screen(its, PENALIZE, (), contestants(its), "ui-tour-which-contestant")
    yield which_screen(its, SUBSTITUTE, (), people(its), "ui-tour-which-member")
    for what in ("open", "begin", "close"):
        yield sure_screen(its, what, ("1",))
    yield sure_screen(its, APPOINT, ("p4711",), who=its.contestant(1))
    ReasonForm(its, CANCEL, ())
    ReasonForm(its, PENALIZE, ("1",), points=True)
    running = its.state.round
    if its.state.rounds:
        yield which_screen(its, ADJUST, (), rounds(its), "ui-tour-which-round")
        yield which_screen(its, ADJUST, ("1", "1"), deals(its), "ui-tour-which-deal")
        ScoresForm(its, its.state.rounds[0], 1, 1)
    if running is not None:
        yield extend_screen(its, running, 0)
        yield which_screen(its, REPLACE, (), tables(its, running), "ui-tour-which-table")
        yield which_screen(its, REPLACE, ("1",), seats_at(its, running, 1) or [("0", "x")], "ui-tour-which-seat")


def shown(state: Any, language: str) -> Field:
    from tests.ui.tournaments import shown as its

    return its(state, language, 101, nasty=True)


def test_a_running_round_shows_progress_and_no_score() -> None:
    played = play_round(there(entered()), but=2)
    its = Field(played.state, {}, words("en"))
    said = text_of(round_screen(its, 1, {2: "https://x/2"}))
    assert "6 of 8 deals" in said
    assert "[Table 2](https://x/2)" in said
    assert "2/4" in said
    assert "%" not in said
    assert "%" not in text_of(tournament_screen(its, None))
    play_round(played)
    assert "%" in text_of(round_screen(Field(played.state, {}, words("en")), 1, {}))


def test_the_message_says_who_is_there_and_offers_what_is_possible() -> None:
    played = entered()
    its = Field(played.state, {101: "Anna"}, words("en"))
    assert labels(tournament_screen(its, None)) == ["Join", "Leave", "Direct"]
    assert "✅" not in text_of(tournament_screen(its, None))
    played.do(cmd.OpenCheckIn(), DIRECTOR)
    played.do(cmd.CheckIn(), 101)
    its = Field(played.state, {101: "Anna"}, words("en"))
    said = text_of(tournament_screen(its, None))
    assert "✅ Anna" in said
    assert "▫️ Player" in said
    assert labels(tournament_screen(its, None)) == ["Join", "Check in", "Leave", "Direct"]
    played.do(cmd.Cancel("The hall is closed"), DIRECTOR)
    its = Field(played.state, {}, words("en"))
    assert "The hall is closed" in text_of(tournament_screen(its, None))
    assert labels(tournament_screen(its, None)) == []


def test_a_reason_is_shown_whole_and_cannot_format_anything() -> None:
    played = play_round(there(entered()))
    reason = "They played **out of turn** @everyone " + "x" * 60
    played.do(cmd.Adjust(1, 1, 1, reason, (), (40, 60, 40, 60)), DIRECTOR)
    played.do(cmd.Penalize(2, 250, reason), DIRECTOR)
    its = Field(played.state, {}, words("en"))
    for said in (text_of(round_screen(its, 1, {})), text_of(standings_screen(its, None))):
        assert "x" * 60 in said
        assert "**out" not in said
        assert "@everyone" not in said
    assert "2.50" in text_of(standings_screen(its, None))


def test_a_person_is_told_their_seat_and_their_result() -> None:
    played = there(entered("minchiate", "pairs", 3, 1))
    played.begin()
    its = Field(played.state, {101: "Anna", 102: "Bruno"}, words("en"), 101)
    seat = seat_screen(its, 1, 101, {1: "https://x/1", 2: "https://x/2"})
    assert seat is not None
    assert "With Bruno" in text_of(seat)
    assert any(one.url for part in seat.parts if isinstance(part, tuple) for one in part)
    assert seat_screen(its, 1, DIRECTOR, {}) is None
    assert result_screen(its, 1, 101) is None, "the round runs"
    play_round(played)
    result = result_screen(Field(played.state, {}, words("en"), 101), 1, 101)
    assert result is not None
    assert "of 4" in text_of(result)


def test_who_sits_out_is_told_so() -> None:
    played = there(entered("chinze", "individuals", 5, 0))
    played.begin()
    (out,) = played.round.byes
    its = Field(played.state, {}, words("en"))
    said = seat_screen(its, 1, 100 * out + 1, {})
    assert said is not None
    assert "sit out" in text_of(said)
    assert "Sits out" in text_of(round_screen(its, 1, {}))


def test_the_final_picture_has_a_stand_and_bots_have_faces() -> None:
    played = finished(people=2, bots=6)
    content = final_of(Field(played.state, {}, words("en")))
    assert content is not None
    assert next(step.place for step in content.steps) == 1
    assert any(one.face for step in content.steps for one in step.players)
    assert "%" not in content.steps[0].brief
    table = standings_table(Field(played.state, {101: "Anna"}, words("it"), 101))
    assert [line.own for line in table.lines].count(True) == 1
    assert "," in table.lines[0].points


def test_nobody_has_a_place_and_there_is_no_stand() -> None:
    played = announced(game="chinze", form="individuals", boards=1, rounds=1)
    for person in (1, 2, 3, 4):
        played.do(cmd.Join((person,), unranked=True), person)
    play_round(there(played))
    its = Field(played.state, {}, words("en"))
    assert final_of(its) is None
    within(final_screen(its, None))


def test_bots_have_names_of_their_own() -> None:
    assert bot_name_of(-1) == ("Cecco", "")
    assert bot_name_of(-7) == ("Cecco", "2")


def test_bots_fill_up_whole_tables_from_the_least_number_that_can_play() -> None:
    assert fill_targets(entered("minchiate", "individuals", 1, 0).state)[:2] == (8, 12)
    assert fill_targets(entered("chinze", "individuals", 1, 0).state)[:2] == (4, 8)
    assert fill_targets(entered("mineo", "individuals", 7, 0).state)[:2] == (9, 12)
    assert fill_targets(entered("mineo", "individuals", 9, 0, limit=9).state) == ()


@pytest.mark.parametrize(
    ("text", "number"),
    [("12", 1200), ("−3,5", -350), ("-3.25", -325), ("+60 %", 6000), ("", None), ("x", None), ("1e9", None)],
)
def test_numbers_that_a_director_types(text: str, number: int | None) -> None:
    assert hundredths_of(text) == number


def test_scores_of_a_form_are_whole_and_all_of_one_kind() -> None:
    state = entered().state
    assert scores_of(state, {"side0": "12", "side1": "−12"}) == ((12, -12, 12, -12), ())
    assert scores_of(state, {"side0": "40 %", "side1": "60%"}) == ((), (40, 60, 40, 60))
    assert scores_of(state, {"side0": "40 %", "side1": "60"}) is None
    assert scores_of(state, {"side0": "1.5", "side1": "2"}) is None
    assert scores_of(state, {"side0": "1"}) is None


def test_members_in_menus() -> None:
    assert (member_of("b3"), member_of("17"), member_of("b"), member_of("")) == (-3, 17, 0, 0)
    assert decimal(-1234, words("es")) == "−12,34"


def test_a_director_chooses_among_all_who_play() -> None:
    its = Field(entered("minchiate", "individuals", 30, 2).state, {}, words("en"))
    menus = list(which_screen(its, SUBSTITUTE, (), people(its), "ui-tour-which-member").parts)
    values = [one.value for part in menus if isinstance(part, Menu) for one in part.choices]
    assert len(values) == 32
    assert {"b1", "b2"} <= set(values)
