"""Issue 6, item 5: malformed events are dropped or answered; none ends the connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.local_server import interactions, permissions
from bot.local_server.errors import Payload
from bot.local_server.world import COMMAND
from tests.acceptance.forging import told
from tests.support.edge import Edge


def without(*keys: str) -> Callable[[Payload], None]:
    """Return a change that removes these fields."""

    def change(payload: Payload) -> None:
        for key in keys:
            payload.pop(key, None)

    return change


def begin_with(its: Edge, monkeypatch: pytest.MonkeyPatch, change: Callable[[Payload], None]) -> None:
    """Apply the change to every later interaction that the bot receives."""
    made: Any = interactions._payload  # pyright: ignore[reportPrivateUsage]

    def changed(*args: Any) -> Payload:
        payload: Payload = made(*args)
        change(payload)
        return payload

    monkeypatch.setattr(interactions, "_payload", changed)


async def test_an_event_that_cannot_be_read_is_dropped_and_the_next_one_is_answered(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = next(one for one in its.host.commands(its.channel) if one["name"] == "help")
    data = {"id": command["id"], "name": "help", "type": 1, "options": []}
    for keys in (("attachment_size_limit",), ("version",), ("id",), ("data",), ("type",)):
        with monkeypatch.context() as patched:
            begin_with(its, patched, without(*keys) if keys != ("id",) else lambda payload: payload.update(id="x"))
            interactions.begin(its.world, COMMAND, its.host.id, its.channel, data)
    permissions.emit(its.world, "MESSAGE_DELETE", {})
    permissions.emit(its.world, "CHANNEL_UPDATE", {"type": "²"})
    permissions.emit(its.world, "GUILD_ROLE_UPDATE", {"guild_id": None, "role": 3})
    await its.host.slash(its.channel, "help")
    await its.until(lambda: told(its, its.host))
    assert its.bot is not None
    assert its.bot.is_ready()
    assert not its.bot.is_closed()


@pytest.mark.parametrize("key", ["locale", "guild_locale"])
async def test_who_does_not_say_their_language_is_answered_in_another(
    its: Edge, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    begin_with(its, monkeypatch, lambda payload: payload.update({key: None}))
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.states)
    for path in ("hand", "help", "privacy", "preferences", "rules", "leaderboard"):
        await its.host.slash(its.channel, path)
