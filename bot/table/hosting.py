"""Who acts for the table: the host and who stands in for her, the check before the start, what all must agree to.

ux.md 1.2, S1, E49; T15-T17, T19.
"""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.rng import Rng
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.lobby import leaving
from bot.table.look import humans, longest_seated
from bot.table.model import LOBBY, PACES, PLAYING, TableState, untouched_since
from bot.table.rest import woken
from bot.table.verdict import Context, OutOfDate, Verdict

LOTS = b"lots"
"""Keeps the lots apart from whatever else is made of the same entropy."""

CHECK = 60_000
"""Milliseconds in which everybody says that she is there."""


def hosts(state: TableState, person: int | None) -> bool:
    """Whether the person may do what the host may. In a match whose host plays no longer, the person who has sat
    longest may too, so that a host who vanished blocks nobody."""
    if person is None:
        return False
    return person == state.host or (state.status == PLAYING and person == stand_in(state))


def stand_in(state: TableState) -> int | None:
    """Who acts for a host whose chair is a computer player's by now; None while the host plays herself."""
    own = state.chair_of(state.host)
    return None if own is not None and own in humans(state) else longest_seated(state)


def heir(state: TableState) -> int | None:
    """Who becomes host of a full lobby if its host does nothing: of the others, whoever has sat longest. Once only."""
    if state.status != LOBBY or any(chair.free for chair in state.chairs) or _passed(state):
        return None
    return longest_seated(state, {state.host})


def pass_host(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house only: a full lobby has waited long enough."""
    body = command.body
    assert isinstance(body, cmd.PassHost)
    if command.person is not None:
        return Refusal("not-host")
    other = heir(state)
    return (
        OutOfDate()
        if other is None or state.check or body.guard != untouched_since(state)
        else (ev.HostChanged(other, "waited"),)
    )


def start(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Begin, when every chair is taken; where several people sit and it is wished, ask them first."""
    body = command.body
    assert isinstance(body, cmd.Start)
    if state.status != LOBBY:
        return Refusal("already-started")
    empty = sum(chair.free for chair in state.chairs)
    if empty:
        return Refusal("chairs-empty", {"count": empty})
    if body.check and len(humans(state)) > 1:
        return (*drawn(state, context), ev.CheckBegun(command.person or 0, context.now + CHECK, command.press))
    return (*drawn(state, context), ev.Started(context.now, command.person or 0, command.press))


def here(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The last who says so begins the match."""
    return came(state, command, "", context)


def came(state: TableState, command: cmd.Command, word: str, context: Context) -> Verdict:
    """The person is there, and adds a word (its hash, "" for none)."""
    person = command.person
    if person is None or state.chair_of(person) is None:
        return Refusal("not-seated")
    if not state.check:
        return OutOfDate()
    if person in state.here:
        return Refusal("already-here")
    said = ev.CameHere(person, command.press, word)
    return (said, ev.Started(context.now)) if absent(state) == (state.chair_of(person),) else (said,)


def drawn(state: TableState, context: Context) -> tuple[ev.Swapped, ...]:
    """At a table whose seats go by lot, who changes places with whom: every order is equally likely, and follows from
    nothing but the entropy of this moment. The seal of the first deal is bound to what comes of it."""
    if not state.lots:
        return ()
    rng = Rng(LOTS + context.entropy)
    pairs = ((chair, rng.below(chair + 1)) for chair in range(len(state.chairs) - 1, 0, -1))
    return tuple(ev.Swapped(chair, other) for chair, other in pairs if chair != other)


def absent(state: TableState) -> tuple[int, ...]:
    """The chairs of the people who have not said yet that they are there."""
    return tuple(number for number in humans(state) if state.chairs[number].person not in state.here)


def check_over(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house only: whoever did not say a word loses the chair, the others keep theirs (T16)."""
    body = command.body
    assert isinstance(body, cmd.CheckOver)
    if command.person is not None:
        return Refusal("not-host")
    if not state.check or body.guard != state.check:
        return OutOfDate()
    gone = absent(state)
    people = tuple(person for number in gone if (person := state.chairs[number].person) is not None)
    return (ev.CheckEnded(people), *leaving(state, gone))


def ask_pace(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Another pace for the rest of the match, once everybody who plays wishes the same (T17)."""
    body = command.body
    assert isinstance(body, cmd.AskPace)
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if body.pace not in PACES:
        return Refusal("pace-unknown", {"pace": body.pace})
    if body.pace == state.pace or (player, body.pace) in state.pacing:
        return Refusal("pace-same" if body.pace == state.pace else "pace-asked")
    asked = (*woken(state, player), ev.PaceAsked(player, body.pace))
    if not set(humans(state)) <= agreeing(state, body.pace) | {player}:
        return asked
    return (*asked, ev.Configured(state.options, state.preset, body.pace, state.ranked))


def agreeing(state: TableState, pace: str) -> frozenset[int]:
    """The players who would like this pace."""
    return frozenset(player for player, wished in state.pacing if wished == pace)


def _passed(state: TableState) -> bool:
    return 0 < max(chair.since for chair in state.chairs) < state.waited
