"""The page's own files. All are read at the start: a name is looked up in a list and never in a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).with_name("static")
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
}


@cache
def files() -> dict[str, tuple[str, bytes]]:
    """Relative name -> media type and content."""
    found = (path for path in sorted(FOLDER.rglob("*")) if path.suffix in KINDS)
    return {path.relative_to(FOLDER).as_posix(): (KINDS[path.suffix], path.read_bytes()) for path in found}


async def index(request: web.Request) -> web.Response:
    del request
    return _answer(files()["index.html"])


async def file(request: web.Request) -> web.Response:
    found = files().get(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound
    return _answer(found)


def _answer(found: tuple[str, bytes]) -> web.Response:
    kind, content = found
    return web.Response(body=content, content_type=kind, charset=None if kind.startswith("image/") else "utf-8")
