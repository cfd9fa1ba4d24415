"""The rounds of a tournament: seats, who is not there, scores, and the end of a round.

A round ends when all its deals are counted, when its time is up, or when a director closes it. A deal that is being
played then counts as far as it was played, if half of its tricks are complete; other deals without a score are average.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.duplicate.pairing import Pairing, Standing, has_circle, lots_of, meetings_of, round_robin, swiss
from bot.duplicate.seating import INDIVIDUALS, TEAMS, Table, sat_in, seated
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.clocks import next_round_at
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import CHECK_IN, RUNNING, SWISS, Contestant, Round, State
from bot.duplicate.tournament.standings import places, standings
from bot.duplicate.tournament.verdict import BOT, DIRECTOR, PERSON, Context, OutOfDate, Verdict, on
from bot.engine.actions import Refusal

TOO_FEW = "too-few"
"""Why the bot cancels a tournament for which not enough contestants have checked in."""


@on(cmd.BeginRound, DIRECTOR, paused=False)
def begin(state: State, body: cmd.BeginRound, command: cmd.Command, context: Context) -> Verdict:
    """Begin the next round. Before the first one contestants of whom nobody has checked in are withdrawn; if too few
    are left later, the tournament is over with the rounds that were played."""
    by, now, settings = command.person, context.now, state.announced
    if body.round != len(state.rounds) + 1 or state.round is not None:
        return OutOfDate()
    if state.status not in (CHECK_IN, RUNNING):
        return Refusal("tournament-not-open")
    if by is None and now < next_round_at(state):
        return OutOfDate()
    if len(body.boards) != settings.boards or len(set(body.boards)) != settings.boards:
        return Refusal("tournament-boards", {"boards": settings.boards})
    first: list[ev.Fact] = []
    if body.round == 1:
        absent = [one for one in state.active() if state.present.isdisjoint(one.members)]
        first = [ev.Withdrawn(by, now, one.number, "absent") for one in absent]
        state = fold(state, first)
    least = minimum(state)
    if len(taking_part(state)) < least:
        if state.rounds:
            return (ev.Finished(by, now, places(standings(state))),)
        too_few = Refusal("tournament-too-few", {"least": least})
        return (*first, ev.Cancelled(None, now, TOO_FEW)) if by is None else too_few
    pairing, tables = seats(state, body.round)
    until = now + settings.round_ms if settings.round_ms else 0
    begun = ev.RoundBegun(by, now, body.round, tables, pairing.byes, body.boards, until)
    missing = [
        ev.Replaced(by, now, body.round, table.number, chair, person)
        for table in tables
        for chair, person in enumerate(table.people)
        if person not in state.present or person in state.gone
    ]
    return (*first, begun, *missing)


def minimum(state: State) -> int:
    """Return how many contestants a round needs: two tables, or one meeting of teams."""
    meeting = state.shape.meeting(state.announced.form)
    return meeting if state.announced.form == TEAMS else 2 * meeting


def taking_part(state: State) -> tuple[Contestant, ...]:
    """Return the contestants of the next round. In a round robin all who began stay: bots play for those who left."""
    if state.announced.system == SWISS or not state.rounds:
        return state.active()
    return tuple(state.contestants.values())


def seats(state: State, number: int) -> tuple[Pairing, tuple[Table, ...]]:
    """Return the pairing of a round and its tables, as they follow from the state before it.

    Raises ValueError if there are too few contestants for a meeting.
    """
    settings, shape, before = state.announced, state.shape, state.rounds
    size = shape.meeting(settings.form)
    people = {one.number: one.members for one in taking_part(state)}
    given = False
    if settings.system == SWISS:
        points = {line.contestant: line for line in standings(state)}
        field = [Standing(one, points[one].points, points[one].byes) for one in people]
        met = meetings_of(one.meetings() for one in before)
        pairing = swiss(field, met, size, lots_of(settings.seed, f"pairing {number}"))
    else:
        pairing = round_robin(list(people), size, number, lots_of(settings.seed, "circle"))
        given = settings.form == INDIVIDUALS and size == 4 and has_circle(len(people), size)
    sat = sat_in((one.tables for one in before), shape, settings.form)
    lots = lots_of(settings.seed, f"seats {number}")
    return pairing, seated(pairing, shape, settings.form, people, sat, lots, partners_given=given)


@on(cmd.Replace, DIRECTOR)
def replace(state: State, body: cmd.Replace, command: cmd.Command, context: Context) -> Verdict:
    """Let a bot play a chair whose person is not there."""
    running = state.round
    if running is None or running.number != body.round:
        return OutOfDate()
    table = running.table(body.table)
    if table is None or not 0 <= body.chair < len(table.people) or not is_deal(state, body.deal):
        return Refusal("tournament-no-seat")
    person = running.player(table, body.chair, len(state.deals))
    if person is None:
        return OutOfDate()
    by, now = command.person, context.now
    return (ev.Replaced(by, now, body.round, body.table, body.chair, person, body.deal),)


@on(cmd.TakeOver, PERSON)
def take_over(state: State, body: cmd.TakeOver, command: cmd.Command, context: Context) -> Verdict:
    """Let a late person play their chair from the next deal on; after the last one it holds for the next round."""
    running, person = state.round, command.person
    if running is None or running.number != body.round:
        return OutOfDate()
    sat = None if person is None else running.chair_of(person)
    if person is None or sat is None or person in state.gone:
        return Refusal("tournament-not-joined")
    if person not in state.absent:
        return OutOfDate()
    table, chair = sat
    counted = max((deal for number, deal in running.results if number == table.number), default=0)
    if not counted < body.deal <= len(state.deals) + 1:
        return Refusal("tournament-no-seat")
    return (ev.TakenOver(person, context.now, body.round, table.number, chair, person, body.deal),)


@on(cmd.Score, BOT)
def score(state: State, body: cmd.Score, command: cmd.Command, context: Context) -> Verdict:
    """Take the score of a deal, and close the round with its last one. A score counts once."""
    running = state.round
    if running is None or running.number != body.round or (body.table, body.deal) in running.results:
        return OutOfDate()
    if running.table(body.table) is None or not is_deal(state, body.deal):
        return Refusal("tournament-no-seat")
    if not fit(state, body.scores):
        return Refusal("tournament-scores")
    scored = ev.Scored(None, context.now, body.round, body.table, body.deal, body.scores, body.log)
    return with_end(state, scored)


def with_end(state: State, scored: ev.Fact) -> tuple[ev.Fact, ...]:
    """Return a score, and the end of the round if it is the last one; during a pause no round ends."""
    if not fold(state, (scored,)).complete or state.paused:
        return (scored,)
    return _closed(state, (scored,), "played", scored.by, scored.at)


def is_deal(state: State, deal: int) -> bool:
    """Return whether a round has a deal with this number."""
    return 1 <= deal <= len(state.deals)


def fit(state: State, scores: tuple[int, ...]) -> bool:
    """Return whether there is a score for each chair, the same for both of a fixed side."""
    shape = state.shape
    if len(scores) != shape.players:
        return False
    return all(len({scores[chair] for chair in chairs}) == 1 for chairs in shape.sides)


@on(cmd.CloseRound, DIRECTOR, paused=False)
def close(state: State, body: cmd.CloseRound, command: cmd.Command, context: Context) -> Verdict:
    """Close the running round; the bot does when its time is up."""
    running, by, now = state.round, command.person, context.now
    if running is None or running.number != body.round:
        return OutOfDate()
    if by is None and not state.complete and not (running.until and now >= running.until):
        return OutOfDate()
    counted: list[ev.Fact] = []
    known = set(running.results)
    for one in body.unfinished:
        key = one.table, one.deal
        if running.table(one.table) is None or not is_deal(state, one.deal) or not fit(state, one.scores):
            return Refusal("tournament-scores")
        if key not in known and one.of > 0 and 2 * one.tricks >= one.of:
            known.add(key)
            counted.append(ev.Scored(by, now, running.number, *key, one.scores, one.log, part=True))
    why = "played" if state.complete else "time" if by is None else "director"
    return _closed(state, counted, why, by, now, _without(state, running, known))


def _without(state: State, running: Round, known: set[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return the deals of a round (table, deal) that have no score."""
    every = ((table.number, deal.number) for table in running.tables for deal in state.deals)
    return tuple(one for one in every if one not in known)


def _closed(
    state: State,
    counted: Iterable[ev.Fact],
    why: str,
    by: int | None,
    now: int,
    averaged: tuple[tuple[int, int], ...] = (),
) -> tuple[ev.Fact, ...]:
    """Return the facts that end a round after these scores, and after the last round the tournament."""
    number = len(state.rounds)
    facts = (*counted, ev.RoundClosed(by, now, number, why, averaged))
    if number < state.announced.rounds:
        return facts
    return (*facts, ev.Finished(by, now, places(standings(fold(state, facts)))))
