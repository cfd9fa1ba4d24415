"""What may be asked of a table, and what comes of it.

A command's id makes it idempotent: ``i<interaction id>`` for a person, ``t<timer>-<seq>`` for a clock,
``b<player>-<seq>`` for a computer player, ``c<seq>`` for the shuffle.
"""

from __future__ import annotations

import msgspec

from bot.table.commands.agreeing import (
    AskPace,
    AskTalk,
    Close,
    Displace,
    Moderate,
    SetLanguage,
)
from bot.table.commands.leaving import (
    Abandon,
    AnswerConcession,
    Concede,
    HandOver,
    Missing,
    OfferChair,
    Relieve,
    TakeBack,
)
from bot.table.commands.lobby import (
    AddBot,
    CheckOver,
    Configure,
    GetUp,
    Here,
    MoveTo,
    Open,
    PassHost,
    Place,
    RemoveBot,
    Sit,
    Start,
)
from bot.table.commands.outcomes import (
    Applied,
    Broken,
    Busy,
    Duplicate,
    Outcome,
    Refused,
    Stale,
)
from bot.table.commands.playing import (
    Act,
    AddWord,
    BotAct,
    Draw,
    NextDeal,
    PublishSeal,
    Ready,
    Seal,
)
from bot.table.commands.queueing import KeptOver, Queue
from bot.table.commands.waiting import (
    CallUp,
    Credit,
    Hold,
    KeepQuiet,
    MoreTime,
    Nudge,
    Pause,
    Release,
    Resume,
    TellRest,
)

__all__ = [
    "Abandon",
    "Act",
    "AddBot",
    "AddWord",
    "AnswerConcession",
    "Applied",
    "AskPace",
    "AskTalk",
    "Body",
    "BotAct",
    "Broken",
    "Busy",
    "CallUp",
    "CheckOver",
    "Close",
    "Command",
    "Concede",
    "Configure",
    "Credit",
    "Displace",
    "Draw",
    "Duplicate",
    "GetUp",
    "HandOver",
    "Here",
    "Hold",
    "KeepQuiet",
    "KeptOver",
    "Missing",
    "Moderate",
    "MoreTime",
    "MoveTo",
    "NextDeal",
    "Nudge",
    "OfferChair",
    "Open",
    "Outcome",
    "PassHost",
    "Pause",
    "Place",
    "PublishSeal",
    "Queue",
    "Ready",
    "Refused",
    "Release",
    "Relieve",
    "RemoveBot",
    "Resume",
    "Seal",
    "SetLanguage",
    "Sit",
    "Stale",
    "Start",
    "TakeBack",
    "TellRest",
]

Body = (
    Open
    | Sit
    | GetUp
    | MoveTo
    | AddBot
    | RemoveBot
    | Configure
    | Place
    | Start
    | Here
    | CheckOver
    | PassHost
    | AskPace
    | AskTalk
    | SetLanguage
    | Moderate
    | Displace
    | Seal
    | PublishSeal
    | AddWord
    | Draw
    | Act
    | BotAct
    | Ready
    | NextDeal
    | HandOver
    | TakeBack
    | Abandon
    | Concede
    | AnswerConcession
    | OfferChair
    | Relieve
    | Missing
    | CallUp
    | Nudge
    | MoreTime
    | Pause
    | TellRest
    | Resume
    | Credit
    | KeepQuiet
    | Hold
    | Release
    | Close
    | Queue
    | KeptOver
)


class Command(msgspec.Struct, frozen=True):
    """One request. ``person`` is None for the house; ``moderator`` says that the person may act for the host; ``press``
    is the id Discord gave to the interaction, 0 where there is none."""

    id: str
    table: str
    body: Body
    person: int | None = None
    moderator: bool = False
    press: int = 0
