"""The puzzles by game: those that come with the bot, and those that its host made of their matches."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

import msgspec

from bot.games.registry import games
from bot.players.puzzles.model import DIFFICULTIES, Position, Puzzle, position

log = logging.getLogger(__name__)

_DECODER = msgspec.json.Decoder(tuple[Puzzle, ...])

FIRST_OWN = 1_000_001
"""The number of the first puzzle of a host, so that later versions of the bot may bring more of theirs."""
_own: list[Path] = []


def use_own(folder: Path) -> None:
    """Use the puzzles in a folder, a file a game, besides those that come with the bot, and no longer those of another
    folder."""
    _own[:] = [folder]
    puzzles.cache_clear()
    puzzle_games.cache_clear()
    position_of.cache_clear()


@cache
def puzzles(slug: str) -> dict[int, Puzzle]:
    """Return the puzzles of a game by number; none if the game has no file. A file of the host that cannot be read is
    logged and left out."""
    file = resources.files("bot.players.puzzles") / f"{slug}.json"
    found = list(read_puzzles(file.read_bytes())) if file.is_file() else []
    for folder in _own:
        own = folder / f"{slug}.json"
        try:
            found += [one for one in read_puzzles(own.read_bytes()) if one.number >= FIRST_OWN]
        except FileNotFoundError:
            continue
        except (OSError, msgspec.DecodeError) as error:
            log.warning("the puzzles of this host cannot be read", extra={"file": str(own), "why": str(error)})
    return {one.number: one for one in found}


@cache
def puzzle_games() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple(slug for slug in games() if puzzles(slug))


@lru_cache(maxsize=32)
def position_of(slug: str, number: int) -> Position:
    """Return the position of a puzzle. Raises KeyError if there is none of this number."""
    return position(slug, puzzles(slug)[number])


def offered(slug: str, answered: Mapping[int, int], besides: int = 0) -> Puzzle:
    """Return the puzzle that a person gets next: one that they have not answered, otherwise the one they answered
    longest ago.

    ``answered`` has the time of the last answer by number. Difficulties take turns, the easy ones first; of one
    difficulty the numbers after ``besides``, the puzzle shown now, come first. Raises KeyError if the game has no
    puzzles.
    """
    its = puzzles(slug)
    if not its:
        raise KeyError(slug)
    others = [one for one in its.values() if one.number != besides] or list(its.values())
    fresh = [one for one in others if one.number not in answered]
    if not fresh:
        return min(others, key=lambda one: (answered[one.number], one.number))
    wanted = DIFFICULTIES[len(answered) % len(DIFFICULTIES)]
    some = [one for one in fresh if one.difficulty == wanted] or fresh
    return min(some, key=lambda one: (one.number <= besides, one.number))


def of_day(key: str, used: Sequence[tuple[str, int]]) -> tuple[str, int] | None:
    """Return the game and the number of a puzzle for a day, None if there are no puzzles.

    It is drawn by the key from those that were used least often.
    """
    every = [(slug, number) for slug in puzzle_games() for number in puzzles(slug)]
    if not every:
        return None
    counted = Counter(used)
    least = min(counted[one] for one in every)
    fresh = [one for one in every if counted[one] == least]
    return fresh[int.from_bytes(sha256(key.encode()).digest(), "big") % len(fresh)]


def read_puzzles(text: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file. Raises msgspec.DecodeError if it is none."""
    return _DECODER.decode(text)


def written_puzzles(some: Sequence[Puzzle]) -> bytes:
    """Return puzzles as the text of a file, one puzzle a line."""
    lines = b",\n".join(msgspec.json.encode(one) for one in some)
    return b"[\n" + lines + b"\n]\n"
