"""What a person's decisions cost on average, by kind of decision, with an interval. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt

import msgspec

from bot.engine.actions import Decision
from bot.engine.view import SeatView
from bot.ports.losses import KINDS, Kind, SummedLoss
from bot.table.clocks import CARD_QUESTIONS

FEWEST = 3
"""Deals from which on a mean has an interval."""
QUANTILES = (12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""97.5 % quantiles of Student's distribution, from one degree of freedom on."""
NORMAL = 1.96
"""The same quantile of the normal distribution."""


class Loss(msgspec.Struct, frozen=True):
    """What a decision cost, in the score of a deal: the deal, the number of its step, and the kind of decision.

    ``lost`` is how much more the answer brings that a first search holds for the best, in worlds of a second search
    that the choice did not see. The largest of several means is too large in the worlds that made it the largest; in
    others it is not. So ``lost`` is 0 on average where the given answer is as good, and may be below 0. What remains:

    - a short search does not always find the best answer, so the mean is rather too small than too large;
    - both searches believe the same of the hidden cards, and play out with the same policy;
    - answers that the search does not consider at all are not judged.
    """

    deal: int
    step: int
    kind: Kind
    lost: float


class MeanLoss(msgspec.Struct, frozen=True):
    """What decisions of a kind cost on average: their number, that of their deals, the mean, and the half of its 95 %
    interval, None where there are too few deals."""

    kind: Kind
    decisions: int
    deals: int
    mean: float
    within: float | None


def kind_of(view: SeatView, decision: Decision) -> Kind:
    """Return the kind of a decision."""
    if decision.kind in CARD_QUESTIONS and decision.claims is None:
        trick = view.public.trick
        return "follow" if trick is not None and trick.cards and not trick.complete else "lead"
    if decision.number is not None:
        return "cut"
    if view.public.auction:
        return "auction"
    return "declaration" if decision.claims is not None or decision.words else "discard"


def summed(table: str, losses: Iterable[Loss]) -> list[SummedLoss]:
    """Return the losses of a table summed by deal and kind."""
    found = defaultdict[tuple[int, Kind], list[float]](list)
    for one in losses:
        found[one.deal, one.kind].append(one.lost)
    return [SummedLoss(table, deal, kind, len(lost), sum(lost)) for (deal, kind), lost in found.items()]


def mean_losses(sums: Iterable[SummedLoss]) -> list[MeanLoss]:
    """Return the mean loss of each kind of decision that was judged, in the order of :data:`KINDS`.

    The decisions of a deal hang together, because they have the same hands. So the interval is that of a ratio of
    sums over deals (clusters), with Student's distribution for one less than the number of deals.
    """
    by_kind = defaultdict[Kind, list[SummedLoss]](list)
    for one in sums:
        by_kind[one.kind].append(one)
    return [_mean(kind, by_kind[kind]) for kind in KINDS if by_kind[kind]]


def _mean(kind: Kind, sums: list[SummedLoss]) -> MeanLoss:
    decisions, deals = sum(one.count for one in sums), len(sums)
    mean = sum(one.total for one in sums) / decisions
    if deals < FEWEST:
        return MeanLoss(kind, decisions, deals, mean, None)
    squares = sum((one.total - mean * one.count) ** 2 for one in sums)
    error = sqrt(squares * deals / (deals - 1)) / decisions
    return MeanLoss(kind, decisions, deals, mean, quantile(deals - 1) * error)


def quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution for so many degrees of freedom (1 or more)."""
    if freedom <= len(QUANTILES):
        return QUANTILES[freedom - 1]
    return NORMAL + 2.37 / freedom + 2.82 / freedom**2
