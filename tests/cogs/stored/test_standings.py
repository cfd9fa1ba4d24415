"""``/leaderboard``, ``/profile`` and ``/admin season`` on the real store, after real matches."""

from __future__ import annotations

from bot.standings import season_key
from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds
from tests.support.played import Play


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
    await scene.store.privacy.set_wish(scene.numbers[1], "everywhere")
    shown = await scene.anna.slash(scene.channel, "leaderboard", scope="all")
    assert "bruno" in alts(shown.response)[0]
    assert "dino" not in alts(shown.response)[0]


async def test_seasons_are_opened_and_closed_by_those_who_manage_the_server(scene: StoredScene) -> None:
    chief = scene.join("elena", manage_guild=True)
    assert "No season is running" in text(await chief.slash(scene.channel, "admin season close"))
    begun = await chief.slash(scene.channel, "admin season open", name="Autumn *cup*")
    assert not begun.ephemeral
    assert "Autumn \\*cup\\*" in text(begun)
    assert "Season “Autumn \\*cup\\*” is already running" in text(await chief.slash(scene.channel, "admin season open"))
    (season,) = await scene.store.seasons.of_server(scene.guild)
    assert season.name == "Autumn *cup*"
    play = Play("late", 9, season.opened_at + 1000, scene.store)
    await play.open("minchiate", scene.numbers, guild=scene.guild, options={"set_length": 1})
    await play.to_end(minutes=0)
    board = await scene.store.leaderboards.page(scene.guild, "minchiate", season_key(season.id), "rating")
    await scene.store.privacy.set_wish(board.rows[0].person, "hidden")
    closed = await chief.slash(scene.channel, "admin season close")
    assert not closed.ephemeral
    medals = " · ".join(
        f"{'🥇🥈🥉'[row.place - 1]} {name}"
        for row, name in zip(board.rows[:3], ("—", *(one.name for one in board.rows[1:3])), strict=True)
    )
    assert f"**Minchiate**: {medals}" in text(closed)
    assert "Terziglio" not in text(closed)
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
    profile = await scene.store.profiles.profile(scene.numbers[1], guild=scene.guild)
    assert f"Rating: {profile.roles['minchiate'].rating} provisional." in alt
    assert "Matches: 3." in alt
    assert "bruno" in text(result)


async def test_a_leaderboard_without_a_game_is_of_the_game_played_last(scene: StoredScene) -> None:
    """By the person, else on this server."""
    for person in (scene.numbers[0], 999_999):
        assert await scene.store.profiles.played_last(person, scene.guild) == "minchiate"
    assert await scene.store.profiles.played_last(999_999, 1) is None
    shown = await scene.anna.slash(scene.channel, "leaderboard")
    assert "Minchiate" in alts(shown.response)[0]


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
    exported = await scene.store.privacy.export(scene.numbers[0])
    assert exported["preferences"][0]["chosen"]["print"] == "large"


async def test_a_language_of_ones_own_is_that_of_every_answer(scene: StoredScene) -> None:
    await scene.store.preferences.set_preference(scene.numbers[0], "language", "it")
    assert "Classifica" in text(await scene.anna.slash(scene.channel, "leaderboard"))
    assert "I tuoi dati" in text(await scene.anna.slash(scene.channel, "privacy"))
    assert "Leaderboard" in text(await scene.bruno.slash(scene.channel, "leaderboard"))


async def test_a_match_of_a_profile_is_opened_to_leaf_through(scene: StoredScene) -> None:
    """The person who presses gets it for themselves, on their own page or another's."""
    for asker, about in ((scene.anna, None), (scene.dino, scene.anna)):
        shown = await asker.slash(scene.channel, "profile", **({"player": about} if about else {}))
        menu = deeds(shown.response)["replay"]
        profile = await scene.store.profiles.profile(scene.numbers[0], guild=scene.guild, game="minchiate")
        assert [option["value"] for option in menu["options"]] == [one.table for one in profile.recent]
        assert all("place" in option["label"] for option in menu["options"])
        opened = await asker.select(shown.response.message, [profile.recent[-1].table], custom_id=menu["custom_id"])
        assert opened.ephemeral
        assert "Deal 1 of 1" in text(opened)


async def test_where_nobody_stands_a_sentence_says_so_beside_the_poster(scene: StoredScene) -> None:
    shown = await scene.anna.slash(scene.channel, "leaderboard", game="mineo")
    assert [one.filename.partition("-")[0] for one in shown.response.attachments] == ["poster"]
    assert "No ranked matches here yet." in text(shown)
    assert {"game", "measure", "period"} <= deeds(shown.response).keys()
