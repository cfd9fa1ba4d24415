"""Discord's limits on messages, components, modals and autocomplete answers.

`Checker` has one check per component type; the `check_...` functions check a whole request body.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

from bot.local_server.errors import Form, Path, Payload
from bot.local_server.payloads import V2

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
ENTITY_SELECTS = (5, 6, 7, 8)
SELECTS = (STRING_SELECT, *ENTITY_SELECTS)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23

IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)

MAX_OPTIONS = 25
"""Maximum number of options in a select."""
ALT_TEXT = 1024
"""Maximum characters in the description of a picture."""
EMOJI_NAME = 32
"""Maximum characters in the name of an emoji."""
SNOWFLAKE = re.compile(r"[0-9]{1,20}")


def walk(components: list[Payload]) -> Iterator[Payload]:
    """Yields every component, parents before children."""
    for node in components:
        yield node
        yield from walk(node.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(node.get(key), dict):
                yield from walk([node[key]])


@dataclass
class Checker:
    """Checks a component tree and collects every error in `form`. `emojis` are the ids of the custom emojis that there
    are; None allows all."""

    form: Form
    emojis: Collection[str] | None = None
    custom_ids: set[str] = field(default_factory=set)
    numbers: set[int] = field(default_factory=set)

    def tree(self, components: object, path: Path, allowed: tuple[int, ...]) -> None:
        """Checks that `components` is a list of valid components of the `allowed` types."""
        if not isinstance(components, list):
            self.form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return
        for index, node in enumerate(components):
            self.one(node, (*path, index), allowed)

    def one(self, node: object, path: Path, allowed: tuple[int, ...]) -> None:
        if not isinstance(node, dict) or node.get("type") not in allowed:
            choices = ", ".join(map(str, allowed))
            self.form.add((*path, "type"), "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of ({choices}).")
            return
        number = node.get("id")
        if number and number in self.numbers:
            self.form.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated.")
        elif number:
            self.numbers.add(number)
        checkers: dict[int, Callable[[Payload, Path], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            TEXT_INPUT: self._text_input,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._media,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
            LABEL: self._label,
            UPLOAD: self._custom_id,
            RADIO: self._radio,
            CHECKBOXES: self._checkboxes,
            CHECKBOX: self._custom_id,
        }
        checkers.get(node["type"], self._select)(node, path)

    def _custom_id(self, node: Payload, path: Path) -> None:
        custom_id = node.get("custom_id")
        self.form.length((*path, "custom_id"), custom_id, 1, 100)
        if isinstance(custom_id, str):
            if custom_id in self.custom_ids:
                message = "Component custom id cannot be duplicated"
                self.form.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            self.custom_ids.add(custom_id)

    def _row(self, node: Payload, path: Path) -> None:
        inner = node.get("components")
        if not isinstance(inner, list) or not inner:
            self.form.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
            return
        if any(isinstance(child, dict) and child.get("type") != BUTTON for child in inner):
            self.form.count((*path, "components"), len(inner), 1, 1)
        else:
            self.form.count((*path, "components"), len(inner), 1, 5)
        self.tree(inner, (*path, "components"), (BUTTON, *SELECTS))

    def _button(self, node: Payload, path: Path) -> None:
        style = node.get("style")
        if style not in (1, 2, 3, 4, 5, 6):
            self.form.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
        elif style <= 4:
            self._custom_id(node, path)
        elif style == 5:
            self.form.length((*path, "url"), node.get("url"), 1, 512)
            if node.get("custom_id"):
                message = "A custom id and url cannot both be specified"
                self.form.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if node.get("label"):
            self.form.length((*path, "label"), node["label"], 1, 80)
        elif not node.get("emoji") and style != 6:
            self.form.add(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")
        self._emoji(node, path)

    def _emoji(self, node: Payload, path: Path) -> None:
        """Checks an emoji: a custom emoji has an id, a Unicode emoji has a name and no id or a null id."""
        emoji, here = node.get("emoji"), (*path, "emoji")
        if emoji is None:
            return
        if not isinstance(emoji, dict):
            self.form.add(here, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        number, name = emoji.get("id"), emoji.get("name")
        if number is not None and not SNOWFLAKE.fullmatch(str(number)):
            self.form.add((*here, "id"), "NUMBER_TYPE_COERCE", f'Value "{number}" is not snowflake.')
        elif number is not None and self.emojis is not None and str(number) not in self.emojis:
            self.form.add((*here, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif name is not None and not isinstance(name, str):
            self.form.add((*here, "name"), "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(name or "") > EMOJI_NAME:
            self.form.add((*here, "name"), "BASE_TYPE_MAX_LENGTH", f"Must be {EMOJI_NAME} or fewer in length.")
        elif number is None and (name or "").isascii():
            self.form.add((*here, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, node: Payload, path: Path) -> None:
        self._custom_id(node, path)
        if node.get("placeholder") is not None:
            self.form.length((*path, "placeholder"), node["placeholder"], 0, 150)
        high = MAX_OPTIONS
        if node["type"] == STRING_SELECT:
            self._options(node, path, 1, MAX_OPTIONS)
            high = min(high, len(node.get("options") or []) or 1)
        self._between(node, path, MAX_OPTIONS, high)

    def _between(self, node: Payload, path: Path, most: int, available: int) -> None:
        low = 1 if node.get("min_values") is None else node["min_values"]
        high = 1 if node.get("max_values") is None else node["max_values"]
        if not 0 <= low <= most:
            self.form.add((*path, "min_values"), "NUMBER_TYPE_RANGE", f"Must be between 0 and {most}.")
        if not 1 <= high <= most:
            self.form.add((*path, "max_values"), "NUMBER_TYPE_RANGE", f"Must be between 1 and {most}.")
        elif high > available:
            message = "max_values cannot exceed the number of options."
            self.form.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS", message)
        if low > high:
            self.form.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values exceeds max_values.")

    def _options(self, node: Payload, path: Path, low: int, high: int) -> None:
        options = node.get("options") or []
        self.form.count((*path, "options"), len(options), low, high)
        values: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.form.length((*here, "label"), option.get("label"), 1, 100)
            self.form.length((*here, "value"), option.get("value"), 1, 100)
            if option.get("description") is not None:
                self.form.length((*here, "description"), option["description"], 0, 100)
            self._emoji(option, here)
            if option.get("value") in values:
                message = "The specified option value is already used"
                self.form.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            values.add(str(option.get("value")))
        chosen = sum(bool(option.get("default")) for option in options)
        if chosen > (node.get("max_values") or 1):
            self.form.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default options.")

    def _text(self, node: Payload, path: Path) -> None:
        self.form.length((*path, "content"), node.get("content"), 1, 4000)

    def _section(self, node: Payload, path: Path) -> None:
        inner = node.get("components") or []
        self.form.count((*path, "components"), len(inner), 1, 3)
        self.tree(inner, (*path, "components"), (TEXT,))
        self.one(node.get("accessory"), (*path, "accessory"), (BUTTON, THUMBNAIL))

    def _media(self, node: Payload, path: Path) -> None:
        media = node.get("media")
        if not isinstance(media, dict) or not media.get("url"):
            self.form.add((*path, "media"), "BASE_TYPE_REQUIRED", "This field is required")
        if node.get("description") is not None:
            self.form.length((*path, "description"), node["description"], 0, ALT_TEXT)

    def _gallery(self, node: Payload, path: Path) -> None:
        items = node.get("items") or []
        self.form.count((*path, "items"), len(items), 1, 10)
        for index, item in enumerate(items):
            self._media(item, (*path, "items", index))

    def _file(self, node: Payload, path: Path) -> None:
        url = (node.get("file") or {}).get("url")
        if not isinstance(url, str) or not url:
            self.form.add((*path, "file"), "BASE_TYPE_REQUIRED", "This field is required")

    def _separator(self, node: Payload, path: Path) -> None:
        if node.get("spacing") not in (None, 1, 2):
            self.form.add((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")

    def _container(self, node: Payload, path: Path) -> None:
        inner = node.get("components") or []
        if not inner:
            self.form.add((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        colour = node.get("accent_color")
        if colour is not None and not 0 <= colour <= 0xFFFFFF:
            self.form.add((*path, "accent_color"), "NUMBER_TYPE_RANGE", "Must be between 0 and 16777215.")
        self.tree(inner, (*path, "components"), IN_CONTAINER)

    def _label(self, node: Payload, path: Path) -> None:
        self.form.length((*path, "label"), node.get("label"), 1, 45)
        if node.get("description") is not None:
            self.form.length((*path, "description"), node["description"], 0, 100)
        self.one(node.get("component"), (*path, "component"), IN_LABEL)

    def _text_input(self, node: Payload, path: Path) -> None:
        self._custom_id(node, path)
        if node.get("style") not in (1, 2):
            self.form.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
        if node.get("label") is not None:
            self.form.length((*path, "label"), node["label"], 1, 45)
        if node.get("placeholder") is not None:
            self.form.length((*path, "placeholder"), node["placeholder"], 0, 100)
        if node.get("value") is not None:
            self.form.length((*path, "value"), node["value"], 0, 4000)

    def _radio(self, node: Payload, path: Path) -> None:
        self._custom_id(node, path)
        self._options(node, path, 2, 10)

    def _checkboxes(self, node: Payload, path: Path) -> None:
        self._custom_id(node, path)
        self._options({**node, "max_values": 10}, path, 1, 10)


MAX_COMPONENTS = 40
"""Components in a V2 message, nested ones included."""
MAX_TEXT = 4000
"""Characters in all text displays of a V2 message together."""
EMBED_TEXT = {"title": 256, "description": 4096}
"""Maximum characters per field of an embed."""


def check_message(body: Payload, flags: int, emojis: Collection[str] | None = None) -> None:
    """Checks the body and flags that a message would have after the request. `emojis` are the ids of the custom emojis
    that there are; None allows all.

    Raises ApiError 50035 if they break a limit.
    """
    form = Form()
    components = body.get("components") or []
    if body.get("content") is not None and not isinstance(body["content"], str):
        form.add(("content",), "STRING_TYPE_CONVERT", "Could not interpret value as string.")
    elif len(body.get("content") or "") > 2000:
        form.add(("content",), "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
    if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
        form.add(("nonce",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    _embeds(body.get("embeds") or [], form)
    if flags & V2:
        _v2(body, components, form, emojis)
    else:
        if len(components) > 5:
            form.add(("components",), "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
        Checker(form, emojis).tree(components, ("components",), (ROW,))
    form.check()


def _v2(body: Payload, components: list[Payload], form: Form, emojis: Collection[str] | None) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            message = "The 'content', 'embeds', 'sticker_ids' and 'poll' fields cannot be used with components V2"
            form.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    if not components:
        form.add(("components",), "BASE_TYPE_REQUIRED", "This field is required")
    Checker(form, emojis).tree(components, ("components",), TOP_LEVEL)
    if form.errors:
        return
    everything = list(walk(components))
    if len(everything) > MAX_COMPONENTS:
        message = f"The total number of components cannot exceed {MAX_COMPONENTS}, got {len(everything)}."
        form.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    length = sum(len(node["content"]) for node in everything if node["type"] == TEXT)
    if length > MAX_TEXT:
        message = f"The total displayable text size cannot exceed {MAX_TEXT}, got {length}."
        form.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _embeds(embeds: list[Payload], form: Form) -> None:
    if len(embeds) > 10:
        form.add(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = 0
    for index, embed in enumerate(embeds):
        here = ("embeds", index)
        parts: list[tuple[tuple[str | int, ...], str, int]] = [
            ((key,), embed.get(key) or "", most) for key, most in EMBED_TEXT.items()
        ]
        parts.append((("footer", "text"), (embed.get("footer") or {}).get("text") or "", 2048))
        parts.append((("author", "name"), (embed.get("author") or {}).get("name") or "", 256))
        fields = embed.get("fields") or []
        form.count((*here, "fields"), len(fields), 0, 25)
        for number, entry in enumerate(fields):
            form.length((*here, "fields", number, "name"), entry.get("name"), 1, 256)
            form.length((*here, "fields", number, "value"), entry.get("value"), 1, 1024)
            total += len(str(entry.get("name"))) + len(str(entry.get("value")))
        for path, text, most in parts:
            form.length((*here, *path), text, 0, most)
            total += len(text)
    if total > 6000:
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_modal(modal: Payload) -> None:
    """Checks a modal that the bot wants to open. Raises ApiError 50035 if it breaks a limit."""
    form = Form()
    components = modal.get("components") or []
    form.length(("data", "custom_id"), modal.get("custom_id"), 1, 100)
    form.length(("data", "title"), modal.get("title"), 1, 45)
    form.count(("data", "components"), len(components), 1, 5)
    checker = Checker(form)
    for index, node in enumerate(components):
        here = ("data", "components", index)
        if isinstance(node, dict) and node.get("type") == ROW:
            inner = node.get("components") or []
            form.count((*here, "components"), len(inner), 1, 1)
            for child in inner:
                form.length((*here, "components", 0, "label"), child.get("label"), 1, 45)
            checker.tree(inner, (*here, "components"), (TEXT_INPUT,))
        else:
            checker.one(node, here, (LABEL, TEXT))
    for node in walk(components):
        if node.get("disabled"):
            form.add(("data", "components"), "MODAL_COMPONENT_DISABLED", "Components in modals cannot be disabled.")
    form.check()


def check_choices(choices: object) -> None:
    """Checks the choices of an autocomplete answer. Raises ApiError 50035 if they break a limit."""
    form = Form()
    if not isinstance(choices, list):
        form.add(("data", "choices"), "BASE_TYPE_REQUIRED", "This field is required")
        form.check()
        return
    if len(choices) > 25:
        form.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for index, choice in enumerate(choices):
        here = ("data", "choices", index)
        form.length((*here, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length((*here, "value"), choice["value"], 1, 100)
        for locale, name in (choice.get("name_localizations") or {}).items():
            form.length((*here, "name_localizations", locale), name, 1, 100)
    form.check()
