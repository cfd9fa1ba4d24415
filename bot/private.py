"""Restrict the bot's files to the account that runs it, because they contain running deals with all cards.

New files are private from the start (``PRIVATE_FILE``, ``PRIVATE_FOLDER``, and :func:`owner_only` for files that a
library makes). :func:`close_to_others` restricts files left open by an earlier version or a person.
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
"""The permission bits of the group and of all others."""


class Closed(NamedTuple):
    """The paths that were open to others and are now private, and those that this account cannot change."""

    closed: list[Path]
    left: list[Path]


@contextmanager
def owner_only() -> Generator[None]:
    """Make all files that this process creates meanwhile private, including those a library makes."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def new_file(path: Path) -> int:
    """Create an empty private file, open for writing, and return its descriptor. An existing file is deleted first.
    Raises OSError."""
    path.unlink(missing_ok=True)
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_FILE)


def close_to_others(folders: Iterable[Path], databases: Iterable[Path], names: Iterable[str]) -> Closed:
    """Make the bot's folders private, and in them its databases with the files beside them and the files ``names``.

    Folders that the bot shares are not changed: those where all accounts may put files (such as ``/tmp``), the
    account's home and the folders above it. The files in them are made private all the same. Never raises.
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
    """Yield each database and all files beside it whose names begin with its name: SQLite's files, the lock, copies
    made by the bot or by people."""
    for database in databases:
        with contextlib.suppress(OSError):
            yield database.resolve()
        begins = (database.name, f"{database.stem}.before-")
        with contextlib.suppress(OSError):
            yield from sorted(path for path in database.parent.iterdir() if path.name.startswith(begins))


def _close(path: Path, its: Closed, *, keep: bool = False) -> None:
    """Make a path private, or only report it with ``keep``. Of links, only those to folders are followed."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & OTHERS:
        return
    if not keep:
        with contextlib.suppress(OSError):
            path.chmod(mode & ~OTHERS)
    # A file system without modes reports success, so the mode is checked.
    (its.left if path.stat().st_mode & OTHERS else its.closed).append(path)


def _of_others_too(folder: Path) -> bool:
    real, home = folder.resolve(), Path(os.path.expanduser("~")).resolve()  # noqa: PTH111 - Path.home() may raise
    return bool(folder.stat().st_mode & stat.S_ISVTX) or real == home or real in home.parents
