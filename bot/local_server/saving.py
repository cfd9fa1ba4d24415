"""Saves the whole state of a world in one file, once or at regular intervals, and reads it back.

A play on the local server therefore continues after a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import time
import zipfile
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from bot.local_server.errors import Payload
from bot.local_server.world import Account, Interaction, World
from bot.private import new_file

log = logging.getLogger(__name__)

FORMAT = 1
"""Version of the file format; `load` refuses other versions."""
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
    """Saves the world to a file; an existing file is replaced in one step. Raises OSError if that fails."""
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
    """Writes the packed state to a temporary file in the same folder and moves it to `path`.

    A reader therefore finds either the old state or the new one. The file contains hands of cards, so only its owner
    can read it.
    """
    state, blobs = packed
    part = path.with_name(f".{path.name}.part")
    with os.fdopen(new_file(part), "wb") as raw:
        with zipfile.ZipFile(raw, "w") as archive:
            archive.writestr(zipfile.ZipInfo(STATE), state, zipfile.ZIP_DEFLATED)
            for name, data in blobs.items():
                archive.writestr(zipfile.ZipInfo(name.lstrip("/")), data)
        raw.flush()
        os.fsync(raw.fileno())
    part.replace(path)


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
            if state.get("format") != FORMAT:
                raise ValueError(f"{path.name} is of format {state.get('format')}, not {FORMAT}")
            blobs = {name: (kind, archive.read(name.lstrip("/"))) for name, kind in state["blobs"].items()}
    except (zipfile.BadZipFile, KeyError) as error:
        raise ValueError(f"{path.name} does not contain a saved world") from error
    world = World(clock=clock)
    for key in PLAIN:
        if key in state:  # Worlds saved by earlier versions have no emojis.
            setattr(world, key, state[key])
    world.messages = defaultdict(dict, state["messages"])
    world.commands = defaultdict(list, state["commands"])
    world.blobs = blobs
    world.retired = deque(state["retired"])
    world.bot, world.owner = world.users[state["bot"]], world.users[state["owner"]]
    world.people = {user_id: Account(user_id, name, locale) for user_id, name, locale in state["people"]}
    world.faults.closed_dms = set(state["closed_dms"])
    _unpack(world, state["interactions"])
    return world


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
    """Saves the world every `every` seconds while the context is open, and once more at the end.

    Only one save runs at a time, because two would write the same file. A failed save is logged; the next one tries
    again.
    """
    ending = asyncio.Event()

    async def run() -> None:
        while not ending.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), every)
            if not ending.is_set():
                await _save_once(world, path)

    task = asyncio.create_task(run())
    try:
        yield
    finally:
        ending.set()
        await task
        await _save_once(world, path)


async def _save_once(world: World, path: Path) -> None:
    # Packed in the event loop: the world could change while another thread packs it.
    packed = pack(world)
    try:
        await asyncio.to_thread(write, packed, path)
    except OSError as error:
        log.warning("the local server's state could not be saved", extra={"path": str(path), "why": error.strerror})
