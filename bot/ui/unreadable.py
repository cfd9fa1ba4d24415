"""Events of the gateway that the library cannot read: dropped one by one, so that none ends the connection of all."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger(__name__)

Parse = Callable[[Any], Any]

NEEDED = ("READY", "RESUMED")
"""Without these there is no session: what is the matter with them must not be passed over."""


class NoSession(Exception):
    """What begins a session cannot be read: another has to be begun."""


def spared(parsers: dict[str, Parse]) -> None:
    """Let none of these (the library's, by name of event) raise: an exception there would stop the whole client. Those
    without which there is no session raise NoSession (:mod:`bot.ui.frames` answers it)."""
    for name, parse in parsers.items():
        parsers[name] = _needed(name, parse) if name in NEEDED else _spared(name, parse)


def _spared(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception as error:
            log.warning("an event cannot be read", extra={"of": name, "why": f"{type(error).__name__}: {error}"[:200]})
            return None

    return parsed


def _needed(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception as error:
            raise NoSession(f"{name}, {type(error).__name__}: {error}") from error

    return parsed
