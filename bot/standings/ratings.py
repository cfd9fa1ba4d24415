"""Ratings of players, alone or in teams (openskill, Plackett-Luce), and which matches are ranked."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from bot.table.model import TableState

PROVISIONAL = 10
"""Below this number of ranked matches a rating is shown as provisional."""

SCALE = 50
"""Points shown for one unit of skill, so that ratings are whole numbers of a familiar size."""

UNSURE = 3
"""How many standard deviations below `mu` the rating is shown: newcomers begin at 0 and rise as `sigma` falls."""

_MODEL = PlackettLuce()

BETA = 25.0 / 6.0
"""How much luck the model assumes: the standard deviation of a player's performance in one match, in units of skill."""


class Skill(msgspec.Struct, frozen=True):
    """A player's skill: the estimate `mu` and its standard deviation `sigma`."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0


FRESH = Skill()


def rating(skill: Skill) -> int:
    """Return the number shown, in points: a low estimate, which the player's skill almost certainly exceeds."""
    return round((skill.mu - UNSURE * skill.sigma) * SCALE)


def uncertainty(skill: Skill) -> int:
    """Return one standard deviation, in points."""
    return round(skill.sigma * SCALE)


def rated(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> tuple[tuple[Skill, ...], ...]:
    """Return the skills after a match of two teams or more (a team may be one player) that took these places.

    Raises ValueError for fewer than two teams or a wrong number of places.
    """
    if len(teams) < 2 or len(teams) != len(places):
        raise ValueError(f"{len(teams)} teams with {len(places)} places")
    before = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in team] for team in teams]
    after = _MODEL.rate(before, ranks=[float(place) for place in places])
    return tuple(tuple(Skill(one.mu, one.sigma) for one in team) for team in after)


FORGIVEN = 2
"""Decisions that a computer player may take for a player whose clock ran out before the match becomes unranked."""


def why_unranked(state: TableState, *, complete: bool = True) -> str:
    """Return why the match at this table does not count (a catalogue code `ui-unranked-…`), "" if it does.

    tournament: it is a deal of one. house: its host chose that. hints: somebody took a hint. pace: the table has no
    clock, so the match may never end. computer: a computer player has a chair of its own. substitution: a computer
    player took more than FORGIVEN decisions for a player. stopped: the match ended early, and nobody conceded it. A
    player who abandons the match does not make it unranked for the others (ux.md 3.2).
    """
    if state.board is not None:
        return "tournament"
    if not state.ranked:
        return "house"
    if state.hinted:
        return "hints"
    if state.pace == "none":
        return "pace"
    if any(chair.level is not None for chair in state.chairs):
        return "computer"
    if any(count > FORGIVEN and not chair.gone for chair, count in zip(state.chairs, state.helped, strict=False)):
        return "substitution"
    return "" if complete or state.yielded else "stopped"
