"""The store: an append-only log on SQLite or PostgreSQL, and what is looked up beside it (decisions 15, 16, 18)."""

from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.problems import CorruptLog, StoreProblem
from bot.store.pulse import ASIDE, LOAD, read_aside, read_heartbeat, read_load
from bot.store.store import SqlStore

__all__ = [
    "ASIDE",
    "LOAD",
    "Codec",
    "CorruptLog",
    "Database",
    "SqlStore",
    "StoreProblem",
    "read_aside",
    "read_heartbeat",
    "read_load",
]
