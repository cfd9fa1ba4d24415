"""Discord's limits on messages and components, one violation at a time."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server.errors import ApiError
from bot.local_server.limits import check_choices, check_message, check_modal
from bot.local_server.payloads import V2

Node = dict[str, Any]


def button(n: int = 0, **more: Any) -> Node:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": f"b{n}", **more}


def select(count: int = 2, **more: Any) -> Node:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def row(*inner: Node) -> Node:
    return {"type": 1, "components": list(inner)}


def text(content: str = "words") -> Node:
    return {"type": 10, "content": content}


def container(*inner: Node, **more: Any) -> Node:
    return {"type": 17, "components": list(inner), **more}


def gallery(count: int, **more: Any) -> Node:
    return {"type": 12, "items": [{"media": {"url": f"https://x/{n}"}, **more} for n in range(count)]}


def section(*inner: Node, accessory: Node | None = None) -> Node:
    return {"type": 9, "components": list(inner), "accessory": accessory or button(99)}


def option(**fields: Any) -> Node:
    return {"type": 3, "custom_id": "s", "options": [{"label": "l", "value": "v", **fields}]}


GOOD_V2 = [
    container(text("x" * 3979), text("y" * 10), gallery(10, description="a" * 1024), accent_color=0xFFFFFF),
    section(text("one"), text("two"), text("three")),
    row(*[button(n, label="l" * 80, custom_id=f"{n}" * 100) for n in range(1, 6)]),
    row(select(25, placeholder="p" * 150, min_values=0, max_values=25)),
    {"type": 14, "divider": True, "spacing": 2},
    {"type": 13, "file": {"url": "attachment://rules.txt"}},
]


def test_everything_at_its_limit_is_accepted() -> None:
    check_message({"components": GOOD_V2}, V2)
    check_message({"components": [text("x") for _ in range(40)]}, V2)
    check_message({"content": "x" * 2000, "components": [row(button(n)) for n in range(5)]}, 0)
    check_message({"components": [row(option(label="l" * 100, value="v" * 100, description="d" * 100))]}, 0)


@pytest.mark.parametrize(
    "components",
    [
        [],
        [text("x") for _ in range(41)],
        [container(*[text("x") for _ in range(40)])],
        [text("x" * 4001)],
        [text("x" * 2001), container(text("y" * 2000))],
        [text("")],
        [container()],
        [container(container(text()))],
        [container(text(), accent_color=1 << 24)],
        [row()],
        [row(*[button(n) for n in range(6)])],
        [row(button(), select())],
        [row(select(), select(custom_id="t"))],
        [row(text())],
        [button()],
        [row(button(), button())],
        [row(button(1)), container(row(button(1)))],
        [row(button(label="l" * 81))],
        [row(button(custom_id="c" * 101))],
        [row(button(custom_id=None))],
        [row(button(label=None))],
        [row(button(style=9))],
        [row(button(style=5, url="https://x"))],
        [row(select(26))],
        [row(select(0))],
        [row(select(placeholder="p" * 151))],
        [row(select(2, max_values=3))],
        [row(select(2, min_values=2, max_values=1))],
        [row(option(label="l" * 101))],
        [row(option(label=""))],
        [row(option(value="v" * 101))],
        [row(option(description="d" * 101))],
        [row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]})],
        [row(select(2) | {"options": [{"label": n, "value": n, "default": True} for n in "ab"]})],
        [gallery(0)],
        [gallery(11)],
        [gallery(1, description="a" * 1025)],
        [{"type": 12, "items": [{"media": {}}]}],
        [section()],
        [section(*[text() for _ in range(4)])],
        [{"type": 9, "components": [text()]}],
        [section(text(), accessory=select())],
        [{"type": 14, "spacing": 3}],
        [{"type": 4, "custom_id": "t", "style": 1}],
        [{"type": 99}],
        [text() | {"id": 7}, text() | {"id": 7}],
        ["no component"],
    ],
)
def test_v2_breaches(components: list[Node]) -> None:
    with pytest.raises(ApiError) as caught:
        check_message({"components": components}, V2)
    assert caught.value.code == 50035
    assert "components" in caught.value.body["errors"]


@pytest.mark.parametrize(
    ("body", "flags"),
    [
        ({"content": "x" * 2001}, 0),
        ({"content": 5}, 0),
        ({"components": [text()]}, 0),
        ({"components": [container(text())]}, 0),
        ({"components": [row(button(n)) for n in range(6)]}, 0),
        ({"content": "x", "components": [text()]}, V2),
        ({"embeds": [{"title": "t"}], "components": [text()]}, V2),
        ({"content": "only"}, V2),
        ({"content": "x", "nonce": "n" * 26}, 0),
        ({"embeds": [{"title": "t" * 257}]}, 0),
        ({"embeds": [{"description": "t" * 4097}]}, 0),
        ({"embeds": [{"description": "t" * 4000}, {"description": "t" * 2001}]}, 0),
        ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, 0),
        ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, 0),
        ({"embeds": [{}] * 11}, 0),
    ],
)
def test_message_breaches(body: Node, flags: int) -> None:
    with pytest.raises(ApiError) as caught:
        check_message(body, flags)
    assert caught.value.code == 50035


def modal(*components: Node, **more: Any) -> Node:
    return {"custom_id": "m", "title": "Title", "components": list(components), **more}


def label(component: Node, **more: Any) -> Node:
    return {"type": 18, "label": "Label", "component": component, **more}


def entry(n: int = 0, **more: Any) -> Node:
    return {"type": 4, "custom_id": f"t{n}", "style": 1, **more}


def test_modals() -> None:
    check_modal(modal(label(entry()), label(select()), text(), row(entry(1, label="Old"))))
    radio = {"type": 21, "custom_id": "r", "options": [{"label": n, "value": n} for n in "ab"]}
    check_modal(
        modal(
            label(radio),
            label({"type": 23, "custom_id": "c"}),
            label({**radio, "type": 22, "custom_id": "g"}),
        )
    )
    for bad in (
        modal(),
        modal(*[label(entry(n)) for n in range(6)]),
        modal(label(entry()), title="t" * 46),
        modal(label(entry()), custom_id=""),
        modal(label(entry(), label="l" * 46)),
        modal(label(entry(), description="d" * 101)),
        modal(label(entry()), label(entry())),
        modal(label(button())),
        modal(row(button())),
        modal(row(entry())),
        modal(label(entry(style=3))),
        modal(label(entry(placeholder="p" * 101))),
        modal(label(entry(value="p" * 4001))),
        modal(label({**radio, "options": radio["options"][:1]})),
        modal(label(select(disabled=True))),
        modal(entry()),
    ):
        with pytest.raises(ApiError):
            check_modal(bad)


def test_autocomplete_choices() -> None:
    check_choices([{"name": "n" * 100, "value": "v" * 100}] * 25)
    for bad in (
        None,
        [{"name": "n", "value": "v"}] * 26,
        [{"name": "n" * 101, "value": "v"}],
        [{"name": "", "value": "v"}],
        [{"name": "n", "value": "v" * 101}],
    ):
        with pytest.raises(ApiError):
            check_choices(bad)
