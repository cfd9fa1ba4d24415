"""Reading a record somebody brings: its form is checked here, its truth by :mod:`bot.records.verify`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from bot.records.form import broken, short
from bot.records.model import FORMAT, READS, VERSION, DealRecord, Record, RecordError


def is_record(document: Mapping[str, Any]) -> bool:
    """Whether a JSON object says that it is a hand record, of whatever version."""
    return document.get("format") == FORMAT


def read(document: Mapping[str, Any]) -> Record:
    """The record in a parsed JSON object. Raises RecordError saying where it has not the form of one."""
    if not is_record(document):
        raise RecordError("format", format=FORMAT)
    version = document.get("version")
    if type(version) is not int or version not in READS:
        raise RecordError("version", version=short(str(version)), known=VERSION)
    try:
        record = msgspec.convert(document, Record, strict=True)
    except msgspec.ValidationError as error:
        raise RecordError("shape", **broken(str(error))) from None
    except UnicodeEncodeError as error:
        raise RecordError("shape", **broken(error.reason)) from None
    for number, deal in enumerate(record.deals):
        _whole_seal(record.version, number, deal)
        for step, one in enumerate(deal.steps):
            if _has_float(one.facts):
                raise RecordError("shape", where=f"$.deals[{number}].steps[{step}].facts", why="float", kind="fraction")
    return record


def _whole_seal(version: int, number: int, deal: DealRecord) -> None:
    """The three fields of a seal of version 2 stand together, and in no record of version 1."""
    there = {name: getattr(deal, name) is not msgspec.UNSET for name in ("terms", "message", "parts")}
    if version == 1 and any(there.values()):
        field = next(name for name, said in there.items() if said)
        raise RecordError("shape", where=f"$.deals[{number}]", why=f"unknown {field}", kind="unknown", field=field)
    if any(there.values()) and not all(there.values()):
        field = next(name for name, said in there.items() if not said)
        raise RecordError("shape", where=f"$.deals[{number}]", why=f"missing {field}", kind="missing", field=field)


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
