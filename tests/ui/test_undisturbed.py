"""Where nothing goes on beside the play, no note stands, and where people have the next move, the bot owes none."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.table.bot_moves import BotMoves, Pacing
from bot.table.model import PLAYING, Call, Offer, Pause, Reservation, Seal, TableState, WaitingList
from bot.table.pause import BOARD, GONE
from bot.table.play import waits_for_people_alone
from bot.ui.messages.passing_notes import NOTES, standing
from tests.ui.tables import deal, table

NOW = next(match for match, question in deal() if question is not None)
CHAIRS = table(NOW).chairs
BESIDE: dict[str, dict[str, Any]] = {
    "ping": {"calls": (Call(0, 3, 1, "nudge", 1, True, 9),)},
    "queue": {"waiting_list": WaitingList(reserved=(Reservation(5, 9_000, 9),))},
    "yield": {"offer": Offer(0)},
    "relief": {"chairs": (replace(CHAIRS[0], offered=True), *CHAIRS[1:])},
    "rest": {"pause": Pause("idle", since=9, closes_at=9_000)},
    "attack": {"pause": Pause(BOARD, since=9)},
    "note": {"pause": Pause(GONE, since=9)},
}
"""What goes on beside the play, by the kind of note that stands because of it."""

ONLY_BEFORE = {"seat", "invite"}
"""The kinds that stand in the lobby alone, or of which nothing is stored."""

NAMED = {"named"}
"""The kind that stands as long as the table is open, whatever goes on."""


def test_every_kind_of_note_is_here() -> None:
    assert set(BESIDE) | ONLY_BEFORE | NAMED == set(NOTES)


@pytest.mark.parametrize("kind", BESIDE)
def test_a_table_where_a_note_stands_is_disturbed(kind: str) -> None:
    state = table(NOW, **BESIDE[kind])
    assert kind in {slot.partition(":")[0] for slot in standing(state)}
    assert not state.undisturbed


def test_at_an_undisturbed_table_no_note_stands() -> None:
    state = table(NOW)
    assert state.status == PLAYING
    assert state.undisturbed
    assert standing(state) == []


def owed(state: TableState) -> list[tuple[str, str]]:
    """Return the keys of the moves that the bot would make."""
    keys: list[tuple[str, str]] = []
    moves = BotMoves(None, None, None, Pacing())  # type: ignore[arg-type]
    moves.later = lambda key, seconds, move: keys.append(key)  # type: ignore[method-assign,assignment,return-value]
    moves.owed(state)
    return keys


def test_while_people_alone_are_waited_for_the_bot_owes_no_move() -> None:
    seals = (Seal(1, bytes(32), "", closed=True),)
    found: set[bool] = set()
    for match, _ in deal():
        for seal in ((), seals):
            for between in (False, True):
                state = table(match, seals=seal, between=between, asked=(3, 3, 3, 3))
                alone = waits_for_people_alone(state)
                found.add(alone)
                assert not (alone and owed(state))
    assert found == {False, True}


def test_a_computer_player_is_not_alone_with_people() -> None:
    seals = (Seal(1, bytes(32), "", closed=True),)
    states = [table(match, seals=seals) for match, _ in deal()]
    assert any(owed(state) and state.sealed and not waits_for_people_alone(state) for state in states)
