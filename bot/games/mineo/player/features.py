"""What the computer player weighs when it chooses a card: numbers that describe the card, and their weights.

A card is worth the sum of its numbers, each times its weight. The weights are jochi and are tuned by self-play
(``germini tune --game mineo``), which writes ``tuned.py``.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card
from bot.games.mineo.deck import ARIE, BIT, FUJUTU, GIOVE, PICCIOTTI, RE, SUIT, SUIT_MASKS, TRUMP, TRUMPS, VALUE
from bot.games.mineo.player.knowledge import Knowledge


class Weights(msgspec.Struct, frozen=True):
    """The weights, in jochi. The kinds of cards are Giove, the Arie, trumps 11-15, trumps 2-10, the Picciotti, the
    Miseria, Re, Regina, Cavallo, Donna and the scartine of the suits.

    ``points`` are the card points of the trick won rather than lost, ``points_late`` more of them late in the hand.
    ``foe_*`` count times the chance to win, ``own_*`` times that to lose: an Aria or the Picciotti on the table by the
    side that played it. ``take_*`` is a Re or Giove in the trick won rather than lost. ``home_*`` and ``death_*`` are
    the card itself, won or lost. ``coming`` is an opponent still to play, ``last`` the last trick. ``use_*`` is playing
    a card of a kind, ``late_*`` its change from the first trick to the last, ``solo_*`` its change for the soloist.
    ``fujutu_*`` are about the Fujutu. ``lead_*`` are about leads: a trump, the highest trump out, the highest card out
    of a suit, a trump under the highest in the hand, the length of the suit, a suit of one card, the chances that the
    partner and that an opponent lacks it, a suit led for the first time, a suit whose Re is out. ``last_trump`` and
    ``few_trump`` are playing the last trump of the hand, and one of the last three. ``over`` is beating a partner's
    card that wins, ``hold`` the chance to win with this very card.
    """

    points: float = 0.03
    points_late: float = 0.0
    foe_aria: float = 1.0
    own_aria: float = -1.0
    foe_picciotti: float = 1.0
    own_picciotti: float = -1.0
    take_re: float = 0.3
    take_giove: float = 0.2
    home_aria: float = 0.5
    death_aria: float = -1.0
    home_picciotti: float = 0.5
    death_picciotti: float = -1.0
    coming: float = 0.05
    last: float = 1.3
    use_giove: float = -0.6
    use_arie: float = -0.3
    use_high: float = -0.2
    use_low: float = -0.1
    use_picciotti: float = 0.0
    use_miseria: float = 0.0
    use_re: float = 0.0
    use_regina: float = 0.0
    use_cavallo: float = 0.0
    use_donna: float = 0.0
    use_scartina: float = 0.0
    late_giove: float = 0.0
    late_arie: float = 0.0
    late_high: float = 0.0
    late_low: float = 0.0
    late_picciotti: float = 0.0
    late_miseria: float = 0.0
    late_re: float = 0.0
    solo_giove: float = 0.0
    solo_arie: float = 0.0
    solo_high: float = 0.0
    solo_low: float = 0.0
    solo_picciotti: float = 0.0
    solo_miseria: float = 0.0
    solo_re: float = 0.0
    fujutu: float = 0.0
    fujutu_late: float = 0.0
    fujutu_end: float = 0.0
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
    lead_re: float = 0.0
    last_trump: float = 0.0
    few_trump: float = 0.0
    over: float = 0.0
    hold: float = 0.0
    hold_late: float = 0.0


NAMES = Weights.__struct_fields__
_AT = {name: index for index, name in enumerate(NAMES)}
_USE, _LATE, _SOLO = _AT["use_giove"], _AT["late_giove"], _AT["solo_giove"]
_FUJUTU, _LEAD = _AT["fujutu"], _AT["lead_trump"]


def _kind(card: Card) -> int:
    """Return the kind of a card in the order of the weights, -1 for the Fujutu."""
    if card == FUJUTU:
        return -1
    if SUIT[card] == TRUMP:
        number = card - 41
        return (
            5 if number == 0 else 4 if number == 1 else 3 if number <= 10 else 2 if number <= 15 else (20 - number > 0)
        )
    return {5: 6, 4: 7, 3: 8, 2: 9}.get(VALUE[card], 10)


KIND = tuple(_kind(card) for card in range(63))


def features(known: Knowledge, card: Card) -> list[float]:
    """Return the numbers of a card, in the order of :class:`Weights`."""
    found = [0.0] * len(NAMES)
    win, holds = known.chance(card)
    lose, edge = 1 - win, 2 * win - 1
    late = (known.number - 1) / 19
    points = 0.0
    for seat, lying in known.lying:
        if lying == FUJUTU:
            continue
        points += VALUE[lying] - 2 / 3
        _table(found, lying, seat in known.foes, win, lose)
        if BIT[lying] & RE:
            found[6] += edge
        elif lying == GIOVE:
            found[7] += edge
    found[12] = win * len([seat for seat in known.after if seat in known.foes])
    found[13] = edge if known.number == 20 else 0.0
    if card == FUJUTU:
        found[0] = edge * points
        found[1] = found[0] * late
        found[_FUJUTU] = 1.0
        found[_FUJUTU + 1] = late
        found[_FUJUTU + 2] = 1.0 if known.number >= 18 else 0.0
        return found
    found[0] = edge * (points + VALUE[card] - 2 / 3)
    found[1] = found[0] * late
    if BIT[card] & RE:
        found[6] += edge
    elif card == GIOVE:
        found[7] += edge
    elif BIT[card] & ARIE:
        found[8], found[9] = win, lose
    elif card == PICCIOTTI:
        found[10], found[11] = win, lose
    kind = KIND[card]
    found[_USE + kind] = 1.0
    if kind <= 6:
        found[_LATE + kind] = late
        found[_SOLO + kind] = 1.0 if known.seat == known.soloist else 0.0
    if holds and known.best is not None and known.best[0] not in known.foes:
        found[_AT["over"]] = 1.0
    if holds:
        found[_AT["hold"]] = win
        found[_AT["hold_late"]] = win * late
    if SUIT[card] == TRUMP and known.number < 20:
        trumps = (known.hand & TRUMPS).bit_count()
        found[_AT["last_trump"]] = 1.0 if trumps == 1 else 0.0
        found[_AT["few_trump"]] = 1.0 if 2 <= trumps <= 3 else 0.0
    if known.best is None:
        _leads(known, card, late, found)
    return found


def _table(found: list[float], lying: Card, foe: bool, win: float, lose: float) -> None:
    """Count a card on the table that can be a pigliata."""
    at = 2 if BIT[lying] & ARIE else 4 if lying == PICCIOTTI else -1
    if at >= 0:
        found[at if foe else at + 1] += win if foe else lose


def _leads(known: Knowledge, card: Card, late: float, found: list[float]) -> None:
    suit = SUIT[card]
    out = known.out & SUIT_MASKS[suit]
    highest = not out & ~(BIT[card] * 2 - 1)
    if suit == TRUMP:
        found[_LEAD] = 1.0
        found[_LEAD + 1] = late
        found[_LEAD + 2] = 1.0 if known.seat == known.soloist else 0.0
        if highest:
            found[_LEAD + 3] = 1.0
        elif known.hand & TRUMPS & ~(BIT[card] * 2 - 1):
            found[_AT["lead_under"]] = 1.0
        return
    found[_AT["lead_top"]] = 1.0 if highest else 0.0
    length = known.length(suit)
    found[_AT["lead_length"]] = length / 4
    found[_AT["lead_single"]] = 1.0 if length == 1 else 0.0
    for seat in known.after:
        name = "lead_foe_void" if seat in known.foes else "lead_friend_void"
        found[_AT[name]] += known.lacks(seat, suit)
    found[_AT["lead_fresh"]] = 1.0 if length + out.bit_count() >= 9 else 0.0
    found[_AT["lead_re"]] = 1.0 if out & RE else 0.0
