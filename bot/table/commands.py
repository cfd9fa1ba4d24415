"""What may be asked of a table, and what comes of it.

A command's id makes it idempotent: ``i<interaction id>`` for a person, ``t<timer>-<seq>`` for a clock,
``b<player>-<seq>`` for a computer player, ``c<seq>`` for the shuffle.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.actions import Action, Refusal
from bot.engine.game import OptionValue


class Open(msgspec.Struct, frozen=True):
    """Open a table; the one who opens it is host and takes the first chair. Without a name it gets a river's."""

    game: str
    guild: int
    channel: int
    language: str
    name: str = ""
    options: dict[str, OptionValue] = {}
    preset: str = ""
    pace: str = "relaxed"
    ranked: bool = True
    talk: str = "free"


class Sit(msgspec.Struct, frozen=True):
    """Take a chair: the given one, or the first free one. One who sits already moves there."""

    chair: int | None = None


class GetUp(msgspec.Struct, frozen=True):
    """Leave the table before the match has begun."""


class MoveTo(msgspec.Struct, frozen=True):
    """Host or moderator: put whoever sits on ``source`` on ``chair``; an occupant there changes places."""

    source: int
    chair: int


class AddBot(msgspec.Struct, frozen=True):
    """Host or moderator: put a computer player on a free chair (the first one if None). It brings its own name."""

    level: str = "regular"
    name: str = ""
    chair: int | None = None


class RemoveBot(msgspec.Struct, frozen=True):
    """Host or moderator: free a computer player's chair."""

    chair: int


class Configure(msgspec.Struct, frozen=True):
    """Host or moderator: change settings before the start; None leaves a part as it is."""

    options: dict[str, OptionValue] | None = None
    preset: str | None = None
    pace: str | None = None
    ranked: bool | None = None
    talk: str | None = None


class Place(msgspec.Struct, frozen=True):
    """The edge: the table is played in this thread, from now on of this channel (0: as before)."""

    thread: int
    channel: int = 0


class Start(msgspec.Struct, frozen=True):
    """Host or moderator: begin the match. With ``check``, where two people or more sit, each is asked first whether
    she is there (ux.md S1, T15)."""

    check: bool = False


class Here(msgspec.Struct, frozen=True):
    """A person is there when asked before the start."""


class CheckOver(msgspec.Struct, frozen=True):
    """The house: the minute of the check that began at seq ``guard`` is over."""

    guard: int


class PassHost(msgspec.Struct, frozen=True):
    """The house: everybody has waited for the host of a full lobby long enough; ``guard`` is the seq since when."""

    guard: int


class AskPace(msgspec.Struct, frozen=True):
    """A person at a running match would like another pace, or agrees to it; it changes when all agree (T17)."""

    pace: str


class AskTalk(msgspec.Struct, frozen=True):
    """A person at a running match would like the table to be free or quiet, or agrees to it; so it is when all do."""

    talk: str


class Moderate(msgspec.Struct, frozen=True):
    """A moderator: one of repair, pause, resume, end (with its result), void (without one)."""

    what: str


class Displace(msgspec.Struct, frozen=True):
    """A moderator: this person is barred from the server; her chair is freed, in a match a computer player gets it."""

    barred: int


class Draw(msgspec.Struct, frozen=True):
    """The house: supply the randomness the game waits for, from the sealed seed."""


class Act(msgspec.Struct, frozen=True):
    """A seated person answers a question. ``asked`` is the number the control carried, None for a typed command."""

    action: Action
    asked: int | None = None


class BotAct(msgspec.Struct, frozen=True):
    """The house: a computer player's answer for ``player``. ``late`` says that the person's clock had run out."""

    player: int
    asked: int
    action: Action
    late: bool = False


class Ready(msgspec.Struct, frozen=True):
    """A person is ready for the next deal."""


class NextDeal(msgspec.Struct, frozen=True):
    """The house: the pause between deals is over."""

    deal: int


class HandOver(msgspec.Struct, frozen=True):
    """Let a computer player play for me."""


class TakeBack(msgspec.Struct, frozen=True):
    """Take my seat back."""


class Abandon(msgspec.Struct, frozen=True):
    """The house: ``player``, away since the seq ``guard``, has not come back in time."""

    player: int
    guard: int


class Concede(msgspec.Struct, frozen=True):
    """I offer to concede the match."""


class AnswerConcession(msgspec.Struct, frozen=True):
    """I agree to conceding the match, or do not; the offer was made in this deal."""

    deal: int
    agree: bool


class OfferChair(msgspec.Struct, frozen=True):
    """I ask for a substitute (``open``), or do so no more."""

    open: bool = True


class Relieve(msgspec.Struct, frozen=True):
    """I take over the chair of this player, who asked for a substitute."""

    player: int


class Missing(msgspec.Struct, frozen=True):
    """The house: ``person``, who plays ``player``, has left the server; with ``deleted`` the account is no more."""

    player: int
    person: int
    deleted: bool = False


class CallUp(msgspec.Struct, frozen=True):
    """The house: the person to move has done nothing for a while. ``kind`` is notice or reminder."""

    player: int
    asked: int
    kind: str


class Nudge(msgspec.Struct, frozen=True):
    """A person at the table asks whoever is waited for to play."""


class MoreTime(msgspec.Struct, frozen=True):
    """A person asks for two more minutes; the control was on the call of ``player`` to the decision ``asked``."""

    player: int
    asked: int


class Pause(msgspec.Struct, frozen=True):
    """A person would like to pause (it pauses when all people at the table do); from the house: nobody is there.
    ``guard`` is the seq at which a person was last active, as the house knew it."""

    guard: int = 0


class Resume(msgspec.Struct, frozen=True):
    """Somebody at a paused table used a control."""


class Credit(msgspec.Struct, frozen=True):
    """The house: it was closed for ``ms``; give the clocks that time back. Less than nothing where the world's clock
    was put back."""

    ms: int


class KeepQuiet(msgspec.Struct, frozen=True):
    """The house: ``person``, who plays ``player``, wishes to be left alone during ``spans`` (from–to in Unix ms); they
    are looked up as far as ``until``."""

    player: int
    person: int
    spans: tuple[tuple[int, int], ...]
    until: int


class Hold(msgspec.Struct, frozen=True):
    """The house: the table cannot be played where it is (:mod:`bot.table.hold` lists the reasons); ``detail`` is what
    is missing, where that can be said in a word."""

    reason: str
    detail: str = ""


class Release(msgspec.Struct, frozen=True):
    """The house: what held the table for this reason is over."""

    reason: str


class Close(msgspec.Struct, frozen=True):
    """Host, moderator or the house: close the table; a running match ends early (Minchiate M128, M129)."""

    reason: str = "host"


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
    | Moderate
    | Displace
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
    | Resume
    | Credit
    | KeepQuiet
    | Hold
    | Release
    | Close
)


class Command(msgspec.Struct, frozen=True):
    """One request. ``person`` is None for the house; ``moderator`` says that the person may act for the host."""

    id: str
    table: str
    body: Body
    person: int | None = None
    moderator: bool = False


class Applied(msgspec.Struct, frozen=True):
    """Done and durable. ``seq`` is the last event's number; ``events`` are the new facts."""

    seq: int
    events: tuple[Any, ...] = ()


class Stale(msgspec.Struct, frozen=True):
    """The control belonged to a question that is no longer open; nothing was done."""

    seq: int


class Refused(msgspec.Struct, frozen=True):
    """Not allowed; nothing was done."""

    refusal: Refusal


class Duplicate(msgspec.Struct, frozen=True):
    """This very command had been applied before; nothing was done again."""

    seq: int


class Busy(msgspec.Struct, frozen=True):
    """Too much is waiting at this table, or the store cannot write now; nothing was done."""

    reason: str = "queue"


class Broken(msgspec.Struct, frozen=True):
    """Something failed that should not; nothing was done. ``ref`` finds it in the log."""

    ref: str


Outcome = Applied | Stale | Refused | Duplicate | Busy | Broken
