"""The match around the hands: first dealer, shuffle, cut and deal, stopping (C4-C7)."""

from __future__ import annotations

from bot.engine.actions import Chance, Refusal
from bot.engine.cards import Seat
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.engine.text import SeatArg
from bot.games.chinze.events import Cards, DealerDrawn, Event, HandsDealt, MatchStopped, PackCut, PackShuffled
from bot.games.chinze.options import read
from bot.games.chinze.pack import SIZE
from bot.games.chinze.state import (
    CUT,
    DRAW,
    ENDED,
    FRESH_MELDS,
    FRESH_SETUP,
    FRESH_TABLE,
    FRESH_TRICKS,
    HAND,
    OVER,
    SHUFFLE,
    Match,
    State,
)

IN_ORDER = tuple(range(SIZE))
LEAST_CUT, MOST_CUT = 1, SIZE - 1
PACKET = 5


def start(options: Options) -> State:
    """A new match; waits for the first dealer to be drawn (C5)."""
    return State(DRAW, Match(read(options)), FRESH_SETUP, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """A match about to shuffle for a first hand dealt by ``dealer``, for recorded games."""
    return State(SHUFFLE, Match(read(options), dealer), FRESH_SETUP, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE)


def chance(state: State, action: Chance) -> tuple[Event, ...] | Refusal:
    """The randomness the match waits for: the first dealer, or the pack of the next hand."""
    seed, cards = action.seed, action.cards
    if type(seed) is not bytes or type(cards) is not tuple:
        return Refusal("chinze-bad-chance", {}, "C5")
    if cards and not (all(type(card) is int for card in cards) and tuple(sorted(cards)) == IN_ORDER):
        return Refusal("chinze-bad-pack", {}, "C1")
    if state.phase == DRAW:
        return (DealerDrawn(Rng(seed).below(2)),)
    if state.phase not in (SHUFFLE, OVER):
        return Refusal("chinze-no-chance-due", {}, "C5")
    match = state.match
    deck = cards or tuple(Rng(seed).shuffled(IN_ORDER))
    return (PackShuffled(match.played + 1, (match.first + match.played) % 2, deck),)


def cut(state: State, seat: Seat, size: int) -> tuple[Event, ...] | Refusal:
    """The dealer's opponent lifts ``size`` cards, and the hands are dealt (C5-C7)."""
    if state.phase != CUT:
        return Refusal("chinze-nothing-to-cut", {}, "C5")
    cutter = 1 - state.setup.dealer
    if seat != cutter:
        return Refusal("not-your-turn", {"who": SeatArg(cutter)}, "C5")
    if not LEAST_CUT <= size <= MOST_CUT:
        return Refusal("chinze-cut-range", {"least": LEAST_CUT, "most": MOST_CUT}, "C5")
    deck = state.setup.deck
    return (PackCut(seat, size), deal((*deck[size:], *deck[:size]), cutter))


def deal(pack: Cards, first: Seat) -> HandsDealt:
    """Five cards to ``first``, five to the other, three times; the rest is the talon (C6, C7)."""
    rounds = range(0, 2 * HAND, 2 * PACKET)
    opponent = tuple(card for at in rounds for card in pack[at : at + PACKET])
    dealer = tuple(card for at in rounds for card in pack[at + PACKET : at + 2 * PACKET])
    return HandsDealt((opponent, dealer) if first == 0 else (dealer, opponent), pack[2 * HAND :])


def stop(state: State) -> tuple[Event, ...] | Refusal:
    """End early: a hand in progress is void, finished hands stand."""
    if state.phase == ENDED:
        return Refusal("chinze-match-over", {}, "C4")
    return (MatchStopped(state.match.rules.hands_per_game - state.match.played),)
