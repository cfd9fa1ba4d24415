"""The whole store: one repository for each subject (:class:`bot.table.ports.Store`)."""

from __future__ import annotations

from bot.store.achievements import Achievements
from bot.store.archive import MatchArchive, Retention
from bot.store.blocks import Blocks
from bot.store.daily import DailyBook
from bot.store.db import Database
from bot.store.heartbeat import Heartbeat, StoredFacts
from bot.store.ladder import Ladder
from bot.store.leaderboards import Leaderboards
from bot.store.losses import LossBook
from bot.store.messages import Messages
from bot.store.packed_logs import PackedLogs
from bot.store.people import People, PreferenceBook
from bot.store.privacy import Privacy
from bot.store.profiles import Profiles
from bot.store.puzzles import PuzzleBook
from bot.store.quotas import Quotas
from bot.store.reports import Reports
from bot.store.seasons import Seasons
from bot.store.servers import Servers
from bot.store.signals import SignalBook
from bot.store.table_log import Codec, TableLists, TableLog
from bot.store.tournaments import TournamentBook


class SqlStore:
    """The store, on SQLite or PostgreSQL. Any method of a repository raises StoreBusy when the database cannot serve
    now."""

    def __init__(self, database: Database, codec: Codec | None = None) -> None:
        self.saving = database.saving
        self.owner = database.owner
        self.log = TableLog(database, codec or Codec())
        self.tables = TableLists(database)
        self.archive = MatchArchive(database)
        self.retention = Retention(database)
        self.packed = PackedLogs(database)
        self.messages = Messages(database)
        self.people = People(database)
        self.preferences = PreferenceBook(database)
        self.privacy = Privacy(database, self.people, self.preferences, self.messages)
        self.blocks = Blocks(database)
        self.quotas = Quotas(database)
        self.puzzles = PuzzleBook(database)
        self.losses = LossBook(database)
        self.daily = DailyBook(database)
        self.tournaments = TournamentBook(database)
        self.servers = Servers(database, self.messages)
        self.seasons = Seasons(database)
        self.leaderboards = Leaderboards(database)
        self.ladder = Ladder(database)
        self.achievements = Achievements(database)
        self.profiles = Profiles(database)
        self.reports = Reports(database)
        self.signals = SignalBook(database)
        self.facts = StoredFacts(database)
        self.heartbeat = Heartbeat(database)
