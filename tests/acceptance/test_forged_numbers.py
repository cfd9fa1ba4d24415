"""Issue 6, item 5: numbers that no client of Discord lets anybody choose."""

from __future__ import annotations

import logging

import pytest

from bot.local_server import person_named
from bot.local_server.permissions import MANAGE_GUILD
from bot.ports.servers import MAX_RETENTION
from tests.acceptance.forging import told
from tests.acceptance.test_real_database import home  # noqa: F401 (a fixture)
from tests.fuzz.presses import Home


@pytest.mark.parametrize("months", [-5, -1, MAX_RETENTION + 1, 10**15])
async def test_moves_are_kept_for_no_number_of_months_there_is_not(
    home: Home,  # noqa: F811
    months: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    boss = person_named(home.world, "Rosa", permissions=MANAGE_GUILD)
    monkeypatch.setattr("bot.local_server.forms._option_value", lambda option, value: value)
    assert home.bot is not None
    guild = int(home.world.guild_id)
    await boss.slash(home.channel, "admin retention", months=months)
    await home.quiet()
    assert "Nothing was changed" in told(home, boss)[-1]  # type: ignore[arg-type]
    assert await home.bot.services.store.retention.months(guild) == 0
    assert not caplog.records
