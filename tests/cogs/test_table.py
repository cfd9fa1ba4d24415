"""``/table``: every command, and every reason for which one may be refused."""

from __future__ import annotations

import discord
import pytest

from bot.games.registry import games
from bot.local_server import guilds
from tests.cogs.conftest import Scene, text
from tests.cogs.members import Channel, Shown
from tests.support.panel import action, controls


async def test_create_posts_one_card_and_tells_only_the_creator(scene: Scene) -> None:
    result = await scene.anna.slash(scene.channel, "table create", game="minchiate", pace="live", length=4)
    assert result.ephemeral
    assert scene.state.name in text(result)
    await scene.until(lambda: (scene.state.id, "lobby") in scene.runtime.store.rows)
    card = scene.channel.history()[-1]
    assert verbs(card) == {"fill", "sit", "others"}
    more = await scene.anna.click(card, label="More…")
    assert more.ephemeral
    assert {"up", "chairs", "bot", "invite", "start", "set", "rules", "close"} <= verbs(more.response)
    assert scene.state.options["set_length"] == 4
    assert (scene.state.pace, scene.state.chair_of(1)) == ("live", 0)
    assert not any("threads" in request.path for request in scene.world.requests)


def verbs(message: Shown) -> set[str]:
    """The verbs of the controls on a message."""
    return {action(node) for node in controls({"components": message.components})}


async def test_create_refuses_what_the_game_does_not_know(scene: Scene) -> None:
    await scene.refused(scene.anna.slash(scene.channel, "table create", game="minchiate", rules="bologna"), "bologna")
    await scene.refused(scene.anna.slash(scene.channel, "table create", game="minchiate", length=7), "(rule M36)")


@pytest.mark.parametrize("lacking", ["attach_files", "send_messages"])
async def test_create_names_the_permission_that_is_missing(scene: Scene, lacking: str) -> None:
    quiet = guilds.channel(scene.world, "quiet")["id"]
    denied = discord.Permissions(**{lacking: True}).value
    guilds.overwrite(scene.world, quiet, scene.world.guild_id, deny=denied)
    channel = Channel(scene.its, quiet)
    said = await scene.refused(scene.anna.slash(channel, "table create", game="minchiate"))
    assert {"attach_files": "Attach Files", "send_messages": "Send Messages"}[lacking] in said


async def test_rules_and_lengths_are_offered_for_the_chosen_game(scene: Scene) -> None:
    offered = await scene.anna.autocomplete(scene.channel, "table create", "rules", "", game="minchiate")
    assert [one["value"] for one in offered] == [preset.key for preset in games()["minchiate"].meta.presets]
    offered = await scene.anna.autocomplete(scene.channel, "table create", "length", "", game="minchiate")
    assert {one["value"] for one in offered} == set(games()["minchiate"].meta.lengths)


async def test_join_takes_the_first_free_chair_or_the_one_named(scene: Scene) -> None:
    await scene.create()
    assert scene.state.name in text(await scene.bruno.slash(scene.channel, "table join"))
    await scene.carla.slash(scene.channel, "table join", seat=4)
    assert [scene.state.chair_of(person) for person in (1, 2, 3)] == [0, 1, 3]
    await scene.refused(scene.dino.slash(scene.channel, "table join", seat=4), "has just been taken")


async def test_join_offers_open_tables_and_refuses_a_made_up_one(scene: Scene) -> None:
    state = await scene.create()
    offered = await scene.bruno.autocomplete(scene.channel, "table join", "table", "")
    assert [one["value"] for one in offered] == [state.id]
    await scene.refused(scene.bruno.slash(scene.channel, "table join", table="nowhere1"), "no such table")
    assert await scene.anna.autocomplete(scene.channel, "table join", "table", "") == []


async def test_join_without_any_table_says_how_to_open_one(scene: Scene) -> None:
    await scene.refused(scene.anna.slash(scene.channel, "table join"), "/table create")


async def test_leave_frees_the_chair_and_passes_the_host_on(scene: Scene) -> None:
    await scene.create()
    await scene.bruno.slash(scene.channel, "table join")
    await scene.anna.slash(scene.channel, "table leave")
    assert scene.state.chair_of(1) is None
    assert scene.state.host == 2
    await scene.refused(scene.anna.slash(scene.channel, "table leave"), "do not sit")


async def test_start_is_refused_while_chairs_are_free_and_to_all_but_the_host(scene: Scene) -> None:
    await scene.create()
    await scene.bruno.slash(scene.channel, "table join")
    await scene.refused(scene.bruno.slash(scene.channel, "table start"))
    await scene.refused(scene.anna.slash(scene.channel, "table start"), "2")


async def test_who_starts_by_command_is_led_to_their_cards(scene: Scene) -> None:
    await scene.create()
    for _ in range(3):
        await scene.anna.slash(scene.channel, "table add-bot")
    started = await scene.anna.slash(scene.channel, "table start")
    assert verbs(started.response) == {"hand"}
    shown = await scene.anna.click(started.response.message, label="My cards")
    assert "panelmore" in verbs(shown.response)


async def test_start_makes_a_thread_and_deals(scene: Scene) -> None:
    state = await scene.begin()
    await scene.until(lambda: (state.id, "board") in scene.runtime.store.rows)
    assert scene.state.thread not in (0, scene.channel.id)
    assert scene.runtime.store.rows[state.id, "board"].channel == scene.state.thread
    await scene.refused(scene.anna.slash(scene.channel, "table leave"), "has started")


async def test_seat_moves_oneself_and_lets_the_host_change_places(scene: Scene) -> None:
    await scene.create()
    await scene.bruno.slash(scene.channel, "table join")
    await scene.bruno.slash(scene.channel, "table seat", seat=4)
    assert scene.state.chair_of(2) == 3
    await scene.anna.slash(scene.channel, "table seat", seat=1, player=scene.bruno)
    assert (scene.state.chair_of(2), scene.state.chair_of(1)) == (0, 3)
    await scene.refused(scene.bruno.slash(scene.channel, "table seat", seat=4))
    await scene.refused(scene.anna.slash(scene.channel, "table seat", seat=2, player=scene.dino), "not at this table")


async def test_add_bot_fills_a_chair_and_only_for_the_host(scene: Scene) -> None:
    await scene.create()
    told = await scene.anna.slash(scene.channel, "table add-bot", level="novice", seat=3)
    assert told.ephemeral
    assert "A bot (beginner) has joined" in text(told)
    assert scene.state.chairs[2].level == "novice"
    await scene.refused(scene.bruno.slash(scene.channel, "table add-bot"))
    await scene.refused(scene.anna.slash(scene.channel, "table add-bot", seat=3), "taken")


async def test_settings_open_a_modal_that_changes_the_table(scene: Scene) -> None:
    await scene.create()
    shown = await scene.anna.slash(scene.channel, "table settings")
    assert shown.modal is not None
    wish = {"preset": ["quick"], "length": ["1"], "pace": ["daily"], "ranked": ["no"], "talk": ["quiet"]}
    await scene.anna.submit_modal(shown, wish)
    assert (scene.state.preset, scene.state.pace, scene.state.options["set_length"]) == ("quick", "daily", 1)
    assert (scene.state.ranked, scene.state.talk) == (False, "quiet")
    await scene.refused(scene.bruno.slash(scene.channel, "table settings"))


async def test_list_shows_ones_own_tables_first(scene: Scene) -> None:
    first = await scene.create()
    await scene.bruno.slash(scene.channel, "table create", game="minchiate")
    said = text(await scene.anna.slash(scene.channel, "table list"))
    lines = [line for line in said.splitlines() if line.startswith("- ")]
    assert len(lines) == 2
    assert first.name in lines[0]


async def test_close_is_for_the_host_or_a_moderator(scene: Scene) -> None:
    state = await scene.create()
    await scene.refused(scene.bruno.slash(scene.channel, "table close", table=state.id))
    keeper = scene.join("elena", manage_messages=True)
    assert (await keeper.slash(scene.channel, "table close", table=state.id)).ephemeral
    assert scene.state.status == "closed"
    await scene.refused(scene.anna.slash(scene.channel, "table close", table=state.id), "closed")


async def test_tables_are_offered_in_servers_only(scene: Scene) -> None:
    person = scene.join("franca").person
    offered = [command["name"] for command in person.commands(person.open_dm()["id"])]
    assert "hand" in offered
    assert "play" in offered
    assert not any(name.startswith("table") for name in offered)
