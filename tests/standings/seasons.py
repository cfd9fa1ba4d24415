"""Seasons of simulated matches: players of hidden skill, honest or cheating, rated as the bot rates them."""

from __future__ import annotations

from random import Random

from bot.standings.ratings import FRESH, Skill, rated
from bot.standings.signals import Played, Sat

LUCK = 25 / 3
"""How much a performance varies: the cards matter more than the ratings assume."""

Season = tuple[list[Played], dict[tuple[str, int], Skill]]


def pairs_season(
    seed: int, *, players: int = 24, matches: int = 2000, friends: bool = False, cheats: tuple[int, int] | None = None
) -> Season:
    """Return a season of four players in two fixed pairs. ``friends``: neighbours mostly play together. ``cheats`` meet
    more often and win most of their matches together."""
    rng = Random(seed)
    skill = [rng.gauss(25, 5) for _ in range(players)]
    known: dict[tuple[str, int], Skill] = {}
    found: list[Played] = []
    for number in range(matches):
        who = rng.sample(range(players), 4)
        if friends and rng.random() < 0.6 and who[0] ^ 1 not in who:
            who[1] = who[0] ^ 1
        if cheats is not None and number % 20 == 0:
            who = [*cheats, *[one for one in who if one not in cheats]][:4]
        teams = (who[:2], who[2:])
        marks = [sum(rng.gauss(skill[one], LUCK) for one in team) for team in teams]
        for place, team in enumerate(teams):
            if cheats is not None and set(team) == set(cheats) and rng.random() < 0.8:
                marks[place] = 1e9
        places = (1, 2) if marks[0] > marks[1] else (2, 1)
        _rate(known, "pairs", teams, places)
        seats = [Sat(one, team[0], 2 * place - 1) for team, place in zip(teams, places, strict=True) for one in team]
        found.append(Played("pairs", True, 4, tuple(seats)))
    return found, known


def alone_season(seed: int, *, players: int = 24, matches: int = 2000, cheats: tuple[int, int] | None = None) -> Season:
    """Return a season of three players, each for themselves. The second of ``cheats`` mostly loses on purpose to the
    first."""
    rng = Random(seed)
    skill = [rng.gauss(25, 5) for _ in range(players)]
    known: dict[tuple[str, int], Skill] = {}
    found: list[Played] = []
    for number in range(matches):
        who = rng.sample(range(players), 3)
        if cheats is not None and number % 40 == 0:
            who = [*cheats, *[one for one in who if one not in cheats]][:3]
        marks = {one: rng.gauss(skill[one], LUCK) for one in who}
        if cheats is not None and set(cheats) <= set(who) and rng.random() < 0.7:
            marks[cheats[0]], marks[cheats[1]] = 1e9, -1e9
        order = sorted(who, key=lambda one: -marks[one])
        places = tuple(order.index(one) + 1 for one in who)
        _rate(known, "alone", [[one] for one in who], places)
        seats = [Sat(one, number, place) for number, (one, place) in enumerate(zip(who, places, strict=True))]
        found.append(Played("alone", True, 3, tuple(seats)))
    return found, known


def clock_season(seed: int, *, players: int = 24, matches: int = 1200, staller: int | None = None) -> list[Played]:
    """Return a season of four players with clocks; everybody is sometimes slow, the ``staller`` in every second
    match."""
    rng = Random(seed)
    found: list[Played] = []
    for _ in range(matches):
        seats = []
        for number, one in enumerate(rng.sample(range(players), 4)):
            late = rng.random() < (0.5 if one == staller else 0.08)
            seats.append(Sat(one, number, number + 1, 60, 2 * late, int(late)))
        found.append(Played("pairs", False, 4, tuple(seats)))
    return found


def _rate(
    known: dict[tuple[str, int], Skill],
    game: str,
    teams: tuple[list[int], ...] | list[list[int]],
    places: tuple[int, ...],
) -> None:
    after = rated([[known.get((game, one), FRESH) for one in team] for team in teams], places)
    for team, its in zip(teams, after, strict=True):
        known.update({(game, one): skill for one, skill in zip(team, its, strict=True)})
