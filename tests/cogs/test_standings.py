"""``/leaderboard``, ``/profile``, ``/privacy`` and ``/admin season`` on the real store, after real matches."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.client import GerminiBot
from bot.i18n import words
from bot.records import match_of
from bot.store import Database, SqlStore
from bot.ui.best_deals import hand_of
from tests.cogs.conftest import Scene, text
from tests.support.detached import DetachedHouse
from tests.support.panel import controls
from tests.support.played import Play


class StoredScene(Scene):
    """The scene with a database: four people who have played three matches, the last an hour ago."""

    store: SqlStore

    async def play(self) -> None:
        self.numbers = [
            (await self.store.person(member.id, name, "en-US")).id
            for member, name in zip(self.people, ("anna", "bruno", "carla", "dino"), strict=True)
        ]
        now = self.house.clock.now()
        for n in range(3):
            play = Play(f"m{n}", n, now - (3 - n) * 3_600_000, self.store)
            await play.open("minchiate", self.numbers, guild=self.guild.id, options={"set_length": 1})
            await play.to_end(minutes=0)

    @property
    def people(self) -> list[Any]:
        return [self.anna, self.bruno, self.carla, self.dino]

    async def board(self) -> list[str]:
        """Names on the leaderboard, from the top."""
        board = await self.store.board(self.guild.id, "minchiate", "ever", "rating")
        return [row.name for row in board.rows]


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[StoredScene]:
    """The simulated Discord with the bot on a database."""
    database = await Database.open(f"sqlite:///{tmp_path / 'germini.sqlite3'}")
    store = SqlStore(database)
    house = DetachedHouse(store)  # type: ignore[arg-type]
    await house.open()
    bot = GerminiBot(house, guild_ready_timeout=0.02)
    env = simcord.Env(bot, shard_count=1)
    await env.start()
    try:
        its = StoredScene(env, bot, house)
        its.store = store
        await its.play()
        yield its
        await bot.slots.stop()
        env.raise_errors()
    finally:
        await env.shutdown()
        await house.close()
        await database.close()


def deeds(message: Any) -> dict[str, dict[str, Any]]:
    """The controls of a page by what they do."""
    return {node["custom_id"].split(":")[2]: node for node in controls({"components": message.components})}


def alts(message: Any) -> list[str]:
    """The alt texts of all pictures."""
    found, stack = [], list(message.components)
    while stack:
        node = stack.pop()
        stack += node.get("components") or []
        found += [item["description"] for item in node.get("items") or []]
    return found


async def test_everybody_sees_the_leaderboard_with_its_alt_text(scene: StoredScene) -> None:
    result = await scene.anna.slash(scene.channel, "leaderboard")
    assert not result.ephemeral
    (alt,) = alts(result.response)
    for place, name in enumerate(await scene.board(), 1):
        assert name in alt
        assert f"{place}. {name}" in alt
    assert "anna (you)" in alt
    assert result.response.attachments[0].filename.startswith("leaderboard-")
    assert "Leaderboard – Minchiate" in text(result)


async def test_pressing_somebody_elses_leaderboard_gives_a_page_of_ones_own(scene: StoredScene) -> None:
    shown = await scene.anna.slash(scene.channel, "leaderboard")
    message = shown.response
    before = message.components
    menu = deeds(message)["measure"]["custom_id"]
    other = await scene.bruno.select(message.message, ["balance"], custom_id=menu)
    assert other.ephemeral
    assert "bruno (you)" in alts(other.response)[0]
    assert shown.response.components == before
    own = await scene.anna.select(message.message, ["wins"], custom_id=menu)
    assert own.response.id == message.id
    assert "Wins" in text(own)


async def test_the_page_is_read_in_words(scene: StoredScene) -> None:
    shown = await scene.anna.slash(scene.channel, "leaderboard", period="month", measure="balance")
    result = await scene.anna.click(shown.response.message, custom_id=deeds(shown.response)["words"]["custom_id"])
    assert result.ephemeral
    for name in ("anna (you)", "bruno", "carla", "dino"):
        assert name in text(result)


async def test_all_servers_show_only_those_who_wish_it(scene: StoredScene) -> None:
    shown = await scene.anna.slash(scene.channel, "leaderboard", scope="all")
    assert "bruno" not in alts(shown.response)[0]
    await scene.store.set_wish(scene.numbers[1], "everywhere")
    shown = await scene.anna.slash(scene.channel, "leaderboard", scope="all")
    assert "bruno" in alts(shown.response)[0]
    assert "dino" not in alts(shown.response)[0]


async def test_seasons_are_opened_and_closed_by_those_who_manage_the_server(scene: StoredScene) -> None:
    role = scene.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    chief = scene.guild.add_member(scene.env.create_user("elena"), roles=[role])
    assert "No season is running" in text(await chief.slash(scene.channel, "admin season close"))
    begun = await chief.slash(scene.channel, "admin season open", name="Autumn *cup*")
    assert not begun.ephemeral
    assert "Autumn \\*cup\\*" in text(begun)
    assert "running already" in text(await chief.slash(scene.channel, "admin season open"))
    (season,) = await scene.store.seasons(scene.guild.id)
    assert season.name == "Autumn *cup*"
    play = Play("late", 9, season.opened_at + 1000, scene.store)
    await play.open("minchiate", scene.numbers, guild=scene.guild.id, options={"set_length": 1})
    await play.to_end(minutes=0)
    await chief.slash(scene.channel, "admin season close")
    shown = await scene.anna.slash(scene.channel, "leaderboard", period="season")
    assert "1 match" in alts(shown.response)[0]
    menu = deeds(shown.response)["period"]
    assert f"s{season.id}" in {option["value"] for option in menu["options"]}
    ever = await scene.anna.select(shown.response.message, ["ever"], custom_id=menu["custom_id"])
    assert "4 matches" in alts(ever.response)[0]


async def test_a_profile_shows_what_was_played(scene: StoredScene) -> None:
    result = await scene.anna.slash(scene.channel, "profile", player=scene.bruno)
    assert not result.ephemeral
    (alt,) = alts(result.response)
    profile = await scene.store.profile(scene.numbers[1], guild=scene.guild.id)
    assert f"Rating: {profile.roles['minchiate'].rating} provisional." in alt
    assert "Matches: 3." in alt
    assert "bruno" in text(result)


async def test_a_leaderboard_without_a_game_is_of_the_game_played_last(scene: StoredScene) -> None:
    """By the person, else on this server."""
    for person in (scene.numbers[0], 999_999):
        assert await scene.store.played_last(person, scene.guild.id) == "minchiate"
    assert await scene.store.played_last(999_999, 1) is None
    shown = await scene.anna.slash(scene.channel, "leaderboard")
    assert "Minchiate" in alts(shown.response)[0]


async def test_a_hidden_record_is_for_its_owner_alone(scene: StoredScene) -> None:
    await scene.store.set_wish(scene.numbers[1], "hidden")
    refused = await scene.anna.slash(scene.channel, "profile", player=scene.bruno)
    assert refused.ephemeral
    assert "does not show a record" in text(refused)
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
    assert await scene.store.wish(scene.numbers[0]) == "everywhere"


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
    (row,) = await scene.store.tables(person=scene.numbers[0])
    before = await scene.store.profile(scene.numbers[1], guild=scene.guild.id)
    names = await scene.board()
    page = await scene.anna.slash(scene.channel, "privacy")
    asked = await scene.anna.click(page.response.message, custom_id=deeds(page.response)["forget"]["custom_id"])
    assert set(deeds(asked.response)) == {"sure", "open"}
    assert (await scene.store.people([scene.numbers[0]]))[scene.numbers[0]].user == scene.anna.id
    done = await scene.anna.click(asked.response.message, custom_id=deeds(asked.response)["sure"]["custom_id"])
    assert "You have been forgotten" in text(done)
    assert not deeds(done.response)
    assert (await scene.store.people([scene.numbers[0]]))[scene.numbers[0]].name == ""
    state = await scene.bot.services.tables.state(row.id)
    assert state is not None
    assert state.chairs[0].free
    assert await scene.board() == [name for name in names if name != "anna"]
    assert await scene.store.profile(scene.numbers[1], guild=scene.guild.id) == before
    fresh = await scene.anna.slash(scene.channel, "profile")
    assert "has not finished a match here yet" in text(fresh)


async def test_forgetting_in_a_match_hands_the_chair_to_a_computer_player(scene: StoredScene) -> None:
    play = Play("running", 1, scene.house.clock.now(), scene.store)
    await play.open("minchiate", scene.numbers, guild=scene.guild.id, options={"set_length": 1})
    page = await scene.anna.slash(scene.channel, "privacy")
    asked = await scene.anna.click(page.response.message, custom_id=deeds(page.response)["forget"]["custom_id"])
    await scene.anna.click(asked.response.message, custom_id=deeds(asked.response)["sure"]["custom_id"])
    state = await scene.bot.services.tables.state("running")
    assert state is not None
    assert state.chairs[0].person == scene.numbers[0]
    assert state.chairs[0].away
    tomb = (await scene.store.people([scene.numbers[0]]))[scene.numbers[0]]
    assert (tomb.user, tomb.name, tomb.surface) == (0, "", "channel")


async def test_the_pages_one_opens_are_drawn_as_one_wishes(scene: StoredScene) -> None:
    """Each from its own preferences, kept in the database."""
    seen: dict[str, list[str]] = {"leaderboard": [], "profile": []}
    page = await scene.anna.slash(scene.channel, "preferences")
    for press in (None, "p1:prefs:set:theme.light", "p1:prefs:set:print.large"):
        if press is not None:
            page = await scene.anna.click(page.response.message, custom_id=press)
        for command, names in seen.items():
            result = await scene.anna.slash(scene.channel, command)
            names.append(result.response.attachments[0].filename)
    assert [len(set(names)) for names in seen.values()] == [3, 3]
    exported = await scene.store.export(scene.numbers[0])
    assert exported["preferences"][0]["chosen"]["print"] == "large"


async def test_a_language_of_ones_own_is_that_of_every_answer(scene: StoredScene) -> None:
    await scene.store.set_preference(scene.numbers[0], "language", "it")
    assert "Classifica" in text(await scene.anna.slash(scene.channel, "leaderboard"))
    assert "I tuoi dati" in text(await scene.anna.slash(scene.channel, "privacy"))
    assert "Leaderboard" in text(await scene.bruno.slash(scene.channel, "leaderboard"))


async def test_a_server_drops_old_moves_if_its_managers_wish_it(scene: StoredScene) -> None:
    role = scene.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    keeper = scene.guild.add_member(scene.env.create_user("keeper"), roles=[role])
    assert "keeps the moves of finished matches for good" in text(await scene.anna.slash(scene.channel, "privacy"))
    done = await keeper.slash(scene.channel, "admin retention", months=3)
    assert "dropped 3 months after the end" in text(done)
    assert "drops the moves of a match 3 months after" in text(await scene.anna.slash(scene.channel, "privacy"))

    board = await scene.board()
    assert await scene.store.drop_old_moves(scene.house.clock.now() + 100 * 24 * 3_600_000) == 3
    assert await scene.board() == board
    history = await scene.anna.slash(scene.channel, "history")
    assert text(history).count("its moves are no longer kept") == 3
    assert "replay" not in deeds(history.response)
    replay = await scene.anna.slash(scene.channel, "replay", match="m1")
    assert replay.ephemeral
    assert "no longer kept" in text(replay)
    kept = await keeper.slash(scene.channel, "admin retention", months=0)
    assert "kept for good" in text(kept)


async def best_of(scene: StoredScene) -> tuple[int, Any]:
    """Somebody who has gained something, by her place among the four, and her best deal."""
    for place, number in enumerate(scene.numbers):
        bests = (await scene.store.profile(number, guild=scene.guild.id)).played["minchiate"].bests
        if bests:
            return place, bests[0]
    raise AssertionError("nobody has gained anything")


async def test_the_best_deal_is_shown_to_everybody_by_the_one_who_played_it(scene: StoredScene) -> None:
    place, best = await best_of(scene)
    owner, other = scene.people[place], scene.people[place - 1]
    seen = await other.slash(scene.channel, "profile", player=owner)
    assert "best" not in deeds(seen.response), "another's best deal cannot be shown"
    page = await owner.slash(scene.channel, "profile")
    button = deeds(page.response)["best"]["custom_id"]
    refused = await other.click(page.response.message, custom_id=button)
    assert refused.ephemeral
    assert "Only the one who played" in text(refused)
    done = await owner.click(page.response.message, custom_id=button)
    (posted,) = [one for one in done.followups if one.attachments]
    assert not posted.ephemeral
    assert posted.attachments[0].filename.startswith("best-")
    (alt,) = alts(posted)
    stored = await scene.store.load(best.table)
    assert stored is not None
    match = match_of(best.table, stored.events, ("anna", "bruno", "carla", "dino"))
    hand = hand_of(match, match.deals[best.deal - 1], place)
    pack = match.rules.meta.pack
    said = words("en")
    assert len(hand) == 21
    assert all(said.card_short(pack.slug, card) in alt for card in pack.names(hand))
    assert f"{best.gain} rest" in alt
    assert owner.name in alt


async def test_a_best_deal_whose_moves_are_gone_is_refused(scene: StoredScene) -> None:
    place, _ = await best_of(scene)
    page = await scene.people[place].slash(scene.channel, "profile")
    await scene.store.set_retention(scene.guild.id, 1)
    await scene.store.drop_old_moves(scene.house.clock.now() + 100 * 24 * 3_600_000)
    refused = await scene.people[place].click(
        page.response.message, custom_id=deeds(page.response)["best"]["custom_id"]
    )
    assert refused.ephemeral
    assert "no longer kept" in text(refused)
