"""The store the table asks for (:class:`bot.table.ports.Store`), put together from its parts."""

from __future__ import annotations

from bot.store.archive import MatchArchive
from bot.store.boards import Boards
from bot.store.guilds import Guilds
from bot.store.lists import TableLists
from bot.store.log import TableLog
from bot.store.privacy import Privacy
from bot.store.pulse import Pulse
from bot.store.ranked import RankedMatches
from bot.store.records import Records
from bot.store.reports import Reports
from bot.store.retention import Retention
from bot.store.seasons import Seasons
from bot.store.servers import Servers
from bot.store.signals import SignalBook


class SqlStore(
    TableLog,
    TableLists,
    MatchArchive,
    Privacy,
    Guilds,
    Boards,
    RankedMatches,
    Records,
    Seasons,
    Retention,
    Servers,
    Reports,
    SignalBook,
    Pulse,
):
    """Everything kept, on SQLite or PostgreSQL. Any method raises StoreBusy when the database cannot serve now.

    People, messages and small facts come with :class:`bot.store.privacy.Privacy`, which may make them forget."""
