"""People at their clients on the local server, and what the bot has answered them when it has done everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.local_server import Interaction, Person
from bot.local_server.attachments import path_of
from bot.local_server.limits import walk
from bot.local_server.payloads import EPHEMERAL
from tests.support.edge import Edge
from tests.support.panel import texts
from tests.support.waiting import until


@dataclass(frozen=True)
class Attached:
    """A file of a message."""

    its: Edge
    payload: dict[str, Any]

    @property
    def filename(self) -> str:
        return self.payload["filename"]

    @property
    def size(self) -> int:
        return self.payload["size"]

    async def read(self) -> bytes:
        """Return its bytes."""
        return self.its.world.blobs[path_of(self.payload)][1]


class Shown:
    """A message as it stands now. ``message`` is the same as it stood when it was asked for."""

    def __init__(self, its: Edge, payload: dict[str, Any], files: Sequence[dict[str, Any]] | None = None) -> None:
        self.its = its
        self.payload = payload
        self._files = files

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    @property
    def channel(self) -> int:
        return int(self.payload["channel_id"])

    @property
    def content(self) -> str:
        return self.payload["content"]

    @property
    def components(self) -> list[dict[str, Any]]:
        return self.payload["components"]

    @property
    def text(self) -> str:
        """All its text, alt texts included."""
        return texts(self.payload)

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    @property
    def attachments(self) -> list[Attached]:
        """All its files, those that its components show too."""
        files = self.its.world.files.get(self.payload["id"], []) if self._files is None else self._files
        return [Attached(self.its, file) for file in files]

    @property
    def message(self) -> Shown:
        """It is not changed in place by an edit: the parts of a message are replaced."""
        return Shown(self.its, dict(self.payload), tuple(self.its.world.files.get(self.payload["id"], ())))


class Result:
    """What came of a command or a press."""

    def __init__(self, its: Edge, made: Interaction) -> None:
        self.its = its
        self.made = made

    @property
    def acknowledged(self) -> bool:
        return self.made.responded

    @property
    def modal(self) -> dict[str, Any] | None:
        return self.made.modal

    @property
    def response(self) -> Any:
        """The answer, or the message that was pressed if the bot has changed it; None if there is none any more."""
        return next(iter(self._standing([self.made.message])), None)

    @property
    def ephemeral(self) -> bool:
        return self.response is not None and self.response.ephemeral

    @property
    def followups(self) -> list[Shown]:
        return self._standing(self.made.followups)

    def _standing(self, messages: Sequence[dict[str, Any] | None]) -> list[Shown]:
        known = self.its.world.messages
        return [Shown(self.its, one) for one in messages if one is not None and one["id"] in known[one["channel_id"]]]


@dataclass(frozen=True)
class Channel:
    """A channel of the server."""

    its: Edge
    number: str

    @property
    def id(self) -> int:
        return int(self.number)

    def history(self) -> list[Shown]:
        """Return the messages that everybody sees, oldest first."""
        world = self.its.world
        every = world.messages[self.number].values()
        return [Shown(self.its, one).message for one in every if one["id"] not in world.only_for]


class Member:
    """A person of the server. After each action the bot has answered and every message is up to date."""

    def __init__(self, its: Edge, person: Person) -> None:
        self.its = its
        self.person = person

    @property
    def id(self) -> int:
        return int(self.person.id)

    @property
    def name(self) -> str:
        return self.person.name

    def seen(self) -> list[Shown]:
        """Return all messages that this person sees, those for this person alone too."""
        every = (one for channel in self.person.channels() for one in self.person.messages(channel["id"]))
        return [Shown(self.its, one).message for one in every]

    async def slash(self, channel: Channel, path: str, /, **options: Any) -> Result:
        """Use a command in a channel."""
        return await self._done(await self.person.slash(channel.number, path, **options))

    async def slash_in_dm(self, path: str, /, **options: Any) -> Result:
        """Use a command in the direct messages with the bot."""
        return await self._done(await self.person.slash(self.person.open_dm()["id"], path, **options))

    async def autocomplete(
        self, channel: Channel, path: str, focused: str, value: str, /, **others: Any
    ) -> list[dict[str, Any]]:
        """Return what is offered while an option is typed."""
        return await self.person.autocomplete(channel.number, path, focused, value, **others)

    async def context_menu(self, channel: Channel, name: str, target: Member) -> Result:
        """Use a command of the menu of a person."""
        return await self._done(await self.person.menu(channel.number, name, target.person.id))

    async def click(self, message: Any, *, custom_id: str = "", label: str = "", force: bool = False) -> Result:
        """Press the button with this id or label. ``force``: the message may show it no more."""
        if label:
            found = (node for node in walk(message.components) if node.get("label") == label)
            custom_id = next(found)["custom_id"]
        return await self._done(await self.person.click(str(message.id), custom_id, force=force))

    async def select(self, message: Any, values: list[str], *, custom_id: str, force: bool = False) -> Result:
        """Choose lines of a menu. ``force``: the message may show it, or them, no more."""
        return await self._done(await self.person.choose(str(message.id), custom_id, values, force=force))

    async def submit_modal(self, shown: Result, fields: dict[str, Any]) -> Result:
        """Send the form that was opened."""
        return await self._done(await self.person.submit(shown.made, fields))

    async def _done(self, made: Interaction) -> Result:
        assert self.its.bot is not None
        queue = self.its.bot.interaction_queue
        await until(lambda: queue.arrived == sum(queue.counts.values()), pause=0.001)
        await self.its.quiet()
        return Result(self.its, made)
