"""What the computer player weighs when it chooses a card: numbers that describe the card, and their weights.

A card is worth the sum of its numbers, each times its weight. The weights are points of the hand and are tuned by
self-play (``germini tune --game chinze``), which writes ``tuned.py``.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card
from bot.games.chinze.deck import (
    BAGATTO,
    BAGATTO_BIT,
    BIT,
    FAMILIES,
    MATTO,
    OF_RANK,
    SUIT,
    SUIT_MASKS,
    TRUMP,
    TRUMPS,
    counting_mask,
)
from bot.games.chinze.melds import LEAST_TAROCCHI
from bot.games.chinze.play import reply_wins
from bot.games.chinze.player.knowledge import Knowledge


class Weights(msgspec.Struct, frozen=True):
    """The weights, in points. The kinds of cards are the highest tarocco, the second, 15-19, 8-14, 2-7, the Bagatto,
    King to Jack, 10-7 and the smaller ones of the suits.

    ``points`` are those of the trick won rather than lost; ``home`` and ``death`` those of the card itself if it wins
    or loses; ``hold`` is winning the trick. ``use_*`` is playing a card of a kind; ``open_*``, here as in other names,
    is its change while there is a talon. ``fool_late`` counts the tricks by which it is late for the Fool.
    ``bagatto_long`` is playing the Bagatto by the tarocchi that the hand has more than the other, ``bagatto_end`` the
    same without a talon; ``bagatto_guard`` is playing another tarocco while the hand has the Bagatto,
    ``bagatto_there`` is leading a tarocco while the other hand has it. ``meld_*`` are the points of melds that the
    card may still help to make. ``lead_*`` are about leads: a tarocco, the highest tarocco out, the highest card out
    of a suit, a suit of one card, the length of the suit, how many cards of it the other hand holds, and the chance of
    none. ``reply_*`` are replies to a suit card with a tarocco: any, and of those the ones that win a counting card.
    ``off_single`` is a reply with the only card of a suit that was not led.
    """

    points: float = 1.0
    home: float = 0.0
    death: float = 0.0
    hold: float = 0.3
    hold_open: float = 0.0
    use_top: float = -3.0
    use_second: float = -2.9
    use_high: float = -2.5
    use_middle: float = -1.8
    use_low: float = -1.0
    use_bagatto: float = -1.0
    use_king: float = -0.5
    use_queen: float = -0.5
    use_cavalier: float = -0.4
    use_jack: float = -0.4
    use_pip: float = -0.3
    use_small: float = -0.1
    open_top: float = 0.0
    open_second: float = 0.0
    open_high: float = 0.0
    open_middle: float = 0.0
    open_low: float = 0.0
    open_bagatto: float = 0.0
    open_king: float = 0.0
    open_queen: float = 0.0
    open_cavalier: float = 0.0
    open_jack: float = 0.0
    open_pip: float = 0.0
    open_small: float = 0.0
    fool: float = -0.3
    fool_open: float = 0.0
    fool_late: float = 1.5
    bagatto_long: float = -1.0
    bagatto_end: float = 0.0
    bagatto_guard: float = 0.0
    bagatto_there: float = 0.0
    meld_rank: float = -1.0
    meld_family: float = -1.0
    meld_gatti: float = -1.0
    meld_tarocchi: float = -1.0
    lead_trump: float = 0.0
    lead_trump_open: float = 0.0
    lead_highest: float = 0.0
    lead_top: float = 0.0
    lead_single: float = 0.2
    lead_length: float = 0.0
    lead_there: float = 0.0
    lead_void: float = 0.0
    lead_void_open: float = 0.0
    reply_trump: float = 0.0
    reply_ruff: float = 0.0
    off_single: float = 0.2


NAMES = Weights.__struct_fields__
_AT = {name: index for index, name in enumerate(NAMES)}
_USE, _OPEN, _FOOL, _BAGATTO = _AT["use_top"], _AT["open_top"], _AT["fool"], _AT["bagatto_long"]
_MELD, _LEAD = _AT["meld_rank"], _AT["lead_trump"]

LATE = 6
"""Number of tricks left from which on playing the Fool is urgent: a card must be captured after it (C23)."""


def _kind(known: Knowledge, card: Card) -> int:
    if card == BAGATTO:
        return 5
    if card < MATTO:
        strength = known.rules.strength[card]
        return next(kind for kind, least in enumerate((21, 20, 15, 8, 2)) if strength >= least)
    place = (card - 22) % 14
    if place < 4:
        return 6 + place
    return 10 if known.rules.strength[card] >= 7 else 11


def features(known: Knowledge, card: Card) -> list[float]:
    """Return the numbers of a card, in the order of :class:`Weights`."""
    found = [0.0] * len(NAMES)
    lead = known.lead
    talon = 1.0 if known.talon else 0.0
    if card == MATTO:
        win = 0.0
    elif lead < 0:
        win = 1 - min(1.0, known.loses(card))
    else:
        win = 1.0 if lead == MATTO or reply_wins(known.rules, lead, card) else 0.0
    edge = 2 * win - 1
    own = 0.0 if card == MATTO else known.worth(card)
    there = known.worth(lead) if lead >= 0 and lead != MATTO else 0.0
    found[0] = edge * (own + there)
    found[1], found[2] = win * own, (1 - win) * own
    found[3], found[4] = win, win * talon
    left = known.tricks_left
    if known.talon:
        _melds(known, card, found)
    if card == MATTO:
        found[_FOOL] = 1.0
        found[_FOOL + 1] = talon
        found[_FOOL + 2] = float(max(0, LATE - left + 1))
        return found
    kind = _kind(known, card)
    found[_USE + kind] = 1.0
    found[_OPEN + kind] = talon
    if SUIT[card] == TRUMP:
        more = (known.hand & TRUMPS).bit_count() - known.holds(TRUMPS)
        if card == BAGATTO:
            found[_BAGATTO] = more / 4
            found[_BAGATTO + 1] = (1 - talon) * more / 4
        elif known.hand & BAGATTO_BIT:
            found[_BAGATTO + 2] = 1.0
        if lead >= 0 and lead != MATTO and SUIT[lead] != TRUMP:
            found[_AT["reply_trump"]] = 1.0
            found[_AT["reply_ruff"]] = 1.0 if there > 1 else 0.0
    elif lead >= 0 and lead != MATTO and SUIT[card] != SUIT[lead] and _length(known, card) == 1:
        found[_AT["off_single"]] = 1.0
    if lead < 0:
        _leads(known, card, talon, found)
    return found


def _length(known: Knowledge, card: Card) -> int:
    return (known.hand & SUIT_MASKS[SUIT[card]]).bit_count()


def _leads(known: Knowledge, card: Card, talon: float, found: list[float]) -> None:
    suited = SUIT_MASKS[SUIT[card]]
    highest = not known.stronger(card) & (known.unseen | known.seen_there)
    if SUIT[card] == TRUMP:
        found[_LEAD] = 1.0
        found[_LEAD + 1] = talon
        found[_LEAD + 2] = 1.0 if highest else 0.0
        found[_BAGATTO + 3] = known.holds(BAGATTO_BIT)
        return
    found[_LEAD + 3] = 1.0 if highest else 0.0
    length = _length(known, card)
    found[_LEAD + 4] = 1.0 if length == 1 else 0.0
    found[_LEAD + 5] = length / 4
    found[_LEAD + 6] = known.holds(suited)
    void = known.none_there(suited)
    found[_LEAD + 7] = void
    found[_LEAD + 8] = void * talon


def _melds(known: Knowledge, card: Card, found: list[float]) -> None:
    """Estimate the points of the melds that the card may still help to make."""
    bit, turns = BIT[card], known.talon / 48
    groups = [(group, 5.0, 3, 0) for group in OF_RANK] + [(group, 10.0, 4, 1) for group in FAMILIES]
    groups.append((counting_mask(known.rules.counting), 10.0, 3, 2))
    for group, points, size, kind in groups:
        if group & bit:
            held = (known.hand & group).bit_count()
            open_cards = (known.unseen & group).bit_count()
            if held + open_cards >= size and held < size:
                found[_MELD + kind] += 1.5 * points * (0.45 * turns) ** (size - held)
    tarocchi = (known.hand & TRUMPS).bit_count()
    if TRUMPS & bit and tarocchi >= LEAST_TAROCCHI - 3:
        hope = 1.0 if tarocchi >= LEAST_TAROCCHI else 1.2 * turns * (tarocchi - LEAST_TAROCCHI + 4) / 3
        found[_MELD + 3] += hope
