"""How long a person may think: an allowance for each decision, then a bank for the whole deal (ux.md 3.1)."""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.table.look import decisions_of
from bot.table.model import TableState
from bot.table.nights import awake_between, nights_of
from bot.table.ports import Timer

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
PER_MOVE = {"live": 45 * SECOND, "relaxed": 3 * MINUTE, "daily": 24 * HOUR}
"""For a card to a trick, in ms; pace "none" has no clock."""
PER_CHOICE = {"live": 2 * MINUTE, "relaxed": 5 * MINUTE, "daily": 24 * HOUR}
"""For every other decision (discards, bids, declarations), in ms."""
BANK = {"live": 5 * MINUTE, "relaxed": 15 * MINUTE, "daily": 48 * HOUR}
"""For each player and deal, in ms."""


CARD = frozenset({"lead", "play", "fallen", "meld-lead", "meld-play"})
"""The kinds of questions that ask for a card to a trick."""


def plays_a_card(decision: Decision) -> bool:
    """Whether the question asks for exactly one card to a trick, and can be answered in no other way."""
    other = decision.optional or decision.words or decision.number is not None or decision.claims is not None
    return decision.kind in CARD and decision.least == decision.most == 1 and bool(decision.cards) and not other


def bank_left(state: TableState, player: int) -> int:
    """What a player has left of the bank in this deal, in ms."""
    return max(0, BANK.get(state.pace, 0) - state.spent[player])


def allowance(state: TableState, player: int) -> int:
    """The time for the player's open question without the bank, in ms; 0 without clocks."""
    card = any(one.kind in CARD for one in decisions_of(state, player) if not one.optional)
    return (PER_MOVE if card else PER_CHOICE).get(state.pace, 0)


def time_allowed(state: TableState, player: int) -> int | None:
    """The time for the player's open question with all of the bank that is left and what she has asked for, in ms; None
    without clocks."""
    if state.pace not in PER_MOVE:
        return None
    return allowance(state, player) + granted(state, player) + bank_left(state, player)


def granted(state: TableState, player: int) -> int:
    """What the player has asked for beyond her time for the open question, in ms (ux.md S27)."""
    return sum(ms for one, ms in state.granted if one == player)


def turn_of(state: TableState, player: int, timers: tuple[Timer, ...]) -> Timer | None:
    """The clock that runs for the player's open question."""
    return next((t for t in timers if (t.kind, t.player, t.guard) == ("turn", player, state.asked[player])), None)


def bank_spent(state: TableState, player: int, timers: tuple[Timer, ...], now: int) -> int:
    """What an answer given now takes out of the bank, in ms: the allowance is used up first."""
    turn = turn_of(state, player, timers)
    if turn is None:
        return 0
    return max(0, bank_left(state, player) - time_left(state, turn, now))


def time_left(state: TableState, turn: Timer, now: int) -> int:
    """What a player's clock has left, in ms: quiet hours that are still to come are not counted."""
    return awake_between(now, turn.fire_at, nights_of(state, turn.player))
