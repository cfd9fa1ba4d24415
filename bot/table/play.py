"""The running match: answers to questions, the shuffle, the pause between deals, handing a seat to a computer
player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Chance, ConcedeDeal, Forfeit, Refusal, Stop
from bot.engine.game import MatchResult
from bot.engine.seal import chance_seed
from bot.engine.text import SeatArg
from bot.table import boards
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import BANK, bank_spent
from bot.table.facts import fact, fold, with_part
from bot.table.leaving import abandoned_with, by_days
from bot.table.model import CLOSED, FINISHED, PLAYING, Clocks, TableState, with_at
from bot.table.pause import BLOCKED, FORSAKEN, STOPPED, VOID
from bot.table.sealing import closing, new_seal, seal_due, unseen
from bot.table.selectors import all_decisions, blocking, chance_due, decisions_of, humans, seat_of
from bot.table.verdict import Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on


@on(cmd.Act, wakes=True, not_while=STOPPED)
def act(state: TableState, body: cmd.Act, command: cmd.Command, context: Context) -> Verdict:
    """Apply a person's answer."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if body.asked is not None and body.asked != state.asked[player]:
        return OutOfDate()
    return _answer(state, player, body.action, "person", context)


@on(cmd.BotAct)
def bot_act(state: TableState, body: cmd.BotAct, command: cmd.Command, context: Context) -> Verdict:
    """Apply a computer player's answer, on its own chair or for a person who is away or out of time."""
    if command.person is not None:
        return Refusal("not-seated")
    if state.status != PLAYING or not 0 <= body.player < len(state.asked) or body.asked != state.asked[body.player]:
        return OutOfDate()
    if state.paused or not (state.chairs[body.player].computer or body.late):
        return OutOfDate()
    return _answer(state, body.player, body.action, "clock" if body.late else "computer", context)


@on(cmd.Draw)
def draw(state: TableState, body: cmd.Draw, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: supply the randomness the game waits for, from the sealed seed and what people added to it."""
    if command.person is not None:
        return Refusal("not-seated")
    kind = chance_due(state)
    return OutOfDate() if kind is None else _chance(state, kind, context, unpublished=body.unpublished)


@on(cmd.NextDeal)
def next_deal(state: TableState, body: cmd.NextDeal, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: the pause is over; deal even if some players have not said that they are ready."""
    kind = state.rules.chance(state.match) if state.status == PLAYING else None
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


@on(cmd.Ready, wakes=True, not_while=STOPPED)
def ready(state: TableState, body: cmd.Ready, command: cmd.Command, context: Context) -> Verdict:
    """Mark a person as ready for the next deal."""
    return readied(state, command, "")


def readied(state: TableState, command: cmd.Command, word: str) -> Verdict:
    """Mark the person as ready, with a word for the coming deal (its hash, "" for none)."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if not state.between:
        return OutOfDate()
    if player in state.ready:
        return Refusal("already-ready")
    return (ev.Readied(player, command.press, word),)


@on(cmd.HandOver, not_while=BLOCKED)
def hand_over(state: TableState, body: cmd.HandOver, command: cmd.Command, context: Context) -> Verdict:
    """Let a computer player play for the person until they take the seat back."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    return Refusal("already-away") if state.chairs[player].away else (ev.HandedToBot(player),)


@on(cmd.TakeBack, wakes=True, not_while=STOPPED)
def take_back(state: TableState, body: cmd.TakeBack, command: cmd.Command, context: Context) -> Verdict:
    """Let the person play again instead of the computer player, from the next question on."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    away = state.chairs[player].away
    if state.chairs[player].gone:
        return Refusal("abandoned")
    return (ev.TakenBack(player),) if away else Refusal("not-away")


def close(state: TableState, reason: str, context: Context) -> Verdict:
    """Close the table. A running match ends early first, so that its balances stand (M128, M129). A match whose thread,
    channel or server is gone (ux.md E11), or that nobody has resumed for a month (3.2), ends without a result."""
    if state.board is not None:
        return boards.void(state, reason, context)
    if reason == FORSAKEN and not state.resumable:
        return OutOfDate()  # A person resumed the match at the last moment.
    if state.status != PLAYING or reason == FORSAKEN or (reason in VOID and state.paused == reason):
        return (ev.Closed(reason, context.now),)
    return ended_early(state, reason, context)


def stopped_now(state: TableState) -> MatchResult | None:
    """Return the result of the running match if it stopped now, None if it would have none."""
    facts = state.rules.decide(state.match, None, Stop())
    return state.rules.result((state if isinstance(facts, Refusal) else fold(state, facts)).match)


def ended_early(state: TableState, reason: str, context: Context, *, last: Collection[int] = ()) -> tuple[Any, ...]:
    """Return the events that end a running match now; its balances stand as the game's rules say (M128, M129).
    ``reason`` is the close reason if there is no result; ``last`` are the players put in last place because they
    concede."""
    stopped = state.rules.decide(state.match, None, Stop())
    facts: tuple[Any, ...] = () if isinstance(stopped, Refusal) else stopped
    after = fold(state, facts)
    result = state.rules.result(after.match)
    if result is None:
        return (*facts, ev.Closed(reason, context.now))
    seal = state.seal
    revealed = (ev.SeedRevealed(seal.deal, seal.seed),) if seal and not state.between else ()
    places = conceded_places(result.balances, last) if last else result.places
    finished = ev.Finished(result.balances, places, result.deals, result.complete, context.now)
    return (*facts, *revealed, finished)


def conceded_places(balances: Sequence[int], last: Collection[int]) -> tuple[int, ...]:
    """Return the places if the players in ``last`` concede: they share the last place, the others are placed by their
    balances."""
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
    if isinstance(action, Chance | Stop | Forfeit | ConcedeDeal):
        return Refusal("nothing-to-decide")
    facts = state.rules.decide(state.match, seat_of(state, player), action)
    if isinstance(facts, Refusal):
        return facts
    spent = 0 if by == "computer" else bank_spent(state, player, context.timers, context.now)
    second = by == "clock" and state.clocks.strikes[player] > 0 and not state.chairs[player].away
    gone = (ev.HandedToBot(player, "clock"),) if second else ()
    done = with_followups(state, (ev.Acted(player, by, spent, context.now, action), *facts, *gone), context)
    return (*done, *_left_alone(fold(state, done))) if second else done


def _left_alone(after: TableState) -> tuple[Any, ...]:
    """Pause the table when the last person becomes away at a pace of days, because no other clock would stop the
    computer players there. The person who comes back then finds the match unfinished, and has the full time again. The
    table of a tournament goes on: the others of its round wait for it."""
    waits = (
        by_days(after) and after.board is None and after.status == PLAYING and not after.paused and not humans(after)
    )
    return (ev.Paused("idle"),) if waits else ()


def _chance(state: TableState, kind: str, context: Context, *, unpublished: bool) -> Verdict:
    if seal_due(state) is not None:
        return (new_seal(state, context),)
    if state.seal is None or (context.publishes and unseen(state) and not unpublished):
        return OutOfDate()
    closed = closing(state)
    seal = fold(state, closed).seal or state.seal
    facts = state.rules.decide(state.match, None, Chance(seed=chance_seed(seal.randomness, kind)))
    if isinstance(facts, Refusal):
        return facts
    begun = (ev.DealBegun(seal.deal),) if kind == "shuffle" else ()
    return with_followups(state, (*closed, *begun, *facts), context)


def with_followups(state: TableState, events: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """Add what follows from these events: a finished deal reveals its seed, a finished match is recorded. Neither is
    finished while a question is open."""
    if state.board is not None:
        return boards.with_end(state, events, context)
    after = fold(state, events)
    if all_decisions(after):
        return events
    its_game = state.rules
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
    """Return the players whose open question a computer player answers."""
    if state.paused:
        return ()
    return tuple(player for player in blocking(state) if state.chairs[player].computer)


def waits_for_people_alone(state: TableState) -> bool:
    """Return whether people have the next move in a deal that is sealed, so that the bot owes none."""
    return state.sealed and bool(all_decisions(state)) and not needs_computer(state)


def neutral(state: TableState, player: int) -> Any:
    """Return the neutral answer for a person out of time (ux.md 3.2); None if a computer player chooses."""
    return next((one.default for one in decisions_of(state, player) if not one.optional), None)


# -- what the facts change


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


@fact(ev.SeedRevealed)
def _seed_revealed(state: TableState, event: ev.SeedRevealed) -> TableState:
    seals = tuple(replace(seal, revealed=True) if seal.deal == event.deal else seal for seal in state.seals)
    return replace(state, offer=None, seals=seals, between=True, ready=frozenset())


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


@fact(ev.Closed)
def _closed(state: TableState, event: ev.Closed) -> TableState:
    return replace(state, status=CLOSED, between=False, close_reason=event.reason, ended_at=event.at)
