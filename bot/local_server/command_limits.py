"""Discord's limits on application commands (interactions/application-commands)."""

from __future__ import annotations

import re
import unicodedata

from bot.local_server.errors import Form, Path, Payload

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
OPTION_TYPES = range(1, 12)
MAX_CHARACTERS = 8000
MOST = {CHAT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
DECIMAL = re.compile(r"[0-9]{1,20}")
MOST_BITS = (1 << 54) - 1
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
})  # fmt: skip


def check_all(commands: list[Payload]) -> None:
    """A whole scope's commands. Raises ApiError 50035."""
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        _command(command, (index,), form)
        key = (command.get("type") or CHAT, str(command.get("name")))
        if key in seen:
            message = "Application command names must be unique"
            form.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    for kind, most in MOST.items():
        if sum(found == kind for found, _ in seen) > most:
            form.add((), "BASE_TYPE_MAX_LENGTH", f"At most {most} commands of type {kind}.")
    form.check()


def check_one(command: Payload) -> None:
    """A single command. Raises ApiError 50035."""
    form = Form()
    _command(command, (), form)
    form.check()


def _command(command: Payload, path: Path, form: Form) -> None:
    kind = command.get("type") or CHAT
    if kind not in MOST:
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
    """Default permissions as the service tells them: bits as a decimal text, sent as a text or as a number.

    Raises ValueError for anything else.
    """
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, int | str) or not DECIMAL.fullmatch(str(given)):
        raise ValueError(given)
    if int(given) > MOST_BITS:
        raise ValueError(given)
    return str(int(given))


def valid_name(name: object) -> bool:
    r"""`^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where the letters have one."""
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(_name_letter(letter) for letter in name)


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
    """A localised name must not be another option's default name."""
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
    """Names, descriptions and choice values of a command, each counted in its longest localisation."""
    total = _longest(node, "name") + _longest(node, "description")
    total += sum(characters(option) for option in node.get("options") or [])
    for choice in node.get("choices") or []:
        total += _longest(choice, "name")
        total += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return total


def _longest(node: Payload, key: str) -> int:
    texts = [str(node.get(key) or ""), *(node.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
