"""The whole state in one file and back, so that a local play goes on after a restart."""

from __future__ import annotations

import json
import os
import time
import zipfile
from collections import defaultdict, deque
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.local_server.errors import Payload
from bot.local_server.interactions import Interaction
from bot.local_server.people import Person
from bot.private import new_file

if TYPE_CHECKING:
    from bot.local_server.world import World

W = TypeVar("W", bound="World")

FORMAT = 1
STATE = "state.json"
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
)
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
"""The state as JSON, and the files by their names."""


def save(world: World, path: Path) -> None:
    """Pack and write."""
    write(pack(world), path)


def pack(world: World) -> Packed:
    """The whole state as it is now; what happens to the world afterwards does not change it."""
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
    """Write to a neighbouring file first and swap it in: a reader finds the old state or the new one. Hands lie in it:
    it is for its owner alone."""
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


def restore(world: W, path: Path) -> W:
    """Fill a fresh world from a file. Raises OSError, or ValueError for a file of another format."""
    try:
        with zipfile.ZipFile(path) as archive:
            state: Payload = json.loads(archive.read(STATE))
            if state.get("format") != FORMAT:
                raise ValueError(f"{path.name} is of format {state.get('format')}, not {FORMAT}")
            blobs = {name: (kind, archive.read(name.lstrip("/"))) for name, kind in state["blobs"].items()}
    except (zipfile.BadZipFile, KeyError) as error:
        raise ValueError(f"{path.name} is not a saved world") from error
    for key in PLAIN:
        setattr(world, key, state[key])
    world.messages = defaultdict(dict, state["messages"])
    world.commands = defaultdict(list, state["commands"])
    world.blobs = blobs
    world.retired = deque(state["retired"])
    world.bot, world.owner = world.users[state["bot"]], world.users[state["owner"]]
    world.people = {user_id: Person(world, user_id, name, locale) for user_id, name, locale in state["people"]}
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
