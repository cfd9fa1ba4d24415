"""Saves the whole state of a world, once or at regular intervals, and reads it back.

A play on the local server therefore continues after a restart. The state is one file, which is replaced whenever
something has changed. Pictures and other uploads are files of their own in a folder beside it, written once each:
together they are a hundred megabytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import time
import zipfile
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import IO

from bot.local_server.errors import Payload
from bot.local_server.world import Account, Interaction, World
from bot.private import PRIVATE_FOLDER, new_file

log = logging.getLogger(__name__)

FORMAT, WITH_UPLOADS = 2, 1
"""Version of the file format, and the older one that held uploads in the same file. `load` refuses others."""
STATE = "state.json"
# The attributes of World that are saved as they are.
PLAIN = (
    "token",
    "ahead",
    "privileged",
    "last_id",
    "guild_id",
    "users",
    "guilds",
    "members",
    "channels",
    "thread_members",
    "dm_of",
    "messages",
    "only_for",
    "files",
    "commands",
    "emojis",
)
# The attributes of an Interaction that are saved as they are.
OF_INTERACTION = (
    "id",
    "token",
    "type",
    "user_id",
    "channel_id",
    "payload",
    "created",
    "callback_type",
    "modal",
    "choices",
)

Packed = tuple[str, dict[str, bytes]]
"""The state as JSON, and the content of the files by URL path."""


def save(world: World, path: Path) -> None:
    """Saves the world to a file and the folder beside it. Raises OSError if that fails."""
    write(pack(world), path)


def pack(world: World) -> Packed:
    """Return a copy of the whole state; later changes of the world do not affect it."""
    state: Payload = {key: getattr(world, key) for key in PLAIN}
    state |= {
        "format": FORMAT,
        "bot": world.bot["id"],
        "owner": world.owner["id"],
        "people": [[person.id, person.name, person.locale] for person in world.people.values()],
        "closed_dms": sorted(world.faults.closed_dms),
        "retired": list(world.retired),
        "blobs": {name: kind for name, (kind, _) in world.blobs.items()},
        "interactions": [_packed(made) for made in world.interactions.values() if made.responded],
    }
    return json.dumps(state), {name: data for name, (_, data) in world.blobs.items()}


def write(packed: Packed, path: Path) -> None:
    """Writes the uploads that are not there yet, then the state, and deletes uploads that it no longer names.

    Each file is written under another name in the same folder and then moved, so a reader finds either the old state or
    the new one with all its uploads. The files contain hands of cards, so only their owner can read them.
    """
    state, blobs = packed
    folder = uploads_of(path)
    folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
    present = {file.name for file in folder.iterdir()}
    names = {file_name(name): data for name, data in blobs.items()}
    for name, data in names.items():
        if name not in present:
            _replace(folder / name, lambda raw, data=data: raw.write(data))
    _replace(path, lambda raw: _zip(raw, state))
    for name in present - names.keys():
        (folder / name).unlink(missing_ok=True)


def uploads_of(path: Path) -> Path:
    """Return the folder with the uploads of the world that is saved in this file."""
    return path.with_name(f"{path.stem}_uploads")


def file_name(url_path: str) -> str:
    """Return the name of an upload in that folder. Its content never changes, because the URL path holds its number."""
    return hashlib.sha256(url_path.encode()).hexdigest()


def _replace(path: Path, content: Callable[[IO[bytes]], object]) -> None:
    part = path.with_name(f".{path.name}.part")
    with os.fdopen(new_file(part), "wb") as raw:
        content(raw)
        raw.flush()
        os.fsync(raw.fileno())
    part.replace(path)


def _zip(raw: IO[bytes], state: str) -> None:
    with zipfile.ZipFile(raw, "w") as archive:
        archive.writestr(zipfile.ZipInfo(STATE), state, zipfile.ZIP_DEFLATED)


def _packed(made: Interaction) -> Payload:
    return {
        **{key: getattr(made, key) for key in OF_INTERACTION},
        "message": made.message["id"] if made.message else None,
        "followups": [message["id"] for message in made.followups],
        "opened_by": made.opened_by.id if made.opened_by else None,
    }


def load(path: Path, *, clock: Callable[[], float] = time.time) -> World:
    """Return the world of a saved file.

    Raises OSError if the file cannot be read, ValueError if it is of another format.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            state: Payload = json.loads(archive.read(STATE))
            if state.get("format") not in (FORMAT, WITH_UPLOADS):
                raise ValueError(f"{path.name} is of format {state.get('format')}, not {FORMAT}")
            older = state["format"] == WITH_UPLOADS
            found = {name: archive.read(name.lstrip("/")) if older else _upload(path, name) for name in state["blobs"]}
    except (zipfile.BadZipFile, KeyError) as error:
        raise ValueError(f"{path.name} does not contain a saved world") from error
    world = World(clock=clock)
    for key in PLAIN:
        if key in state:  # Worlds saved by earlier versions have no emojis.
            setattr(world, key, state[key])
    world.messages = defaultdict(dict, state["messages"])
    world.commands = defaultdict(list, state["commands"])
    world.blobs = {name: (kind, data) for name, kind in state["blobs"].items() if (data := found[name]) is not None}
    world.retired = deque(state["retired"])
    world.bot, world.owner = world.users[state["bot"]], world.users[state["owner"]]
    world.people = {user_id: Account(user_id, name, locale) for user_id, name, locale in state["people"]}
    world.faults.closed_dms = set(state["closed_dms"])
    _unpack(world, state["interactions"])
    return world


def _upload(path: Path, name: str) -> bytes | None:
    """Return the content of an upload. One that somebody has deleted is missing on the page like on Discord."""
    try:
        return (uploads_of(path) / file_name(name)).read_bytes()
    except FileNotFoundError:
        log.warning("an upload of the local server is missing", extra={"upload": name})
        return None


def _unpack(world: World, packed: list[Payload]) -> None:
    every = {message_id: m for found in world.messages.values() for message_id, m in found.items()}
    world.interactions = {}
    for entry in packed:
        made = Interaction(**{key: entry[key] for key in OF_INTERACTION}, born=time.monotonic(), responded=True)
        made.message = every.get(entry["message"])
        made.followups = [every[message_id] for message_id in entry["followups"] if message_id in every]
        made.opened_by = world.interactions.get(entry["opened_by"])
        made.answer.set()
        world.interactions[made.id] = made
    world.by_token = {made.token: made for made in world.interactions.values()}


SAVE_SECONDS = 5.0
"""Seconds between two saves."""


@contextlib.asynccontextmanager
async def saved(world: World, path: Path, *, every: float = SAVE_SECONDS) -> AsyncIterator[None]:
    """Saves the world every `every` seconds while the context is open, and once more at the end, where something has
    changed since the last save.

    Only one save runs at a time, because two would write the same file. A failed save is logged; the next one tries
    again.
    """
    ending, last = asyncio.Event(), ""

    async def save_once() -> None:
        nonlocal last
        # Packed in the event loop: the world could change while another thread packs it.
        packed = pack(world)
        if packed[0] == last:
            return
        try:
            await asyncio.to_thread(write, packed, path)
            last = packed[0]
        except OSError as error:
            log.warning("the local server's state could not be saved", extra={"path": str(path), "why": error.strerror})

    async def run() -> None:
        while not ending.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), every)
            if not ending.is_set():
                await save_once()

    task = asyncio.create_task(run())
    try:
        yield
    finally:
        ending.set()
        await task
        await save_once()
