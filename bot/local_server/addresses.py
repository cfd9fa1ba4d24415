"""The addresses under which clients reach the server: Discord's on a Unix socket, this machine's own over TCP.

The world stores file addresses under Discord's host name. A TCP client reads and sends them under the host name that it
connected to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.local_server.attachments import CDN, FILES

NAMES = ("127.0.0.1", "localhost")
"""The host names under which TCP clients may reach the server."""
ADDRESSED = ("url", "proxy_url")
"""The JSON fields that contain addresses of files."""


@dataclass(frozen=True)
class Address:
    """How a client reaches the server: `files` is the beginning of all file addresses, `gateway` the gateway's URL."""

    files: str
    gateway: str

    def outward(self, data: Any) -> Any:
        """Return a copy of an answer or event with the file addresses that this client can reach."""
        return data if self.files == CDN else _moved(data, f"{CDN}{FILES}", f"{self.files}{FILES}")

    def inward(self, data: Any) -> Any:
        """Return a copy of a request's body with the file addresses that the world stores."""
        return data if self.files == CDN else _moved(data, f"{self.files}{FILES}", f"{CDN}{FILES}")


DISCORD = Address(CDN, "wss://gateway.discord.gg")


def tcp_port(request: web.Request) -> int | None:
    """Return the TCP port that received this request, None for the Unix socket."""
    name = request.transport.get_extra_info("sockname") if request.transport else None
    return name[1] if isinstance(name, tuple) else None


def address_for(request: web.Request) -> Address:
    """Return the address under which this client reached the server."""
    if tcp_port(request) is None:
        return DISCORD
    return Address(f"http://{request.host}", f"ws://{request.host}")


def refusal_reason(request: web.Request) -> str:
    """Return why a TCP request is refused, "" if it is accepted.

    Refused are requests for a host name that is not this machine's, and requests of web pages: the server may accept
    any token, so a page in a browser on this machine must not reach it.
    """
    if request.transport is None:
        return "the connection is closed"
    port = tcp_port(request)
    if port is None:
        return ""
    if request.host not in {f"{name}:{port}" for name in NAMES}:
        return "the address of the local server is " + " or ".join(f"{name}:{port}" for name in NAMES)
    fetched_by = request.headers.get("Sec-Fetch-Site", "none")
    if "Origin" in request.headers or fetched_by != "none":
        return "the local server does not answer web pages"
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
