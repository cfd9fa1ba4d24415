"""*Share* posts the result of a match in the channel of its table, once."""

from __future__ import annotations

from bot.ports.people import HIDDEN
from bot.ports.servers import ServerSettings
from bot.table.quota import Limits
from tests.acceptance.test_rematch import finished
from tests.support.edge import Edge
from tests.support.panel import texts


def posted(its: Edge) -> list[str]:
    """Return the results that stand in the channel."""
    found = [message for message in its.host.messages(its.channel) if "only_for" not in message]
    return [texts(message) for message in found if "Minchiate" in texts(message) and "🏆" in texts(message)]


async def test_the_result_is_posted_once_for_everybody(its: Edge) -> None:
    state, thread = await finished(its, 2), its.thread()
    assert posted(its) == []
    await its.press(its.people[1], thread, "shareend")
    await its.until(lambda: (state.id, "shared") in its.store.rows)
    assert "The match is a draw" in posted(its)[0]
    assert "anna" in posted(its)[0].lower(), "the alt text of the picture has the names"
    assert its.store.rows[state.id, "shared"].channel == int(its.channel)
    await its.press(its.host, thread, "shareend")
    await its.until(lambda: any("already" in text for text in its.only_you(its.host, thread)))
    assert len(posted(its)) == 1


async def test_only_who_played_can_share(its: Edge) -> None:
    await finished(its, 2)
    await its.press(its.people[3], its.thread(), "shareend")
    await its.until(lambda: any("do not sit" in text for text in its.only_you(its.people[3], its.thread())))
    assert posted(its) == []


async def test_the_limit_of_public_posts_holds(its: Edge) -> None:
    state = await finished(its, 2)
    await its.store.servers.save_settings(state.guild, ServerSettings(limits=Limits(post=0)))
    await its.press(its.people[1], its.thread(), "shareend")
    await its.until(lambda: its.only_you(its.people[1], its.thread()))
    assert posted(its) == []


async def test_who_hides_their_name_is_not_named(its: Edge) -> None:
    state = await finished(its, 2)
    hidden = state.chairs[1].person
    assert hidden is not None
    await its.store.privacy.set_wish(hidden, HIDDEN)
    await its.press(its.host, its.thread(), "shareend")
    await its.until(lambda: posted(its))
    assert its.people[1].name.lower() not in posted(its)[0].lower()
