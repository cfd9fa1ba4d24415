"""The last tricks, when the talon is gone and each hand follows from the other: played out to the end in thought."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card
from bot.engine.masks import cards_of
from bot.games.chinze.legal import legal_mask, reply_wins
from bot.games.chinze.options import Rules
from bot.games.chinze.pack import BAGATTO, BIT, MATTO, value

FOOL = 4.0


class End(msgspec.Struct, frozen=True, gc=False):
    """Two open hands before a trick: one's own and the other's as masks.

    ``unpaid`` is 1 if the Fool was played by oneself and no trick was won since, -1 if by the other, 0 else.
    """

    mine: int
    theirs: int
    unpaid: int


def best_lead(rules: Rules, end: End) -> tuple[float, Card]:
    """The lead that brings most, and how much more than the other side."""
    best, chosen = -1e9, -1
    for lead in cards_of(end.mine):
        found = _worst_reply(rules, end, lead, best)
        if found > best:
            best, chosen = found, lead
    return best, chosen


def best_reply(rules: Rules, end: End, lead: Card) -> tuple[float, Card]:
    """The reply that brings most; ``end.theirs`` no longer has the card led."""
    best, chosen = -1e9, -1
    for reply in cards_of(legal_mask(rules, lead, end.mine)):
        after, gain, won = _after(rules, end, lead, reply, theirs=True)
        found = gain + _rest(rules, after, leads=won)
        if found > best:
            best, chosen = found, reply
    return best, chosen


def _worst_reply(rules: Rules, end: End, lead: Card, enough: float) -> float:
    """What a lead brings if the other side replies as well as it can; anything up to ``enough`` is not looked into."""
    worst = 1e9
    for reply in cards_of(legal_mask(rules, lead, end.theirs)):
        after, gain, won = _after(rules, end, lead, reply, theirs=False)
        worst = min(worst, gain + _rest(rules, after, leads=won))
        if worst <= enough:
            break
    return worst


def _rest(rules: Rules, end: End, *, leads: bool) -> float:
    """What the remaining tricks bring."""
    if not end.mine:
        return -FOOL * end.unpaid if not rules.unpaid_kept else FOOL * end.unpaid
    if leads:
        return best_lead(rules, end)[0]
    return -best_lead(rules, End(end.theirs, end.mine, -end.unpaid))[0]


def _after(rules: Rules, end: End, lead: Card, reply: Card, *, theirs: bool) -> tuple[End, float, bool]:
    """The position after a trick, what it brought, and whether oneself won it. ``theirs``: the other side led."""
    won = reply_wins(rules, lead, reply) == theirs
    mine, other = (reply, lead) if theirs else (lead, reply)
    sign = 1 if won else -1
    gain, unpaid = 0.0, end.unpaid
    if unpaid == sign:
        # The first trick after the Fool: its player can pay for it and keeps it.
        gain, unpaid = FOOL * sign, 0
    if MATTO in (lead, reply):
        unpaid = 1 if mine == MATTO else -1
    gain += sign * sum(value(card, rules.counting) + 1 / 3 for card in (lead, reply) if card != MATTO)
    left = end.theirs if theirs else end.theirs ^ BIT[other]
    hand = end.mine ^ BIT[mine]
    if not hand and BAGATTO in (lead, reply):
        owner = 1 if mine == BAGATTO else -1
        gain += rules.urtimo_points * sign if not rules.urtimo_to_bagatto or owner == sign else 0
    return End(hand, left, unpaid), gain, won
