"""A name for the files that something is made of, so that what was made of them can be kept until one of them
changes."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from types import ModuleType


def fingerprint(*packages: ModuleType) -> str:
    """Return a name that changes when a file of these packages does, by its size or the time of its last change. Raises
    OSError."""
    found = hashlib.sha256()
    for package in packages:
        root = Path(package.__path__[0])
        for folder, folders, names in os.walk(root):
            folders[:] = sorted(one for one in folders if one != "__pycache__")
            for path in (Path(folder, name) for name in sorted(names)):
                its = path.stat()
                found.update(f"{path.relative_to(root)} {its.st_size} {its.st_mtime_ns}\n".encode())
    return found.hexdigest()[:16]
