"""Close the data folder to other accounts before a command writes to it, and create only private files from then on."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.command_line import console_words
from bot.ports.store import StoreProblem
from bot.private import close_to_others, owner_only
from bot.settings import Settings
from bot.store.db import parse
from bot.store.engines import is_sqlite
from bot.store.startup import BACKUPS

log = logging.getLogger(__name__)

OTHER_BOT = "other_bot"
"""Folder with the local world for another bot. It is separate so that Germini's own world is not changed."""

PUZZLES, SEARCH = "puzzles", "search"
"""Folders in the data folder with the operator's own puzzles and with what the search processes have compiled."""

WORLD, DRAFT = "local_server.json", ".local_server.json.part"
"""Files of the local server that are closed to others. The page's keys are not closed but replaced if others could read
them."""


@contextmanager
def private(settings: Settings) -> Generator[None]:
    """Close files that are open to other accounts, then create only private files.

    Closed files are logged in the terminal's language. A file that cannot be closed (another owner, a file system
    without modes) is logged too and the command continues, because refusing to start would not protect the file.
    """
    with owner_only():
        databases = [path] if (path := _file(settings)) is not None else []
        folders = [settings.data_dir, *(path.parent for path in databases), *_inside(settings.data_dir)]
        found = close_to_others([folder.absolute() for folder in folders], databases, (WORLD, DRAFT))
        for key, paths in (("cli-private-closed", found.closed), ("cli-private-open", found.left)):
            if paths:
                names = ", ".join(map(str, paths))
                log.warning(console_words().text(key, names=names), extra={"paths": [str(path) for path in paths]})
        yield


def _inside(data: Path) -> list[Path]:
    """Return the existing folders that Germini has made in the data folder. Where the data folder itself is shared and
    stays open, they hide their contents: hands of cards, the operator's puzzles, compiled code that is loaded."""
    from bot.local_server.saving import uploads_of  # Not above: `germini health` must start without the local server.

    worlds = (data, data / OTHER_BOT)
    found = [worlds[1], *(uploads_of(world / WORLD) for world in worlds)]
    found += [data / name for name in (PUZZLES, SEARCH, BACKUPS)]
    return [folder for folder in found if folder.is_dir()]


def _file(settings: Settings) -> Path | None:
    try:
        url = parse(settings.database)
    except StoreProblem:
        return None
    return Path(url.database or "").absolute() if is_sqlite(url) else None
