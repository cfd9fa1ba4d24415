"""A browser for each module, and a page in it for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.local_server_page.browser.person import opened
from tests.local_server_page.conftest import Visit, visiting
from tests.support.chromium import Browser, Page, chromium


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def visit() -> AsyncIterator[Visit]:
    async with visiting() as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def page(visit: Visit, browser: Browser) -> AsyncIterator[Page]:
    """Anna's tab. At the end, it must have reported no error and no violation of the content security policy."""
    made = await opened(visit, browser)
    yield made
    assert made.errors == []
