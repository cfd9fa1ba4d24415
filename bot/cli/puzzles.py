"""``germini puzzles``: find puzzles by self-play, or in finished matches, and add them to a file."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path

import msgspec

from bot.cli.command_line import data_problem, problem, say, settings_given, why
from bot.cli.maintenance import missing_database
from bot.cli.private import PUZZLES, private
from bot.cli.spread import bar, spread
from bot.games.registry import games
from bot.players.puzzles.library import FIRST_OWN, read_puzzles, written_puzzles
from bot.players.puzzles.model import DIFFICULTIES, Dealt, Puzzle
from bot.ports.store import StoreProblem
from bot.records.model import RecordError
from bot.records.puzzled import dealt_in
from bot.settings import Settings
from bot.store import CorruptLog, Database, SqlStore

FOLDER = Path(__file__).parents[1] / "players" / "puzzles"
"""Where the puzzles of the bot are."""

DEALS_EACH = 40
"""Deals tried for each puzzle wanted, at most."""

LONGEST = 1500
"""Answers of a match before which its deals are used: a puzzle is played from the beginning of the match each time that
it is shown."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand ``puzzles``."""
    parser = subparsers.add_parser("puzzles", help="find puzzles in self-play or in finished matches (needs numba)")
    parser.add_argument("--game", required=True, choices=sorted(games()))
    parser.add_argument(
        "--count", type=int, default=30, metavar="N", help="number of puzzles, a third of each difficulty (default: 30)"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same puzzles (default: 1)")
    parser.add_argument(
        "--deals", type=int, metavar="N", help=f"maximum number of deals to try (default: {DEALS_EACH} per puzzle)"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: one per core)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE.json", help="file to add the puzzles to (default: the bot's own file)"
    )
    parser.add_argument(
        "--from-matches", action="store_true", help="use the finished matches of the database, not self-play"
    )
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.set_defaults(func=make)


def make(args: argparse.Namespace) -> int:
    """Find puzzles and add those that are new to the file, which keeps its own. Return the exit status."""
    deals: int = DEALS_EACH * args.count if args.deals is None else args.deals
    if min(args.count, deals, args.workers) < 1:
        return problem("cli-puzzles-count")
    if not _possible(args.game):
        return problem("cli-puzzles-none", game=args.game)
    if args.from_matches:
        settings = settings_given(args)
        if isinstance(settings, int):
            return settings
        with private(settings):
            return _of_matches(args, settings, deals)
    jobs = [(args.game, args.seed, number) for number in range(deals)]
    out: Path = args.out or FOLDER / f"{args.game}.json"
    before = _before(out)
    if isinstance(before, int):
        return before
    return _added(args, out, before, spread(_deal, jobs, args.workers, ""), 1, f"puzzles of {args.game}")


def _of_matches(args: argparse.Namespace, settings: Settings, deals: int) -> int:
    """Make puzzles of matches. The database is closed again before the search begins."""
    absent = missing_database(settings.database)
    if absent:
        return problem("cli-rebuild-missing", where=absent)
    out: Path = args.out or settings.data_dir / PUZZLES / f"{args.game}.json"
    before = _before(out)
    if isinstance(before, int):
        return before
    try:
        jobs = asyncio.run(_dealt(settings, args.game, args.seed, deals, [tuple(one.moves.split()) for one in before]))
    except StoreProblem as trouble:
        return data_problem(trouble)
    if not jobs:
        return problem("cli-puzzles-no-matches", game=args.game)
    found = spread(_deal_of_match, jobs, args.workers, f"deals of {args.game}")
    status = _added(args, out, before, found, FIRST_OWN)
    if not status:
        say("cli-puzzles-restart")
    return status


async def _dealt(
    settings: Settings, slug: str, seed: str, deals: int, known: Sequence[tuple[str, ...]]
) -> list[tuple[str, Dealt, str]]:
    """Return some deals of finished matches with what draws their puzzles, in an order that the seed decides. Those of
    known puzzles are left out."""
    database = await Database.open(settings.database)
    try:
        store, found = SqlStore(database), list[tuple[str, Dealt, str]]()
        tables = sorted(await store.archive.for_puzzles(slug), key=lambda table: _key(seed, table, 0))
        with bar(len(tables), f"matches of {slug}") as tick:
            for table in tables:
                fresh = [one for one in await _deals_of(store, table) if not any(_is_of(moves, one) for moves in known)]
                found += [(slug, one, _key(seed, table, one.begins)) for one in fresh]
                tick()
                if len(found) >= deals:
                    break
    finally:
        await database.close()
    return sorted(found[:deals], key=lambda job: job[2])


async def _deals_of(store: SqlStore, table: str) -> Sequence[Dealt]:
    """Return the deals of a match, none of one that cannot be read."""
    try:
        stored = await store.log.load(table)
        return [] if stored is None else [one for one in dealt_in(table, stored.events) if len(one.moves) <= LONGEST]
    except (CorruptLog, RecordError):
        return []


def _is_of(moves: tuple[str, ...], dealt: Dealt) -> bool:
    """Return whether a puzzle with these answers is of a deal."""
    return dealt.begins < len(moves) and dealt.moves[: len(moves)] == moves


def _key(seed: str, table: str, begins: int) -> str:
    """Return what draws the puzzles of a deal. It tells nobody of which table they are."""
    return sha256(f"{seed} {table} {begins}".encode()).hexdigest()


def _before(out: Path) -> tuple[Puzzle, ...] | int:
    """Return the puzzles of a file, or the exit status if it cannot be read."""
    try:
        return read_puzzles(out.read_bytes()) if out.exists() else ()
    except (OSError, msgspec.DecodeError) as error:
        return problem("cli-puzzles-file", file=str(out), why=why(error))


def _added(
    args: argparse.Namespace,
    out: Path,
    before: Sequence[Puzzle],
    found: Iterable[dict[str, Puzzle]],
    first: int,
    label: str = "",
) -> int:
    """Add puzzles to a file, with a bar if it has a label. Return the exit status."""
    from bot.players.puzzles.making import chosen

    known = {one.moves for one in before}
    number, added = max([first - 1, *(one.number for one in before)]), list[Puzzle]()
    with bar(args.count, label) if label else nullcontext(_nothing) as tick:
        for one in chosen(_new(found, known), args.count):
            number += 1
            added.append(msgspec.structs.replace(one, number=number))
            tick()
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(written_puzzles([*before, *added]))
    except OSError as error:
        return problem("cli-puzzles-file", file=str(out), why=why(error))
    counted = Counter(one.difficulty for one in added)
    difficulties = ", ".join(f"{counted[name]} {name}" for name in DIFFICULTIES)
    print(f"{args.game}: {len(added)} new puzzles in {out} ({difficulties}), seed {args.seed}", flush=True)
    return 0


def _nothing() -> None:
    pass


def _new(found: Iterable[dict[str, Puzzle]], known: set[str]) -> Iterator[dict[str, Puzzle]]:
    for deal in found:
        yield {name: one for name, one in deal.items() if one.moves not in known}


def _deal(job: tuple[str, str, int]) -> dict[str, Puzzle]:
    from bot.players.puzzles.making import puzzles_in

    return puzzles_in(*job)


def _deal_of_match(job: tuple[str, Dealt, str]) -> dict[str, Puzzle]:
    from bot.players.puzzles.making import puzzles_of

    return puzzles_of(*job, closed=True)


def _possible(slug: str) -> bool:
    try:
        from bot.players.puzzles.making import searchable

        return searchable(slug)
    except ImportError:
        return False
