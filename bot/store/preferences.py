"""A person's own settings (ux.md S24): one row a person, made when she first changes something."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Literal, cast, get_args, get_type_hints

import msgspec
from sqlalchemy import select

from bot.store import schema
from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.memo import Memo
from bot.store.part import Part, upsert
from bot.store.quiet import QuietHours
from bot.table.nights import Spans

Notice = Literal["thread", "dm", "off"]
"""Where somebody is reminded that a table waits for her: a mention in its thread, a direct message, not at all."""


class Preferences(msgspec.Struct, frozen=True):
    """What a person wishes; a new one has the defaults. Adding a field needs no migration.

    ``language`` is "" for that of the person's Discord client. ``surface`` is what she chose; where her hand is really
    shown (``Person.surface``) also depends on whether she can be written to. ``confirm`` "never" plays a card by one
    tap. ``blurred`` veils the picture of the hand until it is tapped (T29); ``forced`` lets the house play her only
    legal card (T86). ``quiet`` are her quiet hours as :attr:`bot.store.quiet.QuietHours.text` writes them, "" for none
    (T66). ``invites`` says from whom she is invited to tables.
    """

    language: Literal["", "en", "it", "es"] = ""
    theme: Literal["dark", "light"] = "dark"
    print: Literal["normal", "large"] = "normal"
    confirm: Literal["always", "never"] = "always"
    surface: Literal["dm", "channel"] = "dm"
    blurred: bool = False
    forced: bool = False
    notice: Notice = "thread"
    quiet: str = ""
    invites: Literal["all", "none"] = "all"

    @property
    def large(self) -> bool:
        """Whether pictures are drawn in large print."""
        return self.print == "large"


DEFAULT = Preferences()
_KINDS = get_type_hints(Preferences)


def values_of(name: str) -> tuple[str | bool, ...]:
    """Everything a preference can be, in the order in which it is offered; of one that is typed the default alone.
    Raises KeyError if there is no such one."""
    kind = _KINDS[name]
    if kind is str:
        return (getattr(DEFAULT, name),)
    return (False, True) if kind is bool else get_args(kind)


def may_be(name: str, value: object) -> bool:
    """Whether a preference can be this. Raises KeyError if there is no such one."""
    if value in values_of(name):
        return True
    hours = QuietHours.read(value) if name == "quiet" and isinstance(value, str) else None
    return hours is not None and hours.fit


def read(kept: Mapping[str, Any]) -> Preferences:
    """Preferences as they were written; what this version does not know, or cannot be, is as if never chosen."""
    known: dict[str, Any] = {name: kept[name] for name in _KINDS if name in kept and may_be(name, kept[name])}
    return Preferences(**known)


class PreferenceBook(Part):
    """Preferences by the person's number. Kept in memory: nearly every press asks for them."""

    def __init__(self, database: Database, codec: Codec | None = None) -> None:
        super().__init__(database, codec)
        self._preferences_known: Memo[int, Preferences] = Memo(4096)
        self._changing = asyncio.Lock()

    async def preferences(self, person: int) -> Preferences:
        """What the person has chosen; the defaults for one who never chose."""
        known = self._preferences_known.get(person)
        if known is not None:
            return known
        stamp = self._preferences_known.stamp()
        query = select(schema.preferences.c.chosen).where(schema.preferences.c.person_id == person)
        async with self._database.read() as connection:
            kept = (await connection.execute(query)).scalar_one_or_none()
        found = DEFAULT if kept is None else read(cast(Mapping[str, Any], kept))
        self._preferences_known.keep(person, found, stamp)
        return found

    async def set_preference(self, person: int, name: str, value: str | bool) -> Preferences:
        """Change one of a person's preferences; what she has chosen then. Raises ValueError for one that there is not,
        or a value it cannot be, and StoreBusy."""
        if name not in _KINDS or not may_be(name, value):
            raise ValueError(f"{name}={value!r}")
        mine = schema.preferences.c.person_id == person
        try:
            # One after the other, so that of two presses at once neither is lost; one bot at a time has the database.
            async with self._changing, self._database.write() as connection:
                kept = (await connection.execute(select(schema.preferences.c.chosen).where(mine))).scalar_one_or_none()
                before = DEFAULT if kept is None else read(cast(Mapping[str, Any], kept))
                wished = msgspec.structs.replace(before, **{name: value})
                await upsert(
                    connection, schema.preferences, {"person_id": person, "chosen": msgspec.to_builtins(wished)}
                )
        finally:
            self._preferences_known.forget(person)
        return wished

    async def notice(self, person: int) -> Notice:
        """Where the person wishes to be reminded that a table waits for her."""
        return (await self.preferences(person)).notice

    async def quiet_spans(self, person: int, begin: int, end: int) -> Spans:
        """The person's quiet hours (:class:`bot.table.quiet_keeper.Wishes`)."""
        hours = QuietHours.read((await self.preferences(person)).quiet)
        return () if hours is None else hours.spans(begin, end)

    async def plays_forced(self, person: int) -> bool:
        """Whether the house plays the person's only legal card (:class:`bot.table.own_moves.Wishes`)."""
        return (await self.preferences(person)).forced
