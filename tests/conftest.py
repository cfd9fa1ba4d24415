"""Shared by all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from bot.i18n import set_strict
from tests.programs import line, missing

set_strict(True)

# A busy machine is no failure: no example is timed.
settings.register_profile("house", deadline=None, suppress_health_check=(HealthCheck.too_slow,))
settings.load_profile("house")


def pytest_report_header() -> str:
    """Say what is left out, once, where everybody sees it."""
    return line()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests whose program is not installed; the header has said so."""
    lacking = missing()
    if not lacking:
        return
    out = [item for item in items if any(item.get_closest_marker(mark) for mark in lacking)]
    if out:
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in out]
