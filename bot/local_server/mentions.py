"""Whom a message really mentions: its text, `allowed_mentions`, and the author's permissions together."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.local_server import permissions
from bot.local_server.errors import Form, Payload

if TYPE_CHECKING:
    from bot.local_server.state import State
    from bot.local_server.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass
class Mentions:
    """What goes into a message's `mentions`, `mention_roles` and `mention_everyone`."""

    users: list[Payload] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False

    def fields(self) -> Payload:
        return {"mentions": self.users, "mention_roles": self.roles, "mention_everyone": self.everyone}


def texts(components: list[Payload]) -> list[str]:
    """Every text display's content, in order."""
    found: list[str] = []
    for node in components:
        if node.get("type") == 10:
            found.append(node.get("content") or "")
        found += texts(node.get("components") or [])
    return found


def validate(allowed: Payload | None) -> None:
    """Raises ApiError 50035 for lists that contradict `parse` or are too long."""
    if not allowed:
        return
    form = Form()
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in ("everyone", "users", "roles"):
            form.add(("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", "Not one of the choices.")
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if listed and kind in parse:
            message = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            form.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        form.count(("allowed_mentions", kind), len(listed), 0, 100)
    form.check()


def compute(
    world: World, channel_id: str, author_id: str, content: str, allowed: Payload | None, reply_to: Payload | None
) -> Mentions:
    """`allowed` None means everything is parsed, as the service does by default."""
    bits = world.bits(author_id, channel_id)
    found = Mentions()
    parse = {"everyone", "users", "roles"} if allowed is None else set(allowed.get("parse") or [])
    named_users = {str(item) for item in (allowed or {}).get("users") or []}
    named_roles = {str(item) for item in (allowed or {}).get("roles") or []}
    for user_id in dict.fromkeys(USER.findall(content)):
        if user_id in world.users and ("users" in parse or user_id in named_users):
            found.users.append(world.users[user_id])
    for role_id in dict.fromkeys(ROLE.findall(content)):
        if _role_exists(world, role_id) and ("roles" in parse or role_id in named_roles):
            found.roles.append(role_id)
    if EVERYONE.search(content) and "everyone" in parse:
        found.everyone = bool(bits & permissions.MENTION_EVERYONE)
    pinged = allowed is None or bool(allowed.get("replied_user"))
    if reply_to and pinged and reply_to["author"] not in found.users:
        found.users.append(reply_to["author"])
    return found


def _role_exists(state: State, role_id: str) -> bool:
    return any(role["id"] == role_id for guild in state.guilds.values() for role in guild["roles"])
