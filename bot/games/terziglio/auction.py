"""The auction and the discard (T12-T19)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import CardsArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.games.terziglio.deck import FIVES, cards_of
from bot.games.terziglio.events import Called, ContractMade, Discarded, Event, StockTaken, ThrownIn
from bot.games.terziglio.state import AUCTION, DISCARD, State, refuse

WORDS = ("pass", "play", "solo")
"""The calls of the auction (T13)."""
STOCK = 5
"""The number of cards in the stock and in the discard."""


def speaker(state: State) -> Seat:
    """Return the seat that calls next (T12)."""
    return (state.setup.eldest + len(state.setup.calls)) % 3


def words_open(state: State) -> tuple[str, ...]:
    """Return the calls allowed now. "play" is allowed only once (T13)."""
    taken = any(call.word == "play" for call in state.setup.calls)
    return ("pass", "solo") if taken else WORDS


def call(state: State, seat: Seat, word: Any) -> tuple[Event, ...] | Refusal:
    """Return the facts of a call, with the outcome of the auction if it ends (T14, T15); or a refusal."""
    if state.phase != AUCTION or word not in WORDS:
        return refuse("nothing-to-say")
    turn = speaker(state)
    if seat != turn:
        return not_your_turn(turn, "T12")
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
    counts = match.rules.passed_hand_counts
    return ThrownIn(state.setup.deal, counts, counts and match.played + 1 >= match.rules.hands_per_game)


def discardable(state: State) -> int:
    """Return the cards that the declarer may discard, as a mask (T17)."""
    hand = state.table.hands[state.setup.declarer]
    return hand & ~FIVES if state.match.rules.discard_restriction == "five_point" else hand


def discard(state: State, seat: Seat, chosen: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Return the facts of the declarer's discard, five of 24 cards (T16, T17); or a refusal."""
    setup = state.setup
    if state.phase != DISCARD:
        return Refusal("terziglio-no-discard-due", {}, "T16")
    if seat != setup.declarer:
        return not_your_turn(setup.declarer, "T16")
    laid = mask_of(chosen)
    if len(chosen) != STOCK or laid.bit_count() != STOCK:
        return Refusal("terziglio-discard-count", {"count": STOCK}, "T16")
    missing = laid & ~state.table.hands[seat]
    if missing:
        return refuse("not-held", "T16", cards=CardsArg(cards_of(missing)))
    barred = laid & ~discardable(state)
    if barred:
        return Refusal("terziglio-discard-barred", {"cards": CardsArg(cards_of(barred))}, "T17")
    return (Discarded(seat, tuple(sorted(chosen))),)
