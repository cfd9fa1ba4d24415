"""Prints one line that says which tests are left out because a program beyond Python is missing.

``python -m tests.programs`` prints it; ``tests/conftest.py`` deselects the tests themselves.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def missing() -> dict[str, str]:
    """Return the missing programs: marker -> the program its tests need."""
    lacking: dict[str, str] = {}
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and not shutil.which("initdb"):
        lacking["postgres"] = "PostgreSQL's initdb (Debian: postgresql)"
    if not (shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")):
        lacking["browser"] = "chromium (Debian: chromium)"
    if not shutil.which("systemd-analyze"):
        lacking["systemd"] = "systemd-analyze (Debian: systemd)"
    return lacking


def line() -> str:
    """Return the line that is printed."""
    lacking = missing()
    if not lacking:
        return "All tests can run here: PostgreSQL, Chromium and systemd are installed."
    return "LEFT OUT HERE: " + "; ".join(f"tests marked {mark}, for want of {what}" for mark, what in lacking.items())


if __name__ == "__main__":
    sys.stdout.write(line() + "\n")
