"""A store that is busy for a moment (ux.md E55): no committed data is reported as lost, and nothing is abandoned."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.i18n import words
from bot.table import commands as cmd
from bot.table.autoplay import Autoplay
from bot.table.ports import StoreBusy
from tests.acceptance.forging import play, told
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.acceptance.test_own_moves import last_trick
from tests.support.edge import Edge

EN = words("en")


def busy_once(its: Edge, wanted: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make the store too busy to save what this slot shows, once; the returned list then contains the slot's name."""
    messages, failed = its.store.messages, list[str]()
    flush = messages.flush

    async def busy() -> None:
        if (its.table, wanted) in messages._unwritten and not failed:
            failed.append(wanted)
            raise StoreBusy("locked")
        await flush()

    monkeypatch.setattr(messages, "flush", busy)
    return failed


async def test_a_move_that_stands_is_not_called_unsaved_where_its_panel_cannot_be_noted(
    asked: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, panel, heard = asked.state.asked[0], asked.panel(asked.host) or {}, told(asked, asked.host)
    failed = busy_once(asked, "hand:0", monkeypatch)
    await asked.host.click(panel["id"], play(asked), force=True)
    await asked.until(lambda: failed and asked.state.asked[0] > before)
    await asked.quiet()
    # My cards, which only the host sees, follows the table as well.
    assert len(told(asked, asked.host)) == len(heard)
    assert not [said for said in told(asked, asked.host) if EN.text("reply-unsaved") in said]
    row = asked.store.rows[asked.table, "hand:0"]
    assert row.digest
    assert asked.panel(asked.host)


async def test_a_board_that_cannot_be_noted_comes_a_little_later_and_is_no_error(
    asked: Edge, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failed = busy_once(asked, "board", monkeypatch)
    before = asked.store.rows[asked.table, "board"].shown_seq
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: failed and asked.store.rows[asked.table, "board"].shown_seq > before)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_card_of_their_own_comes_although_their_wish_could_not_be_read_at_once(sitting: Sitting) -> None:
    asked_for = list[int]()
    for person in PEOPLE:
        await sitting.store.preferences.set_preference(person, "forced", True)

    class Busy:
        async def plays_forced(self, person: int) -> bool:
            return await sitting.store.preferences.plays_forced(person)

        async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
            asked_for.append(player)
            if len(asked_for) < 3:
                raise StoreBusy("locked")
            return ()

    class Parts:
        preferences = messages = Busy()

    state, player = await last_trick(sitting)
    moves = Autoplay(sitting.tables, Parts(), lambda: 0.0, lambda _: asyncio.sleep(0))
    await moves.start()
    await sitting.until(lambda now: now.asked[player] > state.asked[player])
    assert len(asked_for) >= 3
    await moves.stop()


async def test_a_table_that_cannot_be_read_for_a_moment_is_busy_and_not_set_aside(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = sitting.store.log.load

    async def busy(table: str) -> Any:
        monkeypatch.setattr(sitting.store.log, "load", kept)
        raise StoreBusy("locked")

    monkeypatch.setattr(sitting.store.log, "load", busy)
    opening = cmd.Open("toy", 10, 20, "en", pace="live")
    assert await sitting.do(opening) == cmd.Busy("locked")
    assert isinstance(await sitting.do(opening), cmd.Applied)
    assert TABLE not in sitting.tables.quarantine.tables
