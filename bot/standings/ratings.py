"""Ratings (openskill, Plackett-Luce) of players alone or in teams. A skill is a guess and how unsure it is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

PROVISIONAL = 10
"""Below this number of ranked matches a rating is shown as provisional."""

SCALE = 50
"""Points shown for one unit of skill, so that ratings are whole numbers of a familiar size."""

UNSURE = 3
"""Standard deviations below the guess at which a rating is shown: newcomers begin at 0 and rise as they are known."""

_MODEL = PlackettLuce()

BETA = 25.0 / 6.0
"""How much luck the model sees in a match: the standard deviation of a player's performance around the skill."""


class Skill(msgspec.Struct, frozen=True):
    """A player's skill: the guess ``mu`` and its standard deviation ``sigma``."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0


FRESH = Skill()


def rating(skill: Skill) -> int:
    """The number shown: what the player is almost certainly worth, in points."""
    return round((skill.mu - UNSURE * skill.sigma) * SCALE)


def uncertainty(skill: Skill) -> int:
    """One standard deviation, in points."""
    return round(skill.sigma * SCALE)


def rated(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> tuple[tuple[Skill, ...], ...]:
    """The skills after a match of two teams or more (a team may be one player) that took these places.

    Raises ValueError if there is nothing to compare.
    """
    if len(teams) < 2 or len(teams) != len(places):
        raise ValueError(f"{len(teams)} teams with {len(places)} places")
    before = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in team] for team in teams]
    after = _MODEL.rate(before, ranks=[float(place) for place in places])
    return tuple(tuple(Skill(one.mu, one.sigma) for one in team) for team in after)
