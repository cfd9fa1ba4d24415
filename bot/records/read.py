"""Reading a record somebody brings: its form is checked here, its truth by :mod:`bot.records.verify`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from bot.records.form import broken, short
from bot.records.model import FORMAT, VERSION, Record, RecordError


def is_record(document: Mapping[str, Any]) -> bool:
    """Whether a JSON object says that it is a hand record, of whatever version."""
    return document.get("format") == FORMAT


def read(document: Mapping[str, Any]) -> Record:
    """The record in a parsed JSON object. Raises RecordError saying where it has not the form of one."""
    if not is_record(document):
        raise RecordError("format", format=FORMAT)
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError("version", version=short(str(version)), known=VERSION)
    try:
        record = msgspec.convert(document, Record, strict=True)
    except msgspec.ValidationError as error:
        raise RecordError("shape", **broken(str(error))) from None
    except UnicodeEncodeError as error:
        raise RecordError("shape", **broken(error.reason)) from None
    for number, deal in enumerate(record.deals):
        for step, one in enumerate(deal.steps):
            if _has_float(one.facts):
                raise RecordError("shape", where=f"$.deals[{number}].steps[{step}].facts", why="float", kind="fraction")
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
