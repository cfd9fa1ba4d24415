"""Scores a hand: the jochi of both sides, the difference and the payments (S67-S84)."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.mineo.deck import ARIE, BIT, GIOVE, RE, TOTAL_THIRDS, TRIO, thirds_of
from bot.games.mineo.options import Rules

Two = tuple[int, int]
"""Two numbers: the first for the soloist, the second for the defenders."""

NOTHING: Two = (0, 0)


class Ended(msgspec.Struct, frozen=True):
    """What the score of a finished hand depends on.

    The piles are masks (S67). ``pigliate`` holds each card with the seat that captured it.
    """

    soloist: Seat
    stata: bool
    scommessa: bool
    rivanto_by: Seat | None
    last_trick_seat: Seat
    pigliate: tuple[tuple[Card, Seat], ...]
    soloist_pile: int
    defender_pile: int


class Jochi(msgspec.Struct, frozen=True, gc=False):
    """The jochi of both sides, by kind (S77)."""

    rimatura: Two
    vanto: Two
    rivanto: Two
    quattro_re: Two
    arie: Two
    pigliate: Two
    scommessa: Two


class Score(msgspec.Struct, frozen=True, gc=False):
    """The score of a hand.

    ``thirds`` are the card points in thirds of a point, with those for the last trick. ``payments`` are the changes in
    chips, by seat.
    """

    thirds: Two
    jochi: Jochi
    total: Two
    difference: int
    multiplier: int
    payments: tuple[int, int, int]


def score_of(rules: Rules, hand: Ended) -> Score:
    """Return the score of a hand (S67-S84)."""
    by_soloist = hand.last_trick_seat == hand.soloist
    bonus = 3 * rules.last_trick_points
    thirds = (
        thirds_of(hand.soloist_pile) + (bonus if by_soloist else 0),
        thirds_of(hand.defender_pile) + (0 if by_soloist else bonus),
    )
    jochi = Jochi(
        rimatura=_to(wins_rimatura(rules, thirds[0])),
        vanto=_to(by_soloist),
        rivanto=_rivanto(rules, hand),
        quattro_re=(_has(hand.soloist_pile, RE), _has(hand.defender_pile, RE)),
        arie=(_arie(rules, hand.soloist_pile), _arie(rules, hand.defender_pile)),
        pigliate=_pigliate(hand),
        scommessa=_to(hand.soloist_pile & TRIO == TRIO) if hand.scommessa else NOTHING,
    )
    every = (
        jochi.rimatura,
        jochi.vanto,
        jochi.rivanto,
        jochi.quattro_re,
        jochi.arie,
        jochi.pigliate,
        jochi.scommessa,
    )
    total = (sum(one[0] for one in every), sum(one[1] for one in every))
    difference, multiplier = total[0] - total[1], 2 if hand.stata else 1
    change = [-difference * multiplier] * 3
    change[hand.soloist] = 2 * difference * multiplier
    return Score(thirds, jochi, total, difference, multiplier, (change[0], change[1], change[2]))


def wins_rimatura(rules: Rules, thirds: int) -> bool:
    """Return True if the soloist has the majority with this number of thirds of a point (S13, S69)."""
    if rules.full_points:
        return thirds // 3 >= (104 + rules.last_trick_points) // 2 + 1
    return 2 * thirds > TOTAL_THIRDS + 3 * rules.last_trick_points


def _to(soloist: bool) -> Two:
    return (1, 0) if soloist else (0, 1)


def _has(pile: int, cards: int) -> int:
    return 1 if pile & cards == cards else 0


def _arie(rules: Rules, pile: int) -> int:
    if pile & ARIE != ARIE:
        return 0
    if not pile & BIT[GIOVE]:
        return 1
    return 3 if rules.arie_giove_cumulative else 2


def _rivanto(rules: Rules, hand: Ended) -> Two:
    if hand.rivanto_by is None:
        return NOTHING
    winner = hand.last_trick_seat
    kept = winner == hand.rivanto_by if rules.rivanto_personal else winner != hand.soloist
    if kept:
        return (0, 1)
    return (1, 0) if rules.rivanto_failure_pays else NOTHING


def _pigliate(hand: Ended) -> Two:
    own = sum(1 for _, seat in hand.pigliate if seat == hand.soloist)
    return own, len(hand.pigliate) - own
