"""A person's client on simcord, with the operations by which :class:`tests.support.panel.PanelPlayer` plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import simcord

from bot.local_server import CannotUse

UPDATE = 7
"""Discord's number of the response that changes the pressed message."""


@dataclass(frozen=True)
class Pressed:
    """A press that was answered. simcord returns when a deferred answer has come too: nothing is left to wait for."""

    callback_type: int = UPDATE


def as_seen(message: Any) -> dict[str, Any]:
    """Return a message as Discord writes it, as far as players read it."""
    edited = message.edited_at.isoformat() if message.edited_at is not None else None
    return {
        "id": str(message.id),
        "content": message.content,
        "components": [one.to_dict() for one in message.components],
        "edited_timestamp": edited,
    }


class DirectMessages:
    """The direct messages between a user and the bot."""

    def __init__(self, user: Any) -> None:
        self._user = user
        self.name: str = user.name
        self.results: list[simcord.InteractionResult] = []
        """What every press led to."""

    def dm_messages(self) -> list[dict[str, Any]]:
        """Return all messages, oldest first."""
        return [as_seen(one) for one in self._user.dm_channel.history()]

    def message(self, message_id: str) -> dict[str, Any]:
        """Return one message."""
        return as_seen(self._found(message_id))

    async def click(self, message_id: str, custom_id: str) -> Pressed:
        """Press a button and wait until the bot has nothing to do. Raises CannotUse if it is not there any more."""
        if custom_id not in str(self.message(message_id)["components"]):
            raise CannotUse(custom_id)
        return self._noted(await self._user.click(self._found(message_id), custom_id=custom_id))

    async def choose(self, message_id: str, custom_id: str, values: list[str]) -> Pressed:
        """Choose in a menu and wait until the bot has nothing to do. Raises CannotUse if it is not there any more."""
        if custom_id not in str(self.message(message_id)["components"]):
            raise CannotUse(custom_id)
        return self._noted(await self._user.select(self._found(message_id), values, custom_id=custom_id))

    def _found(self, message_id: str) -> Any:
        return next(one for one in self._user.dm_channel.history() if str(one.id) == message_id)

    def _noted(self, result: simcord.InteractionResult) -> Pressed:
        assert result.acknowledged, "the player reads that the interaction failed"
        self.results.append(result)
        return Pressed()
