"""T101 and issue 6: a person who is forgotten first leaves their tables, in any state, and no table waits for them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table import commands as cmd
from bot.table.model import PLAYING, TableState
from bot.table.pause import BLOCKED
from bot.table.ports import StoreBusy
from bot.ui.transport.id_format import PageId
from tests.acceptance.forging import told
from tests.acceptance.test_real_database import home  # noqa: F401 (a fixture)
from tests.fuzz.presses import Home

SURE = PageId("privacy", "sure").encode()


async def now(its: Home) -> TableState:
    """Return the current state of the table."""
    state = await its.look()
    assert state is not None
    return state


async def begun(its: Home) -> TableState:
    """Start Anna's match; return its state."""
    await its.press(its.host, its.channel, "start")
    await its.until(its.thread)
    await its.quiet()
    return await now(its)


async def forget(its: Home) -> None:
    """Ask to be forgotten as Anna, and confirm it."""
    made = await its.host.slash(its.channel, "privacy")
    assert made.message is not None
    before = len(told(its, its.host))  # type: ignore[arg-type]
    assert before
    await its.host.click(made.message["id"], SURE, force=True)
    await its.quiet()


@pytest.mark.parametrize("reason", sorted(BLOCKED))
async def test_where_the_place_of_a_match_is_gone(home: Home, reason: str) -> None:  # noqa: F811
    state = await begun(home)
    assert home.bot is not None
    tables = home.bot.services.tables
    assert isinstance(await tables.submit(cmd.Command("h", state.id, cmd.Hold(reason))), cmd.Applied)
    await forget(home)
    after = await tables.state(state.id)
    assert after is not None
    assert after.status == PLAYING
    assert after.chairs[0].away, "a computer player has their cards, so nobody waits for them when the match continues"
    assert await home.bot.services.store.people.person_of(int(home.host.id)) is None


@pytest.mark.slow
async def test_while_nothing_can_be_written_nobody_is_half_forgotten(
    home: Home,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = await begun(home)
    assert home.bot is not None
    services = home.bot.services

    async def full(*_: Any) -> None:
        raise StoreBusy("full")

    monkeypatch.setattr(services.store.log, "append", full)
    await forget(home)
    assert "cannot save" in told(home, home.host)[-1]  # type: ignore[arg-type]
    assert await services.store.people.person_of(int(home.host.id)) is not None
    monkeypatch.undo()
    await forget(home)
    assert await services.store.people.person_of(int(home.host.id)) is None
    after = await services.tables.state(state.id)
    assert after is not None
    assert after.chairs[0].away
