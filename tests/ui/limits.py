"""Discord's limits for a message of components, checked on the payload that is sent, without the bot's own code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

ROW, BUTTON, SELECT, TEXT, GALLERY, CONTAINER = 1, 2, 3, 10, 12, 17
LINK = 5
FILLED = (5, 6, 7, 8)
"""Selects whose lines Discord fills: users, roles, both, channels."""
GUIDELINE = 38
"""Labels longer than this may be cut on a phone (ux.md 2.0)."""


def nodes(view: discord.ui.LayoutView) -> Iterator[dict[str, Any]]:
    """Yield every component of the payload, containers before their contents."""
    stack: list[dict[str, Any]] = list(reversed(view.to_components()))
    while stack:
        node = stack.pop()
        yield node
        children = list(node.get("components") or [])
        if isinstance(node.get("accessory"), dict):
            children.append(node["accessory"])
        stack.extend(reversed(children))


def assert_limits(view: discord.ui.LayoutView) -> None:
    """Raises AssertionError naming the limit that is exceeded."""
    every = list(nodes(view))
    assert 1 <= len(every) <= 40, f"{len(every)} components"
    texts = [node["content"] for node in every if node["type"] == TEXT]
    assert sum(map(len, texts)) <= 4000, f"{sum(map(len, texts))} characters"
    assert all(text.strip() for text in texts), "an empty text"
    ids = [node["custom_id"] for node in every if "custom_id" in node]
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids), ids
    assert len(ids) == len(set(ids)), "an id stands twice"
    rows = [node for node in every if node["type"] == ROW]
    assert len(rows) <= 5, f"{len(rows)} rows"
    for row in rows:
        kinds = [node["type"] for node in row["components"]]
        assert (len(kinds) == 1 and kinds[0] in (SELECT, *FILLED)) or (
            1 <= len(kinds) <= 5 and set(kinds) == {BUTTON}
        ), kinds
    for node in every:
        if node["type"] == BUTTON:
            _button(node)
        elif node["type"] == SELECT:
            _select(node)
        elif node["type"] in FILLED:
            _filled(node)
        elif node["type"] == GALLERY:
            assert 1 <= len(node["items"]) <= 10
            assert all(0 < len(item["description"]) <= 1024 for item in node["items"])


def _button(node: dict[str, Any]) -> None:
    assert 1 <= len(node["label"]) <= 80, node["label"]
    assert ("url" in node) == (node["style"] == LINK)
    assert ("custom_id" in node) != ("url" in node)
    assert len(node.get("url", "")) <= 512


def _select(node: dict[str, Any]) -> None:
    options = node["options"]
    assert 1 <= len(options) <= 25, len(options)
    assert len(node["placeholder"]) <= 150
    assert 0 <= node["min_values"] <= node["max_values"] <= len(options)
    assert node["max_values"] >= 1
    assert sum(bool(option.get("default")) for option in options) <= node["max_values"]
    values = [option["value"] for option in options]
    assert len(values) == len(set(values)), "a value stands twice"
    for option in options:
        assert 1 <= len(option["label"]) <= 100, option["label"]
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _filled(node: dict[str, Any]) -> None:
    assert len(node["placeholder"]) <= 150
    assert 0 <= node["min_values"] <= node["max_values"] <= 25
    assert node["max_values"] >= 1
    assert len(node.get("default_values") or ()) <= node["max_values"]


def long_labels(view: discord.ui.LayoutView) -> list[str]:
    """Return the labels of buttons that are longer than the guideline."""
    return [node["label"] for node in nodes(view) if node["type"] == BUTTON and len(node["label"]) > GUIDELINE]


def controls(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Return all enabled buttons and selects that carry an id."""
    return [node for node in nodes(view) if "custom_id" in node and not node.get("disabled")]


def said(view: discord.ui.LayoutView) -> str:
    """Return everything that can be read: texts, labels, options, placeholders, alt texts."""
    found: list[str] = []
    for node in nodes(view):
        found += [node[key] for key in ("content", "label", "placeholder") if isinstance(node.get(key), str)]
        for option in node.get("options") or ():
            found += [option["label"], option.get("description") or ""]
        found += [item.get("description") or "" for item in node.get("items") or ()]
    return "\n".join(found)
