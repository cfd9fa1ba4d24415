"""Reading a record somebody brings: its form is checked here, its truth by :mod:`bot.records.verify`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from bot.records.model import FORMAT, VERSION, Record, RecordError

WHY = 160
"""Characters of an explanation; a hostile file may make it as long as it likes."""


def is_record(document: Mapping[str, Any]) -> bool:
    """Whether a JSON object says that it is a hand record, of whatever version."""
    return document.get("format") == FORMAT


def read(document: Mapping[str, Any]) -> Record:
    """The record in a parsed JSON object. Raises RecordError saying where it has not the form of one."""
    if not is_record(document):
        raise RecordError("format", format=FORMAT)
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError("version", version=_short(str(version)), known=VERSION)
    try:
        record = msgspec.convert(document, Record, strict=True)
    except msgspec.ValidationError as error:
        why, at, where = str(error).rpartition(" - at `")
        raise RecordError(
            "shape", where=_short(where.rstrip("`")) if at else "$", why=_short(why if at else str(error))
        ) from None
    except UnicodeEncodeError as error:
        raise RecordError("shape", where="$", why=_short(error.reason)) from None
    if any(_has_float(step.facts) for deal in record.deals for step in deal.steps):
        raise RecordError("shape", where="$.deals[...].steps[...].facts", why="Expected `int`, got `float`")
    return record


def _has_float(value: Any) -> bool:
    """No fact of any game holds a fraction, and an infinite one could not even be hashed."""
    stack = [value]
    while stack:
        one = stack.pop()
        if type(one) is float:
            return True
        if isinstance(one, dict):
            stack += cast("dict[str, Any]", one).values()
        elif isinstance(one, list | tuple):
            stack += cast("list[Any]", one)
    return False


def _short(text: str) -> str:
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= WHY else shown[: WHY - 1] + "…"
