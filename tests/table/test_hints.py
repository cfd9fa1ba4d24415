"""Who may have a hint in which match, and what the first one changes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.standings.ladder import bot_results
from bot.standings.ratings import why_unranked
from bot.standings.results import match_facts
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.decide import decide
from bot.table.evolve import evolve
from bot.table.hints import costs
from bot.table.model import CLOSED, LOBBY, PLAYING, Chair, TableState
from bot.table.selectors import no_hints
from bot.table.verdict import Context, OutOfDate
from tests.ui.tables import some_match, table

ANNA, BRUNO = 7, 8
BOTS = tuple(Chair(None, "regular", name) for name in ("Lisa", "Cecco", "Nello"))
ALONE = (Chair(ANNA), *BOTS)
TWO = (Chair(ANNA), Chair(BRUNO), *BOTS[:2])
PEOPLE = tuple(map(Chair, (ANNA, BRUNO, 9, 10)))


def at(chairs: tuple[Chair, ...], **changes: Any) -> TableState:
    return table(some_match(), seq=3, chairs=chairs, **changes)


@pytest.mark.parametrize(
    ("chairs", "changes", "code"),
    [
        (ALONE, {}, None),
        (TWO, {}, "hint-ladder"),
        (PEOPLE, {}, "hint-ranked"),
        (PEOPLE, {"ranked": False}, None),
        (TWO, {"ranked": False}, None),
        (PEOPLE, {"pace": "none"}, None),
        (TWO, {"pace": "none"}, "hint-ladder"),
        (PEOPLE, {"helped": (0, 9, 0, 0)}, "hint-ranked"),
        (ALONE, {"status": LOBBY}, "not-started"),
        (ALONE, {"status": CLOSED}, "table-over"),
    ],
)
def test_hints_are_for_play_that_counts_for_nothing(
    chairs: tuple[Chair, ...], changes: dict[str, Any], code: str | None
) -> None:
    refusal = no_hints(at(chairs, **changes), 0)
    assert (refusal.code if refusal is not None else None) == code


def take(state: TableState, person: int = ANNA) -> Any:
    return decide(state, cmd.Command("c1", state.id, cmd.TakeHint(), person=person), Context(0, bytes(32)))


def test_the_first_hint_against_bots_is_stored_and_the_match_no_longer_counts_on_the_ladder() -> None:
    state = at(ALONE)
    assert why_unranked(state) == "computer"
    assert costs(state)
    assert take(state) == (ev.HintTaken(0),)
    after = evolve(state, ev.HintTaken(0))
    assert after.hinted
    assert why_unranked(after) == "hints"
    assert not costs(after)
    assert isinstance(take(after), OutOfDate)
    ended = [replace(one, status="finished", balances=(9, 0, 0, 0), places=(1, 2, 3, 4)) for one in (state, after)]
    finished = ev.Finished((9, 0, 0, 0), (1, 2, 3, 4), 1, True, 0)
    counted = [bool(bot_results(match_facts(one, finished, ()))) for one in ended]
    assert counted == [True, False]


@pytest.mark.parametrize("changes", [{"ranked": False}, {"ranked": False, "chairs": PEOPLE}])
def test_where_nothing_counts_a_hint_costs_nothing(changes: dict[str, Any]) -> None:
    state = at(**{"chairs": ALONE, **changes})
    assert not costs(state)
    assert isinstance(take(state), OutOfDate)


def test_a_hint_is_refused_where_it_would_count() -> None:
    assert take(at(PEOPLE)) == Refusal("hint-ranked")
    assert take(at(TWO)) == Refusal("hint-ladder")
    assert take(at(ALONE), person=99) == Refusal("not-seated")
    assert take(at(ALONE, status=PLAYING)) == (ev.HintTaken(0),)
