"""``python -m tests.duplicate.blitz`` measures the blitz of each game: the difference a board with which one random
round in twenty is won 20:0. Its numbers stand in ``bot/duplicate/comparing.py`` and ``docs/tournaments.md``.

Every board is played at several tables. At each a level is drawn for each chair, so that the tables differ as people
do. A random round is a number of boards and on each of them a random table; what counts is the sum of the differences.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from bot.duplicate.comparing import FIELD, MATCH, differences, from_others
from bot.engine.actions import Action
from bot.engine.game import Game
from bot.engine.options import deal_options
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.players.duel import _Table
from bot.players.levels import Player, players

LEVELS = ("novice", "regular")


class Reseeded:
    """A player who draws other random numbers at every table."""

    def __init__(self, player: Player, table: int) -> None:
        self._player, self._table = player, table

    def decide(self, game: Game, view: SeatView, seed: int) -> Action:
        """Return the player's answer."""
        return self._player.decide(game, view, seed ^ (self._table + 1) * 0x9E3779B97F4A7C15 % 2**63)


def scores(slug: str, board: int, tables: int, draw: random.Random) -> list[list[int]]:
    """Return what each seat gained at each table. Chinze is played twice with the hands exchanged."""
    its = game(slug)
    start = its.start(deal_options(its))
    made = players()
    found: list[list[int]] = []
    for table in range(tables):
        levels = [draw.choice(LEVELS) for _ in range(its.meta.players)]
        chairs: tuple[Any, ...] = tuple(Reseeded(made[level](), table) for level in levels)
        for rotation in (0, 1) if its.meta.players == 2 else (0,):
            seated = tuple(chairs[(seat + rotation) % len(chairs)] for seat in range(len(chairs)))
            played = _Table(its, seated, ("",) * len(seated), lambda: 0.0).deal(start, f"blitz {slug} {board}".encode())
            found.append([round(3 * amount) for amount in played])
    return found


def per_board(slug: str, found: Sequence[list[int]], how: str, draw: random.Random) -> list[float]:
    """Return what contestants gain or lose on a board, in the game's unit (the scores are thirds of it).

    In a match of teams as many tables as a table has sides are compared, each team sitting once on each side.
    """
    sides = {"minchiate": (0, 1), "chinze": (0, 1)}.get(slug, (0, 1, 2))
    columns = {side: [row[side] for row in found] for side in sides}
    if how == FIELD:
        apart = {side: differences(column) for side, column in columns.items()}
        if slug != "chinze":
            return [float(value) / 3 for side in sides for value in apart[side]]
        return [
            float(apart[chair][2 * table] + apart[1 - chair][2 * table + 1]) / 3
            for table in range(len(found) // 2)
            for chair in (0, 1)
        ]
    results: list[float] = []
    for _ in range(len(found)):
        drawn = draw.sample(range(len(found)), len(sides))
        apart = {side: from_others([columns[side][table] for table in drawn]) for side in sides}
        for team in range(len(sides)):
            total: Fraction = sum(
                (apart[(team + table) % len(sides)][table] for table in range(len(sides))), Fraction(0)
            )
            results.append(float(total) / len(sides) / 3)
    return results


def blitz(boards: Sequence[Sequence[float]], rounds: int, of: int, draw: random.Random) -> float:
    """Return the difference a board that one random round in twenty reaches, of rounds with so many boards."""
    sums = [abs(sum(draw.choice(draw.choice(boards)) for _ in range(of))) for _ in range(rounds)]
    return statistics.quantiles(sums, n=20)[18] / math.sqrt(of)


def main() -> None:
    """Print one row for each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.duplicate.blitz", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    parser.add_argument("--boards", type=int, default=120)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=20_000)
    given = parser.parse_args()
    print(f"{given.boards} boards at {given.tables} tables, levels {' and '.join(LEVELS)}, {given.rounds} rounds")
    print("game      compared with  spread a board  blitz: 6 boards  12 boards  24 boards")
    for slug in given.games:
        draw = random.Random(f"blitz {slug}")
        played = [scores(slug, board, given.tables, draw) for board in range(given.boards)]
        for how in (FIELD, MATCH):
            found = [per_board(slug, one, how, draw) for one in played]
            spread = statistics.pstdev(value for one in found for value in one)
            reached = (f"{blitz(found, given.rounds, of, draw):9.2f}" for of in (6, 12, 24))
            print(f"{slug:9} {how:13} {spread:15.2f} {'  '.join(reached)}", flush=True)


if __name__ == "__main__":
    main()
