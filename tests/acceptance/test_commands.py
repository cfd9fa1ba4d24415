"""T1-T11: the commands and their languages, as registered at Discord and as people use them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.minchiate.deck import PACK
from bot.games.registry import games
from bot.local_server import CannotUse, guilds
from bot.local_server.commands import MAX_CHARACTERS, characters, valid_name
from bot.local_server.permissions import MANAGE_GUILD
from bot.table.selectors import blocking, decisions_of
from tests.acceptance.forging import told
from tests.support.edge import Edge
from tests.support.panel import texts
from tests.ui.delivery import play_to_cards, requests

LOCALES = ("en-US", "en-GB", "it", "es-ES", "es-419")
COMMANDS = frozenset(
    {
        "table",
        "hand",
        "play-now",
        "play",
        "rules",
        "puzzle",
        "daily",
        "tournament",
        "hint",
        "leaderboard",
        "history",
        "replay",
        "profile",
        "preferences",
        "privacy",
        "help",
    }
    | {"admin"}
)
SUB, GROUP = 1, 2


def tree(its: Edge) -> list[dict[str, Any]]:
    """Return the commands as registered at Discord."""
    return [one for one in requests(its, "PUT", "/commands")[0].json if one.get("type", 1) == 1]


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with everything below it."""
    yield node
    for option in node.get("options") or ():
        yield from nodes(option)


async def test_t1_the_commands_of_the_design_in_five_locales(its: Edge) -> None:
    told_of = tree(its)
    assert [one["name"] for one in told_of if one["name"] not in COMMANDS] == []
    assert sorted(one["name"] for one in told_of) == sorted(COMMANDS)
    assert len(COMMANDS) == 17
    for command in told_of:
        assert characters(command) <= MAX_CHARACTERS
        for node in nodes(command):
            assert set(node["name_localizations"]) >= set(LOCALES)
            assert all(valid_name(node["name_localizations"][locale]) for locale in LOCALES)
    names = {
        one["name"]: one["name_localizations"]["it"]
        for command in told_of
        for one in (command, *command.get("options", ()))
    }
    assert (names["table"], names["admin"], names["invite"], names["ban"]) == (
        "tavolo",
        "gestione",
        "invita",
        "escludi",
    )


async def test_t1_the_menus_of_a_person_are_named_in_every_language(its: Edge) -> None:
    menus = [one for one in requests(its, "PUT", "/commands")[0].json if one.get("type") == 2]
    found = {one["name"]: one["name_localizations"] for one in menus}
    assert found["Invite to my table"]["it"] == "Invita al mio tavolo"
    assert found["Player profile"]["es-419"] == "Perfil de juego"
    assert all(set(one) >= set(LOCALES) for one in found.values())
    assert all(one["contexts"] == [0] for one in menus)


async def test_t2_a_second_start_with_the_same_tree_writes_no_command(its: Edge) -> None:
    assert len(requests(its, "PUT", "/commands")) == 1
    await its.stop()
    await its.start()
    assert len(requests(its, "PUT", "/commands")) == 1


async def test_t3_tables_are_not_offered_in_a_direct_message_but_hands_are(its: Edge) -> None:
    channel = guilds.dm(its.world, its.host.id)["id"]
    offered = {one["name"] for one in its.host.commands(channel)}
    assert {"hand", "play", "rules", "privacy"} <= offered
    assert not offered & {"table", "admin", "Invite to my table"}
    with pytest.raises(CannotUse):
        await its.host.slash(channel, "table create", game="minchiate")


async def test_t5_the_cards_offered_are_legal_and_found_by_any_of_their_names(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    legal = {PACK.ids[card] for card in decisions_of(its.state, 0)[0].cards}
    offered = await its.host.autocomplete(its.channel, "play", "answer", "")
    every = {one["value"] for one in offered}
    assert len(every) == len(offered) == min(25, len(legal))
    assert every <= legal, "every card offered may be played"
    # The cards that these words may mean, in any of the three languages.
    meant = {"7d": {"D07"}, "sette": {f"{suit}07" for suit in "CDSB"}, "35": {"T35"}, "matto": {"M00"}}
    for typed, cards in {**meant, "k coppe": {"C14"}}.items():
        found = {one["value"] for one in await its.host.autocomplete(its.channel, "play", "answer", typed)}
        assert found <= legal
        assert {card for card in cards if card in legal} <= found or not cards & legal, typed
        assert len(found) < len(every) or found == every == cards & legal or len(every) <= 2, (typed, "is heeded")
    assert await its.people[1].autocomplete(its.channel, "play", "answer", "7") == [], "this person does not play"


async def test_t5_nothing_is_offered_out_of_turn(its: Edge) -> None:
    await its.open_table(2)
    await its.until(lambda: set(blocking(its.state)) & {0, 1})
    waiting = blocking(its.state)[0]
    assert await its.people[1 - waiting].autocomplete(its.channel, "play", "answer", "") == []


async def test_t6_a_word_that_is_no_card_plays_nothing(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    before = its.state
    await its.host.slash(its.channel, "play", answer="the nine of umbrellas")
    assert "No card matches" in told(its, its.host)[-1]
    assert its.state == before


async def test_t7_only_rule_sets_of_the_game_are_offered(its: Edge) -> None:
    for slug, its_game in games().items():
        offered = await its.host.autocomplete(its.channel, "table create", "rules", "", game=slug)
        assert {one["value"] for one in offered} == {preset.key for preset in its_game.meta.presets}


async def test_t8_required_options_come_first_and_places_have_words_of_their_own(its: Edge) -> None:
    for command in tree(its):
        for node in nodes(command):
            needed = [bool(one.get("required")) for one in node.get("options") or () if one["type"] > GROUP]
            assert needed == sorted(needed, reverse=True)
    seats = {
        (node["name"], node["type"]): node["name_localizations"]["es-ES"]
        for command in tree(its)
        for node in nodes(command)
        if node.get("type") and node["name"] in ("table", "player")
    }
    assert seats
    table = next(one for one in tree(its) if one["name"] == "table")
    pace = next(node for node in nodes(table) if node["name"] == "pace")
    assert {one["name_localizations"]["it"] for one in pace["choices"]} != {one["name"] for one in pace["choices"]}
    rules = next(one for one in tree(its) if one["name"] == "rules")
    option = next(node for node in nodes(table) if node["name"] == "rules")
    for node in (rules, option):
        assert [node["name_localizations"][locale] for locale in ("it", "es-ES")] == ["regole", "reglas"]
    for locale in LOCALES:
        said = [node["description_localizations"][locale] for node in (rules, option)]
        assert said[0] != said[1], "each has its own words although both have the same name"


async def test_t9_help_mentions_commands_by_their_real_ids(its: Edge) -> None:
    ids = {one["name"]: one["id"] for one in its.host.commands(its.channel)}
    for person in its.people[:3]:
        await person.slash(its.channel, "help")
        shown = told(its, person)[-1].replace("\\", "")
        mentions = dict(re.findall(r"</([a-z]+)(?: [a-z-]+)*:(\d+)>", shown))
        assert mentions
        assert mentions == {name: ids[name] for name in mentions}
        assert {"table", "hand", "privacy"} <= set(mentions)
        assert not {"`/table create`", "`/tavolo crea`", "`/mesa crear`"} & set(re.findall(r"`[^`]*`", shown))
    await its.stop()
    await its.start()
    await its.host.slash(its.channel, "help")
    assert f"</table create:{ids['table']}>" in told(its, its.host)[-1], "after a restart too"


async def test_t10_the_list_begins_with_ones_own_tables(its: Edge) -> None:
    names: list[str] = []
    for person in (its.people[3], its.host, its.people[2]):
        await person.slash(its.channel, "table create", game="minchiate")
        await its.quiet()
        names.append(its.state.name)
    await its.host.slash(its.channel, "table list")
    listed = [line for line in told(its, its.host)[-1].split("\n") if line.startswith("- ")]
    assert len(listed) == 3
    assert names[1] in listed[0]
    assert "you are here" in listed[0]


async def test_t11_everybody_reads_their_own_language_and_the_board_that_of_the_table(its: Edge) -> None:
    await its.open_table(3)
    await its.until(lambda: all(its.panel(person) for person in its.people[:3]))
    await its.quiet()
    for person, word in zip(its.people[:3], ("In words", "A parole", "En palabras"), strict=True):
        assert word in texts(its.panel(person) or {})
    assert texts(its.panel(its.people[1]) or {}) != texts(its.panel(its.people[2]) or {})
    board = texts(its.host.message(str(its.store.rows[its.table, "board"].message)))
    bruno = its.people[1]
    bruno.locale = "es-ES"
    await bruno.slash(its.channel, "hand")
    await its.quiet()
    assert "En palabras" in told(its, bruno)[-1]
    assert its.state.language == "en"
    assert texts(its.host.message(str(its.store.rows[its.table, "board"].message))) == board, "the board stays"


async def test_t4_the_admin_commands_are_for_people_who_manage_the_server(its: Edge) -> None:
    admin = next(one for one in tree(its) if one["name"] == "admin")
    assert int(admin["default_member_permissions"]) == MANAGE_GUILD
    assert {one["name"] for one in admin["options"]} == {
        "season",
        "table",
        "ban",
        "setup",
        "data",
        "retention",
        "reports",
        "signals",
        "doctor",
    }
