"""Uploaded files: stores them with their messages, measures pictures and resolves attachment:// references."""

from __future__ import annotations

import io
import mimetypes
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.local_server.errors import Form, Payload, bad_form, refusal
from bot.local_server.world import World

CDN = "https://cdn.discordapp.com"
FILES = "/attachments/"
SCHEME = "attachment://"
FILE_LIMIT = 10 << 20
"""Maximum size of one file in bytes."""
REQUEST_LIMIT = 25 << 20
"""Maximum size of all files of one request in bytes."""
ALT_LIMIT = 1024
"""Maximum characters in the description of a file."""
Files = dict[str, "Upload"]
"""The uploaded files of a request by their number n in `files[n]`."""

mimetypes.add_type("image/webp", ".webp")


@dataclass(frozen=True)
class Upload:
    """A `files[n]` part of a request."""

    filename: str
    data: bytes


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels, None if the data is not a picture."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None


def take(world: World, channel_id: str, body: Payload, files: Files, kept: list[Payload]) -> list[Payload]:
    """Stores the new files and returns all files of the message after this request.

    Without an `attachments` list every file in `kept` stays; with the list, only those it names by id. It names new
    files by their number n. Raises ApiError 50035 for an unknown id, a description that is too long or more than 10
    files, and 40005 for files that are too large.
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
    return after + [_store(world, channel_id, file, about.get(key, {})) for key, file in files.items()]


def _total(files: Files) -> int:
    return sum(len(file.data) for file in files.values())


def _store(world: World, channel_id: str, file: Upload, about: Payload) -> Payload:
    name = about.get("filename") or file.filename
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    file_id = world.new_id()
    path = f"{FILES}{channel_id}/{file_id}/{quote(name)}"
    world.blobs[path] = (kind, file.data)
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
    """Return the URL path of a stored file."""
    return file["url"][len(CDN) :]


def resolve(node: Any, files: list[Payload], used: set[str]) -> Any:
    """Return `node` (embeds or components) with attachment:// references replaced by the files' addresses.

    Adds the ids of referenced files to `used`. Raises ApiError 50035 for a name that is not among `files`.
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
