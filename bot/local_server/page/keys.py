"""The key of the page, kept beside the saved world: a page left open while the program is started anew goes on."""

from __future__ import annotations

import logging
import os
import re
import secrets
from pathlib import Path

from bot.private import OTHERS, new_file

log = logging.getLogger(__name__)

SHAPE = re.compile(r"[0-9A-Za-z_-]{32}")


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
        if path.stat().st_mode & OTHERS:
            log.warning("others could read the key of the page: there is a new one", extra={"path": str(path)})
        elif SHAPE.fullmatch(found := path.read_text("ascii")):
            return found
    except (OSError, ValueError):
        pass
    key = new_key()
    try:
        # A new file: an account that put another file there meanwhile does not learn the key.
        with os.fdopen(new_file(path), "w", encoding="ascii") as file:
            file.write(key)
    except OSError as error:
        log.warning("the key of the page is not kept", extra={"path": str(path), "why": error.strerror})
    return key
