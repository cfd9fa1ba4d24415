"""A panel opened with My cards is updated without a press after a restart, also after a kill."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.local_server import CannotUse
from tests.e2e.conftest import Hall, press
from tests.support.panel import action, controls, texts
from tests.support.waiting import until


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_my_cards_is_live_again_after_a_restart(hall: Hall, how: str) -> None:
    host = hall.host
    thread = await hall.open_table(people=2)
    waiting, others = hall.players[:2]

    async def guest_is_asked() -> bool:
        """Play on until the guest is asked and the host is not."""
        if others.panel() is not None and waiting.panel() is None:
            return True
        await waiting.answer()
        return False

    def panel() -> dict[str, Any] | None:
        own = [m for m in host.messages(thread) if hall.world.only_for.get(m["id"]) == host.id]
        return next((m for m in reversed(own) if any(action(n) == "handwords" for n in controls(m))), None)

    await until(guest_is_asked)
    await press(host, thread, "hand")
    shown = await until(panel, what="the host's own panel")
    await until(lambda: tokens(hall), what="the note of it")
    await (hall.bot.kill() if how == "kill" else hall.bot.stop())
    pressed = [one for one in hall.world.interactions.values() if one.user_id == host.id]
    await hall.bot.start()
    await hall.ready()
    before = texts(host.message(shown["id"]))

    async def changed() -> bool:
        with contextlib.suppress(CannotUse):
            await others.answer()
        return texts(host.message(shown["id"])) != before

    await until(changed, "the panel goes on")
    assert [one for one in hall.world.interactions.values() if one.user_id == host.id] == pressed, "without a press"
    assert not hall.bot.errors()


def tokens(hall: Hall) -> list[str]:
    """Return the tokens of open panels in the bot's database."""
    path = next(hall.bot.data.glob("*.sqlite3"))
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return [token for (token,) in connection.execute("SELECT token FROM open_panels")]
