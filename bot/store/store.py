"""The store the table asks for (:class:`bot.table.ports.Store`), put together from its parts."""

from __future__ import annotations

from bot.store.archive import MatchArchive
from bot.store.facts import HouseFacts
from bot.store.lists import TableLists
from bot.store.log import TableLog
from bot.store.people import PeopleBook
from bot.store.pulse import Pulse
from bot.store.slots import MessageSlots


class SqlStore(TableLog, TableLists, MatchArchive, PeopleBook, MessageSlots, HouseFacts, Pulse):
    """Everything kept, on SQLite or PostgreSQL. Any method raises StoreBusy when the database cannot serve now."""
