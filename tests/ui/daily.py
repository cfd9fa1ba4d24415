"""People who play a deal of the day by pressing what its screen shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.clock import SystemClock
from bot.local_server import Person
from bot.ui.requests import daily
from tests.support.edge import Edge
from tests.support.panel import ANSWERS, controls, texts

HAND = "p1:dailyhand:"
DAY = 86_400_000


NOON = 20_785 * DAY + DAY // 2
"""When the tests begin: with :func:`same_deals` the cards are the same in every run."""


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seal every deal with the same seed."""
    monkeypatch.setattr(daily, "secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size))))


class DayClock(SystemClock):
    """A clock that begins at noon of a certain day, and that tests move by whole days."""

    def __init__(self) -> None:
        super().__init__()
        self.moved = 0
        self.moved = NOON - self.now()

    def now(self) -> int:
        return super().now() + self.moved

    def sleep_until_tomorrow(self) -> None:
        self.moved += DAY


def button(message: dict[str, Any], action: str) -> str | None:
    """Return the custom id of the page's control with this action, None if it is not offered."""
    found = (node["custom_id"] for node in controls(message))
    return next((one for one in found if one.startswith((f"p1:daily:{action}:", f"{HAND}{action}:"))), None)


def shown(its: Edge, person: Person, channel: str) -> dict[str, Any] | None:
    """Return the newest message that only this person sees, in a direct message the newest one."""
    mine = [one for one in person.messages(channel) if its.world.only_for.get(one["id"], person.id) == person.id]
    return mine[-1] if mine else None


async def asked_for(its: Edge, person: Person, channel: str, **options: Any) -> dict[str, Any]:
    """Give the command and return what it shows."""
    before = shown(its, person, channel)
    await person.slash(channel, "daily", **options)
    return await its.until(lambda: _new(shown(its, person, channel), before))


def _new(now: dict[str, Any] | None, before: dict[str, Any] | None) -> dict[str, Any] | None:
    return now if now is not None and (before is None or now["id"] != before["id"]) else None


async def press(its: Edge, person: Person, message: dict[str, Any], custom_id: str, *values: str) -> dict[str, Any]:
    """Press a control and return the message once it has changed."""
    before = message["components"], message["attachments"]
    if values:
        await person.choose(message["id"], custom_id, list(values))
    else:
        await person.click(message["id"], custom_id)
    await its.until(
        lambda: (person.message(message["id"])["components"], person.message(message["id"])["attachments"]) != before
    )
    await its.quiet()
    return person.message(message["id"])


def answer(message: dict[str, Any]) -> tuple[str, ...] | None:
    """Return what to press for the question that a message shows: the first answer of the best kind."""
    nodes = [node for node in controls(message) if node["custom_id"].startswith(HAND)]
    by_verb = {
        verb: [node for node in nodes if node["custom_id"].split(":")[2] == verb] for verb in (*ANSWERS, "untick")
    }
    for verb in ANSWERS:
        nodes = sorted(by_verb[verb], key=lambda node: -len(node.get("options") or ()))
        for node in nodes:
            chosen = [one["value"] for one in (node.get("options") or ())[: node.get("max_values") or 1]]
            return node["custom_id"], *chosen
    return None


async def play(its: Edge, person: Person, message: dict[str, Any], most: int = 500) -> dict[str, Any]:
    """Press answers until the deal is over, at most so many times; return the last message."""
    for _ in range(most):
        found = answer(message)
        if found is None:
            break
        message = await press(its, person, message, *found)
    return message


def everything(its: Edge, person: Person, channel: str) -> str:
    """Return all text that a person can read in a channel."""
    return "\n".join(texts(one) for one in person.messages(channel))
