"""Read the inputs of shared test data (decision 12). Every shape is checked; other fields are ignored.

Functions with a ``where`` argument raise ConformError, with this place, if the value does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar, cast

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Pack
from bot.engine.game import GameMeta, OptionValue
from bot.engine.options import complete
from bot.engine.text import Line
from bot.engine.vectors import ConformError, NarratedPosition, PlayedGame, RecordedGames
from bot.engine.view import CountLine

Json = dict[str, Any]
Errors = list[ConformError]
T = TypeVar("T")


def as_object(where: str, value: Any) -> Json:
    """Return the value as an object."""
    if not isinstance(value, dict):
        raise ConformError(where, "an object was expected")
    return cast(Json, value)


def as_list(where: str, value: Any, length: int | None = None) -> list[Any]:
    """Return the value as a list, of the given length if there is one."""
    if not isinstance(value, list):
        raise ConformError(where, "a list was expected")
    items = cast("list[Any]", value)
    if length is not None and len(items) != length:
        raise ConformError(where, f"a list of {length} was expected")
    return items


def as_int(where: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """Return the value as a whole number within the bounds."""
    if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
        raise ConformError(where, "a whole number was expected" if least is None else f"{least} to {most} was expected")
    return value


def as_text(where: str, value: Any) -> str:
    """Return the value as text."""
    if not isinstance(value, str):
        raise ConformError(where, "text was expected")
    return value


def as_cards(pack: Pack, where: str, value: Any) -> tuple[Card, ...]:
    """Return cards from their ids. An id that is not in the pack becomes -1, which the engine refuses."""
    cards = (pack.card(as_text(where, item)) for item in as_list(where, value))
    return tuple(-1 if card is None else card for card in cards)


def known_cards(pack: Pack, where: str, value: Any) -> tuple[Card, ...]:
    """Return different cards of the pack from their ids."""
    cards = as_cards(pack, where, value)
    if -1 in cards or len(set(cards)) != len(cards):
        raise ConformError(where, "different cards of the pack were expected")
    return cards


def known_card(pack: Pack, where: str, value: Any) -> Card:
    """Return one card of the pack from its id."""
    card = pack.card(as_text(where, value))
    if card is None:
        raise ConformError(where, "a card of the pack was expected")
    return card


def complete_options(meta: GameMeta, value: Any) -> dict[str, OptionValue]:
    """Return the options of an entry, completed with the defaults; absent or null means all defaults.

    Raises ConformError if an option is not valid.
    """
    options = complete(meta, as_object("options", {} if value is None else value))
    if isinstance(options, Refusal):
        rule = f"({options.rule})" if options.rule else ""
        raise ConformError("options", " ".join(filter(None, [options.code, *map(str, options.args.values()), rule])))
    return options


def entries(document: Mapping[str, Any], key: str) -> list[Any]:
    """Return the list under a key, empty if there is none. Used to recognise a document."""
    value = document.get(key)
    return cast("list[Any]", value) if isinstance(value, list) else []


def entry_called(document: Mapping[str, Any], keys: Iterable[str], wanted: str) -> Json:
    """Return the object with this id from the lists under these keys; the first object for "".

    Raises ConformError if there is none.
    """
    for key in keys:
        for entry in entries(document, key):
            if isinstance(entry, dict) and wanted in ("", cast(Json, entry).get("id")):
                return cast(Json, entry)
    raise ConformError("id", f"there is no game {wanted}")


def each_entry(document: Json, key: str, fill: Callable[[Json], Json], errors: Errors) -> None:
    """Fill in every entry of a list. An entry that fails stays unchanged, and its error is added under its id."""
    done: list[Any] = []
    for number, entry in enumerate(as_list(key, document[key])):
        where = f"{key}[{number}]"
        try:
            known = as_object(where, entry)
            where = str(known.get("id", where))
            done.append(fill(known))
        except ConformError as error:
            errors.append(ConformError(where if error.where == where else f"{where}: {error.where}", error.why))
            done.append(entry)
    document[key] = done


def told_entries(
    document: Json, key: str, tell: Callable[[Json], Iterable[Line | CountLine]]
) -> Iterator[NarratedPosition | ConformError]:
    """Yield the single positions of a list as narrations, or an error for each that cannot be read."""
    for found in _titled(document, key, lambda entry: tuple(tell(entry))):
        yield found if isinstance(found, ConformError) else NarratedPosition(*found)


def played_games(document: Json, games: RecordedGames) -> Iterator[tuple[str, PlayedGame] | ConformError]:
    """Yield the title and the play of every recorded game, or an error for each that cannot be read."""
    for key in games.lists:
        yield from _titled(document, key, lambda entry: games.play(document, entry))


def _titled(document: Json, key: str, make: Callable[[Json], T]) -> Iterator[tuple[str, T] | ConformError]:
    """Yield what is made of each entry of a list, titled by id and note, or an error."""
    for number, given in enumerate(entries(document, key)):
        where = f"{key}[{number}]"
        try:
            entry = as_object(where, given)
            title = " · ".join(str(entry[name]) for name in ("id", "note") if isinstance(entry.get(name), str))
            yield title or where, make(entry)
        except ConformError as error:
            yield ConformError(where if error.where == where else f"{where}: {error.where}", error.why)
