"""Where clients find the server: under Discord's names on a Unix socket, under this machine's own over TCP.

The world keeps files under Discord's name; a TCP client reads and sends them under the name it connected to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.local_server.attachments import CDN, FILES

NAMES = ("127.0.0.1", "localhost")
ADDRESSED = ("url", "proxy_url")


@dataclass(frozen=True)
class Address:
    """`files` begins the addresses of files, `gateway` is where a client finds the gateway."""

    files: str
    gateway: str

    def outward(self, data: Any) -> Any:
        """An answer or event with the addresses its reader can reach; `data` itself is left alone."""
        return data if self.files == CDN else _moved(data, f"{CDN}{FILES}", f"{self.files}{FILES}")

    def inward(self, data: Any) -> Any:
        """A request's body with the addresses the world knows."""
        return data if self.files == CDN else _moved(data, f"{self.files}{FILES}", f"{CDN}{FILES}")


DISCORD = Address(CDN, "wss://gateway.discord.gg")


def tcp_port(request: web.Request) -> int | None:
    """The port this request came in by, None for the Unix socket."""
    name = request.transport.get_extra_info("sockname") if request.transport else None
    return name[1] if isinstance(name, tuple) else None


def address_for(request: web.Request) -> Address:
    """The address under which this client reached the server."""
    if tcp_port(request) is None:
        return DISCORD
    return Address(f"http://{request.host}", f"ws://{request.host}")


def foreign(request: web.Request) -> str:
    """Why a TCP request is refused, "" if it is not: a name that is not this machine's, or a web page that asks.

    Any token may be accepted here, so a page open in a browser of this machine must not reach the server.
    """
    if request.transport is None:
        return "the connection is gone"
    port = tcp_port(request)
    if port is None:
        return ""
    if request.host not in {f"{name}:{port}" for name in NAMES}:
        return "the local server is reached as " + " or ".join(f"{name}:{port}" for name in NAMES)
    fetched_by = request.headers.get("Sec-Fetch-Site", "none")
    if "Origin" in request.headers or fetched_by != "none":
        return "the local server answers no web pages"
    return ""


def _moved(node: Any, old: str, new: str) -> Any:
    if isinstance(node, list):
        return [_moved(child, old, new) for child in node]
    if not isinstance(node, dict):
        return node
    return {key: _address(key, child, old, new) for key, child in node.items()}


def _address(key: str, value: Any, old: str, new: str) -> Any:
    if key in ADDRESSED and isinstance(value, str) and value.startswith(old):
        return new + value[len(old) :]
    return _moved(value, old, new)
