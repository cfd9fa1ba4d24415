"""The leaderboard against bots, the records of a profile, and the lines of a result: what they say, and never mix."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, words
from bot.ports.achievements import Earned, LadderChange, LadderRecord, MatchGain, NewBest, Records
from bot.ports.leaderboards import LADDER_MEASURES, MEASURES, LeaderboardPage, Standing
from bot.render.leaderboard import leaders_alt
from bot.render.profile import profile_alt
from bot.standings import EVER, Streak
from bot.table.model import Chair
from bot.table.ports import Person
from bot.table.selectors import public_view
from bot.ui import screens
from bot.ui.screens.achievements import badge_name, badges_of, badges_screen, match_lines
from bot.ui.screens.leaderboard import (
    BOTS,
    Asked,
    asked_of,
    board_screen,
    board_words,
    leaders,
    level_of,
    levels,
    note,
    view_of,
    word_lines,
)
from bot.ui.screens.profile import profile_arg, profile_screen, profile_sheet
from bot.ui.transport.screen import Button, Menu, Screen
from tests.support.matches import finished
from tests.ui.tables import NASTY, picture, who
from tests.ui.test_pages import PROFILE

AT = 1_764_806_400_000
"""4 December 2025."""
LADDER = Asked(9, "here", "minchiate", EVER, "rating", level="")


def line(person: int, *, place: int = 1, matches: int = 30, streak: int = 4) -> Standing:
    return Standing(
        *(place, person, f"P{person}", 812, 2.0, matches, 20, 90, 40, 55, 611, 0), streak=streak, best_streak=7
    )


def parts(screen: Screen, kind: type) -> list[object]:
    """Return the buttons or menus of a screen."""
    found: list[object] = []
    for part in screen.parts:
        found += [one for one in (part if isinstance(part, tuple) else (part,)) if isinstance(one, kind)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", LADDER_MEASURES)
def test_the_view_against_bots_keeps_the_limits_and_names_every_line(language: str, measure: str) -> None:
    said = words(language)
    asked = replace(LADDER, measure=measure, offset=36**5)
    rows = tuple(replace(line(n), name=name) for n, name in enumerate((*NASTY, "Anna", "Bruno"), 1))
    page = LeaderboardPage(rows, line(77, place=0), True)
    for shown in (None, picture()):
        board_screen(asked, page, [], None, shown, said).assert_limits()
    spoken = board_words(asked, page, None, said)
    spoken.assert_limits()
    assert "<@123>" not in str(spoken.parts)
    assert said.text("ui-ladder-title", game="Minchiate") in str(spoken.parts)
    alt = leaders_alt(leaders(asked, page, said, None), said)
    assert "Bruno" in alt
    assert said.text("render-alt-streak", count=4) in alt


def test_both_views_offer_each_other_and_their_own_choices() -> None:
    said, page = words("en"), LeaderboardPage((line(1),), None, False)
    people = board_screen(replace(LADDER, level=None), page, [], None, None, said)
    bots = board_screen(replace(LADDER, measure="best_streak"), page, [], None, None, said)
    for screen, level, measures in ((people, None, MEASURES), (bots, "", LADDER_MEASURES)):
        other = {one.label: one for one in parts(screen, Button) if isinstance(one, Button)}
        assert (other["Among people"].disabled, other["Against bots"].disabled) == (level is None, level is not None)
        menus = [one for one in parts(screen, Menu) if isinstance(one, Menu)]
        assert [choice.value for choice in menus[1].choices] == list(measures)
        values = [choice.value for choice in menus[2].choices]
        assert values == (
            ["month", "week", EVER] if level is None else ["bots", "bots-novice", "bots-regular", "bots-master"]
        )
        assert [choice.value for choice in menus[2].choices if choice.chosen] == [EVER if level is None else BOTS]
        ids = [one.id for one in (*other.values(), *menus)]
        assert len(set(ids)) == len(ids), "every control of a message has an id of its own"
        leads = other["Against bots" if level is None else "Among people"].id.split(":")[-1]
        there = asked_of(leads)
        assert there is not None
        assert there.level == ("" if level is None else None)
        assert there.measure == "rating", "what one cannot sort by there is left behind"


def test_a_view_against_bots_survives_its_id() -> None:
    for slug in games():
        assert levels(slug)[:2] == ("", "novice")
        assert set(companions(slug).policies) < set(levels(slug)) | {"novice"}
        for level in levels(slug):
            asked = Asked(2**29, "all", slug, EVER, "best_streak", 30, level)
            assert asked_of(asked.arg()) == asked
            assert len(asked.arg()) <= 72
            assert level_of(view_of(level), slug) == level
    assert asked_of("1.here.minchiate.ever.best_streak.0") is None
    assert asked_of("1.here.minchiate.bots.balance.0") is None
    juggler = asked_of("1.here.minchiate.bots-juggler.rating.0")
    assert juggler is not None
    assert juggler.level == ""


def test_an_own_line_without_a_place_says_so() -> None:
    """With too few deals there is no average to compare."""
    said, asked = words("en"), replace(LADDER, measure="average")
    page = LeaderboardPage((), replace(line(9, place=0), average=0), False)
    shown = leaders(asked, page, said, None)
    assert shown.own is not None
    assert (shown.own.place, shown.own.value) == (0, "–")
    told = word_lines(asked, page, None, said)
    assert told[0] == said.text("ui-ladder-empty-average", count=20)
    assert told[1].startswith("–")
    assert said.text("ui-ladder-note-average", count=20) in note(asked, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_ladder_says_what_is_missing(language: str) -> None:
    said, nobody = words(language), LeaderboardPage((), None, False)
    for asked, key in (
        (LADDER, "ui-ladder-empty"),
        (replace(LADDER, level="novice"), "ui-ladder-empty-level"),
        (replace(LADDER, scope="all"), "ui-board-empty-all"),
    ):
        assert word_lines(asked, nobody, None, said) == [said.text(key)]


GAIN = MatchGain(
    0,
    1,
    LadderChange("novice", Streak(3, 3), 840, 28, 1, 2, 11),
    ("beat-novice", "row-3", "minchiate:kings", "juggler"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_says_in_two_lines_what_it_counted_for(language: str) -> None:
    said = words(language)
    state = finished().state
    view, company = public_view(state), who(state, said)
    assert view is not None
    assert state.chairs[0].person == GAIN.person
    before = screens.over(state, view, company, None, said)
    after = screens.over(state, view, company, None, said, (GAIN,))
    after.assert_limits()
    climbed, badges = match_lines(state, (GAIN,), company, said)
    assert climbed in str(after.parts)
    assert badges in str(after.parts)
    assert climbed not in str(before.parts)
    name = company.player_names[0]
    level = said.text("ui-level-novice")
    assert said.text("ui-gain-ladder", who=name, level=level, before="812", after="840") in climbed
    assert said.text("ui-gain-streak-best", count=3) in climbed
    assert all(badge_name(key, said) in badges for key in GAIN.earned[:3])
    assert "juggler" not in badges


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_loss_is_not_told_as_a_rating(language: str) -> None:
    said, state = words(language), finished().state
    company = who(state, said)
    assert GAIN.ladder is not None
    lost = replace(GAIN.ladder, streak=Streak(0, 0), rating=-177, gained=-177, matches=1)
    (told,) = match_lines(state, (replace(GAIN, ladder=lost, earned=()),), company, said)
    assert "177" not in told
    assert "1" in told
    assert "10" in told
    tenth = replace(GAIN.ladder, rating=-40, gained=20, matches=10, streak=Streak(1, 1))
    (told,) = match_lines(state, (replace(GAIN, ladder=tenth, earned=()),), company, said)
    assert told.endswith("**−40**")
    assert "−60" not in told


def test_who_did_not_finish_in_their_seat_has_no_line_and_a_lost_streak_is_not_told() -> None:
    said, state = words("en"), finished().state
    company = who(state, said)
    gone = replace(state, chairs=(Chair(None, "regular", "Cecco"), *state.chairs[1:]))
    assert match_lines(gone, (GAIN,), company, said) == []
    assert GAIN.ladder is not None
    lost = replace(GAIN, ladder=replace(GAIN.ladder, streak=Streak(0, 3), rating=-40, gained=-20), earned=())
    (told,) = match_lines(state, (lost,), company, said)
    assert told.endswith("rating −20 → **−40**")
    later = replace(GAIN, ladder=replace(GAIN.ladder, streak=Streak(2, 5)), earned=())
    assert match_lines(state, (later,), company, said)[0].endswith("2 wins in a row")
    best = replace(later, bests=(NewBest("match", 5, 3), NewBest("deal", 9, 4)))
    assert match_lines(state, (best,), company, said)[0].endswith("2 wins in a row · a new best deal: 9 rests")
    among_people = replace(GAIN, ladder=None, earned=("ranked-win",))
    assert match_lines(state, (among_people,), company, said) == [
        f"🏅 New badge for {company.player_names[0]}: Ranked win"
    ]


RECORDS = Records(
    days=Streak(3, 8),
    people={"minchiate": Streak(2, 5)},
    bots={"minchiate": LadderRecord(4, 3, 840, Streak(3, 3)), "chinze": LadderRecord(50, 9, 990, Streak(0, 2))},
    best_match={"minchiate": 12},
    earned=tuple(
        Earned(key, f"t{n}", AT - n * 86_400_000)
        for n, key in enumerate(("row-3", "minchiate:kings", "juggler", "beat-novice", "first-win", "minchiate:played"))
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_profile_tells_ladder_streaks_bests_and_badges(language: str) -> None:
    said, person = words(language), Person(7, 700, NASTY[0], "it")
    sheet = profile_sheet(person, PROFILE, "minchiate", {}, said, here=True, records=RECORDS)
    assert [one.value for one in sheet.records.ladder] == ["840", "4", "75 %", "3", "3"]
    alt = profile_alt(sheet, said)
    told = (
        f"840 {said.text('render-alt-provisional')}",
        said.text("ui-profile-badges", count=5),
        badge_name("row-3", said),
        said.text("ui-profile-more", count=1),
        said.text("ui-profile-streak", what=said.text("ui-figure-days"), now=3, best=8),
        said.text("unit-rests", count=12),
    )
    assert all(one in alt for one in told), alt
    assert "990" not in alt, "the ladder of another game"
    for shown in (None, picture()):
        screen = profile_screen(
            person, PROFILE, "minchiate", sheet, shown, said, profile_arg(7, 7), own=True, records=RECORDS
        )
        screen.assert_limits()
        text = str(screen.parts)
        streak = said.text("ui-profile-streak", what=said.text("ui-figure-ranked-streak"), now=2, best=5)
        assert streak in text
        assert (badge_name("row-3", said) in text) == (shown is None), "the picture says it already"
    bare = profile_sheet(person, PROFILE, "minchiate", {}, said, here=True)
    assert bare.records.empty
    assert said.text("ui-profile-ladder") not in profile_alt(bare, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_badges_of_oneself_end_with_those_still_to_earn(language: str) -> None:
    said, person = words(language), Person(7, 700, NASTY[0], "it")
    for own in (True, False):
        screen = badges_screen(person, RECORDS, "minchiate", said, own=own)
        screen.assert_limits()
        text = str(screen.parts)
        assert text.count("🏅") == 5
        assert text.count("▫️") == (len(badges_of("minchiate")) - 5 if own else 0)
        assert "<@123>" not in text
    every = Records(earned=tuple(Earned(key, "t", AT) for slug in games() for key in badges_of(slug)))
    whole = badges_screen(person, every, "minchiate", said, own=True)
    whole.assert_limits()
    assert badge_name("mineo:scommessa", said) in str(whole.parts)
    none = badges_screen(person, Records(), "chinze", said, own=False)
    assert said.text("ui-profile-badges-none") in str(none.parts)
