"""The auction in a world: what the calls heard say about it, and the contract to which each call leads.

All other calls, and the discard, are those of the player ``regular``.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from bot.engine.compiled import Floats, Ints
from bot.games.terziglio.auction import STOCK
from bot.games.terziglio.deck import FIVES, cards_of
from bot.games.terziglio.policy import PLAY_FROM, SOLO_FROM, least_kept, strength, word_for
from bot.games.terziglio.search.layout import AWAY, DECLARER, HAND, LEADER, SOLO, TURN
from bot.games.terziglio.search.position import Position

HEAT = 3.0
"""Points of strength beyond a limit that make a call about e times more likely."""
MISCALLS = 0.05
"""Share of calls that follow no policy."""


def heard(position: Position, states: Ints) -> Floats:
    """Return the logarithm of the likelihood of the calls in each world."""
    found = np.zeros(len(states), np.float64)
    seats = [(position.me - back) % 3 for back in range(len(position.calls), 0, -1)]
    for number, (seat, word) in enumerate(zip(seats, position.calls, strict=True)):
        can_play = "play" not in position.calls[:number]
        hands: list[int] = states[:, HAND + seat].tolist()
        found += [_likely(strength(hand), word, can_play=can_play) for hand in hands]
    return found


def _likely(found: float, word: str, *, can_play: bool) -> float:
    """Return the logarithm of the likelihood of a call, "pass" or "play", with a hand of this strength."""
    if word == "play":
        margin = min(found - PLAY_FROM, SOLO_FROM - found)
    else:
        margin = (PLAY_FROM if can_play else SOLO_FROM) - found
    return math.log(MISCALLS + (1 - MISCALLS) / (1.0 + math.exp(-margin / HEAT)))


class Opened(NamedTuple):
    """A hand before its declarations: the position, and the cards that are laid away, after ``solo`` the stock."""

    state: Ints
    laid: int


def opened(position: Position, world: Ints, word: str) -> Opened | None:
    """Return the hand to which a call leads in a world, None if all pass and it is thrown in (T14-T16, T41)."""
    calls, seat = [*position.calls, word], position.me
    while calls[-1] != "solo" and len(calls) < 3:
        seat = (seat + 1) % 3
        calls.append(word_for(int(world[HAND + seat]), can_play="play" not in calls))
    eldest = (position.me - len(position.calls)) % 3
    contract = "solo" if calls[-1] == "solo" else "play"
    if contract not in calls:
        return None
    declarer = (eldest + calls.index(contract)) % 3
    state = world.copy()
    state[DECLARER], state[SOLO] = declarer, contract == "solo"
    state[TURN] = state[LEADER] = eldest if position.table.first_lead == "eldest" else declarer
    stock = int(world[AWAY])
    if contract == "solo":
        return Opened(state, stock)
    hand = int(world[HAND + declarer]) | stock
    free = hand & ~FIVES if position.table.discard_restriction == "five_point" else hand
    state[HAND + declarer] = hand
    return Opened(state, sum(1 << card for card in least_kept(hand, cards_of(free))[:STOCK]))
