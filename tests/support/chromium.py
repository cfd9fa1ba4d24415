"""A headless Chromium, started and ended for a test."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp

from tests.support.devtools import POLL_SECONDS, START_SECONDS, Connection, Page, PageError

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--force-device-scale-factor=1",
    "--lang=en-US",
    # A mouse: without a screen there is none. A page that is made a phone (Page.set_viewport) has touch instead.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
    "--remote-debugging-port=0",
)


class Browser:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def page(self, *, width: int = 1280, height: int = 800, phone: bool = False) -> Page:
        """Open a new tab. It shares no storage with the other tabs."""
        context = (await self._connection.send("Target.createBrowserContext"))["browserContextId"]
        target = await self._connection.send("Target.createTarget", url="about:blank", browserContextId=context)
        attached = await self._connection.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        session = attached["sessionId"]
        page = self._connection.pages[session] = Page(self._connection, session)
        for domain in ("Page", "Runtime", "Log"):
            await page.send(f"{domain}.enable")
        # Without this a tab in the background never has the focus.
        await page.send("Emulation.setFocusEmulationEnabled", enabled=True)
        await page.set_viewport(width, height, phone=phone)
        return page


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Yield a headless Chromium with its own profile, and end it with the context. Raises FileNotFoundError if none is
    installed."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise FileNotFoundError("no Chromium is installed")
    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as folder:
        process = await asyncio.create_subprocess_exec(
            program,
            *FLAGS,
            f"--user-data-dir={folder}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            address = await _address(Path(folder) / "DevToolsActivePort", process)
            async with aiohttp.ClientSession() as session, session.ws_connect(address, max_msg_size=0) as socket:
                connection = Connection(socket)
                try:
                    yield Browser(connection)
                finally:
                    with contextlib.suppress(PageError, TimeoutError, ConnectionError):
                        await connection.send("Browser.close")
                    await connection.close()
        finally:
            await _end(process)


async def _address(file: Path, process: asyncio.subprocess.Process) -> str:
    """Return the address on which the browser listens. It writes port and path into a file of its profile."""
    async with asyncio.timeout(START_SECONDS):
        while process.returncode is None:
            lines = await asyncio.to_thread(_lines, file)
            if len(lines) == 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            await asyncio.sleep(POLL_SECONDS)
    raise PageError(f"Chromium ended with status {process.returncode}")


def _lines(file: Path) -> list[str]:
    return file.read_text().split() if file.exists() else []


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        try:
            await asyncio.wait_for(process.wait(), 5)
        except TimeoutError:
            process.kill()
    await process.wait()
