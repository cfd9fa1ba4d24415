"""A whole match of each game on simcord: one person and bots, from the lobby to the result.

What simcord lacks is made up for in ``tests/simcord/conftest.py`` and ``tests/support/detached.py``: after every press
it waits for all tasks and near timers of the bot, and it answers interactions only in contexts that began after it did.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.registry import games
from bot.table.model import FINISHED, PLAYING, TableState
from bot.ui.transport import control_ids as ids
from bot.ui.transport.interaction_queue import ANSWERED
from tests.simcord.client import DirectMessages, as_seen
from tests.simcord.conftest import Scene
from tests.support.panel import PanelPlayer, action, controls, texts


class Player(PanelPlayer):
    """Plays by the direct message, and asks for the next deal there too."""

    def shown(self) -> str:
        """Return the text of the newest direct message."""
        return texts(self.person.dm_messages()[-1])

    async def next_deal(self) -> bool:
        """Press the button for the next deal, if there is one. Returns whether it was pressed."""
        for message in self.person.dm_messages():
            for node in controls(message):
                if action(node) == "next":
                    await self.person.click(message["id"], node["custom_id"])
                    return True
        return False


def urls(node: Any) -> Iterator[str]:
    """Return the addresses that a part of a message refers to, at any depth."""
    if isinstance(node, dict):
        url = node.get("url")
        if isinstance(url, str):
            yield url
        for part in node.values():
            yield from urls(part)
    elif isinstance(node, list):
        for part in node:
            yield from urls(part)


async def begun(scene: Scene, slug: str) -> TableState:
    """Open the shortest match of a game, fill the table with bots and start it by the button. Anna plays alone."""
    await scene.anna.slash(scene.channel, "table create", game=slug, length=min(games()[slug].meta.lengths))
    state = scene.state
    await scene.until(lambda: (state.id, "lobby") in scene.runtime.store.rows)
    await scene.press(scene.anna, "fill")
    assert scene.state.status == PLAYING
    return scene.state


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", sorted(games()))
async def test_a_person_plays_a_whole_match_against_bots(scene: Scene, slug: str) -> None:
    """Every press is answered and carried out, and the result stands in the thread. simcord, and not our own local
    server, decides what Discord would have accepted."""
    state = await begun(scene, slug)
    player = Player(DirectMessages(scene.anna.user))  # type: ignore[arg-type]
    await scene.quiet()
    while scene.state.status == PLAYING:
        assert await (player.next_deal() if scene.state.between else player.answer()), player.shown()
        await scene.quiet()
    await scene.until(lambda: (state.id, "over") in scene.runtime.store.rows)
    await scene.quiet()
    assert scene.state.status == FINISHED
    assert scene.state.helped == (0,) * len(scene.state.chairs), "the player answered every question"
    assert 0 < scene.state.asked[0] <= player.answers
    assert set(scene.bot.interaction_queue.counts) == {ANSWERED}
    (thread,) = scene.channel.threads
    public, own = thread.history(), scene.anna.user.dm_channel.history()
    assert ids.REMATCH.action in {action(node) for node in controls(as_seen(public[-1]))}
    assert "🏆" in player.shown() or "level" in player.shown()
    for message in (*public, *own):
        shown = [url for url in urls(as_seen(message)["components"]) if "/attachments/" in url]
        assert shown == [one.url for one in message.attachments], "a picture that is shown and the file are one"
    assert all(one.attachments for one in (public[-1], own[-1]))
