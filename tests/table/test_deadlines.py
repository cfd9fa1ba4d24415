"""The table of deadlines."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table.model import CLOSED, LOBBY, PLAYING, Chair, Check, Pause, Reservation, TableState, WaitingList
from bot.table.timers import DEADLINES, still_means, timers_for

NOW = 1_000_000


def test_every_deadline_names_its_own_clocks() -> None:
    """Each deadline has the kind of its clocks, which is also a phase of a table."""
    taken = (Chair(1), Chair(2, since=3))
    waiting = WaitingList((5,), (Reservation(5, NOW, 4),))
    lobby = TableState("t", game="chinze", chairs=taken, host=1, waiting_list=waiting, check=Check(2, NOW, frozenset()))
    states = [lobby, replace(lobby, check=None), replace(lobby, chairs=(Chair(),))]
    found: set[str] = set()
    for state in states:
        for kind, deadline in DEADLINES.items():
            if state.status in deadline.phases:
                kinds = {timer.kind for timer in deadline.timers(state, NOW)}
                assert kinds <= {kind}
                found |= kinds
    assert found == {kind for kind, deadline in DEADLINES.items() if LOBBY in deadline.phases}
    assert len(found) >= 5


def test_a_deadline_of_an_unknown_kind_or_of_another_phase_means_nothing() -> None:
    state = TableState("t", game="chinze", chairs=(Chair(1),))
    (lobby, *_) = timers_for(state, NOW)
    assert still_means(state, lobby)
    assert not still_means(state, replace(lobby, kind="sundial"))
    assert not still_means(replace(state, status=PLAYING, pause=Pause("idle")), lobby)
    assert not still_means(replace(state, status=CLOSED), lobby)
