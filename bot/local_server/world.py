"""The world people and the bot meet in: guilds, members, permissions, channels. Every change is emitted as an event."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from bot.local_server import messages, payloads, permissions, saving, thread_rules, threads
from bot.local_server.errors import Payload, refusal
from bot.local_server.people import Person
from bot.local_server.state import State


class World(State):
    """Everything the service knows, kept in memory.

    `token`: None accepts every token, a string only that one. `clock` gives Unix seconds and may be replaced;
    `advance` moves it. `privileged`: the privileged intents this application has been granted (default none).
    """

    def __init__(
        self,
        *,
        seed_name: str = "Local table",
        bot_name: str = "Germini",
        token: str | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(token=token, clock=clock)
        self.bot = self._user(bot_name, bot=True)
        self.owner = self._user("Owner")
        self.guild_id: str = self.add_guild(seed_name)["id"]

    def advance(self, seconds: float) -> None:
        """Move the clock: tokens expire, messages get old, idle threads are archived."""
        self.ahead += seconds
        threads.archive_idle(self)

    # -- guilds and people

    def _user(self, name: str, *, bot: bool = False) -> Payload:
        user = payloads.user(self.new_id(), name, bot=bot)
        self.users[user["id"]] = user
        return user

    def add_guild(self, name: str, *, bot_permissions: int = permissions.EVERYONE) -> Payload:
        """A further guild the bot is a member of. `bot_permissions` go to the role the bot brings along."""
        guild_id = self.new_id()
        roles = [
            payloads.role(guild_id, "@everyone", permissions.EVERYONE, 0),
            payloads.role(self.new_id(), self.bot["username"], bot_permissions, 1, managed=True),
        ]
        guild = payloads.guild(guild_id, name, self.owner["id"], self.iso(), roles)
        self.guilds[guild_id] = guild
        self.members[guild_id] = {}
        self._join(guild_id, self.owner["id"])
        self._join(guild_id, self.bot["id"])["roles"].append(roles[1]["id"])
        self.emit("GUILD_CREATE", self.guild_payload(guild_id))
        return guild

    def remove_bot(self, guild_id: str) -> None:
        """The bot is thrown out of a guild."""
        self.members[guild_id].pop(self.bot["id"], None)
        self.emit("GUILD_DELETE", {"id": guild_id})

    def add_bot(self, guild_id: str) -> None:
        """The bot is invited again."""
        roles = [role["id"] for role in self.guilds[guild_id]["roles"] if role.get("managed")]
        self._join(guild_id, self.bot["id"])["roles"] += roles
        self.emit("GUILD_CREATE", self.guild_payload(guild_id))

    def outage(self, guild_id: str, *, over: bool = False) -> None:
        """The service loses a guild for a while, or finds it again."""
        if over:
            self.out_of_reach.discard(guild_id)
            self.emit("GUILD_CREATE", self.guild_payload(guild_id))
        else:
            self.out_of_reach.add(guild_id)
            self.emit("GUILD_DELETE", {"id": guild_id, "unavailable": True})

    def _join(self, guild_id: str, user_id: str) -> Payload:
        return self.members[guild_id].setdefault(user_id, payloads.member(self.iso()))

    def join(self, user_id: str, guild_id: str) -> None:
        """A person enters a guild."""
        if user_id not in self.members[guild_id]:
            self._join(guild_id, user_id)
            self.emit("GUILD_MEMBER_ADD", {**self.member_payload(guild_id, user_id), "guild_id": guild_id})

    def leave(self, user_id: str, guild_id: str | None = None) -> None:
        """A person leaves a guild (None: the first one)."""
        guild_id = guild_id or self.guild_id
        if self.members[guild_id].pop(user_id, None):
            self.emit("GUILD_MEMBER_REMOVE", {"guild_id": guild_id, "user": self.users[user_id]})

    def person(self, name: str, *, locale: str = "en-US", permissions: int | None = None) -> Person:
        """The person of that name in the first guild, who joins it if new.

        `permissions` come on top of what @everyone may do, by a role of that person's own.
        """
        found = next((someone for someone in self.people.values() if someone.name == name), None)
        if found is None:
            user = self._user(name)
            found = self.people[user["id"]] = Person(self, user["id"], name, locale)
            self.join(user["id"], self.guild_id)
        if permissions is not None:
            self.grant(found.id, permissions)
        return found

    def grant(self, user_id: str, bits: int, guild_id: str | None = None) -> None:
        """Give a member (or the bot) exactly `bits` by its own role, besides what @everyone has."""
        guild_id = guild_id or self.guild_id
        guild, member = self.guilds[guild_id], self.members[guild_id][user_id]
        role = next((r for r in guild["roles"] if r["id"] in member["roles"]), None)
        if role is None:
            role = payloads.role(self.new_id(), self.users[user_id]["username"], 0, len(guild["roles"]))
            guild["roles"].append(role)
            role["permissions"] = str(bits)
            self.emit("GUILD_ROLE_CREATE", {"guild_id": guild_id, "role": role})
            member["roles"].append(role["id"])
            self.emit("GUILD_MEMBER_UPDATE", {**self.member_payload(guild_id, user_id), "guild_id": guild_id})
        else:
            role["permissions"] = str(bits)
            self.emit("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role})

    def grant_everyone(self, bits: int, guild_id: str | None = None) -> None:
        """Set what @everyone may do."""
        guild_id = guild_id or self.guild_id
        role = self.guilds[guild_id]["roles"][0]
        role["permissions"] = str(bits)
        self.emit("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role})

    # -- channels

    def channel(self, name: str, *, guild_id: str | None = None, kind: int = payloads.TEXT) -> Payload:
        """The channel of that name (of the first guild unless told), made if new; a text channel unless told."""
        guild_id = guild_id or self.guild_id
        for known in self.channels.values():
            if known["type"] == kind and known["guild_id"] == guild_id and known["name"] == name:
                return known
        channel = payloads.other_channel(self.new_id(), guild_id, name, len(self.channels), kind)
        self.channels[channel["id"]] = channel
        self.emit("CHANNEL_CREATE", channel)
        return channel

    def overwrite(self, channel_id: str, who_id: str, *, allow: int = 0, deny: int = 0) -> None:
        """Set the channel's permission overwrite for a role (the guild's id: @everyone) or a member."""
        channel = self.channels[channel_id]
        is_role = any(role["id"] == who_id for role in self.guilds[channel["guild_id"]]["roles"])
        rest = [entry for entry in channel["permission_overwrites"] if entry["id"] != who_id]
        rest.append({"id": who_id, "type": 0 if is_role else 1, "allow": str(allow), "deny": str(deny)})
        channel["permission_overwrites"] = rest
        self.emit("CHANNEL_UPDATE", channel)

    def remove_message(self, message_id: str) -> None:
        """Somebody deletes a message (the bot's, too)."""
        for found in self.messages.values():
            if message_id in found:
                messages.remove(self, found[message_id])
                return

    def set_thread(self, thread_id: str, **changes: bool | int) -> None:
        """A moderator changes archived, locked or auto_archive_duration of a thread."""
        thread_rules.set_state(self, self.channels[thread_id], **changes)

    def remove_channel(self, channel_id: str) -> None:
        """Somebody deletes a thread, or a text channel with its threads."""
        channel = self.channels[channel_id]
        if channel["type"] in payloads.THREADS:
            threads.remove(self, channel)
            return
        for thread in [c for c in self.channels.values() if c.get("parent_id") == channel_id]:
            self.channels.pop(thread["id"])
            self.messages.pop(thread["id"], None)
        self.emit("CHANNEL_DELETE", channel)
        self.channels.pop(channel_id)
        self.messages.pop(channel_id, None)

    def dm(self, user_id: str) -> Payload:
        """The direct-message channel between the bot and a person, opened if need be. Raises ApiError 50033."""
        if user_id not in self.people:
            raise refusal(50033)
        if user_id not in self.dm_of:
            channel = payloads.dm_channel(self.new_id(), self.users[user_id])
            self.channels[channel["id"]] = channel
            self.dm_of[user_id] = channel["id"]
            self.announce("CHANNEL_CREATE", channel, only=user_id)
        return self.channels[self.dm_of[user_id]]

    def bits(self, user_id: str, channel_id: str) -> int:
        """The permissions of a user in a channel, as Discord computes them (0 if not a member)."""
        channel = self.channels[channel_id]
        guild_id = channel.get("guild_id")
        if guild_id is None:
            return permissions.IN_DM
        member = self.members[guild_id].get(user_id)
        if member is None:
            return 0
        if channel["type"] in payloads.THREADS:
            channel = self.channels[channel["parent_id"]]
        return permissions.in_channel(self.guilds[guild_id], member, user_id, channel)

    def can_view(self, user_id: str, channel_id: str) -> bool:
        """Whether a user sees a channel; a private thread only as its member or with MANAGE_THREADS."""
        channel = self.channels.get(channel_id)
        if channel is None:
            return False
        if channel["type"] == payloads.DM:
            return user_id in (self.bot["id"], channel["recipients"][0]["id"])
        bits = self.bits(user_id, channel_id)
        if channel["type"] == payloads.PRIVATE_THREAD and user_id not in self.thread_members[channel_id]:
            return bool(bits & permissions.VIEW_CHANNEL and bits & permissions.MANAGE_THREADS)
        return bool(bits & permissions.VIEW_CHANNEL)

    # -- payloads that need the whole state

    def member_payload(self, guild_id: str, user_id: str) -> Payload:
        return {**self.members[guild_id][user_id], "user": self.users[user_id]}

    def guild_payload(self, guild_id: str) -> Payload:
        """The guild as GUILD_CREATE sends it, with all members; threads as far as the bot sees them."""
        mine = [c for c in self.channels.values() if c.get("guild_id") == guild_id]
        return {
            **self.guilds[guild_id],
            "member_count": len(self.members[guild_id]),
            "members": [self.member_payload(guild_id, user_id) for user_id in self.members[guild_id]],
            "channels": [c for c in mine if c["type"] in payloads.CHANNELS],
            "threads": [
                c
                for c in mine
                if c["type"] in payloads.THREADS
                and not c["thread_metadata"]["archived"]
                and self.can_view(self.bot["id"], c["id"])
            ],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def save(self, path: str | Path) -> None:
        """Writes the whole state to one file, replacing it in one step."""
        saving.save(self, Path(path))

    @classmethod
    def load(cls, path: str | Path, *, clock: Callable[[], float] = time.time) -> World:
        """The world of a saved file. Raises OSError, or ValueError for a file of another format."""
        return saving.restore(cls(clock=clock), Path(path))
