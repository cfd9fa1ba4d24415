"""What has happened at a table, beside the facts of the game itself.

Persons are surrogate numbers (the store knows whose they are), so a person can be forgotten without touching the log.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from bot.engine.game import OptionValue


class Opened(msgspec.Struct, frozen=True, tag="table.opened"):
    """A table was opened. Ids of guild and channel are Discord's; ``at`` is Unix time in ms."""

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


class Seated(msgspec.Struct, frozen=True, tag="table.seated"):
    """A person took a chair."""

    chair: int
    person: int


class BotSeated(msgspec.Struct, frozen=True, tag="table.bot_seated"):
    """A computer player took a chair. ``name`` is chosen once and kept."""

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
    """left: the host got up; waited: everybody waited for her at a full table."""


class Configured(msgspec.Struct, frozen=True, tag="table.configured"):
    """The settings changed before the start; all of them as they now stand."""

    options: dict[str, OptionValue]
    preset: str
    pace: str
    ranked: bool = True
    talk: str = ""
    """Nothing where it stays as it was, and in the logs of older tables."""


class Placed(msgspec.Struct, frozen=True, tag="table.placed"):
    """The thread (or channel, where threads cannot be made) in which the table is played; ``channel`` is where its
    card stands from now on, 0 where it stood before."""

    thread: int
    channel: int = 0


class Started(msgspec.Struct, frozen=True, tag="table.started"):
    """The match began; the chairs are now players 0, 1, 2 …"""

    at: int


class CheckBegun(msgspec.Struct, frozen=True, tag="table.check_begun"):
    """Start was pressed by ``person``: all people at the table are asked whether they are there, until ``until`` (Unix
    ms)."""

    person: int
    until: int


class CameHere(msgspec.Struct, frozen=True, tag="table.came_here"):
    """A person said that she is there."""

    person: int


class CheckEnded(msgspec.Struct, frozen=True, tag="table.check_ended"):
    """The check ended without a start: ``absent`` are the people who lost their chairs by it."""

    absent: tuple[int, ...]


class PaceAsked(msgspec.Struct, frozen=True, tag="table.pace_asked"):
    """A player would like this pace for the rest of the match."""

    player: int
    pace: str


class TalkAsked(msgspec.Struct, frozen=True, tag="table.talk_asked"):
    """A player would like the table to be free or quiet for the rest of the match."""

    player: int
    talk: str


class Moderated(msgspec.Struct, frozen=True, tag="table.moderated"):
    """A moderator did something here (repair, pause, resume, end, void, displace); its consequences stand after it."""

    person: int
    what: str


class SeedSealed(msgspec.Struct, frozen=True, tag="table.seed_sealed"):
    """The randomness of a deal was fixed and its commitment may be shown; the seed stays secret (decision 11)."""

    deal: int
    seed: bytes
    commitment: str


class SeedRevealed(msgspec.Struct, frozen=True, tag="table.seed_revealed"):
    """The deal is over: its seed is public."""

    deal: int
    seed: bytes


class Readied(msgspec.Struct, frozen=True, tag="table.readied"):
    """A player is ready for the next deal."""

    player: int


class HandedToBot(msgspec.Struct, frozen=True, tag="table.handed_to_bot"):
    """A computer player plays for the person from now on, until she takes the seat back."""

    player: int
    why: str = "asked"
    """asked, or clock: her time ran out twice in a row (ux.md 3.2); left: she left the server; deleted: her account is
    no more (E5, E6)."""


class Abandoned(msgspec.Struct, frozen=True, tag="table.abandoned"):
    """Somebody who was away has not come back in time: the computer player keeps her chair to the end (ux.md 3.2)."""

    player: int


class ConcessionOffered(msgspec.Struct, frozen=True, tag="table.concession_offered"):
    """A player has offered to concede the match. The offer lapses when the deal ends."""

    player: int


class ConcessionAgreed(msgspec.Struct, frozen=True, tag="table.concession_agreed"):
    """A player agrees to that; the match ends with the last one's agreement."""

    player: int


class ConcessionDeclined(msgspec.Struct, frozen=True, tag="table.concession_declined"):
    """A player has turned the offer down (or taken her own back)."""

    player: int


class Conceded(msgspec.Struct, frozen=True, tag="table.conceded"):
    """These players have conceded the match; it ends early. ``last`` are those whom that puts last, their whole side;
    in older logs nobody, and such a match counts for nobody."""

    players: tuple[int, ...]
    last: tuple[int, ...] = ()


class ChairOffered(msgspec.Struct, frozen=True, tag="table.chair_offered"):
    """A player asks for a substitute (``open``), or does so no more."""

    player: int
    open: bool = True


class Relieved(msgspec.Struct, frozen=True, tag="table.relieved"):
    """A person has taken over a player's chair; the result stays with whoever sat there first."""

    player: int
    person: int


class TakenBack(msgspec.Struct, frozen=True, tag="table.taken_back"):
    """The person plays herself again."""

    player: int


class Acted(msgspec.Struct, frozen=True, tag="table.acted"):
    """A player's question was answered; what followed stands after it. Counts the questions put to each player.

    ``by`` is person, computer, or clock: the clock ran out and a computer player took this one decision (M131).
    """

    player: int
    by: str
    spent: int = 0
    """What the answer took out of the player's bank, in ms."""
    at: int = 0
    """When, in Unix ms; 0 in the logs of older tables."""


class Called(msgspec.Struct, frozen=True, tag="table.called"):
    """A player was called to her decision. ``kind`` is notice, nudge or reminder; ``by`` the player who nudged (-1:
    nobody); ``at`` is Unix ms."""

    player: int
    kind: str
    at: int
    by: int = -1


class TimeGranted(msgspec.Struct, frozen=True, tag="table.time_granted"):
    """The player has asked for more time for the decision she is called to: her clock has ``ms`` more (ux.md S27)."""

    player: int
    ms: int


class Credited(msgspec.Struct, frozen=True, tag="table.credited"):
    """The house was closed for ``ms``; every clock of the table was moved on by it."""

    ms: int


class QuietKept(msgspec.Struct, frozen=True, tag="table.quiet_kept"):
    """The player's clock stands still during ``spans`` (from–to in Unix ms), which are known up to ``until``: her own
    quiet hours, by the zone database there was (ux.md E42). Counts at a daily table only."""

    player: int
    spans: tuple[tuple[int, int], ...]
    until: int


class PauseAsked(msgspec.Struct, frozen=True, tag="table.pause_asked"):
    """A player would like to pause; the table pauses when all people at it say so."""

    player: int


class Paused(msgspec.Struct, frozen=True, tag="table.paused"):
    """The table rests. ``reason`` is idle or asked, or one of :mod:`bot.table.hold` with its ``detail``; ``left`` is
    what the running clocks had left: (player, ms)."""

    reason: str
    left: tuple[tuple[int, int], ...] = ()
    detail: str = ""


class Resumed(msgspec.Struct, frozen=True, tag="table.resumed"):
    """The table goes on: somebody at it used a control, or (player -1) the house found that it can."""

    player: int


class DealBegun(msgspec.Struct, frozen=True, tag="table.deal_begun"):
    """The pause between deals is over and the next deal begins."""

    deal: int


class Finished(msgspec.Struct, frozen=True, tag="table.finished"):
    """The match is over. Balances in the game's unit and places, by player."""

    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool
    at: int


class Closed(msgspec.Struct, frozen=True, tag="table.closed"):
    """The table was closed; ``reason`` is a catalogue code (host, expired, moderator, empty)."""

    reason: str
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
    | Moderated
    | SeedSealed
    | SeedRevealed
    | Readied
    | HandedToBot
    | Abandoned
    | ConcessionOffered
    | ConcessionAgreed
    | ConcessionDeclined
    | Conceded
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
    | Resumed
    | DealBegun
    | Finished
    | Closed
)

TABLE_EVENTS: tuple[type[msgspec.Struct], ...] = get_args(TableEvent)
