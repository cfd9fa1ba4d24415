"""What the computer player weighs when it chooses a card: numbers that describe the card, and their weights.

A card is worth the sum of its numbers, each times its weight. The weights are points of the deal and are tuned by
self-play (``germini tune --game minchiate``), which writes ``tuned.py``.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card
from bot.engine.tricktaking.weighing import RETAKES, TAKES
from bot.games.minchiate.deck import KINGS, MATTO, POWER, STRENGTH, SUIT, TRUMP, TRUMPS, VALUE
from bot.games.minchiate.player.knowledge import Knowledge

CLASSES = ("one", "papa", "low", "ten", "preghe", "twenty", "sopraventi", "twenty_eight", "thirties", "arie", "top")
"""Classes of tarocchi by number: 1; 2-5; 6-9; 10 and 13; 11-19; 20; 21-27; 28 and 29; 30-35; 36-39; 40."""


def _class(number: int) -> int:
    if number in (10, 13):
        return 3
    for index, last in ((0, 1), (1, 5), (2, 9), (4, 19), (5, 20), (6, 27), (7, 29), (8, 35), (9, 39)):
        if number <= last:
            return index
    return 10


CLASS = tuple(_class(card - 55) if 56 <= card < MATTO else -1 for card in range(97))


class Weights(msgspec.Struct, frozen=True):
    """The weights, in points. ``win`` parts count times the chance that the side takes the trick, ``lose`` parts times
    the chance that it does not. What is not said otherwise is about the card chosen.

    ``trick`` is a trick; ``early`` more of it early in the deal; ``last`` the last one; ``hold`` a trick won by the
    hand itself, which then leads. ``theirs`` and ``ours`` are the points of cards on the table by the side that played
    them, ``home`` and ``death`` those of the card, ``home_late`` more of it late in the deal. ``run_*`` are what the
    cards on the table and the card may add to versicole; ``run_saved`` is what the card, brought home, cannot add to
    those of the other side. ``use_*`` is the cost of playing a tarocco of a class, ``late_*`` its change from the
    first trick to the last. ``court``, ``pip`` and ``king`` are those of suit cards. ``matto_*`` are about the
    Matto. ``lead_*`` are about leads: a suit of one or two cards, one led for the first time, one that the partner
    or an opponent lacks, one whose king an opponent holds, one with the king in the hand; a tarocco, the highest
    one out, one per tarocco more than the opponents' average, and one while the side holds the highest.
    ``last_trump`` and ``second_trump`` are playing the last tarocco of a hand or the last but one. ``over`` is
    beating a partner's card that wins.
    """

    trick: float = 4.0
    early: float = 0.0
    last: float = 10.0
    hold: float = 0.0
    theirs: float = 3.0
    ours: float = -3.0
    home: float = 0.8
    death: float = -3.0
    run_win: float = 0.5
    run_lose: float = -0.5
    run_home: float = 0.5
    run_death: float = -0.5
    home_late: float = 0.0
    run_saved: float = 0.0
    run_saved_late: float = 0.0
    over: float = 0.0
    use_one: float = 0.0
    use_papa: float = 0.0
    use_low: float = -0.4
    use_ten: float = -0.6
    use_preghe: float = -0.8
    use_twenty: float = -1.0
    use_sopraventi: float = -1.3
    use_twenty_eight: float = -1.4
    use_thirties: float = -1.6
    use_arie: float = -1.9
    use_top: float = -2.0
    late_one: float = 0.0
    late_papa: float = 0.0
    late_low: float = 0.0
    late_ten: float = 0.0
    late_preghe: float = 0.0
    late_twenty: float = 0.0
    late_sopraventi: float = 0.0
    late_twenty_eight: float = 0.0
    late_thirties: float = 0.0
    late_arie: float = 0.0
    late_top: float = 0.0
    court: float = -0.2
    pip: float = -0.02
    king: float = 0.0
    matto: float = -1.5
    matto_late: float = 0.0
    matto_end: float = 4.0
    lead_single: float = 0.5
    lead_double: float = 0.3
    lead_fresh: float = 0.0
    lead_partner_void: float = 0.0
    lead_right_void: float = 0.0
    lead_left_void: float = 0.0
    lead_hunted: float = 1.2
    lead_kinged: float = 0.0
    lead_king: float = 0.0
    lead_trump: float = -0.6
    lead_highest: float = 0.0
    lead_many: float = 0.0
    lead_under: float = 0.0
    lead_trump_late: float = 0.0
    last_trump: float = -1.5
    second_trump: float = -1.5
    few_trump: float = 0.0
    fallen_foe: float = 0.0
    fallen_friend: float = 0.0


NAMES = Weights.__struct_fields__
_AT = {name: index for index, name in enumerate(NAMES)}
_USE, _LATE = _AT["use_one"], _AT["late_one"]


def features(known: Knowledge, card: Card) -> list[float]:
    """Return the numbers of a card, in the order of :class:`Weights`."""
    found = [0.0] * len(NAMES)
    mine = known.actor_side == known.side
    late = (known.trick - 1) / 20
    win, holds = chance(known, card)
    lose = 1 - win
    found[0] = win
    found[1] = win * (1 - late)
    found[2] = win if known.trick == 21 else 0.0
    found[3] = (win if holds else 0.0) if mine else -(lose if holds else 0.0)
    found[4] = win * known.theirs
    found[5] = lose * known.ours
    runs_win, runs_lose = known.table_runs
    found[8] = win * runs_win
    found[9] = lose * runs_lose
    sign = 1.0 if mine else -1.0
    if card == MATTO:
        found[_AT["matto"]] = sign
        found[_AT["matto_late"]] = sign * late
        found[_AT["matto_end"]] = sign if known.trick in (19, 20) else 0.0
        return found
    worth = VALUE[card]
    if mine:
        found[6] = win * worth
        found[7] = lose * worth
        found[10] = win * known.run(card, known.side)
        denied = known.run(card, 1 - known.side)
        found[11] = lose * denied
        found[12] = found[6] * late
        found[13] = win * denied
        found[14] = found[13] * late
    else:
        found[4] += win * worth
        found[8] += win * known.run(card, known.side)
        found[9] += lose * known.run(card, 1 - known.side)
    if holds and known.best is not None and known.best_side == known.actor_side:
        found[_AT["over"]] = sign
    suit = SUIT[card]
    if suit == TRUMP:
        kind = CLASS[card]
        found[_USE + kind] = sign
        found[_LATE + kind] = sign * late
        if known.trick < 20:
            if known.own_trumps == 1:
                found[_AT["last_trump"]] = sign
            elif known.own_trumps == 2:
                found[_AT["second_trump"]] = sign
            elif known.own_trumps <= 4:
                found[_AT["few_trump"]] = sign
    else:
        power = POWER[card]
        if power == 14:
            found[_AT["king"]] = sign
        elif power > 10:
            found[_AT["court"]] = sign * (power - 10)
        else:
            found[_AT["pip"]] = sign * power
    if known.best is None:
        _leads(known, card, suit, sign, late, found)
    return found


def _leads(known: Knowledge, card: Card, suit: int, sign: float, late: float, found: list[float]) -> None:
    left, friend, right = ((known.actor + step) % 4 for step in (1, 2, 3))
    if suit == TRUMP:
        found[_AT["lead_trump"]] = sign
        found[_AT["lead_trump_late"]] = sign * late
        out = known.out_mask & TRUMPS
        above = TRUMPS & ~((1 << card + 1) - 1)
        if not out & above:
            found[_AT["lead_highest"]] = sign
        elif any(other > card and not out & TRUMPS & ~((1 << other + 1) - 1) for other in known.hand if other < MATTO):
            found[_AT["lead_under"]] = sign
        found[_AT["lead_many"]] = sign * (known.own_trumps - out.bit_count() / 3)
        void = known.void
        found[_AT["fallen_foe"]] = sign * ((void[left] >> TRUMP & 1) + (void[right] >> TRUMP & 1))
        found[_AT["fallen_friend"]] = sign * (void[friend] >> TRUMP & 1)
        return
    length = known.length(suit)
    if length == 1:
        found[_AT["lead_single"]] = sign
    elif length == 2:
        found[_AT["lead_double"]] = sign
    if not known.led_before >> suit & 1:
        found[_AT["lead_fresh"]] = sign
    found[_AT["lead_partner_void"]] = sign * known.lacks(friend, suit)
    found[_AT["lead_right_void"]] = sign * known.lacks(right, suit)
    found[_AT["lead_left_void"]] = sign * known.lacks(left, suit)
    if suit in known.hunted:
        found[_AT["lead_hunted"]] = sign
    if POWER[card] == 14:
        found[_AT["lead_king"]] = sign
    elif any(KINGS >> other & 1 and SUIT[other] == suit for other in known.hand):
        found[_AT["lead_kinged"]] = sign


def chance(known: Knowledge, card: Card) -> tuple[float, bool]:
    """Return the chance (0-1) that the side of the choosing seat takes the trick, and whether the card holds it now."""
    suit = known.suit if known.suit is not None else SUIT[card]
    row = STRENGTH[suit]
    if card != MATTO and (known.best is None or row[card] > row[known.best]):
        best, side, holds = card, known.actor_side, True
    elif known.best is not None:
        best, side, holds = known.best, known.best_side, False
    else:
        return 0.5, False
    ours, takes = 1.0 if side == known.side else 0.0, TAKES
    for seat in known.after:
        beaten = known.beaten_by(seat, best, suit)
        friend = seat % 2 == known.side
        if friend:
            # A partner takes a trick that the opponents hold if it can; it rarely beats its own side's card.
            ours += (1 - ours) * beaten * takes
        else:
            ours, takes = ours * (1 - beaten), RETAKES
    return ours, holds
