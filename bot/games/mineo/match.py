"""The match around the hands: the lot for the dealer, the shuffle, which hands count, stopping (S15, S16, S85-S89)."""

from __future__ import annotations

from bot.engine.actions import Chance, Refusal
from bot.engine.rng import Rng
from bot.games.mineo.deal import packets
from bot.games.mineo.events import DealerDrawn, Event, MatchStopped, PacketsDealt, PackShuffled
from bot.games.mineo.pack import SIZE
from bot.games.mineo.state import DRAW, ENDED, OVER, SHUFFLE, State

IN_ORDER = tuple(range(SIZE))


def chance(state: State, action: Chance) -> tuple[Event, ...] | Refusal:
    """The randomness the match waits for: the first dealer, or the pack of the next hand with its first giro."""
    seed, cards = action.seed, action.cards
    if type(seed) is not bytes or type(cards) is not tuple:
        return Refusal("mineo-bad-chance", {}, "S16")
    if cards and not (all(type(card) is int for card in cards) and tuple(sorted(cards)) == IN_ORDER):
        return Refusal("mineo-bad-pack", {}, "S16")
    if state.phase == DRAW:
        return (DealerDrawn(Rng(seed).below(3)),)
    if state.phase not in (SHUFFLE, OVER):
        return Refusal("mineo-no-chance-due", {}, "S16")
    match = state.match
    deck = cards or tuple(Rng(seed).shuffled(IN_ORDER))
    dealer = match.dealer
    return PackShuffled(match.dealt + 1, dealer, deck), PacketsDealt(1, packets(deck, dealer, 1))


def stop(state: State) -> tuple[Event, ...] | Refusal:
    """End early; a hand in progress is void and nobody owes anything for hands not played."""
    if state.phase == ENDED:
        return Refusal("mineo-match-over", {}, "S85")
    return (MatchStopped(state.setup.deal),)
