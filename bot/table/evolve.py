"""Computes the state of a table from its log: each event gives one new state. Nothing is decided here.

What an event changes is registered in ``FACTS``: here for the match, in :mod:`bot.table.chair_facts` for the chairs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.engine.options import with_defaults
from bot.games.registry import game
from bot.table import chair_facts
from bot.table import events as ev
from bot.table.chair_facts import idle, quiet_of_others, with_part
from bot.table.clocks import BANK
from bot.table.facts import Facts
from bot.table.model import (
    CLOSED,
    FINISHED,
    LOBBY,
    PLAYING,
    Call,
    Chair,
    Clocks,
    Offer,
    Pause,
    Quiet,
    Seal,
    TableState,
    with_at,
)

FACTS = Facts(chair_facts.FACTS)
fact = FACTS.on


def fold(state: TableState, events: Iterable[Any]) -> TableState:
    """Return the state after these events."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: TableState, event: Any) -> TableState:
    """Return the state after one event. An event that is not the table's own belongs to its game."""
    change = FACTS.changes.get(event.__class__)
    if change is None:
        return replace(state, seq=state.seq + 1, match=state.rules.evolve(state.match, event))
    return change(replace(state, seq=state.seq + 1), event)


# -- the table and its settings


@fact(ev.Opened)
def _opened(state: TableState, event: ev.Opened) -> TableState:
    return replace(
        state,
        status=LOBBY,
        game=event.game,
        name=event.name,
        host=event.host,
        opener=event.host,
        guild=event.guild,
        channel=event.channel,
        language=event.language,
        options=with_defaults(game(event.game).meta, event.options),
        preset=event.preset,
        pace=event.pace,
        chairs=(Chair(),) * game(event.game).meta.players,
        opened_at=event.at,
        ranked=event.ranked,
        talk=event.talk,
        lots=event.lots,
    )


@fact(ev.Configured)
def _configured(state: TableState, event: ev.Configured) -> TableState:
    """Apply changed settings. A vote ends when the setting it was about has changed."""
    talk = event.talk or state.talk
    return replace(
        state,
        options=with_defaults(state.rules.meta, event.options),
        preset=event.preset,
        pace=event.pace,
        ranked=event.ranked,
        talk=talk,
        votes=replace(
            state.votes,
            pace=() if event.pace != state.pace or talk == state.talk else state.votes.pace,
            talk=() if talk != state.talk else state.votes.talk,
        ),
    )


@fact(ev.LanguageSet)
def _language_set(state: TableState, event: ev.LanguageSet) -> TableState:
    return replace(state, language=event.language)


@fact(ev.Placed)
def _placed(state: TableState, event: ev.Placed) -> TableState:
    return replace(state, thread=event.thread, channel=event.channel or state.channel)


@fact(ev.Moderated, ev.Credited)
def _noted(state: TableState, event: ev.Moderated | ev.Credited) -> TableState:
    """Change nothing: the event is in the log for its readers, or moves clocks only."""
    return state


@fact(ev.HintTaken)
def _hint_taken(state: TableState, event: ev.HintTaken) -> TableState:
    return replace(state, hinted=True)


@fact(ev.Closed)
def _closed(state: TableState, event: ev.Closed) -> TableState:
    return replace(state, status=CLOSED, between=False, close_reason=event.reason, ended_at=event.at)


# -- the deals of a match


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


@fact(ev.SeedSealed)
def _seed_sealed(state: TableState, event: ev.SeedSealed) -> TableState:
    """Add a seal, or replace the seal of the same deal. If one is replaced, players who were ready are asked again, so
    that their button presses come after the seal they can see."""
    before = next((one for one in state.seals if one.deal == event.deal), None)
    number = 0 if before is None else before.number + 1
    seal = Seal(event.deal, event.seed, event.commitment, terms=event.terms, number=number)
    others = tuple(one for one in state.seals if one.deal != event.deal)
    ready = frozenset[int]() if before is not None else state.ready
    return replace(_idle_in_lobby(state), seals=(*others, seal), ready=ready)


@fact(ev.SealPublished)
def _seal_published(state: TableState, event: ev.SealPublished) -> TableState:
    """Note where the seal was published; an event that does not fit a seal changes nothing in it."""
    seals = tuple(
        replace(seal, message=event.message, channel=event.channel)
        if (seal.deal, seal.commitment) == (event.deal, event.commitment) and not (seal.closed or seal.message)
        else seal
        for seal in state.seals
    )
    return replace(_idle_in_lobby(state), seals=seals)


@fact(ev.SealClosed)
def _seal_closed(state: TableState, event: ev.SealClosed) -> TableState:
    seals = tuple(
        replace(seal, message=event.message, parts=event.parts, closed=True) if seal.deal == event.deal else seal
        for seal in state.seals
    )
    return replace(_idle_in_lobby(state), seals=seals)


@fact(ev.WordAdded)
def _word_added(state: TableState, event: ev.WordAdded) -> TableState:
    return replace(with_part(state, event.player, event.press, event.word), touched=state.seq)


@fact(ev.SeedRevealed)
def _seed_revealed(state: TableState, event: ev.SeedRevealed) -> TableState:
    seals = tuple(replace(seal, revealed=True) if seal.deal == event.deal else seal for seal in state.seals)
    return replace(state, offer=None, seals=seals, between=True, ready=frozenset())


@fact(ev.Readied)
def _readied(state: TableState, event: ev.Readied) -> TableState:
    state = with_part(state, event.player, event.press, event.word)
    return replace(state, ready=state.ready | {event.player}, touched=state.seq)


@fact(ev.DealBegun)
def _deal_begun(state: TableState, event: ev.DealBegun) -> TableState:
    return replace(
        state,
        offer=None,
        between=False,
        ready=frozenset(),
        clocks=replace(state.clocks, spent=(0,) * len(state.chairs)),
        votes=replace(state.votes, pause=frozenset()),
    )


@fact(ev.Finished)
def _finished(state: TableState, event: ev.Finished) -> TableState:
    return replace(
        state,
        status=FINISHED,
        between=False,
        balances=event.balances,
        places=event.places,
        ended_at=event.at,
    )


def _idle_in_lobby(state: TableState) -> TableState:
    """Events of a seal do not count as activity in a lobby."""
    return idle(state) if state.status == LOBBY else state


# -- answers, calls and clocks


@fact(ev.Acted)
def _acted(state: TableState, event: ev.Acted) -> TableState:
    player, person = event.player, event.by == "person"
    return replace(
        state,
        asked=with_at(state.asked, player, state.asked[player] + 1),
        clocks=_answered(state, event),
        last_by=event.by,
        calls=tuple(one for one in state.calls if one.player != player),
        helped=state.helped
        if person or state.chairs[player].person is None
        else with_at(state.helped, player, state.helped[player] + 1),
        touched=state.seq if person else state.touched,
    )


def _answered(state: TableState, event: ev.Acted) -> Clocks:
    """Return the clocks after an answer. Decisions taken by the clock and exhausted banks are counted for people
    only."""
    clocks, player, bank = state.clocks, event.player, BANK.get(state.pace, 0)
    used = clocks.spent[player]
    timed = event.by != "computer" and state.chairs[player].person is not None and bool(clocks.clocked)
    ran_out = timed and used < bank <= used + event.spent
    strikes = {"person": 0, "clock": clocks.strikes[player] + 1}.get(event.by, clocks.strikes[player])
    return replace(
        clocks,
        spent=with_at(clocks.spent, player, used + event.spent) if event.spent else clocks.spent,
        strikes=with_at(clocks.strikes, player, strikes),
        clocked=with_at(clocks.clocked, player, clocks.clocked[player] + 1)
        if timed and event.by == "clock"
        else clocks.clocked,
        drained=with_at(clocks.drained, player, clocks.drained[player] + 1) if ran_out else clocks.drained,
        left=tuple(one for one in clocks.left if one[0] != player),
        granted=tuple(one for one in clocks.granted if one[0] != player),
        acted_at=with_at(clocks.acted_at, player, event.at) if event.by == "person" else clocks.acted_at,
    )


@fact(ev.Called)
def _called(state: TableState, event: ev.Called) -> TableState:
    player, asked, clocks = event.player, state.asked[event.player], state.clocks
    before = next((one for one in state.calls if (one.player, one.asked) == (player, asked)), None)
    nudge = event.kind == "nudge"
    nudged = nudge or (before is not None and before.nudged)
    call = Call(player, asked, before.number + 1 if before else 1, event.kind, event.by, nudged, state.seq)
    return replace(
        state,
        calls=(*(one for one in state.calls if one.player != player), call),
        clocks=replace(clocks, nudged_at=with_at(clocks.nudged_at, player, event.at)) if nudge else clocks,
    )


@fact(ev.TimeGranted)
def _time_granted(state: TableState, event: ev.TimeGranted) -> TableState:
    clocks = state.clocks
    left = tuple((one, had + event.ms if one == event.player else had) for one, had in clocks.left)
    granted = (*clocks.granted, (event.player, event.ms))
    return replace(state, clocks=replace(clocks, granted=granted, left=left), touched=state.seq)


@fact(ev.QuietKept)
def _quiet_kept(state: TableState, event: ev.QuietKept) -> TableState:
    quiet = (*quiet_of_others(state, event.player), Quiet(event.player, event.spans, event.until))
    return replace(state, clocks=replace(state.clocks, quiet=quiet))


# -- pauses and votes


@fact(ev.PauseAsked)
def _pause_asked(state: TableState, event: ev.PauseAsked) -> TableState:
    return replace(state, votes=replace(state.votes, pause=state.votes.pause | {event.player}), touched=state.seq)


@fact(ev.Paused)
def _paused(state: TableState, event: ev.Paused) -> TableState:
    return replace(
        state,
        pause=Pause(event.reason, event.detail, state.seq),
        clocks=replace(state.clocks, left=event.left),
        votes=replace(state.votes, pause=frozenset()),
    )


@fact(ev.RestTold)
def _rest_told(state: TableState, event: ev.RestTold) -> TableState:
    return replace(state, pause=replace(state.pause, closes_at=event.until) if state.pause is not None else None)


@fact(ev.Resumed)
def _resumed(state: TableState, event: ev.Resumed) -> TableState:
    return replace(state, pause=None, touched=state.seq)


@fact(ev.PaceAsked)
def _pace_asked(state: TableState, event: ev.PaceAsked) -> TableState:
    asked = _with_vote(state.votes.pace, event.player, event.pace)
    return replace(state, votes=replace(state.votes, pace=asked), touched=state.seq)


@fact(ev.TalkAsked)
def _talk_asked(state: TableState, event: ev.TalkAsked) -> TableState:
    asked = _with_vote(state.votes.talk, event.player, event.talk)
    return replace(state, votes=replace(state.votes, talk=asked), touched=state.seq)


def _with_vote(votes: tuple[tuple[int, str], ...], player: int, setting: str) -> tuple[tuple[int, str], ...]:
    return (*(one for one in votes if one[0] != player), (player, setting))


# -- conceding


@fact(ev.ConcessionOffered)
def _concession_offered(state: TableState, event: ev.ConcessionOffered) -> TableState:
    return replace(state, offer=Offer(event.player, event.of, frozenset({event.player})), touched=state.seq)


@fact(ev.ConcessionAgreed)
def _concession_agreed(state: TableState, event: ev.ConcessionAgreed) -> TableState:
    offer = state.offer
    agreed = replace(offer, agreed=offer.agreed | {event.player}) if offer is not None else None
    return replace(state, offer=agreed, touched=state.seq)


@fact(ev.ConcessionDeclined)
def _concession_declined(state: TableState, event: ev.ConcessionDeclined) -> TableState:
    return replace(state, offer=None, touched=state.seq)


@fact(ev.Conceded)
def _conceded(state: TableState, event: ev.Conceded) -> TableState:
    return replace(state, conceded=event.players, yielded=event.last)


@fact(ev.DealConceded)
def _deal_conceded(state: TableState, event: ev.DealConceded) -> TableState:
    """Close all open questions of the deal, with their calls and the time granted for them."""
    return replace(
        state,
        asked=tuple(number + 1 for number in state.asked),
        offer=None,
        calls=(),
        clocks=replace(state.clocks, left=(), granted=()),
    )
