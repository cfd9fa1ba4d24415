"""What announced combinations are worth together, before they are announced."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.actions import ClaimOffer, Decision


def whole(decision: Decision) -> tuple[ClaimOffer, ...]:
    """The offers that are no part of a larger one: the best that can be announced."""
    return tuple(offer for offer in decision.claims or () if not offer.part_of)


def worth(decision: Decision, chosen: Iterable[ClaimOffer]) -> int:
    """The points of these offers of the question, announced together: of an offer and its parts only the largest
    counts, and a group counts double from :attr:`Decision.doubled_from` offers on."""
    standing: dict[str, ClaimOffer] = {}
    for offer in chosen:
        family = offer.part_of or offer.key
        if family not in standing or offer.points > standing[family].points:
            standing[family] = offer
    groups: dict[str, list[int]] = {}
    for offer in standing.values():
        groups.setdefault(offer.group, []).append(offer.points)
    least = decision.doubled_from
    return sum(sum(points) * (2 if least and len(points) >= least else 1) for points in groups.values())
