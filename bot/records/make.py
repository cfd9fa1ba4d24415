"""Write the record of a finished match and export one player's own data from a table's log.

The log is read step by step: who decided, which facts followed, and the state of the match before and after.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from bot.duplicate.visibility import is_public
from bot.engine.actions import Action
from bot.engine.cards import Pack
from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.engine.seal import counting, deal_seed, read_terms
from bot.engine.view import Trick
from bot.games.registry import game
from bot.records.decisions import bot_move, decision_of, did
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

_OWN = ev.TABLE_EVENTS


class LogStep(msgspec.Struct, frozen=True):
    """The facts between two table events.

    ``player`` is None for an action of the bot. ``deal`` is the deal of the facts; facts before the first deal belong
    to deal 1. ``seed`` is the randomness of the deal. ``action`` is the player's stored answer, None in older logs.
    ``substitute`` is the person who had taken over the player's chair by then, None if nobody had.
    """

    deal: int
    player: int | None
    by: str
    seed: bytes
    facts: tuple[Any, ...]
    before: Any
    after: Any
    action: Action | None = None
    substitute: int | None = None


def steps_of(events: Sequence[Any]) -> Iterator[LogStep]:
    """Yield the steps of a match, none if it has not begun. ``events`` is the whole log."""
    opened = next(event for event in events if isinstance(event, ev.Opened))
    its_game = game(opened.game)
    options = opened.options
    state: Any = None
    deal, player, by, action = 1, None, "", None
    sealed: ev.SeedSealed | None = None
    seeds: dict[int, bytes] = {}
    relieved: dict[int | None, int] = {}
    facts: list[Any] = []
    for event in (*events, None):
        if event is not None and not isinstance(event, _OWN):
            facts.append(event)
            continue
        if facts:
            after = its_game.fold(state, facts)
            seed, substitute = seeds.get(deal, b""), relieved.get(player)
            yield LogStep(deal, player, by, seed, tuple(facts), state, after, action, substitute)
            state, facts = after, []
        player, by, action = None, "", None
        match event:
            case ev.Configured():
                options = event.options
            case ev.Started():
                state = its_game.start(with_defaults(its_game.meta, options))
            case ev.SeedSealed():
                sealed = event
                seeds[event.deal] = event.seed
            case ev.SealClosed(message=message, parts=parts) if sealed is not None:
                seeds[event.deal] = deal_seed(sealed.seed, sealed.terms, message, parts)
            case ev.DealBegun():
                deal = event.deal
            case ev.Substituted():
                relieved[event.player] = event.person
            case ev.Acted():
                player, by, action = event.player, event.by, event.action
            case _:
                pass


def record_of(table: str, events: Sequence[Any], names: Sequence[str]) -> Record:
    """Return the record of a finished match. ``names`` are the players' display names, by player number.

    Raises RecordError while the seeds must stay secret (:func:`ended`). The file of a deal of a tournament names the
    board as its table, as its seal does.
    """
    state = fold(TableState(table), events)
    end = ended(state, events)
    meta = state.rules.meta
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=meta.slug,
        rules_rev=meta.rules_rev,
        cards=meta.pack.ids,
        table=TableRecord(id=_named(state), name=state.name),
        started=state.started_at,
        finished=end.at,
        preset=state.preset,
        options={key: state.options[key] for key in sorted(state.options)},
        players=tuple(PlayerRecord(name=names[number], level=chair.level) for number, chair in enumerate(state.chairs)),
        deals=_deals(state.rules, events, state.seals),
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


def ended(state: TableState, events: Sequence[Any]) -> ev.Finished | ev.BoardPlayed:
    """Return the fact that ended the match. Raises RecordError: ``unfinished`` if there is none yet, ``unrevealed`` for
    a deal of a tournament whose round is not closed."""
    end = next((event for event in events if isinstance(event, ev.Finished | ev.BoardPlayed)), None)
    if state.status != FINISHED or end is None:
        raise RecordError("unfinished")
    if not is_public(state):
        raise RecordError("unrevealed")
    return end


def _named(state: TableState) -> str:
    """Return the id of the table on which the seals depend."""
    terms = read_terms(state.seals[0].terms) if state.board is not None and state.seals else None
    return state.id if terms is None else terms.table


def _deals(its_game: Game, events: Sequence[Any], seals: Sequence[Seal]) -> tuple[DealRecord, ...]:
    steps: dict[int, list[Step]] = {}
    for one in steps_of(events):
        steps.setdefault(one.deal, []).extend(_steps(its_game, one))
    return tuple(replace(_deal(seal), steps=tuple(steps.get(seal.deal, ()))) for seal in seals if seal.revealed)


def _deal(seal: Seal) -> DealRecord:
    """Return the deal without its steps."""
    deal = DealRecord(deal=seal.deal, seed=seal.seed.hex(), commitment=seal.commitment, steps=())
    if not seal.terms:
        return deal
    counted = counting(seal.parts, seal.message)
    parts = tuple(PartRecord(player=part.player, press=str(part.press), word=part.word) for part in counted)
    return replace(deal, terms=seal.terms, message=str(seal.message), parts=parts)


def _steps(its_game: Game, one: LogStep) -> Iterator[Step]:
    """Yield one step of the log; two if the bot ended the match right after a decision."""
    state, facts = one.before, one.facts
    player, by = one.player, one.by
    while facts:
        found: tuple[Action, int] | None
        if player is None:
            found = bot_move(its_game, state, one.seed, facts)
        else:
            found = decision_of(its_game, state, its_game.seating(state).index(player), facts, one.action)
        action, count = found or (None, len(facts))
        done = None if action is None else did(action, its_game.meta.pack, its_game.chance(state))
        yield Step(player=player, by=_by(by), do=done, facts=tuple(map(fact_of, facts[:count])))
        state = its_game.fold(state, facts[:count])
        facts = facts[count:]
        player, by = None, ""


def fact_of(event: Any) -> dict[str, Any]:
    """Return a fact as the record writes it."""
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(event)))


def _by(by: str) -> Literal["", "person", "computer", "clock"]:
    match by:
        case "person" | "computer" | "clock":
            return by
        case _:
            return ""


def own_moves(table: str, events: Sequence[Any], player: int) -> dict[str, Any]:
    """Return a player's own data of one table as a JSON object (``/privacy``, T101). The match may still be running.

    It contains the player's own cards and decisions and the tricks that everybody saw; no other hand, no stock, no
    seed. Cards are ids of the pack. ``table``, ``game``, ``player`` (the player's number at the table), ``deals``: in
    order, each with ``deal``, ``cards`` (the player's hand as dealt), ``moves`` (``by``: person, computer or clock;
    ``do``: as in the match file, null if an older log does not hold the decision, the rules were corrected since and
    it cannot be found) and
    ``tricks`` (the cards played, by player; ``taken``: the player who took the trick).
    """
    opened = next(event for event in events if isinstance(event, ev.Opened))
    deals: dict[int, dict[str, Any]] = {}
    for step in steps_of(events):
        deal = deals.setdefault(step.deal, {"deal": step.deal, "cards": [], "moves": [], "tricks": []})
        _tell(opened.game, step, player, deal)
    return {"table": table, "game": opened.game, "player": player, "deals": list(deals.values())}


def _tell(slug: str, step: LogStep, player: int, deal: dict[str, Any]) -> None:
    rules = game(slug)
    pack = rules.meta.pack
    seating = rules.seating(step.after)
    seen = rules.seat_view(step.after, seating.index(player))
    if len(seen.hand) > len(deal["cards"]) and not deal["moves"]:
        deal["cards"] = list(pack.names(seen.hand))
    if step.player == player:
        seat = rules.seating(step.before).index(player)
        found = decision_of(rules, step.before, seat, step.facts, step.action)
        done = None if found is None else msgspec.to_builtins(did(found[0], pack, None))
        deal["moves"].append({"by": step.by, "do": done})
    tricks = seen.seen or seen.public.history
    if len(tricks) > len(deal["tricks"]):
        deal["tricks"] = [_trick(one, seating, pack) for one in tricks]


def _trick(trick: Trick, seating: Sequence[int], pack: Pack) -> dict[str, Any]:
    played = [{"player": seating[one.seat], "card": pack.ids[one.card]} for one in trick.cards]
    return {"cards": played, "taken": None if trick.winning is None else seating[trick.winning]}
