"""Helpers of the browser tests."""

from __future__ import annotations

from typing import Any

from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import UPDATE
from tests.support.chromium import Browser, Page

FOCUSED = "document.activeElement"


async def opened(visit: Visit, browser: Browser, **window: Any) -> Page:
    made = await browser.page(**window)
    await made.goto(visit.page.url)
    await made.wait_for("document.querySelector('#composer')")
    return made


def control(custom_id: str) -> str:
    return f'[data-custom-id="{custom_id}"]'


def updated(*components: dict[str, Any], attachments: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """Return an answer that changes the message. Without ``attachments`` its files stay."""
    data: dict[str, Any] = {"components": list(components)}
    return {"type": UPDATE, "data": data if attachments is None else {**data, "attachments": attachments}}
