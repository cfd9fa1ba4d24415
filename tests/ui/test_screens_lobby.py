"""The lobby: its card, its chairs, the settings, and the first messages."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.engine.options import preset_options
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, words
from bot.render.lobby_table import ROOM, term_rows
from bot.render.text import MIN_SIZE, width
from bot.table.clocks import BANK, HOUR, MINUTE, PER_MOVE, SECOND
from bot.table.model import CLOSED, FINISHED, Chair
from bot.ui import screens
from bot.ui.messages.screen_builder import digest
from bot.ui.screens.base import says
from bot.ui.screens.names import preset_name
from bot.ui.screens.offers import lobby_table, terms
from bot.ui.screens.table import standings_lines, table_lines
from bot.ui.screens.table_settings import options_of
from bot.ui.transport.controls import fields_of
from bot.ui.transport.id_format import ControlId
from tests.ui.limits import BUTTON, controls, nodes
from tests.ui.shown import checked, verbs
from tests.ui.tables import FREE, deal, moments, picture, table, who


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_chairs_terms_and_what_can_be_done(language: str) -> None:
    said_in, state = words(language), table(chairs=FREE)
    text = checked(screens.lobby(state, who(state, said_in), said_in))
    for part in ("Minchiate", "Arno", "Anna", "🤖 Lisa", terms(state, said_in)):
        assert part in text
    assert verbs(screens.lobby(state, who(state, said_in), said_in)) == ["fill", "sit", "others"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_in_the_picture_and_in_its_alt_text_that_a_table_is_quiet(language: str) -> None:
    said_in, state = words(language), table(chairs=FREE)
    quiet = said_in.text("ui-talk-quiet")
    for talk, said in (("free", False), ("quiet", True)):
        its = replace(state, talk=talk)
        shown = lobby_table(its, who(its, said_in), said_in)
        assert shown is not None
        assert (quiet in shown.terms, quiet in shown.alt) == (said, said)
        assert (quiet in checked(screens.lobby(its, who(its, said_in), said_in))) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_the_lobby_says_which_rule_set_it_is_and_how_many_rules_are_its_own(slug: str, language: str) -> None:
    said_in, state = words(language), table(slug=slug, chairs=FREE[: game(slug).meta.players])
    usual, *others = game(slug).meta.presets
    plain = terms(state, said_in)
    assert preset_name(slug, usual.key, said_in) not in plain
    for preset in others:
        options = preset_options(game(slug).meta, preset.key) or {}
        named = replace(state, preset=preset.key, options={**state.options, **options})
        shown = lobby_table(named, who(named, said_in), said_in)
        assert shown is not None
        assert preset_name(slug, preset.key, said_in) in shown.terms
        assert preset_name(slug, preset.key, said_in) in shown.alt
        rule = next(one for one in options_of(slug) if isinstance(one.default, bool))
        own = replace(named, options={**named.options, rule.key: not named.options[rule.key]})
        assert said_in.text("ui-rules-own", count=1) not in shown.terms
        longest = terms(replace(own, pace="live", talk="quiet"), said_in)
        assert said_in.text("ui-rules-own", count=1) in longest
        assert all(width(row, MIN_SIZE) <= ROOM for row in term_rows(longest)), "nothing is cut off"
        assert " · ".join(term_rows(longest)) == longest


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_of_the_lobby_offers_to_each_what_they_may_do(language: str) -> None:
    said_in, state = words(language), table(chairs=FREE)
    company = who(state, said_in)
    text = checked(screens.lobby_menu(state, company, said_in, seated=True, rules=True))
    for part in ("Minchiate", "Arno", "Anna", "🤖 Lisa", said_in.text("preset-minchiate-florence")):
        assert part in text
    host = verbs(screens.lobby_menu(state, company, said_in, seated=True, rules=True))
    assert host == ["up", "chairs", "bot", "invite", "start", "set", "rules", "language", "report", "close"]
    assert verbs(screens.lobby_menu(state, company, said_in, seated=True)) == [
        "up",
        "chairs",
        "invite",
        "rules",
        "report",
    ]
    assert verbs(screens.lobby_menu(state, company, said_in)) == ["chairs", "rules", "report"]


def test_a_full_lobby_offers_no_chair() -> None:
    said_in, state = words("en"), table()
    screen = screens.lobby(state, who(state, said_in), said_in)
    assert "All seats are taken" in checked(screen)
    assert verbs(screen) == ["start", "wait", "others"], "the queue is in the place of the seat"
    menu = verbs(screens.lobby_menu(state, who(state, said_in), said_in, seated=True, rules=True))
    assert not {"sit", "bot", "invite"} & set(menu)


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
        lobby = screens.lobby(state, who(state, said_in), said_in)
        assert digest(screens.lobby_closed(state, said_in)) == digest(lobby)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_go_the_way_of_every_control(language: str) -> None:
    modal = screens.settings_modal(table(preset="dresden", pace="daily"), words(language))
    payload: dict[str, Any] = modal.to_dict()
    assert len(payload["title"]) <= 45
    assert payload["custom_id"] == ControlId("ab12cd34", 0, 0, "setm").encode()
    fields = [label["component"] for label in payload["components"]]
    assert [field["custom_id"] for field in fields] == ["preset", "length", "pace", "ranked", "talk"]
    chosen = [[one["value"] for one in field["options"] if one.get("default")] for field in fields]
    assert chosen == [["dresden"], ["12"], ["daily"], ["yes"], ["free"]]
    assert all(field["required"] for field in fields)
    wished = ("quick", "4", "live", "no", "quiet")
    for label, value in zip(payload["components"], wished, strict=True):
        label["component"]["values"] = [value]
    sent = SimpleNamespace(data={"custom_id": payload["custom_id"], "components": payload["components"]})
    names = ("preset", "length", "pace", "ranked", "talk")
    assert fields_of(cast(Any, sent)) == dict(zip(names, wished, strict=True))


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_are_summed_the_card_and_the_words_say_them_once(language: str) -> None:
    said_in, (match, _) = words(language), [*moments(1, "chinze")][-1]
    state, view = table(match, "chinze"), game("chinze").view(match)
    names = who(state, said_in)
    strip, standings = says(view.score, names, said_in), standings_lines(state, view, names, said_in)
    assert len(strip) == len(standings) == 2
    card = checked(screens.lobby(state, names, said_in)).splitlines()
    assert [line for line in card if line in {*strip, *standings}] == standings
    told = table_lines(state, view, names, said_in)
    assert [line for line in told if line in {*strip, *standings}] == strip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_of_a_bot_is_said_in_the_lobby_and_once_the_match_has_begun(language: str) -> None:
    said_in, state = words(language), table(chairs=FREE)
    bot = f"🤖 Lisa ({said_in.text('ui-level-novice')})"
    names = who(state, said_in)
    for picture_of_it in (None, picture()):
        assert checked(screens.lobby(state, names, said_in, picture_of_it)).count(bot) == 1
    begun = table(deal()[3][0], chairs=(Chair(7), Chair(8), Chair(None, "novice", "Lisa"), Chair(9)))
    assert bot in checked(screens.lobby(begun, who(begun, said_in), said_in))
