"""JSON of Discord's that the strict reader refuses: halves of characters in a name or a text somebody typed, numbers
beyond all measure. Read all the same, so that one such event does not cost the connection of everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

from discord import utils

Read = Callable[[str | bytes], Any]


def read_odd_json() -> None:
    """Let the library read so from now on; twice is harmless."""
    strict = cast(Read, utils._from_json)  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
    if not getattr(strict, "lenient", False):
        utils._from_json = lenient(strict)  # type: ignore[attr-defined]


def lenient(strict: Read) -> Read:
    """A reader that tries ``strict`` first. Raises ValueError for what is no JSON at all."""

    def read(raw: str | bytes) -> Any:
        try:
            return strict(raw)
        except ValueError:
            return _mended(json.loads(raw, parse_constant=_no_number))

    read.lenient = True  # type: ignore[attr-defined]
    return read


def _no_number(_: str) -> None:
    """NaN and the infinities are no numbers."""


def _mended(value: Any) -> Any:
    """Strings without halves of characters, which no database and no answer can hold."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, list):
        return [_mended(one) for one in cast(list[Any], value)]
    if isinstance(value, dict):
        return {_mended(key): _mended(one) for key, one in cast(dict[Any, Any], value).items()}
    return value
