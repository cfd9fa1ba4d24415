"""The events of a table's log, apart from the events of the game itself.

Persons are surrogate numbers (the store maps them to accounts), so a person can be deleted without changing the log.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from bot.engine.actions import Claim, Number, Pick, Say
from bot.engine.game import OptionValue
from bot.engine.seal import Part


class PaceAsked(msgspec.Struct, frozen=True, tag="table.pace_asked"):
    """A player asked for this pace for the rest of the match."""

    player: int
    pace: str


class TalkAsked(msgspec.Struct, frozen=True, tag="table.talk_asked"):
    """A player asked for a free or a quiet table for the rest of the match."""

    player: int
    talk: str


class LanguageSet(msgspec.Struct, frozen=True, tag="table.language_set"):
    """The messages that everybody at the table sees are in this language from now on (ux.md S4)."""

    language: str


class Moderated(msgspec.Struct, frozen=True, tag="table.moderated"):
    """A moderator acted here (repair, pause, resume, end, void, displace); the resulting events follow."""

    person: int
    what: str


class Closed(msgspec.Struct, frozen=True, tag="table.closed"):
    """The table was closed at ``at`` (Unix ms); ``reason`` is a catalogue code, for example host, expired, moderator or
    empty."""

    reason: str
    at: int


class HandedToBot(msgspec.Struct, frozen=True, tag="table.handed_to_bot"):
    """A computer player plays for the person from now on, until they take the seat back."""

    player: int
    why: str = "asked"
    """asked; clock: the player's time ran out twice in a row (ux.md 3.2); left: the player left the server; deleted:
    their account no longer exists (E5, E6); barred: they were barred from the server (3.3)."""


class Abandoned(msgspec.Struct, frozen=True, tag="table.abandoned"):
    """A player who was away did not come back in time: a computer player plays their chair to the end (ux.md 3.2)."""

    player: int


class ConcessionOffered(msgspec.Struct, frozen=True, omit_defaults=True, tag="table.concession_offered"):
    """A player offered to concede the match or the deal, or to stop the match (``of``). The offer lapses with the deal
    (E59)."""

    player: int
    of: str = "match"


class ConcessionAgreed(msgspec.Struct, frozen=True, tag="table.concession_agreed"):
    """A player agreed to the offer; the match or the deal ends when all players asked have agreed."""

    player: int


class ConcessionDeclined(msgspec.Struct, frozen=True, tag="table.concession_declined"):
    """A player declined the offer, or withdrew their own."""

    player: int


class Conceded(msgspec.Struct, frozen=True, tag="table.conceded"):
    """These players conceded the match; it ends early. ``last`` are the players put in last place, their whole side; it
    is empty in older logs, where such a match counts for nobody."""

    players: tuple[int, ...]
    last: tuple[int, ...] = ()


class DealConceded(msgspec.Struct, frozen=True, tag="table.deal_conceded"):
    """These players conceded the deal; the game's events follow. All open questions of the deal are closed."""

    players: tuple[int, ...]


class ChairOffered(msgspec.Struct, frozen=True, tag="table.chair_offered"):
    """A player asked for a substitute (``open``), or withdrew the request."""

    player: int
    open: bool = True


class Substituted(msgspec.Struct, frozen=True, tag="table.relieved"):
    """A person took over a player's chair; the result stays with the person who sat there first."""

    player: int
    person: int


class TakenBack(msgspec.Struct, frozen=True, tag="table.taken_back"):
    """The person plays again instead of the computer player."""

    player: int


class Opened(msgspec.Struct, frozen=True, tag="table.opened"):
    """A table was opened. Ids of guild and channel are Discord's; ``at`` is Unix time in ms; ``lots`` says that seats
    are drawn when the match is started."""

    game: str
    name: str
    host: int
    guild: int
    channel: int
    language: str
    options: dict[str, OptionValue]
    preset: str
    pace: str
    at: int
    ranked: bool = True
    talk: str = "free"
    lots: bool = False


class Seated(msgspec.Struct, frozen=True, tag="table.seated"):
    """A person took a chair."""

    chair: int
    person: int


class BotSeated(msgspec.Struct, frozen=True, tag="table.bot_seated"):
    """A computer player took a chair. ``name`` is chosen once and does not change."""

    chair: int
    level: str
    name: str


class Vacated(msgspec.Struct, frozen=True, tag="table.vacated"):
    """A chair became free."""

    chair: int


class Swapped(msgspec.Struct, frozen=True, tag="table.swapped"):
    """The occupants of two chairs changed places (either may have been free)."""

    chair: int
    other: int


class HostChanged(msgspec.Struct, frozen=True, tag="table.host_changed"):
    """Another person became host."""

    person: int
    why: str = "left"
    """left: the host got up; waited: the people at a full table waited for the host too long."""


class Configured(msgspec.Struct, frozen=True, tag="table.configured"):
    """The settings changed; all of them as they are now."""

    options: dict[str, OptionValue]
    preset: str
    pace: str
    ranked: bool = True
    talk: str = ""
    """Empty if it did not change, and in the logs of older tables."""


class Placed(msgspec.Struct, frozen=True, tag="table.placed"):
    """The thread (or channel, if threads cannot be created) in which the table is played; ``channel`` is where its card
    stands from now on, 0 if that did not change."""

    thread: int
    channel: int = 0


class Started(msgspec.Struct, frozen=True, tag="table.started"):
    """The match began; the chairs are now players 0, 1, 2 … If there was no check, ``person`` pressed *Start* and
    ``press`` is the id of the interaction, which goes into the deal; otherwise, and in older logs, both are 0."""

    at: int
    person: int = 0
    press: int = 0


class CheckBegun(msgspec.Struct, frozen=True, tag="table.check_begun"):
    """``person`` pressed *Start*: all people at the table are asked whether they are there, until ``until`` (Unix ms).
    ``press`` is the id of the interaction (0 in older logs)."""

    person: int
    until: int
    press: int = 0


class CameHere(msgspec.Struct, frozen=True, tag="table.came_here"):
    """A person said that they are there. ``press`` is the id of the interaction (0 in older logs), ``word`` the hash of
    the word that came with it: both go into the deal."""

    person: int
    press: int = 0
    word: str = ""


class CheckEnded(msgspec.Struct, frozen=True, tag="table.check_ended"):
    """The check ended without a start: ``absent`` are the people who lost their chairs."""

    absent: tuple[int, ...]


class SeedSealed(msgspec.Struct, frozen=True, tag="table.seed_sealed"):
    """The seed of a deal was drawn and its commitment may be shown; the seed stays secret (decision 11). A second event
    for the same deal replaces the first and discards what people had added.

    ``terms`` is the text the seal is bound to (:mod:`bot.engine.seal`); it is empty in the logs of older tables: a seal
    of version 1, to which nobody adds.
    """

    deal: int
    seed: bytes
    commitment: str
    terms: str = ""


class SealPublished(msgspec.Struct, frozen=True, tag="table.seal_published"):
    """The commitment stands in full in a message (Discord's id) that is never edited, in this channel or thread."""

    deal: int
    commitment: str
    message: int
    channel: int = 0


class WordAdded(msgspec.Struct, frozen=True, tag="table.word_added"):
    """A player who has already pressed, or does not have to, added a word to the coming deal: its hash, and the id of
    the interaction."""

    player: int
    press: int
    word: str


class SealClosed(msgspec.Struct, frozen=True, tag="table.seal_closed"):
    """The deal begins: nothing more can be added to it. ``message`` is the message of the seal (0: not published),
    ``parts`` are the additions that count, in the order in which they are hashed."""

    deal: int
    message: int = 0
    parts: tuple[Part, ...] = ()


class SeedRevealed(msgspec.Struct, frozen=True, tag="table.seed_revealed"):
    """The deal is over: its seed is public."""

    deal: int
    seed: bytes


class Readied(msgspec.Struct, frozen=True, tag="table.readied"):
    """A player is ready for the next deal. ``press`` is the id of the interaction (0 in older logs), ``word`` the hash
    of the word that came with it: both go into the deal."""

    player: int
    press: int = 0
    word: str = ""


class Acted(msgspec.Struct, frozen=True, tag="table.acted"):
    """A player's question was answered; the resulting events follow. These events count the questions put to each
    player.

    ``by`` is person, computer, or clock: the clock ran out and a computer player took this one decision (M131).
    """

    player: int
    by: str
    spent: int = 0
    """What the answer took from the player's bank, in ms."""
    at: int = 0
    """Time of the answer in Unix ms; 0 in the logs of older tables."""
    action: Pick | Say | Number | Claim | None = None
    """The answer itself, for records and the player's own data; None in the logs of older tables. It may name hidden
    cards. The state never depends on it: that follows from the facts alone."""


class DealBegun(msgspec.Struct, frozen=True, tag="table.deal_begun"):
    """The pause between deals is over and the next deal begins."""

    deal: int


class Finished(msgspec.Struct, frozen=True, tag="table.finished"):
    """The match is over. ``balances`` in the game's unit and ``places`` are by player."""

    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool
    at: int


class Queued(msgspec.Struct, frozen=True, tag="table.queued"):
    """A person joined the waiting list for a chair, at its end."""

    person: int


class Unqueued(msgspec.Struct, frozen=True, tag="table.unqueued"):
    """A person left the waiting list: at their own wish (asked), or because they did not take a reserved chair in time
    (late)."""

    person: int
    why: str = "asked"


class Reserved(msgspec.Struct, frozen=True, tag="table.reserved"):
    """A chair is reserved for a person on the waiting list, until ``until`` (Unix ms)."""

    person: int
    until: int


class Unreserved(msgspec.Struct, frozen=True, tag="table.unreserved"):
    """The chair reserved for the person is no longer available; they keep their place on the waiting list."""

    person: int


class Called(msgspec.Struct, frozen=True, tag="table.called"):
    """A player was called to their decision. ``kind`` is notice, nudge or reminder; ``by`` is the player who nudged
    (-1: none); ``at`` is Unix ms."""

    player: int
    kind: str
    at: int
    by: int = -1


class TimeGranted(msgspec.Struct, frozen=True, tag="table.time_granted"):
    """The player asked for more time for the decision they were called to: their clock has ``ms`` more (ux.md S27)."""

    player: int
    ms: int


class Credited(msgspec.Struct, frozen=True, tag="table.credited"):
    """The bot was stopped for ``ms``; every clock of the table was moved on by that time."""

    ms: int


class QuietKept(msgspec.Struct, frozen=True, tag="table.quiet_kept"):
    """The player's clock is stopped during ``spans`` (from–to in Unix ms), which are known up to ``until``: the
    player's quiet hours, by the time zone database at that time (ux.md E42). Has an effect at a daily table only."""

    player: int
    spans: tuple[tuple[int, int], ...]
    until: int


class PauseAsked(msgspec.Struct, frozen=True, tag="table.pause_asked"):
    """A player asked for a pause; the table pauses when all people at it have asked."""

    player: int


class Paused(msgspec.Struct, frozen=True, tag="table.paused"):
    """The table is paused. ``reason`` is idle, asked or moderator, or a reason of :mod:`bot.table.pause` with its
    ``detail``; ``left`` is what the running clocks had left: (player, ms)."""

    reason: str
    left: tuple[tuple[int, int], ...] = ()
    detail: str = ""


class RestTold(msgspec.Struct, frozen=True, tag="table.rest_told"):
    """The people were told that the table has been paused for a day; if nobody resumes, it closes at ``until`` (Unix
    ms)."""

    until: int


class HintTaken(msgspec.Struct, frozen=True, tag="table.hint_taken"):
    """A player took a hint: the match no longer counts on the ladder against bots."""

    player: int


class Resumed(msgspec.Struct, frozen=True, tag="table.resumed"):
    """The table resumes: a person at it used a control, or (player -1) the bot resumed it."""

    player: int


class BoardOpened(msgspec.Struct, frozen=True, tag="table.board_opened"):
    """The table plays one deal of a tournament; :class:`bot.table.model.BoardRef` explains the fields."""

    tournament: str
    round: int
    number: int
    deal: int
    chairs: tuple[int, ...]


class BoardPlayed(msgspec.Struct, frozen=True, tag="table.board_played"):
    """The deal of a tournament was counted here, or broken off with its round (``part``). The seed stays secret.
    ``balances`` to ``complete`` are as in :class:`Finished`, the others as in :class:`bot.table.model.BoardRef`."""

    scores: tuple[int, ...]
    played: int
    tricks: int
    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool
    at: int
    part: bool = False


class BoardRevealed(msgspec.Struct, frozen=True, tag="table.board_revealed"):
    """The round is closed everywhere: the seeds are public, and everybody may see how it was played here."""

    at: int


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
    | Substituted
    | TakenBack
    | Acted
    | Called
    | TimeGranted
    | HintTaken
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
    | BoardOpened
    | BoardPlayed
    | BoardRevealed
)
"""All events of this module; the store keeps them under their tags."""

TABLE_EVENTS: tuple[type[msgspec.Struct], ...] = get_args(TableEvent)
"""All event classes of :data:`TableEvent`."""
