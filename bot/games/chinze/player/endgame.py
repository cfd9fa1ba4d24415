"""All ways of playing the last tricks of a hand, when the talon is empty and both hands are known."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, cards_of
from bot.games.chinze.deck import BAGATTO, BIT, MATTO, value
from bot.games.chinze.options import Rules
from bot.games.chinze.play import legal_mask, reply_wins

FOOL = 4.0
"""Points of the Fool (C17)."""


class End(msgspec.Struct, frozen=True, gc=False):
    """Both hands before a trick, as masks: ``mine`` is the hand of the computer player, ``theirs`` the opponent's.

    ``unpaid`` is 1 if the computer player played the Fool and has won no trick since, -1 if the opponent did, else 0.
    """

    mine: int
    theirs: int
    unpaid: int


def best_lead(rules: Rules, end: End) -> tuple[float, Card]:
    """Return the best lead and its result: the points won in the remaining tricks minus those of the opponent."""
    best, chosen = -1e9, -1
    for lead in cards_of(end.mine):
        found = _worst_reply(rules, end, lead, best)
        if found > best:
            best, chosen = found, lead
    return best, chosen


def best_reply(rules: Rules, end: End, lead: Card) -> tuple[float, Card]:
    """Return the best reply and its result, as in :func:`best_lead`. ``end.theirs`` must not contain the card led."""
    best, chosen = -1e9, -1
    for reply in cards_of(legal_mask(rules, lead, end.mine)):
        after, gain, won = _after(rules, end, lead, reply, theirs=True)
        found = gain + _rest(rules, after, leads=won)
        if found > best:
            best, chosen = found, reply
    return best, chosen


def _worst_reply(rules: Rules, end: End, lead: Card, enough: float) -> float:
    """Return the result of a lead against the best reply. Stops as soon as the result is ``enough`` or less."""
    worst = 1e9
    for reply in cards_of(legal_mask(rules, lead, end.theirs)):
        after, gain, won = _after(rules, end, lead, reply, theirs=False)
        worst = min(worst, gain + _rest(rules, after, leads=won))
        if worst <= enough:
            break
    return worst


def _rest(rules: Rules, end: End, *, leads: bool) -> float:
    """Return the result of the remaining tricks. ``leads``: the player of ``end.mine`` leads."""
    if not end.mine:
        return -FOOL * end.unpaid if not rules.unpaid_kept else FOOL * end.unpaid
    if leads:
        return best_lead(rules, end)[0]
    return -best_lead(rules, End(end.theirs, end.mine, -end.unpaid))[0]


def _after(rules: Rules, end: End, lead: Card, reply: Card, *, theirs: bool) -> tuple[End, float, bool]:
    """Return the position after a trick, its result, and whether ``mine`` won it. ``theirs``: the opponent led."""
    won = reply_wins(rules, lead, reply) == theirs
    mine, other = (reply, lead) if theirs else (lead, reply)
    sign = 1 if won else -1
    gain, unpaid = 0.0, end.unpaid
    if unpaid == sign:
        # The first trick that the player of the Fool wins after it: they can give a card for it and keep it (C22).
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
