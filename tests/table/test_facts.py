"""The registry of facts, and which facts the table registers."""

from __future__ import annotations

import re

import pytest

from bot.table import events as ev
from bot.table.evolve import FACTS, SUBJECTS, evolve
from bot.table.facts import Facts
from bot.table.model import TableState
from tests.repo.structure import ROOT, imports, modules, sources


def test_every_event_of_a_table_changes_something_registered() -> None:
    assert set(FACTS.changes) == set(ev.TABLE_EVENTS)


def test_every_module_that_registers_something_is_a_subject() -> None:
    """A log is read whole only if all of them are loaded, which is what the module of the public ``fold`` does."""
    registers = re.compile(r"^@(fact|on)\(", re.MULTILINE)
    found = [path.stem for path in (ROOT / "bot" / "table").glob("*.py") if registers.search(path.read_text())]
    subjects = {subject.__name__ for subject in SUBJECTS}
    assert {f"bot.table.{name}" for name in found} == subjects
    graph = imports(modules(sources()))
    assert {name for name, those in graph.items() if "bot.table.facts" in those} <= {*subjects, "bot.table.evolve"}


def test_an_event_is_registered_once() -> None:
    facts = Facts()

    @facts.on(ev.LanguageSet)
    def language_set(state: TableState, event: ev.LanguageSet) -> TableState:
        return state

    with pytest.raises(ValueError, match="LanguageSet is registered twice"):
        facts.on(ev.LanguageSet)(language_set)
    assert facts.changes == {ev.LanguageSet: language_set}


def test_a_change_sees_the_number_of_its_own_event() -> None:
    state = evolve(TableState("ab12cd34", seq=6), ev.Resumed(-1))
    assert (state.seq, state.touched) == (7, 7)
