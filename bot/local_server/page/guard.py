"""Who is let in: this machine's own page with the owner's key or an invitation's, and nobody else's page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.local_server.errors import Payload
from bot.local_server.page.site import SITE, Visitor
from bot.local_server.people import Person

KEY_HEADER = "X-Key"
PERSON_HEADER = "X-Person"
VISITOR: web.RequestKey[Visitor] = web.RequestKey("visitor", Visitor)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def refuse(status: int, code: str, detail: str = "") -> web.Response:
    """A refusal the page puts into words by `code`; `detail` is the local server's own, for the curious."""
    body: Payload = {"error": code}
    if detail:
        body["detail"] = detail
    return web.json_response(body, status=status)


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    site = request.app[SITE]
    if request.host not in site.hosts:
        return refuse(421, "wrong-host")
    if _is_foreign(request):
        return refuse(403, "cross-site")
    visitor = None
    # A browser cannot add headers to a websocket: there the key is the first thing said.
    if request.path.startswith("/api/") and request.path != "/api/stream":
        visitor = site.visitor(request.headers.get(KEY_HEADER, ""))
        if visitor is None:
            return refuse(403, "wrong-key")
        if visitor.guest and request.headers.get(PERSON_HEADER, visitor.guest) not in ("", visitor.guest):
            return refuse(403, "not-you")
        request[VISITOR] = visitor
    try:
        answer = await handler(request)
        # What took its time may be told to nobody whose invitation was taken back meanwhile.
        gone = visitor is not None and site.visitor(request.headers.get(KEY_HEADER, "")) != visitor
        return refuse(403, "wrong-key") if gone else answer
    except web.HTTPNotFound:
        return refuse(404, "not-found")
    except web.HTTPMethodNotAllowed:
        return refuse(405, "not-found")
    except web.HTTPRequestEntityTooLarge:
        return refuse(413, "too-long")


def _is_foreign(request: web.Request) -> bool:
    """Whether another site's page asks. Following a link to the start page is allowed: it holds nothing secret."""
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        return True
    if request.path == "/api/stream":
        return origin is None
    fetched_by = request.headers.get("Sec-Fetch-Site", "none")
    if fetched_by in ("none", "same-origin"):
        return False
    opened = request.headers.get("Sec-Fetch-Mode") == "navigate" and request.headers.get("Sec-Fetch-Dest") == "document"
    return not (opened and request.method == "GET" and request.path == "/")


def who(request: web.Request) -> Person | None:
    """The person this request is made for: whom the owner's page names, or the one who was invited."""
    visitor = request[VISITOR]
    named = request.headers.get(PERSON_HEADER, "")
    return request.app[SITE].world.people.get(visitor.guest or named)


async def secure(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer carries the headers, the refused ones too."""
    del request
    response.headers.update(HEADERS)
    response.headers.pop("Server", None)


def is_id(text: str) -> bool:
    """Whether this can be the id of something: figures, and not more of them than any id has."""
    return text.isascii() and text.isdigit() and len(text) <= 20
