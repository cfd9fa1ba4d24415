"""Before a command writes: the data folder is closed to other accounts, and whatever the command makes is closed."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.say import console_words
from bot.private import close_to_others, owner_only
from bot.settings import Settings
from bot.store import StoreProblem
from bot.store.db import parse
from bot.store.engines import is_sqlite

log = logging.getLogger(__name__)

OTHER_BOT = "other_bot"
"""The folder in which the world of another bot is kept: what Germini's tables stand in is not touched."""

WORLD, DRAFT = "local_server.json", ".local_server.json.part"
"""What the local server keeps. The keys of its page are not closed but replaced, if others could read them."""


@contextmanager
def private(settings: Settings) -> Generator[None]:
    """Close what is open to others, which is told in the log in the terminal's language; then make nothing that is.

    What cannot be closed (another account owns it, the file system knows no modes) is told as well, and the work goes
    on: refusing would help nobody, and all that is made from now on is closed where it can be.
    """
    with owner_only():
        databases = [path] if (path := _file(settings)) is not None else []
        folders = [settings.data_dir, *(path.parent for path in databases)]
        other = settings.data_dir / OTHER_BOT
        folders += [other] if other.is_dir() else []
        found = close_to_others([folder.absolute() for folder in folders], databases, (WORLD, DRAFT))
        for key, paths in (("cli-private-closed", found.closed), ("cli-private-open", found.left)):
            if paths:
                names = ", ".join(map(str, paths))
                log.warning(console_words().text(key, names=names), extra={"paths": [str(path) for path in paths]})
        yield


def _file(settings: Settings) -> Path | None:
    try:
        url = parse(settings.database)
    except StoreProblem:
        return None
    return Path(url.database or "").absolute() if is_sqlite(url) else None
