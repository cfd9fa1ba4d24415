"""The key of the page, kept beside the saved world: a page left open while the program is started anew goes on."""

from __future__ import annotations

import logging
import os
import re
import secrets
from pathlib import Path

log = logging.getLogger(__name__)

SHAPE = re.compile(r"[0-9A-Za-z_-]{32}")
PRIVATE = 0o600


def new_key() -> str:
    """32 characters nobody can guess."""
    return secrets.token_urlsafe(24)


def fits(key: str, given: object) -> bool:
    """Whether `given` is the key, in a time that does not tell how much of it is right."""
    return isinstance(given, str) and secrets.compare_digest(key.encode(), given.encode("utf-8", "replace"))


def kept_key(path: Path) -> str:
    """The key in the file at `path`; a new one, written there for its owner only, where none is or others may read it.

    Never raises: a disk that cannot be written costs the tabs that are open at the next start, not this play.
    """
    try:
        if path.stat().st_mode & 0o077 == 0 and SHAPE.fullmatch(found := path.read_text("ascii")):
            return found
    except (OSError, ValueError):
        pass
    key = new_key()
    try:
        path.unlink(missing_ok=True)
        # Exclusive: whoever put another file there meanwhile does not learn the key.
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(key)
    except OSError as error:
        log.warning("the key of the page is not kept", extra={"path": str(path), "why": error.strerror})
    return key
