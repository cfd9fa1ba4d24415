"""From the shuffle to the first lead: the pack is shuffled, cut and dealt (C5-C7)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Seat
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import Outcome, not_your_turn
from bot.engine.tricktaking.matches import shuffled
from bot.games.chinze.deck import LEAST_CUT, MOST_CUT, SIZE
from bot.games.chinze.events import Cards, Event, HandsDealt, PackCut, PackShuffled
from bot.games.chinze.state import CUT, HAND, State

PACKET = 5
"""Number of cards dealt to a player at a time (C6)."""


def shuffle(state: State, rng: Rng, given: Cards) -> Outcome:
    """Shuffle the pack of the next hand; the dealers take turns (C5)."""
    match = state.match
    return (PackShuffled(match.played + 1, (match.first + match.played) % 2, shuffled(SIZE, rng, given)),)


def cut(state: State, seat: Seat, size: int) -> tuple[Event, ...] | Refusal:
    """Cut the pack: the dealer's opponent lifts ``size`` cards, and the hands are dealt (C5-C7)."""
    if state.phase != CUT:
        return Refusal("chinze-nothing-to-cut", {}, "C5")
    cutter = 1 - state.setup.dealer
    if seat != cutter:
        return not_your_turn(cutter, "C5")
    if not LEAST_CUT <= size <= MOST_CUT:
        return Refusal("chinze-cut-range", {"least": LEAST_CUT, "most": MOST_CUT}, "C5")
    deck = state.setup.deck
    return (PackCut(seat, size), deal((*deck[size:], *deck[:size]), cutter))


def deal(pack: Cards, first: Seat) -> HandsDealt:
    """Deal five cards to ``first`` and five to the other, three times; the rest is the talon (C6, C7)."""
    opponent: Cards = ()
    dealer: Cards = ()
    for at in range(0, 2 * HAND, 2 * PACKET):
        opponent += pack[at : at + PACKET]
        dealer += pack[at + PACKET : at + 2 * PACKET]
    return HandsDealt((opponent, dealer) if first == 0 else (dealer, opponent), pack[2 * HAND :])
