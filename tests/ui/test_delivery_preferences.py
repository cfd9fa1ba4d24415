"""``/preferences`` on the local server: Discord accepts the page, also after a restart of the bot."""

from __future__ import annotations

from typing import Any

from bot.i18n import words
from bot.local_server import Person
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts
from tests.ui.delivery import play_to_cards

EN = words("en")


def page(its: Edge, person: Person, channel: str) -> dict[str, Any] | None:
    """Return the newest page of preferences that only this person sees."""
    for message in reversed(person.messages(channel)):
        if any(node["custom_id"].startswith("p1:prefs:") for node in controls(message)):
            return message
    return None


async def test_the_page_works_again_after_a_restart() -> None:
    runtime = EdgeRuntime()
    async with edge(runtime) as its:
        anna = its.host
        await anna.slash(its.channel, "preferences")
        shown = await its.until(lambda: page(its, anna, its.channel))
        assert its.world.only_for[shown["id"]] == anna.id
        await its.stop()
        await its.start()
        await anna.click(shown["id"], "p1:prefs:set:theme.light")
        await its.until(lambda: f"{EN.text('ui-pref-theme')}** · light" in texts(page(its, anna, its.channel) or shown))
        assert (await its.store.preferences.chosen_by(its.store.by_user[int(anna.id)])).theme == "light"


async def test_closed_messages_are_told_and_a_test_brings_the_cards_back() -> None:
    async with edge() as its:
        anna = its.host
        await anna.slash(its.channel, "preferences")
        shown = await its.until(lambda: page(its, anna, its.channel))
        number = its.store.by_user[int(anna.id)]
        its.world.faults.close_dms(anna.id)
        await anna.click(shown["id"], "p1:prefs:test:")
        await its.until(lambda: any("cannot send you messages" in text for text in its.only_you(anna, its.channel)))
        assert its.store.known[number].surface == "channel"
        await anna.slash(its.channel, "preferences")
        await its.quiet()
        closed = await its.until(lambda: page(its, anna, its.channel))
        assert "You do not receive direct messages" in texts(closed)
        its.world.faults.close_dms(anna.id, closed=False)
        await anna.click(closed["id"], "p1:prefs:test:")
        await its.until(lambda: any("message arrived" in text for text in its.only_you(anna, its.channel)))
        assert its.store.known[number].surface == "dm"
        assert [texts(message) for message in anna.dm_messages()] == ["\nIt works: messages from me arrive here."]


async def test_a_veiled_hand_goes_out_veiled() -> None:
    async with edge() as its:
        anna = its.host
        await its.open_table()
        await play_to_cards(its, anna)
        await its.store.preferences.set_preference(its.store.by_user[int(anna.id)], "blurred", True)
        await anna.slash(its.channel, "preferences")
        shown = await its.until(lambda: page(its, anna, its.channel))
        await anna.click(shown["id"], "p1:prefs:set:print.large")
        await its.until(lambda: _veiled(its.panel(anna)))


def _veiled(message: dict[str, Any] | None) -> bool:
    stack = list(message["components"]) if message is not None else []
    while stack:
        node = stack.pop()
        if node.get("items"):
            return bool(node["items"][0].get("spoiler"))
        stack += node.get("components") or []
    return False
