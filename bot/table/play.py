"""During the match: answers to questions, the shuffle, the pause between deals, handing a seat to a computer player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.engine.actions import Chance, Forfeit, Refusal, Stop, Yield
from bot.engine.text import SeatArg
from bot.games.registry import game
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import bank_spent
from bot.table.evolve import fold
from bot.table.hold import VOID
from bot.table.leaving import abandoned_with, by_days
from bot.table.look import all_decisions, blocking, chance_due, decisions_of, humans, seat_of
from bot.table.model import PLAYING, TableState
from bot.table.rest import FORSAKEN, rests, woken
from bot.table.sealing import closing, new_seal, seal_due, unseen
from bot.table.verdict import Context, OutOfDate, Verdict


def act(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """A person's answer."""
    body = command.body
    assert isinstance(body, cmd.Act)
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if body.asked is not None and body.asked != state.asked[player]:
        return OutOfDate()
    return _answer(state, player, body.action, "person", context)


def bot_act(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """A computer player's answer, on its own chair or for a person who is away or out of time."""
    body = command.body
    assert isinstance(body, cmd.BotAct)
    if command.person is not None:
        return Refusal("not-seated")
    if state.status != PLAYING or not 0 <= body.player < len(state.asked) or body.asked != state.asked[body.player]:
        return OutOfDate()
    if state.paused or not (state.chairs[body.player].computer or body.late):
        return OutOfDate()
    return _answer(state, body.player, body.action, "clock" if body.late else "computer", context)


def draw(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The randomness the game waits for, from the sealed seed and what people added to it."""
    body = command.body
    assert isinstance(body, cmd.Draw)
    if command.person is not None:
        return Refusal("not-seated")
    kind = chance_due(state)
    return OutOfDate() if kind is None else _chance(state, kind, context, unpublished=body.unpublished)


def next_deal(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The pause is over: deal although not everybody said to be ready."""
    body = command.body
    assert isinstance(body, cmd.NextDeal)
    kind = game(state.game).chance(state.match) if state.status == PLAYING else None
    seal = state.seal
    if (
        command.person is not None
        or kind is None
        or not state.between
        or state.paused
        or seal is None
        or seal.deal != body.deal
    ):
        return OutOfDate()
    return _chance(state, kind, context, unpublished=body.unpublished)


def ready(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """A person is ready for the next deal."""
    return readied(state, command, "")


def readied(state: TableState, command: cmd.Command, word: str) -> Verdict:
    """The person is ready, and adds a word (its hash, "" for none)."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if not state.between:
        return OutOfDate()
    if player in state.ready:
        return Refusal("already-ready")
    return (*woken(state, player), ev.Readied(player, command.press, word))


def hand_over(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """A computer player plays for the person until she takes the seat back."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    return Refusal("already-away") if state.chairs[player].away else (ev.HandedToBot(player),)


def take_back(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The person plays herself again, from the next question on."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    away = state.chairs[player].away
    if state.chairs[player].gone:
        return Refusal("abandoned")
    return (*woken(state, player), ev.TakenBack(player)) if away else Refusal("not-away")


def close(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Close the table. A running match ends early first, so that its balances stand (M128, M129); one whose place is
    gone may end without a result (ux.md E11), one that nobody went on with for a month ends so (3.2)."""
    body = command.body
    assert isinstance(body, cmd.Close)
    if body.reason == FORSAKEN and not rests(state):
        return OutOfDate()  # Somebody came back at the last moment.
    if state.status != PLAYING or body.reason == FORSAKEN or (body.reason in VOID and state.paused == body.reason):
        return (ev.Closed(body.reason, context.now),)
    return ended_early(state, body.reason, context)


def ended_early(state: TableState, reason: str, context: Context, *, last: Collection[int] = ()) -> tuple[Any, ...]:
    """A running match ends now; its balances stand as the rules of the game say (M128, M129). ``reason`` is why the
    table closes where there is no result; ``last`` are the players who take the last place because they concede."""
    stopped = game(state.game).decide(state.match, None, Stop())
    facts: tuple[Any, ...] = () if isinstance(stopped, Refusal) else stopped
    after = fold(state, facts)
    result = game(state.game).result(after.match)
    if result is None:
        return (*facts, ev.Closed(reason, context.now))
    seal = state.seal
    revealed = (ev.SeedRevealed(seal.deal, seal.seed),) if seal and not state.between else ()
    places = conceded_places(result.balances, last) if last else result.places
    finished = ev.Finished(result.balances, places, result.deals, result.complete, context.now)
    return (*facts, *revealed, finished)


def conceded_places(balances: Sequence[int], last: Collection[int]) -> tuple[int, ...]:
    """The places when these players concede: they share the last one, the others are placed by their balances."""
    others = [balance for player, balance in enumerate(balances) if player not in last]
    return tuple(
        len(others) + 1 if player in last else 1 + sum(other > own for other in others)
        for player, own in enumerate(balances)
    )


def _answer(state: TableState, player: int, action: Any, by: str, context: Context) -> Verdict:
    if not decisions_of(state, player):
        waiting = blocking(state)
        if waiting:
            return Refusal("not-your-turn", {"who": SeatArg(seat_of(state, waiting[0]))})
        return Refusal("nothing-to-decide")
    if isinstance(action, Chance | Stop | Forfeit | Yield):
        return Refusal("nothing-to-decide")
    facts = game(state.game).decide(state.match, seat_of(state, player), action)
    if isinstance(facts, Refusal):
        return facts
    first = woken(state, player) if by == "person" else ()
    spent = 0 if by == "computer" else bank_spent(state, player, context.timers, context.now)
    second = by == "clock" and state.strikes[player] > 0 and not state.chairs[player].away
    gone = (ev.HandedToBot(player, "clock"),) if second else ()
    done = with_followups(state, (*first, ev.Acted(player, by, spent, context.now), *facts, *gone), context)
    return (*done, *_left_alone(fold(state, done))) if second else done


def _left_alone(after: TableState) -> tuple[Any, ...]:
    """Where moves may take days, the table rests with the last person away, so that whoever comes back finds her match,
    not its end: no other clock would stop the computer players there. Whoever goes on has her time anew."""
    waits = by_days(after) and after.status == PLAYING and not after.paused and not humans(after)
    return (ev.Paused("idle"),) if waits else ()


def _chance(state: TableState, kind: str, context: Context, *, unpublished: bool) -> Verdict:
    if seal_due(state) is not None:
        return (new_seal(state, context),)
    if state.seal is None or (context.publishes and unseen(state) and not unpublished):
        return OutOfDate()
    closed = closing(state)
    seal = fold(state, closed).seal or state.seal
    facts = game(state.game).decide(state.match, None, Chance(seed=chance_seed(seal.randomness, kind)))
    if isinstance(facts, Refusal):
        return facts
    begun = (ev.DealBegun(seal.deal),) if kind == "shuffle" else ()
    return with_followups(state, (*closed, *begun, *facts), context)


def chance_seed(seed: bytes, kind: str) -> bytes:
    """The randomness of a deal serves every draw of it; the kind keeps them apart (``draw``, ``shuffle``)."""
    return seed + b":" + kind.encode()


def with_followups(state: TableState, events: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """A finished deal reveals its seed; a finished match is recorded."""
    after = fold(state, events)
    its_game = game(state.game)
    result = its_game.result(after.match)
    seal = after.seal
    deal = seal.deal if seal else 0
    if result is not None:
        finished = ev.Finished(result.balances, result.places, result.deals, result.complete, context.now)
        return (*events, *abandoned_with(after, deal), ev.SeedRevealed(deal, seal.seed if seal else b""), finished)
    deal_over = its_game.chance(state.match) is None and its_game.chance(after.match) == "shuffle"
    if deal_over and seal is not None:
        left = abandoned_with(after, deal)
        return (*events, *left, ev.SeedRevealed(deal, seal.seed))
    return events


def needs_computer(state: TableState) -> tuple[int, ...]:
    """The players whose open question a computer player answers."""
    if state.paused:
        return ()
    return tuple(player for player in blocking(state) if state.chairs[player].computer)


def neutral(state: TableState, player: int) -> Any:
    """The neutral answer for a person out of time (ux.md 3.2); None where a computer player chooses."""
    return next((one.default for one in decisions_of(state, player) if not one.optional), None)


def waits_for_people(state: TableState) -> tuple[int, ...]:
    """The people whose answer the table waits for."""
    return tuple(player for player in humans(state) if player in blocking(state)) if all_decisions(state) else ()
