"""Uploaded files: what a message keeps, how big pictures are, and what attachment:// stands for."""

from __future__ import annotations

import io
import mimetypes
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.local_server.errors import Form, Payload, bad_form, refusal

if TYPE_CHECKING:
    from bot.local_server.state import State

CDN = "https://cdn.discordapp.com"
FILES = "/attachments/"
SCHEME = "attachment://"
FILE_LIMIT = 10 << 20
REQUEST_LIMIT = 25 << 20
ALT_LIMIT = 1024
Files = dict[str, "Upload"]

mimetypes.add_type("image/webp", ".webp")


@dataclass(frozen=True)
class Upload:
    """One `files[n]` part of a request."""

    filename: str
    data: bytes


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels, None if it is no picture."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None


def take(state: State, channel_id: str, body: Payload, files: Files, kept: list[Payload]) -> list[Payload]:
    """The files of the message after this request; new ones are stored.

    Without an `attachments` list everything in `kept` stays; with one, only what it names by id. New files are
    named there by their number n. Raises ApiError 50035 for an id or a description that does not hold, 40005 by size.
    """
    listed = body.get("attachments")
    form = Form()
    after = list(kept) if listed is None else []
    about: dict[str, Payload] = {}
    by_id = {file["id"]: file for file in kept}
    for index, entry in enumerate(listed or []):
        key = str(entry.get("id"))
        if entry.get("description") is not None:
            form.length(("attachments", index, "description"), entry["description"], 0, ALT_LIMIT)
        if key in by_id:
            after.append(by_id[key])
        elif key in files:
            about[key] = entry
        elif "uploaded_filename" not in entry:
            form.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data is not found.")
    form.check()
    if any(len(file.data) > FILE_LIMIT for file in files.values()) or _total(files) > REQUEST_LIMIT:
        raise refusal(40005)
    if len(after) + len(files) > 10:
        raise bad_form(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return after + [_store(state, channel_id, file, about.get(key, {})) for key, file in files.items()]


def _total(files: Files) -> int:
    return sum(len(file.data) for file in files.values())


def _store(state: State, channel_id: str, file: Upload, about: Payload) -> Payload:
    name = about.get("filename") or file.filename
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    file_id = state.new_id()
    path = f"{FILES}{channel_id}/{file_id}/{quote(name)}"
    state.blobs[path] = (kind, file.data)
    size = picture_size(file.data) if kind.startswith("image/") else None
    return {
        "id": file_id,
        "filename": name,
        "size": len(file.data),
        "url": CDN + path,
        "proxy_url": CDN + path,
        "content_type": kind,
        **({"description": about["description"]} if about.get("description") else {}),
        **({"width": size[0], "height": size[1]} if size else {}),
    }


def path_of(file: Payload) -> str:
    """The URL path of a stored file."""
    return file["url"][len(CDN) :]


def resolve(node: Any, files: list[Payload], used: set[str]) -> Any:
    """`node` (embeds or components) with attachment:// references replaced by the files' addresses.

    Ids of referenced files are added to `used`. Raises ApiError 50035 for a name that is not among `files`.
    """
    if isinstance(node, list):
        return [resolve(child, files, used) for child in node]
    if not isinstance(node, dict):
        return node
    node = {key: resolve(child, files, used) for key, child in node.items()}
    url = node.get("url")
    if not isinstance(url, str):
        return node
    if url.startswith(SCHEME):
        file = next((f for f in reversed(files) if f["filename"] == url[len(SCHEME) :]), None)
        if file is None:
            raise bad_form(
                ("components",),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url[len(SCHEME) :]} was not found.",
            )
    else:
        file = next((f for f in files if f["url"] == url), None)
    if file is None:
        return node
    used.add(file["id"])
    return {
        **node,
        "id": file["id"],
        "attachment_id": file["id"],
        "url": file["url"],
        "proxy_url": file["url"],
        "width": file.get("width"),
        "height": file.get("height"),
        "content_type": file["content_type"],
    }
