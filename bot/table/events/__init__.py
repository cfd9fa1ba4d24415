"""What has happened at a table, beside the facts of the game itself.

Persons are surrogate numbers (the store knows whose they are), so a person can be forgotten without touching the log.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from bot.table.events.agreeing import (
    Closed,
    LanguageSet,
    Moderated,
    PaceAsked,
    TalkAsked,
)
from bot.table.events.leaving import (
    Abandoned,
    ChairOffered,
    Conceded,
    ConcessionAgreed,
    ConcessionDeclined,
    ConcessionOffered,
    DealConceded,
    HandedToBot,
    Relieved,
    TakenBack,
)
from bot.table.events.lobby import (
    BotSeated,
    CameHere,
    CheckBegun,
    CheckEnded,
    Configured,
    HostChanged,
    Opened,
    Placed,
    Seated,
    Started,
    Swapped,
    Vacated,
)
from bot.table.events.playing import (
    Acted,
    DealBegun,
    Finished,
    Readied,
    SealClosed,
    SealPublished,
    SeedRevealed,
    SeedSealed,
    WordAdded,
)
from bot.table.events.queueing import (
    Queued,
    Reserved,
    Unqueued,
    Unreserved,
)
from bot.table.events.waiting import (
    Called,
    Credited,
    PauseAsked,
    Paused,
    QuietKept,
    RestTold,
    Resumed,
    TimeGranted,
)

__all__ = [
    "TABLE_EVENTS",
    "Abandoned",
    "Acted",
    "BotSeated",
    "Called",
    "CameHere",
    "ChairOffered",
    "CheckBegun",
    "CheckEnded",
    "Closed",
    "Conceded",
    "ConcessionAgreed",
    "ConcessionDeclined",
    "ConcessionOffered",
    "Configured",
    "Credited",
    "DealBegun",
    "DealConceded",
    "Finished",
    "HandedToBot",
    "HostChanged",
    "LanguageSet",
    "Moderated",
    "Opened",
    "PaceAsked",
    "PauseAsked",
    "Paused",
    "Placed",
    "Queued",
    "QuietKept",
    "Readied",
    "Relieved",
    "Reserved",
    "RestTold",
    "Resumed",
    "SealClosed",
    "SealPublished",
    "Seated",
    "SeedRevealed",
    "SeedSealed",
    "Started",
    "Swapped",
    "TableEvent",
    "TakenBack",
    "TalkAsked",
    "TimeGranted",
    "Unqueued",
    "Unreserved",
    "Vacated",
    "WordAdded",
]

TableEvent = (
    Opened
    | Seated
    | BotSeated
    | Vacated
    | Swapped
    | HostChanged
    | Configured
    | Placed
    | Started
    | CheckBegun
    | CameHere
    | CheckEnded
    | PaceAsked
    | TalkAsked
    | LanguageSet
    | Moderated
    | SeedSealed
    | SealPublished
    | WordAdded
    | SealClosed
    | SeedRevealed
    | Readied
    | HandedToBot
    | Abandoned
    | ConcessionOffered
    | ConcessionAgreed
    | ConcessionDeclined
    | Conceded
    | DealConceded
    | ChairOffered
    | Relieved
    | TakenBack
    | Acted
    | Called
    | TimeGranted
    | Credited
    | QuietKept
    | PauseAsked
    | Paused
    | RestTold
    | Resumed
    | DealBegun
    | Finished
    | Closed
    | Queued
    | Unqueued
    | Reserved
    | Unreserved
)

TABLE_EVENTS: tuple[type[msgspec.Struct], ...] = get_args(TableEvent)
