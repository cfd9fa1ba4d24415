"""Reading the inputs of the shared test data: every shape is checked, nothing else of an entry is looked at."""

from __future__ import annotations

from typing import Any

from bot.engine import inputs as engine
from bot.engine.cards import Card
from bot.engine.conform import ConformError
from bot.engine.inputs import Json, as_int, as_list, as_object, complete_options
from bot.games.minchiate.options import META
from bot.games.minchiate.pack import PACK
from bot.games.minchiate.replay import Recorded, RecordedTrick


def as_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Cards from their ids; an id that the pack has not becomes -1, which the engine refuses."""
    return engine.as_cards(PACK, where, value)


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
    made = as_object("decisions", _or(entry.get("decisions"), {}))
    discards = as_object("decisions.discards", _or(made.get("discards"), {}))
    declare = as_object("decisions.declare", _or(made.get("declare"), {}))
    return Recorded(
        options=complete_options(META, entry.get("options")),
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
