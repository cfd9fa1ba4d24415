"""A table that was played before seals had terms: its log and its match file, as they were written then."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from bot.store.table_log import Codec

WHERE = Path(__file__).parents[1] / "data" / "seals_of_version_1"


@cache
def _log() -> dict[str, Any]:
    return json.loads((WHERE / "log.json").read_text(encoding="utf-8"))


def old_log(mark: str) -> tuple[str, list[Any]]:
    """Return the table's id and its facts up to a moment: `lobby` (full, not begun), `middle` (of the first deal),
    `between` the two deals, `end`."""
    codec, told = Codec(), _log()
    rows = told["facts"][: told["marks"].get(mark)]
    facts = [codec.decode(told["table"], n, kind, 1, json.dumps(body).encode()) for n, (kind, body) in enumerate(rows)]
    return told["table"], facts


def old_record() -> dict[str, Any]:
    """Return the match file, of version 1."""
    return json.loads((WHERE / "record.json").read_text(encoding="utf-8"))
