"""Issue 13, point 6: who finds a finished match, and where it may be posted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import Person, guilds, threads
from bot.local_server.permissions import EVERYONE, MANAGE_MESSAGES, MANAGE_THREADS, VIEW_CHANNEL
from bot.ui.features import replay as replay_module
from bot.ui.features.replay import animation_of
from tests.acceptance.forging import told
from tests.acceptance.test_reach_inside import answer
from tests.support.edge import Edge
from tests.support.matches import Hall
from tests.support.panel import texts
from tests.ui.test_delivery_past import remember

FOUND, UNKNOWN, NOT_HERE = "Deal 1 of 1", "No finished match by that name", "not everybody here can see"


async def played(its: Edge, channel: str) -> str:
    """Play a match of Anna's to its end in this channel; return its id."""
    hall = Hall(guild=int(its.world.guild_id), channel=int(channel), options={"set_length": 1})
    hall.start()
    hall.play()
    await remember(its, hall)
    return hall.state.id


async def replay(its: Edge, person: Person, channel: str, table: str) -> str:
    """Return what a person reads who asks for the match."""
    person.locale = "en-US"
    return await answer(its, person, "replay", channel, match=table)


async def opened(its: Edge, person: Person, name: str) -> str:
    """Create a channel of the server; return it once the person can use commands there."""
    channel = guilds.channel(its.world, name)["id"]
    await its.until(lambda: person.commands(channel))
    return channel


async def test_only_who_sees_the_channel_or_has_played_opens_the_match(its: Edge) -> None:
    table, dino = await played(its, its.channel), its.people[3]
    elsewhere = await opened(its, dino, "open")
    assert FOUND in await replay(its, dino, elsewhere, table)
    guilds.overwrite(its.world, its.channel, its.world.guild_id, deny=VIEW_CHANNEL)
    await its.quiet()
    assert UNKNOWN in await replay(its, dino, elsewhere, table)
    assert FOUND in await replay(its, its.host, elsewhere, table), "who has played finds it from anywhere"
    assert FOUND in await replay(its, its.host, its.host.open_dm()["id"], table)
    assert UNKNOWN in await replay(its, dino, dino.open_dm()["id"], table)


async def test_a_posted_match_is_opened_by_those_alone_who_may_see_it(its: Edge) -> None:
    """The person who presses decides, not the person who posted."""
    table, dino = await played(its, its.channel), its.people[3]
    elsewhere = await opened(its, dino, "open")
    assert "shared a match" in await posted(its, its.host, elsewhere, table)
    (public,) = [one for one in dino.messages(elsewhere) if "shared a match" in texts(one)]
    await dino.click(public["id"], f"m1:{table}:0:0:replay")
    await its.until(lambda: FOUND in told(its, dino)[-1])
    guilds.overwrite(its.world, its.channel, dino.id, deny=VIEW_CHANNEL)
    await its.quiet()
    await dino.click(public["id"], f"m1:{table}:0:0:replay")
    await its.until(lambda: UNKNOWN in told(its, dino)[-1])


async def test_of_a_channel_that_is_no_more_those_hear_who_played_or_moderate_the_server(its: Edge) -> None:
    table, dino, carla = await played(its, its.channel), its.people[3], its.people[2]
    elsewhere = await opened(its, dino, "open")
    threads.remove_channel(its.world, its.channel)
    guilds.overwrite(its.world, elsewhere, dino.id, allow=MANAGE_MESSAGES)
    await its.quiet()
    assert UNKNOWN in await replay(its, dino, elsewhere, table), "a moderator of one channel is none of the server"
    assert FOUND in await replay(its, its.host, elsewhere, table)
    guilds.grant(its.world, carla.id, MANAGE_THREADS)
    await its.quiet()
    assert FOUND in await replay(its, carla, elsewhere, table)


@pytest.mark.parametrize("private", [False, True])
async def test_a_match_of_an_archived_thread_is_found_by_those_who_see_its_channel(its: Edge, private: bool) -> None:
    """The library drops archived threads; a private one is known only to its members and to those who manage
    threads."""
    guilds.grant(its.world, its.world.bot["id"], EVERYONE | MANAGE_THREADS)
    thread = its.host.start_thread(its.channel, "ours", private=private)["id"]
    table, dino, carla = await played(its, thread), its.people[3], its.people[2]
    elsewhere = await opened(its, dino, "open")
    guilds.grant(its.world, carla.id, MANAGE_THREADS)
    for archived in (False, True):
        if archived:
            threads.moderate(its.world, thread, archived=True)
            await its.quiet()
        assert (UNKNOWN if private else FOUND) in await replay(its, dino, elsewhere, table)
        assert FOUND in await replay(its, carla, elsewhere, table)
    guilds.overwrite(its.world, its.channel, dino.id, deny=VIEW_CHANNEL)
    await its.quiet()
    assert UNKNOWN in await replay(its, dino, elsewhere, table), "permissions are those of the channel now"


async def posted(its: Edge, person: Person, channel: str, table: str) -> str:
    """Return the result of posting the match in a channel: the post, or why not."""
    made = await person.slash(channel, "history")
    assert made.message is not None
    before = {one["id"] for one in person.messages(channel)}
    await person.click(made.message["id"], f"m1:{table}:0:0:post", force=True)
    new = await its.until(lambda: [one for one in person.messages(channel) if one["id"] not in before])
    return texts(new[-1])


async def test_a_match_is_posted_where_everybody_who_reads_it_could_see_it(its: Edge) -> None:
    world, everyone, bot = its.world, its.world.guild_id, its.world.bot["id"]
    table = await played(its, its.channel)
    open_to_all, twin, wider = (guilds.channel(world, name)["id"] for name in ("open", "twin", "wider"))
    assert "shared a match" in await posted(its, its.host, open_to_all, table)
    for channel in (its.channel, twin, wider):
        guilds.overwrite(world, channel, everyone, deny=VIEW_CHANNEL)
        guilds.overwrite(world, channel, bot, allow=EVERYONE)
        guilds.overwrite(world, channel, its.host.id, allow=EVERYONE)
    guilds.overwrite(world, wider, its.people[3].id, allow=EVERYONE)
    await its.until(lambda: its.host.commands(wider))
    await its.quiet()
    second = guilds.channel(world, "open too")["id"]
    assert NOT_HERE in await posted(its, its.host, second, table)
    assert NOT_HERE in await posted(its, its.host, wider, table), "Dino sees this one too"
    assert "shared a match" in await posted(its, its.host, twin, table), "hidden from the same people"
    assert "shared a match" in await posted(its, its.host, its.channel, table)
    thread = its.host.start_thread(its.channel, "talk")["id"]
    assert "shared a match" in await posted(its, its.host, thread, table)
    assert "shared a match" in await posted(its, its.host, its.host.open_dm()["id"], table), "nobody else reads it"


async def test_one_who_is_kept_out_counts_too(its: Edge) -> None:
    """The match is in a channel that one person cannot see: in another channel, that person would read it."""
    table, elsewhere = await played(its, its.channel), guilds.channel(its.world, "open")["id"]
    guilds.overwrite(its.world, its.channel, its.people[3].id, deny=VIEW_CHANNEL)
    await its.until(lambda: its.host.commands(elsewhere))
    await its.quiet()
    assert NOT_HERE in await posted(its, its.host, elsewhere, table)
    guilds.overwrite(its.world, elsewhere, its.people[3].id, deny=VIEW_CHANNEL)
    await its.quiet()
    assert "shared a match" in await posted(its, its.host, elsewhere, table)


async def test_a_deal_is_shared_by_the_same_rule(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def noted(match: Any, played: Any, *args: Any, **look: Any) -> Any:
        drawn.append(match.table)
        short = type(played)(**{**_fields(played), "moments": played.moments[-3:]})
        return animation_of(match, short, *args, **look)

    monkeypatch.setattr(replay_module, "animation_of", noted)
    table, elsewhere = await played(its, its.channel), guilds.channel(its.world, "open")["id"]
    guilds.overwrite(its.world, its.channel, its.people[3].id, deny=VIEW_CHANNEL)
    await its.until(lambda: its.host.commands(elsewhere))
    await its.quiet()
    for channel, shared in ((elsewhere, False), (its.channel, True)):
        made = await its.host.slash(channel, "replay", match=table)
        await its.until(lambda made=made: made.message is not None and FOUND in texts(made.message))
        assert made.message is not None
        await its.host.click(made.message["id"], f"m1:{table}:1:0:share:p", force=True)
        said = "Anna shared a replay of Minchiate" if shared else NOT_HERE
        await its.until(
            lambda channel=channel, said=said: any(said in texts(one) for one in its.host.messages(channel))
        )
        assert drawn == ([table] if shared else [])


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
