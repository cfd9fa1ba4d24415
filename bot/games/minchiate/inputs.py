"""Reading the inputs of the shared test data: every shape is checked, nothing else of an entry is looked at."""

from __future__ import annotations

from typing import Any, cast

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.conform import ConformError
from bot.engine.options import complete
from bot.games.minchiate.options import META
from bot.games.minchiate.pack import PACK
from bot.games.minchiate.replay import Recorded, RecordedTrick

Json = dict[str, Any]


def as_object(where: str, value: Any) -> Json:
    """The value as an object."""
    if not isinstance(value, dict):
        raise ConformError(where, "an object was expected")
    return cast(Json, value)


def as_list(where: str, value: Any, length: int | None = None) -> list[Any]:
    """The value as a list, of a given length if one is given."""
    if not isinstance(value, list):
        raise ConformError(where, "a list was expected")
    items = cast("list[Any]", value)
    if length is not None and len(items) != length:
        raise ConformError(where, f"a list of {length} was expected")
    return items


def as_int(where: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """The value as a whole number inside the bounds."""
    if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
        raise ConformError(where, "a whole number was expected" if least is None else f"{least} to {most} was expected")
    return value


def as_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Cards from their ids; an id that the pack has not becomes -1, which the engine refuses."""
    cards: list[Card] = []
    for item in as_list(where, value):
        if not isinstance(item, str):
            raise ConformError(where, "card ids were expected")
        card = PACK.card(item)
        cards.append(-1 if card is None else card)
    return tuple(cards)


def known_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Cards from their ids, each in the pack and none twice."""
    cards = as_cards(where, value)
    if -1 in cards or len(set(cards)) != len(cards):
        raise ConformError(where, "different cards of the pack were expected")
    return cards


def as_seat_key(where: str, key: Any) -> int:
    """A seat written as a JSON key."""
    if key not in ("0", "1", "2", "3"):
        raise ConformError(where, "seats 0 to 3 were expected as keys")
    return int(key)


def _or(value: Any, empty: Any) -> Any:
    """What is absent or null is empty."""
    return empty if value is None else value


def recorded(entry: Json) -> Recorded:
    """The inputs of one game entry. Raises ConformError naming the field that is wrong."""
    options = complete(META, as_object("options", _or(entry.get("options"), {})))
    if isinstance(options, Refusal):
        raise ConformError("options", " ".join([options.code, *map(str, options.args.values())]))
    made = as_object("decisions", _or(entry.get("decisions"), {}))
    discards = as_object("decisions.discards", _or(made.get("discards"), {}))
    declare = as_object("decisions.declare", _or(made.get("declare"), {}))
    return Recorded(
        options=options,
        dealer=as_int("dealer", entry.get("dealer"), 0, 3),
        deck=as_cards("deck", entry.get("deck")),
        cut=as_int("cut", entry.get("cut")),
        discards={
            as_seat_key("decisions.discards", key): as_cards("decisions.discards", cards)
            for key, cards in discards.items()
        },
        declare={as_seat_key("decisions.declare", key): _ids(ids) for key, ids in declare.items()},
        exposes=tuple(_expose(item) for item in as_list("decisions.exposes", _or(made.get("exposes"), []))),
        plays=tuple(_trick(item) for item in as_list("decisions.plays", _or(made.get("plays"), []))),
    )


def _ids(value: Any) -> tuple[str, ...]:
    items = as_list("decisions.declare", value)
    if not all(isinstance(item, str) for item in items):
        raise ConformError("decisions.declare", "ids of versicole were expected")
    return tuple(items)


def _expose(value: Any) -> tuple[int, int]:
    number, seat = as_list("decisions.exposes", value, 2)
    return as_int("decisions.exposes", number), as_int("decisions.exposes", seat, 0, 3)


def _trick(value: Any) -> RecordedTrick:
    trick = as_object("decisions.plays", value)
    cards = as_cards("decisions.plays", trick.get("cards"))
    if len(cards) > 4:
        raise ConformError("decisions.plays", "a trick has at most four cards")
    return RecordedTrick(as_int("decisions.plays", trick.get("leader"), 0, 3), cards)
