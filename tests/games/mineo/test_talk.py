"""Table talk between the defenders, if the table allows it (S90-S93)."""

from __future__ import annotations

from bot.engine.actions import Pick, Say
from bot.games.mineo import GAME
from bot.games.mineo.play import SIGNALS, signals
from bot.games.mineo.state import State
from bot.games.mineo.views import public
from tests.games.mineo.cards import card, position
from tests.games.mineo.play import do, refused

HANDS = ("O5 C5 T20 S5", "O6 C6 T4 S6", "O7 C7 T5 S7")


def table(**chosen: object) -> State:
    """Return a state in which seat 0 plays solo and seat 1 leads to trick 1."""
    return position(HANDS, soloist=0, leader=1, number=1, **{"table_talk": "buttons", **chosen})


def play(state: State, *played: str) -> State:
    """Play cards, each by the seat that is to play."""
    for one in played:
        state = do(state, state.table.turn, Pick((card(one),)))
    return state


def test_a_silent_table_offers_nothing() -> None:
    state = table(table_talk="off")
    assert len(GAME.decisions(state)) == 1
    assert refused(state, 1, Say("ask")) == ("mineo-nothing-to-say", "S90")


def test_the_soloist_has_nobody_to_talk_to() -> None:
    state = table()
    assert signals(state, 0) == ()
    assert refused(state, 0, Say("trump")) == ("mineo-defenders-talk", "S93")


def test_the_leader_may_ask_and_the_partner_answers_once_beside_their_own_signal() -> None:
    state = table()
    assert signals(state, 1) == ("ask",)
    assert signals(state, 2) == ("trump", "new")
    state = do(state, 2, Say("trump"))
    assert signals(state, 2) == ()
    assert refused(state, 2, Say("new")) == ("mineo-signal-not-now", "S93")
    state = do(state, 1, Say("ask"))
    assert signals(state, 1) == ()
    assert signals(state, 2) == ("trump", "new")
    state = do(state, 2, Say("new"))
    assert signals(state, 2) == ()
    assert [(one.seat, one.signal, one.answer) for one in state.tricks.signals] == [
        (2, "trump", False),
        (1, "ask", False),
        (2, "new", True),
    ]
    running = public(state).trick
    assert running is not None
    assert [note.key for note in running.notes] == ["mineo-signal"] * 3


def test_suits_are_referred_to_by_who_led_them() -> None:
    state = play(table(), "O6", "O7", "O5")
    assert state.table.turn == 2
    assert signals(state, 2) == ("ask",)
    assert signals(state, 1) == ("mine", "trump", "new", "over")
    state = play(state, "C7", "C5", "C6")
    assert signals(state, 1) == ("mine", "yours", "trump", "new", "over")
    state = play(state, "S7", "S5", "S6")
    assert state.tricks.led_by == (-1, 0, 2)
    assert "his" not in signals(state, 1)


def test_who_has_played_may_say_load_or_low() -> None:
    state = play(table(), "O6")
    assert signals(state, 1) == ("over", "load", "low")
    assert signals(state, 2) == ()
    state = do(state, 1, Say("load"))
    assert signals(state, 1) == ()
    state = play(state, "O7", "O5")
    (trick,) = public(state).history
    assert [(note.key, str(note.args["words"])) for note in trick.notes] == [
        ("mineo-signal", "TermArg(key='signal-mineo-load')")
    ]


def test_talk_never_blocks_and_changes_nothing_else() -> None:
    state = table()
    first, second = GAME.decisions(state)[:2]
    assert (first.kind, first.optional, second.optional) == ("lead", False, True)
    after = do(state, 2, Say("trump"))
    assert after.table == state.table
    assert GAME.decisions(after)[0] == first
    assert set(SIGNALS) >= set(signals(state, 2))


def test_after_the_fujutu_the_next_card_leads_the_suit() -> None:
    hands = ("O5 C5", "F C6", "O7 C7")
    state = play(position(hands, soloist=0, leader=1, number=1, table_talk="buttons"), "F", "O7")
    assert state.tricks.led_by == (-1, -1, 0)
    assert state.tricks.suits_led == 1
