"""``germini puzzles``: find puzzles by self-play and add them to a file."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.cli.command_line import problem, why
from bot.cli.spread import bar, spread
from bot.games.registry import games
from bot.players.puzzles.library import read_puzzles, written_puzzles
from bot.players.puzzles.model import DIFFICULTIES, Puzzle

FOLDER = Path(__file__).parents[1] / "players" / "puzzles"
"""Where the puzzles of the bot are."""

DEALS_EACH = 40
"""Deals tried for each puzzle wanted, at most."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand ``puzzles``."""
    parser = subparsers.add_parser("puzzles", help="find puzzles by self-play (needs numba)")
    parser.add_argument("--game", required=True, choices=sorted(games()))
    parser.add_argument("--count", type=int, default=30, metavar="N", help="puzzles (30), a third of each difficulty")
    parser.add_argument("--seed", default="1", help="the same seed gives the same puzzles (1)")
    parser.add_argument("--deals", type=int, metavar="N", help=f"deals tried at most ({DEALS_EACH} a puzzle)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (the cores)")
    parser.add_argument("--out", type=Path, metavar="FILE.json", help="the file they are added to (the bot's own)")
    parser.set_defaults(func=make)


def make(args: argparse.Namespace) -> int:
    """Find puzzles and add those that are new to the file, which keeps its own. Return the exit status."""
    deals: int = DEALS_EACH * args.count if args.deals is None else args.deals
    if min(args.count, deals, args.workers) < 1:
        return problem("cli-puzzles-count")
    if not _possible(args.game):
        return problem("cli-puzzles-none", game=args.game)
    out: Path = args.out or FOLDER / f"{args.game}.json"
    try:
        before = read_puzzles(out.read_bytes()) if out.exists() else ()
    except (OSError, msgspec.DecodeError) as error:
        return problem("cli-puzzles-file", file=str(out), why=why(error))
    found: list[Puzzle] = []
    for one in _found(args.game, args.seed, args.count, deals, args.workers, [one.moves for one in before]):
        number = max((one.number for one in before), default=0) + len(found) + 1
        found.append(msgspec.structs.replace(one, number=number))
    try:
        out.write_bytes(written_puzzles([*before, *found]))
    except OSError as error:
        return problem("cli-puzzles-file", file=str(out), why=why(error))
    counted = Counter(one.difficulty for one in found)
    difficulties = ", ".join(f"{counted[name]} {name}" for name in DIFFICULTIES)
    print(f"{args.game}: {len(found)} new puzzles in {out} ({difficulties}), seed {args.seed}", flush=True)
    return 0


def _found(slug: str, seed: str, count: int, deals: int, workers: int, known: list[str]) -> Iterator[Puzzle]:
    from bot.players.puzzles.making import chosen

    jobs = [(slug, seed, number) for number in range(deals)]
    dealt = spread(_deal, jobs, workers, "")
    new = ({name: one for name, one in deal.items() if one.moves not in known} for deal in dealt)
    with bar(count, f"puzzles of {slug}") as tick:
        for one in chosen(new, count):
            tick()
            yield one


def _deal(job: tuple[str, str, int]) -> dict[str, Puzzle]:
    from bot.players.puzzles.making import puzzles_in

    return puzzles_in(*job)


def _possible(slug: str) -> bool:
    try:
        from bot.players.puzzles.making import searchable

        return searchable(slug)
    except ImportError:
        return False
