"""The auction, and the stock and discard that follow it (T12-T19)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.masks import mask_of
from bot.engine.text import CardsArg, SeatArg
from bot.games.terziglio.events import Called, ContractMade, Discarded, Event, StockTaken, ThrownIn
from bot.games.terziglio.pack import FIVES, cards_of
from bot.games.terziglio.state import AUCTION, DISCARD, State

WORDS = ("pass", "play", "solo")
STOCK = 5


def speaker(state: State) -> Seat:
    """Whose turn it is to call (T12)."""
    return (state.setup.eldest + len(state.setup.calls)) % 3


def words_open(state: State) -> tuple[str, ...]:
    """The calls that may be made now; a second "play" may not (T13)."""
    taken = any(call.word == "play" for call in state.setup.calls)
    return ("pass", "solo") if taken else WORDS


def call(state: State, seat: Seat, word: Any) -> tuple[Event, ...] | Refusal:
    """One call, and at the end of the auction its outcome (T14, T15)."""
    if state.phase != AUCTION or word not in WORDS:
        return Refusal("terziglio-nothing-to-say", {}, "T13")
    turn = speaker(state)
    if seat != turn:
        return Refusal("not-your-turn", {"who": SeatArg(turn)}, "T12")
    if word not in words_open(state):
        return Refusal("terziglio-play-taken", {}, "T13")
    made = Called(seat, word)
    calls = (*state.setup.calls, made)
    if word != "solo" and len(calls) < 3:
        return (made,)
    declarer = next((each.seat for each in calls if each.word == "play"), None)
    if word == "solo":
        return made, ContractMade(seat, "solo")
    if declarer is None:
        return made, _thrown_in(state)
    return made, ContractMade(declarer, "play"), StockTaken(declarer, state.setup.stock)


def _thrown_in(state: State) -> ThrownIn:
    match = state.match
    counts = match.rules.passed_counts
    return ThrownIn(state.setup.deal, counts, counts and match.played + 1 >= match.rules.hands)


def discardable(state: State) -> int:
    """The cards of the declarer that may go, as a mask (T17)."""
    hand = state.table.hands[state.setup.declarer]
    return hand & ~FIVES if state.match.rules.barred else hand


def discard(state: State, seat: Seat, chosen: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Five cards of the 24 (T16, T17)."""
    setup = state.setup
    if state.phase != DISCARD:
        return Refusal("terziglio-no-discard-due", {}, "T16")
    if seat != setup.declarer:
        return Refusal("not-your-turn", {"who": SeatArg(setup.declarer)}, "T16")
    laid = mask_of(chosen)
    if len(chosen) != STOCK or laid.bit_count() != STOCK:
        return Refusal("terziglio-discard-count", {"count": STOCK}, "T16")
    missing = laid & ~state.table.hands[seat]
    if missing:
        return Refusal("terziglio-not-held", {"cards": CardsArg(cards_of(missing))}, "T16")
    barred = laid & ~discardable(state)
    if barred:
        return Refusal("terziglio-discard-barred", {"cards": CardsArg(cards_of(barred))}, "T17")
    return (Discarded(seat, tuple(sorted(chosen))),)
