"""A Discord server for its moderators: its settings, whom it bars, reports of players, and signals."""

from __future__ import annotations

import hashlib

import msgspec

from bot.standings.signals import Signals
from bot.table.quota import Limits

MAX_RETENTION = 120
"""Largest number of months that a Discord server can choose; 0 keeps the moves without limit."""


class ServerSettings(msgspec.Struct, frozen=True):
    """The settings of a Discord server (S25).

    `channels`: where tables may be opened (ids; empty: everywhere). `language`: of new tables (empty: the server's).
    `limit`: how many tables may be open (0: as many as the bot's own settings say, ux.md 3.8). `role`: the role whose
    members are moderators (id, 0: none). `boards`: whether leaderboards are shown. `notices`: the channel where
    moderators are told of reports (id, 0: none). `limits`: what a person may do in an hour. `puzzles`: the channel of
    the daily puzzle (id, 0: none). `deals`: the channel in which the deals of the day are posted (id, 0: none), and
    `deals_hour` from which hour (UTC) on.
    """

    channels: tuple[int, ...] = ()
    language: str = ""
    limit: int = 0
    role: int = 0
    boards: bool = True
    notices: int = 0
    limits: Limits = Limits()
    puzzles: int = 0
    deals: int = 0
    deals_hour: int = 9


def mark(guild: int, user: int) -> str:
    """Return the digest under which a person is barred from a Discord server, or counted as a guest there.

    It does not reveal the Discord id, and a bar stays when the person is forgotten.
    """
    return hashlib.sha256(f"{guild}:{user}".encode()).hexdigest()


class Report(msgspec.Struct, frozen=True):
    """A report to the moderators of a Discord server.

    `id` is the interaction that brought it. `person` wrote `said` about `accused` and `chair` (both None: about nobody
    in particular; a computer player has only a chair). `deal` and `seq` say how far the table had come. `at` and
    `settled_at` (0: still open) are Unix ms.
    """

    id: int
    guild: int
    table: str
    person: int
    accused: int | None
    chair: int | None
    deal: int
    seq: int
    said: str
    at: int
    settled_at: int = 0


class SignalSheet(msgspec.Struct, frozen=True):
    """The signals of a Discord server with the names of the people in them; people who were forgotten are left out.

    `since` is the end of the oldest match used (Unix ms, 0: there was none). `more` says that older matches were left
    out.
    """

    signals: Signals
    names: dict[int, str]
    since: int
    more: bool
