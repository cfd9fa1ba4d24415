"""The lobby: chairs, host, settings, start."""

from __future__ import annotations

import pytest

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import CLOSED, LOBBY, PLAYING, TableState
from bot.table.verdict import Context, OutOfDate

NOW = 1_700_000_000_000
ENTROPY = bytes(range(32))
ANNA, BRUNO, CARLA, DINO = 1, 2, 3, 4


def do(state: TableState, body: cmd.Body, person: int | None = ANNA, *, moderator: bool = False) -> TableState:
    """Apply a command that must succeed."""
    verdict = decide(state, cmd.Command("x", state.id, body, person, moderator), Context(NOW, ENTROPY))
    assert isinstance(verdict, tuple), verdict
    return fold(state, verdict)


def no(state: TableState, body: cmd.Body, person: int | None = ANNA) -> str:
    """Return the code with which a command is refused."""
    verdict = decide(state, cmd.Command("x", state.id, body, person), Context(NOW, ENTROPY))
    if isinstance(verdict, OutOfDate):
        return "stale"
    assert isinstance(verdict, Refusal), verdict
    return verdict.code


def opened(**changes: object) -> TableState:
    """Return a table that Anna has opened."""
    return do(TableState("t1"), cmd.Open("toy", 10, 20, "it", **changes))  # type: ignore[arg-type]


def full() -> TableState:
    """Return a lobby with three people."""
    return do(do(opened(), cmd.Sit(), BRUNO), cmd.Sit(), CARLA)


def test_opening_seats_the_host() -> None:
    state = opened()
    assert (state.status, state.host, state.chairs[0].person) == (LOBBY, ANNA, ANNA)
    assert state.name
    assert state.seal is None, "there is nothing yet that a seal could be bound to"


def test_a_preset_sets_its_options_and_single_ones_lie_over_it() -> None:
    assert opened(preset="short").options == {"deals": 1, "stake": 1}
    assert opened(preset="short", options={"deals": 2, "stake": 5}).options == {"deals": 2, "stake": 5}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (cmd.Open("ludo", 1, 2, "en"), "game-unknown"),
        (cmd.Open("toy", 1, 2, "en", preset="none"), "preset-unknown"),
        (cmd.Open("toy", 1, 2, "en", pace="soon"), "pace-unknown"),
        (cmd.Open("toy", 1, 2, "en", options={"deals": 7}), "option-value"),
        (cmd.Open("toy", 1, 2, "en", options={"deals": True}), "option-value"),
        (cmd.Open("toy", 1, 2, "en", options={"stake": 10}), "option-value"),
        (cmd.Open("toy", 1, 2, "en", options={"nonsense": 7}), "option-unknown"),
        (cmd.Sit(), "table-unknown"),
    ],
)
def test_what_cannot_be_opened(body: cmd.Body, code: str) -> None:
    assert no(TableState("t1"), body) == code


def test_sitting_down_takes_the_first_free_chair_or_the_one_asked_for() -> None:
    state = do(opened(), cmd.Sit(2), BRUNO)
    state = do(state, cmd.Sit(), CARLA)
    assert [chair.person for chair in state.chairs] == [ANNA, CARLA, BRUNO]
    assert no(state, cmd.Sit(), DINO) == "table-full"
    assert no(state, cmd.Sit(1), DINO) == "chair-taken"
    assert no(state, cmd.Sit(9), DINO) == "chair-unknown"
    assert no(state, cmd.Sit(), BRUNO) == "already-seated"


def test_one_who_sits_moves_to_a_free_chair() -> None:
    state = do(opened(), cmd.Sit(2), ANNA)
    assert [chair.person for chair in state.chairs] == [None, None, ANNA]


def test_the_host_passes_to_the_person_who_sat_longest() -> None:
    state = do(do(opened(), cmd.Sit(2), BRUNO), cmd.Sit(1), CARLA)
    state = do(state, cmd.GetUp(), ANNA)
    assert state.host == BRUNO
    assert no(state, cmd.GetUp(), ANNA) == "not-seated"


def test_somebody_who_sits_at_a_deserted_table_becomes_host() -> None:
    state = do(opened(), cmd.GetUp(), ANNA)
    state = do(state, cmd.Sit(), BRUNO)
    assert state.host == BRUNO


@pytest.mark.parametrize("body", [cmd.AddBot(), cmd.Start(), cmd.Configure(pace="live"), cmd.Close(), cmd.MoveTo(0, 1)])
def test_only_the_host_or_a_moderator(body: cmd.Body) -> None:
    state = do(opened(), cmd.Sit(), BRUNO)
    assert no(state, body, BRUNO) == "not-host"


def test_a_moderator_may_do_what_the_host_may() -> None:
    assert do(opened(), cmd.Close("moderator"), DINO, moderator=True).status == CLOSED


def test_computer_players_bring_different_names_and_can_be_sent_away() -> None:
    state = do(do(opened(), cmd.AddBot("regular")), cmd.AddBot("novice"))
    names = [chair.bot_name for chair in state.chairs[1:]]
    assert len(set(names)) == 2
    assert all(names)
    state = do(state, cmd.RemoveBot(1))
    assert state.chairs[1].free
    assert no(state, cmd.RemoveBot(0)) == "chair-no-bot"
    assert no(state, cmd.AddBot("genius")) == "level-unknown"


def test_a_master_is_seated_where_the_game_has_one() -> None:
    minchiate = do(TableState("t1"), cmd.Open("minchiate", 10, 20, "it"))
    state = do(minchiate, cmd.AddBot("master"))
    assert (state.chairs[1].level, state.chairs[1].bot_name) == ("master", "Duccio")
    assert no(opened(), cmd.AddBot("master")) == "level-unknown"
    assert do(opened(), cmd.AddBot("regular")).chairs[1].level == "regular"


def test_start_needs_every_chair() -> None:
    assert no(opened(), cmd.Start()) == "chairs-empty"
    state = do(full(), cmd.Start())
    assert state.status == PLAYING
    assert no(state, cmd.Sit(), DINO) == "already-started"
    assert no(state, cmd.GetUp(), BRUNO) == "already-started-leave"
    assert no(state, cmd.Configure(pace="live")) == "settings-frozen"
    assert no(state, cmd.Start()) == "already-started"


def test_settings_change_before_the_start() -> None:
    state = do(opened(), cmd.Configure(options={"stake": 3}, pace="daily"))
    assert (state.options, state.pace) == ({"deals": 2, "stake": 3}, "daily")
    state = do(state, cmd.Configure(preset="short"))
    assert state.options == {"deals": 1, "stake": 1}
    assert no(state, cmd.Configure(options={"stake": 99})) == "option-value"


def test_nothing_happens_at_a_closed_table() -> None:
    state = do(opened(), cmd.Close())
    assert no(state, cmd.Sit(), BRUNO) == "table-closed"


def test_only_the_house_places_the_thread() -> None:
    assert no(opened(), cmd.Place(5)) == "not-host"
    assert do(opened(), cmd.Place(5), None).thread == 5
