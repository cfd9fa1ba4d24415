"""The test-data door (decision 12): how a game says which shared data files it can recompute and retell.

Files are recognised by what is in them, never by their names; ``process`` reads only the inputs and gives the whole
document back with the expected fields filled in by the real engine.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.cards import Seat
from bot.engine.text import Line
from bot.engine.view import CountLine, Trick


class ConformError(Exception):
    """One entry that could not be processed: where it stands in the document and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class Told(msgspec.Struct, frozen=True):
    """A recorded game as a person would read it: a title and its lines, before any language.

    ``sides`` are the seats of each side where they are not the same in every deal (a game is then told deal by deal),
    ``pack`` is the look of the cards where it is not the usual one. Empty: those of the game.
    """

    title: str
    lines: tuple[Line | CountLine, ...]
    sides: tuple[tuple[Seat, ...], ...] = ()
    pack: str = ""


class ConformKind(msgspec.Struct, frozen=True):
    """One kind of data file. ``recognise`` looks at the whole parsed document; ``process`` returns the document with
    its expected fields and one error per entry that could not be processed (the others are still filled in).

    ``tell`` retells every recorded game of the document, or says why it cannot; None for kinds that record none.
    ``states`` gives the state after every accepted action of the game with an id ("" for the first), or raises
    ConformError; None likewise.
    """

    name: str
    recognise: Callable[[Mapping[str, Any]], bool]
    process: Callable[[dict[str, Any]], tuple[dict[str, Any], list[ConformError]]]
    tell: Callable[[dict[str, Any]], Iterator[Told | ConformError]] | None = None
    states: Callable[[dict[str, Any], str], tuple[Any, ...]] | None = None


def title_of(entry: Mapping[str, Any]) -> str:
    """What a recorded game is called: its id and its note, as far as it has them."""
    return " · ".join(str(entry[key]) for key in ("id", "note") if isinstance(entry.get(key), str))


def untold(news: Iterable[Line], finished: Sequence[Trick], in_tricks: Container[str]) -> Iterator[Line]:
    """The news that the account of the finished tricks leaves out: it has lines of its own for the keys ``in_tricks``,
    and the notes of each trick."""
    told = [note for trick in finished for note in trick.notes]
    return (line for line in news if line.key not in in_tricks and line not in told)
