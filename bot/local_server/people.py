"""A simulated person at a Discord client: what they see and what they can do."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.local_server import commands, forms, guilds, interactions, messages, payloads, permissions, threads
from bot.local_server.errors import ApiError, Payload
from bot.local_server.forms import CannotUse, ControlGone, Where
from bot.local_server.limits import BUTTON, STRING_SELECT, walk
from bot.local_server.world import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Account, Interaction, World


class NoAnswer(Exception):
    """The bot did not respond to `interaction` within three seconds."""

    def __init__(self, interaction: Interaction) -> None:
        super().__init__("the application did not respond within 3 seconds")
        self.interaction = interaction


@dataclass(unsafe_hash=True)
class Person:
    """A person at a client. Two objects of the same account are equal.

    Actions raise CannotUse if a client would not offer them, and NoAnswer if the bot does not respond within 3 s.
    """

    world: World
    id: str

    @property
    def name(self) -> str:
        return self.world.people[self.id].name

    @property
    def locale(self) -> str:
        return self.world.people[self.id].locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.world.people[self.id].locale = locale

    # -- what the person sees

    def can_see(self, channel_id: str) -> bool:
        return permissions.can_view(self.world, self.id, channel_id)

    def manages(self, guild_id: str) -> bool:
        """Return whether this person may change the settings of a guild."""
        guild, member = self.world.guilds[guild_id], self.world.members[guild_id].get(self.id)
        held = permissions.in_guild(guild, member, self.id) if member is not None else 0
        return bool(held & permissions.MANAGE_GUILD)

    def channels(self) -> list[Payload]:
        """Return the channels, threads (archived ones too) and the direct message with the bot that this person sees.

        In the direct message, recipient and `name` are the bot's, as the person's client shows it.
        """
        found: list[Payload] = []
        for channel in self.world.channels.values():
            if not self.can_see(channel["id"]):
                continue
            if channel["type"] == payloads.DM:
                bot = self.world.bot
                found.append({**channel, "recipients": [bot], "name": bot["global_name"]})
            else:
                found.append(channel)
        return found

    def messages(self, channel_id: str) -> list[Payload]:
        """Return the messages this person sees in a channel, oldest first. Raises CannotUse for a hidden channel."""
        if not self.can_see(channel_id):
            raise CannotUse(f"no such channel: {channel_id}")
        return [message for message in self.world.messages[channel_id].values() if self._sees(message)]

    def dm_messages(self) -> list[Payload]:
        """Return the messages between this person and the bot, oldest first."""
        channel_id = self.world.dm_of.get(self.id)
        return self.messages(channel_id) if channel_id else []

    def open_dm(self) -> Payload:
        """Return the direct-message channel with the bot; opens it first if there is none."""
        return guilds.dm(self.world, self.id)

    def commands(self, channel_id: str) -> list[Payload]:
        """Return the application commands that a client offers this person in a channel."""
        return commands.usable(self.world, self.id, channel_id)

    def message(self, message_id: str) -> Payload:
        """Return a message by its id. Raises CannotUse if this person sees no such message."""
        for channel_id, found in self.world.messages.items():
            message = found.get(message_id)
            if message and self.can_see(channel_id) and self._sees(message):
                return message
        raise CannotUse(f"no such message: {message_id}")

    def _sees(self, message: Payload) -> bool:
        return self.world.only_for.get(message["id"], self.id) == self.id

    # -- what the person does

    async def slash(self, channel_id: str, path: str, /, *, duplicate: bool = False, **options: Any) -> Interaction:
        """Uses a command; `path` is like "table create". People, channels and roles are given by object or id."""
        found = forms.find_command(self.commands(channel_id), path)
        data = forms.command_data(self._where(channel_id), found, options)
        return await self._act(COMMAND, channel_id, data, duplicate=duplicate)

    async def autocomplete(
        self, channel_id: str, path: str, /, focused: str, value: str, **others: Any
    ) -> list[Payload]:
        """Return the choices that the bot offers while the option `focused` holds the text `value`."""
        found = forms.find_command(self.commands(channel_id), path)
        option = next((o for o in found[1].get("options") or [] if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise CannotUse(f"{focused} has no autocomplete")
        given = {**others, focused: value}
        data = forms.command_data(self._where(channel_id), found, given, focused)
        made = await self._act(AUTOCOMPLETE, channel_id, data)
        return made.choices or []

    async def menu(self, channel_id: str, name: str, target_id: str) -> Interaction:
        """Uses a context-menu command on a person or on a message."""
        command = next((c for c in self.commands(channel_id) if c["type"] != 1 and c["name"] == name), None)
        if command is None:
            raise CannotUse(f"{name} is not offered here")
        resolved: Payload = {}
        if command["type"] == 2:
            forms.resolve(self._where(channel_id), [target_id], resolved)
        else:
            resolved["messages"] = {target_id: self.message(target_id)}
        data = {"id": command["id"], "name": name, "type": command["type"], "target_id": target_id}
        return await self._act(COMMAND, channel_id, {**data, "resolved": resolved})

    async def click(
        self, message_id: str, custom_id: str, *, force: bool = False, duplicate: bool = False
    ) -> Interaction:
        """Presses a button. `force` forges a press of a button that is missing, disabled or hidden from this person."""
        message, node = self._control(message_id, custom_id, force=force)
        if node is not None and node["type"] != BUTTON and not force:
            raise CannotUse(f"{custom_id!r} is not a button")
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": node["id"] if node else 1}
        channel_id = message["channel_id"]
        return await self._act(COMPONENT, channel_id, data, message=message, duplicate=duplicate)

    async def choose(
        self, message_id: str, custom_id: str, values: list[str], *, force: bool = False, duplicate: bool = False
    ) -> Interaction:
        """Chooses values in a select; people, roles and channels by id. `force` forges custom ids and values."""
        message, node = self._control(message_id, custom_id, force=force)
        kind = node["type"] if node else STRING_SELECT
        data: Payload = {"custom_id": custom_id, "component_type": kind, "id": node["id"] if node else 1}
        data["values"] = list(values)
        if kind == BUTTON and not force:
            raise CannotUse(f"{custom_id!r} is not a select")
        if node is not None and not force:
            forms.check_values(node, values)
        if kind in (5, 6, 7, 8):
            data["resolved"] = {}
            kinds = node.get("channel_types") if node else None
            forms.resolve(self._where(message["channel_id"]), values, data["resolved"], kinds)
        channel_id = message["channel_id"]
        return await self._act(COMPONENT, channel_id, data, message=message, duplicate=duplicate)

    async def submit(
        self,
        interaction: Interaction,
        fields: dict[str, str | list[str] | bool],
        *,
        force: bool = False,
        duplicate: bool = False,
    ) -> Interaction:
        """Submits the modal that `interaction` opened.

        `fields` are keyed by custom id; other fields keep the values that the modal showed.
        """
        if interaction.modal is None or (interaction.user_id != self.id and not force):
            raise CannotUse("no modal is open")
        where = self._where(interaction.channel_id)
        data = forms.modal_data(where, interaction.modal, fields, force=force)
        shown = interaction.payload.get("message")
        if shown is not None:
            shown = self.world.messages.get(shown["channel_id"], {}).get(shown["id"], shown)
        return await self._act(
            MODAL,
            interaction.channel_id,
            data,
            message=shown,
            opened_by=interaction,
            duplicate=duplicate,
        )

    async def say(self, channel_id: str, text: str, *, reply_to: str | None = None) -> Payload:
        """Writes an ordinary message."""
        if not self.can_see(channel_id):
            raise CannotUse(f"no such channel: {channel_id}")
        channel = self.world.channels[channel_id]
        held = permissions.bits(self.world, self.id, channel_id)
        if not permissions.can_send(held, thread=channel["type"] in payloads.THREADS):
            raise CannotUse("not allowed to write here")
        body: Payload = {"content": text}
        if reply_to:
            body["message_reference"] = {"message_id": reply_to}
        try:
            return messages.post(self.world, channel_id, body, {}, author=self.world.users[self.id])
        except ApiError as error:
            raise CannotUse(str(error)) from None

    def start_thread(self, channel_id: str, name: str, *, private: bool = False) -> Payload:
        """Starts a thread that this person owns; the bot is not a member of it."""
        if not self.can_see(channel_id):
            raise CannotUse(f"no such channel: {channel_id}")
        kind = payloads.PRIVATE_THREAD if private else payloads.PUBLIC_THREAD
        try:
            return threads.start_as(self.world, channel_id, self.id, name, kind)
        except ApiError as error:
            raise CannotUse(str(error)) from None

    def dismiss(self, message_id: str) -> None:
        """Dismisses an ephemeral message that only this person sees. The bot receives no event."""
        message = self.message(message_id)
        if self.world.only_for.get(message_id) != self.id:
            raise CannotUse("only an ephemeral message can be dismissed")
        messages.dismiss(self.world, message)

    # -- parts of the actions

    def _where(self, channel_id: str) -> Where:
        if channel_id not in self.world.channels:
            raise CannotUse(f"no such channel: {channel_id}")
        return Where(self.world, channel_id, self.id)

    def _control(self, message_id: str, custom_id: str, *, force: bool) -> tuple[Payload, Payload | None]:
        if force:
            found = (m[message_id] for m in self.world.messages.values() if message_id in m)
            message = next(found, None)
            if message is None:
                raise CannotUse(f"no such message: {message_id}")
        else:
            message = self.message(message_id)
        node = next((n for n in walk(message["components"]) if n.get("custom_id") == custom_id), None)
        if not force:
            if node is None:
                raise ControlGone(f"no control {custom_id!r} on this message")
            if node.get("disabled"):
                raise ControlGone(f"the control {custom_id!r} is disabled")
        return message, node

    async def _act(
        self,
        kind: int,
        channel_id: str,
        data: Payload,
        *,
        message: Payload | None = None,
        opened_by: Interaction | None = None,
        duplicate: bool = False,
    ) -> Interaction:
        guild_id = self._where(channel_id).guild_id
        if guild_id and self.id not in self.world.members[guild_id]:
            raise CannotUse("not a member here")
        made = interactions.begin(
            self.world,
            kind,
            self.id,
            channel_id,
            data,
            message=message,
            opened_by=opened_by,
            times=2 if duplicate else 1,
        )
        try:
            await asyncio.wait_for(made.answer.wait(), self.world.ACK_SECONDS)
        except TimeoutError:
            self.world.announce("INTERACTION_FAILED", {"id": made.id}, only=self.id)
            raise NoAnswer(made) from None
        return made


def person_of(world: World, user_id: str) -> Person | None:
    """Return the person of this id, or None."""
    return Person(world, user_id) if user_id in world.people else None


def person_named(world: World, name: str, *, locale: str = "en-US", permissions: int | None = None) -> Person:
    """Return the person of that name; makes the person and adds them to the first guild if there is none.

    `permissions` are added to those of @everyone, by a role that only this person has.
    """
    found = next((account for account in world.people.values() if account.name == name), None)
    if found is None:
        found = Account(guilds.new_user(world, name)["id"], name, locale)
        world.people[found.id] = found
        guilds.join(world, found.id, world.guild_id)
    if permissions is not None:
        guilds.grant(world, found.id, permissions)
    return Person(world, found.id)
