"""Stored shapes: every event's tag with its fields in order, types and defaults; decisions in records."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.duplicate.league import LEAGUE_FACTS
from bot.duplicate.tournament.events import TOURNAMENT_FACTS
from bot.engine.actions import Action, Decision
from bot.games.registry import games
from bot.records import Record
from bot.table.events import TABLE_EVENTS

NAMED = ("title", "description", "discriminator")
"""Parts of a JSON schema that hold names of classes and docstrings."""


def shapes(types: Iterable[Any]) -> dict[str, Any]:
    """Return tagged types by tag: their fields in order."""
    found: dict[str, Any] = {}
    for one in types:
        config = one.__struct_config__
        assert config.tag not in found, f"two types are tagged {config.tag}"
        found[str(config.tag)] = shape(one)
    return found


def shape(kind: Any) -> Any:
    """Return a type in JSON terms, without the names of classes: fields in order, alternatives in a list."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
    return _top(_whole(schema, parts))


def _whole(schema: Any, parts: dict[str, Any]) -> Any:
    """Return the schema with every reference replaced, without what comes from the name or docstring of a class."""
    if isinstance(schema, list):
        return [_whole(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _whole(parts[schema["$ref"]], parts)
    plain = {name: _whole(one, parts) for name, one in schema.items() if name not in (*NAMED, "properties")}
    if "properties" in schema:
        plain["properties"] = {name: _whole(one, parts) for name, one in schema["properties"].items()}
    return plain


def _top(schema: dict[str, Any]) -> Any:
    if "properties" in schema:
        return _fields(schema)
    if "anyOf" in schema:
        return [_top(one) for one in schema["anyOf"]]
    return spelled(schema)


def _fields(schema: dict[str, Any]) -> list[str]:
    closed = ["no other field"] if schema.get("additionalProperties") is False else []
    required = schema.get("required", ())
    return [_field(name, one, name in required) for name, one in schema["properties"].items()] + closed


def _field(name: str, schema: dict[str, Any], required: bool) -> str:
    its = dict(schema)
    default = f" = {_json(its.pop('default'))}" if "default" in its else "" if required else " (may be missing)"
    return f"{name}: {spelled(its)}{default}"


def spelled(schema: dict[str, Any]) -> str:
    """Return one schema on one line. Parts without a short form are written as they are."""
    rest = {name: one for name, one in schema.items() if name != "type"}
    match schema:
        case {"properties": _}:
            return "{" + ", ".join(_fields(schema)) + "}"
        case {"anyOf": several}:
            return " | ".join(spelled(one) for one in several)
        case {"enum": values}:
            return " | ".join(_json(value) for value in values)
        case {"prefixItems": items, "items": False}:
            return "(" + ", ".join(spelled(one) for one in items) + ")"
        case {"type": "array", "items": item} if len(rest) == 1:
            return f"[{spelled(item)}]"
        case {"type": "object", "additionalProperties": dict(item)} if len(rest) == 1:
            return f"{{text: {spelled(item)}}}"
        case {"type": kind} if not rest:
            return str(kind)
        case _:
            return _json(schema)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def omitting(types: Iterable[Any]) -> list[str]:
    """Return the tags of types that leave out fields with their default value."""
    return sorted(str(one.__struct_config__.tag) for one in types if one.__struct_config__.omit_defaults)


def golden() -> dict[str, Any]:
    """Return all of them: the table, tournaments, leagues, each game, actions, decisions and the match file."""
    stored = {
        "table": TABLE_EVENTS,
        "tournament": TOURNAMENT_FACTS,
        "league": LEAGUE_FACTS,
        **{slug: game.events for slug, game in games().items()},
    }
    found: dict[str, Any] = {
        slug: {"events": shapes(types), "omit_defaults": omitting(types)} for slug, types in stored.items()
    }
    found["action"] = shape(Action)
    found["decision"] = shape(Decision)
    found["record"] = shape(Record)
    return found
