"""What may be asked of a tournament. Who asks is in the :class:`Command` around it."""

from __future__ import annotations

import msgspec

from bot.engine.game import OptionValue


class Body(msgspec.Struct, frozen=True):
    """What a command asks for."""


class Create(Body, frozen=True):
    """Announce a tournament (:class:`bot.duplicate.tournament.events.Announced` explains the fields). Without a
    ``scoring`` teams play for victory points, others for matchpoints."""

    name: str
    game: str
    form: str
    rounds: int
    boards: int
    opens: int
    begins: int
    system: str = "swiss"
    scoring: str = ""
    options: dict[str, OptionValue] = {}
    preset: str = ""
    round_ms: int = 0
    limit: int = 256
    guild: int = 0
    channel: int = 0
    directed: bool = True


class Join(Body, frozen=True):
    """Enter with these people, the one who asks among them (a director enters others). A bot is 0 here; the fact gives
    it a number of its own. After the first round it is a late entry. ``unranked``: one of them operates the bot."""

    members: tuple[int, ...]
    name: str = ""
    unranked: bool = False


class Fill(Body, frozen=True):
    """From a director, before the first round: enter bots until there are ``contestants``."""

    contestants: int


class Leave(Body, frozen=True):
    """Leave. Before the first round the whole contestant does, later the person."""


class OpenCheckIn(Body, frozen=True):
    """From a director or the bot: people may check in from now on."""


class CheckIn(Body, frozen=True):
    """The person is there."""


class BeginRound(Body, frozen=True):
    """From a director or the bot: begin this round on these boards, which are sealed and stored (their ids)."""

    round: int
    boards: tuple[str, ...]


class Replace(Body, frozen=True):
    """From a director or the bot: a bot plays this chair from ``deal`` on, because the person is not there."""

    round: int
    table: int
    chair: int
    deal: int = 1


class TakeOver(Body, frozen=True):
    """A late person is there. ``deal`` is the next one that begins at their table, one more than the last if none
    does."""

    round: int
    deal: int


class Substitute(Body, frozen=True):
    """From a director: ``substitute`` plays instead of ``person`` for the rest of the tournament, in a running round
    from ``deal`` on."""

    person: int
    substitute: int
    deal: int = 1
    reason: str = ""


class Score(Body, frozen=True):
    """From the bot: a deal was counted."""

    round: int
    table: int
    deal: int
    scores: tuple[int, ...]
    log: str = ""


class Adjust(Body, frozen=True):
    """From a director: adjust the score of a deal, to ``scores`` or to ``percents`` (one of the two)."""

    round: int
    table: int
    deal: int
    reason: str
    scores: tuple[int, ...] = ()
    percents: tuple[int, ...] = ()


class Penalize(Body, frozen=True):
    """From a director: take points (hundredths) from a contestant."""

    contestant: int
    points: int
    reason: str


class Extend(Body, frozen=True):
    """From a director: give the running round time until ``until`` (Unix ms)."""

    round: int
    until: int


class Unfinished(msgspec.Struct, frozen=True):
    """A deal that is being played when its round is closed: ``tricks`` of ``of`` are complete, and what has been played
    so far counts ``scores``."""

    table: int
    deal: int
    tricks: int
    of: int
    scores: tuple[int, ...]
    log: str = ""


class CloseRound(Body, frozen=True):
    """From a director, or from the bot when the time is up: end the round. ``unfinished`` are the deals that are being
    played."""

    round: int
    unfinished: tuple[Unfinished, ...] = ()


class Appoint(Body, frozen=True):
    """From a director or a moderator: this person directs the tournament too."""

    person: int


class Pause(Body, frozen=True):
    """From a director or a moderator: pause the tournament."""


class Resume(Body, frozen=True):
    """From a director or a moderator: continue."""


class Cancel(Body, frozen=True):
    """From a director, a moderator or the bot: end the tournament without a result."""

    reason: str


class Command(msgspec.Struct, frozen=True):
    """A request to a tournament. ``person`` is None for the bot; ``moderator`` says that the person moderates the
    server. ``id`` makes it idempotent, as at a table."""

    id: str
    tournament: str
    body: Body
    person: int | None = None
    moderator: bool = False
