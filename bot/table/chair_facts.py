"""What the facts about chairs change: who sits at a table, who waits, who is away, who is the host.

A fact here is an event of :mod:`bot.table.events`; :mod:`bot.table.evolve` applies it.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.seal import Part
from bot.table import events as ev
from bot.table.facts import Facts
from bot.table.model import Chair, Check, Lobby, Quiet, Reservation, TableState, WaitingList, with_at

FACTS = Facts()
fact = FACTS.on


@fact(ev.Seated)
def _seated(state: TableState, event: ev.Seated) -> TableState:
    return _with_chair(_left_list(state, event.person), event.chair, Chair(person=event.person, since=state.seq))


@fact(ev.BotSeated)
def _bot_seated(state: TableState, event: ev.BotSeated) -> TableState:
    return _with_chair(state, event.chair, Chair(level=event.level, bot_name=event.name, since=state.seq))


@fact(ev.Vacated)
def _vacated(state: TableState, event: ev.Vacated) -> TableState:
    return _with_chair(state, event.chair, Chair())


@fact(ev.Swapped)
def _swapped(state: TableState, event: ev.Swapped) -> TableState:
    chairs = list(state.chairs)
    chairs[event.chair], chairs[event.other] = chairs[event.other], chairs[event.chair]
    return replace(state, chairs=tuple(chairs))


@fact(ev.HostChanged)
def _host_changed(state: TableState, event: ev.HostChanged) -> TableState:
    if event.why != "waited":
        return replace(state, host=event.person)
    state = idle(state)
    return replace(state, host=event.person, lobby=replace(state.lobby, host_passed_at=state.seq))


@fact(ev.Queued)
def _queued(state: TableState, event: ev.Queued) -> TableState:
    waiting = replace(state.waiting_list, people=(*state.waiting_list.people, event.person))
    return replace(idle(state), waiting_list=waiting)


@fact(ev.Unqueued)
def _unqueued(state: TableState, event: ev.Unqueued) -> TableState:
    return _left_list(idle(state), event.person)


@fact(ev.Reserved)
def _reserved(state: TableState, event: ev.Reserved) -> TableState:
    reserved = (*state.waiting_list.reserved, Reservation(event.person, event.until, state.seq))
    return replace(idle(state), waiting_list=replace(state.waiting_list, reserved=reserved))


@fact(ev.Unreserved)
def _unreserved(state: TableState, event: ev.Unreserved) -> TableState:
    reserved = tuple(one for one in state.waiting_list.reserved if one.person != event.person)
    return replace(idle(state), waiting_list=replace(state.waiting_list, reserved=reserved))


def _left_list(state: TableState, person: int) -> TableState:
    """Remove the person from the waiting list and from the reserved chairs."""
    waiting = state.waiting_list
    if person not in waiting.people:
        return state
    people = tuple(one for one in waiting.people if one != person)
    reserved = tuple(one for one in waiting.reserved if one.person != person)
    return replace(state, waiting_list=WaitingList(people, reserved))


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


@fact(ev.HandedToBot)
def _handed_to_bot(state: TableState, event: ev.HandedToBot) -> TableState:
    """Mark a player as away. The others wait one full deal for the player, but only until the end of the running deal
    if the account no longer exists (E6)."""
    running = state.seal.deal if state.seal else 1
    first = running if state.between or event.why == "deleted" else running + 1
    chair = replace(state.chairs[event.player], away=True, away_since=state.seq, away_deal=first)
    state = _with_chair(state, event.player, chair)
    return replace(state, touched=state.seq) if event.why == "asked" else state


@fact(ev.TakenBack)
def _taken_back(state: TableState, event: ev.TakenBack) -> TableState:
    chair = replace(state.chairs[event.player], away=False, away_since=0, away_deal=0)
    strikes = with_at(state.clocks.strikes, event.player, 0)
    state = _with_chair(state, event.player, chair)
    return replace(state, clocks=replace(state.clocks, strikes=strikes), touched=state.seq)


@fact(ev.Abandoned)
def _abandoned(state: TableState, event: ev.Abandoned) -> TableState:
    return _with_chair(state, event.player, replace(state.chairs[event.player], gone=True, offered=False))


@fact(ev.ChairOffered)
def _chair_offered(state: TableState, event: ev.ChairOffered) -> TableState:
    state = _with_chair(state, event.player, replace(state.chairs[event.player], offered=event.open))
    return replace(state, touched=state.seq)


@fact(ev.Substituted)
def _substituted(state: TableState, event: ev.Substituted) -> TableState:
    """Seat a substitute on the player's chair; strikes, nudges, votes and quiet hours of the previous player are
    cleared."""
    player, person, before, clocks = event.player, event.person, state.chairs[event.player], state.clocks
    first = before.person if before.first is None else before.first
    sat = before.substitutes
    sat = sat if person == first or person in sat else (*sat, person)
    state = _with_chair(state, player, Chair(person=person, since=state.seq, first=first, substitutes=sat))
    return replace(
        _left_list(state, person),
        clocks=replace(
            clocks,
            strikes=with_at(clocks.strikes, player, 0),
            acted_at=with_at(clocks.acted_at, player, 0),
            nudged_at=with_at(clocks.nudged_at, player, 0),
            quiet=quiet_of_others(state, player),
        ),
        votes=replace(state.votes, pause=state.votes.pause - {player}),
        ready=state.ready - {player},
        touched=state.seq,
    )


def idle(state: TableState) -> TableState:
    """Note that this event does not count as activity in the lobby (see
    :func:`bot.table.model.untouched_since`)."""
    before, lobby = state.seq - 1, state.lobby
    since = lobby.idle_from if lobby.idle_at == before else before
    return replace(state, lobby=Lobby(state.seq, since, lobby.host_passed_at))


def with_part(state: TableState, player: int | None, press: int, word: str = "") -> TableState:
    """Add an interaction, with its word, to the coming deal, if its seal accepts additions."""
    seal = state.seal
    if player is None or not press or seal is None or not seal.terms or seal.closed:
        return state
    return replace(state, seals=(*state.seals[:-1], replace(seal, parts=(*seal.parts, Part(player, press, word)))))


def _with_chair(state: TableState, number: int, chair: Chair) -> TableState:
    """Return the state with chair ``number`` replaced."""
    return replace(state, chairs=(*state.chairs[:number], chair, *state.chairs[number + 1 :]))


def quiet_of_others(state: TableState, player: int) -> tuple[Quiet, ...]:
    """Return the quiet hours of all other players."""
    return tuple(one for one in state.clocks.quiet if one.player != player)
