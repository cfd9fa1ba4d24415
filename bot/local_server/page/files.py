"""Which files a person gets: those of messages they see, and those of a message as their page was just told of it.

The second, because messages change faster than pictures load: an address a page was given leads to its picture for a
while after the message has got another one, as Discord's addresses do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.local_server.attachments import CDN
from bot.local_server.errors import Payload
from bot.local_server.people import Person

TOLD = 600
"""How many addresses are remembered for one person. More than a page asks for at once, fewer than a long evening."""


class Told:
    """The files each person's pages were told of, the oldest forgotten."""

    def __init__(self) -> None:
        self._paths: dict[str, dict[str, None]] = {}

    def remember(self, person: Person, message: Payload) -> None:
        """This person's page is told of a message as it is now."""
        known = self._paths.setdefault(person.id, {})
        for path in paths_in(message):
            known.pop(path, None)
            known[path] = None
        while len(known) > TOLD:
            del known[next(iter(known))]

    def may_have(self, person: Person, path: str) -> bool:
        """Whether the file at `path` is for this person, if it is still kept."""
        channel_id = path.split("/")[2] if path.count("/") > 2 else ""
        if not person.can_see(channel_id):
            return False
        return path in self._paths.get(person.id, {}) or any(
            path in paths_in(message) for message in person.messages(channel_id)
        )


def paths_in(message: Payload) -> set[str]:
    """The paths of the files that hang on a message."""
    return {url.removeprefix(CDN) for url in _urls(message) if url.startswith(f"{CDN}/")}


def _urls(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for child in node:
            yield from _urls(child)
    elif isinstance(node, dict):
        for key, child in node.items():
            if key == "url" and isinstance(child, str):
                yield child
            # A quoted message may meanwhile be gone from where it stood.
            elif key not in ("referenced_message", "author"):
                yield from _urls(child)
