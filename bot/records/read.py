"""Read a match file of unknown origin.

This module checks the form, :mod:`bot.records.verify` the content. Messages of msgspec are taken apart so that errors
of form can be shown in the catalogue's own words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from bot.i18n import Words
from bot.records.model import FORMAT, READS, VERSION, DealRecord, Record, RecordError

WHY = 160
"""Maximum length of an explanation in characters. A hostile file could make it arbitrarily long."""

_KINDS = (
    (re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL), "missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL), "unknown"),
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`"), "kind"),
    (re.compile(r"Invalid (?:enum )?value '?(?P<value>.*?)'?", re.DOTALL), "value"),
)
_AT = re.compile(r"deals\[(?P<deal>\d+)\](?:\.steps\[(?P<step>\d+)\])?\.?")
_NUMBER = re.compile(r"\[(\d+)\]")


def broken(message: str) -> dict[str, str]:
    """Return the arguments of RecordError("shape", …) for a msgspec message.

    ``where`` is a JSON path, ``kind`` the kind of fault, with further arguments for the kind; ``why`` is the message
    itself.
    """
    why, at, where = message.rpartition(" - at `")
    told = {"where": where.rstrip("`") if at else "$", "why": why if at else message, "kind": "other"}
    for pattern, kind in _KINDS:
        found = pattern.fullmatch(told["why"])
        if found is not None:
            told |= {**found.groupdict(), "kind": kind}
            break
    return {name: short(text) for name, text in told.items()}


def form_text(args: dict[str, str | int], words: Words) -> str:
    """Return the sentence for RecordError("shape", …), with deal and step counted from 1."""
    path = str(args["where"]).removeprefix("$").removeprefix(".").replace("[...]", "")
    found = _AT.match(path)
    rest = path[found.end() :] if found else path
    field = ".".join(part for part in (rest, str(args.get("field", ""))) if part)
    field = _NUMBER.sub(lambda number: f" {int(number[1]) + 1}", field).strip()
    kind = str(args.get("kind", "other"))
    if kind == "kind" and not field:  # A whole deal or step has the wrong type.
        kind = "thing"
    told = {name: str(args.get(name, "")).split(" | ")[0] for name in ("expected", "got", "value")}
    what = words.text(f"record-shape-{kind}", field=field, why=str(args["why"]), **told)
    if found is not None:
        deal, step = int(found["deal"]) + 1, found["step"]
        place = {"deal": deal} if step is None else {"deal": deal, "step": int(step) + 1}
        what = words.text("record-at-deal" if step is None else "record-at-step", what=what, **place)
    return words.text("record-shape", what=what)


def short(text: str) -> str:
    """Return text of a file in a form that fits one line: printable, at most 160 characters."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= WHY else shown[: WHY - 1] + "…"


def is_record(document: Mapping[str, Any]) -> bool:
    """Return whether a JSON object claims to be a match file, of any version."""
    return document.get("format") == FORMAT


def read(document: Mapping[str, Any]) -> Record:
    """Return the record in a parsed JSON object. Raises RecordError if it does not have the form of a record."""
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
    """Raise RecordError unless the three version 2 seal fields are all present or all absent; version 1 has none."""
    there = {name: getattr(deal, name) is not msgspec.UNSET for name in ("terms", "message", "parts")}
    if version == 1 and any(there.values()):
        field = next(name for name, said in there.items() if said)
        raise RecordError("shape", where=f"$.deals[{number}]", why=f"unknown {field}", kind="unknown", field=field)
    if any(there.values()) and not all(there.values()):
        field = next(name for name, said in there.items() if not said)
        raise RecordError("shape", where=f"$.deals[{number}]", why=f"missing {field}", kind="missing", field=field)


def _has_float(value: Any) -> bool:
    """Return whether a value contains a float. No game's facts do, and infinity could not be hashed."""
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


def named_twice(text: str) -> str:
    """Return the first key that occurs twice in one object of a JSON document, "" if there is none.

    Such a document is rejected because people and programs might read different values.
    """
    found: list[str] = []

    def once(pairs: list[tuple[str, Any]]) -> None:
        names: set[str] = set()
        for name, _ in pairs:
            if name in names:
                found.append(name)
            names.add(name)

    json.loads(text, object_pairs_hook=once)
    return found[0] if found else ""
