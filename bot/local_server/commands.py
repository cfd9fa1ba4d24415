"""Application commands: checks Discord's limits on them, stores what the bot registers, lists what a person can use.

The limits are those of Discord's documentation, page interactions/application-commands.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any

from bot.local_server import permissions
from bot.local_server.errors import Form, Path, Payload, refusal
from bot.local_server.permissions import is_archived
from bot.local_server.world import World

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
OPTION_TYPES = range(1, 12)
MAX_CHARACTERS = 8000
"""Maximum size of a command, as `characters` counts it."""
MAX_COMMANDS = {CHAT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
"""Maximum number of commands per type in one scope."""
DECIMAL = re.compile(r"[0-9]{1,20}")
MAX_PERMISSIONS = (1 << 54) - 1
"""The largest permission set that `bit_set` accepts."""
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
})  # fmt: skip


def check_all(commands: list[Payload]) -> None:
    """Checks all commands of one scope together. Raises ApiError 50035 if one breaks a limit."""
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        _command(command, (index,), form)
        key = (command.get("type") or CHAT, str(command.get("name")))
        if key in seen:
            message = "Application command names must be unique"
            form.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    for kind, most in MAX_COMMANDS.items():
        if sum(found == kind for found, _ in seen) > most:
            form.add((), "BASE_TYPE_MAX_LENGTH", f"At most {most} commands of type {kind}.")
    form.check()


def check_one(command: Payload) -> None:
    """Checks a single command. Raises ApiError 50035 if it breaks a limit."""
    form = Form()
    _command(command, (), form)
    form.check()


def _command(command: Payload, path: Path, form: Form) -> None:
    kind = command.get("type") or CHAT
    if kind not in MAX_COMMANDS:
        form.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.")
        return
    if kind == CHAT:
        _named(command, path, form)
        _options(command.get("options") or [], (*path, "options"), form, depth=0)
        size = characters(command)
        if size > MAX_CHARACTERS:
            message = f"Command exceeds maximum size ({size} of {MAX_CHARACTERS})"
            form.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    else:
        form.length((*path, "name"), command.get("name"), 1, 32)
        if command.get("description"):
            form.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION", "Context menus have no description.")
        if command.get("options"):
            form.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS", "Context menus have no options.")
    try:
        bit_set(command.get("default_member_permissions"))
    except ValueError:
        form.add((*path, "default_member_permissions"), "BITFIELD_INVALID", "Not a permission bit set.")
    for key, most in (("contexts", 2), ("integration_types", 1)):
        listed = command.get(key)
        if listed is not None and (len(set(listed)) != len(listed) or any(not 0 <= item <= most for item in listed)):
            form.add((*path, key), "BASE_TYPE_CHOICES", "Not a set of the choices.")


def bit_set(given: object) -> str | None:
    """Return default permissions as Discord sends them: the bits as decimal text, None for none.

    The request may send them as text or as a number. Raises ValueError for anything else.
    """
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, int | str) or not DECIMAL.fullmatch(str(given)):
        raise ValueError(given)
    if int(given) > MAX_PERMISSIONS:
        raise ValueError(given)
    return str(int(given))


def valid_name(name: object) -> bool:
    r"""Return whether `name` matches `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` and is in lower case."""
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(_name_letter(letter) for letter in name)


@lru_cache(512)
def _name_letter(letter: str) -> bool:
    if letter in "-_'":
        return True
    known = unicodedata.name(letter, "")
    return unicodedata.category(letter)[0] in "LN" or known.startswith(("DEVANAGARI", "THAI"))


def _named(node: Payload, path: Path, form: Form) -> None:
    if not valid_name(node.get("name")):
        form.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.length((*path, "description"), node.get("description"), 1, 100)
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (node.get(key) or {}).items():
            here = (*path, key, locale)
            if locale not in LOCALES:
                form.add(here, "BASE_TYPE_CHOICES", "Not a supported locale.")
            elif key == "description_localizations":
                form.length(here, text, 1, 100)
            elif not valid_name(text):
                form.add(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(options: list[Payload], path: Path, form: Form, *, depth: int) -> None:
    if len(options) > 25:
        form.add(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names: set[str] = set()
    optional_before = False
    kinds = {option.get("type") in (SUB, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for index, option in enumerate(options):
        here = (*path, index)
        kind = option.get("type")
        _named(option, here, form)
        allowed = kind in OPTION_TYPES and not (kind == GROUP and depth) and not (kind == SUB and depth > 1)
        if not allowed:
            form.add((*here, "type"), "BASE_TYPE_CHOICES", "This option type is not possible here.")
        if option.get("name") in names:
            message = "Option names must be unique"
            form.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message)
        names.add(str(option.get("name")))
        if kind in (SUB, GROUP):
            inner = option.get("options") or []
            if kind == GROUP and not inner:
                form.add((*here, "options"), "BASE_TYPE_REQUIRED", "This field is required")
            _options(inner, (*here, "options"), form, depth=depth + 1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            form.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        _choices(option, here, form)
    _foreign_names(options, path, form)


def _foreign_names(options: list[Payload], path: Path, form: Form) -> None:
    """Reports a localised name that equals the default name of another option."""
    for index, option in enumerate(options):
        for locale, text in (option.get("name_localizations") or {}).items():
            if any(text == other.get("name") for other in options if other is not option):
                message = "Localised option name equals another option's name"
                form.add((*path, index, "name_localizations", locale), "APPLICATION_COMMAND_OPTIONS_NAME", message)


def _choices(option: Payload, path: Path, form: Form) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "Autocomplete cannot be used with choices"
        form.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    if (choices or option.get("autocomplete")) and option.get("type") not in (STRING, INTEGER, NUMBER):
        form.add((*path, "choices"), "BASE_TYPE_CHOICES", "This option type takes no choices.")
    if len(choices) > 25:
        form.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for index, choice in enumerate(choices):
        here = (*path, "choices", index)
        form.length((*here, "name"), choice.get("name"), 1, 100)
        if option.get("type") == STRING:
            form.length((*here, "value"), choice.get("value"), 1, 100)
        for locale, text in (choice.get("name_localizations") or {}).items():
            form.length((*here, "name_localizations", locale), text, 1, 100)


def characters(node: Payload) -> int:
    """Counts the characters of a command's names, descriptions and choice values, each in its longest localisation."""
    total = _longest(node, "name") + _longest(node, "description")
    total += sum(characters(option) for option in node.get("options") or [])
    for choice in node.get("choices") or []:
        total += _longest(choice, "name")
        total += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return total


def _longest(node: Payload, key: str) -> int:
    texts = [str(node.get(key) or ""), *(node.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)


GLOBAL = ""
"""The key of the global commands in `World.commands`; the commands of a guild have its id as key."""
NULLABLE = ("contexts", "default_member_permissions", "name_localizations", "description_localizations")
"""Fields that a changed command keeps even if they are null."""
FIXED = ("id", "type", "application_id", "guild_id", "version")
"""Fields that a PATCH request cannot change."""


def scope_of(world: World, guild_id: str | None) -> str:
    """Return the key of a scope in `World.commands`. Raises ApiError 50001 for a guild without the bot."""
    if guild_id is None:
        return GLOBAL
    if world.bot["id"] not in world.members.get(guild_id, {}):
        raise refusal(50001)
    return guild_id


def known(world: World, scope: str, command: Payload) -> Payload | None:
    """Return the registered command of the same name and type, which `command` would replace, or None."""
    key = (command.get("name"), command.get("type") or CHAT)
    return next((old for old in world.commands.get(scope, []) if (old["name"], old["type"]) == key), None)


def listing(world: World, scope: str, *, with_localizations: bool) -> list[Payload]:
    """Return all commands of a scope, with their localisation dictionaries only if the request asks for them."""
    return world.commands[scope] if with_localizations else _plain(world.commands[scope])


def _plain(node: Any) -> Any:
    if isinstance(node, list):
        return [_plain(child) for child in node]
    if not isinstance(node, dict):
        return node
    return {key: _plain(child) for key, child in node.items() if not key.endswith("_localizations")}


def overwrite(world: World, scope: str, commands: list[Payload]) -> list[Payload]:
    """Replaces the commands of a scope; a command of the same name and type keeps its id.

    Raises ApiError 50035 if a command breaks a limit.
    """
    check_all(commands)
    world.commands[scope] = [_made(world, scope, command) for command in commands]
    world.announce("COMMANDS_UPDATE", {"guild_id": scope or None})
    return world.commands[scope]


def create(world: World, scope: str, command: Payload) -> Payload:
    """Adds a command or replaces the one of the same name and type. Raises ApiError 50035 if it breaks a limit."""
    check_one(command)
    made = _made(world, scope, command)
    others = [known for known in world.commands[scope] if known["id"] != made["id"]]
    check_all([*others, command])
    world.commands[scope] = [*others, made]
    world.announce("COMMANDS_UPDATE", {"guild_id": scope or None})
    return made


def get(world: World, scope: str, command_id: str) -> Payload:
    """Return the command of that id. Raises ApiError 10063 for an unknown id."""
    for command in world.commands[scope]:
        if command["id"] == command_id:
            return command
    raise refusal(10063)


def change(world: World, scope: str, command_id: str, body: Payload) -> Payload:
    """Changes the fields that the body names, except those in FIXED.

    Raises ApiError 10063 for an unknown id and 50035 if the result breaks a limit.
    """
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
        # Only global commands carry the fields that say where they can be used.
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
    """Return the commands that Discord offers a person in a channel.

    This depends on the context, the default permissions of the command and the permissions in the channel.
    """
    if not permissions.can_view(world, user_id, channel_id) or is_archived(world, channel_id):
        return []
    guild_id = world.channels[channel_id].get("guild_id")
    context = 0 if guild_id else 1
    held = permissions.bits(world, user_id, channel_id)
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
