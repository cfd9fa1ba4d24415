"""Invitations to the page: a key for each person invited, kept beside the owner's and for the owner's eyes only."""

from __future__ import annotations

import contextlib
import json
import logging
import os
from pathlib import Path

from bot.local_server.page.keys import SHAPE, fits, new_key
from bot.private import OTHERS, new_file

log = logging.getLogger(__name__)


class Guests:
    """Whom each invitation lets in. `path`: where they are kept; without one they end with this run.

    A file that others may read, or that is none of ours, invites nobody: its keys may be known.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._keys = _read(path) if path is not None else {}

    def invited(self, person_id: str) -> bool:
        return person_id in self._keys

    def person_of(self, key: object) -> str | None:
        """Whose invitation this key is. Every key is compared, so that the time taken says nothing of them."""
        found = [person_id for person_id, known in self._keys.items() if fits(known, key)]
        return found[0] if found else None

    def invite(self, person_id: str) -> str:
        """The key for a person, the same until it is taken back. Where it cannot be kept it ends with this run."""
        if person_id not in self._keys:
            self._keys = {**self._keys, person_id: new_key()}
            try:
                self._keep()
            except OSError as error:
                log.warning("an invitation is not kept", extra={"path": str(self._path), "why": error.strerror})
        return self._keys[person_id]

    def take_back(self, person_id: str) -> None:
        """The person's key opens nothing from now on. Raises OSError where it would open again at the next start."""
        self._keys = {known: key for known, key in self._keys.items() if known != person_id}
        self._keep()

    def _keep(self) -> None:
        if self._path is not None:
            _write(self._path, json.dumps(self._keys))


def _read(path: Path) -> dict[str, str]:
    try:
        if path.stat().st_mode & OTHERS:
            log.warning("others may read the invitations: they are taken back", extra={"path": str(path)})
            return {}
        found = json.loads(path.read_text("ascii"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        log.warning("the invitations cannot be read", extra={"path": str(path), "why": str(error)})
        return {}
    kept = found.items() if isinstance(found, dict) else ()
    return {person_id: key for person_id, key in kept if isinstance(key, str) and SHAPE.fullmatch(key)}


def _write(path: Path, text: str) -> None:
    """Swapped in whole, and on the disk when this returns: a key that was taken back must not return with a crash."""
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
