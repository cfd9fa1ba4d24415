"""E48: the waiting list of a table, decided and folded."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.host import CheckOver, PassHost
from bot.table.model import LOBBY, PLAYING, TableState, untouched_since
from bot.table.ports import Timer
from bot.table.timers import still_means, timers_for
from bot.table.verdict import Context, Verdict
from bot.table.waiting_list import MAX_WAITING, RESERVED_FOR, KeptOver
from tests.table.test_lobby import ANNA, BRUNO, CARLA, DINO, ENTROPY, NOW, do, full, no, opened

ELIO, FABIA = 5, 6


def queue_of(*people: int) -> TableState:
    """Return a full lobby with these people waiting."""
    state = full()
    for person in people:
        state = do(state, cmd.Queue(), person)
    return state


def verdict(state: TableState, body: cmd.Body, person: int | None = ANNA) -> Verdict:
    return decide(state, cmd.Command("x", state.id, body, person), Context(NOW, ENTROPY))


def kept(state: TableState) -> list[int]:
    """Return the players for whom a chair is reserved."""
    return [one.person for one in state.waiting_list.reserved]


def test_people_wait_in_the_order_in_which_they_came_and_leave_when_they_like() -> None:
    state = queue_of(DINO, ELIO, FABIA)
    assert state.waiting_list.people == (DINO, ELIO, FABIA)
    assert not state.waiting_list.reserved
    state = do(state, cmd.Queue(join=False), ELIO)
    assert state.waiting_list.people == (DINO, FABIA)
    assert no(state, cmd.Queue(join=False), ELIO) == "queue-not-in"
    assert no(state, cmd.Queue(), DINO) == "queue-in"
    assert no(state, cmd.Queue(), ANNA) == "already-seated"
    assert no(state, cmd.Queue(), None) == "not-seated"


def test_nobody_waits_where_a_chair_is_free_and_no_queue_is_endless() -> None:
    assert no(opened(), cmd.Queue(), DINO) == "queue-needless"
    state = queue_of(*range(10, 10 + MAX_WAITING))
    assert no(state, cmd.Queue(), DINO) == "queue-full"


def test_a_chair_that_becomes_free_is_kept_a_minute_for_the_first() -> None:
    found = verdict(queue_of(DINO, ELIO), cmd.GetUp(), CARLA)
    assert found == (ev.Vacated(2), ev.Reserved(DINO, NOW + RESERVED_FOR))
    state = do(queue_of(DINO, ELIO), cmd.GetUp(), CARLA)
    assert state.waiting_list.people == (DINO, ELIO)
    for person in (ELIO, CARLA, FABIA):
        assert no(state, cmd.Sit(), person) == "chair-reserved"
        assert no(state, cmd.Sit(2), person) == "chair-reserved"
    assert no(state, cmd.AddBot(), ANNA) == "chair-reserved"
    assert no(state, cmd.Queue(join=False), FABIA) == "queue-not-in"
    state = do(state, cmd.Sit(), DINO)
    assert (state.chairs[2].person, state.waiting_list.people, state.waiting_list.reserved) == (DINO, (ELIO,), ())


def test_who_does_not_come_waits_no_more_and_the_next_is_asked() -> None:
    state = do(queue_of(DINO, ELIO), cmd.GetUp(), CARLA)
    (clock,) = [timer for timer in timers_for(state, NOW) if timer.kind == "kept"]
    assert clock == Timer("kept", NOW + RESERVED_FOR, state.waiting_list.reserved[0].seq)
    assert no(state, KeptOver(clock.guard), DINO) == "not-host"
    assert no(state, KeptOver(clock.guard + 1), None) == "stale"
    state = do(state, KeptOver(clock.guard), None)
    assert (state.waiting_list.people, kept(state)) == ((ELIO,), [ELIO])
    assert not still_means(state, clock), "the clock of the one before is no clock any more"
    state = do(state, KeptOver(state.waiting_list.reserved[0].seq), None)
    assert (state.waiting_list.people, state.waiting_list.reserved) == ((), ())
    state = do(state, cmd.Sit(), CARLA)
    assert state.chairs[2].person == CARLA


def test_who_leaves_the_queue_while_a_chair_is_kept_for_them_gives_it_to_the_next() -> None:
    state = do(queue_of(DINO, ELIO), cmd.GetUp(), CARLA)
    state = do(state, cmd.Queue(join=False), DINO)
    assert (state.waiting_list.people, kept(state)) == ((ELIO,), [ELIO])


def test_two_chairs_are_kept_for_two_and_a_third_is_anybodys() -> None:
    state = queue_of(DINO, ELIO)
    state = do(do(state, cmd.GetUp(), CARLA), cmd.GetUp(), BRUNO)
    assert kept(state) == [DINO, ELIO]
    assert state.waiting_list.people == (DINO, ELIO)
    state = do(state, cmd.Sit(), ELIO)
    assert (kept(state), state.waiting_list.people) == ([DINO], (DINO,))
    assert no(state, cmd.Sit(), FABIA) == "chair-reserved"
    state = do(state, cmd.GetUp(), ANNA)
    assert kept(state) == [DINO]
    assert do(state, cmd.Sit(), FABIA).chair_of(FABIA) is not None


def test_who_is_not_there_at_the_roll_call_makes_room_for_the_queue() -> None:
    state = do(queue_of(DINO), cmd.Start(check=True))
    assert no(state, cmd.Sit(), ELIO) == "check-running"
    state = do(state, cmd.Queue(), ELIO)
    state = do(do(state, cmd.Here(), BRUNO), CheckOver(state.check.since), None)
    assert (state.status, kept(state), state.waiting_list.people) == (LOBBY, [DINO], (DINO, ELIO))


def test_a_computer_player_taken_away_makes_room_too() -> None:
    state = do(do(do(opened(), cmd.Sit(), BRUNO), cmd.AddBot()), cmd.Queue(), DINO)
    assert kept(do(state, cmd.RemoveBot(2))) == [DINO]


def test_in_a_match_a_substitutes_chair_is_offered_to_the_queue_first() -> None:
    state = do(queue_of(DINO), cmd.Start())
    assert (state.status, state.waiting_list.people) == (PLAYING, (DINO,))
    state = do(state, cmd.Queue(), ELIO)
    state = do(state, cmd.OfferChair(), CARLA)
    assert kept(state) == [DINO]
    assert no(state, cmd.Substitute(2), FABIA) == "chair-reserved"
    assert do(state, cmd.Queue(), FABIA).waiting_list.people == (DINO, ELIO, FABIA), "it is another's chair"
    taken = do(state, cmd.Substitute(2), DINO)
    assert (taken.chairs[2].person, taken.waiting_list.people, taken.waiting_list.reserved) == (DINO, (ELIO,), ())
    back = do(state, cmd.OfferChair(open=False), CARLA)
    assert (back.waiting_list.people, back.waiting_list.reserved) == ((DINO, ELIO), ()), (
        "the person keeps their place in the queue"
    )
    state = do(state, KeptOver(state.waiting_list.reserved[0].seq), None)
    state = do(state, KeptOver(state.waiting_list.reserved[0].seq), None)
    assert do(state, cmd.Substitute(2), FABIA).chairs[2].person == FABIA


def test_a_table_that_ends_or_closes_keeps_nothing_for_anybody() -> None:
    state = do(queue_of(DINO), cmd.GetUp(), CARLA)
    closed = do(state, cmd.Close())
    assert not [timer for timer in timers_for(closed, NOW) if timer.kind == "kept"]
    assert isinstance(verdict(closed, cmd.Queue(join=False), DINO), Refusal)


def test_waiting_does_not_keep_a_forgotten_lobby_open() -> None:
    state = full()
    before = {timer.kind: timer.guard for timer in timers_for(state, NOW)}
    for _ in range(3):
        state = do(do(state, cmd.Queue(), DINO), cmd.Queue(join=False), DINO)
        assert {timer.kind: timer.guard for timer in timers_for(state, NOW)} == before
    state = do(state, PassHost(before["host"]), None)
    assert state.host != ANNA
    guard = next(timer.guard for timer in timers_for(state, NOW) if timer.kind == "lobby")
    assert guard == before["lobby"], "neither does a host passed over"
    state = do(state, cmd.Queue(), DINO)
    assert next(timer.guard for timer in timers_for(state, NOW) if timer.kind == "lobby") == guard
    touched = do(state, cmd.Configure(pace="live"), BRUNO)
    assert untouched_since(touched) == touched.seq


def test_where_nobody_waits_nothing_else_follows() -> None:
    """Logs from before waiting lists existed fold as they did, and new logs are no longer."""
    state = full()
    assert verdict(state, cmd.GetUp(), CARLA) == (ev.Vacated(2),)
    assert fold(state, (ev.Vacated(2), ev.Seated(2, DINO))).chairs[2].person == DINO
