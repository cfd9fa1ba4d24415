"""The commands as Discord knows them: they are told to it only when they have changed, and it gives them ids."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import discord
from discord import app_commands

from bot.store import SqlStore

TOLD = "edge.commands"
"""The fact that holds the application's id and the hash of the command tree Discord was told last."""

IDS = "edge.command_ids"
"""The fact that holds the ids Discord has given to the commands, by full name; parts of one command share its id."""


async def make_known(tree: app_commands.CommandTree[Any], application: int | None, store: SqlStore) -> None:
    """Tell Discord of the commands, but only when they changed: creations are limited to 200 a day."""
    payload = [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
        if tree.translator is not None
    ]
    told = f"{application}:{hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()}"
    known = await store.get_fact(IDS)
    if known and await store.get_fact(TOLD) == told:
        return
    roots = {one.name: one.id for one in await tree.sync() if one.type is discord.AppCommandType.chat_input}
    leaves = [one.qualified_name for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    ids = {name: roots[root] for name in leaves if (root := name.partition(" ")[0]) in roots}
    await store.set_fact(IDS, json.dumps(ids))
    await store.set_fact(TOLD, told)


async def ids_of_commands(store: SqlStore) -> dict[str, int]:
    """The id of every command by its full name; none before Discord was told of them."""
    ids: dict[str, int] = json.loads(await store.get_fact(IDS) or "{}")
    return ids
