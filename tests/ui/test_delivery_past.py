"""History and replay on the local server, after a restart too, including the files and pictures that are sent."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.records import Match, Played
from bot.render import Animation
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.ui.features import replay
from bot.ui.features.replay import animation_of
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.matches import AT, Hall
from tests.support.panel import action, controls, texts


def played_here(its: Edge) -> Hall:
    """Play a match to its end in the channel of the test."""
    hall = Hall(guild=int(its.world.guild_id), channel=int(its.channel), options={"set_length": 1})
    hall.start()
    hall.play()
    return hall


async def remember(its: Edge, hall: Hall) -> None:
    """Store a finished match of the host, as if played here before."""
    host = its.host
    person = await its.store.people.person(int(host.id), "Anna", "en-US")
    assert person.id == 1
    state = TableState(hall.state.id)
    for command, events in hall.batches:
        after = fold(state, events)
        assert await its.store.log.append(after, state.seq + 1, command, events, (), AT) is None
        state = after


def newest(its: Edge, verb: str) -> dict[str, Any] | None:
    """Return the newest message of the channel with such a control, as the host sees it."""
    messages = [one for one in its.host.messages(its.channel) if any(action(node) == verb for node in controls(one))]
    return messages[-1] if messages else None


async def press(its: Edge, verb: str, ends: str = "") -> None:
    """Press the newest control with this verb and wait for the answer."""
    message = await its.until(lambda: newest(its, verb))
    node = next(one for one in controls(message) if action(one) == verb and one["custom_id"].endswith(ends))
    await its.host.click(message["id"], node["custom_id"])


@pytest.mark.slow
async def test_history_replay_and_files_go_on_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_of_deal(match: Match, played: Played, said: Any, **look: Any) -> Animation:
        return animation_of(match, replace(played, moments=played.moments[-6:]), said, **look)

    monkeypatch.setattr(replay, "animation_of", end_of_deal)
    runtime = EdgeRuntime()
    async with edge(runtime) as its:
        await remember(its, played_here(its))
        await its.host.slash(its.channel, "history")
        listed = await its.until(lambda: newest(its, "export"))
        assert "Matches of Anna" in texts(listed)

        await its.stop()
        await its.start()

        await press(its, "replay")
        shown = await its.until(lambda: newest(its, "step"))
        step = shown["id"]
        assert "Deal 1 of 1" in texts(shown)
        assert its.world.only_for.get(step) == its.host.id

        await its.stop()
        await its.start()

        before = texts(shown)
        await press(its, "step", ".next")
        await its.until(lambda: texts(its.host.message(step)) != before)
        eyes = next(node for node in controls(its.host.message(step)) if action(node) == "eyes")
        await its.host.choose(step, eyes["custom_id"], ["a"])
        await its.until(lambda: "**Anna**: " in texts(its.host.message(step)))

        await press(its, "export")

        def files() -> list[dict[str, Any]]:
            return [message for message in its.host.messages(its.channel) if len(message["attachments"]) == 2]

        (given,) = await its.until(files)
        names = {one["filename"] for one in given["attachments"]}
        assert names == {"minchiate-ab12cd34.json", "minchiate-ab12cd34.txt"}
        assert its.world.only_for.get(given["id"]) == its.host.id

        await press(its, "share")

        def posted() -> list[dict[str, Any]]:
            messages = its.host.messages(its.channel)
            own = [message for message in messages if message["id"] not in its.world.only_for]
            return [message for message in own if ".webp" in str(message["components"])]

        (public,) = await its.until(posted)
        assert "Anna shared a replay of Minchiate" in texts(public)
        assert [action(node) for node in controls(public)] == ["replay"]
