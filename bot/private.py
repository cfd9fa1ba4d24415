"""What the bot keeps is for the account alone that runs it: running deals lie in it, with the cards of all.

Everything is made so from the beginning (``PRIVATE_FILE``, ``PRIVATE_FOLDER``, and :func:`owner_only` for whatever a
library makes); what an earlier version or a person left more open is closed by :func:`close_to_others`.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600

OTHERS = 0o077
"""What group and everybody may do."""


class Closed(NamedTuple):
    """What was open to others and is not any more, and what still is, because this account cannot change it."""

    closed: list[Path]
    left: list[Path]


@contextmanager
def owner_only() -> Generator[None]:
    """Whatever this process makes meanwhile is for its owner alone, also what a library makes."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def new_file(path: Path) -> int:
    """A new empty file for its owner alone, open for writing: its descriptor. What stood there is taken away first.
    Raises OSError."""
    path.unlink(missing_ok=True)
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_FILE)


def close_to_others(folders: Iterable[Path], databases: Iterable[Path], names: Iterable[str]) -> Closed:
    """Close folders of the bot's, and in them its databases, with all that lies beside those, and the files ``names``.

    A folder that is not the bot's alone is left as it is: one where everybody may put files (as ``/tmp``), the home of
    the account, and what that lies in. The files in it are closed all the same. Never raises.
    """
    its = Closed([], [])
    folders = list(dict.fromkeys(folders))
    for folder in folders:
        with contextlib.suppress(OSError):
            _close(folder, its, keep=_of_others_too(folder))
    for path in dict.fromkeys([*_beside(databases), *(folder / name for folder in folders for name in names)]):
        with contextlib.suppress(OSError):
            if stat.S_ISREG(path.lstat().st_mode):
                _close(path, its)
    return its


def _beside(databases: Iterable[Path]) -> Iterator[Path]:
    """SQLite's files, the lock, copies of the bot's and of people's: all that begins with the name of a database."""
    for database in databases:
        with contextlib.suppress(OSError):
            yield database.resolve()
        begins = (database.name, f"{database.stem}.before-")
        with contextlib.suppress(OSError):
            yield from sorted(path for path in database.parent.iterdir() if path.name.startswith(begins))


def _close(path: Path, its: Closed, *, keep: bool = False) -> None:
    """A link is not followed to what it leads to, unless it is a folder."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & OTHERS:
        return
    if not keep:
        with contextlib.suppress(OSError):
            path.chmod(mode & ~OTHERS)
    # A file system without modes says that all went well.
    (its.left if path.stat().st_mode & OTHERS else its.closed).append(path)


def _of_others_too(folder: Path) -> bool:
    real, home = folder.resolve(), Path(os.path.expanduser("~")).resolve()  # noqa: PTH111 - Path.home() may raise
    return bool(folder.stat().st_mode & stat.S_ISVTX) or real == home or real in home.parents
