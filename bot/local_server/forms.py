"""The data that a client sends when a person uses a command, a control or a modal, and the checks a client makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.local_server import permissions
from bot.local_server.errors import Payload
from bot.local_server.limits import (
    CHECKBOX,
    CHECKBOXES,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
)
from bot.local_server.payloads import THREADS
from bot.local_server.world import World

USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9
# The fields of resolved channels. Those of threads are not all in Discord's documentation, but discord.py needs them.
OF_A_CHANNEL = (
    "id", "name", "type", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id", "guild_id", "flags",
    "rate_limit_per_user", "topic", "position",
)  # fmt: skip
OF_A_THREAD = ("thread_metadata", "owner_id", "member_count", "message_count", "total_message_sent")
NUMERIC = {4: int, 10: (int, float)}


@dataclass(frozen=True)
class Where:
    """The user who acts and the channel in which they act."""

    world: World
    channel_id: str
    user_id: str

    @property
    def guild_id(self) -> str | None:
        return self.world.channels[self.channel_id].get("guild_id")


class CannotUse(Exception):
    """A client would not let the person do this: the target is unknown, hidden or disabled, or a value is missing."""


class ControlGone(CannotUse):
    """The control was changed or removed before the press arrived."""


def find_command(commands: list[Payload], path: str) -> tuple[Payload, Payload, list[Payload]]:
    """Return the command, the node that is called, and the chain of sub-commands to that node.

    Raises CannotUse if the path does not exist or needs a further sub-command.
    """
    names = path.split()
    command = next((c for c in commands if c["type"] == 1 and c["name"] == names[0]), None)
    if command is None:
        raise CannotUse(f"/{names[0]} is not offered here")
    node, chain = command, []
    for name in names[1:]:
        inner = next((o for o in node.get("options") or [] if o["name"] == name and o["type"] in (1, 2)), None)
        if inner is None:
            raise CannotUse(f"/{path} does not exist")
        node = inner
        chain.append(inner)
    if any(option["type"] in (1, 2) for option in node.get("options") or []):
        raise CannotUse(f"/{path} needs a sub-command")
    return command, node, chain


def command_data(
    where: Where, found: tuple[Payload, Payload, list[Payload]], given: dict[str, Any], focused: str = ""
) -> Payload:
    """Return the `data` of a command (or, with `focused`, of an autocomplete request).

    Raises CannotUse for an option that is unknown, missing or not valid.
    """
    command, node, chain = found
    declared = node.get("options") or []
    unknown = set(given) - {option["name"] for option in declared}
    if unknown:
        raise CannotUse(f"unknown options: {', '.join(sorted(unknown))}")
    leaf: list[Payload] = []
    resolved: Payload = {}
    for option in declared:
        name = option["name"]
        if name not in given or given[name] is None:
            if option.get("required") and not focused:
                raise CannotUse(f"the option {name} is required")
            continue
        value = given[name]
        if name == focused:
            leaf.append({"name": name, "type": option["type"], "value": value, "focused": True})
            continue
        value = _option_value(option, value)
        if option["type"] in (USER, CHANNEL, ROLE, MENTIONABLE):
            resolve(where, [value], resolved, option.get("channel_types"))
        leaf.append({"name": name, "type": option["type"], "value": value})
    for inner in reversed(chain):
        leaf = [{"name": inner["name"], "type": inner["type"], "options": leaf}]
    data: Payload = {"id": command["id"], "name": command["name"], "type": 1, "options": leaf}
    if resolved:
        data["resolved"] = resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def _option_value(option: Payload, value: Any) -> Any:
    name, kind = option["name"], option["type"]
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        return str(getattr(value, "id", value))
    if kind == 5 and not isinstance(value, bool):
        raise CannotUse(f"{name} must be true or false")
    if kind in NUMERIC:
        if isinstance(value, bool) or not isinstance(value, NUMERIC[kind]):
            raise CannotUse(f"{name} must be a number")
        if value < option.get("min_value", value) or value > option.get("max_value", value):
            raise CannotUse(f"{name} is out of range")
    if kind == 3:
        if not isinstance(value, str):
            raise CannotUse(f"{name} must be a string")
        if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
            raise CannotUse(f"{name} is too short or too long")
    if kind == 11:
        raise CannotUse("file options are not implemented in the local server")
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise CannotUse(f"{value!r} is not a choice of {name}")
    return value


def resolve(where: Where, ids: list[str], into: Payload, kinds: list[int] | None = None) -> None:
    """Adds the users, members, roles and channels of these ids to `into`.

    Channels carry the acting user's permissions. Raises CannotUse for an unknown id, and for a channel that is not of
    one of the `kinds` if `kinds` are given.
    """
    world, guild_id = where.world, where.guild_id
    roles = {role["id"]: role for role in world.guilds[guild_id]["roles"]} if guild_id else {}
    for item in ids:
        if item in world.users:
            into.setdefault("users", {})[item] = world.users[item]
            if guild_id and item in world.members[guild_id]:
                into.setdefault("members", {})[item] = _member(where, guild_id, item)
        elif item in roles:
            into.setdefault("roles", {})[item] = roles[item]
        elif permissions.can_view(world, where.user_id, item):
            channel = world.channels[item]
            if kinds and channel["type"] not in kinds:
                raise CannotUse(f"{item} is not a channel of the required types")
            into.setdefault("channels", {})[item] = _channel(where, channel)
        else:
            raise CannotUse(f"no person, role or channel has the id {item}")


def _member(where: Where, guild_id: str, user_id: str) -> Payload:
    """Return a partial member: without `user`, which resolved data hold separately, and without voice states."""
    member = where.world.members[guild_id][user_id]
    shown = {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}
    return {**shown, "permissions": str(permissions.bits(where.world, user_id, where.channel_id))}


def _channel(where: Where, channel: Payload) -> Payload:
    """Return a partial channel with the permissions of the acting user and of the bot.

    Threads keep some more fields, because discord.py reads them.
    """
    world = where.world
    names = OF_A_CHANNEL if channel["type"] not in THREADS else (*OF_A_CHANNEL, *OF_A_THREAD)
    return {
        **{name: channel[name] for name in names if name in channel},
        "permissions": str(permissions.bits(world, where.user_id, channel["id"])),
        "app_permissions": str(permissions.bits(world, world.bot["id"], channel["id"])),
    }


def check_values(node: Payload, values: list[str]) -> None:
    """Raises CannotUse if a client's select would not let the person choose these values."""
    low = 1 if node.get("min_values") is None else node["min_values"]
    high = 1 if node.get("max_values") is None else node["max_values"]
    if node.get("required") is False:
        low = 0
    if not low <= len(values) <= high:
        raise CannotUse(f"{low} to {high} values must be chosen, not {len(values)}")
    known = [option["value"] for option in node.get("options") or []]
    if node["type"] in (STRING_SELECT, RADIO, CHECKBOXES) and not set(values) <= set(known):
        raise CannotUse(f"not among the options: {sorted(set(values) - set(known))}")


def modal_data(where: Where, modal: Payload, fields: dict[str, Any], *, force: bool) -> Payload:
    """Return the `data` of a modal's submission. Fields that are not given keep the values that the modal showed.

    Raises CannotUse for an unknown field or a value that is not valid; with `force`, only for unknown ids and files.
    """
    left = dict(fields)
    resolved: Payload = {}

    def value(node: Payload) -> Payload:
        entry = {"type": node["type"], "id": node.get("id", 1), "custom_id": node["custom_id"]}
        given = left.pop(node["custom_id"], None)
        filled = _filled(node, given)
        if not force:
            _check_field(node, filled)
        if node["type"] in (5, 6, 7, 8):
            resolve(where, filled, resolved, node.get("channel_types"))
        key = "values" if node["type"] in (*SELECTS, CHECKBOXES, UPLOAD) else "value"
        return {**entry, key: filled}

    rows: list[Payload] = []
    for number, node in enumerate(modal["components"], 1):
        here = {"type": node["type"], "id": node.get("id") or number}
        if node["type"] == LABEL:
            rows.append({**here, "component": value(node["component"])})
        elif node["type"] == ROW:
            rows.append({**here, "components": [value(inner) for inner in node["components"]]})
        elif node["type"] == TEXT:
            rows.append(here)
    if left and not force:
        raise CannotUse(f"the modal has no {', '.join(sorted(left))}")
    data: Payload = {"custom_id": modal["custom_id"], "components": rows}
    if resolved:
        data["resolved"] = resolved
    return data


def _filled(node: Payload, given: Any) -> Any:
    """Return the value of a field: the given one, or else the one that the modal showed."""
    kind = node["type"]
    chosen = [option["value"] for option in node.get("options") or [] if option.get("default")]
    if kind == TEXT_INPUT:
        return (node.get("value") or "") if given is None else given
    if kind == CHECKBOX:
        return bool(node.get("default")) if given is None else bool(given)
    if kind == RADIO:
        return (chosen[0] if chosen else None) if given is None else given
    if kind == UPLOAD:
        if given:
            raise CannotUse("file uploads in modals are not implemented in the local server")
        return []
    if given is None:
        return chosen
    return [given] if isinstance(given, str) else [str(getattr(item, "id", item)) for item in given]


def _check_field(node: Payload, value: Any) -> None:
    required = node.get("required", True)
    if node["type"] == TEXT_INPUT:
        low = node.get("min_length") or (1 if required else 0)
        if not (low <= len(value) or (not required and not value)):
            raise CannotUse(f"{node['custom_id']} is too short")
        if len(value) > (node.get("max_length") or 4000):
            raise CannotUse(f"{node['custom_id']} is too long")
    elif node["type"] == RADIO:
        if value is None and not required:
            return
        check_values({**node, "max_values": 1}, [] if value is None else [value])
    elif node["type"] == CHECKBOXES:
        most = node.get("max_values") or len(node.get("options") or [])
        check_values({**node, "max_values": most}, value)
    elif node["type"] in SELECTS:
        check_values(node, value)
