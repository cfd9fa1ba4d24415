"""Screens of leaderboards, profiles and privacy stay within Discord's limits in every language, for any name.

Also the line on a table's card that says whether a match counts.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.ports.leaderboards import MEASURES, LeaderboardPage, Season, Standing
from bot.ports.people import WISHES
from bot.ports.profiles import Best, Companion, Formed, Played, Profile, Result, Roles
from bot.render.leaderboard import ROWS
from bot.standings import FORGIVEN
from bot.table.model import Chair
from bot.table.ports import Person
from bot.ui import screens
from bot.ui.screens.history import Filters, history
from bot.ui.screens.leaderboard import EVERYWHERE, Asked, asked_of, board_screen, board_words, leaders
from bot.ui.screens.offers import offered
from bot.ui.screens.privacy import forget_screen, forgotten_screen, privacy_screen
from bot.ui.screens.profile import profile_arg, profile_empty, profile_screen, profile_sheet
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import PageId, parse_page
from tests.ui.tables import NASTY, picture, table, who

LONGEST = "W" * 32
SEASONS = [Season(2**40 + n, LONGEST * 2, 5, 0) for n in range(30)]
PROFILE = Profile(
    {"minchiate": Played(48, 26, 47, 40, 12, (Best(9, "t1", 3, 1_700_000_000_000),))},
    {"minchiate": Roles(40, 20, 160, 80, 12, 1512, 1.8, {"dealer": (30, 12), "pair": (160, 80)})},
    (Companion("minchiate", 8, 40, 20, 8), Companion("minchiate", 9, 20, 5, -4)),
    tuple(Formed("minchiate", 1, 2, n) for n in range(30)),
    tuple(
        Result(f"t{n}", "minchiate", 10, 1_700_000_000_000, 4, True, "computer" if n % 3 else "", 2, 1, 0, True, n, 5)
        for n in range(5)
    ),
)


def line(place: int, name: str, value: int = 10**6) -> Standing:
    return Standing(place, place, name, value, 1.0, 50, 25, 200, 100, -value, -value, 7)


def board() -> LeaderboardPage:
    names = [*NASTY, *("" for _ in range(ROWS - len(NASTY)))]
    rows = tuple(line(n + 1, name) for n, name in enumerate(names))
    return LeaderboardPage(rows, replace(line(123_456, LONGEST), person=77), True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", MEASURES)
def test_a_leaderboard_keeps_the_limits_and_escapes_names(language: str, measure: str) -> None:
    said = words(language)
    asked = Asked(77, "here", "minchiate", "season", measure, 36**5)
    for shown in (None, picture()):
        screen = board_screen(asked, board(), SEASONS, SEASONS[0], shown, said)
        screen.assert_limits()
    spoken = board_words(asked, board(), SEASONS[0], said)
    spoken.assert_limits()
    text = str(spoken.parts)
    assert "<@123>" not in text
    assert "\\\\*\\\\_\\\\_bold" in text
    assert LONGEST in text
    assert leaders(asked, board(), said, None).own is not None


def test_what_is_asked_survives_its_id_and_nothing_else_is_understood() -> None:
    asked = Asked(2**29, "all", "minchiate", "s123456", "average", 30)
    assert asked_of(asked.arg()) == asked
    control = PageId("board", "measure", asked.arg())
    assert parse_page(control.encode()) == control
    for arg in ("", "1.here.minchiate.ever.rating", "1.here.briscola.ever.rating.0", "1.moon.minchiate.ever.rating.0"):
        assert asked_of(arg) is None
    with pytest.raises(ValueError, match="not an id"):
        PageId("board", "on", "spaces are not").encode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_profile_keeps_the_limits_and_names_the_favourite_partner(language: str) -> None:
    said, person = words(language), Person(7, 700, NASTY[0], "it")
    people = {8: Person(8, 800, "Bruno", "it")}
    sheet = profile_sheet(person, PROFILE, "minchiate", people, said, here=True)
    assert [one.name for one in sheet.partners] == ["Bruno", "—"]
    for shown in (None, picture()):
        screen = profile_screen(person, PROFILE, "minchiate", sheet, shown, said, profile_arg(7, 7))
        screen.assert_limits()
        assert "Bruno" in str(screen.parts)
        assert said.text("ui-unranked-computer") in str(screen.parts)
    empty = profile_empty(person, said)
    empty.assert_limits()
    assert f"`/{said.text('cmd-play-now')}`" in str(empty.parts)
    assert [button.id for part in empty.parts if isinstance(part, tuple) for button in part] == [
        ids.PLAY_NOW.id(slug) for slug in offered()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_page_in_direct_messages_offers_nothing_that_needs_a_channel(language: str) -> None:
    said, person = words(language), Person(7, 700, NASTY[0], "it")
    nobody = LeaderboardPage((), None, more=False)
    asked = Asked(7, EVERYWHERE, "mineo", "ever", "rating")
    for screen in (
        profile_empty(person, said, on_server=False),
        history([], {7: person}, 7, 0, Filters(), said, on_server=False),
        board_screen(asked, nobody, [], None, None, said, server=False),
    ):
        screen.assert_limits()
        assert "play:now" not in str(screen.parts)
    assert said.text("reply-play-now-server") in str(profile_empty(person, said, on_server=False).parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wish", WISHES)
def test_privacy_keeps_the_limits(language: str, wish: str) -> None:
    said = words(language)
    for screen in (privacy_screen(2**40, wish, said), forget_screen(1, said), forgotten_screen(said)):
        screen.assert_limits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_of_the_card_says_whether_the_match_counts(language: str) -> None:
    said = words(language)
    people = table(chairs=(Chair(7), Chair(8), Chair(9), Chair()))
    for state, key in (
        (people, "ui-ranked"),
        (table(), "ui-unranked-computer"),
        (replace(people, ranked=False), "ui-unranked-house"),
        (replace(people, pace="none"), "ui-unranked-pace"),
        (replace(people, helped=(0, 0, FORGIVEN + 1, 0)), "ui-unranked-substitution"),
    ):
        shown = str(screens.lobby_menu(state, who(state, said), said).parts)
        assert said.text(key) in shown


def test_a_name_that_shows_nothing_is_not_taken_for_one_who_does_not_wish_to_be_named() -> None:
    said = words("en")
    asked = Asked(77, "here", "minchiate", "ever", "rating")
    rows = (line(1, "\u200b\u200b"), line(2, ""))
    names = [one.name for one in leaders(asked, LeaderboardPage(rows, None, False), said, None).lines]
    assert names == ["Player 1", "—"]


def test_in_direct_messages_there_is_no_server_to_be_chosen() -> None:
    said = words("en")
    asked = Asked(77, "all", "minchiate", "ever", "rating")
    for server in (True, False):
        screen = board_screen(asked, board(), [], None, picture(), said, server=server)
        assert ("This server" in str(screen.parts)) == server
