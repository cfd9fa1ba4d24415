"""Why the system refused a file, in the language of the terminal."""

from __future__ import annotations

import errno

from bot.cli.say import console_words

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
    """The reason in a few words without a full stop; what is not known is said as the system says it."""
    code = error.errno if isinstance(error, OSError) else None
    if code in _KNOWN:
        return console_words().text(f"cli-why-{_KNOWN[code]}")
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return "".join(char if char.isprintable() else "?" for char in said)[:200]
