"""A name that stands twice in one JSON object: a reader sees one value and a program takes the other."""

from __future__ import annotations

import json
from typing import Any


def named_twice(text: str) -> str:
    """The first such name of a document that is known to be JSON; "" if every name stands once."""
    found: list[str] = []

    def once(pairs: list[tuple[str, Any]]) -> None:
        names: set[str] = set()
        for name, _ in pairs:
            if name in names:
                found.append(name)
            names.add(name)

    json.loads(text, object_pairs_hook=once)
    return found[0] if found else ""
