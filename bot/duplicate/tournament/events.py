"""The facts of a tournament. Each says who decided it (``by``: a person's surrogate number, None for the bot, whose
clocks decide without a director) and when (``at``, Unix ms).

People are surrogate numbers as in the logs of tables, and bots that entered count from -1 down; contestants, tables,
rounds, deals and boards count from 1, chairs from 0. The facts are stored as they are: fields are only ever added, with
defaults.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from bot.duplicate.seating import Table
from bot.engine.game import OptionValue


class Fact(msgspec.Struct, frozen=True):
    """What all facts say."""

    by: int | None
    at: int


class Announced(Fact, frozen=True, tag="tournament.announced"):
    """A tournament was announced; ``by`` is its first director, unless it is not ``directed``: then the clocks begin
    and close its rounds, and who announced it may direct it until the first one begins.

    ``form`` is individuals, pairs or teams; ``system`` swiss or round-robin; ``scoring`` matchpoints or victory-points.
    A round has ``boards`` boards and lasts ``round_ms`` (0: no clock). Check-in opens at ``opens`` and the first round
    begins at ``begins``. At most ``limit`` contestants enter. ``seed`` (32 bytes, public) draws the lots of pairing and
    seating; it tells nothing of the boards. ``rules`` numbers the rules of pairing and scoring.
    """

    name: str
    game: str
    options: dict[str, OptionValue]
    preset: str
    form: str
    system: str
    scoring: str
    rounds: int
    boards: int
    round_ms: int
    opens: int
    begins: int
    limit: int
    guild: int
    channel: int
    seed: bytes
    rules: int = 1
    directed: bool = True


class Joined(Fact, frozen=True, tag="tournament.joined"):
    """A contestant entered with these people; a bot has a number below 0. ``since`` is the first round they play: above
    1 for a late entry. Those who are not ``ranked`` get no place: the operator of the bot, and directors."""

    contestant: int
    members: tuple[int, ...]
    name: str = ""
    since: int = 1
    ranked: bool = True


class Withdrawn(Fact, frozen=True, tag="tournament.withdrawn"):
    """A contestant plays no further round. ``why``: asked (all its people have left), or absent (none had checked in
    when the first round began)."""

    contestant: int
    why: str = "asked"


class LeftTeam(Fact, frozen=True, tag="tournament.left"):
    """One of several people of a contestant left the running tournament: a bot plays for them from now on."""

    contestant: int
    person: int


class CheckInOpened(Fact, frozen=True, tag="tournament.check_in_opened"):
    """People may say from now on that they are there."""


class CheckedIn(Fact, frozen=True, tag="tournament.checked_in"):
    """A person is there."""

    person: int


class RoundBegun(Fact, frozen=True, tag="tournament.round_begun"):
    """A round began: who sits where, which contestants sit out, the ids of its boards, and when its time is up (Unix
    ms, 0: never)."""

    round: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    boards: tuple[str, ...]
    until: int


class Replaced(Fact, frozen=True, tag="tournament.replaced"):
    """A bot of this level plays a chair from a deal on, because the person is not there."""

    round: int
    table: int
    chair: int
    person: int
    deal: int = 1
    level: str = "regular"


class TakenOver(Fact, frozen=True, tag="tournament.taken_over"):
    """A late person is there and plays their chair from a deal on, instead of the bot."""

    round: int
    table: int
    chair: int
    person: int
    deal: int


class Substituted(Fact, frozen=True, tag="tournament.substituted"):
    """A director put a substitute in the place of a person, for the rest of the tournament. In a running round it holds
    from ``deal`` on; between rounds round, table and deal are 0 and the chair is -1."""

    contestant: int
    person: int
    substitute: int
    reason: str = ""
    round: int = 0
    table: int = 0
    chair: int = -1
    deal: int = 0


class Scored(Fact, frozen=True, tag="tournament.scored"):
    """A deal was counted: what each chair won, in the game's unit (both of a side have the same). ``log`` is the table
    at which it was played. ``part``: it was not played to the end, but half of its tricks were."""

    round: int
    table: int
    deal: int
    scores: tuple[int, ...]
    log: str = ""
    part: bool = False


class Adjusted(Fact, frozen=True, tag="tournament.adjusted"):
    """A director adjusted the score of a deal, for a reason that everybody sees: to other ``scores``, or to a share of
    the possible (``percents``, by chair: 40, 50 or 60 for average minus, average, average plus)."""

    round: int
    table: int
    deal: int
    reason: str
    scores: tuple[int, ...] = ()
    percents: tuple[int, ...] = ()


class Penalized(Fact, frozen=True, tag="tournament.penalized"):
    """A director took points from a contestant, for a reason that everybody sees: ``points`` are hundredths of a
    victory point, or of a percent of one round."""

    contestant: int
    points: int
    reason: str


class Extended(Fact, frozen=True, tag="tournament.extended"):
    """A round has time until ``until`` (Unix ms)."""

    round: int
    until: int


class RoundClosed(Fact, frozen=True, tag="tournament.round_closed"):
    """A round ended. ``why``: played, time (it was up), or director. ``averaged`` are the deals (table, deal) that
    count as average, because less than half of their tricks were played."""

    round: int
    why: str = "played"
    averaged: tuple[tuple[int, int], ...] = ()


class Appointed(Fact, frozen=True, tag="tournament.appointed"):
    """A further person directs the tournament. If they play, their contestant gets no place."""

    person: int


class Paused(Fact, frozen=True, tag="tournament.paused"):
    """The tournament is paused: no round begins or ends."""


class Resumed(Fact, frozen=True, tag="tournament.resumed"):
    """It continues; all its times are later by ``ms``."""

    ms: int


class Finished(Fact, frozen=True, tag="tournament.finished"):
    """The last round is over. ``places`` are (contestant, place) of those who have one, best first; equal ones share a
    place."""

    places: tuple[tuple[int, int], ...]


class Cancelled(Fact, frozen=True, tag="tournament.cancelled"):
    """There is no result. ``reason``: what the director wrote, or too-few (not enough contestants had checked in)."""

    reason: str


TournamentFact = (
    Announced
    | Joined
    | Withdrawn
    | LeftTeam
    | CheckInOpened
    | CheckedIn
    | RoundBegun
    | Replaced
    | TakenOver
    | Substituted
    | Scored
    | Adjusted
    | Penalized
    | Extended
    | RoundClosed
    | Appointed
    | Paused
    | Resumed
    | Finished
    | Cancelled
)
"""All facts of a tournament; the store keeps them under their tags."""

TOURNAMENT_FACTS: tuple[type[Fact], ...] = get_args(TournamentFact)
"""All classes of :data:`TournamentFact`."""
