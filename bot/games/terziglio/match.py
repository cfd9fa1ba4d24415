"""The match around the deals: the first dealer, the pack, stopping (T9-T11, T63)."""

from __future__ import annotations

from bot.engine.actions import Chance, Refusal
from bot.engine.cards import Seat
from bot.engine.rng import Rng
from bot.games.terziglio.events import Cards, DealerDrawn, Event, HandsDealt, MatchStopped, PackShuffled
from bot.games.terziglio.pack import SIZE
from bot.games.terziglio.state import DRAW, ENDED, OVER, SHUFFLE, Match, State

IN_ORDER = tuple(range(SIZE))
ROUNDS = (6, 6, 7)
"""How many cards each player gets at a time (T10)."""


def next_dealer(match: Match) -> Seat:
    """Who deals the next deal (T9)."""
    if not match.dealt:
        return match.dealer
    return (match.dealer + (1 if match.rules.with_play else 2)) % 3


def deal(deck: Cards, dealer: Seat) -> HandsDealt:
    """The pack dealt out, eldest hand first (T10)."""
    hands: list[list[int]] = [[], [], []]
    at = 0
    for size in ROUNDS:
        for place in (1, 2, 3):
            hands[(dealer + place) % 3] += deck[at : at + size]
            at += size
    return HandsDealt((tuple(hands[0]), tuple(hands[1]), tuple(hands[2])), deck[at:])


def chance(state: State, action: Chance) -> tuple[Event, ...] | Refusal:
    """The randomness the match waits for: the first dealer, or the pack of the next deal."""
    seed, cards = action.seed, action.cards
    if type(seed) is not bytes or type(cards) is not tuple:
        return Refusal("terziglio-bad-chance", {}, "T10")
    if cards and not (all(type(card) is int for card in cards) and tuple(sorted(cards)) == IN_ORDER):
        return Refusal("terziglio-bad-pack", {}, "T2")
    if state.phase == DRAW:
        return (DealerDrawn(Rng(seed).below(3)),)
    if state.phase not in (SHUFFLE, OVER):
        return Refusal("terziglio-no-chance-due", {}, "T10")
    deck = cards or tuple(Rng(seed).shuffled(IN_ORDER))
    dealer = next_dealer(state.match)
    return PackShuffled(state.match.dealt + 1, dealer, deck), deal(deck, dealer)


def stop(state: State) -> tuple[Event, ...] | Refusal:
    """End early: a deal in progress is void, what was won stays won."""
    if state.phase == ENDED:
        return Refusal("terziglio-match-over", {}, "T63")
    return (MatchStopped(state.match.rules.hands - state.match.played),)
