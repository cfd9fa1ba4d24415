"""A person who plays only by pressing what the hand panel shows."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from typing import Any

from bot.local_server import CannotUse, Interaction, Person

BUTTON, SELECT = 2, 3
DEFERRED_UPDATE = 6
ANSWERS = ("play", "confirm", "claimall", "numd", "say", "card", "tick", "pick")
"""What answers a question, in the order in which it is looked for."""


def controls(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield every enabled button and select of a message, in order."""
    stack = list(reversed(message["components"]))
    while stack:
        node = stack.pop()
        if node["type"] in (BUTTON, SELECT) and node.get("custom_id") and not node.get("disabled"):
            yield node
        children = list(node.get("components") or [])
        if isinstance(node.get("accessory"), dict):
            children.append(node["accessory"])
        stack.extend(reversed(children))


def action(node: dict[str, Any]) -> str:
    """Return the verb of a control: ``m1:table:deal:asked:verb[:arg]``."""
    parts = node["custom_id"].split(":")
    return parts[4] if len(parts) > 4 else ""


def texts(message: dict[str, Any]) -> str:
    """Return all text of a message, alt texts included."""
    found: list[str] = [message.get("content") or ""]
    stack = list(message["components"])
    while stack:
        node = stack.pop()
        for key in ("content", "label", "placeholder", "description"):
            if isinstance(node.get(key), str):
                found.append(node[key])
        for key in ("components", "items", "options"):
            stack.extend(node.get(key) or [])
        if isinstance(node.get("accessory"), dict):
            stack.append(node["accessory"])
    return "\n".join(found)


class PanelPlayer:
    """Plays only by the panel in direct messages."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.answers = 0
        self.pressed = ""
        self.chance = random.Random(person.name)
        self.asked_for_more: set[tuple[str, str]] = set()

    def panel(self) -> dict[str, Any] | None:
        """Return the newest direct message that asks something."""
        for message in reversed(self.person.dm_messages()):
            if any(action(node) in ANSWERS for node in controls(message)):
                return message
        return None

    async def answer(self) -> bool:
        """Press one control if something is asked. Returns whether anything was pressed."""
        message = self.panel()
        if message is None:
            return False
        by_action: dict[str, list[dict[str, Any]]] = {}
        for node in controls(message):
            by_action.setdefault(action(node), []).append(node)
        verb = next(verb for verb in ANSWERS if verb in by_action)
        # A player who always makes the first call would always pass.
        node = self.chance.choice(by_action[verb]) if verb == "say" else by_action[verb][0]
        try:
            before = message.get("edited_timestamp")
            if node["type"] == SELECT:
                made = await self._choose(message, by_action[verb])
            else:
                made = await self.person.click(message["id"], node["custom_id"])
            if made.callback_type == DEFERRED_UPDATE:
                await self._redrawn(message["id"], before)
        except CannotUse:
            return False
        self.answers += 1
        self.pressed = verb
        return True

    async def next_deal(self) -> bool:
        """Press *Next deal* if a deal is over. Returns whether it was pressed."""
        for message in reversed(self.person.dm_messages()):
            for node in controls(message):
                if action(node) == "next":
                    with contextlib.suppress(CannotUse):
                        await self.person.click(message["id"], node["custom_id"])
                    return True
        return False

    async def _redrawn(self, message_id: str, before: str | None) -> None:
        """Wait for the change that was announced, as a person does, but not longer than a limit."""
        until = time.monotonic() + 2
        while time.monotonic() < until and self.person.message(message_id).get("edited_timestamp") == before:  # noqa: ASYNC110
            await asyncio.sleep(0.005)

    async def _choose(self, message: dict[str, Any], selects: list[dict[str, Any]]) -> Interaction:
        node = next((one for one in selects if not any(o.get("default") for o in one["options"])), selects[0])
        values = [option["value"] for option in node["options"]]
        return await self.person.choose(message["id"], node["custom_id"], values[: node.get("max_values", 1)])
