"""Find the deal of a guided hand, and check its advice.

    python -m tests.teaching.deals find minchiate --from 0 --to 300     deals by the topics that they reach
    python -m tests.teaching.deals line minchiate --seed "minchiate 8"  the line of a deal, by the search of `master`
    python -m tests.teaching.deals check [minchiate]                    where the search disagrees with the lesson

`find` plays each deal with the player that suggests; it takes a fifth of a second a deal. `line` and `check` need
numba: `line` asks the search at each question of the learner and takes its answer where it is clearly better, `check`
lists the questions of the lesson as it is where the suggested answer is clearly worse than the best one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.engine.actions import Action, Number
from bot.engine.guide import Lesson, Moment
from bot.games.registry import game
from bot.players.puzzles.model import written
from bot.teaching.lesson import Position, base_of, digit, lessons, played

WORLDS = 1920
"""Worlds in which an answer is judged. A hint has half as many."""


class Doubt(NamedTuple):
    """A question where the suggested answer is clearly worse than the best one: its number, both answers, by how much,
    and the standard error of that."""

    step: int
    kind: str
    suggested: str
    best: str
    lost: float
    error: float


def positions(slug: str, lesson: Lesson) -> Iterator[Position]:
    """Yield the positions of a lesson on its suggested line, the end of the deal last."""
    at = played(slug, lesson, "")
    yield at
    while at.decision is not None and at.suggested is not None and not at.full:
        given = at.given.and_then(digit(at.decision, at.suggested), base_of(at.decision))
        at = played(slug, lesson, given.written(lesson.edition))
        yield at


def mattering(lesson: Lesson, at: Position) -> list[str]:
    """Return the topics of the game that matter at a position."""
    moment = Moment(at.own, at.decision, at.suggested, at.news)
    return [one.name for one in lesson.topics if one.reached(moment)]


def reached(slug: str, lesson: Lesson) -> tuple[list[str], Position, int]:
    """Return the topics of the game that the suggested line reaches, its end, and the number of questions."""
    found, last, count = list[str](), None, 0
    for last in positions(slug, lesson):
        found += [name for name in mattering(lesson, last) if name not in found]
        count += last.decision is not None
    assert last is not None
    return found, last, count


def is_won(at: Position) -> bool:
    """Return whether the learner's side has won the deal."""
    count = next(iter(at.public.counts), None)
    if count is None or count.winner is None:
        return False
    return at.own.seat in (count.sides or at.public.sides)[count.winner]


CHOOSING, CHECKING = 7, 11
"""Seeds of the worlds in which a line is chosen, and of others in which it is checked."""


def judged(at: Position, worlds: int, seed: int = CHECKING) -> tuple[Action, float, float] | None:
    """Return the best answer, what the suggested one loses to it and the standard error; None if the search does not
    judge the question."""
    from bot.players.search.advising import ALL, advise
    from bot.players.search.think import Budget

    assert at.suggested is not None
    found = advise(game(at.slug), at.own, seed, Budget(worlds=worlds, sure=ALL), answer=at.suggested)
    if found is None or at.suggested not in found.judged.actions:
        return None
    its = found.judged
    own = its.actions.index(at.suggested)
    return its.actions[its.best], its.lost[own], its.errors[own]


def doubtful(at: Position, worlds: int, seed: int = CHECKING) -> tuple[Action, float, float] | None:
    """Return the judgement of a question if the suggested answer is clearly worse than the best one."""
    from bot.players.search.judged import CLEAR

    found = judged(at, worlds, seed)
    return found if found is not None and found[1] > max(CLEAR * found[2], LITTLE[at.slug]) else None


LITTLE = {"minchiate": 0.5, "terziglio": 0.05, "chinze": 0.25, "mineo": 0.03}
"""What an answer may lose on average without being called worse: points, in Terziglio game points, in Mineo jochi."""


def best_line(slug: str, lesson: Lesson, worlds: int, cut: int | None = None) -> tuple[tuple[str, ...], list[Doubt]]:
    """Return the line that the search plays: what the suggesting player answers, except where another answer is clearly
    better; and these questions."""
    pack, best, doubts = game(slug).meta.pack, list[str](), list[Doubt]()
    while True:
        *_, at = walk(slug, msgspec.structs.replace(lesson, best=tuple(best)), len(best))
        if at.decision is None or at.suggested is None:
            return tuple(best), doubts
        answer: Action = at.suggested
        found = doubtful(at, worlds, CHOOSING)
        if found is not None:
            answer = found[0]
            doubts.append(_doubt(len(best), at, found))
        if at.decision.kind == "cut" and cut is not None:
            answer = Number(cut)
        best.append(written(answer, pack))


def _doubt(step: int, at: Position, found: tuple[Action, float, float]) -> Doubt:
    pack = game(at.slug).meta.pack
    assert at.decision is not None
    assert at.suggested is not None
    return Doubt(
        step + 1, at.decision.kind, written(at.suggested, pack), written(found[0], pack), round(found[1], 2),
        round(found[2], 2),
    )  # fmt: skip


def walk(slug: str, lesson: Lesson, steps: int) -> Iterator[Position]:
    """Yield the first positions of the suggested line."""
    for step, at in enumerate(positions(slug, lesson)):
        yield at
        if step == steps:
            return


def disagreements(slug: str, worlds: int = WORLDS) -> tuple[list[Doubt], int]:
    """Return where the search disagrees with the lesson of a game, and how many questions it judged."""
    doubts, count = list[Doubt](), 0
    for step, at in enumerate(positions(slug, lessons()[slug])):
        if at.decision is None:
            break
        count += judged(at, 96) is not None
        found = doubtful(at, worlds)
        if found is not None:
            doubts.append(_doubt(step, at, found))
    return doubts, count


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.teaching.deals", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("find", "line", "check"))
    parser.add_argument("game", nargs="?", choices=sorted(lessons()))
    parser.add_argument("--seed", action="append", default=[])
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--to", type=int, default=300)
    parser.add_argument("--cut", type=int)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    args = parser.parse_args()
    for slug in [args.game] if args.game else sorted(lessons()):
        lesson = lessons()[slug]
        if args.what == "check":
            doubts, count = disagreements(slug, args.worlds)
            print(f"{slug}: {count} questions judged in {args.worlds} worlds, {len(doubts)} disagreements")
            for one in doubts:
                print("  ", *one)
        for seed in args.seed if args.what == "line" else ():
            dealt = msgspec.structs.replace(lesson, seed=seed.replace("_", " ").encode(), best=())
            best, doubts = best_line(slug, dealt, args.worlds, args.cut)
            _print(slug, msgspec.structs.replace(dealt, best=best), f"{len(doubts)} changed: {' '.join(best)}")
        if args.what == "find":
            for number in range(args.first, args.to):
                _print(slug, msgspec.structs.replace(lesson, seed=f"{slug} {number}".encode(), best=()))


def _print(slug: str, lesson: Lesson, more: str = "") -> None:
    found, end, count = reached(slug, lesson)
    missing = [one.name for one in lesson.topics if one.name not in found]
    print(f"{len(found):2} topics, {count} questions, {'won' if is_won(end) else 'lost'}, {lesson.seed.decode()!r}: "
          f"without {', '.join(missing) or '-'}. {more}", flush=True)  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
