"""Leagues: divisions that play season after season. A division's season is a tournament for victory points, each round
of it a fixture; here is what lies between the seasons. Facts, commands and decisions. Pure.

Contestant 1, 2, 3 … of a division's tournament are its members in the order of the division.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

import msgspec
from msgspec.structs import replace

from bot.duplicate.promotion import LARGEST, SMALLEST, Move, Row, divided, next_season
from bot.duplicate.seating import shape_of
from bot.duplicate.tournament.clocks import LONG
from bot.duplicate.tournament.events import Fact
from bot.duplicate.tournament.model import FINISHED, VICTORY_POINTS, State
from bot.duplicate.tournament.standings import standings
from bot.duplicate.tournament.verdict import Context, OutOfDate, Verdict
from bot.engine.actions import Refusal

WEEKS = (2, 4)
"""Weeks of a season, at least and at most."""

FIXTURES = (2, 11)
"""Fixtures of a season, at least and at most: with 11 everybody meets everybody in the largest division."""


class Founded(Fact, frozen=True, tag="league.founded"):
    """A league was founded; ``by`` directs it. ``form`` is that of its tournaments, a fixture has ``boards`` boards, a
    season ``fixtures`` fixtures in ``weeks`` weeks."""

    name: str
    game: str
    form: str
    boards: int
    fixtures: int
    weeks: int
    guild: int = 0
    channel: int = 0

    @property
    def round_ms(self) -> int:
        """The time of a fixture, for the tournaments of the divisions: the season is shared out equally."""
        return self.weeks * 7 * LONG // self.fixtures


class Entered(Fact, frozen=True, tag="league.entered"):
    """A member entered: these people. They play from the next season on."""

    member: int
    people: tuple[int, ...]
    name: str = ""


class Left(Fact, frozen=True, tag="league.left"):
    """A member left; in a running season they drop out at its end."""

    member: int


class SeasonBegun(Fact, frozen=True, tag="league.season_begun"):
    """A season began: the members of each division, the highest first, and the id of each division's tournament."""

    season: int
    divisions: tuple[tuple[int, ...], ...]
    tournaments: tuple[str, ...]


class SeasonEnded(Fact, frozen=True, tag="league.season_ended"):
    """A season ended: the result of each division, the divisions of the next season, and what it means for everybody
    who played or enters."""

    season: int
    rows: tuple[tuple[Row, ...], ...]
    divisions: tuple[tuple[int, ...], ...]
    moves: tuple[Move, ...]


LeagueFact = Founded | Entered | Left | SeasonBegun | SeasonEnded
"""All facts of a league; the store keeps them under their tags."""

LEAGUE_FACTS: tuple[type[Fact], ...] = get_args(LeagueFact)
"""All classes of :data:`LeagueFact`."""


class Body(msgspec.Struct, frozen=True):
    """What a command asks for."""


class Found(Body, frozen=True):
    """Found a league (:class:`Founded` explains the fields)."""

    name: str
    game: str
    form: str
    boards: int
    fixtures: int
    weeks: int
    guild: int = 0
    channel: int = 0


class Enter(Body, frozen=True):
    """Enter with these people, the one who asks among them."""

    people: tuple[int, ...]
    name: str = ""


class Leave(Body, frozen=True):
    """Leave the league, with all people of the member."""


class BeginSeason(Body, frozen=True):
    """From the director or the bot: begin the next season; ``tournaments`` are the ids of those of its divisions
    (:attr:`League.coming`)."""

    season: int
    tournaments: tuple[str, ...]


class EndSeason(Body, frozen=True):
    """From the director or the bot: end the running season. ``results`` are the tournaments of its divisions, all of
    them finished."""

    season: int
    results: tuple[State, ...]


class Command(msgspec.Struct, frozen=True):
    """A request to a league, as :class:`bot.duplicate.tournament.commands.Command` is one to a tournament."""

    id: str
    league: str
    body: Body
    person: int | None = None
    moderator: bool = False


class Member(msgspec.Struct, frozen=True):
    """A member: a person, a pair or a team."""

    number: int
    people: tuple[int, ...]
    name: str = ""


class League(msgspec.Struct, frozen=True):
    """The state of a league.

    ``members`` are those who belong to it, ``left`` those of them who leave: they belong to it until the running
    season ends. ``waiting`` play from the next season on. ``season`` is the number of the running or last one,
    ``divisions`` are its members, or after it those of the next one. ``entered`` counts all who have ever entered.
    """

    id: str
    seq: int = 0
    settings: Founded | None = None
    members: Mapping[int, Member] = {}
    entered: int = 0
    waiting: tuple[int, ...] = ()
    left: frozenset[int] = frozenset()
    season: int = 0
    running: bool = False
    divisions: tuple[tuple[int, ...], ...] = ()
    tournaments: tuple[str, ...] = ()

    @property
    def coming(self) -> tuple[tuple[int, ...], ...]:
        """The divisions with which a season would begin now; () if there are too few members.

        Members who leave between two seasons leave their place to the first of the division below; newcomers start in
        the lowest one.
        """
        if not self.divisions:
            return divided(self.waiting) if len(self.waiting) >= SMALLEST else ()
        rows = [[Row(one, -place, left=one in self.left) for place, one in enumerate(its)] for its in self.divisions]
        found: list[list[int]] = [[row.member for row in its if not row.left] for its in rows]
        for number in range(len(found) - 1):
            missing = len(self.divisions[number]) - len(found[number])
            found[number] += found[number + 1][:missing]
            del found[number + 1][:missing]
        found[-1] += [one for one in self.waiting if one not in found[-1]]
        every = [one for its in found for one in its]
        if len(every) < SMALLEST:
            return ()
        if len(found) > 1 and len(found[-1]) < SMALLEST:
            found[-2:] = [[*found[-2], *found[-1]]]
        last = [tuple(found[-1])] if len(found[-1]) <= LARGEST else list(divided(found[-1]))
        return (*(tuple(its) for its in found[:-1]), *last)


def rows_of(state: State, division: Sequence[int]) -> tuple[Row, ...]:
    """Return the season of each member of a division from its tournament.

    A fixture was played if people of the member played at least half of their deals; sitting out counts as played.
    """
    found: list[Row] = []
    for line in standings(state):
        played = finished = 0
        for one in state.rounds:
            sat = [table for table in one.tables if line.contestant in table.contestants]
            own = [
                one.player(table, chair, deal.number) is not None
                for table in sat
                for chair, contestant in enumerate(table.contestants)
                for deal in state.deals
                if contestant == line.contestant
            ]
            played += line.contestant in one.byes or (bool(own) and 2 * sum(own) >= len(own))
            numbers = {table.number for table in sat}
            finished = max([finished, *(its.at for (table, _), its in one.results.items() if table in numbers)])
        contestant = state.contestants[line.contestant]
        found.append(
            Row(
                member=division[line.contestant - 1],
                points=line.points,
                penalties=line.penalties,
                finished=finished,
                played=played,
                left=bool(contestant.withdrawn),
            )
        )
    absent = [one for number, one in enumerate(division, 1) if number not in state.contestants]
    return (*found, *(Row(one, 0) for one in absent))


def fold(league: League, facts: Iterable[Fact]) -> League:
    """Return the league after these facts. Raises ValueError for a fact that is not one of a league."""
    for one in facts:
        league = _evolved(replace(league, seq=league.seq + 1), one)
    return league


def _evolved(league: League, fact: Fact) -> League:
    match fact:
        case Founded():
            return replace(league, settings=fact)
        case Entered():
            member = Member(fact.member, fact.people, fact.name)
            return replace(
                league,
                members={**league.members, fact.member: member},
                entered=league.entered + 1,
                waiting=(*league.waiting, fact.member),
            )
        case Left():
            if league.running and fact.member not in league.waiting:
                return replace(league, left=league.left | {fact.member})
            rest = {number: one for number, one in league.members.items() if number != fact.member}
            waiting = tuple(one for one in league.waiting if one != fact.member)
            return replace(league, members=rest, waiting=waiting, left=league.left | {fact.member})
        case SeasonBegun():
            return replace(
                league,
                season=fact.season,
                running=True,
                divisions=fact.divisions,
                tournaments=fact.tournaments,
                waiting=(),
                left=frozenset(),
            )
        case SeasonEnded():
            on = {one for its in fact.divisions for one in its}
            rest = {number: one for number, one in league.members.items() if number in on}
            return replace(league, running=False, divisions=fact.divisions, members=rest, waiting=(), left=frozenset())
        case _:
            raise ValueError(f"{type(fact).__name__} is not a fact of a league")


def decide(league: League, command: Command, context: Context) -> Verdict:
    """Return what follows from a command: facts, a refusal, or out of date."""
    by, now, body = command.person, context.now, command.body
    if isinstance(body, Found):
        return _found(league, body, by, now)
    settings = league.settings
    if settings is None:
        return Refusal("league-unknown")
    if isinstance(body, Enter):
        needed = shape_of(settings.game).people(settings.form)
        if by is not None and by not in body.people:
            return Refusal("league-not-director")
        if len(set(body.people)) != needed or len(body.people) != needed:
            return Refusal("league-people", {"people": needed})
        if any(person in one.people for one in league.members.values() for person in body.people):
            return Refusal("league-entered")
        return (Entered(by, now, league.entered + 1, body.people, body.name[:80]),)
    if isinstance(body, Leave):
        own = next((one for one in league.members.values() if by in one.people), None)
        return (
            Refusal("league-not-entered") if own is None or own.number in league.left else (Left(by, now, own.number),)
        )
    if by is not None and by != settings.by and not command.moderator:
        return Refusal("league-not-director")
    if isinstance(body, BeginSeason):
        if league.running or body.season != league.season + 1:
            return OutOfDate()
        coming = league.coming
        if not coming:
            return Refusal("league-too-few", {"least": SMALLEST})
        if len(body.tournaments) != len(coming):
            return Refusal("league-tournaments", {"divisions": len(coming)})
        return (SeasonBegun(by, now, body.season, coming, body.tournaments),)
    assert isinstance(body, EndSeason), "there is no other command"
    return _ended(league, settings, body, by, now)


def _found(league: League, body: Found, by: int | None, now: int) -> Verdict:
    if league.settings is not None:
        return OutOfDate()
    try:
        fits = body.form in shape_of(body.game).forms
    except KeyError:
        fits = False
    if not fits:
        return Refusal("tournament-form")
    for what, value, (least, most) in (("weeks", body.weeks, WEEKS), ("fixtures", body.fixtures, FIXTURES)):
        if not least <= value <= most:
            return Refusal("league-number", {"what": what, "least": least, "most": most})
    its = (body.name[:80], body.game, body.form, body.boards, body.fixtures, body.weeks, body.guild, body.channel)
    return (Founded(by, now, *its),)


def _ended(league: League, settings: Founded, body: EndSeason, by: int | None, now: int) -> Verdict:
    if not league.running or body.season != league.season:
        return OutOfDate()
    done = [one for one in body.results if one.status == FINISHED and one.announced.scoring == VICTORY_POINTS]
    if tuple(one.id for one in done) != league.tournaments:
        return Refusal("league-unfinished")
    rows = tuple(
        tuple(replace(row, left=row.left or row.member in league.left) for row in rows_of(state, division))
        for state, division in zip(done, league.divisions, strict=True)
    )
    new = next_season(rows, settings.fixtures, league.waiting)
    return (SeasonEnded(by, now, body.season, rows, new.divisions, new.moves),)
