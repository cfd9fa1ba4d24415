"""The language of a table's public messages: set by the host or a moderator, at any time while the table is open."""

from __future__ import annotations

from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import PLAYING, TableState
from tests.table.test_hosting import refused, verdict
from tests.table.test_lobby import ANNA, BRUNO, do, full, no, opened


def test_the_host_gives_it_before_and_during_the_match_and_nothing_else_changes() -> None:
    state = do(full(), cmd.SetLanguage("en"))
    assert state.language == "en"
    assert state.chairs == full().chairs
    playing = do(do(state, cmd.Start()), cmd.SetLanguage("es"))
    assert (playing.status, playing.language) == (PLAYING, "es")


def test_others_do_not_and_a_moderator_does() -> None:
    state = full()
    assert no(state, cmd.SetLanguage("es"), BRUNO) == "not-host"
    facts = verdict(state, cmd.SetLanguage("es"), BRUNO, moderator=True)
    assert facts == (ev.LanguageSet("es"),)
    assert fold(state, facts).language == "es"


def test_the_one_it_speaks_and_a_closed_table_are_refused() -> None:
    state = do(opened(), cmd.SetLanguage("es"))
    assert refused(state, cmd.SetLanguage("es")) == "language-same"
    closed: TableState = do(state, cmd.Close())
    assert no(closed, cmd.SetLanguage("it"), ANNA) == "table-closed"
