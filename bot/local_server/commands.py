"""The registered application commands: the bot's side (registering) and the people's side (which can be used)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.local_server import permissions
from bot.local_server.command_limits import CHAT, bit_set, check_all, check_one
from bot.local_server.errors import Payload, refusal
from bot.local_server.thread_rules import is_archived

if TYPE_CHECKING:
    from bot.local_server.world import World

GLOBAL = ""
NULLABLE = ("contexts", "default_member_permissions", "name_localizations", "description_localizations")
FIXED = ("id", "type", "application_id", "guild_id", "version")


def scope_of(world: World, guild_id: str | None) -> str:
    """The table key of a scope. Raises ApiError 50001 for a guild the bot is not in."""
    if guild_id is None:
        return GLOBAL
    if world.bot["id"] not in world.members.get(guild_id, {}):
        raise refusal(50001)
    return guild_id


def known(world: World, scope: str, command: Payload) -> Payload | None:
    """The command of the same name and type, which this one would replace."""
    key = (command.get("name"), command.get("type") or CHAT)
    return next((old for old in world.commands.get(scope, []) if (old["name"], old["type"]) == key), None)


def listing(world: World, scope: str, *, with_localizations: bool) -> list[Payload]:
    """All commands of a scope; the dictionaries of other languages only for who asks for them."""
    return world.commands[scope] if with_localizations else _plain(world.commands[scope])


def _plain(node: Any) -> Any:
    if isinstance(node, list):
        return [_plain(child) for child in node]
    if not isinstance(node, dict):
        return node
    return {key: _plain(child) for key, child in node.items() if not key.endswith("_localizations")}


def overwrite(world: World, scope: str, commands: list[Payload]) -> list[Payload]:
    """Replace a scope's commands; one of the same name and type keeps its id."""
    check_all(commands)
    world.commands[scope] = [_made(world, scope, command) for command in commands]
    world.announce("COMMANDS_UPDATE", {"guild_id": scope or None})
    return world.commands[scope]


def create(world: World, scope: str, command: Payload) -> Payload:
    """Add one command, replacing one of the same name and type."""
    check_one(command)
    made = _made(world, scope, command)
    others = [known for known in world.commands[scope] if known["id"] != made["id"]]
    check_all([*others, command])
    world.commands[scope] = [*others, made]
    world.announce("COMMANDS_UPDATE", {"guild_id": scope or None})
    return made


def get(world: World, scope: str, command_id: str) -> Payload:
    """Raises ApiError 10063 for an unknown id."""
    for command in world.commands[scope]:
        if command["id"] == command_id:
            return command
    raise refusal(10063)


def change(world: World, scope: str, command_id: str, body: Payload) -> Payload:
    """Change what the body names; who a command is and of which type stays."""
    command = get(world, scope, command_id)
    after = {**command, **{key: value for key, value in body.items() if key not in FIXED}}
    check_one(after)
    wanted = bit_set(after["default_member_permissions"])
    shown = {key: value for key, value in after.items() if value is not None or key in NULLABLE}
    command.clear()
    command |= {**shown, "default_member_permissions": wanted, "version": world.new_id()}
    world.announce("COMMANDS_UPDATE", {"guild_id": scope or None})
    return command


def delete(world: World, scope: str, command_id: str) -> None:
    world.commands[scope].remove(get(world, scope, command_id))
    world.announce("COMMANDS_UPDATE", {"guild_id": scope or None})


def _made(world: World, scope: str, command: Payload) -> Payload:
    old = known(world, scope, command)
    given = {key: value for key, value in command.items() if value is not None and key != "id"}
    return {
        # Where a command can be used is said of global ones only.
        **({} if scope else {"contexts": None, "integration_types": [0], "dm_permission": True}),
        "nsfw": False,
        "name_localizations": None,
        "description_localizations": None,
        **given,
        "id": old["id"] if old else world.new_id(),
        "application_id": world.bot["id"],
        "version": world.new_id(),
        "type": command.get("type") or CHAT,
        "description": command.get("description") or "",
        "default_member_permissions": bit_set(command.get("default_member_permissions")),
        **({"guild_id": scope} if scope else {}),
    }


def usable(world: World, user_id: str, channel_id: str) -> list[Payload]:
    """The commands a person is offered in a channel: by context, default permissions and the channel itself."""
    if not world.can_view(user_id, channel_id) or is_archived(world, channel_id):
        return []
    guild_id = world.channels[channel_id].get("guild_id")
    context = 0 if guild_id else 1
    held = world.bits(user_id, channel_id)
    if not held & permissions.USE_APPLICATION_COMMANDS:
        return []
    if guild_id and world.bot["id"] not in world.members[guild_id]:
        return []
    offered = [*(world.commands[guild_id] if guild_id else []), *world.commands[GLOBAL]]
    return [command for command in offered if _allows(command, context, held, in_guild=bool(guild_id))]


def _allows(command: Payload, context: int, held: int, *, in_guild: bool) -> bool:
    contexts = command.get("contexts")
    if contexts is None:
        contexts = [0, 1] if command.get("dm_permission", True) else [0]
    if context not in contexts:
        return False
    wanted = command["default_member_permissions"]
    if not in_guild or wanted is None:
        return True
    if held & permissions.ADMINISTRATOR:
        return True
    return int(wanted) != 0 and held & int(wanted) == int(wanted)
