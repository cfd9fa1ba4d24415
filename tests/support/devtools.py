"""One tab of a browser, driven over the DevTools protocol: mouse, keys, and what is visible."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
from pathlib import Path
from typing import Any

import aiohttp

from tests.support.waiting import MAX_WAIT_SECONDS

START_SECONDS = MAX_WAIT_SECONDS
POLL_SECONDS = 0.03
SETTLE_SECONDS = 0.3

# Name -> (code, Windows key code, text it types).
KEYS: dict[str, tuple[str, int, str]] = {
    "Enter": ("Enter", 13, "\r"),
    "Tab": ("Tab", 9, ""),
    "Escape": ("Escape", 27, ""),
    "Backspace": ("Backspace", 8, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "Home": ("Home", 36, ""),
    "End": ("End", 35, ""),
    " ": ("Space", 32, " "),
}
MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}


class PageError(Exception):
    """Raised when a script throws or the browser refuses a command."""


class Connection:
    """The websocket to the browser. It gives each answer to its request and each event to its page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.pages: dict[str, Page] = {}
        self._reader = asyncio.create_task(self._read())

    async def send(self, method: str, *, session: str | None = None, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        question = {"id": number, "method": method, "params": params, **({"sessionId": session} if session else {})}
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json(question)
        async with asyncio.timeout(START_SECONDS):
            answer = await self._waiting[number]
        if "error" in answer:
            raise PageError(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    async def _read(self) -> None:
        async for message in self._socket:
            data = json.loads(message.data)
            if "id" in data:
                waiting = self._waiting.pop(data["id"], None)
                if waiting and not waiting.done():
                    waiting.set_result(data)
            elif page := self.pages.get(data.get("sessionId", "")):
                page.heard(data["method"], data["params"])
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result({"error": {"message": "the browser is gone"}})

    async def close(self) -> None:
        await self._socket.close()
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)


class Page:
    """One tab. `errors` are the exceptions, console errors and policy violations so far."""

    def __init__(self, connection: Connection, session: str) -> None:
        self._connection = connection
        self._session = session
        self.errors: list[str] = []
        self._has_touch = False

    def heard(self, event: str, data: dict[str, Any]) -> None:
        if event == "Runtime.exceptionThrown":
            details = data["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif event == "Log.entryAdded" and data["entry"]["level"] == "error":
            self.errors.append(f"{data['entry']['text']} {data['entry'].get('url', '')}".strip())
        elif event == "Runtime.consoleAPICalled" and data["type"] == "error":
            self.errors.append(" ".join(str(a.get("value", a.get("description"))) for a in data["args"]))

    async def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a DevTools command for this page and return its answer."""
        return await self._connection.send(method, session=self._session, **params)

    async def goto(self, url: str) -> None:
        """Open an address and wait until the document is complete."""
        # An address that differs only in its fragment would not load the page again.
        await self.send("Page.navigate", url="about:blank")
        await self.wait_for("location.href === 'about:blank'")
        await self.send("Page.navigate", url=url)
        await self.wait_for("location.href !== 'about:blank' && document.readyState === 'complete'")

    async def evaluate(self, script: str) -> Any:
        """Return the JSON value of an expression; promises are awaited. Raises PageError if it throws."""
        answer = await self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    async def wait_for(self, condition: str, *, patience: float = MAX_WAIT_SECONDS) -> Any:
        """Wait until a JavaScript expression is true, and return its value. Raises TimeoutError with the expression."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        # Judged in the page: an element has no JSON value, and what is true there may be false here.
        judged = f"(async () => {{ const v = await ({condition}); return [!!v, v instanceof Node ? true : v]; }})()"
        while True:
            with contextlib.suppress(PageError):
                is_true, value = await self.evaluate(judged)
                if is_true:
                    return value
            if loop.time() > end:
                raise TimeoutError(f"never true: {condition}; errors: {self.errors}")
            await asyncio.sleep(POLL_SECONDS)

    async def wait_for_text(self, text: str, selector: str = "body") -> None:
        """Wait until the text is visible inside the first element of `selector`."""
        await self.wait_for(f"document.querySelector({json.dumps(selector)})?.innerText.includes({json.dumps(text)})")

    async def click(self, selector: str, *, text: str | None = None) -> None:
        """Press the first visible element of `selector` (whose text contains `text`) with the mouse.

        Waits until there is one, it is enabled and does not move, and nothing covers its centre.
        """
        found = await self._aimed(f"{_aim(selector, text)}.then((found) => found.at && found)")
        await self._press_at(*found["at"])

    async def click_if_there(self, selector: str, *, text: str | None = None) -> bool:
        """Press an element as :meth:`click` does. Returns False without a press if no such element is visible and
        enabled."""
        found = await self._aimed(f"{_aim(selector, text)}.then((found) => (found.at || found.gone) && found)")
        if found["gone"]:
            return False
        await self._press_at(*found["at"])
        return True

    async def _aimed(self, condition: str) -> dict[str, Any]:
        """Wait for where to press. Raises TimeoutError that says what was in the way last."""
        try:
            return dict(await self.wait_for(condition))
        except TimeoutError as error:
            raise TimeoutError(f"in the way: {await self.evaluate('window.inTheWay')}; {error}") from None

    async def _press_at(self, x: float, y: float) -> None:
        await self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for kind in ("mousePressed", "mouseReleased"):
            await self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def focus(self, selector: str) -> None:
        await self.wait_for(f"document.querySelector({json.dumps(selector)})")
        await self.evaluate(f"document.querySelector({json.dumps(selector)}).focus()")

    async def type(self, text: str) -> None:
        """Type into the element that has the focus."""
        for letter in text:
            await self.send("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            await self.send("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def press(self, key: str) -> None:
        """Press a key of KEYS or a letter, with modifiers as in "Control+Enter"."""
        *held, name = key.split("+") if len(key) > 1 else [key]
        code, number, text = KEYS.get(name, (f"Key{name.upper()}", ord(name.upper()[0]), name))
        bits = sum(MODIFIERS[modifier] for modifier in held)
        shared: dict[str, Any] = {"key": name, "code": code, "windowsVirtualKeyCode": number, "modifiers": bits}
        typed = {"text": text} if text and not bits & 7 else {}
        await self.send("Input.dispatchKeyEvent", type="keyDown" if typed else "rawKeyDown", **shared, **typed)
        await self.send("Input.dispatchKeyEvent", type="keyUp", **shared)

    async def set_viewport(self, width: int, height: int, *, phone: bool = False, zoom: int = 1) -> None:
        """Set the size of the window in CSS pixels. `phone` adds touch and a coarse pointer. With `zoom` 2 each CSS
        pixel is two pixels of the screen, as when the page is enlarged to 200 %."""
        await self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=zoom, mobile=phone
        )
        if phone != self._has_touch:
            # Also when nothing changes, this command would take the mouse away.
            await self.send("Emulation.setTouchEmulationEnabled", enabled=phone)
            self._has_touch = phone

    async def set_dark(self, dark: bool) -> None:
        """Set the colour scheme that the page sees as preferred."""
        value = "dark" if dark else "light"
        await self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])
        await asyncio.sleep(SETTLE_SECONDS)

    async def screenshot(self, path: Path | str) -> None:
        """Write a PNG of the visible part; missing folders are made."""
        answer = await self.send("Page.captureScreenshot", format="png")
        await asyncio.to_thread(_write, Path(path), base64.b64decode(answer["data"]))


def _aim(selector: str, text: str | None) -> str:
    """Return JavaScript for a promise of `{gone, at}`: `gone` says that no such element is visible and enabled; `at` is
    where to press it, null while it moves or something covers it."""
    return f"""(async () => {{
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const wanted = {json.dumps(text)};
      const fits = (e) => e.getClientRects().length && !e.matches(":disabled")
        && (wanted === null || e.textContent.includes(wanted));
      const found = [...document.querySelectorAll({json.dumps(selector)})].find(fits);
      window.inTheWay = "no such element";
      if (!found) return {{ gone: true, at: null }};
      found.scrollIntoView({{ block: "nearest", inline: "nearest" }});
      const before = found.getBoundingClientRect();
      await frame();
      await frame();
      const box = found.getBoundingClientRect();
      window.inTheWay = "it moves";
      if (box.x !== before.x || box.y !== before.y) return {{ gone: false, at: null }};
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      const top = document.elementFromPoint(x, y);
      const hit = top && (found.contains(top) || top.contains(found));
      window.inTheWay = hit ? null : top ? top.outerHTML.slice(0, 200) : "it is out of sight";
      return {{ gone: false, at: hit ? [x, y] : null }};
    }})()"""


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
