"""Reading the inputs of the shared test data: every shape is checked, nothing else of an entry is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.cards import Card
from bot.engine.conform import ConformError
from bot.engine.game import OptionValue
from bot.engine.inputs import (
    Json,
    as_cards,
    as_int,
    as_list,
    as_object,
    as_text,
    complete_options,
    known_card,
    known_cards,
)
from bot.engine.masks import mask_of
from bot.games.mineo.options import META, Rules, read
from bot.games.mineo.pack import ALL, BIT, PACK, TAKEABLE
from bot.games.mineo.replay import Recorded, RecordedCall
from bot.games.mineo.score import Ended

LARGEST = 2**53
"""The largest whole number that every reader of JSON keeps."""


def rules_of(value: Any) -> Rules:
    """The rules for the options of an entry."""
    return read(options_of(value))


def options_of(*given: Any) -> dict[str, OptionValue]:
    """The options of an entry, later ones over earlier ones; None is no options.

    The free numbers of section 15 may be larger in data than a table of the house offers.
    """
    chosen: Json = {}
    for value in given:
        chosen |= as_object("options", {} if value is None else value)
    free = {key: chosen.pop(key) for key in tuple(_FREE) if key in chosen}
    return complete_options(META, chosen) | {key: _free(key, value) for key, value in free.items()}


_FREE = {"match_hands": (3, LARGEST), "pago_amount": (1, LARGEST), "starting_chips": (-LARGEST, LARGEST)}


def _free(key: str, value: Any) -> int:
    number = as_int("options", value, *_FREE[key])
    if key == "match_hands" and number % 3:
        raise ConformError("options", "match_hands: a multiple of three was expected")
    return number


def calls_of(entry: Json) -> tuple[str, ...]:
    """The calls of an auction vector. A word that is no call of the game stays, to be refused."""
    return tuple(as_text("calls", item) for item in as_list("calls", entry.get("calls")))


def recorded(document: Mapping[str, Any], entry: Json) -> Recorded:
    """The inputs of one hand of a document, whose options it may change. Raises ConformError naming the wrong field."""
    return Recorded(
        options=options_of(document.get("options"), entry.get("options")),
        dealer=as_int("dealer", entry.get("dealer"), 0, 2),
        deck=as_cards(PACK, "deck", entry.get("deck")),
        calls=tuple(_call(f"calls[{number}]", item) for number, item in enumerate(_list(entry, "calls"))),
        discard=as_cards(PACK, "discard", _list(entry, "discard")),
        declarations=tuple(
            _declaration(f"declarations[{number}]", item) for number, item in enumerate(_list(entry, "declarations"))
        ),
        plays=tuple(_play(f"plays[{number}]", item) for number, item in enumerate(_list(entry, "plays"))),
    )


def _list(entry: Json, key: str) -> list[Any]:
    """A list that is empty if absent or null."""
    value = entry.get(key)
    return [] if value is None else as_list(key, value)


def _maybe(where: str, value: Any, least: int, most: int) -> int | None:
    return None if value is None else as_int(where, value, least, most)


def _call(where: str, item: Any) -> RecordedCall:
    said = as_object(where, item)
    return RecordedCall(
        as_text(f"{where}.call", said.get("call")),
        _maybe(f"{where}.seat", said.get("seat"), 0, 2),
        _maybe(f"{where}.round", said.get("round"), 1, 4),
    )


def _declaration(where: str, item: Any) -> tuple[int, str]:
    said = as_object(where, item)
    word = as_text(f"{where}.say", said.get("say"))
    return as_int(f"{where}.seat", said.get("seat"), 0, 2), "rivanto" if word == "vanto" else word


def _play(where: str, item: Any) -> tuple[int | None, Card]:
    played = as_object(where, item)
    card = PACK.card(as_text(f"{where}.card", played.get("card")))
    return _maybe(f"{where}.seat", played.get("seat"), 0, 2), -1 if card is None else card


def ended_hand(entry: Json) -> Ended:
    """The inputs of a scoring vector. Raises ConformError if the piles are not the 63 cards."""
    soloist = as_int("soloist", entry.get("soloist"), 0, 2)
    rivanto_by = _maybe("rivanto_by", entry.get("rivanto_by"), 0, 2)
    if rivanto_by == soloist:
        raise ConformError("rivanto_by", "a defender was expected")
    own = mask_of(known_cards(PACK, "soloist_cards", entry.get("soloist_cards")))
    theirs = mask_of(known_cards(PACK, "defender_cards", entry.get("defender_cards")))
    if own & theirs or own | theirs != ALL:
        raise ConformError("soloist_cards, defender_cards", "together they must be the 63 cards, each once")
    return Ended(
        soloist,
        _flag(entry, "stata"),
        _flag(entry, "scommessa"),
        rivanto_by,
        as_int("last_trick_seat", entry.get("last_trick_seat"), 0, 2),
        _pigliate(entry),
        own,
        theirs,
    )


def _flag(entry: Json, key: str) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        raise ConformError(key, "true or false was expected")
    return value


def _pigliate(entry: Json) -> tuple[tuple[Card, int], ...]:
    """The captures of a hand, each of a card that can be captured and none twice (S66, S74)."""
    found: list[tuple[Card, int]] = []
    for number, item in enumerate(_list(entry, "pigliate")):
        where = f"pigliate[{number}]"
        name, seat = as_list(where, item, 2)
        card = known_card(PACK, where, name)
        if not TAKEABLE & BIT[card] or any(card == other for other, _ in found):
            raise ConformError(where, "trumps 16 to 19 and 1 were expected, each once")
        found.append((card, as_int(where, seat, 0, 2)))
    return tuple(found)
