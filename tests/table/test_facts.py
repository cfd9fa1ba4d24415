"""The registry of facts, and which facts the table registers."""

from __future__ import annotations

import pytest

from bot.table import events as ev
from bot.table.evolve import FACTS, evolve
from bot.table.facts import Facts
from bot.table.model import TableState


def test_every_event_of_a_table_changes_something_registered() -> None:
    assert set(FACTS.changes) == set(ev.TABLE_EVENTS)


def test_an_event_is_registered_once() -> None:
    facts = Facts()

    @facts.on(ev.LanguageSet)
    def language_set(state: TableState, event: ev.LanguageSet) -> TableState:
        return state

    with pytest.raises(ValueError, match="LanguageSet is registered twice"):
        facts.on(ev.LanguageSet)(language_set)
    with pytest.raises(ValueError, match="LanguageSet is registered twice"):
        Facts(facts, facts)
    assert Facts(facts).changes == {ev.LanguageSet: language_set}


def test_a_change_sees_the_number_of_its_own_event() -> None:
    state = evolve(TableState("ab12cd34", seq=6), ev.Resumed(-1))
    assert (state.seq, state.touched) == (7, 7)
