"""T39, T40: tables in channels without threads, in threads, in posts of a forum, in voice chats, in announcements."""

from __future__ import annotations

import pytest

from bot.local_server import guilds, payloads
from bot.local_server.permissions import CREATE_PUBLIC_THREADS
from tests.acceptance.forging import row
from tests.support.edge import Edge
from tests.ui.delivery import play_to_cards


async def begin(its: Edge, channel: str) -> None:
    """Open a table as Anna in a channel, fill it and start."""
    its.channel = channel
    await its.open_table()
    await its.quiet()


async def test_t39_a_second_table_where_no_threads_can_be_made_is_refused_with_the_way_to_the_first(its: Edge) -> None:
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=CREATE_PUBLIC_THREADS)
    await begin(its, its.channel)
    assert its.state.thread == int(its.channel)
    first = its.table
    await its.people[1].slash(its.channel, "table create", game="mineo")
    assert its.table == first, "no second table"
    answer = its.people[1].messages(its.channel)[-1]
    assert "Tavolo" in str(answer) or "tavolo" in str(answer)
    assert f"https://discord.com/channels/{its.world.guild_id}/{its.channel}" in str(answer)


async def test_t39_after_160006_the_channel_is_taken_too(its: Edge) -> None:
    its.world.faults.fail(403, code=160006, match="/threads")
    await its.open_table()
    await play_to_cards(its, its.host)
    first = its.table
    await its.people[1].slash(its.channel, "table create", game="mineo")
    assert its.table == first


async def test_t40_in_a_thread_the_table_is_played_there(its: Edge) -> None:
    thread = its.host.start_thread(its.channel, "our corner")["id"]
    await begin(its, thread)
    assert (its.state.channel, its.state.thread) == (int(thread), int(thread))
    assert row(its, "board").channel == int(thread)


async def test_t40_in_a_post_of_a_forum_the_table_is_played_there(its: Edge) -> None:
    forum = guilds.channel(its.world, "games", kind=payloads.FORUM)["id"]
    post = its.host.start_thread(forum, "a table?")["id"]
    await begin(its, post)
    assert its.state.thread == int(post)
    assert row(its, "board").channel == int(post)


async def test_t40_in_the_chat_of_a_voice_channel_the_table_is_played_there(its: Edge) -> None:
    voice = guilds.channel(its.world, "lounge", kind=payloads.VOICE)["id"]
    await begin(its, voice)
    assert its.state.thread == int(voice)
    asked = [one for one in its.world.requests if one.path.endswith("/threads")]
    assert not asked, "there are no threads to ask for"


async def test_t40_in_announcements_the_table_gets_a_thread_from_its_card(its: Edge) -> None:
    news = guilds.channel(its.world, "news", kind=payloads.NEWS)["id"]
    await its.host.slash(news, "table create", game="minchiate")
    its.channel = news
    await begin_here(its)
    thread = its.world.channels[str(its.state.thread)]
    assert (thread["type"], thread["parent_id"]) == (payloads.NEWS_THREAD, news)


async def begin_here(its: Edge) -> None:
    """Fill and start the table whose message is here."""
    await its.until(its.card)
    for _ in range(3):
        await its.press(its.host, its.channel, "bot")
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: (its.table, "board") in its.store.rows)


@pytest.mark.parametrize("kind", [payloads.STAGE])
async def test_t40_anywhere_else_it_is_refused(its: Edge, kind: int) -> None:
    place = guilds.channel(its.world, "stage", kind=kind)["id"]
    await its.host.slash(place, "table create", game="minchiate")
    assert not its.store.states
    assert "Use a text channel" in its.only_you(its.host, place)[-1]
