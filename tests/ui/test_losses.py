"""What decisions cost on average, on screens: limits, languages, and what the figures say."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.registry import games
from bot.i18n import LANGUAGES, Words, words
from bot.ports.losses import KINDS
from bot.ports.people import Preferences
from bot.standings import deals_played
from bot.table.ports import Person
from bot.teaching.losses import MeanLoss
from bot.teaching.review import reviewed
from bot.ui.screens.hint import unit
from bot.ui.screens.loss_curve import curve_content, curve_screen
from bot.ui.screens.losses import losses_content, losses_screen
from bot.ui.screens.profile import profile_arg, profile_screen, profile_sheet
from tests.teaching.test_review import PERSON, Judging, by_hand, decisions
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, picture
from tests.ui.test_final_result import ended
from tests.ui.test_pages import PROFILE
from tests.ui.test_review import controls_of, told


def unit_of(name: str, said: Words) -> str:
    return said.text(f"unit-{name}", count=2).removeprefix("2").strip()


IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MEANS = [MeanLoss(kind, 1234, 56, 1.5 - place, 0.25 if place else None) for place, kind in enumerate(KINDS)]


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("slug", games())
def test_means_are_told_in_picture_and_words_within_the_limits(slug: str, language: str) -> None:
    said = words(language)
    losses = losses_content(slug, MEANS, said)
    assert [one.name for one in losses.lines] == [said.text(f"ui-loss-{kind}") for kind in KINDS]
    point = "." if language == "en" else ","
    assert [one.value for one in losses.lines][:3] == [f"1{point}50", f"0{point}50", f"−0{point}50"]
    assert [one.interval for one in losses.lines][:2] == ["", f"± 0{point}25"]
    for prefers, shown in ((Preferences(), picture()), (Preferences(), None), (Preferences(panel="words"), picture())):
        screen = losses_screen(slug, losses, shown, said, prefers)
        assert_limits(screen.view())
        screen.assert_limits()
        assert (f"**0{point}50** ± 0{point}25" in told(screen)) == (shown is None or prefers.panel == "words")
        assert said.text("ui-losses-how") in told(screen)
    nothing = losses_screen(slug, losses_content(slug, [], said), None, said)
    assert said.text("ui-losses-none") in told(nothing)


@IN_EVERY_LANGUAGE
def test_a_profile_says_them_only_where_it_is_told_to(language: str) -> None:
    said, person = words(language), Person(7, 700, NASTY[0], "it")
    sheet = profile_sheet(person, PROFILE, "minchiate", {}, said, here=True)

    def shown(**more: object) -> str:
        screen = profile_screen(person, PROFILE, "minchiate", sheet, None, said, profile_arg(7, 7), **more)  # type: ignore[arg-type]
        screen.assert_limits()
        assert long_labels(screen.view()) == []
        return str(screen.parts)

    line, how, button = said.text("ui-loss-follow"), said.text("ui-losses-none"), said.text("ui-btn-losses")
    assert not any(one in shown() for one in (line, how, button)), "the profile of another person"
    assert button in shown(own=True)
    assert not any(one in shown(own=True) for one in (line, how)), "one's own, which everybody reads"
    assert line in shown(own=True, losses=MEANS)
    assert how in shown(own=True, losses=[])


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("slug", games())
async def test_the_curve_of_a_match_keeps_the_limits_and_says_what_each_deal_cost(slug: str, language: str) -> None:
    hall, said = ended(slug), words(language)
    state, player = hall.state, hall.state.chair_of(PERSON)
    assert player is not None
    played = deals_played(state.id, hall.events)
    review = await reviewed(decisions(slug, 0), Judging(by_hand), "t")
    curve = curve_content(state, player, review, played, said)
    assert [one.name for one in curve.deals] == [said.number(one.deal) for one in played]
    assert [sum(one.lost) for one in curve.deals] == [
        sum(one.lost for one in review.losses if one.deal == deal.deal) for deal in played
    ]
    gains = [one.score.replace("−", "-").replace("+", "") for one in curve.deals]
    assert sum(int(one) for one in gains) == state.balances[player]
    assert len(curve.named) == len(review.costly)
    units = said.text("ui-curve-units", lost=unit(slug, said), gained=unit_of("rests", said))
    assert (units in curve.note) == (slug == "minchiate"), "its deals are judged in points and paid in rests"
    for shown, prefers in ((picture(), Preferences()), (None, Preferences()), (picture(), Preferences(panel="words"))):
        screen = curve_screen(state, review, curve, shown, said, prefers)
        assert_limits(screen.view())
        screen.assert_limits()
        assert long_labels(screen.view()) == []
        assert len(controls_of(screen)) == bool(review.costly)
        assert (f"{curve.cost} {curve.deals[0].cost}" in told(screen)) == (shown is None or prefers.panel == "words")


async def test_a_match_in_which_nothing_was_lost_says_so() -> None:
    hall, said = ended("minchiate"), words("en")
    review = await reviewed(decisions("minchiate", 0), Judging(lambda *_: 0.0), "t")
    better = msgspec.structs.replace(
        review, losses=tuple(msgspec.structs.replace(one, lost=-0.5) for one in review.losses)
    )
    for one in (review, better):
        curve = curve_content(hall.state, 0, one, (), said)
        assert curve.title == said.text("ui-curve-nothing")
        assert said.text("ui-curve-unmarked") in curve.note


async def test_a_substitute_sees_the_deals_since_they_came_and_others_every_deal() -> None:
    hall, said = ended("minchiate"), words("en")
    player = hall.state.chair_of(PERSON)
    assert player is not None
    chair = msgspec.structs.replace(hall.state.chairs[player], first=99)
    chairs = tuple(chair if number == player else one for number, one in enumerate(hall.state.chairs))
    played = deals_played(hall.state.id, hall.events)
    late = [one for deal in (2, 4) for one in decisions("minchiate", deal)]
    review = await reviewed(late, Judging(by_hand), "t")
    relieved = curve_content(msgspec.structs.replace(hall.state, chairs=chairs), player, review, played, said)
    assert [(one.name, one.cost == "–") for one in relieved.deals] == [("2", False), ("3", True), ("4", False)]
    whole = curve_content(hall.state, player, review, played, said)
    assert [one.name for one in whole.deals] == ["1", "2", "3", "4"]
