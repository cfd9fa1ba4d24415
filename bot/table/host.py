"""The host of a table and their stand-in, the check before the start, and the vote on the pace.

See ux.md 1.2, S1 and E49; T15-T17 and T19.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.engine.rng import Rng
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import MINUTE
from bot.table.facts import fact, fold, with_part, with_vote
from bot.table.lobby import add_bot, leaving
from bot.table.model import LOBBY, PACES, PLAYING, Check, Clocks, TableState, untouched_since
from bot.table.sealing import with_seal
from bot.table.selectors import humans, longest_seated
from bot.table.verdict import BOT, HOST, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

LOTS = b"lots"
"""Separates the drawing of seats from other uses of the same entropy."""

CHECK_TIME = MINUTE
"""How long people have to confirm that they are there, in ms."""


def hosts(state: TableState, person: int | None) -> bool:
    """Whether the person may do what the host may. In a match whose host no longer plays, the person who has sat
    longest may too, so that an absent host does not block the others."""
    if person is None:
        return False
    return person == state.host or (state.status == PLAYING and person == stand_in(state))


def stand_in(state: TableState) -> int | None:
    """Return the person who acts for a host whose chair a computer player has; None while the host plays."""
    own = state.chair_of(state.host)
    return None if own is not None and own in humans(state) else longest_seated(state)


def heir(state: TableState) -> int | None:
    """Return who becomes host of a full lobby if its host does nothing: the person who has sat longest of the others.
    This happens only once."""
    if state.status != LOBBY or any(chair.free for chair in state.chairs) or _passed(state):
        return None
    return longest_seated(state, {state.host})


class PassHost(cmd.Body, frozen=True):
    """From the bot: a full lobby has waited for its host long enough; ``guard`` is the seq since which it has
    waited."""

    guard: int


@on(PassHost, by=BOT)
def pass_host(state: TableState, body: PassHost, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: pass the host role on after a full lobby has waited long enough."""
    other = heir(state)
    return (
        OutOfDate()
        if other is None or state.check or body.guard != untouched_since(state)
        else (ev.HostChanged(other, "waited"),)
    )


@on(cmd.Start, by=HOST, in_check=False)
def start(state: TableState, body: cmd.Start, command: cmd.Command, context: Context) -> Verdict:
    """Begin the match if every chair is taken; with a check, if several people sit, ask them first."""
    if state.status != LOBBY:
        return Refusal("already-started")
    empty = sum(chair.free for chair in state.chairs)
    if empty:
        return Refusal("chairs-empty", {"count": empty})
    return (*drawn(state, context), _begun(state, command, context, check=body.check))


@on(cmd.Fill, by=HOST, in_check=False)
def fill(state: TableState, body: cmd.Fill, command: cmd.Command, context: Context) -> Verdict:
    """Seat a computer player on every free chair and begin as :func:`start` does. Either all of it happens or nothing.

    The events are those of the single commands, in their order. If seats are drawn, the seal follows the draw.
    """
    if state.status != LOBBY:
        return Refusal("already-started")
    seated: tuple[Any, ...] = ()
    for number, chair in enumerate(state.chairs):
        if chair.free:
            verdict = add_bot(fold(state, seated), cmd.AddBot(body.level, chair=number), command, context)
            if not isinstance(verdict, tuple):
                return verdict
            seated += verdict
    full = fold(state, seated)
    sealed = with_seal(state, (*seated, *drawn(full, context)), context)
    return (*sealed, _begun(full, command, context, check=body.check))


def _begun(state: TableState, command: cmd.Command, context: Context, *, check: bool) -> ev.CheckBegun | ev.Started:
    """Return how a full table begins. With ``check``, several people are asked first whether they are there."""
    if check and len(humans(state)) > 1:
        return ev.CheckBegun(command.person or 0, context.now + CHECK_TIME, command.press)
    return ev.Started(context.now, command.person or 0, command.press)


@on(cmd.Here)
def here(state: TableState, body: cmd.Here, command: cmd.Command, context: Context) -> Verdict:
    """Confirm that the person is there; the last confirmation begins the match."""
    return came(state, command, "", context)


def came(state: TableState, command: cmd.Command, word: str, context: Context) -> Verdict:
    """Confirm that the person is there, with a word for the coming deal (its hash, "" for none)."""
    person = command.person
    if person is None or state.chair_of(person) is None:
        return Refusal("not-seated")
    if state.check is None:
        return OutOfDate()
    if person in state.check.here:
        return Refusal("already-here")
    said = ev.CameHere(person, command.press, word)
    return (said, ev.Started(context.now)) if absent(state) == (state.chair_of(person),) else (said,)


def drawn(state: TableState, context: Context) -> tuple[ev.Swapped, ...]:
    """Return the swaps of seats if the table draws its seats: every order is equally likely and depends only on the
    entropy of this moment. The seal of the first deal is bound to the resulting order."""
    if not state.lots:
        return ()
    rng = Rng(LOTS + context.entropy)
    pairs = ((chair, rng.below(chair + 1)) for chair in range(len(state.chairs) - 1, 0, -1))
    return tuple(ev.Swapped(chair, other) for chair, other in pairs if chair != other)


def absent(state: TableState) -> tuple[int, ...]:
    """Return the chairs of the people who have not yet confirmed that they are there."""
    here = state.check.here if state.check is not None else ()
    return tuple(number for number in humans(state) if state.chairs[number].person not in here)


class CheckOver(cmd.Body, frozen=True):
    """From the bot: the minute of the check that began at seq ``guard`` is over."""

    guard: int


@on(CheckOver, by=BOT)
def check_over(state: TableState, body: CheckOver, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: people who did not confirm lose their chairs, the others keep theirs (T16)."""
    if state.check is None or body.guard != state.check.since:
        return OutOfDate()
    gone = absent(state)
    people = tuple(person for number in gone if (person := state.chairs[number].person) is not None)
    return (ev.CheckEnded(people), *leaving(state, gone))


@on(cmd.AskPace, wakes=True)
def ask_pace(state: TableState, body: cmd.AskPace, command: cmd.Command, context: Context) -> Verdict:
    """Ask for another pace for the rest of the match; it changes once all people who play ask for the same pace
    (T17)."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if body.pace not in PACES:
        return Refusal("pace-unknown", {"pace": body.pace})
    if body.pace == state.pace or (player, body.pace) in state.votes.pace:
        return Refusal("pace-same" if body.pace == state.pace else "pace-asked")
    asked = (ev.PaceAsked(player, body.pace),)
    if not set(humans(state)) <= agreeing(state, body.pace) | {player}:
        return asked
    return (*asked, ev.Configured(state.options, state.preset, body.pace, state.ranked))


def agreeing(state: TableState, pace: str) -> frozenset[int]:
    """Return the players who ask for this pace."""
    return frozenset(player for player, wished in state.votes.pace if wished == pace)


def _passed(state: TableState) -> bool:
    """Whether the host was passed over since a chair was last taken."""
    return 0 < max(chair.since for chair in state.chairs) < state.lobby.host_passed_at


# -- what the facts change


@fact(ev.CheckBegun)
def _check_begun(state: TableState, event: ev.CheckBegun) -> TableState:
    state = with_part(state, state.chair_of(event.person), event.press)
    return replace(state, check=Check(state.seq, event.until, frozenset({event.person})))


@fact(ev.CameHere)
def _came_here(state: TableState, event: ev.CameHere) -> TableState:
    state = with_part(state, state.chair_of(event.person), event.press, event.word)
    check = state.check
    return replace(state, check=replace(check, here=check.here | {event.person}) if check is not None else None)


@fact(ev.CheckEnded)
def _check_ended(state: TableState, event: ev.CheckEnded) -> TableState:
    return replace(state, check=None)


@fact(ev.Started)
def _started(state: TableState, event: ev.Started) -> TableState:
    zeros = (0,) * len(state.chairs)
    return replace(
        with_part(state, state.chair_of(event.person), event.press),
        status=PLAYING,
        started_at=event.at,
        match=state.rules.start(state.options),
        asked=zeros,
        helped=zeros,
        clocks=Clocks(
            spent=zeros,
            strikes=zeros,
            clocked=zeros,
            drained=zeros,
            acted_at=zeros,
            nudged_at=zeros,
            quiet=state.clocks.quiet,
        ),
        touched=state.seq,
        check=None,
    )


@fact(ev.PaceAsked)
def _pace_asked(state: TableState, event: ev.PaceAsked) -> TableState:
    asked = with_vote(state.votes.pace, event.player, event.pace)
    return replace(state, votes=replace(state.votes, pace=asked), touched=state.seq)
