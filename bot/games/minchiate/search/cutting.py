"""The cut (M38-M44): the cuts that differ, and the deals that follow them.

All orders of the pack are equally likely, but its bottom card is worth nothing for certain (M38). Where a cut brings
that card is all that it decides. So one cut is judged for each place, and they share everything else: in each world
the other cards are dealt alike, and the bottom card is exchanged with the card that lies in its place.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

import numpy as np

from bot.engine.actions import Action, Decision, Number
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.compiled import Ints
from bot.engine.searched import Hidden
from bot.games.minchiate.deal import bottom_holds
from bot.games.minchiate.deck import FOLLA, KINGS, RUBABILI, SIZE, SUIT, VALUE
from bot.games.minchiate.options import Rules
from bot.games.minchiate.search.kernel import mark
from bot.games.minchiate.search.laying import HAND, usual
from bot.games.minchiate.search.layout import HIGH, KNOWN_KINGS, LAID_HIGH, LAID_LOW, LOW, masks

UP, STACK = 4, 8
"""The first place of the up-cards, and that of the last cards of the pack after the cut, which become the folla."""
BOTTOM = STACK + FOLLA
"""Places 0-3 are hands without up-cards, by the distance of the seat from the dealer less one. The last place is that
of the bottom card before the cut."""
CAPACITY = np.array([20, 20, 20, 20, 1, 1, 1, 0, *[1] * FOLLA, 1], np.int64)
"""Cards of each place while the bottom card lies where the dealer's up-card will be."""
MIDDLE = SIZE // 2
LOWS, HIGHS = zip(*[masks((card,)) for card in range(SIZE)], strict=True)
"""The two masks of each card."""


class Cutting(NamedTuple):
    """The cuts that are judged, by the number of cards lifted, and the place to which each brings the bottom card."""

    rules: Rules
    dealer: Seat
    sizes: tuple[int, ...]
    places: tuple[int, ...]


def place_of(position: int) -> int:
    """Return the place of a card from its position in the pack after the cut, the top one being 0 (M45-M51)."""
    if position < 40:
        return position // 10
    if position >= 84:
        return STACK + position - 84
    seat, number = divmod(position - 40, 11)
    return UP + seat if number == 10 else seat


def brings(size: int) -> int:
    """Return the place to which a cut of so many cards brings the bottom card (M44)."""
    return place_of(SIZE - 1 - size)


def cutting(decision: Decision, rules: Rules, dealer: Seat, answer: Action | None) -> Cutting:
    """Return the cuts to judge: for each place the one nearest to the middle of the pack, or the answer given."""
    low, high = decision.number or (0, 0)
    found = dict[int, int]()
    for size in sorted(range(low, high + 1), key=lambda size: (abs(size - MIDDLE), size)):
        found.setdefault(brings(size), size)
    if isinstance(answer, Number) and low <= answer.value <= high:
        found[brings(answer.value)] = answer.value
    sizes = tuple(sorted(found.values()))
    return Cutting(rules, dealer, sizes, tuple(map(brings, sizes)))


def whole_pack(rules: Rules) -> Hidden:
    """Return all cards as hidden ones. Each lies in one of the places of the deal; the bottom card may be the bottom
    card."""
    anywhere = (1 << BOTTOM) - 1
    places = [anywhere | (bottom_holds(rules, card) << BOTTOM) for card in range(SIZE)]
    allowed = np.array(places, np.int64)
    none = np.zeros(SIZE, np.int64)
    return Hidden(np.arange(SIZE), allowed, allowed, none, CAPACITY, 0, even=True)


def begun(cutting: Cutting, start: Ints, options: Ints, worlds: Ints, choice: int) -> Ints:
    """Return the positions in which the play begins if a cut is chosen, a world in each row. ``worlds`` have the place
    of each card."""
    found = np.repeat(start[None, :], len(worlds), axis=0)
    for at, world in zip(found, worlds, strict=True):
        _deal(cutting, at, options, _arranged(world, cutting.places[choice]), cutting.sizes[choice])
    return found


def _arranged(world: Ints, target: int) -> list[list[Card]]:
    """Return the cards of each place, the bottom card in its own."""
    lying: list[list[Card]] = [[] for _ in range(BOTTOM + 1)]
    places: list[int] = world.tolist()
    for card, place in enumerate(places):
        lying[place].append(card)
    bottom, left = lying[BOTTOM], lying[target]
    if target == UP + 3:
        lying[target] = bottom
    else:
        # The cards of a hand are in order, so any of them is taken.
        lying[UP + 3] = [left.pop(crc32(world.tobytes()) % len(left))]
        left += bottom
    return lying


def _deal(cutting: Cutting, at: Ints, options: Ints, lying: list[list[Card]], size: int) -> None:
    """Rob, deal, turn up, take and discard (M41-M61). More than the thirteen cards of the folla are never robbed here:
    that happens in one deal of a million."""
    rules, dealer = cutting.rules, cutting.dealer
    cutter = (dealer + 3) % 4
    stack = [lying[STACK + number][0] for number in range(FOLLA)]
    robbed: list[Card] = []
    while stack and len(robbed) < min(size, rules.rob_limit) and RUBABILI >> stack[-1] & 1:
        robbed.append(stack.pop())
    turned: list[Card] = []
    while len(turned) < len(stack) and RUBABILI >> stack[len(turned)] & 1:
        turned.append(stack[len(turned)])
    taken = [card for card in stack[len(turned) :] if VALUE[card]]
    hands: list[list[Card]] = [[], [], [], []]
    marked = [(cutter, card) for card in robbed]
    for step in range(4):
        seat, up = (dealer + 1 + step) % 4, lying[UP + step][0]
        hands[seat] = [*lying[step], up]
        marked.append((seat, up))
    marked += [(dealer, card) for card in turned]
    for seat, card in marked:
        if VALUE[card]:
            mark(at, options, seat & 1, VALUE[card])
    kings = sum(1 << 4 * seat + SUIT[card] for seat, card in marked if KINGS >> card & 1)
    at[KNOWN_KINGS] = kings | sum(1 << 4 * dealer + SUIT[card] for card in taken if KINGS >> card & 1)
    hands[cutter] += robbed
    hands[dealer] += [*turned, *taken]
    laid: list[Card] = []
    for seat in range(4):
        if len(hands[seat]) > HAND:
            away = usual(rules, mask_of(hands[seat]))
            hands[seat] = [card for card in hands[seat] if card not in away]
            laid += away
        at[LOW + seat] = sum([LOWS[card] for card in hands[seat]])
        at[HIGH + seat] = sum([HIGHS[card] for card in hands[seat]])
    if rules.discards_shown == "cards":
        at[LAID_LOW], at[LAID_HIGH] = masks(laid)


def lying_truly(deck: tuple[Card, ...]) -> Ints:
    """Return the place of each card of a pack that is cut so that its bottom card becomes the dealer's up-card."""
    found = np.zeros(SIZE, np.int64)
    size = next(size for size in range(SIZE) if brings(size) == UP + 3)
    for position, card in enumerate((*deck[size:], *deck[:size])):
        found[card] = place_of(position)
    found[deck[-1]] = BOTTOM
    return found
