"""Folding a table's log: one fact, one new state. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.games.registry import game
from bot.table import events as ev
from bot.table.allowance import BANK
from bot.table.chair_facts import away, idle, left_queue, queue_moved, quiet_of_others, relieved, with_at, with_chair
from bot.table.model import (
    CLOSED,
    FINISHED,
    LOBBY,
    PLAYING,
    Call,
    Chair,
    Quiet,
    TableState,
)
from bot.table.seal_facts import seal_moved, with_part


def fold(state: TableState, events: Iterable[Any]) -> TableState:
    """The state after several facts."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: TableState, event: Any) -> TableState:
    """The state after one fact. Facts that are not the table's own belong to its game."""
    seq = state.seq + 1
    match event:
        case ev.Acted():
            return _acted(state, event, seq)
        case ev.Called():
            return _called(state, event, seq)
        case ev.Opened():
            return _opened(state, event, seq)
        case ev.Seated(chair=chair, person=person):
            return with_chair(left_queue(state, person), seq, chair, Chair(person=person, since=seq))
        case ev.BotSeated(chair=chair, level=level, name=name):
            return with_chair(state, seq, chair, Chair(level=level, bot_name=name, since=seq))
        case ev.Vacated(chair=chair):
            return with_chair(state, seq, chair, Chair())
        case ev.Swapped(chair=chair, other=other):
            chairs = list(state.chairs)
            chairs[chair], chairs[other] = chairs[other], chairs[chair]
            return replace(state, seq=seq, chairs=tuple(chairs))
        case ev.HostChanged(person=person, why=why):
            passed = why == "waited"
            return replace(
                idle(state) if passed else state, seq=seq, host=person, waited=seq if passed else state.waited
            )
        case ev.Configured():
            return _configured(state, event, seq)
        case ev.CheckBegun(person=person, until=until, press=press):
            state = with_part(state, state.chair_of(person), press)
            return replace(state, seq=seq, check=seq, check_until=until, here=frozenset({person}))
        case ev.CameHere(person=person, press=press, word=word):
            state = with_part(state, state.chair_of(person), press, word)
            return replace(state, seq=seq, here=state.here | {person})
        case ev.CheckEnded():
            return replace(state, seq=seq, check=0, check_until=0, here=frozenset())
        case ev.PaceAsked(player=player, pace=pace):
            others = tuple(one for one in state.pacing if one[0] != player)
            return replace(state, seq=seq, pacing=(*others, (player, pace)), touched=seq)
        case ev.TalkAsked(player=player, talk=talk):
            others = tuple(one for one in state.talking if one[0] != player)
            return replace(state, seq=seq, talking=(*others, (player, talk)), touched=seq)
        case ev.LanguageSet(language=language):
            return replace(state, seq=seq, language=language)
        case ev.Moderated():
            return replace(state, seq=seq)
        case ev.Placed(thread=thread, channel=channel):
            return replace(state, seq=seq, thread=thread, channel=channel or state.channel)
        case ev.HandedToBot(player=player, why=why):
            return replace(away(state, player, why, seq), touched=seq if why == "asked" else state.touched)
        case ev.Abandoned(player=player):
            return with_chair(state, seq, player, replace(state.chairs[player], gone=True, offered=False))
        case ev.ConcessionOffered(player=player, of=of):
            return replace(state, seq=seq, offering=player, offered=of, conceding=frozenset({player}), touched=seq)
        case ev.ConcessionAgreed(player=player):
            return replace(state, seq=seq, conceding=state.conceding | {player}, touched=seq)
        case ev.ConcessionDeclined():
            return replace(state, seq=seq, offering=None, conceding=frozenset(), touched=seq)
        case ev.Conceded(players=players, last=last):
            return replace(state, seq=seq, conceded=players, yielded=last)
        case ev.DealConceded():
            return _deal_conceded(state, seq)
        case ev.ChairOffered(player=player):
            return replace(
                with_chair(state, seq, player, replace(state.chairs[player], offered=event.open)), touched=seq
            )
        case ev.Relieved(player=player, person=person):
            return relieved(state, player, person, seq)
        case ev.TakenBack(player=player):
            state = replace(state, strikes=with_at(state.strikes, player, 0), touched=seq)
            chair = replace(state.chairs[player], away=False, away_since=0, away_deal=0)
            return with_chair(state, seq, player, chair)
        case ev.Credited():
            return replace(state, seq=seq)
        case ev.TimeGranted(player=player, ms=ms):
            left = tuple((one, had + ms if one == player else had) for one, had in state.left)
            return replace(state, seq=seq, granted=(*state.granted, (player, ms)), left=left, touched=seq)
        case ev.QuietKept(player=player, spans=spans, until=until):
            return replace(state, seq=seq, quiet=(*quiet_of_others(state.quiet, player), Quiet(player, spans, until)))
        case ev.PauseAsked(player=player):
            return replace(state, seq=seq, pausing=state.pausing | {player}, touched=seq)
        case ev.Paused(reason=reason, left=left, detail=detail):
            rest = {"paused": reason, "paused_detail": detail, "paused_at": seq, "rest_until": 0}
            return replace(state, seq=seq, left=left, pausing=frozenset(), **rest)
        case ev.Resumed():
            return replace(state, seq=seq, paused="", paused_detail="", rest_until=0, touched=seq)
        case ev.RestTold(until=until):
            return replace(state, seq=seq, rest_until=until)
        case ev.Queued() | ev.Unqueued() | ev.Reserved() | ev.Unreserved():
            return queue_moved(state, event, seq)
        case _:
            return _match_event(state, event, seq)


def _match_event(state: TableState, event: Any, seq: int) -> TableState:
    match event:
        case ev.Started(at=at):
            return replace(
                with_part(state, state.chair_of(event.person), event.press),
                seq=seq,
                status=PLAYING,
                started_at=at,
                match=_game(state).start(state.options),
                asked=(0,) * len(state.chairs),
                helped=(0,) * len(state.chairs),
                spent=(0,) * len(state.chairs),
                strikes=(0,) * len(state.chairs),
                clocked=(0,) * len(state.chairs),
                drained=(0,) * len(state.chairs),
                acted_at=(0,) * len(state.chairs),
                nudged=(0,) * len(state.chairs),
                touched=seq,
                check=0,
                check_until=0,
                here=frozenset(),
            )
        case ev.SeedSealed() | ev.SealPublished() | ev.SealClosed():
            return seal_moved(state, event, seq)
        case ev.WordAdded(player=player, press=press, word=word):
            return replace(with_part(state, player, press, word), seq=seq, touched=seq)
        case ev.SeedRevealed(deal=deal):
            seals = tuple(replace(seal, revealed=True) if seal.deal == deal else seal for seal in state.seals)
            state = replace(state, offering=None, conceding=frozenset())
            return replace(state, seq=seq, seals=seals, between=True, ready=frozenset())
        case ev.DealBegun():
            banks = (0,) * len(state.chairs)
            state = replace(state, offering=None, conceding=frozenset())
            return replace(state, seq=seq, between=False, ready=frozenset(), spent=banks, pausing=frozenset())
        case ev.Readied(player=player, press=press, word=word):
            state = with_part(state, player, press, word)
            return replace(state, seq=seq, ready=state.ready | {player}, touched=seq)
        case ev.Finished(balances=balances, places=places, at=at):
            return replace(
                state, seq=seq, status=FINISHED, between=False, balances=balances, places=places, ended_at=at
            )
        case ev.Closed(reason=reason, at=at):
            return replace(state, seq=seq, status=CLOSED, between=False, close_reason=reason, ended_at=at)
        case _:
            return replace(state, seq=seq, match=_game(state).evolve(state.match, event))


def _opened(state: TableState, event: ev.Opened, seq: int) -> TableState:
    return replace(
        state,
        seq=seq,
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


def _configured(state: TableState, event: ev.Configured, seq: int) -> TableState:
    """A vote is over when what was voted on has changed."""
    talk = event.talk or state.talk
    return replace(
        state,
        seq=seq,
        options=with_defaults(_game(state).meta, event.options),
        preset=event.preset,
        pace=event.pace,
        ranked=event.ranked,
        talk=talk,
        pacing=() if event.pace != state.pace or talk == state.talk else state.pacing,
        talking=() if talk != state.talk else state.talking,
    )


def _deal_conceded(state: TableState, seq: int) -> TableState:
    """Whoever was asked something is asked no more: what she had of the question goes with it."""
    asked = tuple(number + 1 for number in state.asked)
    gone: dict[str, Any] = {"calls": (), "left": (), "granted": ()}
    return replace(state, seq=seq, asked=asked, offering=None, conceding=frozenset(), **gone)


def _helped(state: TableState, player: int, by: str) -> tuple[int, ...]:
    if by == "person" or state.chairs[player].person is None:
        return state.helped
    return (*state.helped[:player], state.helped[player] + 1, *state.helped[player + 1 :])


def _out_of_time(state: TableState, event: ev.Acted) -> dict[str, tuple[int, ...]]:
    """What a person's answer, or one that the clock took from a person, adds to the counts of the match."""
    player, bank = event.player, BANK.get(state.pace, 0)
    if event.by == "computer" or state.chairs[player].person is None or not state.clocked:
        return {}
    used = state.spent[player]
    ran_out = used < bank <= used + event.spent
    return {
        "clocked": with_at(state.clocked, player, state.clocked[player] + (event.by == "clock")),
        "drained": with_at(state.drained, player, state.drained[player] + ran_out),
    }


def _acted(state: TableState, event: ev.Acted, seq: int) -> TableState:
    player = event.player
    strikes = {"person": 0, "clock": state.strikes[player] + 1}.get(event.by, state.strikes[player])
    return replace(
        state,
        seq=seq,
        asked=with_at(state.asked, player, state.asked[player] + 1),
        spent=with_at(state.spent, player, state.spent[player] + event.spent),
        strikes=with_at(state.strikes, player, strikes),
        left=tuple(one for one in state.left if one[0] != player),
        granted=tuple(one for one in state.granted if one[0] != player),
        last_by=event.by,
        calls=tuple(one for one in state.calls if one.player != player),
        acted_at=with_at(state.acted_at, player, event.at) if event.by == "person" else state.acted_at,
        helped=_helped(state, player, event.by),
        touched=seq if event.by == "person" else state.touched,
        **_out_of_time(state, event),
    )


def _called(state: TableState, event: ev.Called, seq: int) -> TableState:
    player, asked = event.player, state.asked[event.player]
    before = next((one for one in state.calls if (one.player, one.asked) == (player, asked)), None)
    nudged = event.kind == "nudge" or (before is not None and before.nudged)
    call = Call(player, asked, before.number + 1 if before else 1, event.kind, event.by, nudged, seq)
    return replace(
        state,
        seq=seq,
        calls=(*(one for one in state.calls if one.player != player), call),
        nudged=with_at(state.nudged, player, event.at) if event.kind == "nudge" else state.nudged,
    )


def _game(state: TableState) -> Game:
    return game(state.game)
