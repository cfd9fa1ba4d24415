"""Interface for shared test data (decision 12): which data files a game can recompute and narrate.

Files are recognised by their content, never by their names. ``process`` reads only the inputs and returns the whole
document with the expected fields computed by the real engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from bot.engine.actions import Refusal
from bot.engine.game import OptionValue
from bot.engine.text import Line
from bot.engine.view import CountLine


class ConformError(Exception):
    """An entry that could not be processed: its place in the document and the reason."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class RefusedAction(ConformError):
    """A recorded action was refused. ``refusal`` is the answer of the rules."""

    def __init__(self, where: str, refusal: Refusal) -> None:
        super().__init__(where, f"refused: {refusal.code} ({refusal.rule})")
        self.refusal = refusal


class NarratedPosition(msgspec.Struct, frozen=True):
    """A narrated single position: a title and its lines, before translation."""

    title: str
    lines: tuple[Line | CountLine, ...]


class PlayedGame(msgspec.Struct, frozen=True):
    """A recorded game, played with the rules.

    ``states`` are the states after every accepted action. ``broken`` is the error that ended the game early: a
    RefusedAction if an action was refused.
    """

    options: dict[str, OptionValue]
    states: tuple[Any, ...]
    broken: ConformError | None = None


class RecordedGames(msgspec.Struct, frozen=True):
    """The recorded games of a kind of data file.

    ``lists`` are the keys of the lists that hold them. ``play`` plays one entry of a document; it raises ConformError
    if the inputs of the entry cannot be read.
    """

    lists: tuple[str, ...]
    play: Callable[[dict[str, Any], dict[str, Any]], PlayedGame]


class ConformKind(msgspec.Struct, frozen=True):
    """One kind of data file.

    ``recognise`` checks the whole parsed document. ``process`` returns the document with its expected fields, and one
    error for each entry that could not be processed; the others are still filled in.

    ``tell`` yields a narration or an error for every single position of the document; None if the kind has none.
    ``games`` is None if the kind records no games.
    """

    name: str
    recognise: Callable[[Mapping[str, Any]], bool]
    process: Callable[[dict[str, Any]], tuple[dict[str, Any], list[ConformError]]]
    tell: Callable[[dict[str, Any]], Iterator[NarratedPosition | ConformError]] | None = None
    games: RecordedGames | None = None
