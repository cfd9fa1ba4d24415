"""The store: an append-only log on SQLite or PostgreSQL, and what is looked up beside it (decisions 15, 16, 18)."""

from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.problems import CorruptLog, StoreProblem
from bot.store.pulse import ASIDE, LOAD, Signs, read_heartbeat, read_signs
from bot.store.store import SqlStore
from bot.store.trial import try_to_write

__all__ = [
    "ASIDE",
    "LOAD",
    "Codec",
    "CorruptLog",
    "Database",
    "Signs",
    "SqlStore",
    "StoreProblem",
    "read_heartbeat",
    "read_signs",
    "try_to_write",
]
