"""The page of the local server: raw HTTP, with anything a local program or a foreign site could send."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random

from aiohttp.client_exceptions import ClientPayloadError
from aiohttp.http_exceptions import BadHttpMessage

from tests.fuzz import odd
from tests.fuzz.home import listening
from tests.fuzz.target import Target, need
from tests.local_server_page.conftest import Visit, visiting

PATHS = (
    *(
        "/",
        "/static/js/main.js",
        "/static/../server.py",
        "/static/%2e%2e/%2e%2e/guard.py",
        "/static//etc/passwd",
        "//evil/",
    ),
    *("/api/messages?channel={cards}", "/api/messages?channel={cards}&before={odd}", "/api/commands?channel={cards}"),
    *(
        "/api/file/attachments/1/2/x.png",
        "/api/file/../../server.py",
        "/api/{odd}",
        "/api/stream",
        "/{odd}",
        "/static/{odd}",
    ),
)
DEEDS = ("say", "slash", "autocomplete", "click", "choose", "submit", "dismiss", "read", "locale", "person", "nothing")
OF_CLIENTS = (BadHttpMessage, ClientPayloadError, ConnectionError)
FIELDS = (
    "channel",
    "text",
    "path",
    "focused",
    "value",
    "message",
    "custom_id",
    "values",
    "interaction",
    "fields",
    "name",
    "locale",
    "options",
)


class Page(Target):
    """Nothing without the key, nothing for another host or site, and no response that is an error of the server."""

    name = "page"

    async def open(self) -> None:
        self.stack = contextlib.AsyncExitStack()
        self.errors = self.stack.enter_context(listening())
        self.visit: Visit = await self.stack.enter_async_context(visiting())
        self.visit.world.ACK_SECONDS = 0.05
        # aiohttp logs malformed or aborted HTTP as an error: that is no error of the page.
        self.errors.addFilter(lambda record: not (record.exc_info and isinstance(record.exc_info[1], OF_CLIENTS)))

    async def close(self) -> None:
        await self.stack.aclose()

    async def one(self, chance: random.Random) -> bool:
        visit, friendly = self.visit, chance.random() < 0.6
        headers = self._headers(chance, friendly=friendly)
        body = b""
        if chance.random() < 0.6:
            method, path = "POST", f"/api/{chance.choice(DEEDS)}"
            body = self._body(chance)
        else:
            method = chance.choice(("GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "FOO"))
            path = chance.choice(PATHS).replace("{cards}", visit.cards).replace("{odd}", _quoted(odd.text(chance)))
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in headers)
        length = len(body) if chance.random() < 0.9 else chance.choice((0, len(body) + 1, 2**40))
        raw = head.encode("utf-8", "replace") + f"Content-Length: {length}\r\nConnection: close\r\n\r\n".encode() + body
        if chance.random() < 0.05:
            raw = raw.replace(b"\r\n", b"\r\nTransfer-Encoding: chunked\r\n", 1)
        if chance.random() < 0.05:
            at = chance.randrange(len(raw))
            raw = raw[:at] + odd.text(chance, 6).encode("utf-8", "replace") + raw[at + 2 :]
        answer = await self._sent(raw, patient=length == len(body))
        # For malformed HTTP aiohttp repeats the line: a client may get its own key back.
        need(visit.key.encode() not in answer or visit.key.encode() in raw, answer[:300])
        self._judged(answer, headers, path, friendly=friendly)
        assert not self.errors.lines, self.errors.lines[0][:1500]
        return friendly and answer[9:12] in (b"200", b"409", b"504")

    def _judged(self, answer: bytes, headers: list[tuple[str, str]], path: str, *, friendly: bool) -> None:
        visit = self.visit
        if not answer:
            return
        status = int(answer.split(b" ", 2)[1])
        assert status < 500 or status == 504, answer[:300]
        named = dict(headers)
        if not friendly and path.startswith("/api/") and named.get("X-Key") != visit.key:
            assert status != 200, (headers, path, answer[:300])
        host = f":{visit.page.port}"
        if named.get("Host") not in (f"127.0.0.1{host}", f"localhost{host}") or named.get("Origin", "").endswith(
            "example"
        ):
            assert status >= 400, (headers, path, answer[:300])
        assert b"import " not in answer or b"text/javascript" in answer, "no file but the page's own is served"

    def _headers(self, chance: random.Random, *, friendly: bool) -> list[tuple[str, str]]:
        visit = self.visit
        host = f"127.0.0.1:{visit.page.port}"
        person = chance.choice((visit.anna.id, visit.bruno.id, visit.anna.id, _line(odd.text(chance))))
        if friendly:
            kind = chance.choice((*["application/json"] * 8, "application/json; charset=utf-16", "text/plain"))
            return [("Host", host), ("X-Key", visit.key), ("X-Person", person), ("Content-Type", kind)]
        found = [
            (
                "Host",
                chance.choice((host, host, host, "evil.example", "127.0.0.1", "[::1]:1", _line(odd.text(chance)))),
            ),
            ("X-Person", visit.anna.id),
            ("X-Key", chance.choice(("", visit.key, visit.key[:-1], _line(odd.text(chance))))),
            ("Origin", chance.choice((f"http://{host}", "http://evil.example", "null", _line(odd.text(chance))))),
            ("Sec-Fetch-Site", chance.choice(("cross-site", "same-origin", "none", "same-site"))),
            ("Upgrade", chance.choice(("websocket", "h2c"))),
            ("Sec-WebSocket-Version", "13"),
            ("Range", "bytes=0-"),
            ("Cookie", _line(odd.text(chance, 200))),
        ]
        return found[:2] + [one for one in found[2:] if chance.random() < 0.3]

    def _body(self, chance: random.Random) -> bytes:
        visit = self.visit
        if chance.random() < 0.1:
            return chance.choice(
                (b"[" * 50_000, b"{" * 10, b'"' + b"a" * 70_000 + b'"', b"\xff\xfe", b"null", b"9" * 5000)
            )
        good = {
            "channel": visit.cards,
            "path": "table create",
            "locale": "it",
            "name": "Zoe",
            "values": ["a"],
            "fields": {},
            "text": "hi",
            "message": "1",
        }
        if chance.random() < 0.4:
            return json.dumps(good | {"text": odd.text(chance), "path": "table create"}).encode(
                "utf-8", "surrogatepass"
            )
        made = {
            name: good.get(name) if chance.random() < 0.6 else odd.tree(chance)
            for name in FIELDS
            if chance.random() < 0.8
        }
        if isinstance(made.get("name"), str):
            made["name"] = chance.choice(("Zoe", made["name"][:40]))
        return json.dumps(made).encode("utf-8", "surrogatepass")

    async def _sent(self, raw: bytes, *, patient: bool) -> bytes:
        """Return the response, b"" if there was none (the server waits for a missing body; this code does not)."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.visit.page.port)
        try:
            writer.write(raw)
            await writer.drain()
            async with asyncio.timeout(10 if patient else 0.05):
                return await reader.read(1 << 20)
        except (TimeoutError, ConnectionError):
            return b""
        finally:
            writer.close()


def _line(text: str) -> str:
    return "".join(char for char in text if char.isprintable() and char.isascii())[:300]


def _quoted(text: str) -> str:
    return "".join(char if char.isprintable() and char not in " #" else "%00" for char in text)[:6000]
