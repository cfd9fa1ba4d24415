"""What the console says, in the language of the terminal (``LC_ALL``, ``LC_MESSAGES``, ``LANG``)."""

from __future__ import annotations

import contextlib
import os
import sys

from bot.i18n import Words, choose, words

EXIT_PROBLEM = 1


def console_words() -> Words:
    """The catalogue in the terminal's language."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return words(choose(locale.split(".")[0].replace("_", "-"), None))


def say(key: str, **args: str | int) -> None:
    """One line on standard output, at once."""
    sys.stdout.write(console_words().text(key, **args) + "\n")
    sys.stdout.flush()


def problem(key: str, **args: str | int) -> int:
    """One clear sentence on standard error, and the exit status that goes with it."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"germini: {console_words().text(key, **args)}\n")
    return EXIT_PROBLEM
