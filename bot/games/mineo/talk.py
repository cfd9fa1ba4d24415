"""Table talk between the defenders (S90-S93), where the table has it: who may say what, and saying it.

It binds nobody and changes nothing; everybody hears it.
"""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Seat
from bot.games.mineo.events import Event, Signalled
from bot.games.mineo.state import PLAY, State, Tricks

ASK = "ask"
ADVICE = ("mine", "yours", "his", "not_his", "trump", "new")
"""What the partner of the defender on lead may say, asked or not."""

LATER = ("over", "load", "low")
SIGNALS = (ASK, *ADVICE, *LATER)


def partner_of(soloist: Seat, seat: Seat) -> Seat:
    """The other defender."""
    return 3 - soloist - seat


def signals(state: State, seat: Seat) -> tuple[str, ...]:
    """What a seat may signal now, in the order of S91; nothing unless it defends at a table with talk."""
    soloist = state.setup.soloist
    if not state.match.rules.talk or state.phase != PLAY or seat == soloist:
        return ()
    tricks, table = state.tricks, state.table
    said = [one for one in tricks.signals if one.trick == tricks.number]
    spent = any(one.seat == seat and not one.answer for one in said)
    asked = _may_answer(state, seat)
    if spent and not asked:
        return ()
    mate = partner_of(soloist, seat)
    found: list[str] = []
    opening = not table.cards
    if opening and table.leader == seat and not spent:
        found.append(ASK)
    if opening and table.leader == mate:
        found += [word for word in ADVICE if _means_something(tricks, word, seat, mate, soloist)]
    if spent:
        return tuple(found)
    if tricks.led_by[seat] >= 0:
        found.append("over")
    if (seat - table.leader) % 3 < len(table.cards):
        found += ["load", "low"]
    return tuple(found)


def _may_answer(state: State, seat: Seat) -> bool:
    """Whether the partner has asked in this trick and has had no answer (S93)."""
    mate = partner_of(state.setup.soloist, seat)
    said = [one for one in state.tricks.signals if one.trick == state.tricks.number]
    asked = any(one.seat == mate and one.signal == ASK for one in said)
    return asked and not any(one.seat == seat and one.answer for one in said)


def _means_something(tricks: Tricks, word: str, seat: Seat, mate: Seat, soloist: Seat) -> bool:
    """Whether the suit a signal refers to exists (S92)."""
    if word == "new":
        return tricks.suits_led != 0b1111
    leader = {"mine": seat, "yours": mate, "his": soloist, "not_his": soloist}.get(word)
    return leader is None or tricks.led_by[leader] >= 0


def signal(state: State, seat: Seat, word: str) -> tuple[Event, ...] | Refusal:
    """A defender says something (S93)."""
    if not state.match.rules.talk:
        return Refusal("mineo-nothing-to-say", {}, "S90")
    if seat == state.setup.soloist:
        return Refusal("mineo-defenders-talk", {}, "S93")
    if word not in signals(state, seat):
        return Refusal("mineo-signal-not-now", {}, "S93")
    answer = word in ADVICE and _may_answer(state, seat)
    return (Signalled(seat, word, state.tricks.number, answer),)
