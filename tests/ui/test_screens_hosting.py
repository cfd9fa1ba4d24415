"""Limits and texts of the screens of hosts, guests and those who manage a server, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.ports.servers import ServerSettings
from bot.table.model import PACES, Chair, Check, Votes
from bot.ui import screens
from bot.ui.features.server_settings import WANTED
from bot.ui.screens.lobby import invitation, inviting, pace_vote
from bot.ui.screens.server_settings import LANGUAGES as SPOKEN
from bot.ui.screens.server_settings import LIMITS, MOST_CHANNELS, data_screen, erase_screen, setup_screen
from bot.ui.transport.screen import Screen
from tests.ui.limits import assert_limits, long_labels, said
from tests.ui.tables import NASTY, people, some_match, table, who

PEOPLE = (Chair(7), Chair(8), Chair(9), Chair(None, "regular", "Cecco"))


def checked(screen: Screen) -> str:
    """Check Discord's limits and the guideline for labels, and return all text of a screen."""
    screen.assert_limits()
    view = screen.view()
    assert_limits(view)
    assert not long_labels(view)
    return said(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_names_who_is_there_and_who_is_not(language: str) -> None:
    said_in = words(language)
    state = table(chairs=PEOPLE, check=Check(9, 1_700_000_000_000, frozenset({7})))
    text = checked(screens.lobby(state, who(state, said_in), said_in))
    assert "✅ Anna" in text
    assert "⏳ Bruno" in text
    assert "<t:1700000000:R>" in text
    nasty = people(*NASTY[:3])
    checked(screens.lobby(state, who(state, said_in, nasty), said_in))
    for over in (state, table(some_match(), chairs=PEOPLE)):
        checked(screens.check_over(over, said_in))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup_keeps_the_limits_with_everything_missing_everywhere(language: str) -> None:
    said_in = words(language)
    channels = tuple(range(10**18, 10**18 + MOST_CHANNELS))
    for limit in LIMITS:
        for spoken in ("", *SPOKEN[1:]):
            settings = ServerSettings(channels, spoken, limit, 5, boards=limit % 2 == 0)
            text = checked(setup_screen(settings, [(f"#{'w' * 100}", WANTED)] * MOST_CHANNELS, said_in))
            assert said_in.text("perm-create-public-threads") in text
    assert "✅" in checked(setup_screen(ServerSettings(), [("#cards", ())], said_in))


@pytest.mark.parametrize("language", LANGUAGES)
def test_data_are_erased_after_a_question_that_counts_the_open_tables(language: str) -> None:
    said_in = words(language)
    checked(data_screen(said_in))
    assert len({checked(erase_screen(count, said_in)) for count in (0, 1, 12)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Anna", *NASTY])
def test_invitations_keep_the_limits_whatever_the_table_is_called(language: str, name: str) -> None:
    said_in, state = words(language), table(chairs=PEOPLE, name=name or "…")
    checked(inviting(state, said_in))
    text = checked(invitation(state, "Anna", 10**18, said_in))
    assert text.count("<@") == 1, "the invited alone is mentioned"
    assert f"<@{10**18}>" in text
    free = table(chairs=(*PEOPLE[:2], Chair(), Chair()), name=name)
    shown = screens.spectator(state, None, who(state, said_in), said_in, free)
    shown.assert_limits()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", PACES)
def test_a_vote_on_the_pace_says_who_agrees_and_who_is_missing(language: str, pace: str) -> None:
    said_in = words(language)
    state = table(some_match(), chairs=PEOPLE, pace="nothing", votes=Votes(pace=((0, pace), (2, pace))))
    text = checked(pace_vote(state, pace, who(state, said_in), said_in))
    assert text.index("Anna") < text.index("Bruno")
    assert said_in.text(f"ui-pace-{pace}") in text
    changed = table(some_match(), chairs=PEOPLE, pace=pace)
    assert "Anna" not in checked(pace_vote(changed, pace, who(changed, said_in), said_in))


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_table_is_asked_with_at_most_25_lines(language: str) -> None:
    said_in = words(language)
    states = [table(some_match()), *(table(some_match(), pace="daily", name=name) for name in NASTY)]
    distinct = [replace(state, id=f"t{number}") for number, state in enumerate(states * 4)]
    checked(screens.which_table(distinct, said_in))
