"""Standard streams that are closed, full or read by nobody."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable

from bot.cli.say import problem

UNHEARD, INTERRUPTED = 141, 130
"""Exit statuses as a shell gives them: what was said went nowhere; Ctrl-C."""

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE)
"""What a stream fails with that cannot take what is said."""


def filled() -> None:
    """Where a standard stream is closed, one that swallows everything is put in its place: its number would go to the
    next file that is opened, and whatever is written to it into that file, which may be the database."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def said(work: Callable[[], int]) -> int:
    """Do the work of a command; its exit status. What it could not say is a sentence on standard error, nothing at all
    where the reader has seen enough (a pager, head), or at Ctrl-C."""
    try:
        status = work()
        sys.stdout.flush()
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None:
            raise
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        return UNHEARD if error.errno == errno.EPIPE else problem("cli-unsaid", why=os.strerror(error.errno))
    except KeyboardInterrupt:  # Whatever was begun in the database has been taken back.
        return INTERRUPTED
    return status
