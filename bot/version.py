"""The version of the program, and the commit that it was made of if that is known."""

from __future__ import annotations

import contextlib
import json
from importlib.metadata import distribution
from pathlib import Path

NAME = "germini"

SHOWN = 12
"""Digits of a commit that are shown."""


def told() -> str:
    """Return the name of the program with its version, and the commit in brackets if it is known."""
    number, its = version()
    return f"Germini {number}" + (f" (commit {its})" if its else "")


def version() -> tuple[str, str]:
    """Return the version of the program and the first digits of its commit ("" if that is not known)."""
    return distribution(NAME).version, commit()[:SHOWN]


def commit() -> str:
    """Return the commit of the clone that runs, or from which pip installed it; "" if neither is known."""
    return checked_out(Path(__file__).parents[1] / ".git") or _installed_from()


def checked_out(git: Path) -> str:
    """Return the commit that is checked out, from the folder ``.git``, or the file of this name that a work tree has;
    "" if there is none. The program git is not needed."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if git.is_file():
            git = git.parent / git.read_text().partition("gitdir:")[2].strip()
        head = (git / "HEAD").read_text().strip()
        if not head.startswith("ref: "):
            return head
        name, common = head.removeprefix("ref: "), git
        with contextlib.suppress(OSError):
            common = git / (git / "commondir").read_text().strip()
        if (common / name).is_file():
            return (common / name).read_text().strip()
        packed = (line.split() for line in (common / "packed-refs").read_text().splitlines())
        return next((words[0] for words in packed if words[1:] == [name]), "")
    return ""


def _installed_from() -> str:
    text = distribution(NAME).read_text("direct_url.json")
    source = json.loads(text) if text else {}
    return str(source.get("vcs_info", {}).get("commit_id", ""))
