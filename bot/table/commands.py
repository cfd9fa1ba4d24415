"""The commands a table accepts, and their outcomes.

A command's id makes it idempotent: ``i<interaction id>`` for a person, ``t<timer>-<seq>`` for a clock,
``b<player>-<seq>`` for a computer player, ``c<seq>`` for the shuffle.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.actions import Action, Refusal
from bot.engine.game import OptionValue


class Body(msgspec.Struct, frozen=True):
    """What a command asks for. The command of a clock is declared in the module of its subject, where it is decided."""


class AskPace(Body, frozen=True):
    """A player of a running match asks for another pace, or agrees to it; it changes when all agree (T17)."""

    pace: str


class AskTalk(Body, frozen=True):
    """A player of a running match asks for a free or a quiet table, or agrees to it; it changes when all agree."""

    talk: str


class SetLanguage(Body, frozen=True):
    """From the host or a moderator: set the language of the messages that everybody at the table sees."""

    language: str


class Moderate(Body, frozen=True):
    """From a moderator: repair, pause, resume, end (with the result so far) or void (without a result)."""

    what: str


class Displace(Body, frozen=True):
    """From a moderator: free the chair of a person who is barred from the server; in a match a computer player takes
    over."""

    barred: int


class Close(Body, frozen=True):
    """From the host, a moderator or the bot: close the table; a running match ends early (Minchiate M128, M129)."""

    reason: str = "host"


class HandOver(Body, frozen=True):
    """Let a computer player play for the player who sends the command."""


class TakeBack(Body, frozen=True):
    """The player who sends the command plays again instead of the computer player."""


class Concede(Body, frozen=True):
    """A player offers to concede the match, or the deal with the number ``deal``."""

    of: str = "match"
    deal: int = 0


class AnswerConcession(Body, frozen=True):
    """A player agrees to the offer to concede the match or the deal (``of``), or declines; the offer was made in this
    deal."""

    deal: int
    agree: bool
    of: str = "match"


class OfferChair(Body, frozen=True):
    """A player asks for a substitute (``open``), or withdraws the request."""

    open: bool = True


class Substitute(Body, frozen=True):
    """A person takes over the chair of this player, who asked for a substitute."""

    player: int


class Missing(Body, frozen=True):
    """From the bot: ``person``, who plays ``player``, has left the server; with ``deleted`` the account no longer
    exists."""

    player: int
    person: int
    deleted: bool = False


class Open(Body, frozen=True):
    """Open a table. The person who opens it becomes the host and takes the first chair. Without a name the table is
    named after a river. With ``lots`` the seats are drawn when the match is started."""

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
    lots: bool = False


class Sit(Body, frozen=True):
    """Take the given chair, or the first free one. A person who already sits moves to the given chair."""

    chair: int | None = None


class GetUp(Body, frozen=True):
    """Leave the table before the match has begun."""


class MoveTo(Body, frozen=True):
    """From the host or a moderator: move the occupant of ``source`` to ``chair``; an occupant there changes places."""

    source: int
    chair: int


class AddBot(Body, frozen=True):
    """From the host or a moderator: seat a computer player on a free chair (the first one if None). The bot chooses a
    name if none is given."""

    level: str = "regular"
    name: str = ""
    chair: int | None = None


class RemoveBot(Body, frozen=True):
    """From the host or a moderator: free a computer player's chair."""

    chair: int


class Configure(Body, frozen=True):
    """From the host or a moderator: change settings before the start; None leaves a setting as it is."""

    options: dict[str, OptionValue] | None = None
    preset: str | None = None
    pace: str | None = None
    ranked: bool | None = None
    talk: str | None = None


class Place(Body, frozen=True):
    """From the bot: the table is played in this thread, of this channel (0: the channel does not change)."""

    thread: int
    channel: int = 0


class Start(Body, frozen=True):
    """From the host or a moderator: begin the match. With ``check``, if two people or more sit, each is first asked
    whether they are there (ux.md S1, T15)."""

    check: bool = False


class Fill(Body, frozen=True):
    """From the host or a moderator: seat a computer player of this level on every free chair, then begin the match as
    :class:`Start` does."""

    level: str = "regular"
    check: bool = False


class Here(Body, frozen=True):
    """A person answers before the start that they are there."""


class TakeHint(Body, frozen=True):
    """A player takes the first hint of a match that counts on the ladder against bots: it no longer does."""


class Applied(msgspec.Struct, frozen=True):
    """The command was applied and stored. ``seq`` is the last event's number; ``events`` are the new events."""

    seq: int
    events: tuple[Any, ...] = ()


class Stale(msgspec.Struct, frozen=True):
    """The control belonged to a question that is no longer open; nothing was changed."""

    seq: int


class Refused(msgspec.Struct, frozen=True):
    """The command is not allowed; nothing was changed."""

    refusal: Refusal


class Duplicate(msgspec.Struct, frozen=True):
    """The same command was applied before; nothing was changed."""

    seq: int


class Busy(msgspec.Struct, frozen=True):
    """The mailbox is full, the store cannot write, or the table is not available now; nothing was changed."""

    reason: str = "queue"


class Broken(msgspec.Struct, frozen=True):
    """An unexpected error occurred; nothing was changed. ``ref`` finds it in the log."""

    ref: str


Outcome = Applied | Stale | Refused | Duplicate | Busy | Broken
"""What :meth:`bot.table.manager.TableManager.submit` returns."""


class Seal(Body, frozen=True):
    """From the bot: seal the coming deal, or seal it again because its terms have changed."""


class PublishSeal(Body, frozen=True):
    """From the bot: this seal of the coming deal stands in full in this message of this channel (Discord's ids)."""

    deal: int
    commitment: str
    message: int
    channel: int = 0


class AddWord(Body, frozen=True):
    """A person adds a word (its hash) to the coming deal. If they are being asked whether they are there or ready, it
    also counts as that answer."""

    word: str


class Draw(Body, frozen=True):
    """From the bot: supply the randomness the game waits for. ``unpublished``: the seal could not be published in
    time."""

    unpublished: bool = False


class Act(Body, frozen=True):
    """A seated person answers a question. ``asked`` is the number the control carried, None for a typed command."""

    action: Action
    asked: int | None = None


class BotAct(Body, frozen=True):
    """From the bot: a computer player's answer for ``player``. ``late``: the person's clock had run out."""

    player: int
    asked: int
    action: Action
    late: bool = False


class Ready(Body, frozen=True):
    """A person is ready for the next deal."""


class NextDeal(Body, frozen=True):
    """From the bot: the pause between deals is over. ``unpublished`` as for :class:`Draw`."""

    deal: int
    unpublished: bool = False


class Queue(Body, frozen=True):
    """A person joins the waiting list for a chair (``join``), or leaves it."""

    join: bool = True


class Nudge(Body, frozen=True):
    """A person at the table asks the players whose move it is to play, except the people in ``spared``, who do not
    accept nudges from this person."""

    spared: tuple[int, ...] = ()


class MoreTime(Body, frozen=True):
    """A person asks for two more minutes; the control was on the call of ``player`` to the decision ``asked``."""

    player: int
    asked: int


class Pause(Body, frozen=True):
    """A person asks for a pause (the table pauses when all people at it do); from the bot: the table is idle. ``guard``
    is the seq of the latest action of a person that the bot knew of."""

    guard: int = 0


class Resume(Body, frozen=True):
    """A person at a paused table used a control."""


class Credit(Body, frozen=True):
    """From the bot: it was stopped for ``ms``; give that time back to the clocks. Negative if the system clock was set
    back."""

    ms: int


class KeepQuiet(Body, frozen=True):
    """From the bot: ``person``, who plays ``player``, has quiet hours during ``spans`` (from–to in Unix ms), which are
    known up to ``until``."""

    player: int
    person: int
    spans: tuple[tuple[int, int], ...]
    until: int


class Hold(Body, frozen=True):
    """From the bot: the table cannot be played where it is (:mod:`bot.table.pause` lists the reasons); ``detail`` is
    what is missing, if a single word says it."""

    reason: str
    detail: str = ""


class Release(Body, frozen=True):
    """From the bot: the reason for which the table was blocked no longer holds."""

    reason: str


class Command(msgspec.Struct, frozen=True):
    """A request to a table. ``person`` is None for the bot; ``moderator`` says that the person may act for the host;
    ``press`` is Discord's id of the interaction, 0 if there is none."""

    id: str
    table: str
    body: Body
    person: int | None = None
    moderator: bool = False
    press: int = 0
