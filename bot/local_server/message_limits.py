"""Discord's limits on whole messages, modals and autocomplete answers."""

from __future__ import annotations

from bot.local_server.component_limits import LABEL, ROW, TEXT, TEXT_INPUT, TOP_LEVEL, Checker, walk
from bot.local_server.errors import Form, Payload
from bot.local_server.payloads import V2

MAX_COMPONENTS = 40
MAX_TEXT = 4000
EMBED_TEXT = {"title": 256, "description": 4096}


def check_message(body: Payload, flags: int) -> None:
    """`body` as it would stand after the request, `flags` likewise. Raises ApiError 50035."""
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
        _v2(body, components, form)
    else:
        if len(components) > 5:
            form.add(("components",), "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
        Checker(form).tree(components, ("components",), (ROW,))
    form.check()


def _v2(body: Payload, components: list[Payload], form: Form) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            message = "The 'content', 'embeds', 'sticker_ids' and 'poll' fields cannot be used with components V2"
            form.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    if not components:
        form.add(("components",), "BASE_TYPE_REQUIRED", "This field is required")
    Checker(form).tree(components, ("components",), TOP_LEVEL)
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
        for number, field in enumerate(fields):
            form.length((*here, "fields", number, "name"), field.get("name"), 1, 256)
            form.length((*here, "fields", number, "value"), field.get("value"), 1, 1024)
            total += len(str(field.get("name"))) + len(str(field.get("value")))
        for path, text, most in parts:
            form.length((*here, *path), text, 0, most)
            total += len(text)
    if total > 6000:
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_modal(modal: Payload) -> None:
    """Raises ApiError 50035 unless `modal` may be opened."""
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
    """Raises ApiError 50035 unless these may be an autocomplete's answer."""
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
