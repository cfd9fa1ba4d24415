"""Writing the record of a finished match from its table's log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from bot.engine.actions import Action
from bot.engine.game import Game
from bot.engine.seal import counting
from bot.games.registry import game
from bot.records.actions import did
from bot.records.infer import decision_of, house_move
from bot.records.log import LogStep, steps_of
from bot.records.model import (
    FORMAT,
    VERSION,
    DealRecord,
    PartRecord,
    PlayerRecord,
    Record,
    RecordError,
    ResultRecord,
    Step,
    TableRecord,
    checksum,
)
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import FINISHED, Seal, TableState


def record_of(table: str, events: Sequence[Any], names: Sequence[str]) -> Record:
    """The record of a finished match. ``names`` are the players' display names, by number.

    Raises RecordError (``unfinished``) while the match is not over: no seed that is still secret leaves the log.
    """
    state = fold(TableState(table), events)
    end = next((event for event in events if isinstance(event, ev.Finished)), None)
    if state.status != FINISHED or end is None:
        raise RecordError("unfinished")
    meta = game(state.game).meta
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=meta.slug,
        rules_rev=meta.rules_rev,
        cards=meta.pack.ids,
        table=TableRecord(id=state.id, name=state.name),
        started=state.started_at,
        finished=end.at,
        preset=state.preset,
        options={key: state.options[key] for key in sorted(state.options)},
        players=tuple(PlayerRecord(name=names[number], level=chair.level) for number, chair in enumerate(state.chairs)),
        deals=_deals(game(state.game), events, state.seals),
        result=ResultRecord(
            balances=end.balances,
            places=end.places,
            deals=end.deals,
            complete=end.complete,
            conceded=state.yielded,
        ),
        checksum="",
    )
    return replace(record, checksum=checksum(record))


def _deals(its_game: Game, events: Sequence[Any], seals: Sequence[Seal]) -> tuple[DealRecord, ...]:
    steps: dict[int, list[Step]] = {}
    for one in steps_of(events):
        steps.setdefault(one.deal, []).extend(_steps(its_game, one))
    return tuple(replace(_deal(seal), steps=tuple(steps.get(seal.deal, ()))) for seal in seals if seal.revealed)


def _deal(seal: Seal) -> DealRecord:
    """The deal without its steps."""
    deal = DealRecord(deal=seal.deal, seed=seal.seed.hex(), commitment=seal.commitment, steps=())
    if not seal.terms:
        return deal
    counted = counting(seal.parts, seal.message)
    parts = tuple(PartRecord(player=part.player, press=str(part.press), word=part.word) for part in counted)
    return replace(deal, terms=seal.terms, message=str(seal.message), parts=parts)


def _steps(its_game: Game, one: LogStep) -> Iterator[Step]:
    """One step of the log; two where the table ended the match right after a decision."""
    state, facts = one.before, one.facts
    player, by = one.player, one.by
    while facts:
        found: tuple[Action, int] | None
        if player is None:
            found = house_move(its_game, state, one.seed, facts)
        else:
            found = decision_of(its_game, state, its_game.seating(state).index(player), facts)
        action, count = found or (None, len(facts))
        done = None if action is None else did(action, its_game.meta.pack, its_game.chance(state))
        yield Step(player=player, by=_by(by), do=done, facts=tuple(map(fact_of, facts[:count])))
        for fact in facts[:count]:
            state = its_game.evolve(state, fact)
        facts = facts[count:]
        player, by = None, ""


def fact_of(event: Any) -> dict[str, Any]:
    """A fact as the record writes it."""
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(event)))


def _by(by: str) -> Literal["", "person", "computer", "clock"]:
    match by:
        case "person" | "computer" | "clock":
            return by
        case _:
            return ""
