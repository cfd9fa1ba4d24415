"""``python -m tests.e2e.clockwork run …``: Germini on a machine whose clock is set by a file (``GERMINI_TEST_CLOCK``).

The file contains the ms that are added to the machine's clock.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from bot.__main__ import main
from bot.clock import SystemClock

FILE = Path(os.environ["GERMINI_TEST_CLOCK"])


def wall() -> int:
    """Return the Unix time of the changed clock in ns."""
    return time.time_ns() + int(FILE.read_text() or 0) * 1_000_000


if __name__ == "__main__":
    SystemClock.__init__.__defaults__ = (wall, time.monotonic_ns)
    sys.exit(main())
