"""Configuration and fixtures shared by all tests."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.i18n import set_strict
from bot.players.search.worker import cache_in
from bot.table import sealing
from tests import programs, selection
from tests.support.pinned import PINNED
from tests.support.translated_once import translated_once

set_strict(True)
sealing.VERSION = PINNED

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


TOLD = pytest.StashKey[str]()
"""What the tests of this run are and how many are left out. Processes that run tests tell it the one that prints."""


def pytest_report_header() -> list[str]:
    """Return the lines that say which tests are run."""
    return [programs.line(), selection.SAID[selection.extent()]]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what a process that ran tests has told. One that was ended has told nothing."""
    if told := getattr(node, "workeroutput", {}).get("told"):
        node.config.stash[TOLD] = told


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print how many tests are left out: with several processes it is known at the end only."""
    if told := config.stash.get(TOLD, ""):
        terminalreporter.write_line(told)


def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules of all tests, as ``germini run`` does with what it loads at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests whose program is not installed and what this run leaves out. Put the longest tests first."""
    lacking = programs.missing()
    can_run = [item for item in items if not any(item.get_closest_marker(mark) for mark in lacking)]
    run = selection.selected(can_run, selection.extent())
    config.stash[TOLD] = selection.told(items, run)
    if hasattr(config, "workeroutput"):
        config.workeroutput["told"] = config.stash[TOLD]
    if len(run) < len(items):
        kept = set(run)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = run
    items.sort(key=lambda item: item.get_closest_marker("longest") is None)
