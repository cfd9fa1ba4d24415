"""Announcing a tournament; entering, checking in and leaving."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from bot.duplicate.comparing import BLITZ, FIELD
from bot.duplicate.seating import TEAMS, fits, shape_of
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import (
    ANNOUNCED,
    CHECK_IN,
    MATCHPOINTS,
    RULES,
    RUNNING,
    SCORINGS,
    SYSTEMS,
    VICTORY_POINTS,
    Contestant,
    State,
    is_bot,
)
from bot.duplicate.tournament.verdict import DIRECTOR, PERSON, Context, OutOfDate, Verdict, directs, on
from bot.engine.actions import Refusal

SPANS = {
    "rounds": (1, 32),
    "boards": (1, 32),
    "limit": (2, 256),
    "round_ms": (0, 28 * 86_400_000),
}
"""What a tournament may have at least and at most; the length of a round is in ms."""

BOT_MEMBER = 0
"""A member of a contestant who is to be a bot, in a command."""

MAX_NAME = 80
"""Characters of the name of a tournament or a contestant."""


@on(cmd.Create, PERSON)
def create(state: State, body: cmd.Create, command: cmd.Command, context: Context) -> Verdict:
    """Announce a tournament, if the game can be played like that."""
    if (body.game, FIELD) not in BLITZ:
        return Refusal("tournament-game")
    shape = shape_of(body.game)
    scoring = body.scoring or (VICTORY_POINTS if body.form == TEAMS else MATCHPOINTS)
    if body.form not in shape.forms or body.system not in SYSTEMS or scoring not in SCORINGS:
        return Refusal("tournament-form")
    if body.form == TEAMS and scoring == MATCHPOINTS:
        return Refusal("tournament-teams-scoring")
    for field, (least, most) in SPANS.items():
        if not least <= getattr(body, field) <= most:
            return Refusal("tournament-number", {"what": field, "least": least, "most": most})
    if not fits(shape, body.form, body.boards):
        return Refusal("tournament-threes")
    if not body.opens <= body.begins or body.begins < context.now:
        return Refusal("tournament-times")
    return (
        ev.Announced(
            command.person,
            context.now,
            body.name[:MAX_NAME],
            body.game,
            body.options,
            body.preset,
            body.form,
            body.system,
            scoring,
            body.rounds,
            body.boards,
            body.round_ms,
            body.opens,
            body.begins,
            body.limit,
            body.guild,
            body.channel,
            context.entropy,
            RULES,
            body.directed,
        ),
    )


@on(cmd.Join, PERSON)
def join(state: State, body: cmd.Join, command: cmd.Command, context: Context) -> Verdict:
    """Enter, also late; those who join late are there."""
    settings = state.announced
    if command.person not in body.members and not directs(state, command):
        return Refusal("tournament-not-director")
    needed = state.shape.people(settings.form)
    people = [one for one in body.members if one != BOT_MEMBER]
    if len(body.members) != needed or len(set(people)) != len(people) or any(map(is_bot, people)) or not people:
        return Refusal("tournament-members", {"people": needed})
    if any(state.contestant_of(person) is not None for person in people):
        return Refusal("tournament-joined")
    if _played(state, people):
        return Refusal("tournament-played-before")
    since = len(state.rounds) + 1
    if since > 1 and (since > state.late_until or since > settings.rounds):
        return Refusal("tournament-late")
    if len(state.active()) >= settings.limit:
        return Refusal("tournament-full", {"most": settings.limit})
    number = state.entered + 1
    ranked = not body.unranked and state.directors.isdisjoint(people)
    members = _numbered(state, body.members)
    return (ev.Joined(command.person, context.now, number, members, body.name[:MAX_NAME], since, ranked),)


def _numbered(state: State, members: Iterable[int]) -> tuple[int, ...]:
    """Return members of a contestant with a new number for each bot."""
    last = min((one for its in state.contestants.values() for one in (*its.members, *its.former)), default=0)
    numbers = count(min(last, 0) - 1, -1)
    return tuple(next(numbers) if one == BOT_MEMBER else one for one in members)


@on(cmd.Fill, DIRECTOR)
def fill(state: State, body: cmd.Fill, command: cmd.Command, context: Context) -> Verdict:
    """Enter bots as contestants until there are enough; they are there and play every round."""
    if state.rounds:
        return Refusal("tournament-late")
    if not 2 <= body.contestants <= state.announced.limit:
        return Refusal("tournament-number", {"what": "limit", "least": 2, "most": state.announced.limit})
    missing = body.contestants - len(state.active())
    if missing <= 0:
        return OutOfDate()
    members = (BOT_MEMBER,) * state.shape.people(state.announced.form)
    found: list[ev.Fact] = []
    for number in range(state.entered + 1, state.entered + 1 + missing):
        entered = ev.Joined(command.person, context.now, number, _numbered(state, members))
        state = fold(state, (entered,))
        found.append(entered)
    return tuple(found)


def _played(state: State, people: Iterable[int]) -> bool:
    """Return whether one of them has played in this tournament for a contestant they left."""
    return any(person in (*one.members, *one.former) for one in state.contestants.values() for person in people)


@on(cmd.OpenCheckIn, DIRECTOR)
def open_check_in(state: State, body: cmd.OpenCheckIn, command: cmd.Command, context: Context) -> Verdict:
    """Open the check-in; the bot does at the time that was announced."""
    if state.status != ANNOUNCED or (command.person is None and context.now < state.announced.opens):
        return OutOfDate()
    return (ev.CheckInOpened(command.person, context.now),)


@on(cmd.CheckIn, PERSON)
def check_in(state: State, body: cmd.CheckIn, command: cmd.Command, context: Context) -> Verdict:
    """Say that one is there. Between rounds it also ends one's absence."""
    if command.person is None or state.contestant_of(command.person) is None:
        return Refusal("tournament-not-joined")
    if state.status == ANNOUNCED:
        return Refusal("tournament-not-open")
    if command.person in state.present:
        return OutOfDate()
    running = state.round
    if running is not None and running.chair_of(command.person) is not None:
        return Refusal("tournament-take-over")
    return (ev.CheckedIn(command.person, context.now, command.person),)


@on(cmd.Leave, PERSON)
def leave(state: State, body: cmd.Leave, command: cmd.Command, context: Context) -> Verdict:
    """Leave; in a running round a bot takes over the chair with the next deal."""
    contestant = None if command.person is None else state.contestant_of(command.person)
    if command.person is None or contestant is None or command.person in state.gone:
        return Refusal("tournament-not-joined")
    if state.status in (ANNOUNCED, CHECK_IN):
        return (ev.Withdrawn(command.person, context.now, contestant.number),)
    return (*_replaced(state, command.person, context), _gone(state, contestant, command.person, context))


def _gone(state: State, contestant: Contestant, person: int, context: Context) -> ev.Fact:
    if state.gone.issuperset(one for one in contestant.members if one != person and not is_bot(one)):
        return ev.Withdrawn(person, context.now, contestant.number)
    return ev.LeftTeam(person, context.now, contestant.number, person)


def _replaced(state: State, person: int, context: Context) -> tuple[ev.Fact, ...]:
    running = state.round
    sat = None if running is None or state.status != RUNNING else running.chair_of(person)
    if running is None or sat is None or person in state.absent:
        return ()
    table, chair = sat
    deal = 1 + max((one for number, one in running.results if number == table.number), default=0)
    return (ev.Replaced(person, context.now, running.number, table.number, chair, person, deal),)
