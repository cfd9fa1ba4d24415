"""What everybody sees: the lobby card, the board, the count, the end, notices and lists."""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import AsyncMock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.text import Line, SideArg
from bot.engine.view import Count, CountLine
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.table.allowance import BANK, HOUR, MINUTE, PER_MOVE, SECOND
from bot.table.model import CLOSED, FINISHED, Chair, Seal
from bot.table.ports import TableSummary
from bot.ui import screens
from bot.ui.ids import ControlId, parse
from bot.ui.painter import digest
from bot.ui.screen import Screen
from bot.ui.screens.notices import KINDS
from tests.ui.limits import BUTTON, assert_limits, controls, long_labels, nodes, said
from tests.ui.tables import CHAIRS, NASTY, deal, people, picture, some_match, table, who

FREE = (Chair(7), Chair(), Chair(None, "novice", "Lisa"), Chair())


def checked(screen: Screen) -> str:
    """Everything that can be read, after the limits were checked."""
    screen.assert_limits()
    assert_limits(screen.view())
    return said(screen.view())


def verbs(screen: Screen) -> list[str]:
    """The actions of the enabled controls."""
    return [control.action for node in controls(screen.view()) if (control := parse(node["custom_id"]))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_chairs_terms_and_what_can_be_done(language: str) -> None:
    said_in, state = words(language), table(chairs=FREE)
    text = checked(screens.lobby(state, who(state, said_in), said_in))
    for part in ("Minchiate", "Arno", "Anna", "🤖 Lisa", said_in.text("preset-minchiate-florence")):
        assert part in text
    assert verbs(screens.lobby(state, who(state, said_in), said_in)) == [
        "sit",
        "up",
        "chairs",
        "bot",
        "start",
        "invite",
        "set",
        "rules",
        "others",
        "close",
    ]


def test_a_full_lobby_offers_no_chair() -> None:
    said_in, state = words("en"), table()
    screen = screens.lobby(state, who(state, said_in), said_in)
    assert "Everybody is here" in checked(screen)
    assert not {"sit", "bot"} & set(verbs(screen))
    assert verbs(screen)[0] == "wait", "the queue stands in the place of the chair"
    assert "start" in verbs(screen)


def test_the_card_of_a_running_and_of_a_finished_match_leads_to_its_thread() -> None:
    said_in, match = words("it"), deal()[-1][0]
    for state in (table(match), table(match, status=FINISHED)):
        screen = screens.lobby(state, who(state, said_in), said_in)
        assert "rest" in checked(screen)
        assert verbs(screen) == (["wait"] if state.open else []), "who comes now may wait for a substitute's chair"
        (link,) = [node for node in nodes(screen.view()) if node["type"] == BUTTON and "url" in node]
        assert link["url"] == "https://discord.com/channels/11/33"


@pytest.mark.parametrize("reason", ["host", "moderator", "expired", "empty", "something-new"])
def test_a_closed_table_says_why(reason: str) -> None:
    state = table(status=CLOSED, close_reason=reason)
    for language in LANGUAGES:
        said_in = words(language)
        assert "Arno" in checked(screens.lobby(state, who(state, said_in), said_in))
        assert digest(screens.lobby_closed(state, said_in)) == digest(
            screens.lobby(state, who(state, said_in), said_in)
        )


def test_chairs_can_be_chosen_and_the_host_may_send_a_computer_player_away() -> None:
    said_in, state = words("en"), table(chairs=FREE)
    company = who(state, said_in)
    host, guest = (screens.chairs(state, company, said_in, person) for person in (7, 8))
    assert [node["custom_id"].split(":", 4)[4] for node in controls(host.view())] == ["chair:1", "chair:3", "unbot:2"]
    assert verbs(guest) == ["chair", "chair"]
    assert "4 · free" in checked(host)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_messages(language: str) -> None:
    said_in, state = words(language), table()
    assert "Arno" in checked(screens.seated(state, said_in))
    assert verbs(screens.seated_no_dm(state, said_in)) == ["hand"]
    checked(screens.seated_no_dm(state, said_in))
    checked(screens.board_stub(state, said_in))
    assert "Minchiate" in checked(screens.seated(state, said_in))
    checked(screens.help_page(said_in))


def test_the_board_names_the_turn_the_trick_and_the_seal() -> None:
    said_in, match = words("en"), some_match()
    state = table(match, seals=(Seal(1, b"s", "c0ffee" * 11),))
    view = game("minchiate").view(match)
    screen = screens.board(state, view, who(state, said_in), picture(), said_in, deadline_ms=5_000)
    text = checked(screen)
    assert "<t:5:R>" in text
    assert "c0ffee" in text
    assert f"Trick {view.trick.number}" in text if view.trick else False
    assert verbs(screen) == ["hand", "last", "score", "others", "nudge"]
    alone = replace(state, chairs=(state.chairs[0], *[Chair(None, "regular", f"C{n}") for n in range(3)]))
    assert verbs(screens.board(alone, view, who(alone, said_in), None, said_in)) == ["hand", "last", "score", "others"]


def test_the_table_in_words_tells_hands_tricks_and_badges() -> None:
    said_in, match = words("en"), some_match()
    state, view = table(match), game("minchiate").view(match)
    text = checked(screens.table_words(state, view, who(state, said_in), said_in))
    for info in view.seats:
        assert f"{info.hand_count} card" in text
    assert "Dealer" in text
    assert "Last trick" in text


def test_before_the_first_trick_there_is_no_last_one() -> None:
    said_in, (match, _) = words("en"), deal()[2]
    state, view = table(match), game("minchiate").view(match)
    text = checked(screens.last_trick(state, view, who(state, said_in), said_in))
    assert "No trick has been finished" in text


def test_onlookers_learn_that_they_do_not_sit_here() -> None:
    said_in = words("es")
    for match in (None, some_match()):
        state = table(match)
        view = game("minchiate").view(match) if match is not None else None
        screen = screens.spectator(state, view, who(state, said_in), said_in)
        assert "No estás en esta mesa" in checked(screen)
        assert verbs(screen) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_names_every_line_and_reveals_the_seal(language: str) -> None:
    said_in, match = words(language), deal()[-1][0]
    state = table(match, seals=(Seal(1, b"\x01\x02", "c0ffee" * 11, revealed=True),))
    replaying = ControlId(state.id, 1, 0, "replay").encode()
    (count,) = game("minchiate").view(match).counts
    screen = screens.result(state, count, who(state, said_in), picture(), said_in)
    text = checked(screen)
    assert all(said_in.number(total) in text for total in count.totals if total is not None)
    assert text.count("\n- ") + text.count("- ", 0, 2) >= len(count.lines) - 1
    assert "0102" in text
    assert "c0ffeec0ffee…" in text
    assert "c0ffeec0ffeec" not in text
    assert verbs(screen) == ["replay"], "the next deal has begun"
    assert replaying in {node["custom_id"] for node in controls(screen.view())}
    between = screens.result(replace(state, between=True), count, who(state, said_in), picture(), said_in)
    assert verbs(between) == ["next", "replay"]
    over = screens.result(table(match, status=FINISHED), count, who(state, said_in), picture(), said_in)
    assert verbs(over) == ["replay"], "there is no next deal once the match is over"


def test_a_very_long_count_is_cut_and_says_so() -> None:
    said_in, state = words("en"), table(some_match())
    lines = tuple(CountLine("minchiate-pair", (10, None), {"side": SideArg(0)}, tuple(range(20))) for _ in range(60))
    count = Count(1, lines, (600, 0), (Line("minchiate-outcome-even"),))
    assert "more lines" in checked(screens.result(state, count, who(state, said_in), None, said_in))


def test_the_end_names_winners_and_balances() -> None:
    said_in, match = words("en"), deal()[-1][0]
    view = game("minchiate").view(match)
    state = table(match, status=FINISHED, balances=(2, -2, 2, -2), places=(1, 3, 1, 3))
    text = checked(screens.over(state, view, who(state, said_in), None, said_in))
    assert "Anna and Carla win" in text
    assert "`3` **Bruno**: −2 rests" in text
    assert "Replay" in text
    added = table(match, status=FINISHED, balances=(120, 62, 90, 0), places=(1, 3, 2, 4))
    summed = checked(screens.over(added, view, who(added, said_in), None, said_in))
    assert "**Anna**: 120 rests" in summed, "points that were added up are no gains"
    level = table(match, status=FINISHED, balances=(0, 0, 0, 0), places=(1, 1, 1, 1))
    assert "ends level" in checked(screens.over(level, view, who(level, said_in), None, said_in))


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_notices_say_one_thing_and_the_next_step(kind: str) -> None:
    for language in LANGUAGES:
        text = checked(screens.notice("Something happened. " * 200, kind, words(language)))
        assert "Something happened." in text
    screen = screens.notice("No.", kind, words("en"), table="ab12cd34", url="https://discord.com/channels/1/2")
    assert verbs(screen) == ["hand"]
    checked(screen)


def row(number: int, *persons: int) -> TableSummary:
    """One table of a list."""
    return TableSummary(f"t{number}", f"*Arno* {number}", "minchiate", 1, 2, 3, "playing", persons, 4, 9)


def test_the_list_begins_with_ones_own_tables() -> None:
    for language in LANGUAGES:
        text = checked(screens.table_list([row(1, 5), row(2, 7, 8), row(3)], words(language), 7))
        assert text.index("Arno\\* 2") < text.index("Arno\\* 1") < text.index("Arno\\* 3")
        checked(screens.table_list([], words(language)))
    assert "8 more tables" in checked(screens.table_list([row(number) for number in range(20)], words("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixed_labels_keep_the_guideline(language: str) -> None:
    said_in, match = words(language), some_match()
    state, lobby = table(match), table(chairs=FREE)
    view, company = game("minchiate").view(match), who(state, said_in)
    for screen in (
        screens.lobby(lobby, who(lobby, said_in), said_in),
        screens.board(state, view, company, None, said_in),
        screens.seated_no_dm(state, said_in),
    ):
        assert long_labels(screen.view()) == []


@settings(max_examples=40, deadline=None)
@given(
    st.tuples(*[st.one_of(st.sampled_from(NASTY), st.text(max_size=40))] * 3),
    st.text(max_size=60),
    st.sampled_from(LANGUAGES),
)
def test_any_names_fit_everywhere(names: tuple[str, str, str], name: str, language: str) -> None:
    said_in, match = words(language), deal()[-1][0]
    named = people(*names)
    for state in (table(name=name, chairs=FREE), table(match, name=name), table(match, name=name, status=FINISHED)):
        company = who(state, said_in, named)
        found = [screens.lobby(state, company, said_in), screens.seated(state, said_in)]
        found.append(screens.chairs(state, company, said_in, 7))
        if state.match is not None:
            view = game("minchiate").view(match)
            found.append(screens.board(state, view, company, None, said_in))
            found.append(screens.table_words(state, view, company, said_in))
            found.append(screens.over(state, view, company, None, said_in))
            found.append(screens.result(state, view.counts[0], company, None, said_in))
        for screen in found:
            text = checked(screen)
            assert "@everyone" not in "".join(n["content"] for n in nodes(screen.view()) if n["type"] == 10), text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_settings_go_the_way_of_every_control(language: str) -> None:
    modal = screens.settings_modal(table(preset="dresden", pace="daily"), words(language))
    payload: dict[str, Any] = modal.to_dict()
    assert len(payload["title"]) <= 45
    assert payload["custom_id"] == ControlId("ab12cd34", 0, 0, "setm").encode()
    fields = [label["component"] for label in payload["components"]]
    assert [field["custom_id"] for field in fields] == ["preset", "length", "pace", "ranked", "talk"]
    chosen = [[one["value"] for one in field["options"] if one.get("default")] for field in fields]
    assert chosen == [["dresden"], ["12"], ["daily"], ["yes"], ["free"]]
    assert all(field["required"] for field in fields)
    interaction = AsyncMock()
    for menu, value in zip(modal.menus.values(), ("quick", "4", "live", "no", "quiet"), strict=True):
        menu._values = [value]  # pyright: ignore[reportPrivateUsage]
    await modal.on_submit(interaction)
    handled = interaction.client.controls.handle.await_args.args
    wished = ["preset=quick", "length=4", "pace=live", "ranked=no", "talk=quiet"]
    assert handled[1:] == (ControlId("ab12cd34", 0, 0, "setm"), wished)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paces_say_the_time_there_really_is(language: str) -> None:
    units = {"live": (SECOND, MINUTE), "relaxed": (MINUTE, MINUTE), "daily": (HOUR, HOUR)}
    for pace, (card, bank) in units.items():
        told = [int(number) for number in re.findall(r"\d+", words(language).text(f"ui-pace-{pace}-hint"))]
        assert told == [PER_MOVE[pace] // card, BANK[pace] // bank]


async def test_a_length_chosen_with_the_command_stays_in_the_settings() -> None:
    state = table(options={**table().options, "set_length": 7})
    payload: dict[str, Any] = screens.settings_modal(state, words("en")).to_dict()
    options = payload["components"][1]["component"]["options"]
    assert [one["value"] for one in options if one.get("default")] == ["7"]
    assert {"7", "12", "4", "1"} == {one["value"] for one in options}


def test_a_table_of_four_persons_has_no_computer_player() -> None:
    state = table(chairs=(*CHAIRS[:3], Chair(10)))
    company = who(state, words("en"))
    assert company.players == ("Anna", "Bruno", "Carla", "Player 4")
    assert company.cast.table == "Arno"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_is_never_nested(language: str) -> None:
    said_in, match = words(language), deal()[-1][0]
    state = table(match, between=True)
    view, company = game("minchiate").view(match), who(state, said_in)
    for screen in (
        screens.board(state, view, company, None, said_in),
        screens.lobby(state, company, said_in),
        screens.score(state, view, company, said_in),
        screens.result(state, view.counts[0], company, None, said_in),
    ):
        for line in said(screen.view()).splitlines():
            assert line.count("**") % 2 == 0
            assert "****" not in line
            assert not line.startswith("**") or line.count("**") <= 2 * line.count(" · ") + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_match_that_is_over_says_who_won_and_no_points_of_the_last_deal(language: str) -> None:
    said_in, match = words(language), deal()[-1][0]
    view = game("minchiate").view(match)
    strip = [said_in.line(line, who(table(match), said_in).names) for line in view.score]
    assert strip
    cards = {
        status: checked(screens.lobby(table(match, status=status), who(table(match), said_in), said_in))
        for status in ("playing", "finished")
    }
    assert strip[0] in cards["playing"]
    assert strip[0] not in cards["finished"]
    assert said_in.text("ui-lobby-finished") in cards["finished"]
