"""Tables that were opened before seals had terms can be continued (issue 13, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.rng import commitment
from bot.records import record_of, verify
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.sealing import seal_due
from tests.support.matches import Hall, names
from tests.support.old_tables import old_log


def resumed(mark: str) -> Hall:
    """Return a hall that resumes an old table."""
    table, events = old_log(mark)
    hall = Hall("chinze", people=2, table=table)
    hall.events, hall.batches = list(events), []
    hall.state = fold(TableState(table), events)
    hall.at = max(getattr(event, "at", 0) for event in events) + 1000
    return hall


def kinds(events: list[Any], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize(("mark", "old"), [("lobby", 0), ("middle", 1), ("between", 1)])
def test_an_old_table_goes_on_and_its_next_deal_is_sealed_in_the_new_way(mark: str, old: int) -> None:
    hall = resumed(mark)
    before = hall.state
    assert before.seal is not None
    assert before.seal.terms == ""
    assert before.seal.commitment == commitment(before.seal.seed, before.id)
    if seal_due(before) is not None:
        hall.give(cmd.Seal(), None)  # As the bot does when it starts.
    if hall.state.status == LOBBY:
        hall.start()
    hall.play()
    assert hall.state.status == "finished"
    record = record_of(hall.state.id, hall.events, names(hall))
    assert verify(record) == []
    assert [isinstance(deal.terms, str) for deal in record.deals] == [number >= old for number in range(2)]


def test_the_deal_that_was_running_keeps_its_seed() -> None:
    hall = resumed("middle")
    assert hall.state.status == PLAYING
    seal = hall.state.seal
    assert seal_due(hall.state) is None
    while not hall.state.between:
        hall.step()
    assert seal is not None
    assert kinds(hall.events, ev.SeedRevealed) == [ev.SeedRevealed(1, seal.seed)]
    assert hall.state.seal is not None
    assert hall.state.seal.terms.splitlines()[2] == "deal 2"


def test_the_whole_old_log_reads_as_it_did() -> None:
    table, events = old_log("end")
    state = fold(TableState(table), events)
    assert state.status == "finished"
    assert all(seal.revealed and not seal.terms for seal in state.seals)
    assert verify(record_of(table, events, ("Anna", "Bruno"))) == []
