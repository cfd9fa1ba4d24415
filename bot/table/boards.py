"""A table of a tournament: one deal that is played at many tables, with the same cards (``docs/tournaments.md``).

The bot opens such a table with all its chairs taken, and deals at once. Nobody leads it: nothing can be changed,
conceded or stopped there, and no chair can be taken; who leaves is played for, and may come back. The table is over
with the count of the deal, whatever the length of the match. It counts for the tournament alone.

Its seed is that of the board (:mod:`bot.engine.boards`) and stays secret until the round is closed everywhere
(:class:`CloseBoard`), because others still play the same cards.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine import boards
from bot.engine.actions import Chance, ConcedeDeal, Number, Refusal, Stop
from bot.engine.game import Game, MatchResult, OptionValue
from bot.engine.options import complete
from bot.engine.seal import SEED, chance_seed, sealed
from bot.engine.view import PublicView
from bot.games.registry import companions, game, games
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.facts import fact, fold
from bot.table.lobby import levels_of
from bot.table.model import (
    FINISHED,
    PACES,
    PLAYING,
    BoardRef,
    TableState,
    bot_name,
    derived_id,
    table_name,
)
from bot.table.pause import VOID
from bot.table.selectors import all_decisions, public_view
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

REDEALS = 60
"""Deals that are thrown in one after the other until a board ends with 0 for everybody."""

DEALER = "badge-dealer"
"""The badge of the dealer's seat."""

ALLOWED: tuple[type[cmd.Body], ...] = (
    *(cmd.Act, cmd.HandOver, cmd.TakeBack, cmd.Nudge, cmd.MoreTime, cmd.Resume, cmd.Displace),
)
"""The commands of people at such a table, besides :data:`MODERATION`."""

MODERATION = ("pause", "resume", "repair")
"""What moderators may do there; the rest is for the director of the tournament."""


class BoardChair(msgspec.Struct, frozen=True):
    """Who sits on a chair: a person (the store's number), or a bot of this level; its name is chosen if none is
    given."""

    person: int | None = None
    level: str = "regular"
    name: str = ""


class OpenBoard(cmd.Body, frozen=True):
    """From the bot: open the table of one deal of a tournament, with all chairs taken, and deal at once.

    ``chairs`` are those of the tournament table, in their order round the table; ``dealer`` is the one that deals.
    Everybody with the same place after the dealer gets the same cards. ``seed`` and ``terms`` are those of the board,
    whose seal was published before; the terms name no seat (:func:`bot.engine.boards.for_anybody`). ``number`` is that
    of the tournament table, ``deal`` that of the deal in the round. Without a ``thread`` one is made in ``channel``.
    """

    game: str
    options: dict[str, OptionValue]
    chairs: tuple[BoardChair, ...]
    seed: bytes
    terms: str
    dealer: int
    tournament: str
    round: int
    number: int
    deal: int
    guild: int = 0
    channel: int = 0
    thread: int = 0
    pace: str = "live"
    language: str = "en"
    preset: str = ""
    name: str = ""


class CloseBoard(cmd.Body, frozen=True):
    """From the bot: the round is closed. A deal that is being played is broken off; the seeds become public. Also at a
    table that is over."""


class StandIn(cmd.Body, frozen=True):
    """From the bot: a bot plays for the person on this chair of the tournament from now on (``away``), or the person
    plays again."""

    chair: int
    away: bool = True


OPENING = (cmd.Open, OpenBoard)
"""The commands that open a table."""


def board_table(tournament: str, number: int, table: int, deal: int) -> str:
    """Return the id of the table at which a deal of the round ``number`` is played: always the same, so that opening it
    twice is harmless. It cannot be guessed less than the id of the tournament."""
    return derived_id(f"board {tournament} {number} {table} {deal}")


def why_not(command: cmd.Command) -> Refusal | None:
    """Return why people cannot give this command at the table of a tournament, None if they can."""
    body = command.body
    if command.person is None or isinstance(body, ALLOWED):
        return None
    if isinstance(body, cmd.Moderate) and body.what in MODERATION:
        return None
    return Refusal("board-tournament")


def board_scores(state: TableState) -> tuple[int, ...] | None:
    """Return what each chair of the tournament won in the deal, in the game's unit: both of a fixed side have the same.
    None at other tables, until the deal is over, and for a deal that was broken off without a score."""
    return (state.board.scores or None) if state.board is not None else None


def board_played(state: TableState) -> tuple[int, int]:
    """Return how many tricks of the deal are complete, and how many it has; (0, 0) at other tables."""
    board, view = state.board, public_view(state)
    if board is None:
        return 0, 0
    if board.tricks:
        return board.played, board.tricks
    return view.progress if view is not None else (0, 0)


def board_part_scores(state: TableState) -> tuple[int, ...] | None:
    """Return what each chair of the tournament would have if the deal was broken off now: the mean of what the deal is
    worth if each side in turn gave up the tricks that are missing. None if it cannot be said, as before the first
    trick; the score of a deal that is over."""
    board = state.board
    if board is None or state.status != PLAYING:
        return board_scores(state)
    rules, match = state.rules, state.match
    view, found = rules.view(match), list[tuple[int, ...]]()
    for side in view.sides:
        facts = rules.decide(match, None, ConcedeDeal(rules.seating(match)[side[0]]))
        if isinstance(facts, Refusal):
            return None
        after = rules.view(rules.fold(match, facts))
        if not is_counted(after):
            return None
        found.append(deal_scores(rules, after))
    means = [_toward_zero(sum(amounts), len(found)) for amounts in zip(*found, strict=True)]
    alone = [side[0] for side in view.sides if len(side) == 1]
    if len(alone) == 1:
        means[alone[0]] = 0  # Who plays alone wins what the others lose.
        means[alone[0]] = -sum(means)
    return _by_chair(rules, match, board, tuple(means))


def deal_scores(rules: Game, view: PublicView) -> tuple[int, ...]:
    """Return what each seat won in the first deal of a match, in the game's unit, from its count: of two sides the
    difference of their points, otherwise what the player won or lost. All 0 if nothing was counted."""
    if not is_counted(view):
        return (0,) * len(view.seats)
    points = companions(rules.meta.slug).deal_points
    if points is not None:
        amounts = points(view.counts[-1])
        return tuple(2 * amounts[info.side] - sum(amounts) for info in view.seats)
    balance = {standing.player: standing.amount for standing in view.standings}
    if len(balance) == 2:
        return tuple(2 * balance[info.player] - sum(balance.values()) for info in view.seats)
    return tuple(balance[info.player] for info in view.seats)


def is_counted(view: PublicView) -> bool:
    """Return whether a deal was counted, and not thrown in."""
    return bool(view.counts and view.counts[-1].lines)


@on(OpenBoard, by=BOT)
def open_board(state: TableState, body: OpenBoard, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: open the table, seat everybody, and deal."""
    if state.seq:
        return OutOfDate() if state.board is not None else Refusal("table-exists")
    if body.game not in games():
        return Refusal("game-unknown", {"game": body.game})
    meta = game(body.game).meta
    options = complete(meta, body.options)
    if isinstance(options, Refusal):
        return options
    if body.pace not in PACES:
        return Refusal("pace-unknown", {"pace": body.pace})
    if not _sound(body, meta.players):
        return Refusal("board-unsound")
    opened = ev.Opened(
        game=body.game,
        name=body.name or table_name(state.id),
        host=0,
        guild=body.guild,
        channel=body.channel,
        language=body.language,
        options=options,
        preset=body.preset,
        pace=body.pace,
        at=context.now,
        ranked=False,
    )
    before = fold(state, (opened, *_sealed(body.seed, body.terms, 1), ev.Started(context.now)))
    order = _order(before, body.dealer, context)
    board = ev.BoardOpened(body.tournament, body.round, body.number, body.deal, order)
    placed = (ev.Placed(body.thread),) if body.thread else ()
    seated = _seated(body, order)
    events = (opened, board, *seated, *placed, *_sealed(body.seed, body.terms, 1), ev.Started(context.now))
    return (*events, *_dealt(fold(state, events), context))


def _sound(body: OpenBoard, players: int) -> bool:
    """Return whether the board can be played by these."""
    people = [one.person for one in body.chairs if one.person is not None]
    levels = {one.level for one in body.chairs if one.person is None}
    return (
        len(body.chairs) == players
        and len(set(people)) == len(people)
        and levels <= set(levels_of(body.game))
        and len(body.seed) == SEED
        and boards.for_anybody(body.terms)
        and 0 <= body.dealer < players
    )


def _seated(body: OpenBoard, order: tuple[int, ...]) -> tuple[Any, ...]:
    found: list[Any] = []
    names: set[str] = {one.name for one in body.chairs}
    for chair, one in zip(order, body.chairs, strict=True):
        if one.person is not None:
            found.append(ev.Seated(chair, one.person))
            continue
        name = one.name or bot_name(names, one.level)
        names.add(name)
        found.append(ev.BotSeated(chair, one.level, name))
    return tuple(found)


def _order(before: TableState, dealer: int, context: Context) -> tuple[int, ...]:
    """Return for each chair of the tournament the chair here, so that ``dealer`` deals and the others follow in order.
    Dealer and seats are drawn from the board's seed, so they are the same at all its tables."""
    after = fold(before, _dealt(before, context))
    rules, match = after.rules, after.match
    players, seating = rules.meta.players, rules.seating(match)
    deals = next((info.seat for info in rules.view(match).seats if DEALER in info.badges), 0)
    return tuple(seating[(deals + chair - dealer) % players] for chair in range(players))


def _sealed(seed: bytes, terms: str, deal: int) -> tuple[Any, ...]:
    """Return the facts of the seal of a deal, to which nobody adds."""
    its, said = boards.seed_of(seed, deal), boards.terms_of(terms, deal)
    return ev.SeedSealed(deal, its, sealed(its, said), said), ev.SealClosed(deal)


def _dealt(state: TableState, context: Context) -> tuple[Any, ...]:
    """Return the facts up to the first question to a player: what is drawn, the shuffle, and the cut, which is the
    board's. A deal that is thrown in is followed by the next, up to :data:`REDEALS`."""
    found: list[Any] = []
    while (more := _drawn(state, context) or _cut(state, context)) is not None:
        found += more
        state = fold(state, more)
    return tuple(found)


def _drawn(state: TableState, context: Context) -> tuple[Any, ...] | None:
    """Return the facts of the randomness that is due, None if none is."""
    rules, seal = state.rules, state.seal
    kind = rules.chance(state.match)
    if kind is None or seal is None or is_counted(rules.view(state.match)):
        return None
    facts = rules.decide(state.match, None, Chance(seed=chance_seed(seal.randomness, kind)))
    if isinstance(facts, Refusal):
        return None
    return (*((ev.DealBegun(seal.deal),) if kind == "shuffle" else ()), *facts)


def _cut(state: TableState, context: Context) -> tuple[Any, ...] | None:
    """Return the facts of a cut that is due, None if none is."""
    rules, match = state.rules, state.match
    asked = next((one for one in rules.decisions(match) if one.number is not None and not one.optional), None)
    if asked is None or asked.number is None or not state.seals:
        return None
    first = state.seals[0]
    action = Number(boards.cut(first.seed, state.seals[-1].deal, asked.number))
    facts = rules.decide(match, asked.seat, action)
    if isinstance(facts, Refusal):
        return None
    return (ev.Acted(rules.seating(match)[asked.seat], "computer", 0, context.now, action), *facts)


def with_end(state: TableState, events: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """Add what follows from these events at the table of a tournament: the next deal after one that was thrown in, or
    the end of the table."""
    after = fold(state, events)
    if all_decisions(after):
        return events
    rules, seal = after.rules, after.seal
    if rules.result(after.match) is None and seal is not None and not is_counted(rules.view(after.match)):
        if rules.chance(after.match) != "shuffle":
            return events
        if seal.deal < REDEALS:
            first = after.seals[0]
            again = _sealed(first.seed, first.terms, seal.deal + 1)
            return (*events, *again, *_dealt(fold(after, again), context))
    return (*events, *_ended(after, context, deal_scores(rules, rules.view(after.match))))


def _ended(state: TableState, context: Context, scores: tuple[int, ...], *, part: bool = False) -> tuple[Any, ...]:
    """Return the facts that end the table with these scores by seat (none: the deal has no score)."""
    rules, board = state.rules, state.board
    played, tricks = board_played(state)
    facts: tuple[Any, ...] = ()
    if rules.result(state.match) is None:
        stopped = rules.decide(state.match, None, Stop())
        facts = () if isinstance(stopped, Refusal) else stopped
    zeros = (0,) * len(state.chairs)
    result = rules.result(fold(state, facts).match) or MatchResult(zeros, (1,) * len(zeros), 0, complete=False)
    won = _by_chair(rules, state.match, board, scores) if scores and board is not None else ()
    ended = ev.BoardPlayed(
        scores=won,
        played=played if part else tricks,
        tricks=tricks,
        balances=result.balances,
        places=result.places,
        deals=result.deals,
        complete=result.complete,
        at=context.now,
        part=part,
    )
    return (*facts, ended)


def _by_chair(rules: Game, match: Any, board: BoardRef, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return scores by seat in the order of the chairs of the tournament."""
    seating = rules.seating(match)
    return tuple(scores[seating.index(player)] for player in board.chairs)


def _toward_zero(amount: int, count: int) -> int:
    """Return a mean without its fraction, so that opposite amounts stay opposite."""
    return amount // count if amount >= 0 else -(-amount // count)


@on(CloseBoard, by=BOT)
def close_board(state: TableState, body: CloseBoard, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: break off a deal that is being played, and make the seeds public."""
    board = state.board
    if board is None or board.revealed:
        return OutOfDate()
    revealed = (ev.BoardRevealed(context.now),)
    if state.status != PLAYING:
        return revealed
    played, tricks = board_played(state)
    scores = board_part_scores(state) if 2 * played >= tricks else None
    by_seat = _by_seat(state, scores or ())
    return (*_ended(state, context, by_seat, part=True), *revealed)


def _by_seat(state: TableState, scores: tuple[int, ...]) -> tuple[int, ...]:
    board = state.board
    if not scores or board is None:
        return ()
    return tuple(scores[board.chairs.index(player)] for player in state.rules.seating(state.match))


@on(StandIn, by=BOT)
def stand_in(state: TableState, body: StandIn, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: let a bot play for a person, or the person again."""
    board = state.board
    if board is None or state.status != PLAYING or not 0 <= body.chair < len(board.chairs):
        return OutOfDate()
    player = board.chairs[body.chair]
    chair = state.chairs[player]
    if chair.person is None or chair.away == body.away:
        return OutOfDate()
    return (ev.HandedToBot(player),) if body.away else (ev.TakenBack(player),)


def void(state: TableState, reason: str, context: Context) -> Verdict:
    """Close the table without a score, because its place is gone; its seed stays secret. Anything else that would end a
    match is out of date here."""
    gone = state.status != PLAYING or (reason in VOID and state.paused == reason)
    return (ev.Closed(reason, context.now),) if gone else OutOfDate()


# -- what the facts change


@fact(ev.BoardOpened)
def _board_opened(state: TableState, event: ev.BoardOpened) -> TableState:
    board = BoardRef(event.tournament, event.round, event.number, event.deal, event.chairs)
    return replace(state, board=board)


@fact(ev.BoardPlayed)
def _board_played(state: TableState, event: ev.BoardPlayed) -> TableState:
    board = state.board
    return replace(
        state,
        status=FINISHED,
        between=False,
        balances=event.balances,
        places=event.places,
        ended_at=event.at,
        board=replace(board, scores=event.scores, part=event.part, played=event.played, tricks=event.tricks)
        if board is not None
        else None,
    )


@fact(ev.BoardRevealed)
def _board_revealed(state: TableState, event: ev.BoardRevealed) -> TableState:
    seals = tuple(replace(seal, revealed=True) for seal in state.seals)
    return replace(state, seals=seals, board=replace(state.board, revealed=True) if state.board is not None else None)
