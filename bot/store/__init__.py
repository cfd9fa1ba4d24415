"""The store: an append-only log on SQLite or PostgreSQL, and what is stored beside it for lookups (decisions 15, 16,
18)."""

from bot.store.db import Database
from bot.store.errors import CorruptLog
from bot.store.heartbeat import Signs, read_heartbeat, read_signs, try_to_write
from bot.store.store import SqlStore
from bot.store.table_log import Codec

__all__ = [
    "Codec",
    "CorruptLog",
    "Database",
    "Signs",
    "SqlStore",
    "read_heartbeat",
    "read_signs",
    "try_to_write",
]
