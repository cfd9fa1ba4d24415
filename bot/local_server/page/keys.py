"""The keys of the page: the owner's and one for each invited person, in files that only the owner's account can read.

They are stored next to the saved world, so that open pages and invitations keep working after a restart.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import secrets
from pathlib import Path

from bot.private import OTHERS, new_file

log = logging.getLogger(__name__)

SHAPE = re.compile(r"[0-9A-Za-z_-]{32}")
"""The form of a valid key."""


def new_key() -> str:
    """Return a new random key of 32 characters."""
    return secrets.token_urlsafe(24)


def matches(key: str, given: object) -> bool:
    """Return whether `given` is the key. The time taken does not reveal how much of it is right."""
    return isinstance(given, str) and secrets.compare_digest(key.encode(), given.encode("utf-8", "replace"))


def stored_key(path: Path) -> str:
    """Return the key in the file at `path`.

    If there is no valid key, or other accounts can read the file, this makes a new key and writes a file that only its
    owner can read. A failed write is logged and does not raise: tabs then cannot reconnect after the next start.
    """
    try:
        if path.stat().st_mode & OTHERS:
            log.warning("other accounts could read the key of the page: there is a new one", extra={"path": str(path)})
        elif SHAPE.fullmatch(found := path.read_text("ascii")):
            return found
    except (OSError, ValueError):
        pass
    key = new_key()
    try:
        # A new file: another account that has put its own file there in the meantime does not get the key.
        with os.fdopen(new_file(path), "w", encoding="ascii") as file:
            file.write(key)
    except OSError as error:
        log.warning("the key of the page could not be stored", extra={"path": str(path), "why": error.strerror})
    return key


class Guests:
    """The keys of all invited persons. `path` is the file that stores them; without it they end with this run.

    A file that other accounts can read is deleted, because its keys may be known. A file that cannot be read as
    invitations is ignored.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._keys = _read(path) if path is not None else {}

    def invited(self, person_id: str) -> bool:
        return person_id in self._keys

    def person_of(self, key: object) -> str | None:
        """Return the id of the person this key invites, or None.

        Every key is compared, so that the time taken does not reveal anything about the keys.
        """
        found = [person_id for person_id, known in self._keys.items() if matches(known, key)]
        return found[0] if found else None

    def invite(self, person_id: str) -> str:
        """Return the key for a person; it stays the same until the invitation is withdrawn.

        If the key cannot be written to the file, this logs a warning and the key ends with this run.
        """
        if person_id not in self._keys:
            self._keys = {**self._keys, person_id: new_key()}
            try:
                self._store()
            except OSError as error:
                log.warning("an invitation could not be stored", extra={"path": str(self._path), "why": error.strerror})
        return self._keys[person_id]

    def withdraw(self, person_id: str) -> None:
        """Withdraws a person's invitation: the key is not accepted any more.

        Raises OSError if the file cannot be written; the key would then be accepted again after the next start.
        """
        self._keys = {known: key for known, key in self._keys.items() if known != person_id}
        self._store()

    def _store(self) -> None:
        if self._path is not None:
            _write(self._path, json.dumps(self._keys))


def _read(path: Path) -> dict[str, str]:
    try:
        if path.stat().st_mode & OTHERS:
            log.warning("other accounts could read the invitations: all are withdrawn", extra={"path": str(path)})
            # If the file stayed, its keys would be accepted again as soon as its mode is corrected.
            path.unlink()
            return {}
        found = json.loads(path.read_text("ascii"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        log.warning("the invitations cannot be read", extra={"path": str(path), "why": str(error)})
        return {}
    entries = found.items() if isinstance(found, dict) else ()
    return {person_id: key for person_id, key in entries if isinstance(key, str) and SHAPE.fullmatch(key)}


def _write(path: Path, text: str) -> None:
    """Writes the file and replaces the old one in one step; the content is on the disk when this returns.

    A withdrawn key must not be valid again after a crash. Raises OSError if the file cannot be written.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with os.fdopen(new_file(part), "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
