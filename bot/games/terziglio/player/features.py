"""What the computer player weighs when it chooses a card: numbers that describe the card, and their weights.

A card is worth the sum of its numbers, each times its weight. The weights are game points of the hand and are tuned by
self-play (``germini tune --game terziglio``), which writes ``tuned.py``.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, cards_of
from bot.games.terziglio.deck import COURTS, MAGICIAN, MATTO, SUIT, SUIT_MASKS, TRUMP, TRUMPS
from bot.games.terziglio.player.knowledge import Knowledge


class Weights(msgspec.Struct, frozen=True):
    """The weights, in game points. The kinds of cards are the highest trump, the second, the next three, 10-16, 6-9,
    the Moors, the Magician, and King to Jack, ace and the others of the suits.

    ``sense`` is the estimate of a player without tuned weights (:func:`sense`). ``take_*`` is winning a card of a kind
    rather than losing it, counted times the difference of the chances; ``coming`` a card still to be played to the
    trick, ``last`` the last trick. ``use_*`` is playing a card of a kind, ``late_*`` its change from the first trick
    to the last. ``pot_*`` are the points that the cards of the trick may add to combinations and patterns of the side
    that wins it; ``solo_*`` what changes for the declarer. ``fool_*`` are about the Fool. ``lead_*`` are about leads:
    a trump, the highest trump out, the highest card out of a suit, a trump under the highest in the hand, the length
    of the suit, a suit of one card, the chances that the partner and that an opponent lacks it, a suit led for the
    first time, a suit whose King is out. ``last_trump`` and ``few_trump`` are playing the last trump of the hand, and
    one of the last three. ``over`` is beating a partner's card that wins, ``hold`` the chance to win with this very
    card. ``solo_trump`` is a trump of the declarer.
    """

    sense: float = 1.0
    coming: float = 0.0
    last: float = 0.0
    take_head: float = 0.0
    take_second: float = 0.0
    take_high: float = 0.0
    take_middle: float = 0.0
    take_low: float = 0.0
    take_moor: float = 0.0
    take_magician: float = 0.0
    take_king: float = 0.0
    take_queen: float = 0.0
    take_cavalier: float = 0.0
    take_jack: float = 0.0
    take_ace: float = 0.0
    take_pip: float = 0.0
    use_head: float = 0.0
    use_second: float = 0.0
    use_high: float = 0.0
    use_middle: float = 0.0
    use_low: float = 0.0
    use_moor: float = 0.0
    use_magician: float = 0.0
    use_king: float = 0.0
    use_queen: float = 0.0
    use_cavalier: float = 0.0
    use_jack: float = 0.0
    use_ace: float = 0.0
    use_pip: float = 0.0
    late_head: float = 0.0
    late_second: float = 0.0
    late_high: float = 0.0
    late_middle: float = 0.0
    late_low: float = 0.0
    late_moor: float = 0.0
    late_magician: float = 0.0
    late_king: float = 0.0
    pot_win: float = 0.0
    pot_lose: float = 0.0
    solo_pot_win: float = 0.0
    solo_pot_lose: float = 0.0
    solo_hold: float = 0.0
    solo_late: float = 0.0
    fool: float = 0.0
    fool_late: float = 0.0
    fool_end: float = 0.0
    lead_trump: float = 0.0
    lead_trump_late: float = 0.0
    lead_trump_solo: float = 0.0
    lead_highest: float = 0.0
    lead_top: float = 0.0
    lead_under: float = 0.0
    lead_length: float = 0.0
    lead_single: float = 0.0
    lead_friend_void: float = 0.0
    lead_foe_void: float = 0.0
    lead_fresh: float = 0.0
    lead_king: float = 0.0
    last_trump: float = 0.0
    few_trump: float = 0.0
    over: float = 0.0
    hold: float = 0.0
    hold_late: float = 0.0
    solo_trump: float = 0.0


NAMES = Weights.__struct_fields__
_AT = {name: index for index, name in enumerate(NAMES)}
_TAKE, _USE, _LATE = _AT["take_head"], _AT["use_head"], _AT["late_head"]
_FOOL, _LEAD = _AT["fool"], _AT["lead_trump"]


def _kind(card: Card) -> int:
    """Return the kind of a card in the order of the weights, the highest trump as the world; -1 for the Fool."""
    if card < MATTO:
        rank = 21 - card
        return next(kind for kind, least in enumerate((21, 20, 17, 10, 6, 2, 1)) if rank >= least)
    if card == MATTO:
        return -1
    place = (card - 22) % 10
    return 7 + place if place < 4 else 11 if place == 9 else 12


KIND = tuple(_kind(card) for card in range(62))
KINDS = {0: KIND, 1: (1, 0, *KIND[2:])}
"""The kinds of all cards by the highest trump."""


def features(known: Knowledge, card: Card) -> list[float]:
    """Return the numbers of a card, in the order of :class:`Weights`."""
    found = [0.0] * len(NAMES)
    kinds = KINDS[known.head]
    win = known.chance(card)
    edge = 2 * win - 1
    late = (known.number - 1) / 18
    found[0] = sense(known, card, win)
    found[1] = edge * len(known.after)
    found[2] = edge if known.number == 19 else 0.0
    for lying in known.lying:
        if lying != MATTO:
            found[_TAKE + kinds[lying]] += edge
    cards = [one for one in (*known.lying, card) if one != MATTO]
    at, solo = _AT["pot_win"], 1.0 if known.me == known.declarer else 0.0
    found[at] = win * sum([known.potential(one, 0) for one in cards])
    found[at + 1] = (1 - win) * sum([known.potential(one, 1) for one in cards])
    found[at + 2], found[at + 3] = found[at] * solo, found[at + 1] * solo
    if card == MATTO:
        found[_FOOL] = 1.0
        found[_FOOL + 1] = late
        found[_FOOL + 2] = 1.0 if known.number >= 17 else 0.0
        return found
    kind = kinds[card]
    found[_TAKE + kind] += edge
    found[_USE + kind] = 1.0
    if kind <= 7:
        found[_LATE + kind] = late
    takes = known.takes(card)
    if takes and known.best is not None and known.friend(known.holder):
        found[_AT["over"]] = 1.0
    if takes:
        found[_AT["hold"]] = win
        found[_AT["hold_late"]] = win * late
        found[at + 4] = win * solo
    found[at + 5] = late * solo if SUIT[card] == TRUMP else 0.0
    if SUIT[card] == TRUMP:
        trumps = (known.hand & TRUMPS).bit_count()
        if known.number < 19:
            found[_AT["last_trump"]] = 1.0 if trumps == 1 else 0.0
            found[_AT["few_trump"]] = 1.0 if 2 <= trumps <= 3 else 0.0
        if known.me == known.declarer:
            found[_AT["solo_trump"]] = 1.0
    if known.best is None:
        _leads(known, card, late, found)
    return found


def _leads(known: Knowledge, card: Card, late: float, found: list[float]) -> None:
    suit, power = SUIT[card], known.power[SUIT[card]]
    out = known.out & SUIT_MASKS[suit]
    highest = all(power[other] < power[card] for other in cards_of(out))
    if suit == TRUMP:
        found[_LEAD] = 1.0
        found[_LEAD + 1] = late
        found[_LEAD + 2] = 1.0 if known.me == known.declarer else 0.0
        if highest:
            found[_LEAD + 3] = 1.0
        elif any(power[own] > power[card] for own in cards_of(known.hand & TRUMPS)):
            found[_AT["lead_under"]] = 1.0
        return
    found[_AT["lead_top"]] = 1.0 if highest else 0.0
    length = (known.hand & SUIT_MASKS[suit]).bit_count()
    found[_AT["lead_length"]] = length / 4
    found[_AT["lead_single"]] = 1.0 if length == 1 else 0.0
    for seat in known.after:
        name = "lead_friend_void" if known.friend(seat) else "lead_foe_void"
        found[_AT[name]] += known.lacks(seat, suit)
    found[_AT["lead_fresh"]] = 1.0 if length + out.bit_count() >= 9 else 0.0
    found[_AT["lead_king"]] = 1.0 if out & COURTS[0] else 0.0


def worth(head: Card) -> tuple[float, ...]:
    """Estimate the points of each captured card: its own, and its share of combinations and patterns in the pile."""
    worth = [3.0] * 62
    for card in range(62):
        place = (card - 22) % 10
        if card < MATTO:
            worth[card] = 8.0 if card < 9 else 6.0
        elif card > MATTO:
            worth[card] = 26.0 if place == 0 else 15.0 if place < 4 else 10.0 if place == 9 else 1.0
    worth[head], worth[1 - head], worth[2], worth[3] = 45.0, 25.0, 16.0, 16.0
    worth[16] = worth[17] = worth[18] = worth[19] = 10.0
    worth[MAGICIAN], worth[MATTO] = 30.0, 0.0
    return tuple(worth)


WORTH = {head: worth(head) for head in (0, 1)}
"""The estimated points of each card, by the highest trump."""

LAST = 12.0
"""The estimated points of the last trick, besides its cards."""


def sense(known: Knowledge, card: Card, win: float) -> float:
    """Estimate the game points that a card gains, without weights. ``win`` is the chance to win the trick with it."""
    value = WORTH[known.head]
    stake = sum(value[lying] for lying in known.lying)
    stake += 7.0 * len(known.after) + (LAST if known.number == 19 else 0.0)
    edge = 2 * win - 1
    if card == MATTO:
        return (edge * stake - (0.0 if known.number > 17 else 10.0)) / 50
    return (edge * (stake + value[card]) - _price(known, card)) / 50


def _price(known: Knowledge, card: Card) -> float:
    """Estimate the cost in points of playing a card. High trumps cost most, because they win later tricks."""
    if SUIT[card] == TRUMP:
        if known.number >= 19:
            return 0.0
        return 4.0 + 0.45 * (21 - card) + (3.0 if card == MAGICIAN else 0.0)
    return 0.0 if known.lying else 0.6 * (known.hand & SUIT_MASKS[SUIT[card]]).bit_count()
