"""Deal hidden cards to the places where they may lie, at random."""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Ints, Seeds, below, compiled, compiled_with_arrays

ROUNDS = 4
"""Random exchanges per card after a first solution is found, which make all solutions about equally likely."""


@compiled_with_arrays
def place_all(allowed: Ints, capacity: Ints, order: Ints, at: Ints, free: Ints, seeds: Seeds) -> bool:
    """Place every card; return False if there is no solution. ``order`` is the order of the cards.

    A card for which there is no room takes that of another card, which moves on (augmenting paths).
    """
    cards, places = len(allowed), len(capacity)
    for place in range(places):
        free[place] = capacity[place]
    for card in range(cards):
        at[card] = -1
    mover = np.zeros(places, np.int64)
    source = np.zeros(places, np.int64)
    queue = np.zeros(places, np.int64)
    for step in range(cards):
        card = order[step]
        room = 0
        for place in range(places):
            if allowed[card] >> place & 1:
                room += free[place]
        if room:
            pick = below(seeds, room)
            for place in range(places):
                if allowed[card] >> place & 1:
                    pick -= free[place]
                    if pick < 0:
                        at[card] = place
                        free[place] -= 1
                        break
            continue
        # Search a chain of moves from a place of this card to one with room.
        reached, head, tail, end = 0, 0, 0, -1
        for place in range(places):
            if allowed[card] >> place & 1:
                reached |= 1 << place
                source[place] = -1
                queue[tail] = place
                tail += 1
        while head < tail and end < 0:
            place = queue[head]
            head += 1
            for other in range(cards):
                if at[other] != place or other == card:
                    continue
                for target in range(places):
                    if allowed[other] >> target & 1 and not reached >> target & 1:
                        reached |= 1 << target
                        source[target] = place
                        mover[target] = other
                        if free[target] > 0:
                            end = target
                            break
                        queue[tail] = target
                        tail += 1
                if end >= 0:
                    break
        if end < 0:
            return False
        free[end] -= 1
        while source[end] >= 0:
            at[mover[end]] = end
            end = source[end]
        at[card] = end
    return True


@compiled
def mix(allowed: Ints, at: Ints, needs: int, special: Ints, count: Ints, seeds: Seeds) -> bool:
    """Exchange cards at random. Return False if a place of ``needs`` stays without a special card."""
    cards = len(allowed)
    for place in range(len(count)):
        count[place] = 0
    for card in range(cards):
        count[at[card]] += special[card]
    for _ in range(ROUNDS * cards):
        one, other = below(seeds, cards), below(seeds, cards)
        here, there = at[one], at[other]
        if here == there or not (allowed[one] >> there & allowed[other] >> here & 1):
            continue
        change = special[other] - special[one]
        if change:
            gains, loses = (here, there) if change > 0 else (there, here)
            if needs >> loses & 1 and count[loses] == 1 and count[gains] > 0:
                continue
            count[here] += change
            count[there] -= change
        at[one], at[other] = there, here
    lacking = False
    for place in range(len(count)):
        lacking |= needs >> place & 1 == 1 and count[place] == 0
    return not lacking


@compiled_with_arrays
def worlds(
    allowed: Ints, likely: Ints, capacity: Ints, needs: int, special: Ints, spread: int, placed: Ints, seeds: Seeds
) -> int:
    """Fill ``placed`` with the place of each card, a world in each row, and return how many rows are worlds.

    One row in ``spread`` uses all places that are possible, the others those that are likely.
    """
    cards = len(allowed)
    free, count = capacity.copy(), capacity.copy()
    order, at = allowed.copy(), allowed.copy()
    found = 0
    for row in range(len(placed)):
        for wide in range(1 if row % spread == spread - 1 else 0, 2):
            masks = allowed if wide else likely
            for place in range(cards):
                order[place] = place
            for last in range(cards - 1, 0, -1):
                other = below(seeds, last + 1)
                order[last], order[other] = order[other], order[last]
            # Cards with few places first: a counting sort by the number of places.
            tail = 0
            for options in range(1, len(capacity) + 1):
                for place in range(tail, cards):
                    card = order[place]
                    bits, mask = 0, masks[card]
                    while mask:
                        mask &= mask - 1
                        bits += 1
                    if bits == options:
                        order[place] = order[tail]
                        order[tail] = card
                        tail += 1
            if not place_all(masks, capacity, order, at, free, seeds):
                continue
            done = False
            for _ in range(8):
                if mix(masks, at, needs, special, count, seeds):
                    done = True
                    break
            if done:
                for card in range(cards):
                    placed[found, card] = at[card]
                found += 1
                break
    return found
