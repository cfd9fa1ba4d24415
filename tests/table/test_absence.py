"""Properties of every table while people come, stay away and leave in any order."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Pick, Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.leaving import Abandon
from bot.table.model import PLAYING, TableState
from bot.table.ports import Timer
from bot.table.selectors import blocking, chance_due, deal_number, decisions_of
from bot.table.timers import timers_for
from bot.table.turn_calls import CallUp
from bot.table.verdict import Context, OutOfDate

SEED = bytes(range(32))
PERSON = st.integers(1, 5)
PLAYER = st.integers(0, 2)
LEAVING: list[Any] = [cmd.HandOver(), cmd.TakeBack(), cmd.Concede(), cmd.OfferChair(), cmd.OfferChair(open=False)]
DEEDS = st.one_of(
    st.tuples(PERSON, st.sampled_from([*LEAVING, cmd.Nudge(), cmd.Pause(), cmd.Resume(), cmd.Ready()])),
    st.tuples(PERSON, st.builds(cmd.Substitute, PLAYER)),
    st.tuples(PERSON, st.sampled_from(["agree", "decline"])),
    st.tuples(st.none(), st.sampled_from(["move", "move", "move", "call", "abandon", "missing"])),
)


def body_of(state: TableState, deed: Any, player: int) -> tuple[cmd.Body, int | None]:
    """Return the command that an action stands for now, and the player who sends it."""
    waiting = blocking(state)
    match deed:
        case "agree" | "decline":
            return cmd.AnswerConcession(deal_number(state), deed == "agree"), player
        case "call":
            return CallUp(player, state.asked[player], "reminder"), None
        case "abandon":
            return Abandon(player, state.chairs[player].away_since), None
        case "missing":
            return cmd.Missing(player, state.chairs[player].person or 0), None
        case _ if chance_due(state) is not None:
            return cmd.Draw(), None
        case _ if state.between:
            return cmd.NextDeal(deal_number(state)), None
        case _:
            mover = waiting[0]
            card = Pick(decisions_of(state, mover)[0].cards[:1])
            if state.chairs[mover].computer:
                return cmd.BotAct(mover, state.asked[mover], card), None
            return cmd.Act(card, state.asked[mover]), state.chairs[mover].person


@settings(max_examples=60, deadline=None)
@given(st.lists(DEEDS, max_size=60), st.sampled_from(["live", "relaxed", "daily", "none"]))
def test_whatever_people_do_the_table_stays_whole(deeds: list[tuple[int | None, Any]], pace: str) -> None:
    state, log, now = TableState("t"), list[Any](), 1_700_000_000_000
    timers: tuple[Timer, ...] = ()
    opening: list[tuple[cmd.Body, int]] = [(cmd.Open("toy", 1, 2, "en", pace=pace), 1)]
    opening += [(cmd.Sit(), 2), (cmd.Sit(), 3), (cmd.Start(), 1)]
    queue: list[tuple[Any, int | None]] = [*opening, *((deed, person) for person, deed in deeds)]
    for number, (deed, person) in enumerate(queue):
        now += 30_000
        body, who = (deed, person) if isinstance(deed, msgspec.Struct) else body_of(state, deed, (person or number) % 3)
        if deed in ("agree", "decline"):
            who = person
        verdict = decide(state, cmd.Command(f"i{number}", "t", body, who), Context(now, SEED, timers))
        if isinstance(verdict, Refusal | OutOfDate):
            continue
        log += verdict
        state = fold(state, verdict)
        timers = timers_for(state, now, timers)
        persons = [chair.person for chair in state.chairs if chair.person is not None]
        assert len(persons) == len(set(persons))
        assert all(call.number <= 2 or pace == "none" for call in state.calls)
        assert state.offer is None or state.offer.player in state.offer.agreed
        assert all(chair.away or not chair.gone for chair in state.chairs)
        assert len({(one.kind, one.player, one.guard) for one in timers}) == len(timers)
        if state.status != PLAYING:
            break
    assert fold(TableState("t"), log) == state
    stored = [msgspec.json.encode(one) for one in log if type(one) in ev.TABLE_EVENTS]
    kinds = [type(one) for one in log if type(one) in ev.TABLE_EVENTS]
    again = [msgspec.json.decode(body, type=kind) for body, kind in zip(stored, kinds, strict=True)]
    assert again == [one for one in log if type(one) in ev.TABLE_EVENTS]


def test_a_log_from_before_there_were_calls_and_substitutes_still_folds() -> None:
    old = [
        ev.Opened("toy", "Arno", 1, 10, 20, "en", {"deals": 1, "stake": 3}, "short", "live", 1),
        *(ev.Seated(chair, chair + 1) for chair in range(3)),
        ev.SeedSealed(1, SEED, "c"),
        ev.Started(2),
        msgspec.convert({"type": "table.handed_to_bot", "player": 1, "why": "asked"}, ev.HandedToBot),
        msgspec.convert({"type": "table.acted", "player": 0, "by": "person"}, ev.Acted),
        msgspec.convert({"type": "table.taken_back", "player": 1}, ev.TakenBack),
    ]
    state = fold(TableState("t"), old)
    assert state.asked == (1, 0, 0)
    assert [chair.away for chair in state.chairs] == [False, False, False]
    assert (state.calls, state.offer, state.clocks.acted_at) == ((), None, (0, 0, 0))
