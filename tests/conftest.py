"""Configuration and fixtures shared by all tests."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.i18n import set_strict
from bot.players.search.worker import cache_in
from tests import programs, shares
from tests.support.translated_once import translated_once

set_strict(True)

# What tests write is deleted after them, so it need not wait for a disk. Processes that tests start inherit the folder.
MEMORY = Path("/dev/shm")
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 4 * 2**30:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

# Uploads of emojis would mix with the requests that tests count; the tests of the upload turn them on.
os.environ.setdefault("GERMINI_EMOJIS", "false")
# A greeting would stand among the messages that a test looks at; its own tests turn it on.
os.environ["GERMINI_WELCOME"] = "false"
# Compiling takes ten seconds. The folder inside is named after the sources, so it is done once for each change of them.
SEARCH = Path(__file__).parents[1] / ".venv" / "search"
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_in(SEARCH)))
# A process that searches takes a second to start; the tests of search start their own.
os.environ["GERMINI_SEARCH_PROCESSES"] = "0"

# Examples have no deadline, because a busy machine is no failure.
settings.register_profile("germini", deadline=None, suppress_health_check=(HealthCheck.too_slow,))
settings.load_profile("germini")


@pytest.fixture(scope="session", autouse=True)
def commands_translated_once() -> Iterator[None]:
    """Translate the commands for the first bot of a test process only."""
    with translated_once():
        yield


def pytest_report_header() -> list[str]:
    """Return the lines that say which tests are left out."""
    return [programs.line(), shares.line()]


def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules of all tests, as ``germini run`` does with what it loads at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests whose program is not installed and cases that ``make test`` leaves out; the header lists them. Put
    the longest tests first."""
    lacking = programs.missing()
    out = [item for item in items if any(item.get_closest_marker(mark) for mark in lacking)]
    if not shares.exhaustive():
        out += shares.left_out(items)
    if out:
        config.hook.pytest_deselected(items=out)
        gone = set(out)
        items[:] = [item for item in items if item not in gone]
    items.sort(key=lambda item: item.get_closest_marker("longest") is None)
