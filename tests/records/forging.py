"""How a forger changes a record: places in it, other values for them, and which changes cannot be detected."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.games.registry import games
from bot.records import Finding, RecordError, encode, read, record_of, verify
from bot.records.model import checksum
from bot.records.read import named_twice
from tests.support.matches import TABLE, Hall, names

Path = tuple[str | int, ...]

SEVERAL: dict[str, dict[str, int]] = {
    "minchiate": {"set_length": 4},
    "terziglio": {"hands_per_game": 3},
    "chinze": {"hands_per_game": 2},
    "mineo": {"match_hands": 3},
}
"""The fewest deals of a match among people, for games where one deal is not enough."""

CHEAPEST = ("chinze", "mineo", "terziglio", "minchiate")
"""The same games, ordered by the time that checking a record takes, fastest first."""

OF_EACH = {"minchiate": 1, "terziglio": 2, "chinze": 2, "mineo": 2}
"""How many places of each kind are tried: the first, or the first and the last. A set of Minchiate takes long to
check."""

UNPROVEN = {
    "players/name": "what somebody is called has no bearing on any card",
    "table/name": "as above; the table's id is in every seal",
    "started": "when it was played has no bearing on any card",
    "finished": "as above; only that it comes after the start",
    "preset": "a name for a set of rules: the options themselves are in the record, and may have been changed since",
    "deals/steps/by": "whether the person, the clock or a computer player in their place chose: the cards do not tell",
    "deals/steps/do": "the same decision in other words: cards or combinations in an order that the game does not know",
}
"""What is protected by the checksum alone, and why nothing else can detect a change."""


@cache
def hall(slug: str) -> Hall:
    """Return a match of several deals; a computer player has the last chair."""
    meta = games()[slug].meta
    its = Hall(slug, seed=7, people=meta.players - 1, options=dict(SEVERAL[slug]))
    its.start()
    its.play()
    assert its.state.status == "finished"
    return its


@cache
def raw(slug: str) -> bytes:
    """Return its record as a file."""
    its = hall(slug)
    return encode(record_of(TABLE, its.events, names(its)))


def document(slug: str) -> dict[str, Any]:
    """Return its record, parsed again."""
    return json.loads(raw(slug))


def tried(whole: dict[str, Any]) -> tuple[bool, list[Finding]]:
    """Return whether the document :func:`holds`, and the findings after the checksum is recomputed. If the form is
    broken, that is the only finding."""
    try:
        record = read(whole)
    except RecordError as error:
        return False, [Finding(error.code)]
    own = checksum(record)
    return own == record.checksum, verify(replace(record, checksum=own))


def found(whole: dict[str, Any]) -> list[Finding]:
    """Return the second value of :func:`tried`."""
    return tried(whole)[1]


def holds(whole: dict[str, Any]) -> bool:
    """Return whether the file has the form of a record and a matching checksum, which ``verify`` checks first."""
    try:
        record = read(whole)
    except RecordError:
        return False
    return checksum(record) == record.checksum


def shape(path: Path) -> str:
    """Return a path without its numbers; everything inside a decision counts as the decision, every option as an
    option."""
    said = "/".join(part for part in path if isinstance(part, str))
    return next((one for one in ("deals/steps/do", "options") if said.startswith(one)), said)


def nodes(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every value of a document with its path, including objects and lists, the whole document first."""
    yield path, node
    for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        yield from nodes(value, (*path, key))


def kind(whole: dict[str, Any], path: Path) -> str:
    """Return what similar values share: the path without numbers, and in a step also its decision and fact."""
    said = "/".join(part for part in path if isinstance(part, str))
    if path[:1] == ("deals",) and len(path) > 3:
        step = whole["deals"][path[1]]["steps"][path[3]]
        said += f" {(step['do'] or {}).get('type')}"
        if len(path) > 5 and path[4] == "facts":
            said += f" {step['facts'][path[5]]['type']}"
    return said


def some(whole: dict[str, Any], paths: Iterator[Path], most: int) -> list[Path]:
    """Return paths of every kind, at most this many of each: the first, the last, and some between."""
    by_kind: defaultdict[str, list[Path]] = defaultdict(list)
    for path in paths:
        by_kind[kind(whole, path)].append(path)
    chosen: list[Path] = []
    for its in by_kind.values():
        count = min(most, len(its))
        chosen += [its[n * (len(its) - 1) // max(count - 1, 1)] for n in range(count)]
    return chosen


def put(whole: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """Return the document with one value replaced; everything beside the path is shared."""
    copied: dict[str, Any] = dict(whole)
    node: Any = copied
    for key in path[:-1]:
        node[key] = dict(node[key]) if isinstance(node[key], dict) else list(node[key])
        node = node[key]
    node[path[-1]] = value
    return copied


def others(value: Any) -> list[Any]:
    """Return other values of the same type, and values of other types."""
    match value:
        case bool():
            return [not value, int(value), None]
        case int():
            return [value + 1, value - 1, str(value), float(value), bool(value), None]
        case "person" | "clock" | "computer":
            return [*({"person", "clock", "computer"} - {value}), "", "nobody", None]
        case str():
            flipped = value[:-1] + ("0" if value[-1:] != "0" else "1")
            return [flipped, value + "0", value.upper() if value.upper() != value else value + " ", "", None, 7]
        case None:
            return [0, "", False]
        case _:
            return [None, "x"]


def rearranged(value: Any) -> Iterator[Any]:
    """Yield the list or object with something left out, repeated, added or reordered."""
    if isinstance(value, dict):
        yield {**value, "more": 1}
        for key in value:
            yield {name: one for name, one in value.items() if name != key}
    elif isinstance(value, list):
        yield [*value, *(value[-1:] or [0])]
        if value:
            yield value[:-1]
            yield value[1:]
        if len(value) > 1:
            yield [value[1], value[0], *value[2:]]
            yield value[::-1]


def excused(whole: dict[str, Any], path: Path, value: Any) -> bool:
    """Return whether this may be changed without being detected, and within which bounds."""
    its = shape(path)
    if its == "deals/steps/by":
        step = whole["deals"][path[1]]["steps"][path[3]]
        return value in ("person", "clock", "computer") and whole["players"][step["player"]]["level"] is None
    return its in UNPROVEN


def points_at(path: Path, findings: list[Finding]) -> bool:
    """Return whether a finding names the place of the change: its deal, and for a step its number. A broken form is
    reported as such, and changes before the deals are found before them."""
    if findings[0].code in ("shape", "format", "version") or path[0] != "deals" or len(path) < 3:
        return True
    first = next(one for one in findings if one.code != "checksum")
    step = path[3] + 1 if path[2] == "steps" and len(path) > 3 and isinstance(path[3], int) else 0
    assert isinstance(path[1], int)
    return first.deal == path[1] + 1 and (not step or first.step == step or first.code == "deal-end")


def unnoticed(file: bytes, places: Iterable[int]) -> list[tuple[int, bytes]]:
    """Return the places where changing, removing or doubling a byte changes the content and the record still holds."""
    whole = json.loads(file)
    meant, passed = json.dumps(whole, sort_keys=True), []
    for place in places:
        for instead in (bytes([file[place] ^ 1]), bytes([file[place] ^ 32]), b"", file[place : place + 1] * 2):
            try:
                text = (file[:place] + instead + file[place + 1 :]).decode()
                tampered = json.loads(text)
            except ValueError:
                continue
            if json.dumps(tampered, sort_keys=True) != meant and holds(tampered) and not named_twice(text):
                passed.append((place, instead))
    return passed
