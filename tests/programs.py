"""Says in one visible line which tests are left out here for want of a program beyond Python.

``python -m tests.programs`` prints it; the tests themselves are deselected by ``tests/conftest.py``.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def missing() -> dict[str, str]:
    """Marker -> the program its tests need and this machine lacks."""
    lacking: dict[str, str] = {}
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and not shutil.which("initdb"):
        lacking["postgres"] = "PostgreSQL's initdb (Debian: postgresql)"
    if not (shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")):
        lacking["browser"] = "chromium (Debian: chromium)"
    return lacking


def line() -> str:
    """The line that is printed."""
    lacking = missing()
    if not lacking:
        return "All tests can run here: PostgreSQL and Chromium are installed."
    return "LEFT OUT HERE: " + "; ".join(f"tests marked {mark}, for want of {what}" for mark, what in lacking.items())


if __name__ == "__main__":
    sys.stdout.write(line() + "\n")
