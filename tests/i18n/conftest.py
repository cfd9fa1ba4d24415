"""Turns a missing sentence into an error instead of a log line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import set_strict


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    set_strict(True)
    yield
    set_strict(False)
