"""Who acts for a table: hosts and their deputies, the check before the start, another pace, moderators."""

from __future__ import annotations

import pytest

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.host import CheckOver, PassHost, hosts
from bot.table.model import BY_MODERATOR, CLOSED, FINISHED, LOBBY, PLAYING, Offer, TableState
from bot.table.ports import Timer
from bot.table.selectors import blocking, humans
from bot.table.timers import still_means, timers_for
from bot.table.verdict import Context, OutOfDate, Verdict
from tests.table.test_lobby import ANNA, BRUNO, CARLA, DINO, ENTROPY, NOW, do, full, no, opened


def verdict(state: TableState, body: cmd.Body, person: int | None = ANNA, *, moderator: bool = False) -> Verdict:
    """Return the result of a command."""
    return decide(state, cmd.Command("x", state.id, body, person, moderator), Context(NOW, ENTROPY))


def refused(state: TableState, body: cmd.Body, person: int = DINO, *, moderator: bool = True) -> str:
    """Return the code with which a moderator's command is refused."""
    found = verdict(state, body, person, moderator=moderator)
    assert isinstance(found, Refusal), found
    return found.code


def kinds(state: TableState) -> set[str]:
    """Return the kinds of the table's clocks."""
    return {timer.kind for timer in timers_for(state, NOW)}


def test_a_host_alone_with_computer_players_begins_at_once() -> None:
    state = do(do(opened(), cmd.AddBot()), cmd.AddBot())
    assert do(state, cmd.Start(check=True)).status == PLAYING


def test_where_two_people_sit_everybody_is_asked_first() -> None:
    state = do(full(), cmd.Start(check=True))
    assert (state.status, state.check and (state.check.here, state.check.until)) == (LOBBY, ({ANNA}, NOW + 60_000))
    assert kinds(state) == {"lobby", "check"}
    assert no(state, cmd.Here(), ANNA) == "already-here"
    assert no(state, cmd.Here(), DINO) == "not-seated"
    for body in (cmd.Start(check=True), cmd.Configure(pace="live"), cmd.MoveTo(0, 1)):
        assert no(state, body) == "check-running"
    state = do(state, cmd.Here(), BRUNO)
    assert state.status == LOBBY
    state = do(state, cmd.Here(), CARLA)
    assert (state.status, state.check) == (PLAYING, None)


def events(state: TableState, *bodies: cmd.Body) -> tuple[object, ...]:
    """Return the events of these commands of the host, one after the other."""
    found: tuple[object, ...] = ()
    for body in bodies:
        verdict_of_one = verdict(fold(state, found), body)
        assert isinstance(verdict_of_one, tuple), verdict_of_one
        found += verdict_of_one
    return found


@pytest.mark.parametrize("check", [False, True])
def test_filling_the_table_stores_what_the_single_commands_store(*, check: bool) -> None:
    """One command, so one append to the log and one answer; the facts stay those of a table filled bot by bot."""
    start = cmd.Start(check=check)
    alone, two = opened(), do(opened(), cmd.Sit(2), BRUNO)
    assert events(alone, cmd.Fill(check=check)) == events(alone, cmd.AddBot(chair=1), cmd.AddBot(chair=2), start)
    assert events(two, cmd.Fill("novice", check=check)) == events(two, cmd.AddBot("novice", chair=1), start)
    assert events(full(), cmd.Fill(check=check)) == events(full(), start)
    asked = do(two, cmd.Fill(check=True))
    assert (asked.status, asked.check and asked.check.here) == (LOBBY, {ANNA})
    assert do(alone, cmd.Fill(check=True)).status == PLAYING


def test_a_table_is_filled_wholly_or_not_at_all() -> None:
    state = do(opened(), cmd.Sit(), BRUNO)
    assert no(state, cmd.Fill(), BRUNO) == "not-host"
    assert no(state, cmd.Fill("genius")) == "level-unknown"
    waited_for = do(do(do(state, cmd.Sit(), CARLA), cmd.Queue(), DINO), cmd.GetUp(), CARLA)
    assert no(waited_for, cmd.Fill()) == "chair-reserved"
    assert no(do(full(), cmd.Start(check=True)), cmd.Fill()) == "check-running"
    assert no(do(full(), cmd.Start()), cmd.Fill()) == "already-started"


def test_who_is_not_there_loses_the_chair_and_the_others_keep_theirs() -> None:
    state = do(do(full(), cmd.Start(check=True)), cmd.Here(), CARLA)
    assert state.check is not None
    guard = state.check.since
    assert no(state, CheckOver(guard), ANNA) == "not-host"
    state = do(state, CheckOver(guard), None)
    assert [chair.person for chair in state.chairs] == [ANNA, None, CARLA]
    assert (state.status, state.check, state.host) == (LOBBY, None, ANNA)
    assert not still_means(state, Timer("check", NOW, guard))
    assert isinstance(verdict(state, CheckOver(guard), None), OutOfDate)


def test_a_host_who_does_not_answer_a_moderators_start_loses_table_and_chair() -> None:
    state = do(full(), cmd.Start(check=True), DINO, moderator=True)
    state = do(do(state, cmd.Here(), BRUNO), CheckOver(state.check.since), None)
    assert (state.host, [chair.person for chair in state.chairs]) == (BRUNO, [None, BRUNO, None])


def test_getting_up_ends_the_check() -> None:
    state = do(do(full(), cmd.Start(check=True)), cmd.GetUp(), BRUNO)
    assert (state.check, state.status, state.chairs[1].free) == (None, LOBBY, True)
    assert "check" not in kinds(state)


def test_a_full_lobby_does_not_wait_for_its_host_for_ever_but_is_passed_on_once() -> None:
    assert "host" not in kinds(do(opened(), cmd.Sit(), BRUNO)), "a chair is free"
    state = full()
    (clock,) = [one for one in timers_for(state, NOW) if one.kind == "host"]
    assert clock.fire_at == NOW + 600_000
    assert no(state, PassHost(clock.guard), BRUNO) == "not-host"
    state = do(state, PassHost(clock.guard), None)
    assert state.host == BRUNO
    assert "host" not in kinds(state)
    assert do(state, cmd.Start(), BRUNO).status == PLAYING


def test_in_a_match_a_host_who_went_away_is_stood_in_for() -> None:
    state = do(full(), cmd.Start())
    assert not hosts(state, BRUNO)
    assert no(state, cmd.Close(), BRUNO) == "not-host"
    state = do(state, cmd.HandOver(), ANNA)
    assert hosts(state, BRUNO)
    assert not hosts(state, CARLA)
    assert hosts(state, ANNA), "Anna is still the host"
    assert not hosts(do(state, cmd.TakeBack(), ANNA), BRUNO)
    assert hosts(do(state, cmd.HandOver(), BRUNO), CARLA)
    assert do(state, cmd.Close(), BRUNO).offer == Offer(1, "stop", frozenset({1})), (
        "the others are asked (tests/table/test_closing.py)"
    )


def test_another_pace_needs_everybody_who_plays() -> None:
    state = do(full(), cmd.Start())
    assert no(state, cmd.AskPace("relaxed")) == "pace-same"
    assert no(state, cmd.AskPace("sudden")) == "pace-unknown"
    assert no(state, cmd.AskPace("daily"), DINO) == "not-seated"
    state = do(state, cmd.AskPace("daily"), ANNA)
    assert no(state, cmd.AskPace("daily"), ANNA) == "pace-asked"
    state = do(state, cmd.AskPace("live"), BRUNO)
    state = do(state, cmd.AskPace("daily"), CARLA)
    assert state.pace == "relaxed"
    state = do(state, cmd.AskPace("daily"), BRUNO)
    assert (state.pace, state.votes.pace) == ("daily", ())


def test_who_is_away_is_not_waited_for_with_the_pace() -> None:
    state = do(do(full(), cmd.Start()), cmd.HandOver(), CARLA)
    assert do(do(state, cmd.AskPace("none"), ANNA), cmd.AskPace("none"), BRUNO).pace == "none"


@pytest.mark.parametrize("what", ["repair", "pause", "resume", "end", "void"])
def test_only_moderators_moderate(what: str) -> None:
    state = do(full(), cmd.Start())
    assert refused(state, cmd.Moderate(what), ANNA, moderator=False) == "not-moderator"
    assert refused(state, cmd.Displace(ANNA), BRUNO, moderator=False) == "not-moderator"


def test_what_a_moderator_did_is_a_fact_with_their_number() -> None:
    state = do(full(), cmd.Start())
    found = verdict(state, cmd.Moderate("repair"), DINO, moderator=True)
    assert found == (ev.Moderated(DINO, "repair"),)
    assert refused(state, cmd.Moderate("explode")) == "deed-unknown"


def test_a_moderators_pause_is_ended_by_moderators_only_and_keeps_the_clocks() -> None:
    state = do(do(full(), cmd.Start()), cmd.Draw(), None)
    assert refused(full(), cmd.Moderate("pause")) == "not-started"
    player = blocking(state)[0]
    clocks = (Timer("turn", NOW + 5_000, state.asked[player], player),)
    context = Context(NOW, ENTROPY, clocks)
    command = cmd.Command("x", state.id, cmd.Moderate("pause"), DINO, moderator=True)
    held = fold(state, decide(state, command, context))  # type: ignore[arg-type]
    assert (held.paused, held.clocks.left, kinds(held)) == (BY_MODERATOR, ((player, 5_000),), set())
    for body in (cmd.Resume(), cmd.Ready(), cmd.Pause(), cmd.TakeBack()):
        assert no(held, body) == "paused-moderator"
    assert refused(held, cmd.Moderate("pause")) == "paused-moderator"
    again = do(held, cmd.Moderate("resume"), DINO, moderator=True)
    assert again.paused == ""
    assert [one.fire_at - NOW for one in timers_for(again, NOW) if one.kind == "turn"] == [5_000]
    assert refused(again, cmd.Moderate("resume")) == "not-paused"


def test_a_moderators_pause_upon_another_keeps_what_the_clocks_had() -> None:
    state = do(full(), cmd.Start())
    idle = fold(state, (ev.Paused("idle", ((0, 7_000),)),))
    assert do(idle, cmd.Moderate("pause"), DINO, moderator=True).clocks.left == ((0, 7_000),)


def test_a_match_is_ended_with_or_without_its_result() -> None:
    state = do(do(full(), cmd.Start()), cmd.Draw(), None)
    ended = do(state, cmd.Moderate("end"), DINO, moderator=True)
    assert (ended.status, len(ended.balances)) == (FINISHED, 3)
    void = do(state, cmd.Moderate("void"), DINO, moderator=True)
    assert (void.status, void.close_reason, void.balances) == (CLOSED, "void", ())
    assert void.seal is not None
    assert void.seal.revealed
    lobby = do(full(), cmd.Moderate("end"), DINO, moderator=True)
    assert (lobby.status, lobby.close_reason) == (CLOSED, "moderator")


def test_who_is_barred_gets_up_or_hands_over() -> None:
    lobby = do(full(), cmd.Displace(ANNA), DINO, moderator=True)
    assert (lobby.chairs[0].free, lobby.host) == (True, BRUNO)
    match = do(do(full(), cmd.Start()), cmd.Displace(BRUNO), DINO, moderator=True)
    assert (match.chairs[1].away, humans(match)) == (True, (0, 2))
    assert refused(match, cmd.Displace(DINO)) == "not-there"
    checked = do(do(full(), cmd.Start(check=True)), cmd.Displace(CARLA), DINO, moderator=True)
    assert (checked.check, checked.chairs[2].free) == (None, True)
