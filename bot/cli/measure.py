"""``germini duel``, ``germini crosstable`` and ``germini tune``: how well the computer players play."""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import bot.games
from bot.cli.command_line import problem, why
from bot.cli.spread import spread
from bot.games.registry import companions, game, games
from bot.i18n import words
from bot.players.duel import IllegalAnswer, Played, Summary, mirrored, summary
from bot.players.levels import ByPolicy, Player, players
from bot.players.outside import ANSWER_SECONDS, Program, ProgramError
from bot.players.tune import NEAR, NEAR_OTHERWISE, Sums, solved, tried

OUTSIDE = "cmd:"
"""What the name of a player begins with if it is a program."""

OWN = Path()
"""Instead of the file of tuned weights: the one that the player reads."""

ALL_POINTS = "all points of the deal"
"""What is measured in a game whose balances do not show every point (``deal_points``)."""


class Contest(msgspec.Struct, frozen=True):
    """Which players meet in which game. A player is a name or a program. ``worlds`` are those in which a search judges
    at most, 0 for its own number."""

    game: str
    first: str
    second: str
    seed: str
    patience: float = ANSWER_SECONDS
    worlds: int = 0


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand ``duel``."""
    parser = subparsers.add_parser("duel", help="measure how much better one bot is than another")
    _common(parser)
    parser.add_argument(
        "--a", required=True, metavar="PLAYER", help="name of a bot, or cmd:PROGRAM (bot/players/README.md)"
    )
    parser.add_argument("--b", required=True, metavar="PLAYER", help="the other one, in the same form")
    parser.add_argument(
        "--wait", type=float, default=ANSWER_SECONDS, metavar="S", help="seconds a program may take for an answer"
    )
    parser.add_argument(
        "--worlds", type=int, default=0, metavar="N", help="possible deals per search (default: as at tables)"
    )
    parser.set_defaults(func=duel)


def add_crosstable(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand ``crosstable``."""
    parser = subparsers.add_parser("crosstable", help="measure all bots against each other")
    _common(parser)
    parser.add_argument("--players", metavar="NAMES", help="only these, separated by commas (default: all)")
    parser.set_defaults(func=crosstable)


def add_tune(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand ``tune``."""
    parser = subparsers.add_parser("tune", help="tune the weights of the bot “regular” in self-play")
    _common(parser, deals=400)
    parser.add_argument(
        "--rounds", type=int, default=5, metavar="N", help="number of times to learn new weights (default: 5)"
    )
    parser.add_argument(
        "--training", type=int, default=150, metavar="N", help="training deals per round (default: 150)"
    )
    parser.add_argument("--from-start", action="store_true", help="start from the weights set by hand")
    parser.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=OWN,
        metavar="FILE.py",
        help="save the weights (default: bot/games/GAME/player/tuned.py, where the bot reads them)",
    )
    parser.set_defaults(func=tune)


def _common(parser: argparse.ArgumentParser, deals: int = 400) -> None:
    parser.add_argument("--game", required=True, choices=sorted(games()))
    parser.add_argument("--deals", type=int, default=deals, metavar="N", help=f"mirrored deals (default: {deals})")
    parser.add_argument("--seed", default="1", help="the same seed gives the same deals (default: 1)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: one per core)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE.json", help="also write the result to this file")


def duel(args: argparse.Namespace) -> int:
    """Play a duel and print its result. Return the exit status."""
    contest = Contest(args.game, args.a, args.b, args.seed, args.wait, args.worlds)
    for name in (args.a, args.b):
        if not name.startswith(OUTSIDE) and name not in players():
            return problem("cli-player-unknown", player=name, players=", ".join(players()))
    if args.deals < 1 or args.workers < 1:
        return problem("cli-measure-count")
    return _measured(lambda: _duel(contest, args.deals, args.workers, args.out))


def _measured(work: Callable[[], int]) -> int:
    """Run a measurement and report what a player did wrong. Return the exit status."""
    try:
        return work()
    except ProgramError as error:
        key = f"cli-program-{error.code}"
        return problem(key, program=error.program, question=error.kind, why=error.why)
    except IllegalAnswer as error:
        return problem("cli-player-illegal", player=error.name, question=error.kind, code=error.code)


def _duel(contest: Contest, deals: int, workers: int, out: Path | None) -> int:
    played = list(_meet(contest, deals, workers, f"{contest.first} - {contest.second}"))
    found = summary(played)
    _print(
        f"{contest.game}: {contest.first} against {contest.second}, {found.deals} mirrored deals, seed {contest.seed}"
    )
    _print(f"  {_interval(found)} per deal ({score_of(contest.game)})")
    _print(f"  won {found.won}, lost {found.lost}, even {found.even}")
    for name, thought in zip((contest.first, contest.second), found.thought, strict=True):
        milliseconds = f"{thought.median * 1000:.2f} ms, p99 {thought.p99 * 1000:.2f} ms"
        _print(f"  thinking time of {name}: median {milliseconds} ({thought.decisions} decisions)")
    return _save(out, {**_file(contest, found), "gains": [one.gain for one in played]})


def _file(contest: Contest, found: Summary) -> dict[str, Any]:
    return {
        "game": contest.game,
        "a": contest.first,
        "b": contest.second,
        "seed": contest.seed,
        "score": score_of(contest.game),
        **msgspec.to_builtins(found),
    }


def score_of(slug: str) -> str:
    """Return what a duel in this game measures: the unit of its balances, or all points of the deal."""
    if companions(slug).deal_points is not None:
        return ALL_POINTS
    return words("en").text(game(slug).meta.unit, count=2).removeprefix("2 ")


def _interval(found: Summary) -> str:
    return f"{found.mean:+.2f} ± {found.margin:.2f}"


def crosstable(args: argparse.Namespace) -> int:
    """Play every pair of players and print the table. Return the exit status."""
    names = args.players.split(",") if args.players else list(players())
    for name in names:
        if name not in players():
            return problem("cli-player-unknown", player=name, players=", ".join(players()))
    if args.deals < 1 or args.workers < 1:
        return problem("cli-measure-count")
    return _measured(lambda: _crosstable(args.game, names, args))


def _crosstable(slug: str, names: Sequence[str], args: argparse.Namespace) -> int:
    found: dict[tuple[str, str], Summary] = {}
    for first, second in itertools.combinations(names, 2):
        contest = Contest(slug, first, second, args.seed)
        found[first, second] = summary(list(_meet(contest, args.deals, args.workers, f"{first} - {second}")))
    _print(f"{slug}: what the player of the row gains per deal, {args.deals} mirrored deals each, seed {args.seed}")
    _print("| | " + " | ".join(names) + " |")
    _print("|---|" + "---:|" * len(names))
    for row in names:
        cells = [_cell(found, row, column) for column in names]
        _print(f"| {row} | " + " | ".join(cells) + " |")
    rows = [_file(Contest(slug, *pair, args.seed), one) for pair, one in found.items()]
    return _save(args.out, {"game": slug, "players": list(names), "duels": rows})


def _cell(found: dict[tuple[str, str], Summary], row: str, column: str) -> str:
    if row == column:
        return ""
    if (row, column) in found:
        return _interval(found[row, column])
    other = found[column, row]
    return f"{-other.mean:+.2f} ± {other.margin:.2f}"


def tune(args: argparse.Namespace) -> int:
    """Tune the weights of a game and print them, with the gain on held-out deals. Return the exit status."""
    if min(args.deals, args.workers, args.rounds, args.training) < 1:
        return problem("cli-measure-count")
    tunable = companions(args.game).tunable
    if tunable is None:
        return problem("cli-tune-none", game=args.game)
    weights = tunable.start if args.from_start else tunable.weights
    sums = Sums.empty(len(weights))
    for number in range(args.rounds):
        sums.fade()
        first = number * args.training
        jobs = [(args.game, weights, args.seed, first + deal) for deal in range(args.training)]
        for more in spread(_train, jobs, args.workers, f"round {number + 1} of {args.rounds}"):
            sums.add(more)
        weights = solved(sums, weights, NEAR.get(args.game, NEAR_OTHERWISE))
    gained: dict[str, Summary] = {}
    for name, other in (("the weights before", tunable.weights), ("handset", None), ("greedy", None)):
        jobs = [(args.game, weights, other or name, f"held out {args.seed}", deal) for deal in range(args.deals)]
        gained[name] = summary(list(spread(_held_out, jobs, args.workers, f"against {name}")))
        _print(f"gain on {args.deals} held-out deals against {name}: {_interval(gained[name])}")
    named = {name: round(weight, 4) for name, weight in zip(tunable.names, weights, strict=True)}
    _print(json.dumps(named, indent=2))
    status = _save(args.out, {"game": args.game, "weights": named, "gain": msgspec.to_builtins(gained)})
    if args.write is None or status:
        return status
    file: Path = args.write if args.write != OWN else tuned_file(args.game)
    return _written(file, tuned_module(args.game, named))


def tuned_file(slug: str) -> Path:
    """Return the module from which the player ``regular`` of a game has its weights."""
    return Path(bot.games.__file__).parent / slug / "player" / "tuned.py"


def tuned_module(slug: str, weights: Mapping[str, float]) -> str:
    """Return the module ``tuned.py`` of a game."""
    return (
        '"""The weights of the player ``regular``, found by self-play (:mod:`bot.players.tune`)."""\n\n'
        "from __future__ import annotations\n\n"
        f"from bot.games.{slug}.player.features import Weights\n\n"
        "WEIGHTS = Weights(\n" + "".join(f"    {name}={weight!r},\n" for name, weight in weights.items()) + ")\n"
    )


def _train(job: tuple[str, Sequence[float], str, int]) -> Sums:
    slug, weights, seed, number = job
    return tried(game(slug), weights, seed, number)


def _held_out(job: tuple[str, Sequence[float], Sequence[float] | str, str, int]) -> Played:
    slug, weights, other, seed, number = job
    tunable = companions(slug).tunable
    assert tunable is not None
    own = tunable.playing(weights)
    first = ByPolicy(lambda _: own)
    if isinstance(other, str):
        second: Player = players()[other]()
    else:
        before = tunable.playing(other)
        second = ByPolicy(lambda _: before)
    return mirrored(game(slug), (first, second), ("tuned", "before"), seed, number, time.perf_counter)


def _meet(contest: Contest, deals: int, workers: int, label: str) -> Iterator[Played]:
    """Play the deals of a contest and yield them in order. Programs end with it."""
    try:
        yield from spread(_play, [(contest, number) for number in range(deals)], workers, label)
    finally:
        for name in (contest.first, contest.second):
            made = _player(name, contest.patience, contest.worlds)
            if isinstance(made, Program):
                made.close()


def _play(job: tuple[Contest, int]) -> Played:
    contest, number = job
    names = (contest.first, contest.second)
    one, other = (_player(name, contest.patience, contest.worlds) for name in names)
    return mirrored(game(contest.game), (one, other), names, contest.seed, number, time.perf_counter)


@cache
def _player(name: str, patience: float, worlds: int) -> Player:
    """Return the player of a process; a program is started once in each."""
    if name.startswith(OUTSIDE):
        return Program(name.removeprefix(OUTSIDE), patience)
    made: Any = players()[name]()
    budget: Any = getattr(made, "budget", None)
    if worlds and budget is not None:
        made.budget = msgspec.structs.replace(budget, worlds=worlds, batch=min(worlds, budget.batch))
    return made


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _save(out: Path | None, document: dict[str, Any]) -> int:
    """Write a result. Return the exit status."""
    return 0 if out is None else _written(out, json.dumps(document, indent=1) + "\n")


def _written(out: Path, text: str) -> int:
    try:
        out.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        return problem("cli-file-unwritten", file=str(out), why=why(error))
    return 0
