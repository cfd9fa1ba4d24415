"""Shared parts of all subcommands: messages, settings, file errors and standard streams.

Messages use the language of the terminal (``LC_ALL``, ``LC_MESSAGES``, ``LANG``). Settings come from the environment;
options typed on the command line override them.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

from pydantic import ValidationError

from bot.i18n import Words, choose, words
from bot.ports.store import StoreProblem
from bot.settings import Settings

EXIT_PROBLEM = 1


def console_words() -> Words:
    """Return the catalogue in the terminal's language."""
    return words(choose(terminal_locale(), None))


def terminal_locale() -> str:
    """Return the locale of the terminal, like "es-MX"; "en" if none is set."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return locale.split(".")[0].replace("_", "-")


def say(key: str, **args: str | int) -> None:
    """Write one line to standard output and flush it."""
    sys.stdout.write(console_words().text(key, **args) + "\n")
    sys.stdout.flush()


def problem(key: str, **args: str | int) -> int:
    """Write one sentence to standard error and return the exit status for a problem."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"germini: {console_words().text(key, **args)}\n")
    return EXIT_PROBLEM


def data_problem(trouble: StoreProblem) -> int:
    """Report a problem with the data and what to do about it. Return the exit status."""
    what = {"where": "", "revision": "", **trouble.args_for_text}
    return problem(f"cli-data-{trouble.code}", **what)


TYPED = ("socket", "data_dir")
"""Settings that can be given as options of the same name."""


def settings_given(args: argparse.Namespace) -> Settings | int:
    """Return the settings. If one is invalid, report it and return the exit status."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        return problem("cli-setting", name=str(first["loc"][0]), why=first["msg"])
    for name in TYPED:
        typed: Path | None = getattr(args, name, None)
        if typed is not None:
            setattr(settings, name, typed)
    return settings


_KNOWN = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
}


def why(error: Exception) -> str:
    """Return the reason for a file error in a few words, without a full stop.

    An unknown error is given in the system's own words, in at most 200 characters.
    """
    code = error.errno if isinstance(error, OSError) else None
    if code in _KNOWN:
        return console_words().text(f"cli-why-{_KNOWN[code]}")
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return "".join(char if char.isprintable() else "?" for char in said)[:200]


UNHEARD, INTERRUPTED = 141, 130
"""Exit statuses as a shell reports them: output to a closed pipe (SIGPIPE), and Ctrl-C (SIGINT)."""

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE)
"""Error numbers of a stream that cannot take output."""


def filled() -> None:
    """Replace closed standard streams by the null device.

    Otherwise the next opened file, which may be the database, would get the stream's file descriptor and receive the
    output written to the stream.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def said(work: Callable[[], int]) -> int:
    """Run a command and return its exit status.

    A failure to write output is reported in one sentence on standard error. A closed pipe (a pager, head) and Ctrl-C
    report nothing.
    """
    try:
        status = work()
        sys.stdout.flush()
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None:
            raise
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        return UNHEARD if error.errno == errno.EPIPE else problem("cli-unsaid", why=os.strerror(error.errno))
    except KeyboardInterrupt:  # Open database transactions have been rolled back.
        return INTERRUPTED
    return status
