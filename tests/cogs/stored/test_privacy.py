"""``/privacy``: wishes, what is handed out, and forgetting."""

from __future__ import annotations

import json

from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds
from tests.support.played import Play


async def test_a_hidden_record_is_for_its_owner_alone(scene: StoredScene) -> None:
    await scene.store.privacy.set_wish(scene.numbers[1], "hidden")
    refused = await scene.anna.slash(scene.channel, "profile", player=scene.bruno)
    assert refused.ephemeral
    assert "profile is private" in text(refused)
    own = await scene.bruno.slash(scene.channel, "profile")
    assert own.ephemeral
    assert alts(own.response)
    shown = await scene.anna.slash(scene.channel, "leaderboard")
    assert "bruno" not in alts(shown.response)[0]
    assert "—" in alts(shown.response)[0]


async def test_the_wish_is_chosen_in_privacy(scene: StoredScene) -> None:
    page = await scene.anna.slash(scene.channel, "privacy")
    assert page.ephemeral
    menu = deeds(page.response)["wish"]
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["server"]
    changed = await scene.anna.select(page.response.message, ["everywhere"], custom_id=menu["custom_id"])
    menu = deeds(changed.response)["wish"]
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["everywhere"]
    assert await scene.store.privacy.wish(scene.numbers[0]) == "everywhere"


async def test_the_export_comes_as_a_file_for_the_person_alone(scene: StoredScene) -> None:
    page = await scene.anna.slash(scene.channel, "privacy")
    result = await scene.anna.click(page.response.message, custom_id=deeds(page.response)["export"]["custom_id"])
    messages = [one for one in (result.response, *result.followups) if one is not None and one.attachments]
    assert [one.ephemeral for one in messages] == [True]
    data = json.loads(await messages[0].attachments[0].read())
    assert [one["table"] for one in data["moves"]] == ["m0", "m1", "m2"]
    assert all(len(deal["tricks"]) == 21 for one in data["moves"] for deal in one["deals"])
    assert data["person"][0]["user_id"] == scene.anna.id
    assert len(data["matches"]) == 3


async def test_forgetting_asks_twice_gets_up_everywhere_and_leaves_the_others(scene: StoredScene) -> None:
    lobby = await scene.anna.slash(scene.channel, "table create", game="minchiate")
    assert lobby.ephemeral
    (row,) = await scene.store.tables.listed(person=scene.numbers[0])
    before = await scene.store.profiles.profile(scene.numbers[1], guild=scene.guild)
    names = await scene.board()
    page = await scene.anna.slash(scene.channel, "privacy")
    asked = await scene.anna.click(page.response.message, custom_id=deeds(page.response)["forget"]["custom_id"])
    assert set(deeds(asked.response)) == {"sure", "open"}
    assert (await scene.store.people.by_number([scene.numbers[0]]))[scene.numbers[0]].user == scene.anna.id
    done = await scene.anna.click(asked.response.message, custom_id=deeds(asked.response)["sure"]["custom_id"])
    assert "Your data has been deleted" in text(done)
    assert not deeds(done.response)
    assert (await scene.store.people.by_number([scene.numbers[0]]))[scene.numbers[0]].name == ""
    state = await scene.bot.services.tables.state(row.id)
    assert state is not None
    assert state.chairs[0].free
    assert await scene.board() == [name for name in names if name != "anna"]
    assert await scene.store.profiles.profile(scene.numbers[1], guild=scene.guild) == before
    fresh = await scene.anna.slash(scene.channel, "profile")
    assert "has not finished a match here yet" in text(fresh)


async def test_forgetting_in_a_match_hands_the_chair_to_a_computer_player(scene: StoredScene) -> None:
    play = Play("running", 1, scene.runtime.clock.now(), scene.store)
    await play.open("minchiate", scene.numbers, guild=scene.guild, options={"set_length": 1})
    assert await scene.bot.services.tables.state("running") is not None
    page = await scene.anna.slash(scene.channel, "privacy")
    asked = await scene.anna.click(page.response.message, custom_id=deeds(page.response)["forget"]["custom_id"])
    await scene.anna.click(asked.response.message, custom_id=deeds(asked.response)["sure"]["custom_id"])
    state = await scene.bot.services.tables.state("running")
    assert state is not None
    assert state.chairs[0].person == scene.numbers[0]
    assert state.chairs[0].away
    tomb = (await scene.store.people.by_number([scene.numbers[0]]))[scene.numbers[0]]
    assert (tomb.user, tomb.name, tomb.surface) == (0, "", "channel")


async def test_a_server_drops_old_moves_if_its_managers_wish_it(scene: StoredScene) -> None:
    keeper = scene.join("keeper", manage_guild=True)
    assert "keeps the moves of finished matches indefinitely" in text(await scene.anna.slash(scene.channel, "privacy"))
    done = await keeper.slash(scene.channel, "admin retention", months=3)
    assert "deleted 3 months after it ends" in text(done)
    assert "deletes the moves of a match 3 months after" in text(await scene.anna.slash(scene.channel, "privacy"))

    board = await scene.board()
    assert await scene.store.retention.drop_old_moves(scene.runtime.clock.now() + 100 * 24 * 3_600_000) == 3
    assert await scene.board() == board
    history = await scene.anna.slash(scene.channel, "history")
    assert text(history).count("moves no longer stored") == 3
    assert "replay" not in deeds(history.response)
    replay = await scene.anna.slash(scene.channel, "replay", match="m1")
    assert replay.ephemeral
    assert "no longer stored" in text(replay)
    kept = await keeper.slash(scene.channel, "admin retention", months=0)
    assert "kept indefinitely" in text(kept)
