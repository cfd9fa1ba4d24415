"""The check of Discord's limits fails for each limit that a prepared message exceeds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.ui.limits import assert_limits


def text(said: str = "hello") -> dict[str, Any]:
    return {"type": 10, "content": said}


def button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": f"m1:{number}", **more}


def row(*nodes: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(nodes)}


def lines(count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"label": f"Card {number}", "value": f"{number}", **more} for number in range(count)]


def menu(options: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    its = {"custom_id": "m1:menu", "placeholder": "Choose", "min_values": 1, "max_values": 1}
    return row({"type": 3, "options": options, **its, **more})


def gallery(*described: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"description": one} for one in described]}


def link(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "Here", "url": "https://example.org", **more}


def view(parts: list[dict[str, Any]]) -> Any:
    return SimpleNamespace(to_components=lambda: [{"type": 17, "components": parts}])


GOOD: list[list[dict[str, Any]]] = [
    [text(), row(button(1), button(2)), menu(lines(25)), gallery("a board"), row(link())],
    [row(*(button(5 * line + one) for one in range(5))) for line in range(5)],
    [text("x" * 4000), menu(lines(25, description="d" * 100), min_values=0, max_values=25)],
]
BAD: dict[str, list[dict[str, Any]]] = {
    "too many components": [text() for _ in range(40)],
    "too many characters": [text("x" * 2001), text("y" * 2000)],
    "an empty text": [text(" ")],
    "a long id": [row(button(custom_id="i" * 101))],
    "an empty id": [row(button(custom_id=""))],
    "one id twice": [row(button(1), button(1))],
    "too many rows": [row(button(number)) for number in range(6)],
    "too many buttons in a row": [row(*(button(number) for number in range(6)))],
    "an empty row": [row()],
    "a menu beside a button": [row(button(), menu(lines(2))["components"][0])],
    "a long label": [row(button(label="l" * 81))],
    "no label": [row(button(label=""))],
    "a link that is pressed": [row(link(custom_id="m1:1"))],
    "a link in the wrong style": [row(link(style=1))],
    "a long address": [row(link(url="u" * 513))],
    "no lines in a menu": [menu([])],
    "too many lines in a menu": [menu(lines(26))],
    "a long placeholder": [menu(lines(2), placeholder="p" * 151)],
    "more to choose than there is": [menu(lines(2), max_values=3)],
    "less at most than at least": [menu(lines(3), min_values=2, max_values=1)],
    "nothing to choose": [menu(lines(3), min_values=0, max_values=0)],
    "too many chosen": [menu(lines(3, default=True))],
    "one value twice": [menu([*lines(2), *lines(1)])],
    "a long line": [menu(lines(2, label="l" * 101))],
    "a long value": [menu([{"label": "a", "value": "v" * 101}])],
    "a long description": [menu(lines(2, description="d" * 101))],
    "too many pictures": [gallery(*["a card"] * 11)],
    "a picture without words": [gallery("")],
    "too many words of a picture": [gallery("w" * 1025)],
}


@pytest.mark.parametrize("number", range(len(GOOD)))
def test_what_keeps_to_the_limits_passes(number: int) -> None:
    assert_limits(view(GOOD[number]))


@pytest.mark.parametrize("fault", BAD)
def test_what_breaks_one_fails(fault: str) -> None:
    with pytest.raises(AssertionError):
        assert_limits(view(BAD[fault]))
