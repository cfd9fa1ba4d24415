"""The tables of the database, in types that SQLite and PostgreSQL share (architecture section 6).

The log (``events``) is the truth; ``tables``, ``seats``, ``timers``, ``stand_ins``, ``matches``, ``match_seats``,
``deal_seats``, ``leaderboards``, ``standings`` and ``partners`` follow from it and are written with it. What is known
of a person stands in ``people`` and ``preferences`` alone: everything else has the surrogate number, so that somebody
can be forgotten without touching other people's results. All times are Unix ms. One module for each subject; use the
names from here.
"""

from __future__ import annotations

from bot.store.schema.base import metadata
from bot.store.schema.finished import deal_seats, match_seats, matches, stand_ins
from bot.store.schema.log import commands, events, message_slots, open_panels, seats, staged, tables, timers
from bot.store.schema.owning import owners
from bot.store.schema.persons import blocks, forgotten, people, preferences, quota
from bot.store.schema.ranking import MEASURES, ROLE_TALLIES, TALLIES, leaderboards, partners, seasons, standings
from bot.store.schema.servers import app_state, bars, guilds, reports, retention

__all__ = [
    "MEASURES",
    "ROLE_TALLIES",
    "TALLIES",
    "app_state",
    "bars",
    "blocks",
    "commands",
    "deal_seats",
    "events",
    "forgotten",
    "guilds",
    "leaderboards",
    "match_seats",
    "matches",
    "message_slots",
    "metadata",
    "open_panels",
    "owners",
    "partners",
    "people",
    "preferences",
    "quota",
    "reports",
    "retention",
    "seasons",
    "seats",
    "staged",
    "stand_ins",
    "standings",
    "tables",
    "timers",
]
